"""The window or the whole screen: opens it, shows what was painted, and looks whether anything is really seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import pygame

Mode: TypeAlias = Literal["window", "fullscreen"]

TITLE = "Tabletop"
WINDOW = 1280, 720
GLES = "libGLESv2.so.2"
"""Through this library SDL draws on a bare console."""
_SAMPLES = 24


class DisplayError(RuntimeError):
    """No picture can be shown; the text says in one sentence what is missing and what to do."""


@dataclass(frozen=True, slots=True)
class Display:
    """An open display. driver: the video driver SDL took ("wayland", "kmsdrm", "dummy", …); mode: how it was opened.

    refused: what was tried before, and why it was not taken.
    """

    driver: str
    mode: Mode
    refused: tuple[str, ...] = ()

    @property
    def about(self) -> str:
        """Driver and size, and what else was tried, in one line for a log."""
        w, h = self.surface.get_size()
        tried = f" (not taken: {'; '.join(self.refused)})" if self.refused else ""
        return f"{self.driver}, {w}x{h}{tried}"

    @property
    def surface(self) -> pygame.Surface:
        """The surface to paint on; another one after a resize."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise DisplayError("The display has been closed; start the console again.")
        return surface

    def show(self, rects: Sequence[pygame.Rect]) -> None:
        """Bring the painted rectangles to the screen; nothing happens without any."""
        if rects:
            pygame.display.update(list(rects))

    def looks_black(self) -> bool:
        """Whether the picture as it stands is one dark colour all over, so that nobody sees anything."""
        surface = self.surface
        w, h = surface.get_size()
        step_x, step_y = max(1, w // _SAMPLES), max(1, h // _SAMPLES)
        seen = {surface.get_at((x, y))[:3] for x in range(0, w, step_x) for y in range(0, h, step_y)}
        return len(seen) == 1 and max(max(seen)) < 24

    def close(self) -> None:
        """Give the screen back."""
        pygame.display.quit()


def open_display(mode: Mode, title: str, size: tuple[int, int] | None = None) -> Display:
    """Open the display SDL's environment (SDL_VIDEODRIVER) names, or the best there is.

    mode: "window" (resizable) or "fullscreen" (no pointer). size: in pixels; None: 1280×720 or the whole screen.
    Raises DisplayError.
    """
    try:
        pygame.display.init()
        surface = pygame.display.set_mode(*_wanted(mode, size))
    except pygame.error as error:
        pygame.display.quit()
        raise DisplayError(f"{str(error).rstrip('.')}.") from error
    if surface.get_bitsize() != 32:
        raise DisplayError(f"The display has {surface.get_bitsize()} bits a pixel; the console needs 32.")
    pygame.display.set_caption(title)
    pygame.mouse.set_visible(mode == "window")
    return Display(pygame.display.get_driver(), mode)


def drivers(platform: str, given: Mapping[str, str]) -> tuple[str, ...]:
    """The video drivers to try, best first; "" leaves the choice to SDL. given: the environment.

    Left to itself on Linux, SDL ends with a driver that draws into memory and calls that a display.
    """
    if named := given.get("SDL_VIDEODRIVER"):
        return tuple(named.split(","))
    if platform != "linux":
        return ("",)
    sessions = {"wayland": "WAYLAND_DISPLAY", "x11": "DISPLAY"}
    return (*(driver for driver, session in sessions.items() if given.get(session)), "kmsdrm")


def first_display(
    names: Iterable[str], take: Callable[[str], object], loads: Callable[[str], object], look: Callable[[], Display]
) -> Display:
    """The display of the first driver that works; DisplayError says of each why it does not.

    take: has SDL use that driver. loads: a shared library, or OSError. look: opens the display.
    On a bare console a missing libGLESv2 would make SDL choose a renderer that shows black without an error.
    """
    refused: list[str] = []
    for name in names:
        take(name)
        try:
            if name == "kmsdrm":
                loads(GLES)
            return replace(look(), refused=tuple(refused))
        except OSError:
            refused.append(f"{name}: {GLES} is missing, on Debian: sudo apt install libgles2")
        except DisplayError as reason:
            refused.append(f"{name}: {str(reason).rstrip('.')}" if name else str(reason).rstrip("."))
    hint = "set SDL_VIDEODRIVER to wayland, x11 or kmsdrm, or to dummy to run without a screen"
    raise DisplayError(f"No display could be opened ({'; '.join(refused)}): {hint}.")


def _wanted(mode: Mode, size: tuple[int, int] | None) -> tuple[tuple[int, int], int]:
    if mode == "fullscreen":
        return size or (0, 0), pygame.FULLSCREEN
    return _within_screen(size or WINDOW), pygame.RESIZABLE


def _within_screen(size: tuple[int, int]) -> tuple[int, int]:
    """A window no larger than the screen; the driver without a screen names a size all the same."""
    if pygame.display.get_driver() == "dummy":
        return size
    w, h = pygame.display.get_desktop_sizes()[0]
    return min(size[0], w), min(size[1], h)
