"""The contract again, over many more games: a long proof."""

from __future__ import annotations

from random import Random

import pytest

from games.core import IllegalMove, Over
from games.record import read_record, replay, write_record
from tests.games.walks import GAMES, tables, walk


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "seats"), tables())
def test_many_games_keep_the_contract(game_id: str, seats: int) -> None:
    chance = Random(11)
    for number in range(10, 10 + max(4, 200 // seats)):
        one = walk(game_id, seats, number, house_rules=True, quits=0.02 * (number % 2))
        assert one.finished and isinstance(one.game.waiting(one.states[-1]), Over)
        assert replay(one.game, read_record(write_record(one.record()), GAMES)) == one.states[-1]
        assert len({one.game.show(state) for state in one.states}) == len(set(one.states))
        pool = sorted({move for state in one.sample(15) for move in one.game.moves(state)}, key=str)
        for state in one.sample(40):
            for move in chance.sample(pool, min(20, len(pool))):
                if move in one.game.moves(state):
                    one.game.apply(state, move)
                else:
                    with pytest.raises(IllegalMove):
                        one.game.apply(state, move)
