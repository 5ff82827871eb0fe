"""What buttons cost: from an edge to the signal, work a press, idling, and whether pairs keep their order.

On chips that are played over real pipes and threads; only the kernel's share is missing.
"""

from __future__ import annotations

from contextlib import suppress
from queue import Empty, SimpleQueue
from random import Random
from statistics import median, quantiles
from time import monotonic_ns, process_time

from hardware.config import Bank, PanelConfig
from hardware.debounce import MS
from hardware.gpio_panel import GpioPanel
from hardware.gpiod_factory import GpiodFactory
from hardware.signals import Pressed, Signal
from tests.hardware.fake_chip import FakeMachine

PRESSES = 300
PAIRS = 1_000
IDLE_S = 20
START_NS = 1_000_000 * MS
LISTEN_NS = 25 * MS
"""How often the console looks when nothing wakes it."""


class Bench:
    """A panel of some seats, thirty lines a chip, and a loop such as the console's.

    now_ns: where it is not 0, the panel's clock stands there, and edges may be up to a minute older.
    """

    def __init__(self, seats: int, now_ns: int = 0) -> None:
        self.now_ns = now_ns
        names = tuple(f"expander{n}" for n in range(-(-seats // 10)))
        self.machine = FakeMachine(*names, lines=32)
        self.factory = GpiodFactory(open_chip=self.machine.open)
        self._woken: SimpleQueue[None] = SimpleQueue()
        config = PanelConfig(kind="gpio", banks=(Bank(names, f"0-{3 * min(seats, 10) - 1}"),))
        self.panel = GpioPanel(config, lambda: self._woken.put(None), self.factory, self._clock)
        self.panel.poll(self._clock())

    def _clock(self) -> int:
        return self.now_ns or monotonic_ns()

    def drive(self, seat: int, closed: bool, at_ns: int) -> None:
        """Move the STAY wire of a seat."""
        self.machine.line(seat % 10 * 3, f"expander{seat // 10}").drive(not closed, at_ns)

    def turn(self, end_ns: int) -> list[Signal]:
        """Sleeps until something is there or due, as the console does, and polls."""
        now_ns = monotonic_ns()
        due_ns = min(self.panel.due_ns() or end_ns, now_ns + LISTEN_NS, end_ns)
        with suppress(Empty):
            self._woken.get(timeout=max(0, due_ns - now_ns) / 1e9)
        return self.panel.poll(monotonic_ns())

    def close(self) -> None:
        """Gives everything back."""
        self.panel.close()
        self.factory.close()


def buttons() -> str:
    """Latency, work, idling and order, with 8 and with 100 seats."""
    latency = "; ".join(f"{seats * 3} lines {_latency(seats)}" for seats in (8, 100))
    work = f"work a press with 300 lines {_work_ms(100):.2f} ms"
    idle = ", ".join(f"{seats * 3} lines {_idle(seats):.2%} of a core" for seats in (8, 100))
    order = ", ".join(f"{apart / MS:g} ms apart {_ordered(apart)} of {PAIRS}" for apart in (MS, MS // 10))
    contact = f"edge to signal, {PanelConfig().contact_ms:g} ms of contact included"
    return f"{contact}: {latency}; {work}; idle {idle}; pairs in order: {order}"


def _latency(seats: int) -> str:
    bench, found = Bench(seats), []
    for number in range(PRESSES):
        seat = number % seats  # in turn: one button pressed all the time would be called noisy
        began_ns = monotonic_ns()
        bench.drive(seat, True, began_ns)
        while not any(isinstance(one, Pressed) for one in bench.turn(began_ns + 1_000 * MS)):
            pass
        found.append((monotonic_ns() - began_ns) / MS)
        bench.drive(seat, False, monotonic_ns())
        while bench.panel.due_ns() is not None:
            bench.turn(began_ns + 2_000 * MS)
    bench.close()
    return f"p50 {median(found):.1f} ms p99 {quantiles(found, n=100)[98]:.1f} ms"


def _work_ms(seats: int) -> float:
    """All the processor's time for a press and its release with six edges of chatter each, threads included."""
    bench, chance = Bench(seats, START_NS), Random("work")
    began = process_time()
    for _ in range(PRESSES):
        seat = chance.randrange(seats)
        for first in (True, False):
            from_ns = bench.now_ns = bench.now_ns + 60 * MS
            for step in range(7):
                bench.now_ns = from_ns + step * MS
                bench.drive(seat, first == (step % 2 == 0), bench.now_ns)
                bench.panel.poll(bench.now_ns)
            while (due := bench.panel.due_ns()) is not None and due < from_ns + 60 * MS:
                bench.panel.poll(due)
    spent = process_time() - began
    bench.close()
    return spent / PRESSES * 1_000


def _idle(seats: int) -> float:
    bench = Bench(seats)
    began, end_ns = process_time(), monotonic_ns() + IDLE_S * 1_000 * MS
    while monotonic_ns() < end_ns:
        bench.turn(end_ns)
    spent = process_time() - began
    bench.close()
    return spent / IDLE_S


def _ordered(apart_ns: int) -> int:
    """Pairs at two seats of different chips, one of them chattering, that have the order and the gap of their wires."""
    bench, chance, right = Bench(20, START_NS), Random(apart_ns), 0
    for _ in range(PAIRS):
        seats = chance.sample((3, 14), 2)
        at_ns = bench.now_ns
        bench.now_ns += 200 * MS
        for place in chance.sample((0, 1), 2):
            for step in range(1 + 6 * chance.randrange(2)):
                bench.drive(seats[place], step % 2 == 0, at_ns + place * apart_ns + step * MS // 2)
        found = bench.panel.poll(at_ns + 40 * MS)
        right += [(one.seat, one.at_ns) for one in found if isinstance(one, Pressed)] == [
            (seats[0], at_ns),
            (seats[1], at_ns + apart_ns),
        ]
        for seat in seats:
            bench.drive(seat, False, at_ns + 100 * MS)
        bench.panel.poll(at_ns + 200 * MS)
    bench.close()
    return right
