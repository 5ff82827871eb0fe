"""The panel on the kernel's lines: chips that vanish and return, busy pins, dead threads, many chips, true order."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic_ns

import pytest
from gpiozero import Button as PlainButton
from gpiozero import Device

from hardware.config import Bank, PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpio_panel import RETRY_NS, GpioPanel
from hardware.gpiod_factory import GpiodFactory
from hardware.signals import Button, Fault, Pressed, Ready, Released, Signal
from tests.hardware.fake_chip import FakeMachine
from tests.hardware.ports import open_descriptors

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
HEADER = SeatPins(stay=17, leave=27, double="BOARD15", stay_lamp=5)
FAR = SeatPins(stay=0, leave=1, double=2, stay_lamp=8, chip="expander")
CONFIG = PanelConfig(kind="gpio", seats=(HEADER, FAR))
HUNDRED = PanelConfig(kind="gpio", banks=(Bank(tuple(f"e{n}" for n in range(10)), "0-29"),))


class Table:
    """A panel on a machine that is played. now_ns: the time of its loop; wires may move up to a second ahead of it."""

    def __init__(self, machine: FakeMachine, config: PanelConfig = CONFIG) -> None:
        self.machine = machine
        self.factory = GpiodFactory(config.chip, machine.open)
        self.woken = threading.Event()
        self.now_ns = monotonic_ns()
        self.panel = GpioPanel(config, self.woken.set, self.factory, lambda: self.now_ns + 1_000 * MS)
        self.first = self.panel.poll(self.now_ns)

    def wait(self, for_ns: int) -> list[Signal]:
        """Polls at every due moment."""
        end_ns = self.now_ns + for_ns
        found = self.panel.poll(self.now_ns)
        while (due := self.panel.due_ns()) is not None and due <= end_ns:
            self.now_ns = max(due, self.now_ns)
            found += self.panel.poll(self.now_ns)
        self.now_ns = end_ns
        return found + self.panel.poll(end_ns)

    def until(self, happened: Callable[[list[Signal]], bool]) -> list[Signal]:
        """Polls, without time going on, until what another thread has to notice is there."""
        found = self.panel.poll(self.now_ns)
        while not happened(found):
            assert self.woken.wait(5), found
            self.woken.clear()
            found += self.panel.poll(self.now_ns)
        return found

    def tap(self, seat: int, button: Button) -> list[Signal]:
        """A tap on a wire, and what is heard of it."""
        pin = self.factory.pin(CONFIG.seats[seat].button(button))
        line = self.machine.line(pin._offset, CONFIG.seats[seat].chip)
        line.drive(False, self.now_ns)
        line.drive(True, self.now_ns + 80 * MS)
        return [one for one in self.wait(200 * MS) if isinstance(one, Pressed | Released)]


@pytest.fixture
def table() -> Iterator[Table]:
    threads, descriptors = threading.active_count(), open_descriptors()
    made = Table(FakeMachine("", "expander"))
    yield made
    made.panel.close()
    made.panel.close()
    made.factory.close()
    assert all(request.released for chip in made.machine.all for request in chip.requests.values())
    assert (threading.active_count(), open_descriptors()) == (threads, descriptors)


def faults(signals: list[Signal]) -> list[tuple[str, str]]:
    return [(one.device, one.key) for one in signals if isinstance(one, Fault)]


def test_pins_of_several_chips_make_one_panel(table: Table) -> None:
    assert table.first == [Ready("panel", "GpiodFactory, 6 buttons")]
    assert [type(one) for one in table.tap(0, STAY)] == [Pressed, Released]
    assert [one.seat for one in table.tap(1, DOUBLE) if isinstance(one, Pressed)] == [1]


def test_a_chip_that_vanishes_in_play_is_said_and_taken_back_when_it_returns(table: Table) -> None:
    table.machine.pull_out("expander")
    found = table.until(lambda found: bool(faults(found)))
    (fault,) = found
    assert isinstance(fault, Fault)
    assert (fault.device, fault.key, fault.passing) == ("chip expander", "fault-chip-absent", False)
    assert dict(fault.args)["seats"] == "2"
    assert table.wait(10_000 * MS) == []  # said once, however often it is looked for
    assert [type(one) for one in table.tap(0, LEAVE)] == [Pressed, Released]
    table.machine.put_in("expander")
    assert table.wait(RETRY_NS) == [Ready("chip expander"), Ready("panel", "GpiodFactory, 6 buttons")]
    assert [type(one) for one in table.tap(1, LEAVE)] == [Pressed, Released]


def test_a_chip_whose_going_nobody_tells_is_asked_and_missed(table: Table) -> None:
    """As on kernels that do not wake who waits for an edge when the chip goes."""
    gone = table.machine.chips.pop("expander")
    for request in gone.requests.values():
        request.fails = True
    found = table.wait(RETRY_NS) + table.wait(RETRY_NS)
    assert faults(found) == [("chip expander", "fault-chip-absent")]
    table.machine.put_in("expander")
    assert table.wait(RETRY_NS)[0] == Ready("chip expander")


def test_the_headers_own_chip_may_vanish_too(table: Table) -> None:
    table.machine.pull_out("")
    assert faults(table.until(lambda found: bool(faults(found)))) == [("panel", "fault-chip-absent")]
    assert table.wait(10_000 * MS) == []
    table.machine.put_in("")
    assert table.wait(RETRY_NS) == [Ready("panel", "GpiodFactory, 6 buttons")]
    assert [type(one) for one in table.tap(0, STAY)] == [Pressed, Released]


def test_a_button_that_was_down_when_its_chip_went_neither_votes_nor_sticks_afterwards(table: Table) -> None:
    table.machine.line(1, "expander").drive(False, table.now_ns)
    assert [type(one) for one in table.wait(100 * MS)] == [Pressed]
    table.machine.line(0, "expander").drive(False, table.now_ns)
    table.machine.pull_out("expander")
    assert faults(table.until(lambda found: bool(faults(found)))) == [("chip expander", "fault-chip-absent")]
    assert table.wait(120_000 * MS) == []
    table.machine.put_in("expander")
    table.machine.chips["expander"].grounded = {1}
    found = table.wait(RETRY_NS + 2_000 * MS)
    assert faults(found) == [("seat 2 LEAVE", "fault-button-stuck")]
    assert not [one for one in found if isinstance(one, Pressed | Released)]


def test_a_chip_that_comes_late_is_waited_for() -> None:
    table = Table(FakeMachine(""))
    assert faults(table.first) == [("chip expander", "fault-chip-absent")]
    assert dict(table.first[0].args)["seats"] == "2"  # type: ignore[union-attr]
    table.machine.put_in("expander")
    assert Ready("chip expander") in table.wait(RETRY_NS)
    assert [type(one) for one in table.tap(1, STAY)] == [Pressed, Released]
    table.panel.close()
    table.factory.close()


def test_a_pin_that_another_program_holds_is_named_with_the_holder_and_taken_when_it_is_free() -> None:
    machine = FakeMachine("", "expander")
    machine.chips[""].held[27] = "fan-control"
    table = Table(machine)
    (busy,) = [one for one in table.first if isinstance(one, Fault)]
    assert busy.text == "seat 1 LEAVE: fan-control holds pin 27"
    assert dict(busy.args) == {"seat": 1, "button": "LEAVE", "pin": "27", "holder": "fan-control"}
    assert table.wait(20_000 * MS) == []
    del machine.chips[""].held[27]
    assert table.wait(RETRY_NS) == [Ready("seat 1 LEAVE"), Ready("panel", "GpiodFactory, 6 buttons")]
    assert [type(one) for one in table.tap(0, LEAVE)] == [Pressed, Released]
    assert table.panel.due_ns() is None
    table.panel.close()
    table.factory.close()


def test_a_pin_the_chip_does_not_have_is_not_asked_for_again(table: Table) -> None:
    seats = (SeatPins(stay="DOORBELL", leave=20, double=21),)
    other = GpioPanel(PanelConfig(kind="gpio", seats=seats), lambda: None, table.factory)
    assert faults(other.poll(table.now_ns)) == [("seat 1 STAY", "fault-button-name")]
    assert other.due_ns() is None
    other.close()


def test_lamps_are_lit_again_when_their_chip_returns(table: Table) -> None:
    table.panel.light(0, STAY, True)
    table.panel.light(1, STAY, True)
    assert table.machine.line(8, "expander").level
    table.machine.pull_out("expander")
    table.until(lambda found: bool(faults(found)))
    table.panel.light(0, STAY, False)
    assert not table.machine.line(5).level
    table.machine.put_in("expander")
    table.wait(RETRY_NS)
    assert table.machine.line(8, "expander").level


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_reading_thread_that_dies_is_said_and_another_reads_on(table: Table) -> None:
    plain = PlainButton(22 - 1, pin_factory=table.factory)

    def end() -> None:
        raise SystemExit

    plain.when_pressed = end
    table.machine.line(21).drive(False, table.now_ns)
    table.factory.reader._thread.join(5)  # type: ignore[union-attr]
    found = table.wait(1)
    assert [(one.key, one.passing) for one in found if isinstance(one, Fault)] == [("fault-panel-revived", True)]
    table.woken.clear()
    table.machine.line(17).drive(False, table.now_ns)
    assert table.woken.wait(5)
    assert [type(one) for one in table.wait(100 * MS)] == [Pressed]
    plain.close()


@contextmanager
def held_up(table: Table) -> Iterator[None]:
    """The reading thread does not come to its turn meanwhile."""
    with table.factory.reader._lock:
        yield


def test_a_spike_whose_end_has_not_been_read_yet_is_no_press(table: Table) -> None:
    line = table.machine.line(17)
    with held_up(table):
        line.drive(False, table.now_ns)
        table.panel.poll(table.now_ns)
        line.drive(True, table.now_ns + 1 * MS)
        assert table.wait(500 * MS) == []


def test_a_contact_between_edges_that_were_lost_is_no_press(table: Table) -> None:
    """A line that chatters faster than it is read: what is left looks like one long contact, and is none."""
    line = table.machine.line(17)
    with held_up(table):
        line.drive(False, table.now_ns)
        table.panel.poll(table.now_ns)
        for step in range(1, 40):
            line.drive(step % 2 == 1, table.now_ns + step * MS // 4)
        line.drive(False, table.now_ns + 10 * MS)
        found = table.panel.poll(table.now_ns + 11 * MS)
    assert [one for one in found if isinstance(one, Pressed)] == []


@pytest.mark.parametrize("edges", [39, 40])
def test_a_burst_that_was_not_read_makes_no_press_of_a_button_long_at_rest(table: Table, edges: int) -> None:
    line = table.machine.line(17)
    assert [type(one) for one in table.tap(0, STAY)] == [Pressed, Released]
    table.wait(30_000 * MS)
    with held_up(table):
        for step in range(edges):
            line.drive(step % 2 == 1, table.now_ns + step * MS // 4)
        line.drive(True, table.now_ns + edges * MS // 4)
        assert [one for one in table.wait(1_000 * MS) if isinstance(one, Pressed)] == []
    assert [type(one) for one in table.tap(0, STAY)] == [Pressed, Released]


@pytest.mark.parametrize("apart_ns", [MS, MS // 10])
def test_a_thousand_pairs_on_two_chips_are_ordered_by_their_contacts(table: Table, apart_ns: int) -> None:
    """Whichever is read first and whatever chatters, both are known within the grace of a question, with stamps."""
    chance = Random(apart_ns)
    lines = table.machine.line(17), table.machine.line(0, "expander")
    right = 0
    for _ in range(1_000):
        first = chance.randrange(2)
        at_ns = table.now_ns
        edges = [(lines[1 - first], False, at_ns + apart_ns), (lines[first], False, at_ns)]
        chattering, from_ns = chance.choice(((lines[first], at_ns), (lines[1 - first], at_ns + apart_ns)))
        edges += [(chattering, step % 2 == 1, from_ns + step * MS // 2) for step in range(1, 7)]
        for line, level, stamp in edges if chance.random() < 0.5 else edges[1:2] + edges[:1] + edges[2:]:
            line.drive(level, stamp)
        pressed = sorted((one.at_ns, one.seat) for one in table.wait(40 * MS) if isinstance(one, Pressed))
        right += pressed == [(at_ns, first), (at_ns + apart_ns, 1 - first)]
        for line in lines:
            line.drive(True, table.now_ns)
        table.wait(60 * MS)
    assert right == 1_000


def test_a_hundred_seats_on_ten_chips() -> None:
    machine = FakeMachine(*(f"e{n}" for n in range(10)), lines=32)
    table = Table(machine, HUNDRED)
    assert table.first == [Ready("panel", "GpiodFactory, 300 buttons")]
    for seat in (0, 57, 99):
        line = machine.line(seat % 10 * 3 + 2, f"e{seat // 10}")
        line.drive(False, table.now_ns)
        line.drive(True, table.now_ns + 80 * MS)
        assert [(one.seat, one.button) for one in table.wait(150 * MS) if isinstance(one, Pressed)] == [(seat, DOUBLE)]
    machine.pull_out("e4")
    (gone,) = table.until(lambda found: bool(faults(found)))
    assert dict(gone.args)["seats"] == "41–50"  # type: ignore[union-attr]
    table.panel.close()
    table.factory.close()


def test_without_a_chip_the_panel_has_no_buttons_and_says_why() -> None:
    config = PanelConfig(kind="gpio", seats=(SeatPins(stay=17, leave=18, double=22),), chip="no-such-chip")
    panel = GpioPanel(config, lambda: None)
    (fault,) = panel.poll(0)
    assert getattr(fault, "key", "") == "fault-panel-library"
    assert "no-such-chip" in str(fault)
    panel.close()


def test_a_chip_that_may_not_be_opened_is_named_with_its_group() -> None:
    def refuse(name: str) -> None:
        raise PermissionError(13, "Permission denied", "/dev/gpiochip0")

    config = PanelConfig(kind="gpio", seats=(HEADER,))
    panel = GpioPanel(config, lambda: None, GpiodFactory(open_chip=refuse))
    (fault,) = panel.poll(0)
    assert isinstance(fault, Fault)
    assert (fault.device, fault.key) == ("panel", "fault-panel-permission")
    assert "/dev/gpiochip0" in fault.text and "group" in fault.text
    assert panel.poll(RETRY_NS) == []
    panel.close()


def test_another_chip_that_may_not_be_opened_is_a_matter_of_permission_too() -> None:
    machine = FakeMachine("")

    def open_chip(name: str) -> object:
        if name:
            raise PermissionError(13, "Permission denied", "/dev/gpiochip9")
        return machine.open(name)

    factory = GpiodFactory(open_chip=open_chip)
    panel = GpioPanel(CONFIG, lambda: None, factory)
    fault, ready = panel.poll(0)
    assert isinstance(fault, Fault)
    assert (fault.device, fault.key) == ("chip expander", "fault-chip-permission")
    assert dict(fault.args) == {"seats": "2", "node": "/dev/gpiochip9", "group": "gpio"}
    assert ready == Ready("panel", "GpiodFactory, 3 buttons")
    machine.put_in("expander")
    factory._open_chip = machine.open
    assert Ready("chip expander") in panel.poll(RETRY_NS) + panel.poll(2 * RETRY_NS)
    panel.close()
    factory.close()


def test_our_own_factory_is_meant_by_its_name_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "gpiod")
    config = PanelConfig(kind="gpio", seats=(HEADER,), chip="no-such-chip")
    panel = GpioPanel(config, lambda: None)
    assert "no-such-chip" in str(panel.poll(0))
    panel.close()
