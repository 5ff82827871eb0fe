"""Sprites: small pictures drawn once at several times their size, scaled down and kept by value.

All of them carry premultiplied alpha; `items` are what a picture is put together from.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import cache
from math import cos, pi, sin
from random import Random
from typing import Literal, NamedTuple, TypeAlias

import pygame

from console.painter.palette import Colour

Point: TypeAlias = tuple[float, float]
CLEAR = (0, 0, 0, 0)
FADE_STEPS = 16
_GRAIN = 128
_THREADS = bytes(byte * 5 // 512 for byte in range(256))
"""How much lighter or darker a pixel becomes by chance: 0, 1 or 2 of 255."""


class Item(NamedTuple):
    """A sprite and the rectangle (x, y, w, h) it covers on the surface. Equal items leave the same pixels."""

    sprite: pygame.Surface
    box: tuple[int, int, int, int]


def item(sprite: pygame.Surface, x: int, y: int) -> Item:
    """The sprite with its left upper corner there."""
    return Item(sprite, (x, y, *sprite.get_size()))


class Sprites:
    """Pictures by value, the least used forgotten when they take more than `limit` bytes."""

    def __init__(self, limit: int = 160_000_000) -> None:
        self._limit, self._bytes = limit, 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of that value, made if it is not there; the key tells everything it depends on."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        sprite = self._kept[key] = make()
        self._bytes += _weight(sprite)
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])
        return sprite

    def faded(self, key: Hashable, sprite: pygame.Surface, seen: float) -> pygame.Surface:
        """The sprite seen through to a part (0 to 1), in sixteen steps."""
        step = round(seen * FADE_STEPS)
        return sprite if step >= FADE_STEPS else self.get(("faded", key, step), lambda: _fade(sprite, step))


def _weight(sprite: pygame.Surface) -> int:
    return sprite.get_width() * sprite.get_height() * 4


def _fade(sprite: pygame.Surface, step: int) -> pygame.Surface:
    part = step * 255 // FADE_STEPS
    faded = sprite.copy()
    faded.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return faded


def blank(size: tuple[int, int]) -> pygame.Surface:
    """A surface on which nothing is painted yet."""
    return pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def put(target: pygame.Surface, sprite: pygame.Surface, at: tuple[int, int] = (0, 0)) -> None:
    """Lay a sprite over what is there."""
    target.blit(sprite, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def sampled(
    size: tuple[int, int], draw: Callable[[pygame.Surface, float], None], times: Literal[2, 4] | None = None
) -> pygame.Surface:
    """A sprite drawn at four times its size (twice if it is large, or as told), then scaled down: smooth edges.

    Powers of two, because scaling down by three makes every colour a little darker.
    """
    times = times or (4 if max(size) <= 400 else 2)
    large = blank((size[0] * times, size[1] * times))
    draw(large, times)
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def tint(mask: pygame.Surface, top: Colour, bottom: Colour | None = None, alpha: int = 255) -> pygame.Surface:
    """A white mask in a colour, or in two that pass into each other from top to bottom."""
    tinted = mask.copy()
    if bottom is None or bottom == top:
        tinted.fill((*(c * alpha // 255 for c in top), alpha), special_flags=pygame.BLEND_RGBA_MULT)
    else:
        colours = slope(mask.get_size(), top, bottom)
        roughen(colours)
        tinted.blit(colours, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


def slope(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A surface whose colour passes from top to bottom."""
    ends = blank((1, 2))
    ends.set_at((0, 0), top)
    ends.set_at((0, 1), bottom)
    return pygame.transform.smoothscale(ends, size)


def roughen(surface: pygame.Surface) -> None:
    """Make every pixel a step or two lighter or darker, always in the same way, so that gradients show no bands."""
    w, h = surface.get_size()
    for flag, seed in ((pygame.BLEND_RGB_ADD, 1), (pygame.BLEND_RGB_SUB, 2)):
        grain = _grain(seed)
        surface.fblits([(grain, (x, y)) for x in range(0, w, _GRAIN) for y in range(0, h, _GRAIN)], flag)


@cache
def _grain(seed: int) -> pygame.Surface:
    threads = Random(seed).randbytes(_GRAIN * _GRAIN).translate(_THREADS)
    grain = bytes(channel for thread in threads for channel in (thread, thread, thread))
    return pygame.image.frombuffer(grain, (_GRAIN, _GRAIN), "RGB").convert()


def rounded(size: tuple[int, int], radius: float) -> pygame.Surface:
    """A white mask with round corners; only the corners are drawn large, the rest is filled."""
    w, h = max(1, size[0]), max(1, size[1])
    radius = min(radius, w / 2, h / 2)
    edge = int(radius) + 1
    if w < 2 * edge + 1 or h < 2 * edge + 1:
        return sampled((w, h), lambda surface, times: _round_rect(surface, surface.get_rect(), radius * times))
    core = 2 * edge + 1
    small = sampled((core, core), lambda surface, times: _round_rect(surface, surface.get_rect(), radius * times))
    mask = blank((w, h))
    mask.fill((255, 255, 255, 255))
    for x, left in ((0, 0), (w - edge, edge + 1)):
        for y, top in ((0, 0), (h - edge, edge + 1)):
            mask.fill(CLEAR, (x, y, edge, edge))
            put(mask, small.subsurface((left, top, edge, edge)), (x, y))
    return mask


def _round_rect(surface: pygame.Surface, rect: pygame.Rect, radius: float) -> None:
    pygame.draw.rect(surface, "white", rect, border_radius=round(radius))


def shadow(mask: pygame.Surface, spread: int, alpha: int) -> pygame.Surface:
    """The soft shadow of a mask, `spread` pixels larger on all sides."""
    w, h = mask.get_width() + 2 * spread, mask.get_height() + 2 * spread
    times = max(1, spread // 5)
    small = blank((w // times + 1, h // times + 1))
    shape = pygame.transform.smoothscale(mask, (max(1, mask.get_width() // times), max(1, mask.get_height() // times)))
    put(small, tint(shape, (0, 0, 0), alpha=alpha), (spread // times, spread // times))
    soft = pygame.transform.gaussian_blur(small, max(1, round(spread / times / 2)))
    return pygame.transform.smoothscale(soft, (w, h))


def circle(centre: Point, radius: float, steps: int = 72) -> list[Point]:
    """Points of a circle, clockwise from the top."""
    return arc(centre, radius, 0, 1, steps)


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 72) -> list[Point]:
    """Points of an arc, clockwise; start and end in rounds from the top."""
    angles = [2 * pi * (start + (end - start) * step / steps) for step in range(steps + 1)]
    return [(centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)) for angle in angles]


def turned(sprite: pygame.Surface, turn: int) -> pygame.Surface:
    """The sprite after quarter turns clockwise."""
    return pygame.transform.rotate(sprite, -90 * turn) if turn else sprite
