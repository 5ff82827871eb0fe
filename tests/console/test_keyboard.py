"""Keys and gamepads become presses: by place, by name, and let go when a pad is pulled out."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from benchmarks.virtual_pad import VirtualPad
from console.config import GamepadConfig
from console.keyboard import CORNERS, ORDER, Keyboard
from hardware.debounce import MS
from hardware.mock_panel import MockPanel
from hardware.signals import Button, Pressed, Ready, Released

AT = 7_000_000


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 36))
    yield
    pygame.quit()


def key(scancode: int, down: bool = True, code: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, scancode=scancode, key=code)


def pad_signals(keyboard: Keyboard) -> list[object]:
    return list(keyboard.read(pygame.event.get(), AT))


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("n", range(3))
@pytest.mark.usefixtures("window")
def test_each_corner_is_a_seat(seat: int, n: int) -> None:
    down, up = key(CORNERS[seat][n]), key(CORNERS[seat][n], down=False)
    assert Keyboard().read([down, up], AT) == [
        Pressed(seat, ORDER[n], AT, exact=False),
        Released(seat, ORDER[n], AT, exact=False),
    ]


@pytest.mark.usefixtures("window")
def test_no_key_is_two_things() -> None:
    keys = [scancode for corner in CORNERS for scancode in corner]
    assert len(set(keys)) == len(keys) == 12


@pytest.mark.usefixtures("window")
def test_enter_and_the_arrows_walk_a_menu_as_the_buttons_of_seat_1_do() -> None:
    places = {
        pygame.KSCAN_RETURN: Button.STAY,
        pygame.KSCAN_KP_ENTER: Button.STAY,
        pygame.KSCAN_LEFT: Button.LEAVE,
        pygame.KSCAN_DOWN: Button.DOUBLE,
        pygame.KSCAN_RIGHT: Button.DOUBLE,
    }
    for scancode, button in places.items():
        assert Keyboard().read([key(scancode)], AT) == [Pressed(0, button, AT, exact=False)]


@pytest.mark.usefixtures("window")
def test_escape_and_a_closed_window_leave() -> None:
    events = [key(0, code=pygame.K_ESCAPE), pygame.event.Event(pygame.QUIT)]
    assert Keyboard().read(events, AT) == ["leave", "leave"]


@pytest.mark.usefixtures("window")
def test_function_keys_are_commands_and_other_keys_nothing() -> None:
    codes = (pygame.K_F1, pygame.K_F2, pygame.K_F5, pygame.K_F9)
    told = Keyboard().read([key(0, code=code) for code in codes], AT)
    assert [getattr(signal, "name", None) for signal in told] == ["rules", "language", "voice"]


@pytest.mark.usefixtures("window")
def test_a_gamepad_is_a_seat_and_lets_go_when_it_is_pulled_out() -> None:
    keyboard = Keyboard()
    pad = VirtualPad()
    assert any(isinstance(signal, Ready) for signal in pad_signals(keyboard))
    pad.set(1, True)
    assert pad_signals(keyboard) == [Pressed(0, Button.LEAVE, AT, exact=False)]
    pad.unplug()
    said, *let_go = pad_signals(keyboard)
    assert (getattr(said, "key", ""), getattr(said, "passing", False)) == ("fault-pad-gone", True)
    assert Released(0, Button.LEAVE, AT, exact=False) in let_go


@pytest.mark.usefixtures("window")
def test_an_encoder_serves_its_configured_seats_three_buttons_each() -> None:
    keyboard = Keyboard([GamepadConfig(name="Virtual", first_seat=5, seats=3)])
    pad = VirtualPad()
    pad_signals(keyboard)
    for number, expected in ((0, (4, Button.STAY)), (5, (5, Button.DOUBLE)), (7, (6, Button.LEAVE))):
        pad.set(number, True)
        assert pad_signals(keyboard) == [Pressed(*expected, AT, exact=False)]
    pad.set(9, True)
    assert pad_signals(keyboard) == []
    pad.unplug()


@pytest.mark.usefixtures("window")
def test_keys_close_the_contacts_of_a_pretended_panel_and_chatter() -> None:
    panel = MockPanel(4, lambda: None)
    keyboard = Keyboard(mock=panel)
    assert keyboard.read([key(CORNERS[1][0])], AT) == []
    late = AT + 40_000_000
    assert panel.poll(late) == [Pressed(1, Button.STAY, AT)]
    keyboard.read([key(CORNERS[1][0], down=False)], late)
    assert panel.poll(late + 40_000_000) == [Released(1, Button.STAY, late)]


@pytest.mark.usefixtures("window")
@pytest.mark.parametrize("pretended", [False, True])
@pytest.mark.parametrize("taps", [1, 2, 5])
def test_a_key_that_went_down_and_up_between_two_looks_is_a_press(pretended: bool, taps: int) -> None:
    """However often: a key is no switch that chatters, and a child's quick tap counts."""
    panel = MockPanel(4, lambda: None)
    keyboard = Keyboard(mock=panel if pretended else None)
    moves = [key(CORNERS[2][1]), key(CORNERS[2][1], down=False)] * taps
    told = [*keyboard.read(moves, AT), *panel.poll(AT), *panel.poll(AT + 1_000 * MS)]
    assert [type(signal) for signal in told] == [Pressed, Released] * taps
    assert told[0] == Pressed(2, Button.LEAVE, AT, exact=pretended)
