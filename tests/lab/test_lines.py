"""Buttons and lamps on lines of the real kernel: run by ./check --lab, in a guest that has gpio-sim."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import gpiod
import pytest
from gpiozero import LED
from gpiozero import Button as PlainButton

from hardware.config import Bank, PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpiod_chips import find_chip
from hardware.gpiod_factory import GpiodFactory
from hardware.signals import Button, Fault, Ready, Released, Signal
from tests.lab.sim import SimChip
from tests.lab.table import Table, pressed

pytestmark = pytest.mark.lab

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
HEADER, EXPANDER = "pinctrl-bcm2711", "expander"
SEATS = (SeatPins(stay=17, leave=27, double="BOARD15", stay_lamp=5), SeatPins(stay=0, leave=1, double=2, chip=EXPANDER))
CONFIG = PanelConfig(kind="gpio", seats=SEATS)
PAIRS = 200


@pytest.fixture
def chips() -> Iterator[dict[str, SimChip]]:
    made = {label: SimChip(label) for label in (HEADER, EXPANDER)}
    yield made
    for chip in made.values():
        chip.close()


@pytest.fixture
def table(chips: dict[str, SimChip]) -> Iterator[Table]:
    made = Table(CONFIG)
    yield made
    made.panel.close()


def faults(found: list[Signal]) -> list[Fault]:
    return [one for one in found if isinstance(one, Fault)]


def test_a_press_is_stamped_by_the_kernel_at_its_first_contact(table: Table, chips: dict[str, SimChip]) -> None:
    assert table.first == [Ready("panel", "GpiodFactory, 6 buttons")]
    before_ns, after_ns = chips[HEADER].pull(17, up=False)
    for step in range(6):
        chips[HEADER].pull(17, up=step % 2 == 0)
    (press,) = pressed(table.until(pressed))
    assert (press.seat, press.button, press.exact) == (0, STAY, True)
    assert before_ns <= press.at_ns <= after_ns + MS
    chips[HEADER].pull(17, up=True)
    assert [type(one) for one in table.until(lambda found: found)] == [Released]


def test_pairs_on_two_chips_keep_their_order(table: Table, chips: dict[str, SimChip]) -> None:
    chance, right = Random("pairs"), 0
    wires = (chips[HEADER], 17), (chips[EXPANDER], 0)
    for _ in range(PAIRS):
        first = chance.randrange(2)
        for seat in (first, 1 - first):
            wires[seat][0].pull(wires[seat][1], up=False)
        found = sorted(pressed(table.until(lambda found: len(pressed(found)) == 2)), key=lambda one: one.at_ns)
        right += found[0].seat == first and found[0].exact and found[1].exact
        for chip, line in wires:
            chip.pull(line, up=True)
        table.until(lambda found: sum(isinstance(one, Released) for one in found) == 2)  # or both edges become one
        table.wait(40 * MS)
    assert right == PAIRS


def test_a_chip_that_vanishes_is_said_and_taken_back(table: Table, chips: dict[str, SimChip]) -> None:
    chips[EXPANDER].pull(0, up=False)
    table.until(pressed)
    chips[EXPANDER].pull_out()
    (fault,) = table.until(faults)
    assert isinstance(fault, Fault)
    assert (fault.device, fault.key) == ("chip expander", "fault-chip-absent")
    chips[HEADER].pull(27, up=False)
    assert pressed(table.until(pressed))[0].button is LEAVE
    chips[EXPANDER].put_in()
    table.until(lambda found: Ready("chip expander") in found)
    chips[EXPANDER].pull(2, up=False)
    (press,) = pressed(table.until(pressed))
    assert (press.seat, press.button) == (1, DOUBLE)


def test_a_line_in_other_hands_is_named_with_its_holder_and_taken_when_it_is_free(chips: dict[str, SimChip]) -> None:
    held = gpiod.request_lines(find_chip(HEADER), consumer="fan-control", config={27: gpiod.LineSettings()})
    table = Table(CONFIG)
    (busy,) = faults(table.first)
    assert busy.text == "seat 1 LEAVE: fan-control holds pin 27"
    held.release()
    table.until(lambda found: Ready("seat 1 LEAVE") in found)
    chips[HEADER].pull(27, up=False)
    assert pressed(table.until(pressed))[0].button is LEAVE
    table.panel.close()


def test_a_lamp_is_lit(table: Table, chips: dict[str, SimChip]) -> None:
    table.panel.light(0, STAY, True)
    assert chips[HEADER].is_up(5)
    table.panel.light(0, STAY, False)
    assert not chips[HEADER].is_up(5)


def test_a_closed_line_is_free_at_once_though_the_thread_waits_for_others(chips: dict[str, SimChip]) -> None:
    factory = GpiodFactory(HEADER)
    other = PlainButton(4, pin_factory=factory)
    for _ in range(30):
        PlainButton(17, pin_factory=factory).close()
        gpiod.request_lines(find_chip(HEADER), consumer="another", config={17: gpiod.LineSettings()}).release()
    other.close()
    factory.close()


def test_factories_are_made_again_in_one_process(chips: dict[str, SimChip]) -> None:
    for _ in range(10):
        factory, heard = GpiodFactory(HEADER), threading.Event()
        button, lamp = PlainButton(17, pin_factory=factory), LED(5, pin_factory=factory)
        button.when_pressed = heard.set
        lamp.on()
        chips[HEADER].pull(17, up=False)
        assert heard.wait(10)
        chips[HEADER].pull(17, up=True)
        factory.close()
    del button, lamp


def test_edges_that_the_kernel_drops_are_noticed_and_the_level_is_true(chips: dict[str, SimChip]) -> None:
    factory, got, down = GpiodFactory(HEADER), list[bool](), threading.Event()

    def hear(ticks: int, state: bool) -> None:
        got.append(state)
        (down.clear if state else down.set)()

    pin = factory.pin(17)
    pin.input_with_pull("up")
    pin.when_changed = hear
    with factory.reader._lock:
        for step in range(1_001):
            chips[HEADER].pull(17, up=step % 2 == 1)
        factory.reader.catch_up()
    assert pin.state == 0
    pause = threading.Event()  # the kernel's own thread tells the last edges when it comes to them
    assert any(down.wait(10) and not pause.wait(0.2) and down.is_set() for _ in range(50))
    factory.close()
    assert len(got) < 1_000
    assert all(one != other for one, other in pairwise(got))
    assert got[-1] is False


def test_three_hundred_lines_on_ten_chips() -> None:
    chips = [SimChip(f"e{number}", 32) for number in range(10)]
    table = Table(PanelConfig(kind="gpio", banks=(Bank(tuple(chip.label for chip in chips), "0-29"),)))
    assert table.first == [Ready("panel", "GpiodFactory, 300 buttons")]
    chips[9].pull(29, up=False)
    (press,) = pressed(table.until(pressed))
    assert (press.seat, press.button) == (99, DOUBLE)
    table.panel.close()
    for chip in chips:
        chip.close()
