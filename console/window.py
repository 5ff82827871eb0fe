"""The window as the loop sees it: scenes go in; what keyboard, gamepads and the window itself report comes out."""

from __future__ import annotations

import pygame

from console.app import Letter
from console.desk import Desk
from console.display import TITLE, Display, open_display
from console.keyboard import Keyboard
from console.painter import Painter
from games.scene import Scene
from games.words import Words

UNCOVERED = (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE)
"""SDL's events after which nothing that was painted can be relied on."""

DARKER = {"dim": (70, 70, 70), "blank": (0, 0, 0)}
"""What remains of 255 of each colour while nobody comes."""


class Window:
    """Paints scenes on an open display and listens. size: of the window in pixels, where F11 leads back to it.

    Motion and light are the desk's, and may change at any time.
    """

    def __init__(self, desk: Desk, keyboard: Keyboard, display: Display, size: tuple[int, int]) -> None:
        self._desk, self._keyboard, self._size = desk, keyboard, size
        self.display = display
        self.painter = Painter(display.surface, motion=desk.motion)
        self._light = desk.light

    def events(self, now_ns: int) -> list[Letter]:
        """Presses, commands, the wish to leave, and "repaint" when the window has changed."""
        events = pygame.event.get()
        letters: list[Letter] = [*self._keyboard.read(events, now_ns)]
        keys = {event.key for event in events if event.type == pygame.KEYDOWN}
        toggled = pygame.K_F11 in keys and not self._desk.visitors.locked
        if toggled:
            self.display = self._other()
        if toggled or any(event.type in UNCOVERED for event in events):
            self.painter.resize(self.display.surface)
            letters.append("repaint")
        return letters

    def _other(self) -> Display:
        """A window instead of the whole screen, or the other way round."""
        if self.display.mode == "fullscreen":
            return open_display("window", TITLE, self._size)
        return open_display("fullscreen", TITLE)

    def present(self, scene: Scene, words: Words, now_ns: int) -> bool:
        """Paints and shows what is different; True while something still moves."""
        self.painter.motion = self._desk.motion
        if (self._light, self._desk.light) != ("full", "full"):
            self._light = self._desk.light
            self.painter.resize(self.display.surface)  # what is darkened must not be darkened again
        moving = self.painter.present(scene, words, now_ns)
        if self._light != "full":
            self.display.surface.fill(DARKER[self._light], special_flags=pygame.BLEND_RGB_MULT)
            self.painter.painted = (self.display.surface.get_rect(),)
        if self.painter.painted:
            self.display.show(self.painter.painted)
        return moving

    def close(self) -> None:
        """Gives the screen back."""
        self.display.close()
