"""Asks the configured hardware how it is: once, or for as long as somebody wires."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from queue import Empty, SimpleQueue

from hardware.config import MOCK, DiceConfig, PanelConfig
from hardware.dice_port import DicePort
from hardware.gpio_panel import GpioPanel
from hardware.panel import Panel
from hardware.signals import Fault, Pressed, Ready, Released, Signal
from hardware.tables import Tables


def examine(tables: Tables, clock_ns: Callable[[], int]) -> Iterator[Fault | Ready]:
    """What is well and what is not, as it is found. Takes the pins and the port for a moment."""
    if tables.panel.kind == "gpio":
        yield from _look_at_pins(tables.panel, clock_ns)
    elif tables.panel.kind == "mock":
        yield Fault("panel", "fault-panel-mock", "the buttons are pretended")
    if tables.dice.device == MOCK:
        yield Fault("dice-mock", "fault-dice-mock", "the dice reader is pretended")
    elif tables.dice.device:
        yield _ask_reader(tables.dice, clock_ns)


def watch(tables: Tables, clock_ns: Callable[[], int]) -> Generator[Signal, None, None]:
    """Every press, release, throw and fault, for ever; for the one who wires the table."""
    woken: SimpleQueue[None] = SimpleQueue()
    devices: list[Panel | DicePort] = []
    if tables.panel.kind == "gpio":
        devices.append(GpioPanel(tables.panel, lambda: woken.put(None), clock_ns=clock_ns))
    if tables.dice.device not in ("", MOCK):
        devices.append(DicePort(tables.dice, lambda: woken.put(None), clock_ns))
    try:
        while True:
            for device in devices:
                yield from device.poll(clock_ns())
            _sleep_until(
                woken, min((due for one in devices if (due := one.due_ns()) is not None), default=None), clock_ns
            )
    finally:
        for device in devices:
            device.close()


def describe(signal: Signal) -> str:
    """One line about a signal."""
    match signal:
        case Fault():
            return signal.text
        case Ready():
            return f"{signal.device}: {signal.about or 'well'}"
        case Pressed() | Released():
            what = "pressed" if isinstance(signal, Pressed) else "let go"
            return f"seat {signal.seat + 1} {signal.button} {what} at {signal.at_ns / 1e9:.6f} s"
    return str(signal)


def _states(signals: list[Signal]) -> list[Fault | Ready]:
    return [signal for signal in signals if isinstance(signal, Fault | Ready)]


def _look_at_pins(config: PanelConfig, clock_ns: Callable[[], int]) -> list[Fault | Ready]:
    """Every pin is tried; asked once more as of a moment later, the debounce knows which switches are closed."""
    panel = GpioPanel(config, lambda: None, clock_ns=clock_ns)
    try:
        return _states(panel.poll(clock_ns()) + panel.poll(clock_ns() + config.limits().settle_ns))
    finally:
        panel.close()


def _ask_reader(dice: DiceConfig, clock_ns: Callable[[], int]) -> Fault | Ready:
    """The first thing that is known for certain: a reader may need all of its patience to start."""
    woken: SimpleQueue[None] = SimpleQueue()
    port = DicePort(dice, lambda: woken.put(None), clock_ns)
    try:
        while True:
            found = _states(port.poll(clock_ns()))
            if found:
                return found[0]
            woken.get()
    finally:
        port.close()


def _sleep_until(woken: SimpleQueue[None], due_ns: int | None, clock_ns: Callable[[], int]) -> None:
    try:
        woken.get(timeout=None if due_ns is None else max(0, due_ns - clock_ns()) / 1e9)
    except Empty:
        return
