"""The gpiod factory over a chip that is played: real pipes to poll, real threads, no kernel lines."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic_ns

import gpiod
import pytest
from gpiod.line import Bias, Edge
from gpiozero import LED, Button
from gpiozero.exc import (
    GPIOPinInUse,
    PinFixedPull,
    PinInvalidBounce,
    PinInvalidEdges,
    PinInvalidFunction,
    PinInvalidPin,
    PinInvalidPull,
    PinSetInput,
)

from hardware.config import PanelConfig, SeatPins
from hardware.gpio_panel import GpioPanel
from hardware.gpiod_factory import GpiodFactory, find_chip
from hardware.gpiod_reader import EdgeReader
from hardware.signals import Button as Place
from hardware.signals import Pressed, Ready
from tests.hardware.fake_chip import FakeChip, FakeRequest
from tests.hardware.ports import open_descriptors


@pytest.fixture
def factory() -> Iterator[GpiodFactory]:
    """And nothing is left behind: no thread, no descriptor, no line."""
    threads, descriptors = threading.active_count(), open_descriptors()
    made = GpiodFactory("fake", open_chip=FakeChip)
    yield made
    made.close()
    made.close()
    assert made.chip.closed
    assert all(request.released for request in made.chip.requests.values())
    assert threading.active_count() == threads
    assert open_descriptors() == descriptors


def wire(factory: GpiodFactory, offset: int) -> FakeRequest:
    found: FakeRequest = factory.chip.requests[offset]
    return found


def test_an_ordinary_gpiozero_button_works(factory: GpiodFactory) -> None:
    pressed, let_go = threading.Event(), threading.Event()
    button = Button("BOARD11", pin_factory=factory)
    button.when_pressed, button.when_released = pressed.set, let_go.set
    assert wire(factory, 17).settings.bias is Bias.PULL_UP
    wire(factory, 17).drive(False, monotonic_ns())
    assert pressed.wait(5)
    assert button.is_pressed
    wire(factory, 17).drive(True, monotonic_ns())
    assert let_go.wait(5)
    button.close()
    assert wire(factory, 17).released


def test_an_ordinary_gpiozero_lamp_works(factory: GpiodFactory) -> None:
    lamp = LED(5, pin_factory=factory)
    lamp.on()
    assert wire(factory, 5).level
    assert lamp.is_lit
    lamp.off()
    assert not wire(factory, 5).level
    lamp.close()


def test_stamps_are_the_kernels_to_the_nanosecond(factory: GpiodFactory) -> None:
    got: list[tuple[int, bool]] = []
    second = threading.Event()

    class Ear:
        def hear(self, ticks: int, state: bool) -> None:
            got.append((ticks, state))
            if len(got) == 2:
                second.set()

    ear = Ear()
    pin = factory.pin(4)
    pin.when_changed = ear.hear
    wire(factory, 4).drive(True, 123_456_789_012_345_678)
    wire(factory, 4).drive(False, 123_456_789_012_345_679)
    assert second.wait(5)
    assert got == [(123_456_789_012_345_678, True), (123_456_789_012_345_679, False)]
    assert factory.ticks_diff(2_500_000_000, 1_000_000_000) == 1.5
    before = monotonic_ns()
    assert before <= factory.ticks() <= monotonic_ns()


def test_a_handler_that_raises_silences_nobody(factory: GpiodFactory, caplog: pytest.LogCaptureFixture) -> None:
    other = threading.Event()

    def fail(ticks: int, state: bool) -> None:
        raise RuntimeError("cold feet")

    def hear(ticks: int, state: bool) -> None:
        other.set()

    factory.pin(4).when_changed = fail
    factory.pin(5).when_changed = hear
    wire(factory, 4).drive(True, 1)
    wire(factory, 5).drive(True, 2)
    assert other.wait(5)
    assert "cold feet" in caplog.text


def test_a_line_that_dies_is_said_once_and_does_not_take_the_others_with_it(
    factory: GpiodFactory, caplog: pytest.LogCaptureFixture
) -> None:
    other = threading.Event()

    def hear(ticks: int, state: bool) -> None:
        other.set()

    for offset in (4, 5):
        factory.pin(offset).when_changed = hear
    wire(factory, 4).fails = True
    wire(factory, 4).drive(True, 1)
    for stamp in range(2, 6):
        other.clear()
        wire(factory, 5).drive(stamp % 2 == 0, stamp)
        assert other.wait(5)
    assert caplog.text.count("no longer watched") == 1


def test_a_line_is_let_go_only_when_nobody_handles_it_any_more() -> None:
    """The kernel keeps a line busy while another thread still polls it."""
    reader, request = EdgeReader(), FakeRequest(4, gpiod.LineSettings(edge_detection=Edge.BOTH))
    inside, leave, free = threading.Event(), threading.Event(), threading.Event()

    def hand(event: gpiod.EdgeEvent) -> None:
        inside.set()
        leave.wait(5)

    def let_go() -> None:
        reader.unwatch(request)
        free.set()

    reader.watch(request, hand)
    request.drive(True, 1)
    assert inside.wait(5)
    waiting = threading.Thread(target=let_go)
    waiting.start()
    assert not free.wait(0.1)
    leave.set()
    assert free.wait(5)
    waiting.join()
    reader.close()
    request.release()


def test_handlers_are_held_weakly_as_in_all_of_gpiozero(factory: GpiodFactory) -> None:
    pin = factory.pin(4)

    def hear(ticks: int, state: bool) -> None: ...

    pin.when_changed = hear
    assert pin.when_changed is hear
    del hear
    assert pin.when_changed is None
    pin.when_changed = None
    assert wire(factory, 4).settings.edge_detection is Edge.NONE


def test_a_pin_closed_is_free_for_others_and_can_be_taken_again(factory: GpiodFactory) -> None:
    def hear(ticks: int, state: bool) -> None: ...

    for _ in range(50):
        pin = factory.pin("GPIO4")
        assert factory.pin(4) is pin
        pin.when_changed = hear
        pin.close()
        pin.close()
        assert wire(factory, 4).released


def test_names_and_refusals(factory: GpiodFactory) -> None:
    assert factory.pin("BELL").info.name == "GPIO20"
    assert factory.pin("J8:7") is factory.pin(4)
    for name in ("DOORBELL", 28, "GPIO99"):
        with pytest.raises(PinInvalidPin, match=str(name)):
            factory.pin(name)
    with pytest.raises(OSError, match="busy"):
        factory.pin(FakeChip.BUSY)


def test_two_devices_on_one_pin_are_refused_and_the_first_can_make_room(factory: GpiodFactory) -> None:
    first = Button(4, pin_factory=factory)
    with pytest.raises(GPIOPinInUse, match="GPIO4"):
        LED("GPIO4", pin_factory=factory)
    first.close()
    LED(4, pin_factory=factory).close()


def test_what_a_pin_cannot_be_is_refused(factory: GpiodFactory) -> None:
    pin = factory.pin(4)
    for name, value, error in (
        ("function", "alt0", PinInvalidFunction),
        ("pull", "sideways", PinInvalidPull),
        ("edges", "some", PinInvalidEdges),
        ("bounce", -1, PinInvalidBounce),
        ("state", 1, PinSetInput),
    ):
        with pytest.raises(error, match="GPIO4"):
            setattr(pin, name, value)
    pin.output_with_state(True)
    with pytest.raises(PinFixedPull, match="GPIO4"):
        pin.pull = "up"
    assert (pin.function, pin.state) == ("output", True)
    pin.input_with_pull("up")
    assert (pin.function, pin.pull, pin.state) == ("input", "up", True)
    pin.bounce = 0.005
    assert wire(factory, 4).settings.debounce_period.total_seconds() == 0.005
    pin.bounce = None
    assert wire(factory, 4).settings.debounce_period.total_seconds() == 0


def test_the_panel_plays_on_it_and_names_the_busy_button(factory: GpiodFactory) -> None:
    seats = (SeatPins(stay="BOARD11", leave=9, double="BELL", stay_lamp=5),)
    woken = threading.Event()
    panel = GpioPanel(PanelConfig(kind="gpio", seats=seats), woken.set, factory)
    busy, ready = panel.poll(0)
    assert getattr(busy, "key", "") == "fault-button-busy"
    assert ready == Ready("panel", "GpiodFactory, 2 buttons")
    at_ns = monotonic_ns()
    wire(factory, 20).drive(False, at_ns)
    assert woken.wait(5)
    assert panel.poll(0) == []
    assert panel.poll(panel.due_ns() or 0) == [Pressed(0, Place.DOUBLE, at_ns, exact=True)]
    panel.light(0, Place.STAY, True)
    assert wire(factory, 5).level
    panel.close()
    assert all(request.released for request in factory.chip.requests.values())


def test_no_chip_of_the_header_is_said_with_what_there_is(tmp_path: Path) -> None:
    with pytest.raises(LookupError, match=r"Raspberry Pi header; set panel\.chip to one of those there are: none"):
        find_chip("", tmp_path)
    with pytest.raises(LookupError, match="no GPIO chip 'pinctrl-x'"):
        find_chip("pinctrl-x", tmp_path)


def test_without_a_chip_the_panel_has_no_buttons_and_says_why() -> None:
    seats = (SeatPins(stay=17, leave=18, double=22),)
    config = PanelConfig(kind="gpio", seats=seats, chip="no-such-chip")
    (fault,) = GpioPanel(config, lambda: None).poll(0)
    assert getattr(fault, "key", "") == "fault-panel-library"
    assert "no-such-chip" in str(fault)
