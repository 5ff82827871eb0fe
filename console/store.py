"""The store: every game, entry by entry, on disk before it is shown. A thread of its own writes, so input never waits.

Whoever calls gets an answer at once and hears `Saved` when the transaction is on disk. Where it cannot be written,
play goes on: `Saved` says so, one `Fault` tells the table, and the backlog goes with every later batch until it works.
"""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal, TypeAlias

import msgspec

from console import store_file as file
from console.audits import Count
from console.store_care import EVERY, compaction
from console.store_file import NewerStore, Statement
from console.store_lock import AlreadyRunning, lock_of, take_lock
from console.store_writer import DEVICE, Job, Notify, Writer
from games.core import BadRecord, Setup
from games.record import Entry
from hardware.signals import Fault

__all__ = ["AlreadyRunning", "Finished", "NewerStore", "Notify", "Store", "Stored"]

_Row: TypeAlias = tuple[Any, ...]

ERASE = {
    "games": (
        "DELETE FROM entries WHERE key IN (SELECT key FROM ends)",
        "DELETE FROM games WHERE key IN (SELECT key FROM ends)",
        "DELETE FROM ends",
    ),
    "counts": ("DELETE FROM counts",),
    "settings": ("DELETE FROM settings",),
}


@dataclass(frozen=True)
class Stored:
    """A game as the store holds it. entries: all of them, undo included; note: the caller's own, as given to `begin`.

    ended: finished or abandoned; result: final points by seat of a finished game.
    """

    key: int
    game_id: str
    rules: int
    setup: Setup
    seed: bytes
    note: str = ""
    entries: tuple[Entry, ...] = ()
    ended: bool = False
    result: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Finished:
    """A finished game in a list. number: from 1, in the order in which the games of the store were begun; day: on which
    it ended, by the wall clock, empty if there was none; points: by seat, () if they cannot be read."""

    number: int
    key: int
    game_id: str
    day: str
    points: tuple[int, ...]


