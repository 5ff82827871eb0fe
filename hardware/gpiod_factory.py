"""A gpiozero pin factory over the kernel's own bindings (`gpiod`): nanosecond stamps, one thread, on any machine.

When nobody reads in time the kernel drops the oldest edge, never the newest: the last level handed on is always true.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from time import monotonic_ns
from typing import Any, TypeAlias
from weakref import ref

import gpiod
from gpiozero import Factory
from gpiozero.exc import GPIOPinInUse, PinInvalidPin

from hardware.gpio_errors import ChipClosed, LineBusy
from hardware.gpiod_chips import find_chip
from hardware.gpiod_pin import GpiodPin
from hardware.gpiod_reader import EdgeReader
from hardware.pin_names import chip_of, plain_pin

Line: TypeAlias = tuple[str, int]
"""A chip by the name it was asked for, and an offset on it."""


class GpiodFactory(Factory):  # type: ignore[misc]  # gpiozero has no types
    """Pins of any GPIO chips: "GPIO17" is on the chip given here, by label, device or path (empty: that of a
    Raspberry Pi's header), "3@1-0020" on the chip of that name. A chip is opened with its first pin.

    gone: called, in any thread, with the name of a chip whose lines have failed; `drop` it then, and ask again later.
    A pin's errors: PinInvalidPin; LineBusy; ChipClosed, which says why and which chips there are.
    """

    def __init__(self, chip: str = "", open_chip: Callable[[str], Any] | None = None) -> None:
        super().__init__()
        self.reader = EdgeReader()
        self.pins: dict[Line, GpiodPin] = {}
        self.chips: dict[str, Any] = {}
        self.gone: Callable[[str], None] = lambda chip: None
        self._chip, self._open_chip = chip, open_chip or (lambda name: gpiod.Chip(find_chip(name)))
        self._closed = False

    def close(self) -> None:
        """Give back every line, then the chips; safe to call twice."""
        if self._closed:
            return
        self._closed = True
        for chip in list(self.chips):
            self.drop(chip)
        self.reader.close()

    def drop(self, chip: str) -> None:
        """Give back all lines of a chip, and the chip; it may be there no more."""
        for line, pin in list(self.pins.items()):
            if line[0] == chip:
                pin.close()
        opened = self.chips.pop(chip, None)
        if opened is not None:
            opened.close()

    def pin(self, name: int | str) -> GpiodPin:
        """The pin of that name: GPIO number, any name of the 40-pin header, or the line's own name on the chip."""
        line = self._line(name)
        if line not in self.pins:
            self.pins[line] = self._request(line)
        return self.pins[line]

    def reserve_pins(self, requester: Any, *names: int | str) -> None:
        """See `gpiozero.Factory`; the stock one asks for a board, and not every machine is one."""
        with self._res_lock:
            for line in map(self._line, names):
                users = [user for held in self._reservations[line] if (user := held()) is not None]
                for user in users:
                    if requester._conflicts_with(user):
                        raise GPIOPinInUse(f"pin {self.name_of(line)} is already in use by {user!r}")
                self._reservations[line].append(ref(requester))

    def release_pins(self, reserver: Any, *names: int | str) -> None:
        """See `gpiozero.Factory`."""
        self._release(reserver, list(map(self._line, names)))

    def release_all(self, reserver: Any) -> None:
        """See `gpiozero.Factory`."""
        self._release(reserver, list(self._reservations))

    def name_of(self, line: Line) -> str:
        """How a line is called: as `pin` understands it."""
        chip, offset = line
        return f"GPIO{offset}" if chip == self._chip else f"GPIO{offset}@{chip}"

    def ticks(self) -> int:
        """Now, CLOCK_MONOTONIC nanoseconds, the clock of the kernel's stamps."""
        return monotonic_ns()

    def ticks_diff(self, later: int, earlier: int) -> float:
        """Seconds between two ticks."""
        return (later - earlier) / 1e9

    def _release(self, reserver: Any, lines: list[Line]) -> None:
        with self._res_lock:
            for line in lines:
                held = self._reservations[line]
                self._reservations[line] = [one for one in held if one() not in (reserver, None)]

    def _request(self, line: Line) -> GpiodPin:
        chip, offset = line
        try:
            return GpiodPin(self, self.chips[chip], line)
        except OSError as error:
            if error.errno != errno.EBUSY:
                raise
            raise LineBusy(self.name_of(line), self.chips[chip].get_line_info(offset).consumer) from error

    def _open(self, chip: str) -> None:
        try:
            self.chips[chip] = self._open_chip(chip)
        except (OSError, LookupError) as error:
            raise ChipClosed(chip, error) from error

    def _line(self, name: int | str) -> Line:
        asked, plain = chip_of(name) or self._chip, plain_pin(name)
        if asked not in self.chips:
            self._open(asked)
        wanted = int(plain) if plain.isdecimal() else str(name).partition("@")[0].strip()
        try:
            return asked, self.chips[asked].line_offset_from_id(wanted)
        except (ValueError, OSError) as error:
            if isinstance(error, OSError) and error.errno not in (errno.ENOENT, errno.EINVAL):
                raise
            raise PinInvalidPin(f"{name} is not a line of this GPIO chip") from error
