"""`python -m console`: reads arguments, environment and settings, and starts the console."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic_ns
from typing import Annotated, Any, NoReturn

import typer

import games
from console.assembly import World, assemble, folders
from console.config import Config, ConfigError, load
from console.config_text import dump_commented
from console.desk import Desk
from console.display import DisplayError, environment
from console.paths import config_files, state_file
from console.screens import Screen
from console.screens.start import opening
from console.screens.table import begin
from console.store import AlreadyRunning, NewerStore
from games.core import BadNotation, Setup, complete
from games.words import Words, languages

FAILED, WRONG, NO_SCREEN, RUNNING = 1, 2, 3, 4
EXIT_CODES = "Exit codes: 0 ended as asked · 1 failed · 2 wrong argument or setting · 3 no screen · 4 already running."

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None, epilog=EXIT_CODES)


def _stop(code: int, reason: object) -> NoReturn:
    print(reason, file=sys.stderr)
    raise SystemExit(code)


@app.callback(invoke_without_command=True, epilog=EXIT_CODES)
def run(
    context: typer.Context,
    config: Annotated[Path | None, typer.Option(help="One more settings file, read last.")] = None,
    windowed: Annotated[bool, typer.Option("--windowed", help="A window instead of the whole screen.")] = False,
    mock: Annotated[bool, typer.Option("--mock", help="Pretended buttons: keys close contacts that chatter.")] = False,
    game: Annotated[str | None, typer.Option(help="Begin with this game, at once.")] = None,
    seats: Annotated[int | None, typer.Option(help="Seats at the table, 1 to 100.")] = None,
    bots: Annotated[str | None, typer.Option(help="Bots for the last seats, as in cautious,leave-at-20.")] = None,
    language: Annotated[str | None, typer.Option(help="Language at the start: en, fa.")] = None,
    layout: Annotated[str | None, typer.Option(help="wall (upright screen) or table (it lies flat).")] = None,
    state: Annotated[Path | None, typer.Option(help="The file that keeps the games.")] = None,
    demo: Annotated[
        bool, typer.Option("--demo", help="No screen: play a demonstration, leave it in ./played.")
    ] = False,
    demo_without_screen: Annotated[bool, typer.Option("--demo-without-screen", hidden=True)] = False,
) -> None:
    """Start the console of the table: a screen, three buttons a seat, four games about chance and choice.

    Without a subcommand it runs until Esc, a closed window or SIGTERM. Games survive crashes and power cuts.
    """
    names = bots.split(",") if bots else None
    arguments = _arguments(windowed, mock, seats=seats, bots=names, language=language, layout=layout)
    settings = _settings(config, arguments)
    if context.invoked_subcommand is not None:
        context.obj = settings
    elif demo:
        _demonstrate(settings)
    else:
        world = World(state=state or state_file(os.environ), clock_ns=monotonic_ns, entropy=os.urandom)
        _run(settings, world, _begin(settings, game), demo_without_screen)


@app.command(name="config")
def show_config(context: typer.Context) -> None:
    """Print every setting as it is now, with its meaning and what is allowed."""
    print(dump_commented(context.obj), end="")


def _settings(file: Path | None, arguments: dict[str, Any]) -> Config:
    """The settings of the files, with the arguments over them."""
    try:
        return load(config_files(), file, languages(folders()), arguments)
    except ConfigError as reason:
        _stop(WRONG, reason)


def _arguments(windowed: bool, mock: bool, **given: Any) -> dict[str, Any]:
    """The arguments that were given, in the form of the settings."""
    arguments = {name: value for name, value in given.items() if value is not None}
    if windowed:
        arguments["display"] = {"fullscreen": False}
    if mock:
        arguments["panel"] = {"kind": "mock"}
    return arguments


def _begin(config: Config, game: str | None) -> Callable[[Desk], Screen]:
    """What the console begins with: the usual screens, or at once the game that was asked for."""
    if game is None:
        return opening
    try:
        chosen = games.game(game)
        for bot in config.bots:
            chosen.bot(bot)
        complete(chosen, Setup(config.seats))
    except BadNotation as reason:
        _stop(WRONG, reason)
    people = max(0, config.seats - len(config.bots))
    seating = (*range(people), *config.bots[: config.seats])
    return partial(begin, game=chosen, seating=seating)


def _run(config: Config, world: World, start: Callable[[Desk], Screen], demo_without_screen: bool) -> None:
    os.environ.update(environment(sys.platform, os.environ))
    try:
        console = assemble(config, world, start)
    except AlreadyRunning as reason:
        _stop(RUNNING, reason)
    except NewerStore as reason:
        _stop(WRONG, reason)
    except DisplayError as reason:
        if not demo_without_screen:
            _stop(NO_SCREEN, reason)
        print(f"{reason} Here is a demonstration game instead.", file=sys.stderr)
        _demonstrate(config)
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: console.inbox.put("leave"))
    gc.freeze()  # what has been made by now stays; the collector need not look at it again
    threading.excepthook = _end
    try:
        console.app.run()
    finally:
        console.close()


def _end(failure: threading.ExceptHookArgs) -> None:
    """A thread that has failed ends the process: the service starts it again and the table offers to go on."""
    sys.excepthook(failure.exc_type, failure.exc_value or SystemExit(FAILED), failure.exc_traceback)
    os._exit(FAILED)


def _demonstrate(config: Config) -> None:
    from console.demonstration import demonstrate  # here: a console with a screen starts sooner without it

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    first = next(iter(games.all_games().values()))
    try:
        left = demonstrate(first, Words(config.language, folders()), os.urandom(32), Path("played"))
    except OSError as reason:
        _stop(WRONG, f"./played: the demonstration cannot be left there ({reason.strerror}).")
    print("Left for you:", *left, sep="\n  ")


if __name__ == "__main__":
    app()
