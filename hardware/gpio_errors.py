"""Why pins and chips say no, as exceptions of our own and as the faults that people see."""

from __future__ import annotations

import errno
from collections.abc import Iterable

from gpiozero.exc import GPIOPinInUse, PinInvalidPin

from hardware.buttons import Key, key_args, name
from hardware.chip_faults import chip_device, no_chip, ranges
from hardware.devices import group_of
from hardware.pin_names import Pin
from hardware.signals import Fault

CHIP = "/dev/gpiochip0"
"""Named where the library does not say which device it could not open."""
_NO_ENTRY = (errno.EACCES, errno.EPERM)


class LineBusy(OSError):
    """Another program holds the line; holder: the name it gave to the kernel, empty if it gave none."""

    def __init__(self, line: str, holder: str) -> None:
        super().__init__(errno.EBUSY, f"{line} is held by {holder or 'another program'}")
        self.holder = holder


class ChipClosed(Exception):
    """A chip that cannot be opened, by the name it was asked for; the cause says why."""

    def __init__(self, chip: str, cause: Exception) -> None:
        super().__init__(said_by(cause))
        self.chip, self.cause = chip, cause


def refusal(key: Key, pin: Pin, error: Exception, seen: str = "") -> Fault:
    """Why a button's pin cannot be used. seen: who holds it as the kernel says, where the library does not."""
    args = (*key_args(key), ("pin", str(pin)))
    said = said_by(error)
    code = error.errno if isinstance(error, OSError) else None
    if isinstance(error, PinInvalidPin):
        return Fault(name(key), "fault-button-name", f"{name(key)}: this board has no pin {pin}", args)
    if isinstance(error, GPIOPinInUse) or code == errno.EBUSY or "busy" in said.lower():
        holder = getattr(error, "holder", seen)
        text = f"{name(key)}: {holder or 'another program'} holds pin {pin}"
        return Fault(name(key), "fault-button-busy", text, (*args, ("holder", holder or "unknown")))
    if code in _NO_ENTRY or "permission" in said.lower() or "permitted" in said.lower():
        group = group_of(CHIP, "gpio")
        text = f"{name(key)}: no permission for pin {pin}; {CHIP} belongs to group {group}"
        return Fault(name(key), "fault-button-permission", text, (*args, ("group", group)))
    return Fault(name(key), "fault-button-pin", f"{name(key)}: pin {pin}: {said}", (*args, ("reason", said)))


def out_of_reach(key: Key, pin: Pin, library: str, lamp: bool) -> Fault:
    """A pin of another chip, where the library that was chosen knows those of one header only."""
    device = name(key) + (" lamp" if lamp else "")
    args = (*key_args(key), ("pin", str(pin)), ("library", library))
    text = f"{device}: {library} does not reach pin {pin}; without GPIOZERO_PIN_FACTORY the console reaches every chip"
    return Fault(device, "fault-lamp-reach" if lamp else "fault-button-reach", text, args)


def shared(key: Key, pin: Pin, other: Key) -> Fault:
    """Two buttons on one pin, which only the board could tell."""
    args = (*key_args(key), ("pin", str(pin)), ("other_seat", other[0] + 1), ("other_button", str(other[1])))
    return Fault(name(key), "fault-button-shared", f"{name(key)} and {name(other)} are both on pin {pin}", args)


def lamp_fault(key: Key, pin: Pin, error: Exception) -> Fault:
    """Why a lamp stays dark; its button works."""
    said = said_by(error)
    args = (*key_args(key), ("pin", str(pin)), ("reason", said))
    return Fault(f"{name(key)} lamp", "fault-lamp-pin", f"the lamp of {name(key)} on pin {pin}: {said}", args)


def no_factory(error: Exception) -> Fault:
    """Why no button can work at all."""
    cause = error.cause if isinstance(error, ChipClosed) else error
    if (closed := _may_not_open(cause)) is not None:
        node, group = closed
        text = f"no permission to open the GPIO chip {node}; it belongs to group {group}"
        return Fault("panel", "fault-panel-permission", text, (("node", node), ("group", group)))
    said = said_by(cause)
    return Fault("panel", "fault-panel-library", f"no button works: {said}", (("reason", said),))


def chip_closed(chip: str, seats: Iterable[int], error: ChipClosed) -> Fault:
    """Why the buttons of a chip cannot work. chip: empty for the panel's own; seats from 0."""
    if not chip:
        return no_factory(error)
    if (closed := _may_not_open(error.cause)) is None:
        return no_chip(chip, seats, said_by(error))
    node, group = closed
    there = ranges(seats)
    text = f"no permission to open the GPIO chip {node}; it belongs to group {group}; seats {there} have no buttons"
    args = (("seats", there), ("node", node), ("group", group))
    return Fault(chip_device(chip), "fault-chip-permission", text, args)


def _may_not_open(cause: Exception) -> tuple[str, str] | None:
    """The device that is closed to us, and its group, if that is the reason."""
    if not isinstance(cause, OSError) or cause.errno not in _NO_ENTRY:
        return None
    node = str(cause.filename or CHIP)
    return node, group_of(node, "gpio")


def pretended() -> Fault:
    """Somebody has asked for pins that are none."""
    return Fault("pins", "fault-pins-mock", "the pins are pretended, as GPIOZERO_PIN_FACTORY asks: no button works")


def said_by(error: Exception) -> str:
    """What an exception says, or at least what it is."""
    return str(error) or type(error).__name__
