"""The table: green felt under a lamp, over the whole surface with its letterbox."""

from __future__ import annotations

from functools import lru_cache
from math import exp, hypot
from random import Random

import pygame

from console.painter_palette import GROUND_EDGE, GROUND_LIGHTEST, GROUND_MIDDLE, Colour, mix

_LIGHT_AT = 0.42
"""The height of the brightest line, as a part of the surface."""
_COARSE = 96, 54
_GRAIN = 128
_THREADS = bytes(byte * 5 // 512 for byte in range(256))
"""How much lighter or darker a thread is, by chance: 0, 1 or 2 of 255."""


@lru_cache(maxsize=2)
def ground(size: tuple[int, int]) -> pygame.Surface:
    """The ground of a surface of that size, opaque, in the format of the display; not to be painted on."""
    coarse = pygame.Surface(_COARSE)
    for x in range(_COARSE[0]):
        for y in range(_COARSE[1]):
            coarse.set_at((x, y), _light(x / (_COARSE[0] - 1), y / (_COARSE[1] - 1)))
    surface = pygame.transform.smoothscale(coarse, size).convert()
    for flag, seed in ((pygame.BLEND_RGB_ADD, 1), (pygame.BLEND_RGB_SUB, 2)):
        grain = _grain(seed)
        tiles = [(grain, (x, y)) for x in range(0, size[0], _GRAIN) for y in range(0, size[1], _GRAIN)]
        surface.fblits(tiles, flag)
    return surface


def _light(x: float, y: float) -> Colour:
    """The colour of the felt at a place (0 to 1 each): a soft pool of light, darker to the edges."""
    down = (y - _LIGHT_AT) / (_LIGHT_AT if y < _LIGHT_AT else 1 - _LIGHT_AT)
    far = min(1.0, hypot((x - 0.5) * 1.15, down * 0.92))
    pool = exp(-((far / 0.62) ** 2))
    felt = mix(GROUND_EDGE, GROUND_MIDDLE, 1 - far**1.7)
    return mix(felt, GROUND_LIGHTEST, pool * 0.8)


def _grain(seed: int) -> pygame.Surface:
    """A tile of faint threads, always the same, so that the gradient shows no steps."""
    threads = Random(seed).randbytes(_GRAIN * _GRAIN).translate(_THREADS)
    grain = bytes(channel for thread in threads for channel in (thread, thread, thread))
    return pygame.image.frombuffer(grain, (_GRAIN, _GRAIN), "RGB").convert()
