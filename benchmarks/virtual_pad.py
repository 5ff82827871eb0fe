"""A gamepad that is not there: SDL's own virtual joystick, for machines where none can be plugged in."""

from __future__ import annotations

import ctypes
from pathlib import Path

import pygame

GAMEPAD, AXES, BUTTONS, HATS = 1, 2, 12, 0


def library() -> ctypes.CDLL:
    """The SDL that pygame-ce brings and uses."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    return ctypes.CDLL(str(next(folder.glob("libSDL2-2*"))))


class VirtualPad:
    """Plugged in when made; `press` presses a button and lets it go. Joysticks must have been initialised."""

    def __init__(self) -> None:
        self._sdl = library()
        self.index = int(self._sdl.SDL_JoystickAttachVirtual(GAMEPAD, AXES, BUTTONS, HATS))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
        self._device = self._sdl.SDL_JoystickOpen(self.index)

    def set(self, button: int, down: bool) -> None:
        """Presses a button, or lets it go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._device, button, int(down))

    def unplug(self) -> None:
        """Pulls it out."""
        self._sdl.SDL_JoystickDetachVirtual(self.index)
