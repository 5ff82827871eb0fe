"""A side of the sheet as shapes: hexes, the line of numbers, the ring of colours, and what may be marked next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.scene import Box, Form, Group, Ink, Mark, Poly, Shape, Text, number, stroke
from games.table import size_for
from games.the_choice.board import COLOURS, NUMBER_SPOTS, RING_SPOTS
from games.the_choice.sheets import Printed
from games.the_choice.state import Side

FORMS: tuple[Form, ...] = ("disc", "triangle", "square", "diamond", "star", "cross")
FILLS = (Ink.RED, Ink.YELLOW, Ink.GREEN, Ink.BLUE, Ink.PURPLE, Ink.GREY)
"""The symbol and the ink of each colour, by face from 1 (TC3)."""

_CORNERS = ((0.5, 0.0), (1.0, 0.25), (1.0, 0.75), (0.5, 1.0), (0.0, 0.75), (0.0, 0.25))
_TALL = 2 / 3**0.5
"""Height of a hex in its widths."""
ASPECT = 7 / (4 * _TALL)
"""Width of a board in its heights."""
READ = 24.0
"""Width of a hex in which two figures of the smallest type have room; a smaller board is a picture of one."""
MARKED = 0.86
"""Width of the dot of a marked number, in widths of its hex: two figures lie wholly on it."""


@dataclass(frozen=True, slots=True)
class Offered:
    """What may be marked next. numbers, ring: hexes; held: those in hand; id: of the ring around it."""

    numbers: frozenset[int] = frozenset()
    ring: frozenset[int] = frozenset()
    held_numbers: frozenset[int] = frozenset()
    held_ring: frozenset[int] = frozenset()
    id: str = ""


def symbol(box: Box, face: int, fill: Ink | None = None) -> Mark:
    """The symbol of a colour; on its own colour it is white, on yellow ink."""
    return Mark(box, FORMS[face - 1], fill or (Ink.INK if face == 2 else Ink.WHITE))


def pad(box: Box, printed: Printed, side: Side, offered: Offered | None = None) -> Group:
    """One side, as large as the box allows, in its middle; the same in every language, as paper is."""
    wide = min(box.w / 7, box.h / (4 * _TALL))
    room = Box(box.x + (box.w - 7 * wide) / 2, box.y + (box.h - 4 * _TALL * wide) / 2, 7 * wide, 4 * _TALL * wide)
    scale = min(1.0, wide / READ)
    return Group(room, _shapes(wide / scale, printed, side, offered or Offered()), ltr=True, scale=scale)


def _shapes(wide: float, printed: Printed, side: Side, offered: Offered) -> tuple[Shape, ...]:
    numbers = [_cell(spot, wide) for spot in NUMBER_SPOTS]
    ring = [_cell(spot, wide) for spot in RING_SPOTS]
    shapes: list[Shape] = [_hex(box, Ink.SHEET, Ink.LINE) for box in numbers]
    shapes += [_hex(box, FILLS[face - 1]) for box, face in zip(ring, printed.colours, strict=True)]
    for spot in (*_calm(offered.numbers, offered.held_numbers), *sorted(offered.held_numbers)):
        shapes += _ringed(numbers[spot], Ink.SHEET, spot in offered.held_numbers, offered.id)
    for spot in (*_calm(offered.ring, offered.held_ring), *sorted(offered.held_ring)):
        shapes += _ringed(ring[spot], FILLS[printed.colours[spot] - 1], spot in offered.held_ring, offered.id)
    shapes += [*_chain(numbers, side.line, wide), *_arc(ring, side.ring, wide)]
    shapes += [shape for at, box in enumerate(numbers) for shape in _number(box, printed.numbers[at], at, side)]
    shapes += [
        shape for at, box in enumerate(ring) for shape in _colour(box, printed.colours[at], bool(side.ring >> at & 1))
    ]
    return tuple(shapes)


def _calm(every: frozenset[int], held: frozenset[int]) -> list[int]:
    return sorted(every - held)


def _cell(spot: tuple[float, float], wide: float) -> Box:
    """The outline of a hex."""
    x, row = spot
    return Box((x - 0.5) * wide, row * 0.75 * _TALL * wide, wide, _TALL * wide)


def _grown(box: Box, part: float) -> Box:
    return box.inset(-box.w * part, -box.h * part)


def _hex(box: Box, fill: Ink, line: Ink | None = None, id: str = "") -> Poly:
    return Poly(_grown(box, -0.03), _CORNERS, fill, line, id=id)


def _ringed(box: Box, fill: Ink, held: bool, id: str) -> tuple[Shape, ...]:
    """A hex that may be marked; the one in hand stands out."""
    if not held:
        return (Poly(_grown(box, -0.01), _CORNERS, Ink.DOUBLE, Ink.INK), Poly(_grown(box, -0.085), _CORNERS, fill))
    return (
        Poly(_grown(box, 0.15), _CORNERS, Ink.INK, id=f"{id}-outer" if id else ""),
        Poly(_grown(box, 0.115), _CORNERS, Ink.DOUBLE, id=id),
        Poly(_grown(box, -0.05), _CORNERS, Ink.NOW if fill is Ink.SHEET else fill, Ink.INK),
    )


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2


def _chain(boxes: Sequence[Box], line: tuple[int, ...], wide: float) -> list[Poly]:
    """The line that joins the numbers (TC6)."""
    return [stroke(_middle(boxes[a]), _middle(boxes[b]), wide * 0.17, Ink.INK) for a, b in pairwise(line)]


def _arc(boxes: Sequence[Box], ring: int, wide: float) -> list[Poly]:
    """Marked colours are joined where they touch (TC5)."""
    pairs = [(at, (at + 1) % COLOURS) for at in range(COLOURS)]
    joined = [(a, b) for a, b in pairs if ring >> a & 1 and ring >> b & 1]
    return [stroke(_middle(boxes[a]), _middle(boxes[b]), wide * 0.17, Ink.INK) for a, b in joined]


def _dot(box: Box, part: float) -> Box:
    """A square in the middle of a hex, in parts of its width."""
    (x, y), side = _middle(box), box.w * part
    return Box(x - side / 2, y - side / 2, side, side)


def _number(box: Box, value: int, at: int, side: Side) -> tuple[Shape, ...]:
    marked = at in side.line
    circled = (Mark(_dot(box, 1.04), "disc", Ink.INK), Mark(_dot(box, 0.94), "disc", Ink.SHEET))
    first = circled if marked and at == side.line[0] else ()
    disc = (Mark(_dot(box, MARKED), "disc", Ink.INK),) if marked else ()
    size = size_for(box.w * (0.54 if marked and value > 9 else 0.62))
    words = Text(
        box.inset(box.w * 0.02, box.h * 0.14), number(value), size, Ink.WHITE if marked else Ink.INK, True, "centre"
    )
    return (*first, *disc, words)


def _colour(box: Box, face: int, marked: bool) -> tuple[Shape, ...]:
    if not marked:
        return (symbol(_dot(box, 0.46), face),)
    return (Mark(_dot(box, 0.72), "disc", Ink.INK, Ink.WHITE), symbol(_dot(box, 0.4), face, Ink.WHITE))
