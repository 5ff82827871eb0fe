"""Which GPIO chips there are, and which one is meant: by label, by device, by path, or the one of the header."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import gpiod

from hardware.pin_names import HEADER_CHIPS

_DEV = Path("/dev")
_BUS = Path("/sys/bus/gpio/devices")


@dataclass(frozen=True)
class ChipHere:
    """A chip of this machine. path: of its device; label: its driver's; device: as the bus names it ("1-0020")."""

    path: str
    label: str
    device: str = ""

    def __str__(self) -> str:
        names = dict.fromkeys(name for name in (self.label, self.device, self.path) if name)
        first, *others = names
        return f"{first} ({', '.join(others)})"


def chips_here(folder: Path = _DEV) -> tuple[ChipHere, ...]:
    """All chips, each once, whatever links lead to it. One that may not be opened has no label."""
    paths = sorted({str(path.resolve()) for path in folder.glob("gpiochip*") if gpiod.is_gpiochip_device(str(path))})
    return tuple(ChipHere(path, _label(path), _device(path)) for path in paths)


def find_chip(wanted: str, folder: Path = _DEV) -> str:
    """The path of the chip meant. Raises LookupError with what there is."""
    if wanted.startswith("/"):
        if not gpiod.is_gpiochip_device(wanted):
            raise LookupError(f"{wanted} is no GPIO chip; there is {_named(chips_here(folder))}")
        return str(Path(wanted).resolve())
    return choose(wanted, chips_here(folder))


def choose(wanted: str, chips: tuple[ChipHere, ...]) -> str:
    """The path of the chip with that label, device name or file name; empty takes the header's. Raises LookupError."""
    for name in (wanted,) if wanted else HEADER_CHIPS:
        found = [chip for chip in chips if name in (chip.label, chip.device, Path(chip.path).name)]
        if len(found) > 1:
            raise LookupError(f"{len(found)} GPIO chips are called {name!r}; take another name of {_named(found)}")
        if found:
            return found[0].path
    closed = next((chip.path for chip in chips if not chip.label), None)
    if closed is not None:
        raise PermissionError(13, "Permission denied", closed)
    asked = f"no GPIO chip {wanted!r}" if wanted else "no GPIO chip of a Raspberry Pi header"
    raise LookupError(f"{asked}; set panel.chip to one of those there are: {_named(chips)}")


def holder(path: str, offset: int) -> str:
    """The name that who holds a line gave to the kernel; empty if nobody does, or if that cannot be asked."""
    try:
        with gpiod.Chip(path) as chip:
            return str(chip.get_line_info(offset).consumer)
    except (OSError, ValueError):
        return ""


def _named(chips: tuple[ChipHere, ...] | list[ChipHere]) -> str:
    return ", ".join(map(str, chips)) or "none"


def _label(path: str) -> str:
    try:
        with gpiod.Chip(path) as chip:
            return str(chip.get_info().label)
    except OSError:
        return ""


def _device(path: str) -> str:
    """The device behind a chip, "1-0020" for an expander at address 0x20 of I2C bus 1: it stays the same."""
    return (_BUS / Path(path).name).resolve().parent.name if (_BUS / Path(path).name).exists() else ""
