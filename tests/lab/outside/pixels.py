"""What can be said of a picture without knowing what is on it."""

from __future__ import annotations

import numpy as np
import pygame

DARK, ALIKE, BRIGHT = 24, 40, 200
"""Of 255: nobody sees less; a smaller step is no difference; letters and cards have at least as much of each colour."""


def is_lit(picture: pygame.Surface) -> bool:
    """More than a text on black: at least a third of it is seen."""
    return bool((_bytes(picture).max(axis=2) >= DARK).mean() > 1 / 3)


def has_words(picture: pygame.Surface) -> bool:
    """More than an empty table: something bright is on it."""
    return bool((_bytes(picture).min(axis=2) >= BRIGHT).mean() > 1 / 1000)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The share of pixels that differ, 1 if the sizes do."""
    if one.get_size() != other.get_size():
        return 1.0
    return float((abs(_bytes(one) - _bytes(other)).max(axis=2) > ALIKE).mean())


def _bytes(picture: pygame.Surface) -> np.ndarray:
    return pygame.surfarray.array3d(picture).astype(np.int16)
