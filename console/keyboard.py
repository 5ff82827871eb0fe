"""Keyboard and gamepads as panels: SDL's events become presses and commands.

Keys go by their place on the keyboard (scancodes), so that the four corners are the four seats on every
layout: seat 1 Q W E, seat 2 I O P, seat 3 Z X C, seat 4 M , . — STAY, LEAVE, DOUBLE from left to right.
Enter, Backspace and Space are seat 1's STAY, LEAVE and DOUBLE too, and so are the arrows: down and right go on as
DOUBLE does, left goes back as LEAVE does. SDL tells only when an event arrived,
so these stamps are not exact (RS10).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from console.app import Leave
from console.config import GamepadConfig
from console.signals import Command, CommandName, Signal
from hardware.mock_panel import MockPanel
from hardware.signals import Button, Fault, Pressed, Ready, Released

ORDER = (Button.STAY, Button.LEAVE, Button.DOUBLE)
CORNERS = (
    (pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E),
    (pygame.KSCAN_I, pygame.KSCAN_O, pygame.KSCAN_P),
    (pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C),
    (pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD),
)
CAPS = ("Q W E", "I O P", "Z X C", "M , .")
"""What stands on the keys of the four seats on a keyboard of English layout."""
PLAIN = {
    pygame.KSCAN_RETURN: Button.STAY,
    pygame.KSCAN_KP_ENTER: Button.STAY,
    pygame.KSCAN_BACKSPACE: Button.LEAVE,
    pygame.KSCAN_LEFT: Button.LEAVE,
    pygame.KSCAN_SPACE: Button.DOUBLE,
    pygame.KSCAN_RIGHT: Button.DOUBLE,
    pygame.KSCAN_DOWN: Button.DOUBLE,
}
SEAT_KEYS = {key: (seat, ORDER[n]) for seat, keys in enumerate((*CORNERS,)) for n, key in enumerate(keys)} | {
    key: (0, button) for key, button in PLAIN.items()
}
COMMAND_KEYS: dict[int, CommandName] = {
    pygame.K_F1: "rules",
    pygame.K_F2: "language",
    pygame.K_F3: "layout",
    pygame.K_F4: "motion",
    pygame.K_F5: "voice",
}
APART_NS = 40_000_000
"""A pretended switch moves at most so often, however fast its key does: its chatter would swallow the rest."""
PAD_BUTTONS = {0: Button.STAY, 1: Button.LEAVE, 2: Button.DOUBLE, 3: Button.DOUBLE}
"""A gamepad's face buttons as SDL numbers them: A (or cross), B (circle), X and Y."""


@dataclass(slots=True)
class Pad:
    """A gamepad or arcade encoder that is plugged in: its first seat and how many seats it serves."""

    device: pygame.joystick.JoystickType
    first: int
    seats: int

    def place(self, number: int) -> tuple[int, Button] | None:
        """The seat and button that a button of the pad stands for; None for the others."""
        if self.seats == 1:
            button = PAD_BUTTONS.get(number)
            return None if button is None else (self.first, button)
        seat, n = divmod(number, len(ORDER))
        return (self.first + seat, ORDER[n]) if seat < self.seats else None


class Keyboard:
    """Turns SDL's events into signals; remembers which pads are plugged in.

    mock: keys close this panel's contacts, which chatter, instead of being presses themselves. locked: no key and no
    closing of the window ends the console or changes how the table is; the rules stay a key away.
    """

    def __init__(
        self, gamepads: Iterable[GamepadConfig] = (), mock: MockPanel | None = None, locked: bool = False
    ) -> None:
        self._locked = locked
        self._configured = tuple(gamepads)
        self._mock = mock
        self._free_ns: dict[tuple[int, Button], int] = {}
        self._pads: dict[int, Pad] = {}
        pygame.joystick.init()

    def read(self, events: Iterable[pygame.event.Event], now_ns: int) -> list[Signal | Leave]:
        """The signals of these events, in their order; events that mean nothing here are passed over."""
        signals: list[Signal | Leave] = []
        happened = list(events)
        gone = {event.instance_id for event in happened if event.type == pygame.JOYDEVICEREMOVED}
        for event in happened:
            if event.type == pygame.JOYBUTTONUP and event.instance_id in gone:
                continue  # SDL lets go of all that a pad held before it says that the pad has gone
            signals += self._signals(event, now_ns)
        return signals

    def _signals(self, event: pygame.event.Event, now_ns: int) -> list[Signal | Leave]:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            return self._key(event, now_ns)
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            return self._pad_button(event, now_ns)
        if event.type == pygame.JOYDEVICEADDED:
            return self._plug(event.device_index)
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._unplug(event.instance_id, now_ns)
        return ["leave"] if event.type == pygame.QUIT and not self._locked else []

    def _key(self, event: pygame.event.Event, now_ns: int) -> list[Signal | Leave]:
        down = event.type == pygame.KEYDOWN
        if event.scancode in SEAT_KEYS:
            seat, button = SEAT_KEYS[event.scancode]
            return self._contact(down, seat, button, now_ns)
        command = COMMAND_KEYS.get(event.key) if down else None
        if command is not None and (command == "rules" or not self._locked):
            return [Command(command, now_ns)]
        return ["leave"] if down and event.key == pygame.K_ESCAPE and not self._locked else []

    def _pad_button(self, event: pygame.event.Event, now_ns: int) -> list[Signal | Leave]:
        pad = self._pads.get(event.instance_id)
        place = pad and pad.place(event.button)
        return self._contact(event.type == pygame.JOYBUTTONDOWN, *place, now_ns) if place else []

    def _contact(self, down: bool, seat: int, button: Button, now_ns: int) -> list[Signal | Leave]:
        if self._mock is None:
            return [(Pressed if down else Released)(seat, button, now_ns, exact=False)]
        at_ns = max(now_ns, self._free_ns.get((seat, button), now_ns))
        self._free_ns[seat, button] = at_ns + APART_NS
        self._mock.bounce(seat, button, at_ns, closing=down)
        return []

    def _plug(self, index: int) -> list[Signal | Leave]:
        device = pygame.joystick.Joystick(index)
        known = next((pad for pad in self._configured if pad.name in device.get_name()), None)
        first = known.first_seat - 1 if known else len(self._pads)
        self._pads[device.get_instance_id()] = Pad(device, first, known.seats if known else 1)
        return [Ready(f"gamepad {first + 1}", device.get_name())]

    def _unplug(self, instance_id: int, now_ns: int) -> list[Signal | Leave]:
        """A pad that goes lets go of its buttons: no hold goes on for ever, and a LEAVE that was down is no answer."""
        pad = self._pads.pop(instance_id, None)
        if pad is None:
            return []
        signals: list[Signal | Leave] = []
        for seat in range(pad.first, pad.first + pad.seats):
            args = (("seat", seat + 1), ("button", str(Button.LEAVE)))
            signals.append(Fault(f"gamepad {seat + 1}", "fault-pad-gone", "a gamepad has gone", args, passing=True))
            signals += [Released(seat, button, now_ns, exact=False) for button in ORDER]
        return signals
