"""A stage for screens: presses and time from a script, a store in memory, and no waiting."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Literal

import games
from console.audits import Audits, Count
from console.desk import SECOND, Desk, Habits
from console.screens import Screen
from console.signals import Saved, Shown, Signal
from console.store import Finished, Store, Stored
from games.chance_or_choice import GAME as CHANCE
from games.core import AnyGame, Setup
from games.folders import languages, text_folders
from games.record import Entry
from games.scene import Msg, Scene
from games.words import Words
from hardware.signals import Button, Pressed, Released, Tick
from tests import shapes
from tests.games.miniature import GAME as PEBBLES

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
ROOT = Path(games.__file__).parent.parent
FOLDERS = (ROOT / "console" / "text", *text_folders("games"), *text_folders("tests.games"))
LANGUAGES = languages(FOLDERS)
MS = 1_000_000


@lru_cache
def speak(language: str) -> Words:
    """All words of a language."""
    return Words(language, FOLDERS)


class Memory(Store):
    """A store without a disk: `pump` says Saved for what has been appended since, unless it is held up."""

    def __init__(self) -> None:
        self.games: dict[int, Stored] = {}
        self.pending: list[int] = []
        self.held_up = False
        self.on_disk = True
        self._tickets_given = itertools.count(1)
        self.totals: dict[tuple[str, str, str, str], int] = {}
        self.chosen: dict[str, str] = {}
        self.day = ""
        self.days: dict[int, str] = {}
        self.erased: list[str] = []

    def begin(self, game_id: str, rules: int, setup: Setup, seed: bytes, note: str = "") -> int:
        key = len(self.games) + 1
        self.games[key] = Stored(key, game_id, rules, setup, seed, note)
        return key

    def resume(self, stored: Stored) -> int:
        return stored.key

    def append(self, key: int, entries: Sequence[Entry]) -> int:
        stored = self.games[key]
        self.games[key] = replace(stored, entries=(*stored.entries, *entries))
        self.pending.append(next(self._tickets_given))
        return self.pending[-1]

    def finish(self, key: int, result: tuple[int, ...]) -> None:
        self.games[key] = replace(self.games[key], ended=True, result=result)
        self.days[key] = self.day

    def abandon(self, key: int) -> None:
        self.games[key] = replace(self.games[key], ended=True)

    def unfinished(self) -> Stored | None:
        last = self.games[max(self.games)] if self.games else None
        return None if last is None or last.ended else last

    def finished(self, most: int) -> tuple[Finished, ...]:
        games = ((key, game, game.result) for key, game in sorted(self.games.items(), reverse=True))
        ended = (Finished(key, key, game.game_id, self.days[key], result) for key, game, result in games if result)
        return tuple(itertools.islice(ended, most))

    def read(self, key: int) -> Stored | None:
        return self.games.get(key)

    def load(self, key: int) -> Stored | None:
        return self.games.get(key)

    def keep_counts(self, counts: Iterable[Count]) -> None:
        for count in counts:
            self.totals[count.day, count.what, count.game, count.detail] = count.n

    def counts(self) -> tuple[Count, ...]:
        return tuple(Count(*key, n) for key, n in self.totals.items())

    def set(self, name: str, value: str | None) -> None:
        self.chosen.pop(name, None)
        if value is not None:
            self.chosen[name] = value

    def settings(self) -> dict[str, str]:
        return dict(self.chosen)

    def erase(self, what: Literal["games", "counts", "settings"]) -> None:
        self.erased.append(what)

    def close(self) -> None:
        pass


class Reader:
    """A dice reader that remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def arm(self, dice: int, sides: int, due_id: int) -> None:
        self.told.append(f"arm {dice} {sides}")

    def disarm(self) -> None:
        self.told.append("disarm")


class Stage:
    """A desk and the screen on it, driven as the loop would: signals, flush, paint, Shown."""

    def __init__(
        self, habits: Habits | None = None, table: Sequence[AnyGame] = (CHANCE, PEBBLES), reader: Reader | None = None
    ) -> None:
        self.store = Memory()
        counter = itertools.count()
        self.desk = Desk(
            games=tuple(table),
            store=self.store,
            speak=speak,
            languages=LANGUAGES,
            words=speak("en"),
            entropy=lambda n: bytes([next(counter) % 256]) * n,
            habits=habits or Habits(idle_s=0),
            dice=reader,
            audits=Audits(keep=self.store.keep_counts),
        )
        self.now_ns = 1000 * SECOND
        self.screens: list[str] = []
        self._screen: Screen | None = None

    @property
    def screen(self) -> Screen:
        assert self._screen is not None
        return self._screen

    def show(self, screen: Screen) -> None:
        """Puts a screen on the desk and shows it."""
        self._screen = screen
        self.send()

    def send(self, *signals: Signal) -> None:
        """One pass of the loop, and those that the store's answers bring."""
        self._pass(*signals)
        while self.store.pending and not self.store.held_up:
            tickets, self.store.pending = self.store.pending, []
            self._pass(*(Saved(ticket, self.store.on_disk) for ticket in tickets))

    def _pass(self, *signals: Signal) -> None:
        for signal in signals:
            self._screen = self.screen.handle(signal)
        self.desk.flush()
        self.screen.scene()
        self.now_ns += MS
        self._screen = self.screen.handle(Shown(self.now_ns))

    def press(self, panel: int, button: Button, hold_s: float = 0.05) -> None:
        """A press, held so long, and its release."""
        self.now_ns += MS
        self.send(Pressed(panel, button, self.now_ns))
        self.wait(hold_s)
        self.send(Released(panel, button, self.now_ns))

    def tap(self, panel: int, *buttons: Button) -> None:
        """Short presses one after another."""
        for button in buttons:
            self.press(panel, button)

    def late(self, panel: int, button: Button, stamped_ns: int) -> None:
        """A press that arrives now and was stamped earlier; let go at once."""
        self.send(Pressed(panel, button, stamped_ns), Released(panel, button, self.now_ns))

    def wait(self, seconds: float) -> None:
        """Lets time pass, with a tick whenever the screen wants one."""
        until = self.now_ns + int(seconds * SECOND)
        for _ in range(5000):
            due = self.screen.due_ns()
            if due is None or due > until:
                break
            self.now_ns = max(due, self.now_ns)
            self.send(Tick(self.now_ns))
        else:
            raise AssertionError(f"{type(self.screen).__name__} wants tick after tick")
        self.now_ns = max(self.now_ns, until)
        self.send(Tick(self.now_ns))

    @property
    def name(self) -> str:
        """Which screen is shown."""
        return type(self.screen).__name__

    def words(self) -> tuple[str, ...]:
        """All words on the screen, in the order they are drawn."""
        return tuple(self.desk.words.say(message) for message in messages(self.screen.scene()))


def messages(scene: Scene) -> tuple[Msg, ...]:
    """Every message of a scene."""
    return tuple(shapes.messages(scene.shapes))
