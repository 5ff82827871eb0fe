"""One suite over every panel: the mock, and the panel for real pins on gpiozero's mock pins, on played chips and, in
the device laboratory, on lines of a real kernel.
"""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import Protocol

import pytest
from gpiozero.pins.mock import MockFactory

from hardware.config import PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpio_panel import GpioPanel
from hardware.gpiod_factory import GpiodFactory
from hardware.mock_panel import MockPanel
from hardware.panel import Panel
from hardware.pin_names import plain_pin
from hardware.signals import Button, Fault, Pressed, Ready, Released, Signal
from tests.hardware.fake_chip import FakeMachine
from tests.lab.line_bench import LineBench, through_lgpio

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
SEATS = (SeatPins(stay=17, leave="GPIO18", double="BOARD15"), SeatPins(stay=5, leave=6, double=13, stay_lamp=19))
START = 1_000_000 * MS
LGPIO = (pytest.mark.lab, pytest.mark.lgpio)


class Bench(Protocol):
    """A panel whose contacts a test moves at stamps of its own."""

    panel: Panel
    wakes: int

    def contact(self, seat: int, button: Button, closed: bool, at_ns: int) -> None: ...


class MockBench:
    def __init__(self) -> None:
        self.wakes = 0
        self.panel = MockPanel(2, self._wake)

    def _wake(self) -> None:
        self.wakes += 1

    def contact(self, seat: int, button: Button, closed: bool, at_ns: int) -> None:
        (self.panel.press if closed else self.panel.release)(seat, button, at_ns)


class GpioBench:
    """Mock pins stamp with the real clock; the test's stamp is put in its place before the handler is called."""

    def __init__(self, pull: str = "up") -> None:
        self.wakes = 0
        self.factory = MockFactory()
        self._closed_level = pull == "down"
        config = PanelConfig(kind="gpio", seats=SEATS, pull="down" if self._closed_level else "up")
        self._now_ns = START
        self.panel = GpioPanel(config, self._wake, self.factory, clock_ns=lambda: self._now_ns)
        self.panel.poll(START)

    def _wake(self) -> None:
        self.wakes += 1

    def contact(self, seat: int, button: Button, closed: bool, at_ns: int) -> None:
        self._now_ns = at_ns
        pin = self.factory.pin(SEATS[seat].button(button))
        level = closed == self._closed_level
        if bool(pin.state) != level:
            pin._state, pin._last_change = level, at_ns / 1e9
            pin._call_when_changed()


class GpiodBench:
    """The kernel's lines, played: edges with the test's stamps through our own factory and its thread."""

    def __init__(self) -> None:
        self.wakes = 0
        self.machine = FakeMachine("")
        self._factory = GpiodFactory(open_chip=self.machine.open)
        self._now_ns = START
        config = PanelConfig(kind="gpio", seats=SEATS)
        self.panel = GpioPanel(config, self._wake, self._factory, clock_ns=lambda: self._now_ns)
        self.panel.poll(START)

    def _wake(self) -> None:
        self.wakes += 1

    def contact(self, seat: int, button: Button, closed: bool, at_ns: int) -> None:
        self._now_ns = max(self._now_ns, at_ns)
        line = self.machine.line(int(plain_pin(SEATS[seat].button(button))))
        if line.level == closed:
            line.drive(not closed, at_ns)
            self._factory.reader.catch_up()  # a buffer holds no hour of presses

    def close(self) -> None:
        self._factory.close()


@pytest.fixture(
    params=[
        pytest.param(MockBench, id="mock"),
        pytest.param(GpioBench, id="gpiozero mock up"),
        pytest.param(lambda: GpioBench("down"), id="gpiozero mock down"),
        pytest.param(GpiodBench, id="gpiod"),
        pytest.param(lambda: LineBench(SEATS, START), id="kernel up", marks=pytest.mark.lab),
        pytest.param(lambda: LineBench(SEATS, START, "down"), id="kernel down", marks=pytest.mark.lab),
        pytest.param(lambda: LineBench(SEATS, START, "up", through_lgpio), id="lgpio up", marks=LGPIO),
        pytest.param(lambda: LineBench(SEATS, START, "down", through_lgpio), id="lgpio down", marks=LGPIO),
    ]
)
def bench(request: pytest.FixtureRequest) -> Iterator[Bench]:
    made: Bench = request.param()
    yield made
    made.panel.close()
    getattr(made, "close", made.panel.close)()


def polled(panel: Panel, until_ns: int) -> list[Signal]:
    """What a loop sees that polls at every due moment."""
    found = panel.poll(START)
    while (due := panel.due_ns()) is not None and due <= until_ns:
        found += panel.poll(due)
    return found


def rounded(signals: list[Signal]) -> list[tuple[str, int, Button, int]]:
    """Name, seat, button and milliseconds: mock pins stamp in float seconds, exact to some nanoseconds."""
    return [
        (type(one).__name__, one.seat, one.button, round((one.at_ns - START) / MS))
        for one in signals
        if isinstance(one, Pressed | Released)
    ]


