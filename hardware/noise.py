"""What no finger does: edges without a pause, or presses faster than any hand. Pure; times in nanoseconds."""

from __future__ import annotations

from collections import deque

MS = 1_000_000
PAUSE_NS = 12 * MS
"""Between the chatter of a release (20 ms at most) and the next press, 60 ms after the one before, lie 15 ms."""
RUN_NS = 100 * MS
"""So long without such a pause edges are noise: mains hum, a wire that is half off, a switch at its end."""
PRESSES = 6
SPAN_NS = 300 * MS
"""So many presses take a hand at least so long: 60 ms each."""


class Noise:
    """Listens to one switch; each answer says whether it is noisy by now."""

    def __init__(self) -> None:
        self._run_ns = self._last_ns = -PAUSE_NS
        self._presses: deque[int] = deque(maxlen=PRESSES)

    def edge(self, at_ns: int) -> bool:
        """An edge, in the order of stamps."""
        if at_ns - self._last_ns >= PAUSE_NS:
            self._run_ns = at_ns
        self._last_ns = max(self._last_ns, at_ns)
        return self._last_ns - self._run_ns > RUN_NS

    def press(self, at_ns: int) -> bool:
        """A press that was confirmed."""
        self._presses.append(at_ns)
        return len(self._presses) == PRESSES and at_ns - self._presses[0] < SPAN_NS
