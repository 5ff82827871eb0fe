"""What can be wrong with pins: every fault names seat, button and pin, and the other buttons work on."""

from __future__ import annotations

import errno
import gc
from collections.abc import Iterator
from threading import Event, Thread
from time import monotonic_ns
from typing import Any

import pytest
from gpiozero import Device
from gpiozero.exc import BadPinFactory
from gpiozero.pins.mock import MockFactory, MockPin

from hardware.config import PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpio_panel import RETRY_NS, GpioPanel
from hardware.signals import Button, Fault, Pressed, Ready, Signal

SEATS = (SeatPins(stay=17, leave=18, double=22), SeatPins(stay=5, leave=6, double=13, stay_lamp=19))
CONFIG = PanelConfig(kind="gpio", seats=SEATS)


class ShortedPin(MockPin):  # type: ignore[misc]
    """A switch that is closed whatever the pull."""

    def __init__(self, factory: Any, info: Any) -> None:
        super().__init__(factory, info)
        self._state = False

    def drive_high(self) -> None:
        if self.pull != "up" or self._when_changed is not None:
            super().drive_high()


class RefusingFactory(MockFactory):  # type: ignore[misc]
    """Refuses one pin with one error."""

    def __init__(self, name: str, error: Exception) -> None:
        super().__init__()
        self._name, self._error = name, error

    def pin(self, name: Any, pin_class: Any = None, **kwargs: Any) -> Any:
        pin = super().pin(name, pin_class, **kwargs)
        if pin.info.name == self._name:
            raise self._error
        return pin


@pytest.fixture
def no_default_factory() -> Iterator[None]:
    before, Device.pin_factory = Device.pin_factory, None
    yield
    Device.pin_factory = before


def first_poll(config: PanelConfig, factory: Any) -> tuple[GpioPanel, list[Signal]]:
    panel = GpioPanel(config, lambda: None, factory)
    return panel, panel.poll(0)


def press(panel: GpioPanel, factory: MockFactory, pin: int) -> list[Pressed]:
    """Drive one pin as a finger would and say what the panel makes of it."""
    factory.pin(pin).drive_low()
    return [signal for signal in polled(panel) if isinstance(signal, Pressed)]


def polled(panel: GpioPanel) -> list[Signal]:
    """Polls at the due moments of the debounce, as if three seconds had passed."""
    now_ns = monotonic_ns()
    found = panel.poll(now_ns)
    end_ns = now_ns + 3_000 * MS
    while (due := panel.due_ns()) is not None and due <= end_ns:
        found += panel.poll(due)
    return found


def test_what_was_found_is_said_first() -> None:
    _, found = first_poll(CONFIG, MockFactory())
    assert found == [Ready("panel", "MockFactory, 6 buttons")]


@pytest.mark.parametrize(
    ("error", "key", "word"),
    [
        (OSError(errno.EBUSY, "Device or resource busy"), "fault-button-busy", "another program"),
        (RuntimeError("GPIO busy"), "fault-button-busy", "another program"),
        (PermissionError(errno.EACCES, "Permission denied"), "fault-button-permission", "group"),
        (ValueError("cold solder"), "fault-button-pin", "cold solder"),
    ],
)
def test_one_refused_pin_is_named_and_the_others_work(error: Exception, key: str, word: str) -> None:
    factory = RefusingFactory("GPIO6", error)
    panel, found = first_poll(CONFIG, factory)
    fault, ready = found
    assert isinstance(fault, Fault)
    assert (fault.device, fault.key, fault.passing) == ("seat 2 LEAVE", key, False)
    assert fault.args[:3] == (("seat", 2), ("button", "LEAVE"), ("pin", "6"))
    assert word in fault.text
    assert "6" in fault.text
    assert ready == Ready("panel", "RefusingFactory, 5 buttons")
    assert [(one.seat, one.button) for one in press(panel, factory, 18)] == [(0, Button.LEAVE)]


def test_a_pin_the_board_does_not_have_is_named() -> None:
    seats = (SeatPins(stay="GPIO99", leave=18, double=22),)
    _, found = first_poll(PanelConfig(kind="gpio", seats=seats), MockFactory())
    assert isinstance(found[0], Fault)
    assert found[0].key == "fault-button-name"
    assert "GPIO99" in found[0].text


