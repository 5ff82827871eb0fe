"""A kiosk that nobody looks after: no key and no button changes it, from everywhere it finds home, and it stays."""

from __future__ import annotations

import gc
import resource
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from random import Random

import pygame
import pytest

from console.config import Config
from console.desk import SECOND
from console.display import open_display
from console.keyboard import Keyboard
from console.screens.earlier import EarlierGames
from console.screens.staff_menu import StaffMenu
from console.screens.start import opening
from console.signals import Command
from console.window import Window
from games import all_games
from games.core import AnyGame
from hardware.signals import Button, Pressed, Released
from tests.console.kiosk import GAMES, QUICK, ended, kiosk, kiosk_config, left, settings, twin
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage

MODIFIERS = (pygame.KMOD_NONE, pygame.KMOD_CTRL, pygame.KMOD_ALT, pygame.KMOD_SHIFT, pygame.KMOD_GUI,
             pygame.KMOD_CTRL | pygame.KMOD_ALT, pygame.KMOD_CTRL | pygame.KMOD_SHIFT)  # fmt: skip
KEYS = sorted({value for name, value in vars(pygame).items() if name.startswith("K_")})
SCANCODES = range(512)
WINDOW_EVENTS = {
    f"WINDOW{what}" for what in ("CLOSE", "HIDDEN", "MINIMIZED", "FOCUSLOST", "LEAVE", "RESIZED", "EXPOSED")
}
HOME = "Attract", "Rest"


def key_events() -> Iterator[pygame.event.Event]:
    """Every key SDL has a name for and every place on a keyboard, down and up, with every modifier."""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        for mod in MODIFIERS:
            yield from (pygame.event.Event(kind, key=key, scancode=0, mod=mod, unicode="") for key in KEYS)
            yield from (pygame.event.Event(kind, key=0, scancode=code, mod=mod, unicode="") for code in SCANCODES)


def window_events() -> Iterator[pygame.event.Event]:
    """What Alt+F4, a window manager and a session that ends make of themselves."""
    names = [name for name in vars(pygame) if name == "QUIT" or name in WINDOW_EVENTS]
    yield from (pygame.event.Event(kind) for kind in sorted({getattr(pygame, name) for name in names}))


def test_no_key_means_more_than_a_button_or_the_rules() -> None:
    signals = Keyboard(locked=True).read([*key_events(), *window_events()], 7)
    assert {signal for signal in signals if isinstance(signal, str)} == set()
    assert {signal for signal in signals if isinstance(signal, Command)} == {Command("rules", 7)}
    contacts = {(signal.seat, signal.button) for signal in signals if isinstance(signal, Pressed | Released)}
    assert contacts == {(seat, button) for seat in range(4) for button in Button}


def test_through_sdl_no_key_ends_the_console_or_changes_it_or_its_window() -> None:
    stage = kiosk()
    display = open_display("window", "A table", (320, 200))
    window = Window(stage.desk, Keyboard(locked=True), display, (640, 400))
    before = settings(stage)
    for event in [*key_events(), *window_events()]:
        pygame.event.clear()
        pygame.event.post(event)
        letters = window.events(stage.now_ns)
        assert "leave" not in letters, event
        stage.send(*(letter for letter in letters if not isinstance(letter, str)))
    assert settings(stage) == before
    assert window.display is display


def press(seat: int, button: Button, stage: Stage) -> None:
    stage.tap(seat - 1, button)


Action = Callable[[Stage], object]
ACTIONS: dict[str, Action] = {
    **{f"{seat} {button}": partial(press, seat, button) for seat in (1, 3) for button in Button},
    "hold LEAVE": lambda stage: stage.press(0, LEAVE, 2.2),
    "rules key": lambda stage: stage.send(Command("rules", stage.now_ns)),
    "a while": lambda stage: stage.wait(80),
}


def spot(stage: Stage) -> tuple[object, ...]:
    """Where a crawler is: which screen, which line, how many have joined, and whose turn it is to do what."""
    screen = stage.screen
    under = getattr(screen, "under", None)
    joined, ready = (len(getattr(screen, name, ())) for name in ("joined", "ready"))
    asked = screen.lamps() if stage.name == "Table" else len(screen.lamps())
    game = getattr(screen, "game", lambda: None)()
    of_game = game and (game.id if stage.name in ("Table", "Sheet", "Seats") else "")
    line = getattr(screen, "at", None), getattr(screen, "page", None)
    return (stage.name, type(under).__name__, *line, min(joined, 2), min(ready, 2), of_game, asked)


def goes_home(stage: Stage) -> bool:
    """Whether the table is back at its beginning within four minutes if nobody does anything."""
    for _ in range(60):
        if stage.name in HOME:
            return True
        stage.wait(4)
    return False


