"""Squares in rows, as of a QR code: each as many whole pixels as fit, so that no edge is blurred."""

from __future__ import annotations

import pygame

from console.painter.layout import Place
from console.painter.palette import colour
from console.painter.shapes import Brush
from console.painter.sprites import Item, blank, item, turned
from games.scene import Bitmap


def bitmap_items(bitmap: Bitmap, place: Place, brush: Brush, seen: float) -> list[Item]:
    """The squares in the middle of their place, turned with it and never mirrored."""
    wide, high = place.upright
    columns, lines = max(map(len, bitmap.rows)), len(bitmap.rows)
    side = max(1, min(wide // columns, high // lines))
    key = ("bitmap", bitmap.rows, side, bitmap.ink, place.turn)
    sprite = brush.sprites.get(key, lambda: turned(_squares(bitmap, side, columns), place.turn))
    shown = brush.sprites.faded(key, sprite, seen)
    left, top = (place.w - sprite.get_width()) // 2, (place.h - sprite.get_height()) // 2
    return [item(shown, place.x + left, place.y + top)]


def _squares(bitmap: Bitmap, side: int, columns: int) -> pygame.Surface:
    sprite = blank((side * columns, side * len(bitmap.rows)))
    for y, row in enumerate(bitmap.rows):
        for x, sign in enumerate(row):
            if sign == "#":
                sprite.fill(colour(bitmap.ink), (x * side, y * side, side, side))
    return sprite