def test_two_buttons_on_one_pin_get_neither_and_are_both_named() -> None:
    seats = (SeatPins(stay="WPI0", leave=18, double=22), SeatPins(stay=5, leave=17, double=13))
    factory = MockFactory()
    panel, found = first_poll(PanelConfig(kind="gpio", seats=seats), factory)
    faults = [one for one in found if isinstance(one, Fault)]
    assert [one.device for one in faults] == ["seat 1 STAY", "seat 2 LEAVE"]
    assert all("seat 1 STAY" in one.text and "seat 2 LEAVE" in one.text for one in faults)
    assert press(panel, factory, 17) == []


def test_a_second_panel_on_the_same_pins_is_told_that_they_are_taken() -> None:
    factory = MockFactory()
    first, _ = first_poll(CONFIG, factory)
    _, found = first_poll(CONFIG, factory)
    keys = [one.key for one in found if isinstance(one, Fault)]
    assert keys == ["fault-button-busy"] * 6 + ["fault-lamp-pin"]
    assert press(first, factory, 17)
    first.close()
    assert first_poll(CONFIG, factory)[1] == [Ready("panel", "MockFactory, 6 buttons")]


def test_a_lamp_that_fails_is_said_and_its_button_works() -> None:
    factory = RefusingFactory("GPIO19", OSError(errno.EIO, "Input/output error"))
    panel, found = first_poll(CONFIG, factory)
    assert isinstance(found[0], Fault)
    assert (found[0].device, found[0].key) == ("seat 2 STAY lamp", "fault-lamp-pin")
    assert press(panel, factory, 5)


def test_a_lamp_is_lit_and_put_out() -> None:
    factory = MockFactory()
    panel, _ = first_poll(CONFIG, factory)
    panel.light(1, Button.STAY, True)
    assert factory.pin(19).state
    panel.light(1, Button.STAY, False)
    assert not factory.pin(19).state


def test_a_switch_closed_from_the_start_is_stuck_and_votes_only_after_it_opened() -> None:
    factory = MockFactory()
    pin = factory.pin(17, pin_class=ShortedPin)
    panel = GpioPanel(CONFIG, lambda: None, factory)
    found = [signal for signal in polled(panel) if not isinstance(signal, Ready)]
    assert [(one.device, one.key) for one in found if isinstance(one, Fault)] == [("seat 1 STAY", "fault-button-stuck")]
    assert not [one for one in found if isinstance(one, Pressed)]
    pin.drive_high()
    assert polled(panel) == [Ready("seat 1 STAY")]
    pin.drive_low()
    assert [type(one) for one in polled(panel)][:1] == [Pressed]


def test_no_library_is_a_fault_and_never_a_mock(no_default_factory: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "nosuchlibrary")
    panel = GpioPanel(CONFIG, lambda: None)
    found = panel.poll(0)
    assert [one.key for one in found if isinstance(one, Fault)] == ["fault-panel-library"]
    assert "nosuchlibrary" in str(found[0])
    assert not [one for one in found if isinstance(one, Ready)]
    panel.light(0, Button.STAY, True)
    panel.close()