def test_a_press_is_reported_with_its_first_contact_and_its_release_after_it(bench: Bench) -> None:
    bench.contact(1, LEAVE, True, START)
    bench.contact(1, LEAVE, False, START + 80 * MS)
    found = polled(bench.panel, START + 200 * MS)
    assert rounded(found) == [("Pressed", 1, LEAVE, 0), ("Released", 1, LEAVE, 80)]
    assert all(one.exact for one in found if isinstance(one, Pressed | Released))
    assert bench.wakes >= 2


def test_bounce_makes_one_press(bench: Bench) -> None:
    for place, at_us in enumerate((0, 300, 1_100, 2_000, 4_500, 9_000, 11_000)):
        bench.contact(0, STAY, place % 2 == 0, START + at_us * 1_000)
    assert rounded(polled(bench.panel, START + 300 * MS)) == [("Pressed", 0, STAY, 0)]


def test_a_spike_is_nothing(bench: Bench) -> None:
    bench.contact(0, DOUBLE, True, START)
    bench.contact(0, DOUBLE, False, START + 1 * MS)
    assert polled(bench.panel, START + 300 * MS) == []
    assert bench.panel.due_ns() is None


def test_presses_of_one_poll_come_in_the_order_of_first_contact(bench: Bench) -> None:
    """Seat 2 was first by a millisecond, though seat 1 stands first and bounced less."""
    bench.contact(1, DOUBLE, True, START)
    bench.contact(0, DOUBLE, True, START + 1 * MS)
    bench.contact(1, DOUBLE, False, START + 2 * MS)
    bench.contact(1, DOUBLE, True, START + 3 * MS)
    assert rounded(bench.panel.poll(START + 10 * MS)) == [("Pressed", 1, DOUBLE, 0), ("Pressed", 0, DOUBLE, 1)]


def test_what_an_edge_has_proved_is_put_in_order_with_what_time_has(bench: Bench) -> None:
    """The whole tap of seat 1 is over when the first poll comes; seat 2, still down, was first."""
    bench.contact(1, STAY, True, START)
    bench.contact(0, STAY, True, START + 1 * MS)
    bench.contact(0, STAY, False, START + 31 * MS)
    found = rounded(bench.panel.poll(START + 100 * MS))
    assert found == [("Pressed", 1, STAY, 0), ("Pressed", 0, STAY, 1), ("Released", 0, STAY, 31)]


def test_equal_stamps_come_by_seat_then_button(bench: Bench) -> None:
    for seat, button in ((1, STAY), (0, DOUBLE), (0, LEAVE)):
        bench.contact(seat, button, True, START)
    found = rounded(bench.panel.poll(START + 10 * MS))
    assert [one[1:3] for one in found] == [(0, LEAVE), (0, DOUBLE), (1, STAY)]


def test_a_chattering_button_does_not_delay_another(bench: Bench) -> None:
    for at_ms in range(0, 20, 2):
        bench.contact(0, STAY, at_ms % 4 == 0, START + at_ms * MS)
    bench.contact(1, STAY, True, START + 17 * MS)
    assert rounded(bench.panel.poll(START + 20 * MS))[:1] == [("Pressed", 1, STAY, 17)]


def test_200_taps_are_200_presses_and_200_releases(bench: Bench) -> None:
    at_ns = START
    found: list[Signal] = []
    for place in range(200):
        held_ms = 30 + place * 2
        bench.contact(0, STAY, True, at_ns)
        found += polled(bench.panel, at_ns + held_ms * MS)
        bench.contact(0, STAY, False, at_ns + held_ms * MS)
        found += polled(bench.panel, at_ns + (held_ms + 40) * MS)
        at_ns += (held_ms + 60) * MS
    names = [one[0] for one in rounded(found)]
    assert names == ["Pressed", "Released"] * 200


def test_a_button_held_too_long_is_stuck_until_it_opens(bench: Bench) -> None:
    bench.contact(1, STAY, True, START)
    found = polled(bench.panel, START + 61_000 * MS)
    assert [type(one) for one in found] == [Pressed, Fault]
    assert isinstance(found[1], Fault)
    assert (found[1].device, found[1].key) == ("seat 2 STAY", "fault-button-stuck")
    assert found[1].args == (("seat", 2), ("button", "STAY"))
    bench.contact(1, STAY, False, START + 62_000 * MS)
    assert polled(bench.panel, START + 63_900 * MS) == []
    assert polled(bench.panel, START + 64_000 * MS) == [Ready("seat 2 STAY")]
    bench.contact(1, STAY, True, START + 65_000 * MS)
    bench.contact(1, STAY, False, START + 65_100 * MS)
    assert [type(one) for one in polled(bench.panel, START + 66_000 * MS)] == [Pressed, Released]


def test_lamps_never_fail(bench: Bench) -> None:
    bench.panel.light(1, STAY, True)
    bench.panel.light(0, LEAVE, True)
    bench.panel.light(1, STAY, False)
    assert bench.panel.poll(START) == []


def test_closing_twice_is_allowed(bench: Bench) -> None:
    bench.panel.close()


def test_presses_from_many_threads_all_arrive(bench: Bench) -> None:
    keys = [(seat, button) for seat in (0, 1) for button in Button]

    def play(seat: int, button: Button) -> None:
        bench.contact(seat, button, True, START)

    threads = [Thread(target=play, args=key) for key in keys]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [one[1:3] for one in rounded(bench.panel.poll(START + 10 * MS))] == keys
