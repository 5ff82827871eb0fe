"""The colours behind the inks and the seats, and how well they read on each other."""

from __future__ import annotations

from typing import TypeAlias

from games.core import Seat
from games.scene import Ink

Colour: TypeAlias = tuple[int, int, int]


def _rgb(text: str) -> Colour:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


INKS: dict[Ink, Colour] = {
    Ink.PAPER: _rgb("#F6F1E5"),
    Ink.PAPER_DIM: _rgb("#ECE6D6"),
    Ink.SHEET: _rgb("#FFFBF0"),
    Ink.INK: _rgb("#1C1E21"),
    Ink.MUTED: _rgb("#67655D"),
    Ink.LINE: _rgb("#D6CDBA"),
    Ink.TEXT: _rgb("#F6F1E5"),
    Ink.SOFT: _rgb("#BED4CC"),
    Ink.TRACK: _rgb("#32564D"),
    Ink.SHADE: _rgb("#152B26"),
    Ink.STAY: _rgb("#24824B"),
    Ink.LEAVE: _rgb("#C43A32"),
    Ink.DOUBLE: _rgb("#F2B632"),
    Ink.SAFE: _rgb("#DDEFE2"),
    Ink.SAFE_INK: _rgb("#17603A"),
    Ink.NOW: _rgb("#FDEDC8"),
    Ink.LOSS: _rgb("#A83A33"),
    Ink.WHITE: _rgb("#FFFFFF"),
    Ink.RED: _rgb("#B5352D"),
    Ink.YELLOW: _rgb("#F0C83C"),
    Ink.GREEN: _rgb("#3F8F58"),
    Ink.BLUE: _rgb("#2F5E9E"),
    Ink.PURPLE: _rgb("#84509B"),
    Ink.GREY: _rgb("#8B8A85"),
    Ink.FRAME: _rgb("#5A3B27"),
    Ink.WALL: _rgb("#39251A"),
    Ink.FELT: _rgb("#CDB38B"),
    Ink.POINT_LIGHT: _rgb("#EAD8B6"),
    Ink.POINT_DARK: _rgb("#935F3A"),
}
"""Every ink but SEAT, whose colour depends on the seat."""

SEATS: tuple[Colour, ...] = tuple(
    map(_rgb, ("#E69F00", "#56B4E9", "#009E73", "#CC79A7", "#0072B2", "#D55E00", "#F0E442", "#C8C8C8"))
)
GROUND_MIDDLE, GROUND_EDGE = _rgb("#1E423A"), _rgb("#10221F")
GROUND_LIGHTEST = _rgb("#2B5347")
"""The brightest place under the lamp; text on the ground must read there too."""


def colour(ink: Ink, seat: Seat | None = None) -> Colour:
    """The colour of an ink. Ink.SEAT needs the seat it is the colour of, else ValueError."""
    if ink is not Ink.SEAT:
        return INKS[ink]
    if seat is None:
        raise ValueError(
            "the ink SEAT belongs to cards with a band and polygons of a seat; any other shape names an ink of its own"
        )
    return seat_colour(seat)


def seat_colour(seat: Seat) -> Colour:
    """A seat's colour; from the ninth seat on colours come round again, with other symbols."""
    return SEATS[seat % len(SEATS)]


def mix(one: Colour, other: Colour, part: float) -> Colour:
    """The colour `part` of the way (0 to 1) from one to the other."""
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """How well two colours read on each other: 1 (not at all) to 21 (black on white), as WCAG 2 counts it."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(rgb: Colour) -> float:
    linear = [c / 3294.6 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
