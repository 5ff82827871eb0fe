"""The gpiod factory over a chip that is played: real pipes to poll, real threads, no kernel lines."""

from __future__ import annotations

import os
import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.metadata import EntryPoint
from itertools import pairwise
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

from hardware.gpio_errors import ChipClosed, LineBusy
from hardware.gpiod_factory import GpiodFactory
from hardware.gpiod_reader import EdgeReader
from tests.hardware.fake_chip import FakeChip, FakeMachine, FakeRequest
from tests.hardware.ports import open_descriptors


@pytest.fixture
def factory() -> Iterator[GpiodFactory]:
    """And nothing is left behind: no thread, no descriptor, no line."""
    threads, descriptors = threading.active_count(), open_descriptors()
    machine = FakeMachine("", "expander")
    made = GpiodFactory(open_chip=machine.open)
    yield made
    made.close()
    made.close()
    assert all(request.released for chip in machine.all for request in chip.requests.values())
    assert not made.chips
    assert threading.active_count() == threads
    assert open_descriptors() == descriptors


def wire(factory: GpiodFactory, offset: int, chip: str = "") -> FakeRequest:
    found: FakeRequest = factory.chips[chip].requests[offset]
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
    failed, other = threading.Event(), threading.Event()

    def fail(ticks: int, state: bool) -> None:
        failed.set()
        raise RuntimeError("cold feet")

    def hear(ticks: int, state: bool) -> None:
        other.set()

    factory.pin(4).when_changed = fail
    factory.pin(5).when_changed = hear
    wire(factory, 4).drive(True, 1)
    wire(factory, 5).drive(True, 2)
    assert failed.wait(5) and other.wait(5)
    other.clear()
    wire(factory, 5).drive(False, 3)
    assert other.wait(5), "one thread reads all edges, so what went before has been told by now"
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

    def hand(event: gpiod.EdgeEvent, last: bool) -> None:
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
    with pytest.raises(LineBusy, match="GPIO9 is held by fan-control"):
        factory.pin(FakeChip.BUSY)


def test_pins_of_further_chips_are_named_with_their_chip(factory: GpiodFactory) -> None:
    far, near = factory.pin("3@expander"), factory.pin(3)
    assert far is not near
    assert factory.pin("GPIO3@expander") is far
    assert (repr(far), repr(near)) == ("GPIO3@expander", "GPIO3")
    LED("BELL@expander", pin_factory=factory).close()
    with pytest.raises(GPIOPinInUse, match="GPIO4@expander"):
        _, _ = Button("4@expander", pin_factory=factory), Button("4@expander", pin_factory=factory)
    with pytest.raises(PinInvalidPin, match="DOORBELL@expander is not a line"):
        factory.pin("DOORBELL@expander")
    with pytest.raises(ChipClosed, match="no GPIO chip 'attic'; there is , expander"):
        factory.pin("3@attic")


def test_edges_that_the_kernel_dropped_are_put_in_so_that_they_still_alternate(factory: GpiodFactory) -> None:
    """And so a contact that only looks unbroken is not called a press."""
    got: list[tuple[int, bool]] = []

    def hear(ticks: int, state: bool) -> None:
        got.append((ticks, state))

    pin = factory.pin(4)
    pin.when_changed = hear
    line = wire(factory, 4)
    with held_up(factory):
        for stamp in range(1, 24):
            line.drive(stamp % 2 == 1, stamp)
        factory.reader.catch_up()
    assert [state for _, state in got] == [place % 2 == 1 for place in range(len(got))]
    with held_up(factory):
        for stamp in range(24, 43):  # 19 edges: one of each kind more than the buffer holds, and one
            line.drive(stamp % 2 == 1, stamp)
        factory.reader.catch_up()
    states = [state for _, state in got]
    assert all(one != other for one, other in pairwise(states))
    assert got[-1] == (42, False)


