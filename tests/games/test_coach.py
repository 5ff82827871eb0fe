"""What each choice is worth before it is made, in every game that can tell."""

from __future__ import annotations

import pytest

from games.core import Choose
from games.luck.coach import advise
from tests.games.walks import GAMES, tables, walks

WORTHY = [(one, seats) for one, seats in tables() if GAMES[one].worth is not None and seats <= 4]
pytestmark = pytest.mark.parametrize(("game_id", "seats"), WORTHY)


def test_the_best_choice_is_worth_what_the_position_is(game_id: str, seats: int) -> None:
    """Exactly where worths are exact: a position is worth the best that its seat can do.

    Not in a race in which another has passed: its question closes with this answer, though the worth lets the other
    change its mind until then.
    """
    found = 0
    for one in walks(game_id, seats):
        assert one.game.worth is not None
        if one.game.worth(one.states[0]).error:
            continue
        for state in one.sample(12):
            now = one.game.waiting(state)
            for seat in now.seats if isinstance(now, Choose) and not (now.race and now.settled) else ():
                advice = advise(one.game, state, seat)
                assert advice is not None and advice.error == 0
                assert advice.best == pytest.approx(one.game.worth(state).points[seat], abs=1e-8)
                found += 1
    assert found or game_id in ("the_choice", "no_chance_backgammon")


def test_every_choice_is_told_once_the_best_first_in_words_of_its_own(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(5):
            now = one.game.waiting(state)
            for seat in now.seats[:1] if isinstance(now, Choose) else ():
                advice = advise(one.game, state, seat)
                assert advice is not None
                legal = {move for move in one.game.moves(state) if move.seat == seat}
                assert {choice.move for choice in advice.choices} == legal
                points = [choice.points for choice in advice.choices]
                assert points == sorted(points, reverse=True) and advice.is_best(advice.choices[0])
                assert len(one.game.coach(state, seat)) <= 3


def test_a_seat_that_is_not_asked_is_told_nothing(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        assert advise(one.game, one.states[-1], 0) is None
