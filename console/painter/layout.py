"""From the logical canvas to pixels: scale, letterbox, groups and mirroring. Nothing here paints."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from games.scene import (
    HEIGHT,
    WIDTH,
    Bar,
    Bitmap,
    Box,
    Card,
    Checker,
    Die,
    Group,
    Mark,
    Poly,
    Ring,
    Shape,
    Symbol,
    Text,
)

Drawn: TypeAlias = Card | Text | Die | Symbol | Mark | Poly | Checker | Bitmap | Bar | Ring
"""Every shape that leaves marks of its own."""


class Leaf(NamedTuple):
    """A shape, its outline on the canvas (logical pixels, mirrored and turned), its quarter turns clockwise, whether
    right and left have changed places in it, and how large a pixel of its own is seen."""

    shape: Drawn
    x: float
    y: float
    w: float
    h: float
    turn: int = 0
    mirrored: bool = False
    scale: float = 1.0

    @property
    def box(self) -> Box:
        """The outline as a box."""
        return Box(self.x, self.y, self.w, self.h)


class Place(NamedTuple):
    """Where a shape lies on the surface, in physical pixels (its turned outline), its quarter turns, and whether right
    and left have changed places in it."""

    x: int
    y: int
    w: int
    h: int
    turn: int = 0
    mirrored: bool = False

    @property
    def upright(self) -> tuple[int, int]:
        """Width and height before the turn."""
        return (self.h, self.w) if self.turn % 2 else (self.w, self.h)


@dataclass(frozen=True, slots=True)
class Fit:
    """How the canvas lies on a surface: physical pixels a logical one, and where its left upper corner is."""

    scale: float
    left: float
    top: float

    def place(self, leaf: Leaf) -> Place:
        """The outline in whole pixels; shapes that touch still touch, none is empty."""
        scale = self.scale
        left, top = self.left + leaf.x * scale, self.top + leaf.y * scale
        x, y = round(left), round(top)
        right, bottom = round(left + leaf.w * scale), round(top + leaf.h * scale)
        return Place(x, y, max(1, right - x), max(1, bottom - y), leaf.turn, leaf.mirrored)


def fit(size: tuple[int, int]) -> Fit:
    """The canvas as large as it goes into a surface of that size, centred."""
    scale = min(size[0] / WIDTH, size[1] / HEIGHT)
    return Fit(scale, (size[0] - WIDTH * scale) / 2, (size[1] - HEIGHT * scale) / 2)


def leaves(shapes: Iterable[Shape], mirrored: bool) -> tuple[Leaf, ...]:
    """All shapes of a scene out of their groups, from the back to the front."""
    found: list[Leaf] = []
    _collect(shapes, _Space((0, 0, WIDTH, HEIGHT), 0, mirrored, 1.0), found)
    return tuple(found)


def strays(found: Iterable[Leaf]) -> tuple[Leaf, ...]:
    """Shapes that reach over the edge of the canvas by more than a hundredth of a pixel."""
    return tuple(
        leaf
        for leaf in found
        if min(leaf.x, leaf.y) < -0.01 or leaf.x + leaf.w > WIDTH + 0.01 or leaf.y + leaf.h > HEIGHT + 0.01
    )


_Outline: TypeAlias = tuple[float, float, float, float]


class _Space(NamedTuple):
    """What shapes lie in. outer: its outline on the canvas, turned with it; turn, mirrored and scale as in `Leaf`."""

    outer: _Outline
    turn: int
    mirrored: bool
    scale: float


def _collect(shapes: Iterable[Shape], space: _Space, found: list[Leaf]) -> None:
    outer, turn, mirrored, scale = space
    wide = (outer[3] if turn % 2 else outer[2]) / scale
    for shape in shapes:
        box, mirror = shape.box, mirrored
        if isinstance(shape, Group):
            mirror = mirrored and not shape.fixed
        x = wide - box.x - box.w if mirror else box.x
        outline = _turned(x * scale, box.y * scale, box.w * scale, box.h * scale, outer, turn)
        if isinstance(shape, Group):
            further = turn - shape.turn if mirror else turn + shape.turn
            _collect(shape.shapes, _Space(outline, further % 4, mirrored and not shape.ltr, scale * shape.scale), found)
        else:
            found.append(Leaf(shape, *outline, turn, mirrored, scale))


def _turned(x: float, y: float, w: float, h: float, outer: _Outline, turn: int) -> _Outline:
    """Where a box comes to lie whose space has been turned and placed at `outer`."""
    left, top, wide, high = outer
    if turn == 0:
        return left + x, top + y, w, h
    if turn == 1:
        return left + wide - y - h, top + x, h, w
    if turn == 2:
        return left + wide - x - w, top + high - y - h, w, h
    return left + y, top + high - x - w, h, w
