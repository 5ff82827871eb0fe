"""What differs between gpiozero's pin libraries: which is taken, what its stamps mean, whether it still listens."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import chdir, suppress
from pathlib import Path
from threading import Thread
from typing import Any, TypeAlias

from gpiozero import Device

from hardware.buttons import believed
from hardware.pin_names import Pin, plain_pin

Factory: TypeAlias = Any
"""A gpiozero pin factory; gpiozero has no types."""
Stamp: TypeAlias = Callable[[Any, int], tuple[int, bool]]
"""(ticks of the library, arrival) to (CLOCK_MONOTONIC nanoseconds of the contact, whether that is exact)."""

_STAMPED_AT_THE_CONTACT = {"GpiodFactory", "LGPIOFactory", "MockFactory"}


def choose_factory(chip: str) -> tuple[Factory, bool]:
    """The factory to use, and whether it is ours to close. Whatever the library raises comes through.

    In this order: the one already set in gpiozero; the one GPIOZERO_PIN_FACTORY names; our own over gpiod.
    A mock is only ever taken when one of the first two says so.
    """
    if Device.pin_factory is not None:
        return Device.pin_factory, False
    named = os.environ.get("GPIOZERO_PIN_FACTORY", "").lower()
    if named == "lgpio":
        return _lgpio_factory(chip), True
    if named not in ("", "gpiod"):
        Device.ensure_pin_factory()
        return Device.pin_factory, True
    from hardware.gpiod_factory import GpiodFactory  # only here: gpiod exists on Linux only

    return GpiodFactory(chip), True


def close_factory(factory: Factory) -> None:
    """Close it, whatever its pins say: at the first that raises, gpiozero leaves the others and the chip open."""
    try:
        factory.close()
    except Exception:  # libraries raise anything where a chip has gone
        factory.pins.clear()
        with suppress(Exception):
            factory.close()
    if Device.pin_factory is factory:
        Device.pin_factory = None


def reaches_other_chips(factory: Factory) -> bool:
    """Whether "3@1-0020" is a pin to it; gpiozero's own factories know those of one header."""
    return hasattr(factory, "drop")


def is_mock(factory: Factory) -> bool:
    """Whether its pins are pretended."""
    return type(factory).__name__ == "MockFactory"


def holder_of(factory: Factory, pin: Pin) -> str:
    """Who holds a pin of a factory that knows its chip by number, by the name given to the kernel; else empty."""
    number = getattr(factory, "chip", None)
    if not isinstance(number, int):
        return ""
    from hardware.gpiod_chips import holder  # only here: gpiod exists on Linux only

    return holder(f"/dev/gpiochip{number}", int(plain_pin(pin))) if plain_pin(pin).isdecimal() else ""


def stamps_of(factory: Factory) -> Stamp:
    """How this factory's ticks become CLOCK_MONOTONIC nanoseconds; an absurd one becomes its arrival, not exact."""
    known = any(kind.__name__ in _STAMPED_AT_THE_CONTACT for kind in type(factory).__mro__)
    unit = {float: 1e9, int: 1}.get(type(factory.ticks())) if _counts_monotonic(factory) else None

    def stamp(ticks: Any, arrival_ns: int) -> tuple[int, bool]:
        if unit is None:
            return arrival_ns - round(factory.ticks_diff(factory.ticks(), ticks) * 1e9), False
        at_ns, exact = believed(round(ticks * unit), arrival_ns)
        return at_ns, exact and known

    return stamp


def listening(factory: Factory) -> bool:
    """Whether the one thread that reads a library's edges still runs; True where it cannot be known."""
    reader = getattr(factory, "reader", None)
    if reader is not None:
        return bool(reader.alive)
    thread = _lgpio_thread()
    return thread is None or thread.is_alive()


def revive(factory: Factory) -> bool:
    """Set a reading thread going in place of the one that has died; False if that cannot be.

    What came meanwhile waits in the kernel, or in lgpio's pipe, which its thread leaves open when a handler raises.
    """
    reader, thread = getattr(factory, "reader", None), _lgpio_thread()
    if reader is not None:
        reader.revive()
    elif thread is not None and thread.go:
        Thread.__init__(thread, daemon=True)  # the same object: lgpio keeps pipe and callbacks in it
        thread.start()
    return listening(factory)


def _lgpio_thread() -> Any:
    """The one thread of lgpio that calls handlers, if lgpio is there and has it."""
    thread = getattr(sys.modules.get("lgpio"), "_notify_thread", None)
    return thread if isinstance(thread, Thread) else None


def _lgpio_factory(chip: str) -> Factory:
    """gpiozero's own, on the chip that is meant: it would take the chip by a number that kernels change."""
    # Its import makes a FIFO in LG_WD, else in the current directory, which a service may not write, and goes there.
    with chdir(os.environ.setdefault("LG_WD", tempfile.gettempdir())):
        from gpiozero.pins.lgpio import LGPIOFactory  # only here: it starts threads
    from hardware.gpiod_chips import find_chip  # only here: gpiod exists on Linux only

    path = find_chip(chip)
    return LGPIOFactory(chip=int(Path(path).name.removeprefix("gpiochip")))


def _counts_monotonic(factory: Factory) -> bool:
    """pigpio counts microseconds of its own; every other factory counts CLOCK_MONOTONIC."""
    return not any(kind.__name__ == "PiGPIOFactory" for kind in type(factory).__mro__)