def crawl(
    firsts: Sequence[Stage], spots: int, inside: Callable[[Stage], bool] = lambda stage: True
) -> tuple[set[str], int]:
    """All paths of buttons, the shortest first, until so many spots are known; the screens seen on them.

    inside: where a path goes on.
    """
    known, names = {spot(first) for first in firsts}, {first.name for first in firsts}
    waiting: deque[tuple[Stage, tuple[str, ...]]] = deque((first, ()) for first in firsts)
    while waiting and len(known) < spots:
        stage, path = waiting.popleft()
        before = settings(stage)
        for name, action in ACTIONS.items():
            after = twin(stage)
            action(after)
            assert settings(after) == before, (*path, name)
            if spot(after) in known:
                continue
            known.add(spot(after))
            names.add(after.name)
            if inside(after):
                waiting.append((after, (*path, name)))
            alone = twin(after)
            assert goes_home(alone), f"{(*path, name)} ends at {alone.name}"
            assert settings(alone) == before
    return names, len(known)


ALL = {
    "Attract",
    "ChooseLanguage",
    "ChooseGame",
    "Seats",
    "Table",
    "Menu",
    "Rules",
    "Leaving",
    "DiceTool",
    "Resume",
    "Sheet",
}


def test_every_path_of_buttons_changes_nothing_and_leads_home_when_nothing_is_done() -> None:
    names, _ = crawl((kiosk(QUICK), left(), ended()), 110)
    assert names >= ALL
    assert not {name for name in names if name in ("Options", "StaffMenu", "EarlierGames")}


LOOKING = {"EarlierGames", "EarlierSheet", "LuckOrChoice", "Replay", "WhatIfPage", "DicePage"}


def test_when_staff_have_left_the_earlier_games_open_no_path_changes_one_and_all_lead_home() -> None:
    stage = ended()
    stage.tap(0, LEAVE)
    stage.show(EarlierGames(stage.desk, StaffMenu(stage.desk, opening(stage.desk))))  # type: ignore[arg-type]
    before = dict(stage.store.games)

    def inside(after: Stage) -> bool:
        assert after.store.games == before
        return after.name in LOOKING | {"Menu", "Rules"}

    names, _ = crawl((stage,), 1000, inside)
    assert names >= LOOKING and {"Menu", "Rules", "StaffMenu", "Attract"} <= names
    assert "Table" not in names


@pytest.mark.slow
def test_until_nothing_new_is_found_no_path_changes_anything_and_all_lead_home() -> None:
    names, known = crawl((kiosk(GAMES), left(), ended()), 100_000)
    assert names >= ALL and known >= 120


def visitors(stage: Stage, chance: Random, hours: float) -> int:
    """People who press whatever they like at every seat, walk away and come back; how many presses."""
    until, presses = stage.now_ns + int(hours * 3600 * SECOND), 0
    while stage.now_ns < until:
        for _ in range(chance.randrange(1, 60)):
            stage.press(
                chance.randrange(4), chance.choice((STAY, STAY, DOUBLE, LEAVE)), chance.choice((0.05, 0.05, 0.3, 2.3))
            )
            stage.wait(chance.choice((0.1, 0.5, 2, 8)))
            presses += 1
        if chance.random() < 0.5:
            assert goes_home(stage), stage.name
            stage.now_ns += chance.choice((1, 60, 900)) * SECOND
    return presses  # fmt: skip


@pytest.mark.parametrize(("seed", "table"), [(1, QUICK), (2, QUICK), (3, GAMES)])
def test_hours_of_visitors_leave_the_table_as_it_was(seed: int, table: Sequence[AnyGame]) -> None:
    stage = kiosk(table)
    before = settings(stage)
    assert visitors(stage, Random(seed), 3) > 200
    assert goes_home(stage) and settings(stage) == before
    begun = [game.game_id for game in stage.store.games.values()]
    assert begun and all(game.ended for game in stage.store.games.values())


@pytest.mark.slow
def test_a_thousand_hours_of_visitors_need_no_more_memory_than_half_of_them() -> None:
    stage, chance = kiosk(), Random(0)
    before, sizes = settings(stage), list[int]()
    for hour in range(1000):
        visitors(stage, chance, 1)
        assert goes_home(stage) and settings(stage) == before
        stage.store.games = {key: game for key, game in stage.store.games.items() if key == max(stage.store.games)}
        if hour in (499, 999):
            gc.collect()
            sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    assert sizes[1] - sizes[0] < 20_000, "kilobytes; the bounded caches of the games fill up for hundreds of hours"


def test_the_profile_as_shipped_is_what_is_proved_here() -> None:
    config: Config = kiosk_config()
    assert config.visitors.locked and {game.id for game in kiosk().desk.offered} == set(all_games())