class Store:
    """All games in one SQLite file (WAL, synchronous=FULL). Call it from one thread; only `notify` comes from another.

    day: what today is called (`audits.day_of`).
    Raises AlreadyRunning if another console has the file, NewerStore if a newer program wrote it.
    A file that cannot be opened raises nothing: `notify` hears a Fault, and the store goes on trying.
    """

    def __init__(
        self,
        path: Path,
        notify: Notify,
        connect: file.Connect = file.connect,
        entropy: Callable[[int], bytes] = os.urandom,
        day: Callable[[], str] = lambda: "",
    ) -> None:
        self._path, self._connect, self._entropy, self._day = path, connect, entropy, day
        self._lock = take_lock(lock_of(path))
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._notify = notify
        self._lengths: dict[int, int] = {}
        self._ended: set[int] = set()
        self._tickets = 0
        try:
            self._writer = Writer(path, notify, connect)
        except BaseException:
            self._unlock()
            raise
        self._thread = threading.Thread(target=self._writer.run, args=(self._jobs,), name="store", daemon=True)
        self._thread.start()
        self.run = int.from_bytes(entropy(7)) + 1
        self._games_ended = 0

    def begin(self, game_id: str, rules: int, setup: Setup, seed: bytes, note: str = "") -> int:
        """A new game's key. Its seed is on disk before, or with, its first entries. note: any text to find again."""
        key = int.from_bytes(self._entropy(8)) >> 2
        self._go_on(Stored(key, game_id, rules, setup, seed, note))
        return key

    def resume(self, stored: Stored) -> int:
        """The key under which a stored game is gone on with."""
        self._go_on(stored)
        return stored.key

    def append(self, key: int, entries: Sequence[Entry]) -> int:
        """Entries that belong together, as one transaction; `Saved` with this ticket follows, in order of tickets.

        RuntimeError if the writing thread has died: nobody would answer.
        """
        if not self._thread.is_alive():
            raise RuntimeError("the thread that writes the store has ended; nothing can be accepted any more")
        self._tickets += 1
        self._jobs.put(Job(_entry_rows(key, self._lengths[key], entries), self._tickets))
        self._lengths[key] += len(entries)
        return self._tickets

    def finish(self, key: int, result: tuple[int, ...]) -> None:
        """The game has ended with these points by seat; it is not offered again."""
        self._end(key, result)

    def abandon(self, key: int) -> None:
        """The table will not go on with this game; it stays in the file."""
        self._end(key, None)

    def unfinished(self) -> Stored | None:
        """The game on disk that was begun last, if it has not ended."""
        rows = self._read("SELECT key FROM games ORDER BY id DESC LIMIT 1")
        stored = self.load(rows[0][0]) if rows else None
        return None if stored is None or stored.ended or stored.key in self._ended else stored

    def keys(self) -> tuple[int, ...]:
        """All games on disk, in the order in which they were begun."""
        return tuple(key for (key,) in self._read("SELECT key FROM games ORDER BY id"))

    def finished(self, most: int) -> tuple[Finished, ...]:
        """The finished games on disk, so many at most, the newest first."""
        sql = """SELECT (SELECT count(*) FROM games AS other WHERE other.id <= games.id), key, game, day, result
            FROM games JOIN ends USING (key) WHERE result IS NOT NULL ORDER BY id DESC LIMIT ?"""
        return tuple(
            Finished(number, key, game, _day(day), _points(result))
            for number, key, game, day, result in self._read(sql, most)
        )

    def load(self, key: int) -> Stored | None:
        """A game as it is on disk, None if it is not there or cannot be read; a bent one is told as a passing Fault."""
        try:
            return self.read(key)
        except BadRecord as reason:
            self._notify(Fault(DEVICE, "fault-store-record", str(reason), passing=True))
            return None

    def read(self, key: int) -> Stored | None:
        """A game as it is on disk, None if it is not there; BadRecord if it is bent."""
        games = self._read("SELECT game, rules, setup, seed, note FROM games WHERE key = ?", key)
        if not games:
            return None
        entries = self._read("SELECT text, source, at_ns, margin_ns, about FROM entries WHERE key = ? ORDER BY n", key)
        ends = self._read("SELECT result FROM ends WHERE key = ?", key)
        try:
            return _stored(key, games[0], entries, ends)
        except msgspec.DecodeError as error:
            raise BadRecord(f"the stored game {key} cannot be read: {error}") from error

    def keep_counts(self, counts: Iterable[Count]) -> None:
        """Totals of this run so far; the same again replace the former."""
        rows = tuple((file.ADD_COUNT, (self.run, c.day, c.what, c.game, c.detail, c.n)) for c in counts)
        self._jobs.put(Job(rows))

    def counts(self) -> tuple[Count, ...]:
        """Totals of all runs by day, in the order in which they were first written."""
        sql = "SELECT day, what, game, detail, sum(n) FROM counts GROUP BY day, what, game, detail ORDER BY min(id)"
        return tuple(Count(*row) for row in self._read(sql))

    def set(self, name: str, value: str | None) -> None:
        """Keeps a setting that staff have chosen; None forgets it."""
        self._jobs.put(Job(((file.UNSET, (name,)) if value is None else (file.SET, (name, value)),)))

    def settings(self) -> dict[str, str]:
        """What staff have chosen, as it is on disk."""
        return dict(self._read("SELECT name, value FROM settings"))

    def erase(self, what: Literal["games", "counts", "settings"]) -> None:
        """Forgets all of one kind, for good; the game in hand stays."""
        self._jobs.put(Job(tuple((sql, ()) for sql in ERASE[what])))

    def look_after(self) -> None:
        """Brings the store back to its bound (`store_care`) and backs it up; a console does so at its start."""
        self._jobs.put(Job(compaction(self.run), cares=True))

    def close(self) -> None:
        """Writes what is left, then frees the file. A second call does nothing."""
        self._jobs.put(None)
        self._thread.join()
        self._unlock()

    def _end(self, key: int, result: tuple[int, ...] | None) -> None:
        self._ended.add(key)
        self._games_ended += 1
        self._jobs.put(Job((_end_row(key, result, self._day()),), cares=self._games_ended % EVERY == 0))

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()

    def _go_on(self, stored: Stored) -> None:
        self._lengths[stored.key] = len(stored.entries)
        self._jobs.put(Job((_game_row(stored), *_entry_rows(stored.key, 0, stored.entries)), begins=True))

    def _read(self, sql: str, *values: int) -> list[_Row]:
        try:
            if not self._path.is_file():
                return []
            with closing(self._connect(self._path)) as link:
                return link.execute(sql, values).fetchall()
        except (sqlite3.Error, OSError):  # the writer says what ails the file
            return []


def _stored(key: int, game: _Row, entries: list[_Row], ends: list[_Row]) -> Stored:
    """What the rows of one game say; msgspec.DecodeError for a setup or a result that is none."""
    game_id, rules, setup, seed, note = game
    result = msgspec.json.decode(ends[0][0], type=tuple[int, ...]) if ends and ends[0][0] else None
    plan = msgspec.json.decode(setup, type=Setup)
    return Stored(key, game_id, rules, plan, seed, note, tuple(map(_entry, entries)), bool(ends), result)


def _day(text: str) -> str:
    """A stored day; empty if it is none."""
    with suppress(ValueError):
        return date.fromisoformat(text).isoformat()
    return ""


def _points(result: str) -> tuple[int, ...]:
    """What a stored result says; () if it says nothing."""
    try:
        return msgspec.json.decode(result, type=tuple[int, ...])
    except msgspec.DecodeError:
        return ()


def _entry(row: _Row) -> Entry:
    text, source, at_ns, margin_ns, about = row
    return Entry(text, source, at_ns, margin_ns, about=bool(about))


def _game_row(stored: Stored) -> Statement:
    setup = msgspec.json.encode(stored.setup).decode()
    return file.ADD_GAME, (stored.key, stored.game_id, stored.rules, setup, stored.seed, stored.note)


def _entry_rows(key: int, after: int, entries: Sequence[Entry]) -> tuple[Statement, ...]:
    numbered = enumerate(entries, after)
    return tuple((file.ADD_ENTRY, (key, n, e.text, e.source, e.at_ns, e.margin_ns, int(e.about))) for n, e in numbered)


def _end_row(key: int, result: tuple[int, ...] | None, day: str) -> Statement:
    return file.ADD_END, (key, None if result is None else msgspec.json.encode(result).decode(), day)
