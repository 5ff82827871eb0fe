"""Sides, throws and whose they are: TC1 and TC2."""

from __future__ import annotations

from random import Random

import pytest

from games.core import BadNotation, IllegalMove, Quit, Setup, Throw, complete
from games.the_choice import GAME
from games.the_choice.moves import Rethrow
from games.the_choice.sheets import SHEETS
from games.the_choice.state import Phase
from tests.games.the_choice.playing import (
    asked,
    begin,
    finished,
    first,
    open_to,
    settled,
    tell,
    thrown,
    turn,
)

pytestmark = pytest.mark.usefixtures("plain")


@pytest.mark.parametrize("seats", GAME.seats)
def test_tc1_a_lot_deals_a_different_sheet_to_everybody(seats: int) -> None:
    dealt = set()
    for number in range(200):
        lots = dict(GAME.draw(complete(GAME, Setup(seats)), Random(number)))
        assert len({*lots["sheets"]}) == seats and {*lots["sheets"]} <= {*SHEETS}
        dealt |= {(seat, letter) for seat, letter in enumerate(lots["sheets"])}
    assert dealt == {(seat, letter) for seat in range(seats) for letter in SHEETS}


def test_tc1_one_to_four_seats() -> None:
    assert list(GAME.seats) == [1, 2, 3, 4]


@pytest.mark.parametrize("letters", ["T", "TT", "TUV", "TX", "tu", ""])
def test_tc1_a_deal_that_no_lot_gives_is_refused(letters: str) -> None:
    with pytest.raises(BadNotation, match=r"lot sheets: .* name 2 different ones of ABCD"):
        GAME.start(complete(GAME, Setup(2, lots=(("sheets", letters),))))


@pytest.mark.parametrize("seat", ["0", "3", "01", "x", ""])
def test_tc2_a_first_seat_that_does_not_sit_here_is_refused(seat: str) -> None:
    with pytest.raises(BadNotation, match=r"lot first: .* is no seat here; the table has seats 1 to 2"):
        GAME.start(complete(GAME, Setup(2, lots=(("first", seat),))))


def test_tc2_a_lot_says_who_throws_first() -> None:
    firsts = [dict(GAME.draw(complete(GAME, Setup(3)), Random(number)))["first"] for number in range(60)]
    assert {*firsts} == {"1", "2", "3"}
    for seat in (1, 2, 3):
        assert GAME.waiting(begin(3, starts=seat)) == Throw(seat - 1, 3, 6)


def test_tc2_everybody_begins_on_the_side_they_like() -> None:
    state = first(3)
    assert asked(state) == (1, 2, 3) and open_to(state, 2) == ["begin 1", "begin 2"]
    state = tell(state, "2 begin 2", "1 begin 1")
    assert asked(state) == (3,) and settled(state) == (1, 2)
    state = tell(state, "3 begin 2", "close")
    assert [player.now for player in state.players] == [0, 1, 1]
    assert not any(player.second for player in state.players)


def test_tc2_the_throw_goes_round_the_table() -> None:
    state, throwers = begin(3, starts=2), []
    for _ in range(5):
        throwers.append(state.active + 1)
        state = turn(state)
    assert throwers == [2, 3, 1, 2, 3]


def test_tc2_the_active_seat_alone_decides_what_is_thrown_again_before_anybody_marks() -> None:
    state = tell(begin(2), "throw 4 2 4")
    assert asked(state) == (1,) and open_to(state, 2) == []
    for text in ("2 number 4 4", "1 number 4 4", "1 done", "2 done", "2 turn", "2 keep", "2 rethrow 4", "close"):
        with pytest.raises(IllegalMove):
            tell(state, text)


def test_tc2_any_dice_may_be_thrown_again() -> None:
    state = tell(begin(2), "throw 4 2 4")
    assert open_to(state, 1) == ["keep", "rethrow 2", "rethrow 4", "rethrow 2 4", "rethrow 4 4", "rethrow 2 4 4"]


def test_tc2_only_the_rethrown_dice_fall_and_the_others_stay_where_they_lie() -> None:
    state = tell(begin(2), "throw 4 2 6", "1 rethrow 4 6")
    assert GAME.waiting(state) == Throw(0, 2, 6)
    assert tell(state, "throw 1 5").faces == (1, 2, 5)
    for text in ("throw 1", "throw 1 5 5", "throw 7 1"):
        with pytest.raises(IllegalMove):
            tell(state, text)


def test_tc2_dice_are_thrown_again_only_once() -> None:
    state = tell(begin(2), "throw 4 2 6", "1 rethrow 2 4 6", "throw 1 1 1")
    assert state.phase is Phase.MARK
    with pytest.raises(IllegalMove):
        tell(state, "1 rethrow 1")


@pytest.mark.parametrize("faces", ["1", "4 4", "2 4 6 6", "4 2", "2 2"])
def test_tc2_faces_that_do_not_lie_there_are_not_thrown_again(faces: str) -> None:
    state = tell(begin(2), "throw 4 2 6")
    with pytest.raises(IllegalMove, match=r"rising order|do not show"):
        GAME.apply(state, Rethrow(0, tuple(map(int, faces.split()))))


def test_t5_no_throw_while_a_question_is_open() -> None:
    for state in (first(2), tell(begin(2), "throw 1 2 3"), thrown(begin(2), 1, 2, 3)):
        with pytest.raises(IllegalMove, match="no throw is due"):
            tell(state, "throw 1 2 3")


def test_tc2_who_gives_up_throws_no_more() -> None:
    state = tell(begin(3), "1 quit")
    assert GAME.waiting(state) == Throw(1, 3, 6)
    state = tell(turn(state), "throw 1 2 3", "3 quit")
    assert asked(state) == (2,) and state.phase is Phase.KEEP
    state = tell(state, "2 rethrow 1 2", "2 quit")
    assert state.phase is Phase.OVER


def test_who_gives_up_with_dice_in_hand_leaves_them_to_the_next() -> None:
    state = tell(begin(3), "throw 1 2 3", "1 rethrow 1 2", "1 quit")
    assert GAME.waiting(state) == Throw(1, 2, 6)
    state = tell(state, "throw 5 5")
    assert state.faces == (5, 5, 3) and asked(state) == (2, 3)


def test_who_gives_up_while_marking_holds_up_nobody() -> None:
    state = tell(thrown(begin(2), 1, 2, 3), "1 quit")
    assert asked(state) == (2,)
    state = finished(state)
    assert GAME.waiting(state) == Throw(1, 3, 6)
    with pytest.raises(IllegalMove, match="given up"):
        GAME.apply(state, Quit(0))
