"""A gpiozero pin factory over the kernel's own bindings (`gpiod`): nanosecond stamps, one thread, on any machine.

When nobody reads in time the kernel drops the oldest edge, never the newest: the last level handed on is always true.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from time import monotonic_ns
from typing import Any
from weakref import ref

import gpiod
from gpiozero import Factory
from gpiozero.exc import GPIOPinInUse, PinInvalidPin

from hardware.gpiod_pin import GpiodPin
from hardware.gpiod_reader import EdgeReader
from hardware.pin_names import plain_pin

_HEADER_CHIPS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""Labels of the chips behind the 40-pin header: Raspberry Pi 5, 4, and all before."""


class GpiodFactory(Factory):  # type: ignore[misc]  # gpiozero has no types
    """Pins of one GPIO chip, given by label or path; empty takes the chip of a Raspberry Pi's header.

    Raises LookupError naming the chips there are if there is none like that, PermissionError if it may not be opened.
    """

    def __init__(self, chip: str = "", open_chip: Callable[[str], Any] | None = None) -> None:
        super().__init__()
        self.reader = EdgeReader()
        self.pins: dict[int, GpiodPin] = {}
        self._closed = False
        try:
            self.chip: Any = open_chip(chip) if open_chip is not None else gpiod.Chip(find_chip(chip))
        except BaseException:
            self.reader.close()
            raise

    def close(self) -> None:
        """Give back every line, then the chip; safe to call twice."""
        if self._closed:
            return
        self._closed = True
        for pin in list(self.pins.values()):
            pin.close()
        self.reader.close()
        self.chip.close()

    def pin(self, name: int | str) -> GpiodPin:
        """The pin of that name: GPIO number, any name of the 40-pin header, or the line's own name on the chip.

        Raises PinInvalidPin for an unknown one, OSError with EBUSY for one that another program holds.
        """
        offset = self._offset(name)
        if offset not in self.pins:
            self.pins[offset] = GpiodPin(self, offset)
        return self.pins[offset]

    def reserve_pins(self, requester: Any, *names: int | str) -> None:
        """See `gpiozero.Factory`; the stock one asks for a board, and not every machine is one."""
        with self._res_lock:
            for offset in map(self._offset, names):
                users = [user for held in self._reservations[offset] if (user := held()) is not None]
                for user in users:
                    if requester._conflicts_with(user):
                        raise GPIOPinInUse(f"pin GPIO{offset} is already in use by {user!r}")
                self._reservations[offset].append(ref(requester))

    def release_pins(self, reserver: Any, *names: int | str) -> None:
        """See `gpiozero.Factory`."""
        self._release(reserver, list(map(self._offset, names)))

    def release_all(self, reserver: Any) -> None:
        """See `gpiozero.Factory`."""
        self._release(reserver, list(self._reservations))

    def ticks(self) -> int:
        """Now, CLOCK_MONOTONIC nanoseconds, the clock of the kernel's stamps."""
        return monotonic_ns()

    def ticks_diff(self, later: int, earlier: int) -> float:
        """Seconds between two ticks."""
        return (later - earlier) / 1e9

    def _release(self, reserver: Any, offsets: list[int]) -> None:
        with self._res_lock:
            for offset in offsets:
                held = self._reservations[offset]
                self._reservations[offset] = [one for one in held if one() not in (reserver, None)]

    def _offset(self, name: int | str) -> int:
        plain = plain_pin(name)
        try:
            offset: int = self.chip.line_offset_from_id(int(plain) if plain.isdecimal() else str(name))
        except (ValueError, OSError) as error:
            if isinstance(error, OSError) and error.errno not in (errno.ENOENT, errno.EINVAL):
                raise
            raise PinInvalidPin(f"{name} is not a line of this GPIO chip") from error
        return offset


def find_chip(wanted: str, folder: Path = Path("/dev")) -> str:
    """The path of the chip with that label, name or path. Raises LookupError with what there is."""
    paths = sorted(str(path) for path in folder.glob("gpiochip*") if gpiod.is_gpiochip_device(str(path)))
    labels = {path: _label(path) for path in paths}
    for label in (wanted,) if wanted else _HEADER_CHIPS:
        for path in paths:
            if label in (labels[path], path, Path(path).name):
                return path
    there = ", ".join(f"{labels[path]} ({path})" for path in paths) or "none"
    asked = f"no GPIO chip {wanted!r}" if wanted else "no GPIO chip of a Raspberry Pi header"
    raise LookupError(f"{asked}; set panel.chip to one of those there are: {there}")


def _label(path: str) -> str:
    with gpiod.Chip(path) as chip:
        return str(chip.get_info().label)
