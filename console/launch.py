"""From settings to a console that runs: the screen first, everything heavy behind it, and what to say if it fails.

Like `__main__`, whose hands this is, it may look at clock and environment. Imports that take time stand in the
functions: the table is lit before the rest of the program is there.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from ctypes import CDLL
from datetime import date
from functools import partial
from pathlib import Path
from time import monotonic_ns, sleep
from typing import TYPE_CHECKING, Any, NoReturn

from console.config import Config, ConfigError, check_games, load
from console.display import TITLE, Display, DisplayError, Mode, drivers, first_display, open_display
from console.paths import config_files, control_sockets, folders, phrases, state_file
from console.service import NOBODY, Supervisor, supervisor, wait_for_display
from console.store_lock import AlreadyRunning, is_free
from games.folders import languages

if TYPE_CHECKING:
    from console.desk import Desk
    from console.screens import Screen
    from games.scene import Scene

FAILED, WRONG, NO_SCREEN, RUNNING = 1, 2, 3, 4
GIVEN = dict(os.environ)
"""The environment as it was found; a driver that was tried is written into the present one."""


def stop(code: int, reason: object) -> NoReturn:
    """Ends the process with one sentence; as a service also on its terminal, which is all that there is to be seen."""
    print(reason, file=sys.stderr)
    if os.environ.get("NOTIFY_SOCKET") and os.isatty(0):
        os.write(0, f"\r\n{reason}\r\n".encode())
    raise SystemExit(code)


def settings(file: Path | None = None, arguments: dict[str, Any] | None = None) -> Config:
    """The settings of the files, with arguments over them; ends the process if they are wrong."""
    try:
        return load(config_files(), file, languages(folders()), arguments)
    except ConfigError as reason:
        stop(WRONG, reason)


def refuse_unknown_games(config: Config) -> None:
    """Ends the process if the settings name games or bots that there are not."""
    from games import all_games

    try:
        check_games(config, all_games())
    except ConfigError as reason:
        stop(WRONG, reason)


def launch(
    config: Config,
    state: Path | None = None,
    game: str | None = None,
    demo_without_screen: bool = False,
    presented: Callable[[Scene], None] = lambda scene: None,
) -> None:
    """Runs the console until somebody leaves.

    state: the store's file. game: begin with it at once. demo_without_screen: play a demonstration where there is no
    screen, instead of ending. presented: told each scene once it is on the screen.
    """
    gc.disable()  # nothing that is made at the start is thrown away; a fifth of the time goes without it
    start = None if game is None else _begin(config, game)
    state = store_file(state)
    above = supervisor(os.environ, os.getpid(), _notifier())
    _on_request(lambda *_: os._exit(0))  # nothing has been begun yet that would have to be ended
    try:
        is_free(state)
        display = wait_for_display(partial(_light, config), above, sleep, partial(print, file=sys.stderr))
    except AlreadyRunning as reason:
        stop(RUNNING, reason)
    except DisplayError as reason:
        if not demo_without_screen:
            stop(NO_SCREEN, reason)
        from console.errands import demonstration

        print(f"{reason} Here is a demonstration game instead.", file=sys.stderr)
        demonstration(config)
        return
    if above.present:
        print(f"screen: {display.about}", file=sys.stderr)
    _run(config, state, display, start, presented, above)


def _notifier() -> Callable[[str], object]:
    """Tells systemd something, where it has started us."""
    if not os.environ.get("NOTIFY_SOCKET"):
        return NOBODY.tell
    from sdnotify import SystemdNotifier

    notifier = SystemdNotifier()
    if notifier.socket is not None:
        notifier.socket.setblocking(False)  # a word that nobody takes is not worth a loop that waits
    tell: Callable[[str], object] = notifier.notify
    return tell


def store_file(state: Path | None) -> Path:
    """The store's file; ends the process where the path that was given names none."""
    if state is None:
        return state_file(os.environ)
    if not state.name:
        stop(WRONG, f"--state {str(state)!r} names no file.")
    return state


def _light(config: Config) -> Display:
    """The display, with the empty table on it."""
    from console.painter.ground import ground

    mode: Mode = "fullscreen" if config.display.fullscreen else "window"
    look = partial(open_display, mode, TITLE, None if config.display.fullscreen else config.display.size)
    os.environ.setdefault("SDL_RENDER_DRIVER", "opengles2")
    display = first_display(drivers(sys.platform, GIVEN), _take_driver, CDLL, look)
    display.surface.blit(ground(display.surface.get_size()), (0, 0))
    display.show([display.surface.get_rect()])
    return display


def _take_driver(name: str) -> None:
    """Has SDL use this video driver, or its own choice where the name is empty."""
    if name:
        os.environ["SDL_VIDEODRIVER"] = name


def _begin(config: Config, game: str) -> Callable[[Desk], Screen]:
    """The game that was asked for, with people at the first seats and the configured bots at the last."""
    import games
    from console.screens.table import begin
    from games.core import BadNotation, Setup, complete

    try:
        chosen = games.game(game)
        for bot in config.bots:
            chosen.bot(bot)
        complete(chosen, Setup(config.seats))
    except BadNotation as reason:
        stop(WRONG, reason)
    people = max(0, config.seats - len(config.bots))
    return partial(begin, game=chosen, seating=(*range(people), *config.bots[: config.seats]))


def _run(
    config: Config,
    state: Path,
    display: Display,
    start: Callable[[Desk], Screen] | None,
    presented: Callable[[Scene], None],
    above: Supervisor,
) -> None:
    from console.assembly import World, assemble
    from console.audits import day_of
    from console.screens.start import opening
    from console.store import NewerStore

    world = World(
        state=state,
        clock_ns=monotonic_ns,
        entropy=os.urandom,
        presented=presented,
        sockets=control_sockets(os.environ),
        phrases=phrases(os.environ),
        above=above,
        day=lambda: day_of(date.today()),
        boot=_boot(),
        log=_log,
    )
    try:
        console = assemble(config, world, start or opening, display)
    except AlreadyRunning as reason:
        stop(RUNNING, reason)
    except (NewerStore, ConfigError) as reason:
        stop(WRONG, reason)
    _on_request(lambda *_: console.inbox.put("leave"))
    if config.visitors.locked:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is a key like any other
    threading.excepthook = _end
    gc.enable()
    try:
        console.app.run()
    finally:
        console.close()


def _log(line: str) -> None:
    """Onto standard error, which is the journal of a service; a log that takes nothing ends no game."""
    with suppress(OSError, ValueError):
        print(line, file=sys.stderr, flush=True)


def _boot() -> str:
    """What the kernel calls the time since the machine was switched on."""
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return "unknown"


def _on_request(action: Callable[..., object]) -> None:
    """What is done when the system, or Ctrl+C in a terminal, asks the console to end."""
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, action)


def _end(failure: threading.ExceptHookArgs) -> None:
    """A thread that has failed ends the process: the service starts it again and the table offers to go on."""
    sys.excepthook(failure.exc_type, failure.exc_value or SystemExit(FAILED), failure.exc_traceback)
    os._exit(FAILED)
