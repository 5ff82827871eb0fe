"""What to show, as frozen values: shapes on a logical canvas, colours by meaning, words by key.

Two scenes that are equal look the same, so equality decides whether anything is painted. A shape that
carries an identity is the same thing in two scenes: the painter moves it from where it was.
Left to right is the way of writing of English; a painter mirrors the canvas for other scripts.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import hypot
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from games.core import Seat

WIDTH, HEIGHT = 1280, 720
MARGIN, GAP, RADIUS = 40, 20, 14
SIZES = (84, 48, 34, 26, 20, 17, 14)
"""Type sizes in logical pixels; a text that does not fit its box wraps, then goes down one step."""


class Ink(StrEnum):
    """Colour as meaning; the painter knows the values."""

    PAPER = "paper"
    PAPER_DIM = "paper-dim"
    SHEET = "sheet"
    INK = "ink"
    MUTED = "muted"
    LINE = "line"
    TEXT = "text"
    SOFT = "soft"
    TRACK = "track"
    SHADE = "shade"
    STAY = "stay"
    LEAVE = "leave"
    DOUBLE = "double"
    SAFE = "safe"
    SAFE_INK = "safe-ink"
    NOW = "now"
    LOSS = "loss"
    WHITE = "white"
    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    GREY = "grey"
    FRAME = "frame"
    WALL = "wall"
    FELT = "felt"
    POINT_LIGHT = "point-light"
    POINT_DARK = "point-dark"
    SEAT = "seat"


Size: TypeAlias = Literal[84, 48, 34, 26, 20, 17, 14]
Align: TypeAlias = Literal["start", "centre", "end"]
Layout: TypeAlias = Literal["wall", "table"]
Form: TypeAlias = Literal["disc", "triangle", "square", "diamond", "star", "hexagon", "cross", "crescent"]


@dataclass(frozen=True, slots=True)
class Msg:
    """A message key of the words and its arguments; an argument may be a message itself."""

    key: str
    args: tuple[tuple[str, int | float | str | Msg], ...] = ()


def msg(key: str, **args: int | float | str | Msg) -> Msg:
    """A message with named arguments."""
    return Msg(key, tuple(sorted(args.items())))


def number(n: int) -> Msg:
    """A bare number in the digits of the table's language."""
    return msg("number", n=n)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in logical pixels, from its left upper corner."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, dx: float, dy: float | None = None) -> Box:
        """The box made smaller on all sides."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def rows(self, *heights: float, gap: float = 0) -> tuple[Box, ...]:
        """Boxes below each other; a height of 0 shares what is left over."""
        return tuple(Box(self.x, y, self.w, h) for y, h in _split(self.y, self.h, heights, gap))

    def columns(self, *widths: float, gap: float = 0) -> tuple[Box, ...]:
        """Boxes beside each other; a width of 0 shares what is left over."""
        return tuple(Box(x, self.y, w, self.h) for x, w in _split(self.x, self.w, widths, gap))


def _split(start: float, length: float, parts: tuple[float, ...], gap: float) -> list[tuple[float, float]]:
    free = length - sum(parts) - gap * (len(parts) - 1)
    share = free / max(1, sum(part == 0 for part in parts))
    spans, at = [], start
    for part in parts:
        spans.append((at, part or share))
        at += (part or share) + gap
    return spans


@dataclass(frozen=True, slots=True)
class Card:
    """A filled box with round corners. radius None: half the height (a button, a pill).

    band: a strip of this seat's colour along the upper edge. line: an outline of one pixel in that ink.
    shadow: a soft shadow below, for cards and dice only. ring: focus ring (DOUBLE yellow, ink outline).
    """

    box: Box
    fill: Ink
    radius: float | None = RADIUS
    band: Seat | None = None
    line: Ink | None = None
    shadow: bool = False
    ring: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """Words in a box: wrapped to `lines` lines at the most, then smaller, never cut; centred vertically.

    counts: where the text is a number, its value; the painter counts from the one before (same id).
    """

    box: Box
    msg: Msg
    size: Size = 20
    ink: Ink = Ink.INK
    bold: bool = False
    align: Align = "start"
    lines: int = 1
    counts: int | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Die:
    """A die as a thing: pips up to six sides, else a numeral. rolling: it tumbles and shows no result yet.

    tilt: degrees, at most 10; face 0: a blank die.
    """

    box: Box
    face: int
    sides: int = 6
    tilt: float = 0
    rolling: bool = False
    dim: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Symbol:
    """The colour and symbol of a seat, outlined in ink where it lies on paper."""

    box: Box
    seat: Seat
    id: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A plain form in one ink, as large as its box allows. line: an outline in that ink."""

    box: Box
    form: Form
    fill: Ink
    line: Ink | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Poly:
    """A polygon. corners: in order, in parts of the box (0 to 1) from its left upper corner; line: an outline.

    seat: whose colour it is, where it is filled with `Ink.SEAT`.
    """

    box: Box
    corners: tuple[tuple[float, float], ...]
    fill: Ink
    line: Ink | None = None
    seat: Seat | None = None
    id: str = ""


