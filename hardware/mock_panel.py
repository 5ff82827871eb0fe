"""A panel without wires that misbehaves like a real one, as its caller wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import Lock

from hardware.buttons import Buttons, Key, believed, name
from hardware.chip_faults import chip_device, no_chip
from hardware.debounce import MS, Limits
from hardware.signals import Button, Ready, Signal

CHIP = "mock"
_HUM_NS = 5 * MS


class MockPanel:
    """A panel played by its caller through the same debounce as real switches; stamps are given, there is no clock.

    Verbs may be called from any thread. A press is reported by the first poll a contact time after its stamp.
    """

    def __init__(
        self, seats: int, wake: Callable[[], None], limits: Limits | None = None, stuck_ns: int = 60_000 * MS
    ) -> None:
        self._keys = [(seat, button) for seat in range(seats) for button in Button]
        self._buttons = Buttons(self._keys, limits or Limits(), stuck_ns)
        self._wake = wake
        self._lock = Lock()
        self._lamps: set[Key] = set()
        self._pressed: set[Key] = set()
        self._cut: set[Key] = set()
        self._reversed: set[Key] = set()
        self._plugged = True
        self._jump_ns = self._late_ns = 0
        self._under_way: list[tuple[int, Key, bool, int]] = []
        self._news: list[Signal] = []

    @property
    def lamps(self) -> frozenset[Key]:
        """The lamps that are lit."""
        return frozenset(self._lamps)

    @property
    def seats(self) -> int:
        """How many seats have buttons."""
        return len(self._keys) // len(Button)

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

    def spike(self, seat: int, button: Button, at_ns: int, for_ns: int = MS) -> None:
        """A contact too short for a finger."""
        self.tap(seat, button, at_ns, for_ns)

    def noise(self, seat: int, button: Button, at_ns: int, for_ns: int = 1_000 * MS) -> None:
        """Edges at an even pace, as mains hum makes them on a wire that is half off."""
        count = for_ns // _HUM_NS // 2 * 2
        self._edges(seat, button, [(place % 2 == 0, at_ns + place * _HUM_NS) for place in range(count)])

    def stick(self, seat: int, button: Button, at_ns: int = 0) -> None:
        """The contact is closed as if since watching began; `release` frees it."""
        with self._lock:
            self._pressed.add((seat, button))
            self._begin_anew([(seat, button)], at_ns)
        self._wake()

    def reverse(self, seat: int, button: Button, at_ns: int) -> None:
        """The switch is wired the wrong way round: closed at rest, open while pressed. Again mends it."""
        with self._lock:
            self._reversed ^= {(seat, button)}
            self._begin_anew([(seat, button)], at_ns)
        self._wake()

    def open_circuit(self, seat: int, button: Button) -> None:
        """A wire of this button has come off: nothing arrives until `mend`."""
        with self._lock:
            self._cut.add((seat, button))

    def mend(self, seat: int, button: Button) -> None:
        """The wire is on again."""
        with self._lock:
            self._cut.discard((seat, button))

    def unplug(self) -> None:
        """The chip of all buttons is pulled out, whatever is pressed."""
        with self._lock:
            if self._plugged:
                self._plugged = False
                self._under_way.clear()
                self._buttons.forget(self._keys)
                self._news.append(no_chip(CHIP, range(self.seats), "it has gone"))
        self._wake()

    def plug(self, at_ns: int) -> None:
        """It is put back; what is closed then was pressed by nobody."""
        with self._lock:
            if not self._plugged:
                self._plugged = True
                self._begin_anew(self._keys, at_ns)
                self._news.append(Ready(chip_device(CHIP)))
        self._wake()

    def jump_clock(self, by_ns: int) -> None:
        """From now on stamps are wrong by so much; 0 sets the clock right."""
        with self._lock:
            self._jump_ns = by_ns

    def delay(self, by_ns: int) -> None:
        """From now on edges arrive so much later than they happen; 0 ends it."""
        with self._lock:
            self._late_ns = by_ns

    def poll(self, now_ns: int) -> list[Signal]:
        """See `Panel`."""
        with self._lock:
            arrived = [edge for edge in self._under_way if edge[0] <= now_ns]
            self._under_way = [edge for edge in self._under_way if edge[0] > now_ns]
            for arrival_ns, key, contact, at_ns in arrived:
                self._arrive(key, contact, at_ns, arrival_ns)
            news, self._news = self._news, []
            return news + self._buttons.collect(now_ns)

    def due_ns(self) -> int | None:
        """See `Panel`."""
        with self._lock:
            dues = [edge[0] for edge in self._under_way]
            due = self._buttons.due_ns()
            return min(dues if due is None else [*dues, due], default=None)

    def light(self, seat: int, button: Button, on: bool) -> None:
        """See `Panel`; `lamps` tells what is lit."""
        (self._lamps.add if on else self._lamps.discard)((seat, button))

    def close(self) -> None:
        """See `Panel`."""
        self._lamps.clear()

    def _edges(self, seat: int, button: Button, edges: Sequence[tuple[bool, int]]) -> None:
        key = (seat, button)
        if key not in self._keys:
            raise KeyError(name(key))
        with self._lock:
            for pressed, at_ns in edges:
                (self._pressed.add if pressed else self._pressed.discard)(key)
                if self._plugged and key not in self._cut:
                    self._send(key, pressed != (key in self._reversed), at_ns)
        self._wake()

    def _send(self, key: Key, contact: bool, at_ns: int) -> None:
        if self._late_ns:
            self._under_way.append((at_ns + self._late_ns, key, contact, at_ns))
        else:
            self._arrive(key, contact, at_ns, at_ns)

    def _arrive(self, key: Key, contact: bool, at_ns: int, arrival_ns: int) -> None:
        self._buttons.edge(key, contact, *believed(at_ns + self._jump_ns, arrival_ns))

    def _begin_anew(self, keys: Sequence[Key], at_ns: int) -> None:
        self._buttons.forget(keys)
        for key in keys:
            if (key in self._pressed) != (key in self._reversed):
                self._buttons.start_closed(key, at_ns)
