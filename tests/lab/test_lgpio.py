"""gpiozero's lgpio factory on lines of the real kernel: what it does as ours does, and what it says where it cannot.

Run by ./check --lab in a process of its own, for lgpio's threads begin with its import and never rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import process_time

import gpiod
import pytest
from gpiozero import Button as PlainButton

from hardware.config import PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpiod_chips import find_chip
from hardware.signals import Button, Fault, Ready, Released, Signal
from tests.lab.sim import SimChip
from tests.lab.table import Table, pressed

pytestmark = [pytest.mark.lab, pytest.mark.lgpio]

STAY, LEAVE, DOUBLE = Button.STAY, Button.LEAVE, Button.DOUBLE
HEADER = "pinctrl-bcm2711"
SEAT = SeatPins(stay=17, leave=27, double="BOARD15", stay_lamp=5)
CONFIG = PanelConfig(kind="gpio", seats=(SEAT,))


@pytest.fixture
def chip() -> Iterator[SimChip]:
    other, made = SimChip("expander"), SimChip(HEADER)
    assert made.name != "gpiochip0", "the header's chip shall not be the first"
    yield made
    made.close()
    other.close()


@contextmanager
def table_of(config: PanelConfig) -> Iterator[Table]:
    made = Table(config)
    try:
        yield made
    finally:
        made.panel.close()


@pytest.fixture
def table(chip: SimChip) -> Iterator[Table]:
    with table_of(CONFIG) as made:
        yield made


def faults(found: list[Signal]) -> list[Fault]:
    return [one for one in found if isinstance(one, Fault)]


def test_the_headers_chip_is_found_by_its_label_and_presses_are_stamped_by_the_kernel(
    table: Table, chip: SimChip
) -> None:
    assert table.first == [Ready("panel", "LGPIOFactory, 3 buttons")]
    assert Path.cwd() == Path(__file__).parents[2], "lgpio has led the whole process away"
    before_ns, after_ns = chip.pull(17, up=False)
    for step in range(6):
        chip.pull(17, up=step % 2 == 0)
    (press,) = pressed(table.until(pressed))
    assert (press.seat, press.button, press.exact) == (0, STAY, True)
    assert before_ns - 1_000 <= press.at_ns <= after_ns + MS
    chip.pull(17, up=True)
    assert [type(one) for one in table.until(lambda found: found)] == [Released]


def test_a_lamp_is_lit(table: Table, chip: SimChip) -> None:
    table.panel.light(0, STAY, True)
    assert chip.is_up(5)
    table.panel.light(0, STAY, False)
    assert not chip.is_up(5)


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("error", [RuntimeError("ouch"), SystemExit()])
def test_a_handler_that_ends_its_thread_is_said_and_every_press_meanwhile_is_heard(
    table: Table, chip: SimChip, error: BaseException
) -> None:
    def fail() -> None:
        raise error

    notifier: Thread = sys.modules["lgpio"]._notify_thread
    plain = PlainButton(4, pin_factory=table.panel._lines.factory)
    plain.when_pressed = fail
    for line, button in ((17, STAY), (27, LEAVE), (22, DOUBLE)):
        chip.pull(4, up=False)
        notifier.join(10)
        assert not notifier.is_alive()
        before_ns, after_ns = chip.pull(line, up=False)
        found = table.until(pressed)
        assert [(one.key, one.passing) for one in faults(found)] == [("fault-panel-revived", True)]
        (press,) = pressed(found)
        assert press.button is button and before_ns - 1_000 <= press.at_ns <= after_ns + MS
        chip.pull(line, up=True)
        chip.pull(4, up=True)
        table.wait(100 * MS)
    plain.close()


def test_a_chip_that_vanishes_is_said_once_leaves_the_processor_alone_and_is_taken_back(
    table: Table, chip: SimChip
) -> None:
    chip.pull(17, up=False)
    table.until(pressed)
    chip.pull_out()
    (fault,) = faults(table.until(faults))
    assert (fault.device, fault.key) == ("panel", "fault-chip-absent")
    began = process_time()
    assert table.wait(4_000 * MS) == []
    assert process_time() - began < 2
    chip.put_in()
    assert Ready("panel", "LGPIOFactory, 3 buttons") in table.until(lambda found: found)
    chip.pull(22, up=False)
    assert pressed(table.until(pressed))[0].button is DOUBLE


def test_a_line_in_other_hands_is_named_and_taken_when_it_is_free(chip: SimChip) -> None:
    held = gpiod.request_lines(find_chip(HEADER), consumer="fan-control", config={27: gpiod.LineSettings()})
    with table_of(CONFIG) as table:
        (busy,) = faults(table.first)
        assert busy.text == "seat 1 LEAVE: fan-control holds pin 27"
        held.release()
        table.until(lambda found: Ready("seat 1 LEAVE") in found)
        chip.pull(27, up=False)
        assert pressed(table.until(pressed))[0].button is LEAVE


def test_another_chip_is_said_to_be_out_of_its_reach(chip: SimChip) -> None:
    far = SeatPins(stay=0, leave=1, double=2, chip="expander")
    with table_of(PanelConfig(kind="gpio", seats=(SEAT, far))) as table:
        assert [one.key for one in faults(table.first)] == ["fault-button-reach"] * 3
        assert Ready("panel", "LGPIOFactory, 3 buttons") in table.first


def test_panels_are_made_again_in_one_process(chip: SimChip) -> None:
    for _ in range(5):
        with table_of(CONFIG) as table:
            chip.pull(17, up=False)
            assert pressed(table.until(pressed))[0].button is STAY
            chip.pull(17, up=True)
