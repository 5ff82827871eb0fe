"""The picture of every shape is the one that was looked at and found good."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.console.canvas import folder  # noqa: F401 (fixture)
from tests.console.look import PICTURES, TEXTS, paint

ALIKE = 1.5
"""Mean difference of a channel, of 255, that another build of the font library may make."""


def apart(one: pygame.Surface, other: pygame.Surface) -> float:
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (one.get_width() * one.get_height() * 3)


@pytest.mark.parametrize("language", TEXTS)
def test_the_picture_is_the_one_that_was_approved(language: str, tmp_path: Path, folder: Path) -> None:  # noqa: F811
    approved = pygame.image.load(PICTURES / f"{language}.png")
    assert apart(paint(language, tmp_path), approved) < ALIKE


def test_another_language_is_another_picture(tmp_path: Path, folder: Path) -> None:  # noqa: F811
    assert apart(paint("en", tmp_path), pygame.image.load(PICTURES / "fa.png")) > 4 * ALIKE
