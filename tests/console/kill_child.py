"""A console that is to be killed: the real store, screens, loop and painter; hands on a pretended panel play fast.

Run as a module it is a server, so that a kill costs little: it warms up once and forks a console for every line
`<mode> <state file> <seed>` on its standard input. It writes `pid <n>`, then what the paint path reports, one line
a scene, then `gone`. Nothing but the loop's callback for presented scenes reports.

Modes: "plain"; "slow", with a disk that takes its time to commit; "hasty", the same with a store that claims a
transaction to be on disk when it is handed over, so that painting precedes the commit; "careless", with a store that
never asks the disk to finish. "plain/the_choice" plays that game; without a game the miniature one is played, in which
much is taken back.
"""

from __future__ import annotations

import os
import sqlite3
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import console.assembly
import console.painter.painter
from console.assembly import Console, World, assemble
from console.config import Config, Display
from console.desk import Desk
from console.painter.ground import ground
from console.screens import table
from console.screens.table import Table
from console.session import Session
from console.signals import Saved
from console.store import Store
from games.scene import Scene
from games.words import Words
from hardware.config import PanelConfig
from hardware.debounce import MS
from hardware.mock_panel import MockPanel
from hardware.signals import Button
from tests.games import miniature
from tests.games.walks import GAMES

COMMIT_S = 0.02
"""What a commit of the slow disk takes."""

NEXT = (Button.DOUBLE,)
TAKE = (Button.DOUBLE, Button.STAY, Button.STAY)
GESTURES = ((Button.STAY,), TAKE, TAKE, TAKE, (Button.LEAVE,), (Button.LEAVE,))
"""What hands do in one go: throw or be done, take pebbles, take that back."""

SETTINGS = Config(
    seats=3,
    timer_s=0,
    idle_s=0,
    display=Display(fullscreen=False, width=320, height=240, motion=False),
    panel=PanelConfig(kind="mock"),
)
OPTIONS: dict[str, Any] = {"heap": 30, "rounds": 10}


class SlowDisk(sqlite3.Connection):
    """A real file that is reached late."""

    def commit(self) -> None:
        threading.Event().wait(COMMIT_S)
        super().commit()


class SlowStore(Store):
    """The store on a slow disk."""

    def __init__(self, path: Path, notify: Any, **more: Any) -> None:
        super().__init__(path, notify, _slow, **more)
        self.notify = notify


class HastyStore(SlowStore):
    """The same, but what is handed over counts as written."""

    def append(self, key: int, entries: Any) -> int:
        ticket = super().append(key, entries)
        self.notify(Saved(ticket, True))
        return ticket


class Unsynced(sqlite3.Connection):
    """A real file whose bytes the system may keep in memory for as long as it likes."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        return super().execute(sql.replace("synchronous = FULL", "synchronous = OFF"), *values)


class CarelessStore(Store):
    """The store without a single fsync of its database."""

    def __init__(self, path: Path, notify: Any, **more: Any) -> None:
        super().__init__(path, notify, _unsynced, **more)


STORES: dict[str, Any] = {"plain": Store, "slow": SlowStore, "hasty": HastyStore, "careless": CarelessStore}


def _slow(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False, factory=SlowDisk)


def _unsynced(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False, factory=Unsynced)


class Hands:
    """Time that passes when told to, and hands that tap whatever lamps invite them."""

    def __init__(self, mode: str, state: Path, seed: str, report_to: int) -> None:
        mode, _, game_id = mode.partition("/")
        self.game = GAMES[game_id or miniature.GAME.id]
        self.now_ns, self.chance, self.report_to = 10**9, Random(seed), report_to
        vars(console.assembly)["Store"] = STORES[mode]
        world = World(
            state=state,
            clock_ns=lambda: self.now_ns,
            entropy=self.chance.randbytes,
            packages=("tests.games",),
            presented=self.report,
        )
        self.console: Console | None = None
        self.console = assemble(SETTINGS, world, self.sit_down)

    def sit_down(self, desk: Desk) -> Table:
        """The game that was left, else a new one."""
        stored = desk.store.unfinished()
        if stored is not None:
            return table.resume(desk, stored)
        return self.begin(desk)

    def begin(self, desk: Desk) -> Table:
        """A new game with as many seats as may sit there, three at the most."""
        small = self.game is miniature.GAME
        return table.begin(desk, self.game, tuple(range(min(3, self.game.seats[-1]))), OPTIONS if small else None)

    def report(self, scene: Scene) -> None:
        """Told by the loop when a scene is on the screen."""
        if self.console is not None and scene.accepted:
            session = self.session()
            os.write(self.report_to, f"{session.key} {scene.accepted} {session.game.show(session.shown)}\n".encode())

    def turn(self) -> None:
        """A gesture of a seat that is invited, and a pass of the loop; a pass more when the store has answered."""
        assert self.console is not None and isinstance(self.console.panel, MockPanel)
        app, session = self.console.app, self.session()
        if lit := sorted(app.screen.lamps()):
            seat, _ = self.chance.choice(lit)
            for tap, button in enumerate(self.chance.choice((*GESTURES, NEXT))):
                self.console.panel.tap(seat, button, self.now_ns + (1 + 70 * tap) * MS, 10 * MS)
        self.now_ns += 250 * MS
        app.turn(0)
        while session.shown is not session.state:
            app.turn(5)
        if session.finished:
            app.screen = self.begin(app.desk)
            self.console.inbox.put("repaint")  # nothing has happened that would show it

    def session(self) -> Session:
        """The game at the table now."""
        screen = self.console.app.screen if self.console else None
        assert isinstance(screen, Table)
        return screen.session

    def play(self) -> None:
        """Until killed."""
        while True:
            self.turn()


def _warm_up(folder: Path) -> None:
    """What every child would read and compute alike is kept: parsed words and the painted ground."""
    vars(console.assembly)["Words"] = cache(Words)
    vars(console.painter.painter)["ground"] = cache(ground)
    with (folder / "warm.txt").open("wb") as nowhere:
        hands = Hands("plain", folder / "warm.sqlite", "warm", nowhere.fileno())
        for _ in range(100):
            hands.turn()
        assert hands.console is not None
        hands.console.close()


def _orders() -> Iterator[list[str]]:
    for line in sys.stdin:
        yield line.split(" ")


def main(folder: Path) -> None:
    """Serves kills until its standard input ends."""
    _warm_up(folder)
    for mode, state, seed in _orders():
        child = os.fork()
        if child == 0:
            Hands(mode, Path(state), seed, 1).play()
        os.write(1, f"pid {child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"gone\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
