"""Names of pins: one pin has many, on the header of a Raspberry Pi and on any other chip."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

Pin: TypeAlias = (
    Annotated[int, Meta(ge=0, le=1023, description="GPIO number")]
    | Annotated[str, Meta(min_length=1, max_length=80, description='any name gpiozero knows: "GPIO17", "BOARD11"')]
)


# Places on the 40-pin header that carry a GPIO, the same on every Raspberry Pi that has 40 pins.
_HEADER = {
    3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25, 23: 11,
    24: 8, 26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
}  # fmt: skip

HEADER_CHIPS = ("pinctrl-rp1", "pinctrl-bcm2711", "pinctrl-bcm2835")
"""Labels of the chips behind the 40-pin header: Raspberry Pi 5, 4, and all before."""
_LAST_LINE = 1023


class BadHardware(ValueError):
    """A setting of [panel] or [dice] that cannot work; the text is one sentence."""


def spread(pins: str) -> list[Pin]:
    """A list of lines as people write it: "0-3, GPIO17" are 0, 1, 2, 3 and GPIO17. Raises BadHardware."""
    found: list[Pin] = []
    for part in filter(None, (part.strip() for part in pins.split(","))):
        first, dash, last = (piece.strip() for piece in part.partition("-"))
        if not dash or not (first.isdecimal() and last.isdecimal()):
            found.append(int(part) if part.isdecimal() else part)
        elif int(first) > int(last) or int(last) > _LAST_LINE:
            raise BadHardware(f"panel.banks: {part!r} is no range of lines; write it as 0-14, up to {_LAST_LINE}")
        else:
            found += range(int(first), int(last) + 1)
    return found


def chip_of(pin: Pin) -> str:
    """The chip that a pin names itself, as in "3@1-0020"; empty if it names none."""
    return str(pin).partition("@")[2].strip()


def plain_pin(pin: Pin) -> str:
    """One spelling a pin: all names of a place on the 40-pin header become its GPIO number, as text; no chip."""
    name = str(pin).partition("@")[0].strip().upper()
    for prefix in ("GPIO", "BCM"):
        if name.startswith(prefix) and name[len(prefix) :].isdecimal():
            name = name[len(prefix) :]
    for prefix in ("BOARD", "J8:"):
        if name.startswith(prefix) and name[len(prefix) :].isdecimal():
            return str(_HEADER.get(int(name[len(prefix) :]), name))
    return str(int(name)) if name.isdecimal() else name


def is_number(pin: Pin) -> bool:
    """Whether it is told by a number, of a line or of a place of the header, and not by a line's own name."""
    name = plain_pin(pin)
    return any(name.removeprefix(prefix).isdecimal() for prefix in ("", "BOARD", "J8:"))


def header_place(pin: Pin) -> int | None:
    """Where a pin is on the 40-pin header, 1 to 40; None if it is not there."""
    return next((place for place, number in _HEADER.items() if str(number) == plain_pin(pin)), None)
