"""gpiozero's lgpio factory, played where the library is not: its one thread that anybody's handler ends, its one chip.

On lines of a real kernel it passes the suite of all panels in the device laboratory.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic_ns
from types import ModuleType
from typing import Any

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory, MockPin

from hardware import gpiod_chips
from hardware.config import PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpio_panel import RETRY_NS, GpioPanel
from hardware.signals import Button, Fault, Pressed, Ready, Signal

SEAT = SeatPins(stay=17, leave=27, double=22, stay_lamp=5)
CONFIG = PanelConfig(kind="gpio", seats=(SEAT,), chip="pinctrl-rp1")


class Notifier(Thread):
    """What lgpio has: whatever a handler raises ends it, and what comes then stays in its pipe."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.go = True
        self.pipe: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self.start()

    def run(self) -> None:
        while self.go:
            self.pipe.get()()


class Gone(Exception):
    """lgpio.error: whatever is asked of a chip that is not there any more."""


class PlayedPin(MockPin):  # type: ignore[misc]
    def close(self) -> None:
        self.factory.must_be_there()
        super().close()

    def _get_state(self) -> Any:
        self.factory.must_be_there()
        return super()._get_state()


class LGPIOFactory(MockFactory):  # type: ignore[misc]
    """As gpiozero's: one chip, by its number."""

    made: list[LGPIOFactory]

    def __init__(self, chip: int | None = None) -> None:
        super().__init__(pin_class=PlayedPin)
        self.chip, self.went, self.open = chip, False, True
        self.made.append(self)

    def must_be_there(self) -> None:
        if self.went:
            raise Gone("bad GPIO read")

    def close(self) -> None:
        super().close()
        self.open = False


