"""The symbols of the seats. A colour and a symbol together tell a seat, up to a hundred of them."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from console.painter.layout import Place
from console.painter.palette import INKS, Colour, seat_colour
from console.painter.shapes import Brush
from console.painter.sprites import Item, Point, arc, circle, item, sampled, turned
from games.core import Seat
from games.scene import Ink, Symbol

_NAMES = ("disc", "triangle", "square", "diamond", "star", "hexagon", "cross", "crescent")


def _regular(corners: int, radius: float, turn: float = 0) -> list[Point]:
    return [
        (radius * sin(2 * pi * (n / corners) + turn), -radius * cos(2 * pi * (n / corners) + turn))
        for n in range(corners)
    ]


def _star() -> list[Point]:
    return [point for pair in zip(_regular(5, 1), _regular(5, 0.45, pi / 5), strict=True) for point in pair]


def _cross(arm: float = 0.33, reach: float = 0.9) -> list[Point]:
    quarter = [(arm, -reach), (arm, -arm), (reach, -arm)]
    points: list[Point] = []
    for _ in range(4):
        points += quarter
        quarter = [(-y, x) for x, y in quarter]
    return points


def _crescent() -> list[Point]:
    """The outline of a disc from which a smaller disc to the upper right is taken."""
    outer = arc((0, 0), 0.92, 0.3019, 1.0109)
    inner = arc((0.36, -0.24), 0.74, 0.3785, 0.9343)
    return outer + inner[::-1]


_OUTLINES: dict[str, list[Point]] = {
    "disc": circle((0, 0), 0.88),
    "triangle": [(x, y + 0.16) for x, y in _regular(3, 1.06)],
    "square": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
    "diamond": [(0, -1.04), (1.04, 0), (0, 1.04), (-1.04, 0)],
    "star": [(x, y + 0.06) for x, y in _star()],
    "hexagon": _regular(6, 0.98),
    "cross": _cross(),
    "crescent": _crescent(),
}


def emblem(seat: Seat) -> tuple[int, str, bool]:
    """What tells a seat: its colour's number, its symbol, and whether the symbol stands in a disc (seats 64 on)."""
    row = seat // len(_NAMES)
    return seat % len(_NAMES), _NAMES[(seat + row) % len(_NAMES)], row >= len(_NAMES)


def symbol_items(symbol: Symbol, place: Place, brush: Brush, seen: float) -> list[Item]:
    """The emblem of a seat as one item, as large as its place allows."""
    side = min(place.w, place.h)
    key = ("symbol", side, place.turn, emblem(symbol.seat), brush.scale)
    sprite = brush.sprites.get(key, lambda: turned(_symbol(symbol.seat, side, brush.scale), place.turn))
    shown = brush.sprites.faded(key, sprite, seen)
    return [item(shown, place.x + (place.w - side) // 2, place.y + (place.h - side) // 2)]


def _symbol(seat: Seat, side: int, scale: float) -> pygame.Surface:
    _, name, in_disc = emblem(seat)

    def draw(surface: pygame.Surface, times: float) -> None:
        half = side * times / 2
        line = max(1.0, 1.4 * scale) * times
        if in_disc:
            _outlined(surface, _OUTLINES["disc"], (half, half), (half - line) / 0.88, seat_colour(seat), line)
            _outlined(surface, _OUTLINES[name], (half, half), half * 0.52, INKS[Ink.WHITE], line)
        else:
            _outlined(surface, _OUTLINES[name], (half, half), (half - line) / 1.08, seat_colour(seat), line)

    return sampled((side, side), draw)


def _outlined(
    surface: pygame.Surface, outline: list[Point], centre: Point, radius: float, fill: Colour, line: float
) -> None:
    """An outline in ink around a filled one; line: its width in pixels of the surface."""
    points = [(centre[0] + x * radius, centre[1] + y * radius) for x, y in outline]
    for start, end in zip(points, points[1:] + points[:1], strict=True):
        pygame.draw.line(surface, INKS[Ink.INK], start, end, max(1, round(2 * line)))
        pygame.draw.circle(surface, INKS[Ink.INK], start, line)
    pygame.draw.polygon(surface, fill, points)
