"""A scene as a picture file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from console.painter.painter import snapshot
from games.scene import Scene

if TYPE_CHECKING:
    from games.words import Words


def save_picture(scene: Scene, words: Words, size: tuple[int, int], path: Path) -> None:
    """Writes a scene at rest as PNG, of that size in pixels, wholly or not at all; OSError that names the file.

    Where no display is open yet, one that nobody sees is opened: the video driver has to be the "dummy" one.
    """
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((1, 1))
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("wb") as file:
            pygame.image.save(snapshot(scene, words, size), file, "png")
        part.replace(path)
    except pygame.error as reason:
        raise OSError(0, str(reason), str(path)) from reason
    finally:
        part.unlink(missing_ok=True)
