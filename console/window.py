"""The window as the loop sees it: scenes go in; what keyboard, gamepads and the window itself report comes out."""

from __future__ import annotations

import pygame

from console.app import Letter
from console.desk import Desk
from console.display import Mode, open_display
from console.keyboard import Keyboard
from console.painter import Painter
from games.scene import Scene
from games.words import Words

TITLE = "Tabletop"
UNCOVERED = (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE)
"""SDL's events after which nothing that was painted can be relied on."""


class Window:
    """Opens the display, paints scenes on it and listens; DisplayError if there is none.

    size: of the window in pixels. Motion is the desk's, and may change at any time.
    """

    def __init__(self, desk: Desk, keyboard: Keyboard, mode: Mode, size: tuple[int, int]) -> None:
        self._desk, self._keyboard, self._size = desk, keyboard, size
        self._open(mode)
        self.painter = Painter(self.display.surface, motion=desk.motion)

    def _open(self, mode: Mode) -> None:
        self.display = open_display(mode, TITLE, self._size if mode == "window" else None)

    def events(self, now_ns: int) -> list[Letter]:
        """Presses, commands, the wish to leave, and "repaint" when the window has changed."""
        events = pygame.event.get()
        letters: list[Letter] = [*self._keyboard.read(events, now_ns)]
        toggled = any(event.type == pygame.KEYDOWN and event.key == pygame.K_F11 for event in events)
        if toggled:
            self._open("window" if self.display.mode == "fullscreen" else "fullscreen")
        if toggled or any(event.type in UNCOVERED for event in events):
            self.painter.resize(self.display.surface)
            letters.append("repaint")
        return letters

    def present(self, scene: Scene, words: Words, now_ns: int) -> bool:
        """Paints and shows what is different; True while something still moves."""
        self.painter.motion = self._desk.motion
        moving = self.painter.present(scene, words, now_ns)
        if self.painter.painted:
            self.display.show(self.painter.painted)
        return moving

    def close(self) -> None:
        """Gives the screen back."""
        self.display.close()
