"""From edges of contacts to signals of buttons: the part that every panel with real or played switches shares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from hardware.debounce import MS, Change, Debouncer, Limits
from hardware.noise import Noise
from hardware.signals import Button, Fault, Pressed, Ready, Released, Signal

Key: TypeAlias = tuple[int, Button]
"""Seat (from 0) and button."""

RECOVER_NS = 2_000 * MS
"""A button that was out of play counts again when its contact has been open and quiet for so long."""
_OLDEST_NS = 60_000 * MS
_AHEAD_NS = 1_000
"""Stamps in float seconds may be rounded up by some nanoseconds."""
_ORDER = {button: place for place, button in enumerate(Button)}


def name(key: Key) -> str:
    """The device name of a button in faults: "seat 3 STAY", seats counted from 1."""
    return f"seat {key[0] + 1} {key[1]}"


def key_args(key: Key) -> tuple[tuple[str, int | str], ...]:
    """Arguments every fault of a button carries: seat (from 1) and button."""
    return (("seat", key[0] + 1), ("button", str(key[1])))


def believed(at_ns: int, arrival_ns: int) -> tuple[int, bool]:
    """The stamp of an edge and whether it is of the contact; an absurd one becomes its arrival, not exact."""
    age_ns = arrival_ns - at_ns
    return (min(at_ns, arrival_ns), True) if -_AHEAD_NS <= age_ns < _OLDEST_NS else (arrival_ns, False)


class Buttons:
    """Debounces, takes switches that are stuck or noisy out of play, and orders presses by the stamp of first contact.

    Stuck: closed from the start, or held longer than stuck_ns. Out of play a switch says nothing but its `Fault`; it
    is `Ready` again when it has been open and quiet for RECOVER_NS, so that a normally closed one never votes.
    """

    def __init__(self, keys: Iterable[Key], limits: Limits, stuck_ns: int) -> None:
        self._noise = {key: Noise() for key in sorted(keys, key=_place)}
        self._debouncer: Debouncer[Key] = Debouncer(tuple(self._noise), limits)
        self._stuck_ns = stuck_ns
        self._last: dict[Key, tuple[bool, int]] = {}
        self._inexact: set[Key] = set()
        self._held: dict[Key, int] = {}
        self._out: set[Key] = set()
        self._changes: list[Change[Key]] = []
        self._news: list[Signal] = []

    def start_closed(self, key: Key, at_ns: int) -> None:
        """The contact of this button is closed when watching begins."""
        self._last[key] = (True, at_ns)
        self._debouncer.start_closed(key, at_ns)

    def edge(self, key: Key, contact: bool, at_ns: int, exact: bool = True) -> None:
        """Take one edge. exact: at_ns is the stamp of the contact, not only of its arrival."""
        if key not in self._noise:
            raise KeyError(name(key))
        self._changes += self._debouncer.edge(key, contact, at_ns)
        self._last[key] = (contact, at_ns)
        (self._inexact.discard if exact else self._inexact.add)(key)
        if self._noise[key].edge(at_ns) and key not in self._out:
            self._take_out(key, "noisy", "is noisy")

    def lost(self, key: Key) -> None:
        """The edge after the last one will not come: the contact changed, and counts as changed right after that."""
        contact, at_ns = self._last[key]
        self.edge(key, not contact, at_ns, exact=False)

    def forget(self, keys: Iterable[Key]) -> None:
        """These begin anew, open and at rest, for their chip has gone; what ailed their switches is over."""
        for key in keys:
            self._held.pop(key, None)
            self._changes = [change for change in self._changes if change.line != key]
            self._debouncer.forget(key)
            self._noise[key] = Noise()
            if key in self._out:
                self._out.remove(key)
                self._news.append(Ready(name(key)))

    def collect(self, now_ns: int) -> list[Signal]:
        """Everything proved up to now_ns, in the order of first contact; equal stamps by seat, then button."""
        changes = self._changes + self._debouncer.advance(now_ns)
        self._changes = []
        changes.sort(key=lambda change: (change.at_ns, _place(change.line)))
        found = [signal for change in changes for signal in self._told(change)]
        for key in [key for key, at_ns in self._held.items() if now_ns >= at_ns + self._stuck_ns]:
            self._take_out(key, "stuck", "is closed all the time")
        self.forget([key for key in self._out if (back_ns := self._back_ns(key)) is not None and now_ns >= back_ns])
        news, self._news = self._news, []
        return found + news

    def proving(self, now_ns: int) -> list[tuple[Key, bool, int]]:
        """Buttons of which time alone proves something by now_ns: whether the last edge closed them, and since when."""
        return [(key, self._last[key][0], due) for key, due in self._debouncer.dues().items() if due <= now_ns]

    def due_ns(self) -> int | None:
        """When `collect` can next have something without a new edge."""
        dues = [at_ns + self._stuck_ns for at_ns in self._held.values()]
        dues += [back_ns for key in self._out if (back_ns := self._back_ns(key)) is not None]
        due = self._debouncer.due_ns()
        return min(dues if due is None else [*dues, due], default=None)

    def _told(self, change: Change[Key]) -> list[Signal]:
        key = change.line
        if key in self._out:
            return []
        if change.from_start:
            if change.down:
                self._take_out(key, "stuck", "is closed all the time")
            return []
        exact = key not in self._inexact
        if not change.down:
            self._held.pop(key, None)
            return [Released(*key, at_ns=change.at_ns, exact=exact)]
        if self._noise[key].press(change.at_ns):
            self._take_out(key, "noisy", "is noisy")
            return []
        self._held[key] = change.at_ns
        return [Pressed(*key, at_ns=change.at_ns, exact=exact)]

    def _take_out(self, key: Key, why: str, said: str) -> None:
        self._out.add(key)
        self._held.pop(key, None)
        self._news.append(Fault(name(key), f"fault-button-{why}", f"{name(key)} {said}", key_args(key)))

    def _back_ns(self, key: Key) -> int | None:
        """When a button that is out of play may come back; None while its contact is closed."""
        contact, at_ns = self._last[key]
        return None if contact else at_ns + RECOVER_NS


def _place(key: Key) -> tuple[int, int]:
    return (key[0], _ORDER[key[1]])
