"""Our own debounce over raw edges: no clock, thread or library filter; a press keeps the stamp of its first contact.

Every switch is judged alone. While it is up, a first contact opens a candidate: unbroken contact for `contact_ns` makes
it a press stamped at that first contact; open again when the chatter time is over, it is forgotten. While it is down, a
first opening is a release, stamped there, if the switch is open and quiet when the chatter time is over.
All times are CLOCK_MONOTONIC nanoseconds.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, TypeVar

MS = 1_000_000

Line = TypeVar("Line", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Limits:
    """Times of the debounce in nanoseconds.

    contact_ns: unbroken contact that proves a press; shorter touches are noise.
    settle_ns: how long a switch may chatter after its first edge, either way.
    quiet_ns: how long it must have stayed open at the end of that before it may be pressed again.
    """

    contact_ns: int = 3 * MS
    settle_ns: int = 22 * MS
    quiet_ns: int = 5 * MS


@dataclass(frozen=True, slots=True)
class Change(Generic[Line]):
    """A switch has gone down or up. at_ns: the first edge of the change.

    from_start: the switch was closed when watching began, so nobody is known to have pressed it.
    """

    line: Line
    down: bool
    at_ns: int
    from_start: bool = False


class Switch:
    """One switch. Feed it edges in the order of their stamps; `advance` says what time alone has proved."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._down = False
        self._contact = False
        self._last_ns = 0
        self._left_ns: int | None = None
        self._chatter_until_ns = 0
        self._from_start = False

    def start_closed(self, at_ns: int) -> None:
        """The contact is already closed when watching begins."""
        self._from_start = True
        self._touch(True, at_ns)

    def edge(self, contact: bool, at_ns: int) -> list[tuple[bool, int, bool]]:
        """Take one edge; returns (down, at_ns, from_start) of a change that was proved before it.

        A stamp older than the last one counts as equal to it; an edge to the level already known says nothing.
        """
        at_ns = max(at_ns, self._last_ns)
        proved = self.advance(at_ns)
        if contact != self._contact:
            self._touch(contact, at_ns)
        return proved

    def advance(self, now_ns: int) -> list[tuple[bool, int, bool]]:
        """Time has come to now_ns: the change that this proves, if any."""
        due = self.due_ns()
        if due is None or now_ns < due or self._left_ns is None:
            return []
        left_ns, self._left_ns = self._left_ns, None
        if self._contact == self._down:
            self._from_start = self._from_start and self._down
            return []
        return [self._settle(left_ns)]

    def due_ns(self) -> int | None:
        """When `advance` can next prove something; None while nothing is open."""
        if self._left_ns is None:
            return None
        if self._contact and not self._down:
            return self._last_ns + self._limits.contact_ns
        quiet_ns = self._limits.contact_ns if self._contact else self._limits.quiet_ns
        return max(self._left_ns + self._limits.settle_ns, self._last_ns + quiet_ns)

    def _touch(self, contact: bool, at_ns: int) -> None:
        self._contact = contact
        self._last_ns = at_ns
        if contact != self._down:
            self._left_ns = at_ns if self._left_ns is None else self._left_ns
        elif self._down and at_ns < self._chatter_until_ns:
            self._left_ns = None  # still the chatter of the press: this opening was not the release

    def _settle(self, left_ns: int) -> tuple[bool, int, bool]:
        self._down = self._contact
        change = (self._down, left_ns, self._from_start)
        if self._down:
            self._chatter_until_ns = left_ns + self._limits.settle_ns
        else:
            self._from_start = False
        return change


class Debouncer(Generic[Line]):
    """Many switches, none of which waits for another; those that are at rest cost nothing."""

    def __init__(self, lines: tuple[Line, ...], limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        self._switches = {line: Switch(self._limits) for line in lines}
        self._open: dict[Line, Switch] = {}

    def start_closed(self, line: Line, at_ns: int) -> None:
        """This line is already closed when watching begins."""
        self._switches[line].start_closed(at_ns)
        self._look(line)

    def edge(self, line: Line, contact: bool, at_ns: int) -> list[Change[Line]]:
        """Take one edge of one line; returns what was proved on that line before it."""
        proved = self._switches[line].edge(contact, at_ns)
        self._look(line)
        return [Change(line, *change) for change in proved]

    def forget(self, line: Line) -> None:
        """This line begins anew, open and at rest."""
        self._switches[line] = Switch(self._limits)
        self._open.pop(line, None)

    def advance(self, now_ns: int) -> list[Change[Line]]:
        """All changes that time proves up to now_ns, by the stamp of their first edge."""
        changes = [Change(line, *change) for line, switch in self._open.items() for change in switch.advance(now_ns)]
        self._open = {line: switch for line, switch in self._open.items() if switch.due_ns() is not None}
        return sorted(changes, key=lambda change: change.at_ns)

    def due_ns(self) -> int | None:
        """The earliest time at which `advance` can prove something; None while all is still."""
        return min(self.dues().values(), default=None)

    def dues(self) -> dict[Line, int]:
        """The lines of which time alone will prove something, and when."""
        return {line: due for line, switch in self._open.items() if (due := switch.due_ns()) is not None}

    def _look(self, line: Line) -> None:
        switch = self._switches[line]
        if switch.due_ns() is None:
            self._open.pop(line, None)
        else:
            self._open[line] = switch
