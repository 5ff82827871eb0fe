"""What a panel of buttons is, and one without wires that misbehaves like a real one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock
from typing import Protocol

from hardware.buttons import Buttons
from hardware.debounce import MS, Limits
from hardware.signals import Button, Signal


class Panel(Protocol):
    """Buttons at every seat. A panel is made with `wake`, called from any thread when `poll` may have something.

    It never raises into the loop: what is not well comes as `Fault`, and as `Ready` when it is well again.
    """

    def poll(self, now_ns: int) -> list[Signal]:
        """Everything that has happened up to now_ns (CLOCK_MONOTONIC), presses in the order of first contact."""

    def due_ns(self) -> int | None:
        """When `poll` should be called even without a wake; None: not before one."""

    def light(self, seat: int, button: Button, on: bool) -> None:
        """Switch the lamp of a button; nothing happens where there is none."""

    def close(self) -> None:
        """Let go of everything; safe to call twice."""


class MockPanel:
    """A panel played by its caller through the same debounce as real switches; stamps are given, there is no clock.

    Verbs may be called from any thread. A press is reported by the first poll a contact time after its stamp.
    """

    def __init__(
        self, seats: int, wake: Callable[[], None], limits: Limits | None = None, stuck_ns: int = 60_000 * MS
    ) -> None:
        keys = [(seat, button) for seat in range(seats) for button in Button]
        self._buttons = Buttons(keys, limits or Limits(), stuck_ns)
        self._wake = wake
        self._lock = Lock()
        self._lamps: set[tuple[int, Button]] = set()

    @property
    def lamps(self) -> frozenset[tuple[int, Button]]:
        """The lamps that are lit."""
        return frozenset(self._lamps)

    def press(self, seat: int, button: Button, at_ns: int) -> None:
        """Close the contact at at_ns and keep it closed."""
        self._edges(seat, button, ((True, at_ns),))

    def release(self, seat: int, button: Button, at_ns: int) -> None:
        """Open the contact at at_ns."""
        self._edges(seat, button, ((False, at_ns),))

    def tap(self, seat: int, button: Button, at_ns: int, for_ns: int = 80 * MS) -> None:
        """Press at at_ns and let go for_ns later."""
        self._edges(seat, button, ((True, at_ns), (False, at_ns + for_ns)))

    def bounce(
        self, seat: int, button: Button, at_ns: int, gaps_ns: Sequence[int] = (MS, MS), closing: bool = True
    ) -> None:
        """Chatter: the first edge at at_ns, then one after each gap; the number of gaps must be even.

        closing: a press that chatters; False: a release that does.
        """
        if len(gaps_ns) % 2:
            raise ValueError(f"bounce needs an even number of gaps, not {len(gaps_ns)}")
        stamps = [at_ns]
        for gap_ns in gaps_ns:
            stamps.append(stamps[-1] + gap_ns)
        self._edges(seat, button, [(closing == (place % 2 == 0), stamp) for place, stamp in enumerate(stamps)])

    def stick(self, seat: int, button: Button, at_ns: int = 0) -> None:
        """The contact is closed since watching began (call before the first press); `release` frees it."""
        with self._lock:
            self._buttons.start_closed((seat, button), at_ns)
        self._wake()

    def poll(self, now_ns: int) -> list[Signal]:
        """See `Panel`."""
        with self._lock:
            return self._buttons.collect(now_ns)

    def due_ns(self) -> int | None:
        """See `Panel`."""
        with self._lock:
            return self._buttons.due_ns()

    def light(self, seat: int, button: Button, on: bool) -> None:
        """See `Panel`; `lamps` tells what is lit."""
        (self._lamps.add if on else self._lamps.discard)((seat, button))

    def close(self) -> None:
        """See `Panel`."""
        self._lamps.clear()

    def _edges(self, seat: int, button: Button, edges: Sequence[tuple[bool, int]]) -> None:
        with self._lock:
            for contact, at_ns in edges:
                self._buttons.edge((seat, button), contact, at_ns)
        self._wake()
