"""Draws one shape in one pose: chooses the sprites and says where they lie."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from console.painter.bitmap import bitmap_items
from console.painter.dice import die_items
from console.painter.forms import checker_items, mark_items, poly_items
from console.painter.layout import Drawn, Fit, Leaf, Place
from console.painter.motion import Pose, tumbling_face
from console.painter.shapes import Brush, bar_items, card_items, ring_items, setting_of, text_items
from console.painter.sprites import Item
from console.painter.stage import counted, goal
from console.painter.symbols import symbol_items
from console.painter.type import Type
from games.scene import Bar, Bitmap, Box, Card, Checker, Die, Mark, Poly, Ring, Symbol, Text, number

if TYPE_CHECKING:
    from games.words import Words

DIM = 0.42
"""How much is seen of a die that counts no more."""


_PLAIN: dict[type, Callable[[Any, Place, Brush, float], list[Item]]] = {
    Card: card_items,
    Symbol: symbol_items,
    Mark: mark_items,
    Poly: poly_items,
    Checker: checker_items,
    Bitmap: bitmap_items,
}
"""Shapes that look the same at any time."""


@dataclass(frozen=True, slots=True)
class Artist:
    """One language on one surface. brush: for the canvas itself; others: by scale, for pictures within it."""

    brush: Brush
    fit: Fit
    words: Words
    others: dict[float, Brush] = field(default_factory=dict)

    def at_rest(self, leaf: Leaf) -> list[Item]:
        """The items of a shape where the scene has it."""
        shape, place, brush = leaf.shape, self.fit.place(leaf), self._brush(leaf)
        if isinstance(shape, Text):
            return text_items(shape, self.words.say(shape.msg), place, brush, 1)
        if isinstance(shape, Card):
            return card_items(shape, place, brush, 1)
        return self._paint(shape, place, brush, goal(leaf), 0)

    def draw(self, leaf: Leaf, pose: Pose, salt: int, now_ns: int) -> list[Item]:
        """The items of a shape on its way; salt and time choose the faces of a rolling die."""
        sides = leaf.shape.sides if isinstance(leaf.shape, Die) else 1
        face = tumbling_face(sides, salt, now_ns)
        return self._paint(leaf.shape, self._place(leaf, pose), self._brush(leaf), pose, face)

    def _brush(self, leaf: Leaf) -> Brush:
        """What a shape is painted with, at its own scale."""
        if leaf.scale == 1:
            return self.brush
        if leaf.scale not in self.others:
            scale, mirrored = self.brush.scale * leaf.scale, self.brush.mirrored
            self.others[leaf.scale] = Brush(self.brush.sprites, Type(scale, mirrored), scale, mirrored)
        return self.others[leaf.scale]

    def _paint(self, shape: Drawn, place: Place, brush: Brush, pose: Pose, tumbling: int) -> list[Item]:
        match shape:
            case Text():
                said = self.words.say(counted(shape, pose.number))
                return text_items(shape, said, place, brush, pose.seen)
            case Die():
                return self._die(shape, place, brush, pose, tumbling)
            case Bar():
                return bar_items(shape, place, brush, pose.seen, pose.part)
            case Ring():
                return ring_items(shape, place, brush, pose.seen, pose.part)
            case _:
                return _PLAIN[type(shape)](shape, place, brush, pose.seen)

    def misfit(self, leaf: Leaf) -> tuple[str, Box] | None:
        """The words and the box of a text that fits neither wrapped nor one step smaller; a picture within the canvas
        is seen, not read."""
        if not isinstance(leaf.shape, Text) or leaf.scale < 1:
            return None
        said = self.words.say(leaf.shape.msg)
        setting = setting_of(leaf.shape, said, self.fit.place(leaf), self.brush)
        return None if setting.fits else (said, leaf.box)

    def _place(self, leaf: Leaf, pose: Pose) -> Place:
        """Whole pixels: at rest exactly the box of the scene, on the way of the same size if that stays the same."""
        end, scale = self.fit.place(leaf), self.fit.scale
        w, h = end.w, end.h
        if (pose.w, pose.h) != (leaf.w, leaf.h):
            w, h = max(1, round(pose.w * scale)), max(1, round(pose.h * scale))
        x, y = end.x + round((pose.x - leaf.x) * scale), end.y + round((pose.y - leaf.y) * scale)
        return end._replace(x=x, y=y, w=w, h=h)

    def _die(self, die: Die, place: Place, brush: Brush, pose: Pose, tumbling: int) -> list[Item]:
        face = tumbling if die.rolling else die.face
        seen = pose.seen * (DIM if die.dim else 1)
        numeral = self.words.say(number(face)) if die.sides > 6 and face else ""
        return die_items(face, die.sides, place, brush, (seen, pose.angle, pose.lift, numeral))
