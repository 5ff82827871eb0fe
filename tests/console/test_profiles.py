"""The three profiles: each gives a whole configuration, a file counts over it, and a locked table takes no command."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pygame
import pytest

from console.config import Config, ConfigError, load
from console.config_text import dump_commented
from console.desk import Habits
from console.keyboard import COMMAND_KEYS, Keyboard
from console.profiles import PROFILES, VisitorsConfig
from console.screens.start import opening
from console.signals import Command
from tests.console.stage import DOUBLE, STAY, Stage


def profile(tmp_path: Path, text: str) -> Config:
    file = tmp_path / "console.toml"
    file.write_text(text, encoding="utf-8")
    return load((), file)


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_is_whole_and_reads_back(name: str, tmp_path: Path) -> None:
    config = profile(tmp_path, f'profile = "{name}"')
    assert config.profile == name
    assert profile(tmp_path, dump_commented(config)) == config


def test_the_profiles_differ_where_it_matters(tmp_path: Path) -> None:
    party, kiosk, school = (profile(tmp_path, f'profile = "{name}"') for name in ("party", "kiosk", "classroom"))
    assert party == Config()
    assert kiosk.visitors == VisitorsConfig(
        locked=True, ask_language=True, house_rules=False, warn_s=15, left_games="abandoned"
    )
    assert (school.timer_s, school.idle_s, school.absent, school.visitors.locked) == (0, 0, "stops", False)
    assert kiosk.staff.pin and not party.staff.pin


def test_a_file_counts_over_its_profile_key_by_key(tmp_path: Path) -> None:
    config = profile(tmp_path, 'profile = "kiosk"\nidle_s = 300\n[visitors]\nhouse_rules = true\n')
    assert (config.idle_s, config.visitors.house_rules, config.visitors.locked) == (300, True, True)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ('profile = "museum"', '"classroom", "kiosk" or "party"'),
        ('[staff]\npin = "12a4"', "staff.pin"),
        ("[staff]\nbuttons = []", "staff.buttons"),
        ('[visitors]\nleft_games = "lost"', '"abandoned" or "offered"'),
    ],
)
def test_what_is_wrong_is_named(text: str, named: str, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=named):
        profile(tmp_path, text)


def test_a_locked_keyboard_ends_nothing_and_changes_nothing() -> None:
    keys = (*COMMAND_KEYS, pygame.K_ESCAPE, pygame.K_F11)
    events = [pygame.event.Event(pygame.KEYDOWN, key=key, scancode=0, mod=0) for key in keys]
    assert Keyboard(locked=True).read([*events, pygame.event.Event(pygame.QUIT)], 7) == [Command("rules", 7)]
    assert "leave" in Keyboard().read(events, 7)


def locked() -> Stage:
    stage = Stage(Habits(idle_s=60, timer_s=0))
    stage.desk.visitors = VisitorsConfig(locked=True, house_rules=False)
    return stage


def test_a_locked_table_offers_games_dice_and_rules_and_begins_without_house_rules() -> None:
    stage = locked()
    stage.show(opening(stage.desk))
    stage.tap(0, STAY)
    assert stage.name == "ChooseGame"
    assert [item for item in stage.screen.items if isinstance(item, str)] == ["dice", "rules"]  # type: ignore[attr-defined]
    stage.tap(0, STAY, STAY, DOUBLE)
    for panel in (0, 1, 2):
        stage.tap(panel, STAY, STAY)
    assert stage.name == "Table"


def test_commands_change_nothing_at_a_locked_table() -> None:
    stage = locked()
    stage.show(opening(stage.desk))
    before = stage.desk.words, stage.desk.layout, stage.desk.motion, stage.desk.voice
    for name in COMMAND_KEYS.values():
        if name != "rules":
            stage.send(Command(name, stage.now_ns))
    assert (stage.desk.words, stage.desk.layout, stage.desk.motion, stage.desk.voice) == before


def test_only_named_games_are_offered_and_shown_and_unknown_names_offer_all() -> None:
    stage = locked()
    stage.desk.visitors = msgspec.structs.replace(stage.desk.visitors, games=("pebbles",))
    shown = [game.id for game in stage.desk.offered]
    if "pebbles" in {game.id for game in stage.desk.games}:
        assert shown == ["pebbles"]
    stage.desk.visitors = msgspec.structs.replace(stage.desk.visitors, games=("no_such_game",))
    assert stage.desk.offered == stage.desk.games
