"""`python -m hardware`: look after the wires without starting the console."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from time import monotonic_ns
from typing import Annotated, TypeAlias

import typer
from platformdirs import user_state_path

from hardware.control_socket import NobodyThere, Refused, ask_any, places
from hardware.dice_test import count_throws
from hardware.doctor import Tables, describe, examine, read_tables, readers_there, watch
from hardware.pin_names import BadHardware
from hardware.signals import Fault

app = typer.Typer(add_completion=False, no_args_is_help=True, help=__doc__)

Configuration: TypeAlias = Annotated[
    Path, typer.Option("--config", help="The console's configuration; its tables [panel] and [dice] are read.")
]
Socket: TypeAlias = Annotated[
    Path | None, typer.Option("--socket", help="The socket of the console; without it the usual places are tried.")
]
_USUAL = Path("/etc/tabletop/console.toml")


@app.command("doctor")
def doctor_command(config: Configuration = _USUAL) -> None:
    """Say what is configured, found and missing. Exit code 0: all well, 1: something is not, 2: bad configuration."""
    tables = _tables(config)
    typer.echo(f"buttons: {tables.panel.kind}, {len(tables.panel.seats)} seats with pins")
    typer.echo(f"dice reader: {tables.dice.device or 'none configured'}")
    for path in readers_there():
        typer.echo(f"  plugged in: {path}")
    well = True
    for found in examine(tables, monotonic_ns):
        well = well and not isinstance(found, Fault)
        typer.echo(f"{'NOT WELL' if isinstance(found, Fault) else 'well'}: {describe(found)}")
    raise typer.Exit(0 if well else 1)


@app.command("watch")
def watch_command(config: Configuration = _USUAL) -> None:
    """Print every press, release and throw until Ctrl+C, to see which wire is which."""
    tables = _tables(config)
    with suppress(KeyboardInterrupt):
        for signal in watch(tables, monotonic_ns):
            typer.echo(describe(signal))


@app.command("fault", context_settings={"ignore_unknown_options": True})
def fault_command(words: Annotated[list[str], typer.Argument()], socket: Socket = None) -> None:
    """Play a fault at a console that runs with --mock: fault buttons bounce 3 STAY. Exit code 1 if it cannot be."""
    try:
        typer.echo(ask_any(_sockets(socket), words))
    except (NobodyThere, Refused) as reason:
        typer.echo(reason, err=True)
        raise typer.Exit(1) from reason


@app.command("dice-test")
def dice_test_command(
    config: Configuration = _USUAL,
    device: Annotated[str, typer.Option(help="This reader instead of the configured one; mock: a pretended one.")] = "",
    number: Annotated[int, typer.Option("--throws", min=1, max=100_000, help="How many throws.")] = 100,
    dice: Annotated[int, typer.Option(min=1, max=12, help="Dice in each throw.")] = 2,
    sides: Annotated[int, typer.Option(min=2, max=100, help="Sides of a die.")] = 6,
    picture: Annotated[Path | None, typer.Option(help="Leave the counts here as an SVG.")] = None,
) -> None:
    """Throw with the dice reader and tell how evenly its faces fall. Ctrl+C ends it with what there is by then."""
    tables = Tables() if device else _tables(config)
    try:
        raise typer.Exit(count_throws(tables.dice, device, number, dice, sides, picture))
    except (OSError, BadHardware) as error:
        typer.echo(error, err=True)
        raise typer.Exit(2) from error


def _sockets(given: Path | None) -> tuple[Path, ...]:
    if given is not None:
        return (given,)
    state = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    return places(os.environ, Path(state) if state else user_state_path("tabletop"))


def _tables(config: Path) -> Tables:
    try:
        return read_tables(config.read_text(encoding="utf-8-sig"))
    except (OSError, UnicodeDecodeError, BadHardware) as error:
        said = error.strerror if isinstance(error, OSError) else str(error)
        typer.echo(f"{config}: {said}", err=True)
        raise typer.Exit(2) from error


if __name__ == "__main__":
    app()
