"""A kiosk on the stage: the profile as it is shipped, with every game, and what of it nobody but staff may change."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from console.config import Config, load
from console.desk import Habits
from console.screens.start import opening
from console.screens.table import begin
from games import all_games
from games.core import AnyGame
from hardware.signals import Button
from tests.console.stage import Stage

GAMES = tuple(all_games().values())
QUICK = tuple(game for game in GAMES if game.id in ("chance_or_choice", "roller_skater"))
"""Games whose bots answer without thinking long."""


def kiosk_config() -> Config:
    """What `profile = "kiosk"` gives."""
    return load((), None, (), {"profile": "kiosk"})


def kiosk(table: Sequence[AnyGame] = GAMES) -> Stage:
    """A kiosk that has just been switched on, with these games."""
    config = kiosk_config()
    stage = Stage(Habits(timer_s=config.timer_s, idle_s=config.idle_s, absent=config.absent), table=table)
    stage.desk.visitors, stage.desk.staff = config.visitors, config.staff
    stage.desk.rest, stage.desk.rest_after_s = config.display.rest, config.display.rest_after_min * 60
    stage.desk.pressed_ns = stage.now_ns
    stage.show(opening(stage.desk))
    return stage


def left() -> Stage:
    """A kiosk whose power was cut in the middle of a game."""
    stage = kiosk(QUICK)
    begin(stage.desk, QUICK[0], (0, 1, 2))
    stage.desk.session = None
    stage.show(opening(stage.desk))
    return stage


def ended() -> Stage:
    """A kiosk on which a game has just ended."""
    stage = kiosk(QUICK)
    stage.show(begin(stage.desk, QUICK[0], (0, "cautious", "cautious"), {"rounds": 1}))
    for _ in range(200):
        if stage.name != "Sheet":
            stage.tap(0, *(button for button in Button if (0, button) in stage.screen.lamps()))
            stage.wait(2)
    assert stage.name == "Sheet"
    return stage


def settings(stage: Stage) -> tuple[object, ...]:
    """Everything about the table that is a setting; the language of a visit is not, it goes with the visitor."""
    desk = stage.desk
    return (desk.habits, desk.layout, desk.motion, desk.voice, desk.volume, desk.visitors, desk.staff, desk.rest,
            desk.home_language, desk.languages, dict(stage.store.chosen), tuple(stage.store.erased))  # fmt: skip


def twin(stage: Stage) -> Stage:
    """The same table in the same moment; what happens to one does not happen to the other."""
    shared: list[Any] = [*GAMES, stage.desk.speak, stage.desk.words, stage.desk.entropy]
    return copy.deepcopy(stage, {id(each): each for each in shared})
