"""What differs between gpiozero's pin libraries: which is taken, what its stamps mean, whether it still listens."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from threading import Thread
from typing import Any, TypeAlias

from gpiozero import Device

from hardware.buttons import believed

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
    if os.environ.get("GPIOZERO_PIN_FACTORY") not in (None, "", "gpiod"):
        _give_lgpio_a_place()
        Device.ensure_pin_factory()
        return Device.pin_factory, False
    from hardware.gpiod_factory import GpiodFactory  # only here: gpiod exists on Linux only

    return GpiodFactory(chip), True


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
    thread = getattr(sys.modules.get("lgpio"), "_notify_thread", None)
    return thread is None or not isinstance(thread, Thread) or thread.is_alive()


def _counts_monotonic(factory: Factory) -> bool:
    """pigpio counts microseconds of its own; every other factory counts CLOCK_MONOTONIC."""
    return not any(kind.__name__ == "PiGPIOFactory" for kind in type(factory).__mro__)


def _give_lgpio_a_place() -> None:
    """Importing lgpio makes a FIFO in LG_WD, else in the current directory, which a service may not write."""
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