@dataclass(frozen=True, slots=True)
class Checker:
    """A checker that lies on a board, with the mark of its side. ring: focus ring (DOUBLE yellow, ink outline)."""

    box: Box
    fill: Ink
    form: Form
    ring: bool = False
    id: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """A horizontal bar filled from the start to `part` of its length (0 to 1)."""

    box: Box
    part: float
    fill: Ink = Ink.TEXT
    track: Ink = Ink.TRACK
    id: str = ""


@dataclass(frozen=True, slots=True)
class Ring:
    """A ring filled clockwise from the top to `part` of its round (0 to 1); thick: its stroke."""

    box: Box
    part: float
    thick: float = 12
    fill: Ink = Ink.LEAVE
    track: Ink = Ink.TRACK
    id: str = ""


@dataclass(frozen=True, slots=True)
class Bitmap:
    """Squares as large as the box allows, in whole pixels: rows of signs, "#" filled and all others left free.

    It is read from left to right in every language, as a QR code is.
    """

    box: Box
    rows: tuple[str, ...]
    ink: Ink = Ink.INK
    id: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Shapes in coordinates of their own (0,0 to w,h), placed with its turned outline at box.

    turn: quarter turns clockwise; for 1 and 3 box.w is the shapes' height.
    fixed: the place and the turn are a person's at the table, so they stay where the canvas is mirrored; what is
    inside is mirrored all the same. ltr: what is inside lies from left to right in every language, as the buttons on
    the table do. scale: how large one pixel of the shapes' own coordinates is seen: a picture of a table within a page.
    """

    box: Box
    shapes: tuple[Shape, ...]
    turn: Literal[0, 1, 2, 3] = 0
    fixed: bool = False
    ltr: bool = False
    scale: float = 1.0


Shape: TypeAlias = Card | Text | Die | Symbol | Mark | Poly | Checker | Bitmap | Bar | Ring | Group


def stroke(start: tuple[float, float], end: tuple[float, float], thick: float, ink: Ink, id: str = "") -> Poly:
    """A straight line of that thickness between two points (logical pixels), with flat ends."""
    (x0, y0), (x1, y1) = start, end
    part = thick / 2 / (hypot(x1 - x0, y1 - y0) or 1)
    dx, dy = (y0 - y1) * part, (x1 - x0) * part
    points = ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))
    left, top = min(x for x, _ in points), min(y for _, y in points)
    wide, high = max(x for x, _ in points) - left or 1, max(y for _, y in points) - top or 1
    return Poly(Box(left, top, wide, high), tuple(((x - left) / wide, (y - top) / high) for x, y in points), ink, id=id)


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is shown: shapes from the back to the front.

    accepted: how many entries of the record the picture tells as accepted (a painter reports it once presented).
    """

    shapes: tuple[Shape, ...] = ()
    accepted: int = 0