def test_the_library_named_by_the_environment_is_taken(
    no_default_factory: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock")
    panel = GpioPanel(CONFIG, lambda: None)
    pretended, ready = panel.poll(0)
    assert getattr(pretended, "key", "") == "fault-pins-mock", "a mock is never quiet"
    assert ready == Ready("panel", "MockFactory, 6 buttons")
    assert isinstance(Device.pin_factory, MockFactory)
    panel.close()
    assert Device.pin_factory is None


class ColdFactory(MockFactory):  # type: ignore[misc]
    """Its pins can be had, but not used, until it is warm."""

    warm = False

    class Pin(MockPin):  # type: ignore[misc]
        def input_with_pull(self, pull: str) -> None:
            if not self.factory.warm:
                raise OSError(errno.EIO, "Input/output error")
            super().input_with_pull(pull)

    def __init__(self) -> None:
        super().__init__(pin_class=self.Pin)


def test_a_pin_that_failed_is_taken_later_and_is_not_in_our_own_way() -> None:
    factory = ColdFactory()
    panel, found = first_poll(CONFIG, factory)
    assert [one.key for one in found if isinstance(one, Fault)] == ["fault-button-pin"] * 6
    assert panel.poll(RETRY_NS) == []  # nothing new: above all, nobody else holds them
    factory.warm = True
    assert len([one for one in panel.poll(2 * RETRY_NS) + panel.poll(3 * RETRY_NS) if isinstance(one, Ready)]) == 7
    assert press(panel, factory, 17)


def test_a_wake_that_fails_ends_nothing() -> None:
    def fail() -> None:
        raise RuntimeError("queue is shut")

    factory = MockFactory()
    panel = GpioPanel(CONFIG, fail, factory)
    panel.poll(0)
    factory.pin(17).drive_low()
    factory.pin(5).drive_low()
    found = polled(panel)
    assert [(one.seat, one.button) for one in found if isinstance(one, Pressed)] == [(0, Button.STAY), (1, Button.STAY)]
    faults = [one for one in found if isinstance(one, Fault)]
    assert [one.key for one in faults] == ["fault-panel-handler"]
    assert "queue is shut" in faults[0].text


def test_handlers_survive_the_garbage_collector_and_wake_from_the_librarys_thread() -> None:
    woken = Event()
    factory = MockFactory()
    panel = GpioPanel(CONFIG, woken.set, factory)
    panel.poll(0)
    gc.collect()
    Thread(target=factory.pin(22).drive_low).start()
    assert woken.wait(5)
    assert [one.button for one in polled(panel) if isinstance(one, Pressed)] == [Button.DOUBLE]


def test_an_absurd_stamp_becomes_its_arrival_and_is_not_called_exact() -> None:
    factory = MockFactory()
    panel = GpioPanel(CONFIG, lambda: None, factory, clock_ns=lambda: 5_000_000 * MS)
    panel.poll(0)
    factory.pin(17)._state = False
    panel.queue((0, Button.STAY), True, 1_700_000_000.0)
    found = panel.poll(5_000_010 * MS)
    assert found == [Pressed(0, Button.STAY, 5_000_000 * MS, exact=False)]


class PiGPIOFactory(MockFactory):  # type: ignore[misc]
    """Counts microseconds in 32 bits that have just begun anew, as pigpio does."""

    @staticmethod
    def ticks() -> int:
        return 500

    @staticmethod
    def ticks_diff(later: int, earlier: int) -> float:
        return ((later - earlier) % 2**32) / 1e6


def test_ticks_that_wrap_are_turned_into_an_age() -> None:
    factory = PiGPIOFactory()
    panel = GpioPanel(CONFIG, lambda: None, factory, clock_ns=lambda: 5_000_000 * MS)
    panel.poll(0)
    factory.pin(17)._state = False
    panel.queue((0, Button.STAY), True, 2**32 - 500)
    found = panel.poll(5_000_010 * MS)
    assert found == [Pressed(0, Button.STAY, 4_999_999 * MS, exact=False)]


def late_spike() -> tuple[GpioPanel, Any, int]:
    """A contact whose end the library's thread has not handed on yet, 10 ms after it began."""
    now_ns = monotonic_ns()
    factory = MockFactory()
    panel = GpioPanel(CONFIG, lambda: None, factory, clock_ns=lambda: now_ns)
    panel.poll(now_ns)
    pin = factory.pin(17)
    pin.drive_low()
    pin._state = True
    return panel, pin, now_ns + 10 * MS


def test_a_spike_whose_end_is_handed_on_late_is_no_press() -> None:
    panel, _, now_ns = late_spike()
    for step in range(20):
        assert panel.poll(now_ns + step * MS) == []
        assert panel.due_ns() == now_ns + (step + 1) * MS, "the loop must not spin meanwhile"
    panel.queue((0, Button.STAY), False, (now_ns - 9 * MS) / 1e9)
    assert panel.poll(now_ns + 300 * MS) == []
    assert panel.due_ns() is None


def test_an_edge_that_never_comes_is_made_up_for_by_the_level() -> None:
    panel, pin, now_ns = late_spike()
    assert panel.poll(now_ns) == []
    assert polled(panel) == []
    pin.drive_low()
    assert [type(one) for one in panel.poll(now_ns + 3_010 * MS)] == [Pressed]


def test_a_late_edge_of_one_button_does_not_keep_another_waiting_longer_than_itself() -> None:
    panel, _, now_ns = late_spike()
    panel._lines.factory.pin(18).drive_low()
    assert panel.poll(now_ns) == []
    panel.queue((0, Button.STAY), False, (now_ns - 9 * MS) / 1e9)
    assert [one.button for one in panel.poll(now_ns + 2 * MS) if isinstance(one, Pressed)] == [Button.LEAVE]


def test_a_bad_factory_raises_nothing_out_of_the_panel(
    no_default_factory: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bad() -> None:
        raise BadPinFactory("no pins here")

    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "native")
    monkeypatch.setattr(Device, "ensure_pin_factory", staticmethod(bad))
    found = GpioPanel(CONFIG, lambda: None).poll(0)
    assert [one.text for one in found if isinstance(one, Fault)] == ["no button works: no pins here"]
