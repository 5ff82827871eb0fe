"""Many pictures on one: scenes painted at their real sizes, the first scaled down, each with its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

import pygame

from console.painter import Painter
from console.painter.type import Type
from games.scene import Scene

if TYPE_CHECKING:
    from games.words import Words

Size: TypeAlias = tuple[int, int]
Painters: TypeAlias = dict[Size, tuple[pygame.Surface, Painter]]

SIZES: tuple[Size, ...] = ((1024, 600), (800, 480), (1920, 1080))
"""The sizes in pixels at which each scene is painted; seen is the first, smaller, but so that it can be read."""
COLUMNS, CELL, LABEL, GAP = 4, (352, 206), 18, 8
GROUND, INK = (40, 44, 48), (235, 235, 230)
_ROUNDED, _HALF, _COLOURS, _APART = 0xF8F8F8, 4, 32, 56
"""Colours are rounded to these bits; the palette of a sheet are the most frequent of them that lie well apart."""


@dataclass(frozen=True)
class Picture:
    """A scene with the name that stands above it."""

    name: str
    scene: Scene


def contact_sheet(pictures: Sequence[Picture], words: Words, path: Path) -> list[str]:
    """Write all pictures as one PNG with a palette.

    Gives one line, whatever the size, for every text that does not fit. Needs a video driver ("dummy" will do).
    """
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    misfits: list[str] = []
    painters = {size: _painter(size) for size in SIZES}
    wide, high = CELL[0] + GAP, CELL[1] + LABEL + GAP
    sheet = pygame.Surface((min(COLUMNS, len(pictures)) * wide + GAP, -(-len(pictures) // COLUMNS) * high + GAP))
    sheet.fill(GROUND)
    label = Type(1, False)
    for number, picture in enumerate(pictures):
        x, y = GAP + number % COLUMNS * wide, number // COLUMNS * high
        sheet.blit(label.render(picture.name, 12, False, INK), (x, y + 2))
        _put(sheet, (x, y + LABEL), picture, words, painters, misfits)
    pygame.image.save(_with_palette(sheet), path)
    return misfits


def _painter(size: Size) -> tuple[pygame.Surface, Painter]:
    surface = pygame.Surface(size).convert()
    return surface, Painter(surface, motion=False)


def _put(
    sheet: pygame.Surface, at: Size, picture: Picture, words: Words, painters: Painters, misfits: list[str]
) -> None:
    """The picture, its left upper corner there, tried at all sizes."""
    for size in SIZES:
        _, painter = painters[size]
        painter.present(picture.scene, words, 0)
        told = f"{picture.name}, {words.language}, {size[0]}×{size[1]}"
        misfits += [f"{told}: {text!r}: {box}" for text, box in painter.misfits]
    sheet.blit(pygame.transform.smoothscale(painters[SIZES[0]][0], CELL), at)


def _with_palette(surface: pygame.Surface) -> pygame.Surface:
    """The same picture in a few of its colours."""
    pixels = memoryview(surface.convert(32).get_buffer().raw).cast("I")
    rounded = [pixel & _ROUNDED for pixel in pixels]
    seen = Counter(rounded)
    palette = _palette(seen)
    index = {colour: min(range(len(palette)), key=lambda n: _far(colour, palette[n])) for colour in seen}
    flat = pygame.image.frombuffer(bytes(map(index.__getitem__, rounded)), surface.get_size(), "P")
    flat.set_palette(_means(seen, index, len(palette)))
    return flat


def _means(seen: Counter[int], index: dict[int, int], count: int) -> list[tuple[int, int, int]]:
    """For each place of a palette the mean of all colours that are shown by it."""
    sums = [[0, 0, 0, 0] for _ in range(count)]
    for colour, often in seen.items():
        mean = sums[index[colour]]
        for n, part in enumerate((colour >> 16 & 255, colour >> 8 & 255, colour & 255)):
            mean[n] += often * (part | _HALF)
        mean[3] += often
    return [(red // often, green // often, blue // often) for red, green, blue, often in sums]


def _palette(seen: Counter[int]) -> list[int]:
    """Some of the colours, the most frequent first, so that a rare red button stays red beside many greens."""
    palette: list[int] = []
    for colour, _ in seen.most_common():
        if len(palette) < _COLOURS and all(_far(colour, other) >= _APART for other in palette):
            palette.append(colour)
    return palette


def _far(one: int, other: int) -> int:
    """How far two colours lie apart."""
    return sum(abs((one >> k & 255) - (other >> k & 255)) for k in (0, 8, 16))
