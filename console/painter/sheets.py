"""Many pictures on one: scenes painted at their real sizes, scaled down side by side, each with its name."""

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

LABEL, GAP = 18, 6
GROUND, INK = (40, 44, 48), (235, 235, 230)
_ROUNDED = 0xF8F8F8
"""Colours are rounded to these bits before the most frequent 256 are chosen as the palette of a sheet."""

Painters: TypeAlias = dict[tuple[int, int], tuple[pygame.Surface, Painter]]


@dataclass(frozen=True)
class Picture:
    """A scene to be painted in `size` pixels, with the name that stands above it."""

    name: str
    scene: Scene
    words: Words
    size: tuple[int, int]


def contact_sheet(pictures: Sequence[Picture], columns: int, scale: float, path: Path) -> list[str]:
    """Write all pictures as one PNG with a palette, `columns` beside each other, `scale` times their size.

    Gives one line for every text that does not fit. Needs a video driver ("dummy" will do).
    """
    pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    misfits: list[str] = []
    painters: Painters = {}
    thumbs = [_thumb(picture, scale, painters, misfits) for picture in pictures]
    rows = [thumbs[n : n + columns] for n in range(0, len(thumbs), columns)]
    sheet = pygame.Surface((max(map(_width, rows)), sum(map(_height, rows))))
    sheet.fill(GROUND)
    y = 0
    for row in rows:
        x = GAP
        for thumb in row:
            sheet.blit(thumb, (x, y))
            x += thumb.get_width() + GAP
        y += _height(row)
    pygame.image.save(_with_palette(sheet), path)
    return misfits


def _width(row: Sequence[pygame.Surface]) -> int:
    return sum(thumb.get_width() + GAP for thumb in row) + GAP


def _height(row: Sequence[pygame.Surface]) -> int:
    return max(thumb.get_height() for thumb in row) + GAP


def _thumb(picture: Picture, scale: float, painters: Painters, misfits: list[str]) -> pygame.Surface:
    if picture.size not in painters:
        surface = pygame.Surface(picture.size).convert()
        painters[picture.size] = surface, Painter(surface, motion=False)
    surface, painter = painters[picture.size]
    painter.present(picture.scene, picture.words, 0)
    size = "×".join(map(str, picture.size))
    misfits += [f"{picture.name}, {picture.words.language}, {size}: {text!r}: {box}" for text, box in painter.misfits]
    small = pygame.transform.smoothscale_by(surface, scale)
    thumb = pygame.Surface((small.get_width(), small.get_height() + LABEL))
    thumb.fill(GROUND)
    thumb.blit(Type(1, False).render(f"{picture.name} · {size}", 12, False, INK), (2, 2))
    thumb.blit(small, (0, LABEL))
    return thumb


def _with_palette(surface: pygame.Surface) -> pygame.Surface:
    """The same picture in its 256 most frequent colours."""
    pixels = memoryview(surface.convert(32).get_buffer().raw).cast("I")
    rounded = [pixel & _ROUNDED for pixel in pixels]
    seen = Counter(rounded)
    palette = [colour for colour, _ in seen.most_common(256)]
    index = {colour: _nearest(colour, palette) for colour in seen}
    flat = pygame.image.frombuffer(bytes(map(index.__getitem__, rounded)), surface.get_size(), "P")
    flat.set_palette([(c >> 16 & 255 | 4, c >> 8 & 255 | 4, c & 255 | 4) for c in palette])
    return flat


def _nearest(colour: int, palette: list[int]) -> int:
    return min(
        range(len(palette)), key=lambda n: sum(abs((colour >> k & 255) - (palette[n] >> k & 255)) for k in (0, 8, 16))
    )
