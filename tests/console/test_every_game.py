"""Every game there is can be played at the table by bots alone, and by one person against bots."""

from __future__ import annotations

from random import Random

import pytest

from console.desk import Habits
from console.screens.table import begin
from games import all_games
from games.core import AnyGame, Over
from tests.console.stage import LEAVE, Stage

GAMES = dict(all_games())
ENOUGH = 6000
"""So many presses or rests end any game."""


def seats(game: AnyGame) -> int:
    return min(max(3, game.seats[0]), game.seats[-1])


def table(game: AnyGame) -> Stage:
    stage = Stage(Habits(seats=seats(game), timer_s=0, idle_s=0), table=(game,))
    stage.desk.motion = False
    return stage


def over(stage: Stage) -> bool:
    session = stage.desk.session
    return session is None or isinstance(session.waiting, Over)


@pytest.mark.parametrize("game_id", GAMES)
def test_bots_alone_come_to_the_sheet(game_id: str) -> None:
    game = GAMES[game_id]
    stage = table(game)
    stage.show(begin(stage.desk, game, (game.bots[0],) * seats(game)))
    for _ in range(ENOUGH):
        if stage.name == "Sheet":
            break
        stage.wait(5)
    assert stage.name == "Sheet" and over(stage)


@pytest.mark.parametrize("game_id", GAMES)
def test_one_person_and_bots_come_to_the_sheet_by_any_presses(game_id: str) -> None:
    """A person who presses whatever is lit; LEAVE alone seldom, since it takes back."""
    game, chance = GAMES[game_id], Random(1)
    stage = table(game)
    stage.show(begin(stage.desk, game, (0, *(game.bots[0],) * (seats(game) - 1))))
    for _ in range(ENOUGH):
        if over(stage):
            break
        lit = sorted(button for panel, button in stage.screen.lamps() if panel == 0)
        useful = [button for button in lit if button is not LEAVE or chance.random() < 0.2]
        if useful:
            stage.press(0, chance.choice(useful))
        else:
            stage.wait(2)
    assert over(stage)
    stage.wait(5)
    assert stage.name == "Sheet"
    assert all(stage.words())
