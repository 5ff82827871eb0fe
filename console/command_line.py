"""The arguments of `python -m console`."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer

from console.launch import FAILED, WRONG, launch, settings, stop

EXIT_CODES = "Exit codes: 0 ended as asked · 1 failed · 2 wrong argument or setting · 3 no screen · 4 already running."

USED = {
    "--demo": ("config", "language"),
    "config": ("config", "windowed", "mock", "seats", "bots", "language", "layout"),
    "export": ("config", "language", "state"),
    "picture": ("config", "language"),
    "dice-report": ("state",),
}
"""The options before a subcommand that mean something to it; another one is refused, not passed over."""
ALWAYS = "demo_without_screen"
"""What `./play` puts before whatever it was given."""

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, epilog=EXIT_CODES)


@app.callback(invoke_without_command=True, epilog=EXIT_CODES)
def run(
    context: typer.Context,
    config: Annotated[Path | None, typer.Option(help="One more settings file, read last.")] = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="A window instead of the whole screen.")] = False,
    mock: Annotated[bool, typer.Option("--mock", help="Pretended buttons: keys close contacts that chatter.")] = False,
    game: Annotated[str | None, typer.Option(help="Begin with this game, at once.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table, 1 to 100.")] = None,
    bots: Annotated[str | None, typer.Option(help="Bots at the start, as in cautious,leave-at-20.")] = None,
    language: Annotated[str | None, typer.Option(help="Language at the start, e.g. en or fa.")] = None,
    layout: Annotated[str | None, typer.Option(help="wall (upright screen) or table (it lies flat).")] = None,
    state: Annotated[Path | None, typer.Option(help="The file that keeps the games.")] = None,
    demo: Annotated[bool, typer.Option("--demo", help="Without a screen: play a game, leave it in ./played.")] = False,
    demo_without_screen: Annotated[bool, typer.Option("--demo-without-screen", hidden=True)] = False,
) -> None:
    """Start the console of the table: a screen, three buttons a seat, four games about chance and choice.

    Without a subcommand it runs until Esc, a closed window or SIGTERM. Games survive crashes and power cuts.
    """
    if task := context.invoked_subcommand or ("--demo" if demo else ""):
        _refuse_unused(context, task)
    names = bots.split(",") if bots else None
    arguments = _arguments(windowed, mock, seats=seats, bots=names, language=language, layout=layout)
    context.obj = settings(config, arguments)
    if task == "--demo":
        from console.errands import demonstration

        demonstration(context.obj)
    elif context.invoked_subcommand is None:
        launch(context.obj, state, game, demo_without_screen)


@app.command(name="config")
def show_config(context: typer.Context) -> None:
    """Print every setting as it is now, with its meaning and what is allowed."""
    from console.config_text import dump_commented
    from console.launch import refuse_unknown_games

    refuse_unknown_games(context.obj)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # what comes out is TOML, whatever the terminal speaks
    try:
        print(dump_commented(context.obj), end="", flush=True)
    except OSError as reason:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # or Python would fail over it once more at the very end
        stop(FAILED, f"the output: {reason.strerror}")


@app.command(name="export")
def export_games(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="Where the records go; it is made if it is not there.")],
    state: Annotated[Path | None, typer.Option(help="The file that keeps the games.")] = None,
) -> None:
    """Write every game that was played as a record, to look at with `python -m games replay --verify FILE`.

    Of finished games score sheet and account lie beside it: as text, for a spreadsheet (.csv the points by round and
    seat, -luck.csv luck and choice entry by entry), as a page to print, and as pictures. Bots are named in all of them.
    """
    from console.errands import export_to

    export_to(folder, context.obj, _state(context, state))


@app.command(name="picture")
def picture(
    context: typer.Context,
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, e.g. seeds/chance_or_choice.record.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the picture goes (PNG).")],
    luck: Annotated[bool, typer.Option("--luck", help="Luck and choice instead of the score sheet.")] = False,
) -> None:
    """Draw the score sheet of a record as the screen shows it, in the language of the settings (--language)."""
    from console.errands import picture_of

    picture_of(record, context.obj, file, luck)


@app.command(name="dice-report")
def dice_report(
    context: typer.Context,
    state: Annotated[Path | None, typer.Option(help="The file that keeps the games.")] = None,
    software: Annotated[
        int | None, typer.Option(min=1, max=1_000_000, help="Instead: so many throws of the table's own dice, now.")
    ] = None,
    picture: Annotated[Path | None, typer.Option(help="Leave the counts here as an SVG.")] = None,
) -> None:
    """Tell how evenly the dice of this table have fallen, by the source of the throws, if that can be told."""
    from console.errands import dice_report_of

    dice_report_of(_state(context, state), software, picture)


def _refuse_unused(context: typer.Context, task: str) -> None:
    """Ends the process if an option was given that this subcommand, or --demo, would pass over."""
    for name in context.params:
        source = context.get_parameter_source(name)
        if source and source.name == "COMMANDLINE" and name not in (*USED[task], ALWAYS) and _option(name) != task:
            used = ", ".join(map(_option, USED[task]))
            stop(WRONG, f"{task} has no use for {_option(name)}; of the options of the console it takes {used}.")


def _option(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _state(context: typer.Context, own: Path | None) -> Path | None:
    """The file of games, whether it was named before the subcommand or behind it."""
    before: Path | None = context.parent.params["state"] if context.parent else None
    if own is not None and before is not None and own != before:
        stop(WRONG, f"--state is given twice, as {before} and as {own}; give it once.")
    return before if own is None else own


def _arguments(windowed: bool, mock: bool, **given: Any) -> dict[str, Any]:
    """The arguments that were given, in the form of the settings."""
    arguments = {name: value for name, value in given.items() if value is not None}
    if windowed:
        arguments["display"] = {"fullscreen": False}
    if mock:
        arguments["panel"] = {"kind": "mock"}
        arguments["dice"] = {"device": "mock"}
    return arguments
