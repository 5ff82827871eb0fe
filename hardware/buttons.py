"""From edges of contacts to signals of buttons: the part that every panel with real or played switches shares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from hardware.debounce import Change, Debouncer, Limits
from hardware.signals import Button, Fault, Pressed, Ready, Released, Signal

Key: TypeAlias = tuple[int, Button]
"""Seat (from 0) and button."""

_ORDER = {button: place for place, button in enumerate(Button)}


def name(key: Key) -> str:
    """The device name of a button in faults: "seat 3 STAY", seats counted from 1."""
    return f"seat {key[0] + 1} {key[1]}"


def key_args(key: Key) -> tuple[tuple[str, int | str], ...]:
    """Arguments every fault of a button carries: seat (from 1) and button."""
    return (("seat", key[0] + 1), ("button", str(key[1])))


class Buttons:
    """Debounces, finds stuck switches and orders presses by the stamp of first contact over all buttons of one poll.

    A switch closed from the start or held longer than stuck_ns is a `Fault` until it opens, then `Ready`.
    """

    def __init__(self, keys: Iterable[Key], limits: Limits, stuck_ns: int) -> None:
        self._keys = frozenset(keys)
        self._debouncer: Debouncer[Key] = Debouncer(tuple(sorted(self._keys, key=_place)), limits)
        self._stuck_ns = stuck_ns
        self._inexact: set[Key] = set()
        self._held: dict[Key, int] = {}
        self._stuck: set[Key] = set()
        self._changes: list[Change[Key]] = []

    def start_closed(self, key: Key, at_ns: int) -> None:
        """The contact of this button is closed when watching begins."""
        self._debouncer.start_closed(key, at_ns)

    def edge(self, key: Key, contact: bool, at_ns: int, exact: bool = True) -> None:
        """Take one edge. exact: at_ns is the stamp of the contact, not only of its arrival."""
        if key not in self._keys:
            raise KeyError(name(key))
        self._changes += self._debouncer.edge(key, contact, at_ns)
        (self._inexact.discard if exact else self._inexact.add)(key)

    def collect(self, now_ns: int) -> list[Signal]:
        """Everything proved up to now_ns, in the order of first contact; equal stamps by seat, then button."""
        changes = self._changes + self._debouncer.advance(now_ns)
        self._changes = []
        changes.sort(key=lambda change: (change.at_ns, _place(change.line)))
        return [signal for change in changes for signal in self._told(change)] + self._newly_stuck(now_ns)

    def due_ns(self) -> int | None:
        """When `collect` can next have something without a new edge."""
        stuck = [at_ns + self._stuck_ns for at_ns in self._held.values()]
        due = self._debouncer.due_ns()
        return min([*stuck, *([] if due is None else [due])], default=None)

    def _told(self, change: Change[Key]) -> list[Signal]:
        key = change.line
        if change.from_start:
            return [self._stuck_fault(key)] if change.down else [self._free(key)]
        if change.down:
            self._held[key] = change.at_ns
            return [Pressed(*key, at_ns=change.at_ns, exact=key not in self._inexact)]
        self._held.pop(key, None)
        released = Released(*key, at_ns=change.at_ns, exact=key not in self._inexact)
        return [released, self._free(key)] if key in self._stuck else [released]

    def _newly_stuck(self, now_ns: int) -> list[Signal]:
        stuck = [key for key, at_ns in self._held.items() if now_ns >= at_ns + self._stuck_ns]
        for key in stuck:
            del self._held[key]
        return [self._stuck_fault(key) for key in sorted(stuck, key=_place)]

    def _stuck_fault(self, key: Key) -> Fault:
        self._stuck.add(key)
        return Fault(name(key), "fault-button-stuck", f"{name(key)} is closed all the time", key_args(key))

    def _free(self, key: Key) -> Ready:
        self._stuck.discard(key)
        return Ready(name(key))


def _place(key: Key) -> tuple[int, int]:
    return (key[0], _ORDER[key[1]])
