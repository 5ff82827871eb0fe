"""Plain forms, polygons and checkers as items; each sprite is drawn once for its value."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from console.painter.layout import Place
from console.painter.palette import INKS, Colour, colour, mix
from console.painter.shapes import Brush
from console.painter.sprites import Item, Point, arc, blank, circle, item, put, sampled, turned
from games.scene import Checker, Form, Ink, Mark, Poly


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


FORMS: dict[Form, list[Point]] = {
    "disc": circle((0, 0), 0.88),
    "triangle": [(x, y + 0.16) for x, y in _regular(3, 1.06)],
    "square": [(-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)],
    "diamond": [(0, -1.04), (1.04, 0), (0, 1.04), (-1.04, 0)],
    "star": [(x, y + 0.06) for x, y in _star()],
    "hexagon": _regular(6, 0.98),
    "cross": _cross(),
    "crescent": _crescent(),
}
"""Outlines about the origin, each about as large to the eye as the others."""


def outlined(
    surface: pygame.Surface, form: Form, centre: Point, radius: float, fill: Colour, line: float, ink: Ink = Ink.INK
) -> None:
    """A filled form with an outline around it; line: its width in pixels of the surface, 0 for none."""
    _polygon(surface, [(centre[0] + x * radius, centre[1] + y * radius) for x, y in FORMS[form]], fill, line, INKS[ink])


def _polygon(surface: pygame.Surface, points: list[Point], fill: Colour, line: float, ink: Colour) -> None:
    if line:
        for start, end in zip(points, points[1:] + points[:1], strict=True):
            pygame.draw.line(surface, ink, start, end, max(1, round(2 * line)))
            pygame.draw.circle(surface, ink, start, line)
    pygame.draw.polygon(surface, fill, points)


def mark_items(mark: Mark, place: Place, brush: Brush, seen: float) -> list[Item]:
    """A form in the middle of its place."""
    side = min(place.w, place.h)
    key = ("mark", side, place.turn, mark.form, mark.fill, mark.line, brush.scale)
    sprite = brush.sprites.get(key, lambda: turned(_mark(mark, side, brush), place.turn))
    at = place.x + (place.w - side) // 2, place.y + (place.h - side) // 2
    return [item(brush.sprites.faded(key, sprite, seen), *at)]


def _mark(mark: Mark, side: int, brush: Brush) -> pygame.Surface:
    line = 0 if mark.line is None else max(1.0, 1.4 * brush.scale)

    def draw(surface: pygame.Surface, times: float) -> None:
        half, ink = side * times / 2, mark.line or Ink.INK
        outlined(surface, mark.form, (half, half), half / 1.08 - line * times, INKS[mark.fill], line * times, ink)

    return sampled((side, side), draw)


def poly_items(poly: Poly, place: Place, brush: Brush, seen: float) -> list[Item]:
    """A polygon; its outline lies half outside its place."""
    pad = 0 if poly.line is None else brush.px(2)
    look = poly.corners, poly.fill, poly.line, poly.seat
    key = ("poly", place.w, place.h, place.turn, place.mirrored, look, brush.scale)
    sprite = brush.sprites.get(key, lambda: turned(_poly(poly, place, brush, pad), place.turn))
    return [item(brush.sprites.faded(key, sprite, seen), place.x - pad, place.y - pad)]


def _poly(poly: Poly, place: Place, brush: Brush, pad: int) -> pygame.Surface:
    w, h = place.upright
    corners = [(1 - x if place.mirrored else x, y) for x, y in poly.corners]
    line = 0 if poly.line is None else max(1.0, brush.scale)

    def draw(surface: pygame.Surface, times: float) -> None:
        points = [((pad + x * w) * times, (pad + y * h) * times) for x, y in corners]
        _polygon(surface, points, colour(poly.fill, poly.seat), line * times, INKS[poly.line or Ink.INK])

    return sampled((w + 2 * pad, h + 2 * pad), draw)


def checker_items(checker: Checker, place: Place, brush: Brush, seen: float) -> list[Item]:
    """A checker as large as its place allows, its mark upright for whom it is turned to."""
    side, pad = min(place.w, place.h), brush.px(6)
    key = ("checker", side, place.turn, checker.fill, checker.form, checker.ring, brush.scale)
    sprite = brush.sprites.get(key, lambda: _checker(checker, side, pad, brush, place.turn))
    at = place.x + (place.w - side) // 2 - pad, place.y + (place.h - side) // 2 - pad
    return [item(brush.sprites.faded(key, sprite, seen), *at)]


def _checker(checker: Checker, side: int, pad: int, brush: Brush, turn: int) -> pygame.Surface:
    """The light comes from above the screen, whichever way the checker is turned; only its mark turns."""
    whole = side + 2 * pad
    fill = INKS[checker.fill]
    pale = mix(fill, (255, 255, 255), 0.34)

    def draw(surface: pygame.Surface, times: float) -> None:
        middle, radius = whole * times / 2, side * times / 2
        if checker.ring:
            pygame.draw.circle(surface, INKS[Ink.INK], (middle, middle), radius + pad * times * 0.95)
            pygame.draw.circle(surface, INKS[Ink.DOUBLE], (middle, middle), radius + pad * times * 0.75)
        for tone, size, drop in _RIM:
            shade = mix(fill, (0, 0, 0), tone) if tone >= 0 else mix(fill, (255, 255, 255), -tone)
            pygame.draw.circle(surface, shade, (middle, middle + drop * radius), size * radius)

    def draw_mark(surface: pygame.Surface, times: float) -> None:
        outlined(surface, checker.form, (whole * times / 2,) * 2, side * times * 0.2, pale, 0)

    sprite = blank((whole, whole))
    put(sprite, sampled((whole, whole), draw))
    put(sprite, turned(sampled((whole, whole), draw_mark), turn))
    return sprite


_RIM = ((0.55, 0.97, 0.03), (-0.12, 0.94, -0.035), (0.0, 0.9, -0.02), (-0.26, 0.68, -0.02), (0.08, 0.64, -0.02))
"""Discs of a checker from below: darker (or, below 0, lighter) by so much, radius and drop in parts of its own."""
