"""Random games, with all options and seats that give up, scored by the game and by rules written a second time."""

from __future__ import annotations

from random import Random

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.state import Answer, Standing, State
from games.core import Choose, Close, CoreMove, Over, Quit, Setup, Throw, Thrown, complete
from tests.games.chance_or_choice.plain import Plain


def some_setup(chance: Random) -> Setup:
    options = {option.name: chance.choice(option.values) for option in GAME.options if option.name != "thrower"}
    seats = chance.choice([1, 2, 3, 4, 8, 12])
    thrower = chance.choice(["auto", "rotate", str(chance.randint(1, seats))])
    return complete(GAME, Setup(seats, {**options, "thrower": thrower}))


def some_move(state: State, chance: Random) -> Answer | CoreMove:
    now = GAME.waiting(state)
    playing = [seat for seat, at in enumerate(state.standing) if at is not Standing.QUIT]
    if chance.random() < 0.03:
        return Quit(chance.choice(playing))
    if isinstance(now, Throw):
        return Thrown(tuple(chance.choices(range(1, now.sides + 1), k=now.dice)))
    assert isinstance(now, Choose)
    listed = GAME.moves(state)
    return chance.choice(listed) if now.seats or (listed and chance.random() < 0.1) else Close()


@pytest.mark.parametrize("seed", range(300))
def test_game_and_plain_rules_agree(seed: int) -> None:
    chance = Random(seed)
    setup = some_setup(chance)
    state, texts = GAME.start(setup), []
    while not isinstance(end := GAME.waiting(state), Over):
        move = some_move(state, chance)
        state, _ = GAME.apply(state, move)
        texts.append(str(move))
    assert Plain(setup.seats, setup.options).totals(texts) == end.scores == GAME.totals(state)
