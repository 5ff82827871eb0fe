"""Buttons and lamps on pins, through any gpiozero pin factory: raw edges in, our own debounce, no library filter."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import monotonic_ns
from typing import Any

from hardware.buttons import Buttons, Key
from hardware.config import PanelConfig
from hardware.debounce import MS
from hardware.gpio_errors import said_by
from hardware.gpio_lines import Lines, Wire
from hardware.pins import Factory, listening, revive, stamps_of
from hardware.signals import Button, Fault, Signal

RETRY_NS = 2_000 * MS
"""How often what is missing is tried again, and a chip asked whether it is still there."""
LATE_NS = 500 * MS
"""So long an edge is waited for that a library has not handed on yet; then it counts as lost."""


class GpioPanel:
    """A `Panel` over the pins of the configuration (checked by `hardware.config.check_panel` before).

    A pin that cannot be used is a `Fault` naming seat, button and pin; the other buttons work on. What is busy, closed
    to us or gone is tried again every two seconds. Without any GPIO library the panel has no buttons and says so. The
    first poll reports what was found.
    """

    def __init__(
        self,
        config: PanelConfig,
        wake: Callable[[], None],
        factory: Factory = None,
        clock_ns: Callable[[], int] = monotonic_ns,
    ) -> None:
        self._wake, self._clock_ns = wake, clock_ns
        self._edges: deque[tuple[Key, bool, Any, int]] = deque()
        self._gone: deque[str] = deque()
        self._news: list[Signal] = []
        keys = [(seat, button) for seat in range(len(config.all_seats())) for button in Button]
        self._buttons = Buttons(keys, config.limits(), round(config.stuck_s * 1e9))
        self._lit: set[Key] = set()
        self._chip = config.chip
        self._lamps: dict[Key, Wire] = {}
        self._wake_failed = self._deaf = False
        self._due_ns: int | None = None
        self._late_ns: int | None = None
        self._asked_ns, self._turn = 0, 0
        self._lines = Lines(config, factory, self.queue, self._closed)
        self._claim()

    def poll(self, now_ns: int) -> list[Signal]:
        """See `Panel`."""
        self._take_edges()
        found = self._buttons.collect(self._known_ns(now_ns))
        self._look_after(now_ns)
        news, self._news = self._news, []
        return news + found if news else found

    def due_ns(self) -> int | None:
        """See `Panel`."""
        due = self._buttons.due_ns()
        if due is not None and self._late_ns is not None:
            due = max(due, self._late_ns)
        return min((one for one in (due, self._due_ns) if one is not None), default=None)

    def light(self, seat: int, button: Button, on: bool) -> None:
        """See `Panel`."""
        (self._lit.add if on else self._lit.discard)((seat, button))
        if (seat, button) in self._lamps:
            self._switch(self._lamps[seat, button])

    def close(self) -> None:
        """See `Panel`."""
        self._lines.close()
        self._lamps = {}

    def queue(self, key: Key, contact: bool, ticks: Any) -> None:
        """Take one raw edge, from any thread. Never raises."""
        self._edges.append((key, contact, ticks, self._clock_ns()))
        self._wake_up()

    def _wake_up(self) -> None:
        try:
            self._wake()
        except Exception as error:  # raising here could silence every button; the edge is queued already
            if not self._wake_failed:
                self._wake_failed = True
                text = f"waking the console failed: {error}"
                self._news.append(Fault("panel", "fault-panel-handler", text, (("reason", str(error)),)))

    def _closed(self, key: Key) -> None:
        self._buttons.start_closed(key, self._clock_ns())

    def _chip_gone(self, chip: str) -> None:
        """The factory says, in any thread, that the lines of a chip have failed."""
        self._gone.append("" if chip == self._chip else chip)
        self._wake_up()

    def _claim(self) -> None:
        """Take what can be taken, once now and again while something is missing."""
        self._news += self._lines.open()
        factory = self._lines.factory
        if factory is not None:
            self._stamp = stamps_of(factory)
            if hasattr(factory, "gone"):
                factory.gone = self._chip_gone
        self._news += self._lines.claim()
        self._lamps = self._lines.lamps()
        for key in self._lit & self._lamps.keys():
            self._switch(self._lamps[key])

    def _switch(self, wire: Wire) -> None:
        try:
            self._lines.pins[wire].state = wire.key in self._lit
        except Exception as error:  # libraries raise anything here; all of it means a dark lamp
            self._news += self._lines.lamp_failed(wire, error)
            del self._lamps[wire.key]

    def _take_edges(self) -> None:
        """First what the kernel has and the reading thread has not: what time proves must not overtake an edge."""
        reader = getattr(self._lines.factory, "reader", None)
        if reader is not None:
            reader.catch_up()
        while self._edges:
            key, contact, ticks, arrival_ns = self._edges.popleft()
            at_ns, exact = self._stamp(ticks, arrival_ns)
            self._buttons.edge(key, contact, at_ns, exact)

    def _known_ns(self, now_ns: int) -> int:
        """Up to when no edge is on its way. Where a library cannot be caught up with, the level of what time proves is
        looked at: is it another than its last edge said, then one more is coming, or has been lost.
        """
        self._late_ns = None
        if hasattr(self._lines.factory, "reader"):
            return now_ns
        known_ns = now_ns
        for key, closed, due_ns in self._buttons.proving(now_ns):
            if self._lines.contact(key) in (None, closed):
                continue
            if now_ns - due_ns > LATE_NS:
                self._buttons.lost(key)
            else:
                known_ns, self._late_ns = min(known_ns, due_ns - 1), now_ns + MS
        return known_ns

    def _look_after(self, now_ns: int) -> None:
        """Chips that have gone, a reading thread that has died, and what is missing."""
        while self._gone:
            self._lose(self._gone.popleft(), "it has gone")
        self._ask(now_ns)
        self._hear()
        if self._due_ns is not None and now_ns >= self._due_ns:
            self._due_ns = None
            self._claim()
        if self._lines.missing and self._due_ns is None:
            self._due_ns = now_ns + RETRY_NS

    def _ask(self, now_ns: int) -> None:
        """One chip in turn, every two seconds: not every library, nor every kernel, tells that a chip has gone."""
        if now_ns < self._asked_ns + RETRY_NS or not self._lines.pins:
            return
        by_chip = {wire.chip: wire for wire in self._lines.pins}
        self._asked_ns, self._turn = now_ns, (self._turn + 1) % len(by_chip)
        wire = list(by_chip.values())[self._turn]
        try:
            _ = self._lines.pins[wire].state
        except Exception as error:  # libraries raise anything here
            self._lose(wire.chip, said_by(error))

    def _lose(self, chip: str, reason: str) -> None:
        keys, news = self._lines.lose(chip, reason)
        self._buttons.forget(keys)
        self._lamps = self._lines.lamps()
        self._news += news

    def _hear(self) -> None:
        """A reading thread that has died is said and set going anew, and what came meanwhile is not lost."""
        factory = self._lines.factory
        if factory is None or self._deaf or listening(factory):
            return
        self._deaf = not revive(factory)
        if self._deaf:
            text = "the library no longer reports presses; start the console anew"
            self._news.append(Fault("panel", "fault-panel-deaf", text))
        else:
            text = "the reading of the buttons had stopped and goes on"
            self._news.append(Fault("panel", "fault-panel-revived", text, passing=True))
