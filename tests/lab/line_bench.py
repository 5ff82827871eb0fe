"""A panel on lines of the real kernel, whose edges come at stamps that a test chooses."""

from __future__ import annotations

from collections.abc import Callable
from threading import Semaphore
from time import monotonic_ns
from typing import Any, TypeAlias

import gpiod

from hardware.config import PanelConfig, SeatPins
from hardware.gpio_panel import GpioPanel
from hardware.gpiod_chips import find_chip
from hardware.gpiod_factory import GpiodFactory
from hardware.pin_names import plain_pin
from hardware.pins import Factory, choose_factory, close_factory
from hardware.signals import Button
from tests.lab.sim import SimChip

HEADER = "pinctrl-bcm2711"
PATIENCE_S = 20

Stamp: TypeAlias = Callable[[int, int], int]
"""(line, the kernel's stamp of its edge) to the stamp that takes its place."""


class LineBench:
    """Wires are really moved, and their edges come through the kernel, a pin factory and its thread, each waited for.

    An edge must have the kernel's stamp of the time when its wire was moved; then the test's stamp takes its place.
    """

    def __init__(
        self,
        seats: tuple[SeatPins, ...],
        start_ns: int,
        pull: str = "up",
        library: Callable[[Stamp], Factory] | None = None,
    ) -> None:
        self.wakes = 0
        self._seats, self._now_ns, self._closed_level = seats, start_ns, pull == "down"
        self._heard = Semaphore(0)
        self._moved: dict[int, tuple[int, int]] = {}
        self._wires = SimChip(HEADER)
        self._factory = (library or through_gpiod)(self._stamp)
        config = PanelConfig(kind="gpio", seats=seats, pull="down" if self._closed_level else "up")
        self.panel = GpioPanel(config, self._wake, self._factory, clock_ns=lambda: self._now_ns)
        self.panel.poll(start_ns)

    def contact(self, seat: int, button: Button, closed: bool, at_ns: int) -> None:
        """Move the wire of a button, if it is not there yet."""
        line, level = int(plain_pin(self._seats[seat].button(button))), closed == self._closed_level
        if self._wires.is_up(line) != level:
            self._now_ns = max(self._now_ns, at_ns)
            self._moved[line] = (monotonic_ns(), at_ns)
            self._wires.pull(line, level)
            assert self._heard.acquire(timeout=PATIENCE_S), f"no edge of line {line}"

    def close(self) -> None:
        """Give everything back."""
        close_factory(self._factory)
        self._wires.close()

    def _wake(self) -> None:
        self.wakes += 1
        self._heard.release()

    def _stamp(self, line: int, kernel_ns: int) -> int:
        moved_ns, at_ns = self._moved[line]
        assert moved_ns <= kernel_ns <= monotonic_ns(), "the kernel's stamp is not of the edge"
        return at_ns


def through_gpiod(stamp: Stamp) -> Factory:
    """Our own factory."""

    def stamped(event: gpiod.EdgeEvent) -> gpiod.EdgeEvent:
        at_ns = stamp(event.line_offset, event.timestamp_ns)
        return gpiod.EdgeEvent(event.event_type.value, at_ns, event.line_offset, event.global_seqno, event.line_seqno)

    return GpiodFactory(HEADER, lambda name: _Chip(gpiod.Chip(find_chip(name)), stamped))


def through_lgpio(stamp: Stamp) -> Factory:
    """gpiozero's factory over lgpio, where that is there and GPIOZERO_PIN_FACTORY names it."""
    factory, _ = choose_factory(HEADER)
    from gpiozero.pins.lgpio import LGPIOPin  # only now: its import starts threads, and wants a place

    class StampedPin(LGPIOPin):  # type: ignore[misc]
        def _call_when_changed(self, chip: int, gpio: int, level: int, ticks: int) -> None:
            super()._call_when_changed(chip, gpio, level, stamp(gpio, ticks))

    factory.pin_class = StampedPin
    return factory


class _Chip:
    """A chip whose edges are stamped anew by `stamp`."""

    def __init__(self, chip: Any, stamp: Any) -> None:
        self._chip, self._stamp = chip, stamp

    def __getattr__(self, name: str) -> Any:
        return getattr(self._chip, name)

    def request_lines(self, *args: Any, **options: Any) -> _Request:
        return _Request(self._chip.request_lines(*args, **options), self._stamp)


class _Request:
    def __init__(self, request: Any, stamp: Any) -> None:
        self._request, self._stamp = request, stamp

    def __getattr__(self, name: str) -> Any:
        return getattr(self._request, name)

    def read_edge_events(self, *args: Any) -> list[gpiod.EdgeEvent]:
        return [self._stamp(event) for event in self._request.read_edge_events(*args)]