class Bench:
    """A panel that has chosen lgpio. The chip may go, and come back under another number."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.notifier = Notifier()
        self.path: str | None = "/dev/gpiochip4"
        self.asked_for: list[str] = []
        self.woken = Event()
        LGPIOFactory.made = []
        lgpio, pins = ModuleType("lgpio"), ModuleType("gpiozero.pins.lgpio")
        lgpio._notify_thread = self.notifier  # type: ignore[attr-defined]
        pins.LGPIOFactory = LGPIOFactory  # type: ignore[attr-defined]
        patch.setitem(sys.modules, "lgpio", lgpio)
        patch.setitem(sys.modules, "gpiozero.pins.lgpio", pins)
        patch.setattr(gpiod_chips, "find_chip", self.find)
        patch.setattr(Device, "pin_factory", None)
        patch.setenv("GPIOZERO_PIN_FACTORY", "lgpio")
        self.now_ns = monotonic_ns()

    def find(self, wanted: str) -> str:
        self.asked_for.append(wanted)
        if self.path is None:
            raise LookupError(f"no GPIO chip {wanted!r}")
        return self.path

    def panel(self, config: PanelConfig = CONFIG) -> GpioPanel:
        return GpioPanel(config, self.woken.set)

    @property
    def factory(self) -> LGPIOFactory:
        return LGPIOFactory.made[-1]

    def move(self, pin: int, down: bool) -> None:
        """A wire is moved; the edge goes through the pipe."""
        found = self.factory.pin(pin)
        self.notifier.pipe.put(found.drive_low if down else found.drive_high)

    def wait(self, panel: GpioPanel, for_ns: int) -> list[Signal]:
        end_ns = self.now_ns + for_ns
        found = panel.poll(self.now_ns)
        while (due := panel.due_ns()) is not None and due <= end_ns:
            self.now_ns = max(due, self.now_ns)
            found += panel.poll(self.now_ns)
        self.now_ns = end_ns
        return found + panel.poll(end_ns)

    def heard(self, panel: GpioPanel) -> list[Signal]:
        """Signals until a press is among them."""
        found: list[Signal] = []
        while not any(isinstance(one, Pressed) for one in found):
            assert self.woken.wait(5), found
            self.woken.clear()
            found += panel.poll(monotonic_ns() + 10 * MS)
        return found


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    made = Bench(monkeypatch)
    yield made
    made.notifier.go = False
    made.notifier.pipe.put(lambda: None)
    made.notifier.join(5)


def faults(signals: list[Signal]) -> list[tuple[str, str]]:
    return [(one.device, one.key) for one in signals if isinstance(one, Fault)]


def test_the_chip_is_found_by_its_label_and_the_library_gets_a_place(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LG_WD", "to be restored")
    monkeypatch.delenv("LG_WD")
    panel = bench.panel()
    assert panel.poll(bench.now_ns) == [Ready("panel", "LGPIOFactory, 3 buttons")]
    assert (bench.asked_for, bench.factory.chip) == (["pinctrl-rp1"], 4)
    assert os.access(os.environ["LG_WD"], os.W_OK)
    panel.close()
    assert not bench.factory.open


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("error", [RuntimeError("ouch"), SystemExit()])
def test_a_thread_that_a_handler_has_ended_is_said_and_hears_again_what_came_meanwhile(
    bench: Bench, error: BaseException
) -> None:
    def fail() -> None:
        raise error

    panel = bench.panel()
    panel.poll(bench.now_ns)
    for pin, button in zip((17, 27, 22), Button, strict=True):
        bench.notifier.pipe.put(fail)
        bench.notifier.join(5)
        assert not bench.notifier.is_alive()
        bench.woken.clear()
        bench.move(pin, down=True)
        found = panel.poll(bench.now_ns)
        assert [(one.key, one.passing) for one in found if isinstance(one, Fault)] == [("fault-panel-revived", True)]
        (press,) = [one for one in bench.heard(panel) if isinstance(one, Pressed)]
        assert (press.seat, press.button, press.exact) == (0, button, True)
    panel.close()


def test_a_thread_that_somebody_has_ended_for_good_is_said_once(bench: Bench) -> None:
    panel = bench.panel()
    panel.poll(bench.now_ns)
    bench.notifier.go = False
    bench.notifier.pipe.put(lambda: None)
    bench.notifier.join(5)
    assert faults(panel.poll(bench.now_ns)) == [("panel", "fault-panel-deaf")]
    assert panel.poll(bench.now_ns) == []
    panel.close()


def test_a_chip_that_goes_is_said_once_and_taken_back_under_another_number(bench: Bench) -> None:
    panel = bench.panel()
    panel.poll(bench.now_ns)
    panel.light(0, Button.STAY, True)
    first, bench.path = bench.factory, None
    first.went = True
    found = bench.wait(panel, 4 * RETRY_NS)
    assert faults(found) == [("panel", "fault-chip-absent")] and len(found) == 1
    assert not first.open
    bench.path = "/dev/gpiochip0"
    assert bench.wait(panel, RETRY_NS) == [Ready("panel", "LGPIOFactory, 3 buttons")]
    assert bench.factory.chip == 0
    assert bench.factory.pin(5).state
    bench.woken.clear()
    bench.move(22, down=True)
    assert [one.button for one in bench.heard(panel) if isinstance(one, Pressed)] == [Button.DOUBLE]
    panel.close()


def test_pins_of_another_chip_are_said_to_be_out_of_reach_and_not_asked_for_again(bench: Bench) -> None:
    far = SeatPins(stay=0, leave=1, double=2, double_lamp=3, chip="1-0020")
    panel = bench.panel(PanelConfig(kind="gpio", seats=(SEAT, far)))
    found = panel.poll(bench.now_ns)
    assert faults(found) == [
        ("seat 2 STAY", "fault-button-reach"),
        ("seat 2 LEAVE", "fault-button-reach"),
        ("seat 2 DOUBLE", "fault-button-reach"),
        ("seat 2 DOUBLE lamp", "fault-lamp-reach"),
    ]
    assert "LGPIOFactory does not reach pin 0@1-0020" in str(found[0])
    assert Ready("panel", "LGPIOFactory, 3 buttons") in found
    assert panel.due_ns() is None
    panel.close()


def test_without_the_library_its_name_is_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "lgpio", None)
    monkeypatch.delitem(sys.modules, "gpiozero.pins.lgpio", raising=False)
    monkeypatch.setattr(Device, "pin_factory", None)
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "lgpio")
    panel = GpioPanel(CONFIG, lambda: None)
    (fault,) = panel.poll(0)
    assert isinstance(fault, Fault)
    assert fault.key == "fault-panel-library" and "lgpio" in fault.text
    panel.close()
