"""Which rectangles of the surface have to be painted again, and painting them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from console.painter.sprites import Item


def changed(old: Sequence[Item], new: Sequence[Item]) -> list[pygame.Rect]:
    """Rectangles that hold every pixel in which two pictures may differ; none overlap."""
    first = 0
    shortest = min(len(old), len(new))
    while first < shortest and old[first] == new[first]:
        first += 1
    last = 0
    while last < shortest - first and old[-1 - last] == new[-1 - last]:
        last += 1
    boxes = {item.box for item in _differing(old[first : len(old) - last], new[first : len(new) - last])}
    return merged([pygame.Rect(box) for box in boxes])


def _differing(old: Sequence[Item], new: Sequence[Item]) -> list[Item]:
    if len(old) == len(new):
        return [item for pair in zip(old, new, strict=True) if pair[0] != pair[1] for item in pair]
    common = Counter(old) & Counter(new)
    stay_old, stay_new = [i for i in old if i in common], [i for i in new if i in common]
    if stay_old != stay_new:
        return [*old, *new]
    return [item for item in (*old, *new) if item not in common]


def merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """The rectangles with those that overlap put together, until none do."""
    apart: list[pygame.Rect] = []
    for rect in sorted(rects, key=lambda rect: (rect.w * rect.h, *rect), reverse=True):
        hit = rect.collidelist(apart)
        while hit >= 0 and not apart[hit].contains(rect):
            rect = rect.union(apart.pop(hit))
            hit = rect.collidelist(apart)
        if hit < 0:
            apart.append(rect)
    return apart


def repaint(surface: pygame.Surface, ground: pygame.Surface, items: Sequence[Item], rects: list[pygame.Rect]) -> None:
    """Paint all that lies in the rectangles: the ground, then the items over it from the back to the front."""
    boxes = [item.box for item in items]
    for rect in rects:
        surface.set_clip(rect)
        surface.blit(ground, rect, rect)
        surface.fblits([items[hit] for hit in rect.collidelistall(boxes)], pygame.BLEND_PREMULTIPLIED)
    surface.set_clip(None)
