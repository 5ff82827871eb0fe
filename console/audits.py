"""What happened at the table, in numbers: games, minutes, presses, losses, starts. Nothing about anybody.

A number is a running total of one run of the console (from start to end) and one day. Writing it again does no harm,
so a lost write is made good by the next one. The order of days is the order in which they were first written: the wall
clock only names them, and where it cannot be right the day has no name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

SECOND = 1_000_000_000
LONGEST_NS = 120 * SECOND
"""A pause longer than this between two presses is no play."""
EVERY_NS = 60 * SECOND
"""How often totals go to the store while presses come."""
BEFORE = date(2025, 1, 1)
"""A clock that tells an earlier day has not been set: the machine has no battery for it."""

What: TypeAlias = Literal["begun", "finished", "abandoned", "seats", "seconds", "press", "reader-lost", "start"]
Key: TypeAlias = tuple[str, What, str, str]
"""Day (empty without a clock), what, game, detail."""


@dataclass(frozen=True, slots=True)
class Count:
    """One total, over all runs of that day. detail: the button ("1 STAY"), or the cause of a start."""

    day: str
    what: str
    game: str
    detail: str
    n: int


def day_of(today: date) -> str:
    """The name of a day; empty where the clock cannot be right."""
    return today.isoformat() if today >= BEFORE else ""


class Audits:
    """Counts. day: the name of today. keep: takes totals to the store; it may be called again with the same ones."""

    def __init__(
        self, day: Callable[[], str] = lambda: "", keep: Callable[[Iterable[Count]], object] = lambda counts: None
    ) -> None:
        self._day, self._keep = day, keep
        self._totals: dict[Key, int] = {}
        self._changed: set[Key] = set()
        self._pressed_ns: int | None = None
        self._kept_ns = 0
        self._rest_ns = 0

    def count(self, what: What, game: str = "", detail: str = "", n: int = 1) -> None:
        """One more of something, or n."""
        key = (self._day(), what, game, detail)
        self._totals[key] = self._totals.get(key, 0) + n
        self._changed.add(key)

    def press(self, panel: int, button: str, at_ns: int, game: str | None) -> None:
        """A press at a panel (from 0); between two of them somebody plays, if there is a game."""
        self.count("press", detail=f"{panel + 1} {button}")
        since, self._pressed_ns = self._pressed_ns, at_ns
        if game is not None and since is not None and 0 < at_ns - since <= LONGEST_NS:
            seconds, self._rest_ns = divmod(at_ns - since + self._rest_ns, SECOND)
            if seconds:
                self.count("seconds", game, n=seconds)
        if at_ns - self._kept_ns >= EVERY_NS:
            self._kept_ns = at_ns
            self.keep()

    def forget(self) -> None:
        """The totals of this run begin anew."""
        self._totals.clear()
        self._changed.clear()

    def keep(self) -> None:
        """Hands what has changed to the store."""
        changed = [Count(*key, self._totals[key]) for key in sorted(self._changed)]
        self._changed.clear()
        if changed:
            self._keep(changed)


Cause: TypeAlias = Literal["first", "switched-on", "power-cut", "restarted", "failed"]


def cause_of(boot: str, former: str) -> Cause:
    """Why the console has started. boot: the kernel's name of this boot; former: what the last run has left.

    A run leaves "BOOT running", and "BOOT ended" when it ends as asked.
    """
    if not former:
        return "first"
    before, _, state = former.rpartition(" ")
    if before == boot:
        return "restarted" if state == "ended" else "failed"
    return "switched-on" if state == "ended" else "power-cut"


@dataclass(frozen=True, slots=True)
class Line:
    """What a day or a game adds up to."""

    name: str
    begun: int
    finished: int
    abandoned: int
    seats: int
    minutes: int


def by_game(counts: Iterable[Count]) -> tuple[Line, ...]:
    """Totals of each game, in the order in which it was first played."""
    return tuple(_lines((count.game, count) for count in counts if count.game))


def by_day(counts: Iterable[Count]) -> tuple[Line, ...]:
    """Totals of each day, the oldest first; days without a clock are one."""
    return tuple(_lines((count.day, count) for count in counts))


def sums(counts: Iterable[Count], what: str) -> dict[str, int]:
    """Of one kind, the sum of each detail."""
    found: dict[str, int] = {}
    for count in counts:
        if count.what == what:
            found[count.detail] = found.get(count.detail, 0) + count.n
    return found


def _lines(named: Iterable[tuple[str, Count]]) -> Iterator[Line]:
    totals: dict[str, dict[str, int]] = {}
    for name, count in named:
        row = totals.setdefault(name, {})
        row[count.what] = row.get(count.what, 0) + count.n
    for name, row in totals.items():
        begun, finished, abandoned, seats, seconds = (row.get(what, 0) for what in _SUMMED)
        yield Line(name, begun, finished, abandoned, seats, seconds // 60)


_SUMMED = ("begun", "finished", "abandoned", "seats", "seconds")
COLUMNS = ("day", "what", "game", "detail", "n")


def as_rows(counts: Iterable[Count]) -> Iterator[tuple[str, ...]]:
    """A table with a head, for a spreadsheet."""
    yield COLUMNS
    for count in counts:
        yield count.day, count.what, count.game, count.detail, str(count.n)