def test_a_level_that_is_another_than_the_last_edge_said_is_handed_on_after_a_loss(factory: GpiodFactory) -> None:
    got: list[bool] = []

    def hear(ticks: int, state: bool) -> None:
        got.append(state)

    factory.pin(4).when_changed = hear
    line = wire(factory, 4)
    with held_up(factory):
        line.drive(True, 1)
        factory.reader.catch_up()
        for stamp in range(2, 30):
            line.drive(stamp % 2 == 1, stamp)
        line.level = False
        factory.reader.catch_up()
    assert got[-1] is False


def test_catching_up_hands_on_what_the_thread_has_not_read_yet_and_nothing_twice(factory: GpiodFactory) -> None:
    got: list[int] = []

    def hear(ticks: int, state: bool) -> None:
        got.append(ticks)

    factory.pin(4).when_changed = hear
    line = wire(factory, 4)
    for stamp in range(1, 500):
        line.drive(stamp % 2 == 1, stamp)
        factory.reader.catch_up()
        assert got[-1] == stamp
    assert got == list(range(1, 500))


def test_a_line_that_is_ready_but_has_nothing_to_read_holds_nobody_up(factory: GpiodFactory) -> None:
    """Each takes the other's edge away before it can be read, as another reader might."""
    heard = list[int]()

    def take_from(other: int) -> Callable[[int, bool], None]:
        def hear(ticks: int, state: bool) -> None:
            heard.append(other)
            with suppress(OSError):
                os.read(wire(factory, other).fd, 4096)

        return hear

    hands = {4: take_from(5), 5: take_from(4)}
    for offset, hand in hands.items():
        factory.pin(offset).when_changed = hand
    with held_up(factory):
        for offset in hands:
            wire(factory, offset).drive(True, 1)
        factory.reader.catch_up()
        assert len(heard) == 1
        for offset in hands:
            wire(factory, offset).drive(False, 2)
            factory.reader.catch_up()
    assert len(heard) > 2


def test_an_edge_that_comes_while_its_pin_is_closed_is_handed_on_whole(
    factory: GpiodFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    got, unwatch = list[bool](), factory.reader.unwatch

    def hear(ticks: int, state: bool) -> None:
        got.append(state)

    def unwatch_late(request: FakeRequest) -> None:
        wire(factory, 4).drive(False, 1)
        factory.reader.catch_up()
        unwatch(request)

    pin = factory.pin(4)
    pin.when_changed = hear
    monkeypatch.setattr(factory.reader, "unwatch", unwatch_late)
    pin.when_changed = None
    assert got == [False]


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_thread_ended_by_a_handler_is_noticed_and_another_takes_its_place(factory: GpiodFactory) -> None:
    heard = threading.Event()

    def end(ticks: int, state: bool) -> None:
        raise SystemExit

    def hear(ticks: int, state: bool) -> None:
        heard.set()

    factory.pin(4).when_changed = end
    factory.pin(5).when_changed = hear
    assert factory.reader.alive
    wire(factory, 4).drive(True, 1)
    factory.reader._thread.join(5)  # type: ignore[union-attr]
    assert not factory.reader.alive
    wire(factory, 5).drive(True, 2)
    factory.reader.revive()
    assert heard.wait(5)
    assert factory.reader.alive


def test_factories_are_closed_and_made_again_in_one_process() -> None:
    threads, descriptors = threading.active_count(), open_descriptors()
    for _ in range(20):
        factory, heard = GpiodFactory(open_chip=FakeMachine("").open), threading.Event()
        button = Button(4, pin_factory=factory)
        button.when_pressed = heard.set
        wire(factory, 4).drive(False, monotonic_ns())
        assert heard.wait(5)
        factory.close()
    del button, factory
    assert (threading.active_count(), open_descriptors()) == (threads, descriptors)


def test_gpiozero_finds_it_under_its_name() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    named = project["entry-points"]["gpiozero_pin_factories"]["gpiod"]
    assert EntryPoint("gpiod", named, "gpiozero_pin_factories").load() is GpiodFactory


@contextmanager
def held_up(factory: GpiodFactory) -> Iterator[None]:
    """The reading thread does not come to its turn meanwhile."""
    with factory.reader._lock:
        yield


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
