"""Dice as things: a body with thickness, a face under the lamp, sunken pips or a numeral, and a soft shadow."""

from __future__ import annotations

from math import ceil, cos, pi, radians, sin

import pygame

from console.painter.layout import Place
from console.painter.palette import INKS, mix
from console.painter.shapes import Brush
from console.painter.sprites import Item, Point, blank, item, put, rounded, sampled, shadow, tint
from console.painter.type import Type
from games.scene import Ink

FACE, RIM, SIDE = (254, 252, 246), (238, 231, 216), (186, 174, 150)
_SIZE, _DEEP = 0.86, 0.085
"""The face as a part of its box, and the thickness below it as a part of the face."""
_BANDS = 6
"""Shades of the side from the face down."""
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
    key = ("die", side, face, sides, degrees, numeral)
    body = brush.sprites.get(key, lambda: _body(_face_of(face, sides, side, numeral, brush), side, degrees))
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


def _face_of(face: int, sides: int, side: int, numeral: str, brush: Brush) -> pygame.Surface:
    """What one sees from above of a die that lies straight, at twice its size, kept for all its turns."""
    return brush.sprites.get(("die face", side, face, sides, numeral), lambda: _face(face, sides, side, numeral, brush))


def _face(face: int, sides: int, side: int, numeral: str, brush: Brush) -> pygame.Surface:
    room = 4 * ceil(side * 0.57)
    if sides <= 6:
        return _cube(face, side, room)
    sprite = sampled((room, room), lambda surface, times: _facets(surface, sides, room * times / 2, side * times), 2)
    if numeral:
        _write(sprite, numeral, round(side * (0.62 if sides > 12 else 0.78)), brush.type)
    return sprite


def _cube(face: int, side: int, room: int) -> pygame.Surface:
    """A face with a soft bevel: a bright rim above, a darker one below, the flat between lit from above; and pips."""
    sprite = blank((room, room))
    rim, flat = 2 * side, round(side * 1.87)
    put(sprite, tint(rounded((rim, rim), 0.38 * side), (255, 255, 255), RIM), ((room - rim) // 2, (room - rim) // 2))
    at = (room - flat) // 2
    put(sprite, tint(rounded((flat, flat), 0.35 * side), FACE, (248, 243, 232)), (at, at))
    radius = side * (0.24 if face == 1 else 0.19)
    pip = _pip(radius)
    for x, y in _PIPS[face]:
        middle = room / 2 - pip.get_width() / 2
        put(sprite, pip, (round(middle + 0.52 * x * side), round(middle + 0.52 * y * side)))
    return sprite


def _pip(radius: float) -> pygame.Surface:
    """A sunken pip: dark, darkest above, with a line of light below."""
    room = ceil(radius * 2.4) // 2 * 2

    def draw(surface: pygame.Surface, times: float) -> None:
        x, y, size = room * times / 2, room * times / 2, radius * times
        pygame.draw.circle(surface, (255, 255, 255), (x, y + size * 0.13), size)
        for step in range(8):
            grey = 15 + 3 * step
            pygame.draw.circle(surface, (grey, grey, grey + 3), (x, y + size * 0.05 * step), size * (1 - 0.06 * step))

    return sampled((room, room), draw, 2)


def _write(sprite: pygame.Surface, numeral: str, pixels: int, kind: Type) -> None:
    """The numeral in the middle of a sprite, centred by its height."""
    line = kind.render(kind.visual(numeral), pixels, True, INKS[Ink.INK])
    middle = sprite.get_width() // 2
    top = middle + kind.cap_height(pixels, True) // 2 - kind.font(pixels, True).get_ascent()
    put(sprite, line, (middle - line.get_width() // 2, top))


def _body(face: pygame.Surface, side: int, degrees: int) -> pygame.Surface:
    """The face turned, with the thickness of the die below it, lighter near the face."""
    top = pygame.transform.rotozoom(face, -degrees, 0.5)
    deep = max(1, round(side * _DEEP))
    body = blank((top.get_width(), top.get_height() + 2 * deep))
    outline = top.copy()
    outline.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    outline = outline.premul_alpha()
    sides = [tint(outline, mix(RIM, SIDE, (band / _BANDS) ** 0.6)) for band in range(1, _BANDS + 1)]
    for step in range(deep, 0, -1):
        put(body, sides[ceil(step / deep * _BANDS) - 1], (0, deep + step))
    put(body, top, (0, deep))
    return body


def _turn(point: Point, degrees: float) -> Point:
    angle = radians(degrees)
    return point[0] * cos(angle) - point[1] * sin(angle), point[0] * sin(angle) + point[1] * cos(angle)


def _outline(sides: int, degrees: float = 0) -> list[Point]:
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


def _facets(surface: pygame.Surface, sides: int, middle: float, half: float) -> None:
    """The faces one sees of a many-sided die, each as bright as it looks up to the lamp."""
    inner, facets = _twenty() if sides > 12 else _twelve()
    for facet in (*facets, inner):
        up = -sum(y for _, y in facet) / len(facet)
        bright = FACE if facet is inner else mix(SIDE, FACE, 0.55 + 0.42 * up)
        points = _spread(facet, (middle, middle), half)
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
    room = ceil(side * 1.36) // 2 * 2
    mask = blank((room, room))
    points = _spread(_outline(sides, degrees), (room / 2, room / 2), side / 2 * (0.98 - lift * 0.6))
    pygame.draw.polygon(mask, "white", points)
    wide = shadow(mask, max(2, round(side * (0.13 + lift * 0.4))), round(120 * (1 - lift * 2)))
    near = shadow(mask, max(2, round(side * 0.05)), round(90 * (1 - lift * 5)) if lift < 0.2 else 0)
    put(wide, near, ((wide.get_width() - near.get_width()) // 2, (wide.get_height() - near.get_height()) // 2))
    return wide
