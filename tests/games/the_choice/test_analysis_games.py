"""What whole games on the house sheets are told to be worth, move by move."""

from __future__ import annotations

from statistics import mean

import pytest

from games.core import Close, Quit, Thrown
from games.luck import account
from games.record import steps
from games.simulate import batch, play_out, record_of
from games.the_choice import GAME
from games.the_choice.analysis import ERROR
from games.the_choice.bots_outlook import ROLLS
from games.the_choice.moves import Silent
from games.the_choice.state import Phase, State
from tests.games.walks import walks


def points(state: State) -> tuple[float, ...]:
    assert GAME.worth is not None
    return GAME.worth(state).points


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_no_choice_of_keeps_and_marks_gains_anything(seats: int) -> None:
    for one in walks("the_choice", seats):
        for step in one.steps:
            if not isinstance(step.move, Thrown | Close | Quit | Silent):
                seat = step.move.seat
                assert points(step.after)[seat] <= points(step.before)[seat] + 1e-9, f"{step.move} in {step.before}"


def test_a_position_is_worth_about_the_mean_of_the_throws_to_come() -> None:
    """In a game of the strong bot, over every throw that may fall: together to 1.5 points, each to twice the error."""
    game, off = [state for state, _, _ in play_out(batch(GAME, ("strong", "strong"), "worth"), 1)], []
    for state in [state for state in game if state.phase is Phase.THROW][1::3]:
        hoped = [0.0, 0.0]
        for faces, chance in ROLLS.items():
            after = points(GAME.apply(state, Thrown(faces))[0])
            hoped = [mean + chance * each for mean, each in zip(hoped, after, strict=True)]
        off += [after - now for after, now in zip(hoped, points(state), strict=True)]
    assert abs(mean(off)) < 1.5 and max(map(abs, off)) < 2 * ERROR


def test_the_account_of_a_whole_game_adds_up() -> None:
    record = record_of(batch(GAME, ("strong", "greedy", "random"), "account"), 1)
    found = account(GAME, list(steps(GAME, record)))
    assert found is not None and found.result == record.result
    parts = zip(found.expected, found.luck, found.cost, found.gift, strict=True)
    assert [e + luck - cost + gift for e, luck, cost, gift in parts] == pytest.approx(found.result)
    assert found.cost[2] > found.cost[0], "who plays at random gives away most"
