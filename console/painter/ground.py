"""The table: green felt under a lamp, over the whole surface with its letterbox."""

from __future__ import annotations

from functools import lru_cache
from math import exp, hypot
from random import Random

import pygame

from console.painter.palette import GROUND_EDGE, GROUND_LIGHTEST, GROUND_MIDDLE, Colour
from console.painter.sprites import roughen

_LIGHT_AT = 0.42
"""The height of the brightest line, as a part of the surface."""
_COARSE = 64, 36
"""So many patches of felt, the longer side first: about square on every screen, so that they show no stripes."""
_LOOSE = 3
"""How many steps of 255 the felt is mottled, so that its gradient shows no edges."""


@lru_cache(maxsize=2)
def ground(size: tuple[int, int]) -> pygame.Surface:
    """The ground of a surface of that size, opaque, in the format of the display; not to be painted on."""
    chance = Random(3)
    wide, high = _COARSE if size[0] >= size[1] else _COARSE[::-1]
    coarse = pygame.Surface((wide, high))
    for x in range(wide):
        for y in range(high):
            coarse.set_at((x, y), _light(x / (wide - 1), y / (high - 1), chance.random()))
    surface = pygame.transform.smoothscale(coarse, size).convert()
    roughen(surface)
    return surface


def _light(x: float, y: float, chance: float) -> Colour:
    """The colour of the felt at a place (0 to 1 each): a soft pool of light, darker to the edges, rounded by chance."""
    down = (y - _LIGHT_AT) / (_LIGHT_AT if y < _LIGHT_AT else 1 - _LIGHT_AT)
    far = min(1.0, hypot((x - 0.5) * 1.15, down * 0.92))
    pool = exp(-((far / 0.62) ** 2)) * 0.8
    part = 1 - far**1.7
    red, green, blue = (
        int((edge + (middle - edge) * part) * (1 - pool) + light * pool + (chance - 0.5) * _LOOSE + 0.5)
        for edge, middle, light in zip(GROUND_EDGE, GROUND_MIDDLE, GROUND_LIGHTEST, strict=True)
    )
    return red, green, blue
