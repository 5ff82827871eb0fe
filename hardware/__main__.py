"""`python -m hardware`: look after the wires without starting the console."""

from __future__ import annotations

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command runs, Ctrl-C ends all without a word

import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic_ns
from typing import Annotated, TypeAlias

import typer
from platformdirs import user_config_path, user_state_path
from rich.console import Console

from hardware import report, wiring
from hardware.control_socket import NobodyThere, Refused, ask_any, places
from hardware.dice_test import count_throws
from hardware.doctor import describe, examine, watch
from hardware.pin_names import BadHardware
from hardware.tables import SYSTEM_FILE, Tables, read_files

WELL, FAILED, WRONG = 0, 1, 2
EXIT_CODES = (
    "Exit codes: 0 all well · 1 something is not well, or cannot be done · 2 wrong argument or setting; one sentence "
    "says which."
)

app = typer.Typer(add_completion=False, no_args_is_help=True, help=__doc__, epilog=EXIT_CODES)

Configuration: TypeAlias = Annotated[
    Path | None,
    typer.Option("--config", help="One more settings file, read last, as the console does; [panel] and [dice] count."),
]
Socket: TypeAlias = Annotated[
    Path | None, typer.Option("--socket", help="The socket of the console; without it the usual places are tried.")
]


@app.command("doctor", epilog=EXIT_CODES)
def doctor_command(config: Configuration = None, socket: Socket = None) -> None:
    """Say on one page what is configured, found and missing, and what to do about it.

    A console that runs is asked; else pins and reader are taken for a moment.
    """
    files, tables = _tables(config)
    if refused := _refused(config):
        typer.echo(refused, err=True)
        raise typer.Exit(WRONG)
    for line in report.head(tables, files):
        typer.echo(line)
    try:
        found = report.told(ask_any(_sockets(socket), ["health"]))
        typer.echo("\nA console is running and says:")
    except (NobodyThere, Refused):
        found = report.findings(examine(tables, monotonic_ns), files)
        typer.echo("\nNo console is running. What answers now:")
    lines = list(found)
    for _, line in lines or [(True, "nothing is configured that could be asked")]:
        typer.echo(line)
    raise typer.Exit(WELL if all(well for well, _ in lines) else FAILED)


@app.command("watch", epilog=EXIT_CODES)
def watch_command(config: Configuration = None) -> None:
    """Print every press, release and throw until Ctrl+C, to see which wire is which."""
    _, tables = _tables(config)
    with suppress(KeyboardInterrupt):
        for signal in watch(tables, monotonic_ns):
            typer.echo(describe(signal))


@app.command("wiring", epilog=EXIT_CODES)
def wiring_command(
    config: Configuration = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the header with its wires into this file.")] = None,
) -> None:
    """List which wire goes from which place of the header to which button, and draw it."""
    _, tables = _tables(config)
    if not wiring.rows(tables.panel):
        typer.echo("no seat has pins: see [[panel.seats]] in docs/configuration.md", err=True)
        raise typer.Exit(WRONG)
    Console().print(wiring.table(tables.panel))
    typer.echo(wiring.common(tables.panel))
    try:
        if svg is not None:
            svg.write_text(wiring.draw(tables.panel), encoding="utf-8")
            typer.echo(f"drawn in {svg}")
    except OSError as error:
        typer.echo(f"{svg}: it cannot be written ({error.strerror})", err=True)
        raise typer.Exit(WRONG) from error


@app.command("fault", epilog=EXIT_CODES, context_settings={"ignore_unknown_options": True})
def fault_command(words: Annotated[list[str], typer.Argument()], socket: Socket = None) -> None:
    """Play a fault at a console that runs with --mock: fault buttons bounce 3 STAY."""
    try:
        typer.echo(ask_any(_sockets(socket), words))
    except (NobodyThere, Refused) as reason:
        typer.echo(reason, err=True)
        raise typer.Exit(FAILED) from reason


@app.command("dice-test", epilog=EXIT_CODES)
def dice_test_command(
    config: Configuration = None,
    device: Annotated[str, typer.Option(help="This reader instead of the configured one; mock: a pretended one.")] = "",
    number: Annotated[int, typer.Option("--throws", min=1, max=100_000, help="How many throws.")] = 100,
    dice: Annotated[int, typer.Option(min=1, max=12, help="Dice in each throw.")] = 2,
    sides: Annotated[int, typer.Option(min=2, max=100, help="Sides of a die.")] = 6,
    picture: Annotated[Path | None, typer.Option(help="Leave the counts here as an SVG.")] = None,
) -> None:
    """Throw with the dice reader and tell how evenly its faces fall. Ctrl+C ends it with what there is by then."""
    tables = Tables() if device else _tables(config)[1]
    try:
        raise typer.Exit(count_throws(tables.dice, device, number, dice, sides, picture))
    except (OSError, BadHardware) as error:
        typer.echo(error, err=True)
        raise typer.Exit(WRONG) from error


def _sockets(given: Path | None) -> tuple[Path, ...]:
    if given is not None:
        return (given,)
    state = os.environ.get("STATE_DIRECTORY", "").split(":")[0]
    return places(os.environ, Path(state) if state else user_state_path("tabletop"))


def _refused(config: Path | None) -> str:
    """What the console says of the whole configuration, most of which is no business of the hardware; empty: all well.

    It is asked as a program, as a person would: neither package knows the other from within.
    """
    given = () if config is None else ("--config", str(config))
    command = (sys.executable, "-m", "console", *given, "config")
    said = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", errors="replace", check=False)
    return said.stderr.strip() if said.returncode == WRONG else ""


def _tables(config: Path | None) -> tuple[list[Path], Tables]:
    """The files that are read and their tables: those of the usual two that exist, and over them the one named."""
    usual = (SYSTEM_FILE, user_config_path("tabletop") / "console.toml")
    files = [path for path in usual if path.exists()] + ([] if config is None else [config])
    try:
        return files, read_files(files)
    except BadHardware as error:
        typer.echo(error, err=True)
        raise typer.Exit(WRONG) from error


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    app()
