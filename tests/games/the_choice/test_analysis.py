"""What positions of The Choice are said to be worth, and what the account of a game makes of it."""

from __future__ import annotations

from itertools import product
from statistics import mean

import pytest

from games.core import Thrown, Worth
from games.luck import Account, account
from games.record import Entry, Step, read_any_move
from games.the_choice import GAME
from games.the_choice.analysis import ERROR
from games.the_choice.state import Phase, State
from games.words import Words
from tests.games.looking import FOLDERS
from tests.games.the_choice.playing import begin, finished, first, tell, thrown, turn, with_side

pytestmark = pytest.mark.usefixtures("plain")


def worth(state: State) -> Worth:
    assert GAME.worth is not None
    return GAME.worth(state)


def points(state: State) -> tuple[float, ...]:
    return worth(state).points


def told_apart(state: State, *texts: str) -> Account:
    line = []
    for text in texts:
        move = read_any_move(GAME, text)
        after, events = GAME.apply(state, move)
        line.append(Step(Entry(text, "hand"), state, move, after, events))
        state = after
    found = account(GAME, line)
    assert found is not None
    return found


def test_the_end_is_exact_and_the_way_there_an_estimate() -> None:
    state = with_side(begin(), 1, second=True, misses=2, ring=0b11)
    assert worth(state).error == ERROR
    over = turn(state, dice=(1, 2, 2))
    assert over.phase is Phase.OVER
    assert worth(over) == Worth((2.0, 0.0))


def test_when_all_have_finished_only_the_next_throw_can_change_anything() -> None:
    state = tell(thrown(begin(), 4, 5, 6), "1 colour 4 4", "1 colour 5 5", "1 colour 6 6", "1 done", "2 done")
    assert points(tell(state, "close")) == pytest.approx(points(state))


@pytest.mark.parametrize("turns", ["1 turn", "1 done"])
def test_a_sheet_that_turns_is_worth_the_same_before_and_after(turns: str) -> None:
    state = tell(thrown(with_side(begin(), 1, misses=2, line=(0, 1, 5)), 4, 5, 6), turns, "2 done")
    assert points(tell(state, "close")) == pytest.approx(points(state))


def test_the_best_keep_is_worth_what_the_throw_is_and_no_other_more() -> None:
    state = tell(begin(), "throw 1 2 6")
    after = [points(GAME.apply(state, move)[0]) for move in GAME.moves(state)]
    assert max(each[0] for each in after) == pytest.approx(points(state)[0])


def test_dice_that_are_due_again_are_worth_their_mean() -> None:
    state = tell(begin(), "throw 1 2 6", "1 rethrow 1 2")
    ends = [points(GAME.apply(state, Thrown(faces))[0]) for faces in product(range(1, 7), repeat=2)]
    assert points(state) == pytest.approx([mean(column) for column in zip(*ends, strict=True)])


def test_a_needless_misthrow_is_the_dearest_decision() -> None:
    found = told_apart(
        begin(),
        *("throw 4 5 6", "1 keep", "1 colour 4 4", "1 done", "2 colour 4 4", "2 colour 5 5", "2 done", "close"),
    )
    dearest = found.dearest(0)[0]
    assert str(dearest.move) == "1 done" and dearest.cost[0] > ERROR
    assert dearest.better[0] is not None and str(dearest.better[0]) != "1 turn"
    assert not found.dearest(1) or found.dearest(1)[0].cost[1] < dearest.cost[0]


def test_the_throw_that_fits_is_the_luckiest() -> None:
    """Seat 1 waits at the hex of 12 for its neighbours 7 and 11, and between 6 and 1 of its ring."""
    state = with_side(begin(), 1, misses=2, line=(12, 11), ring=0b111111)
    found = told_apart(
        state, "throw 1 2 4", "1 keep", "1 colour 7 1", "1 done", "2 done", "close", "throw 6 6 6", "2 keep"
    )
    best = found.luckiest(0)
    assert best is not None and str(best.move) == "throw 1 2 4"


def test_what_others_spend_shortens_the_game() -> None:
    state = begin()
    assert points(with_side(state, 2, second=True, misses=2))[0] < points(with_side(state, 2, misses=2))[0]
    assert points(with_side(state, 2, misses=2))[0] < points(state)[0]


def test_a_seat_that_has_given_up_is_worth_its_points() -> None:
    state = tell(turn(begin(seats=3), "1 colour 6 6", "2 colour 6 6"), "2 quit")
    assert points(state)[1] == 1 and points(finished(thrown(state, 1, 2, 3)))[1] == 1


def test_who_chooses_a_side_may_still_have_the_better_one() -> None:
    state = first()
    assert points(state)[0] == pytest.approx(max(points(tell(state, f"1 begin {side}"))[0] for side in (1, 2)))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("throw 4 5 6", "throw 2: 4+5+6"),
        ("1 colour 4 4", "throw 2: blue (hex 4)"),
        ("2 number 9 4+5", "throw 2: 9 with 4+5 (hex 9)"),
        ("1 done", "throw 2: finish marking"),
    ],
)
def test_deeds_say_which_throw_they_belong_to(text: str, told: str) -> None:
    assert GAME.tell is not None
    state, words = turn(begin(), dice=(1, 2, 3)), Words("en", FOLDERS)
    assert words.say(GAME.tell(state, read_any_move(GAME, text))) == told
