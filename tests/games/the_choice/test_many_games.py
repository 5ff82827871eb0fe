"""Ten thousand games at random, without a fault: a long proof."""

from __future__ import annotations

import pytest

from games.core import OptionValue
from games.simulate import batch, play_out
from games.the_choice import GAME
from games.the_choice.board import BOXES
from games.the_choice.state import Phase

GAMES = 10_000


@pytest.mark.slow
def test_ten_thousand_random_games_end_as_they_must() -> None:
    for number in range(GAMES):
        options: dict[str, OptionValue] = {"die_use": ("either", "both")[number % 2]}
        state = None
        for state, _, _ in play_out(batch(GAME, ("random",) * (number % 4 + 1), "many", options), number):  # noqa: B007
            pass
        assert state is not None and state.phase is Phase.OVER
        assert any(player.second and player.side.spent for player in state.players)
        assert all(side.misses <= BOXES for player in state.players for side in player.sides)
        assert all(len(set(side.line)) == len(side.line) for player in state.players for side in player.sides)
