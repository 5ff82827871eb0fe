"""A panel on simulated chips, with a loop such as the console's."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic_ns

from hardware.config import PanelConfig
from hardware.debounce import MS
from hardware.gpio_panel import GpioPanel
from hardware.signals import Pressed, Signal

PATIENCE_NS = 20_000 * MS


class Table:
    """first: what the first poll said. The pin factory is the one that the environment chooses."""

    def __init__(self, config: PanelConfig) -> None:
        self._woken: SimpleQueue[None] = SimpleQueue()
        self.panel = GpioPanel(config, lambda: self._woken.put(None))
        self.first = self.panel.poll(monotonic_ns())

    def until(self, happened: Callable[[list[Signal]], object]) -> list[Signal]:
        """Signals up to the moment when `happened` is true of them; fails after twenty seconds."""
        found = self.panel.poll(monotonic_ns())
        end_ns = monotonic_ns() + PATIENCE_NS
        while not happened(found):
            now_ns = monotonic_ns()
            assert now_ns < end_ns, found
            due_ns = min(self.panel.due_ns() or end_ns, now_ns + 25 * MS)
            with suppress(Empty):
                self._woken.get(timeout=max(0, due_ns - now_ns) / 1e9)
            found += self.panel.poll(monotonic_ns())
        return found

    def wait(self, for_ns: int) -> list[Signal]:
        """Signals of so much time."""
        end_ns = monotonic_ns() + for_ns
        return self.until(lambda _: monotonic_ns() >= end_ns)


def pressed(found: list[Signal]) -> list[Pressed]:
    """Only the presses."""
    return [one for one in found if isinstance(one, Pressed)]
