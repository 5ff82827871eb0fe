"""Dice as things: a body with thickness, a face under the lamp, sunken pips or a numeral, and a soft shadow."""

from __future__ import annotations

from math import ceil, cos, pi, radians, sin

import pygame

from console.painter_layout import Place
from console.painter_palette import INKS, Colour, mix
from console.painter_shapes import Brush
from console.painter_sprites import Item, Point, blank, item, put, sampled, shadow, slope
from games.scene import Ink

FACE, RIM, SIDE = (254, 252, 246), (238, 231, 216), (186, 174, 150)
_SIZE, _DEEP = 0.86, 0.085
"""The face as a part of its box, and the thickness below it as a part of the face."""
_CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_PIPS: dict[int, tuple[Point, ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: _CORNERS,
    5: (*_CORNERS, (0, 0)),
    6: (*_CORNERS, (-1, 0), (1, 0)),
}


def die_items(face: int, sides: int, place: Place, brush: Brush, look: tuple[float, float, float, str]) -> list[Item]:
    """A die in its place and its shadow.

    face 0: blank. look: how much is seen (0 to 1), degrees clockwise, lift as a part of the box, and the numeral.
    """
    seen, angle, lift, numeral = look
    side = round(min(place.w, place.h) * _SIZE)
    degrees = round(angle + 90 * place.turn) % 360
    key = ("die", side, face, sides, degrees, numeral if sides > 6 else "")
    body = brush.sprites.get(key, lambda: _die(face, sides, side, degrees, _Numeral(numeral, brush)))
    high = round(lift * 16) / 16
    leaning = degrees % 90 if sides <= 6 else degrees
    under = ("die shadow", side, sides if sides > 6 else 6, leaning, high)
    shade = brush.sprites.get(under, lambda: _shade(side, sides, leaning, high))
    x, y = place.x + place.w // 2, place.y + place.h // 2 - round(side * _DEEP / 2)
    drop = round(side * (0.10 + lift * 0.5))
    return [
        _centred(brush.sprites.faded(under, shade, seen), x, y + drop),
        _centred(brush.sprites.faded(key, body, seen), x, y - round(lift * place.h)),
    ]


def _centred(sprite: pygame.Surface, x: int, y: int) -> Item:
    return item(sprite, x - sprite.get_width() // 2, y - sprite.get_height() // 2)


class _Numeral:
    """A numeral of a die with more than six sides, drawn when its die is."""

    def __init__(self, text: str, brush: Brush) -> None:
        self._text, self._brush = text, brush

    def draw(self, surface: pygame.Surface, pixels: int, degrees: int) -> None:
        """The numeral in the middle of the surface, turned clockwise."""
        kind = self._brush.type
        line = kind.render(kind.visual(self._text), pixels, True, INKS[Ink.INK])
        low = round(kind.font(pixels, True).get_ascent() - kind.cap_height(pixels, True) / 2 - line.get_height() / 2)
        level = blank((line.get_width() + 4, line.get_height() + 2 * abs(low) + 4))
        put(level, line, (2, 2 + abs(low) - low))
        leaning = pygame.transform.rotozoom(level, -degrees, 1)
        put(surface, leaning, leaning.get_rect(center=surface.get_rect().center).topleft)


def _die(face: int, sides: int, side: int, degrees: int, numeral: _Numeral) -> pygame.Surface:
    room = _room(side)

    def draw(surface: pygame.Surface, times: float) -> None:
        half = side * times / 2
        centre = room * times / 2, room * times / 2
        outline = _outline(sides, degrees)
        _thickness(surface, outline, centre, half, side * times * _DEEP)
        if sides <= 6:
            _cube(surface, outline, centre, half)
            _pips(surface, face, degrees, centre, half)
        else:
            _facets(surface, sides, degrees, centre, half)
            if face:
                numeral.draw(surface, round(half * (0.62 if sides > 12 else 0.78)), degrees)

    return sampled((room, room), draw)


def _room(side: int) -> int:
    """The side of a square in which a die can turn."""
    return ceil(side * 1.36) // 2 * 2 + side % 2


def _turn(point: Point, degrees: float) -> Point:
    angle = radians(degrees)
    return point[0] * cos(angle) - point[1] * sin(angle), point[0] * sin(angle) + point[1] * cos(angle)


def _outline(sides: int, degrees: float) -> list[Point]:
    """The silhouette in units of half a side: a rounded square, or a polygon for more than six sides."""
    if sides > 6:
        return [_turn(point, degrees) for point in _polygon(6 if sides > 12 else 10, 1.08)]
    points = []
    for quarter, (x, y) in enumerate(_CORNERS):
        for step in range(9):
            angle = pi * (quarter / 2 - 1 + step / 16)
            points.append(_turn((0.62 * x + 0.38 * cos(angle), 0.62 * y + 0.38 * sin(angle)), degrees))
    return points


def _polygon(corners: int, radius: float) -> list[Point]:
    angles = [2 * pi * n / corners for n in range(corners)]
    return [(radius * sin(angle), -radius * cos(angle)) for angle in angles]


def _spread(points: list[Point], centre: Point, half: float, down: float = 0) -> list[Point]:
    return [(centre[0] + x * half, centre[1] + y * half + down) for x, y in points]


def _thickness(surface: pygame.Surface, outline: list[Point], centre: Point, half: float, deep: float) -> None:
    """The side of the body that looks towards us, lighter near the face."""
    steps = max(2, round(deep))
    for step in range(steps, 0, -1):
        part = step / steps
        pygame.draw.polygon(surface, mix(RIM, SIDE, part**0.6), _spread(outline, centre, half, deep * part))


def _cube(surface: pygame.Surface, outline: list[Point], centre: Point, half: float) -> None:
    """The face with a soft bevel: a bright rim above, a darker one below, the flat between lit from above."""
    rim = blank(surface.get_size())
    pygame.draw.polygon(rim, "white", _spread(outline, centre, half))
    put(surface, _lit(rim, (255, 255, 255), RIM, centre, half))
    flat = blank(surface.get_size())
    pygame.draw.polygon(flat, "white", _spread(outline, centre, half * 0.935, -half * 0.004))
    put(surface, _lit(flat, FACE, (248, 243, 232), centre, half))


def _lit(mask: pygame.Surface, top: Colour, low: Colour, centre: Point, half: float) -> pygame.Surface:
    """The mask coloured from top to low over the height of the die."""
    high = round(half * 2)
    band = pygame.Rect(0, round(centre[1] - half), mask.get_width(), high)
    shade = blank(mask.get_size())
    shade.fill((*top, 255), (0, 0, mask.get_width(), band.top))
    shade.fill((*low, 255), (0, band.bottom, mask.get_width(), mask.get_height()))
    shade.blit(slope(band.size, top, low), band)
    mask.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return mask


def _pips(surface: pygame.Surface, face: int, degrees: int, centre: Point, half: float) -> None:
    radius = half * (0.24 if face == 1 else 0.19)
    for pip in _PIPS[face]:
        ((x, y),) = _spread([_turn((pip[0] * 0.52, pip[1] * 0.52), degrees)], centre, half)
        pygame.draw.circle(surface, (255, 255, 255), (x, y + radius * 0.13), radius)
        for step in range(8):
            grey = 15 + 3 * step
            pygame.draw.circle(
                surface, (grey, grey, grey + 3), (x, y + radius * 0.05 * step), radius * (1 - 0.06 * step)
            )


def _facets(surface: pygame.Surface, sides: int, degrees: int, centre: Point, half: float) -> None:
    """The faces one sees of a many-sided die, each as bright as it looks up to the lamp."""
    inner, facets = _twenty() if sides > 12 else _twelve()
    for facet in (*facets, inner):
        turned = [_turn(point, degrees) for point in facet]
        up = -sum(y for _, y in turned) / len(turned)
        bright = FACE if facet is inner else mix(SIDE, FACE, 0.55 + 0.42 * up)
        points = _spread(turned, centre, half)
        pygame.draw.polygon(surface, bright, points)
        pygame.draw.lines(surface, mix(bright, (255, 255, 255), 0.6), True, points, max(1, round(half * 0.016)))


def _twenty() -> tuple[list[Point], list[list[Point]]]:
    outer, inner = _polygon(6, 1.08), _polygon(3, 0.72)
    facets = []
    for n in range(3):
        top, right, left = outer[2 * n], outer[2 * n + 1], outer[2 * n - 1]
        facets += [[inner[n], top, right], [inner[n], top, left], [inner[n], right, inner[(n + 1) % 3]]]
    return inner, facets


def _twelve() -> tuple[list[Point], list[list[Point]]]:
    outer, inner = _polygon(10, 1.08), _polygon(5, 0.68)
    facets = [[inner[n], outer[2 * n], outer[2 * n + 1], outer[(2 * n + 2) % 10], inner[(n + 1) % 5]] for n in range(5)]
    return inner, facets


def _shade(side: int, sides: int, degrees: float, lift: float) -> pygame.Surface:
    """The shadow on the felt, wider and fainter the higher the die is."""
    room = _room(side)
    mask = blank((room, room))
    points = _spread(_outline(sides, degrees), (room / 2, room / 2), side / 2 * (0.98 - lift * 0.6))
    pygame.draw.polygon(mask, "white", points)
    wide = shadow(mask, max(2, round(side * (0.13 + lift * 0.4))), round(120 * (1 - lift * 2)))
    near = shadow(mask, max(2, round(side * 0.05)), round(90 * (1 - lift * 5)) if lift < 0.2 else 0)
    put(wide, near, ((wide.get_width() - near.get_width()) // 2, (wide.get_height() - near.get_height()) // 2))
    return wide
