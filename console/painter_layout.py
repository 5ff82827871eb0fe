"""From the logical canvas to pixels: scale, letterbox, groups and mirroring. Nothing here paints."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from games.scene import HEIGHT, WIDTH, Bar, Box, Card, Die, Group, Ring, Shape, Symbol, Text

Drawn: TypeAlias = Card | Text | Die | Symbol | Bar | Ring
"""Every shape that leaves marks of its own."""

_Map: TypeAlias = Callable[[Box], Box]


class Leaf(NamedTuple):
    """A shape with its outline on the canvas (logical pixels, mirrored and turned) and its quarter turns clockwise."""

    shape: Drawn
    box: Box
    turn: int


@dataclass(frozen=True, slots=True)
class Fit:
    """How the canvas lies on a surface: physical pixels a logical one, and where its left upper corner is."""

    scale: float
    left: float
    top: float

    def pixels(self, box: Box) -> tuple[int, int, int, int]:
        """The box in physical pixels (x, y, w, h); boxes that touch still touch, none is empty."""
        x, y = round(self.left + box.x * self.scale), round(self.top + box.y * self.scale)
        right = round(self.left + (box.x + box.w) * self.scale)
        bottom = round(self.top + (box.y + box.h) * self.scale)
        return x, y, max(1, right - x), max(1, bottom - y)


def fit(size: tuple[int, int]) -> Fit:
    """The canvas as large as it goes into a surface of that size, centred."""
    scale = min(size[0] / WIDTH, size[1] / HEIGHT)
    return Fit(scale, (size[0] - WIDTH * scale) / 2, (size[1] - HEIGHT * scale) / 2)


def leaves(shapes: Iterable[Shape], mirrored: bool) -> tuple[Leaf, ...]:
    """All shapes of a scene out of their groups, from the back to the front."""
    return tuple(_leaves(shapes, lambda box: box, 0, WIDTH if mirrored else None))


def _leaves(shapes: Iterable[Shape], place: _Map, turn: int, mirror: float | None) -> Iterator[Leaf]:
    """mirror: the width of the space the shapes lie in, where it is mirrored."""
    for shape in shapes:
        box = shape.box if mirror is None else Box(mirror - shape.box.x - shape.box.w, shape.box.y, *_size(shape.box))
        if isinstance(shape, Group):
            inner = None if mirror is None else (shape.box.h if shape.turn % 2 else shape.box.w)
            yield from _leaves(shape.shapes, _inside(box, shape.turn, place), (turn + shape.turn) % 4, inner)
        else:
            yield Leaf(shape, place(box), turn)


def _size(box: Box) -> tuple[float, float]:
    return box.w, box.h


def _inside(outer: Box, turn: int, place: _Map) -> _Map:
    """Where a box inside a group comes to lie on the canvas."""

    def turned(box: Box) -> Box:
        if turn == 0:
            return Box(outer.x + box.x, outer.y + box.y, box.w, box.h)
        if turn == 1:
            return Box(outer.x + outer.w - box.y - box.h, outer.y + box.x, box.h, box.w)
        if turn == 2:
            return Box(outer.x + outer.w - box.x - box.w, outer.y + outer.h - box.y - box.h, box.w, box.h)
        return Box(outer.x + box.y, outer.y + outer.h - box.x - box.w, box.h, box.w)

    return lambda box: place(turned(box))
