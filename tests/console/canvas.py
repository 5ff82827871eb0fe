"""For tests that look at pixels: a dummy display, a few words, and pictures as bytes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from games.scene import Scene
from games.words import Words

ENGLISH = """
number = { $n }
gain = { SIGNED($n) }
long = a sentence that is long enough to need several lines
word = incomprehensibilities
points = { $n } points
"""
PERSIAN = """
number = { $n }
gain = { SIGNED($n) }
long = جمله‌ای که آن‌قدر بلند است که چند سطر می‌خواهد
word = نامفهوم‌ترین‌ها
points = { $n } امتیاز
"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("text")
    (place / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (place / "fa.ftl").write_text(PERSIAN, encoding="utf-8")
    return place


@pytest.fixture(scope="session")
def english(folder: Path) -> Words:
    return Words("en", [folder])


@pytest.fixture(scope="session")
def persian(folder: Path) -> Words:
    return Words("fa", [folder])


def canvas(size: tuple[int, int] = (1280, 720)) -> pygame.Surface:
    return pygame.Surface(size, depth=32)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The smallest rectangle outside of which two pictures are the same."""
    apart = one.convert(24)
    apart.blit(other.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.convert(24)
    back.blit(one.convert(24), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(apart, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    found = mask.get_bounding_rects()
    return found[0].unionall(found[1:]) if found else pygame.Rect(0, 0, 0, 0)


EMPTY = Scene()
