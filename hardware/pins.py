"""What differs between gpiozero's pin libraries: which is taken, what its stamps mean, how it says no."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from typing import Any, TypeAlias

from gpiozero import Device
from gpiozero.exc import GPIOPinInUse, PinInvalidPin

from hardware.buttons import Key, key_args, name
from hardware.devices import group_of
from hardware.signals import Fault

Factory: TypeAlias = Any
"""A gpiozero pin factory; gpiozero has no types."""
Stamp: TypeAlias = Callable[[Any, int], tuple[int, bool]]
"""(ticks of the library, arrival) to (CLOCK_MONOTONIC nanoseconds of the contact, whether that is exact)."""

_STAMPED_AT_THE_CONTACT = {"GpiodFactory", "LGPIOFactory", "MockFactory"}
_OLDEST_NS = 60_000_000_000
_CHIP = "/dev/gpiochip0"


def choose_factory(chip: str) -> tuple[Factory, bool]:
    """The factory to use, and whether it is ours to close. Whatever the library raises comes through.

    In this order: the one already set in gpiozero; the one GPIOZERO_PIN_FACTORY names; our own over gpiod.
    A mock is only ever taken when one of the first two says so.
    """
    if Device.pin_factory is not None:
        return Device.pin_factory, False
    if os.environ.get("GPIOZERO_PIN_FACTORY"):
        _give_lgpio_a_place()
        Device.ensure_pin_factory()
        return Device.pin_factory, False
    from hardware.gpiod_factory import GpiodFactory  # only here: gpiod exists on Linux only

    return GpiodFactory(chip), True


def stamps_of(factory: Factory) -> Stamp:
    """How this factory's ticks become CLOCK_MONOTONIC nanoseconds; an absurd one becomes its arrival, not exact."""
    exact = any(kind.__name__ in _STAMPED_AT_THE_CONTACT for kind in type(factory).__mro__)
    unit = {float: 1e9, int: 1}.get(type(factory.ticks())) if _counts_monotonic(factory) else None

    def stamp(ticks: Any, arrival_ns: int) -> tuple[int, bool]:
        if unit is None:
            return arrival_ns - round(factory.ticks_diff(factory.ticks(), ticks) * 1e9), False
        at_ns = round(ticks * unit)
        return (at_ns, exact) if 0 <= arrival_ns - at_ns < _OLDEST_NS else (arrival_ns, False)

    return stamp


def refusal(key: Key, pin: int | str, error: Exception) -> Fault:
    """Why a button's pin cannot be used, as the fault people see."""
    args = (*key_args(key), ("pin", str(pin)))
    said = str(error) or type(error).__name__
    code = error.errno if isinstance(error, OSError) else None
    if isinstance(error, PinInvalidPin):
        return Fault(name(key), "fault-button-name", f"{name(key)}: this board has no pin {pin}", args)
    if isinstance(error, GPIOPinInUse) or code == errno.EBUSY or "busy" in said.lower():
        return Fault(name(key), "fault-button-busy", f"{name(key)}: another program holds pin {pin}", args)
    if code in (errno.EACCES, errno.EPERM) or "permission" in said.lower() or "permitted" in said.lower():
        group = group_of(_CHIP, "gpio")
        text = f"{name(key)}: no permission for pin {pin}; it belongs to group {group}"
        return Fault(name(key), "fault-button-permission", text, (*args, ("group", group)))
    return Fault(name(key), "fault-button-pin", f"{name(key)}: pin {pin}: {said}", (*args, ("reason", said)))


def no_factory(error: Exception) -> Fault:
    """Why no button can work at all."""
    code = error.errno if isinstance(error, OSError) else None
    if code in (errno.EACCES, errno.EPERM):
        group = group_of(str(getattr(error, "filename", None) or _CHIP), "gpio")
        text = f"no permission to open the GPIO chip; it belongs to group {group}"
        return Fault("panel", "fault-panel-permission", text, (("group", group),))
    said = str(error) or type(error).__name__
    return Fault("panel", "fault-panel-library", f"no button works: {said}", (("reason", said),))


def _counts_monotonic(factory: Factory) -> bool:
    """pigpio counts microseconds of its own; every other factory counts CLOCK_MONOTONIC."""
    return not any(kind.__name__ == "PiGPIOFactory" for kind in type(factory).__mro__)


def _give_lgpio_a_place() -> None:
    """Importing lgpio makes a FIFO in LG_WD, else in the current directory, which a service may not write."""
    os.environ.setdefault("LG_WD", tempfile.gettempdir())
