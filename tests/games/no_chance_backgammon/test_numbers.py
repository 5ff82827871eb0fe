"""Who begins, the arrows, the choice of numbers and the confirmed turn: NB1 to NB6, NB10, T7."""

from __future__ import annotations

import pytest

from games.core import Choose, IllegalMove, Setup, Throw, Thrown
from games.no_chance_backgammon.board import pips
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import BLUE, PATIENCE, RED, Phase, start, waiting
from tests.games.no_chance_backgammon.playing import OPENING, at, begin, legal, names, play, refused, told

SAMPLE = (3, 6, 6, 3, 1, 6, 5, 3, 2, 1, 6, 5, 4, 6, 5)
"""NB10: the numbers of the sample game after Red has set 2 and Blue 5, Red first, by turns."""
PAIRS = ["3-5", "3-6", "6-6", "6-3", "1-3", "1-6", "5-6", "5-3", "2-3", "2-1", "6-1", "6-5", "4-5", "4-6", "5-6"]


def test_nb1_thirty_checkers_stand_in_the_start_position_and_the_arrows_are_not_placed() -> None:
    state = begin()
    assert [pips(side) for side in state.sides] == [167, 167]
    assert state.arrows == (0, 0) and state.doubles == (2, 2)


def test_nb1_colour_does_not_decide_who_begins() -> None:
    assert play(begin(), "throw 5", "throw 3").turn == RED
    assert play(begin(), "throw 3", "throw 5").turn == BLUE


def test_nb2_each_throws_one_die_and_the_higher_begins() -> None:
    state = begin()
    assert waiting(state) == Throw(RED, 1, 6)
    state = play(state, "throw 4")
    assert waiting(state) == Throw(BLUE, 1, 6)
    assert waiting(play(state, "throw 6")) == Choose((BLUE,), patience=PATIENCE)


def test_nb2_equal_dice_are_thrown_again() -> None:
    state, events = told(begin(), ("throw 4", "throw 4"))
    assert waiting(state) == Throw(RED, 1, 6) and names(events) == ["die", "equal"]
    assert play(state, "throw 1", "throw 2").turn == BLUE


@pytest.mark.parametrize("faces", [(), (0,), (7,), (3, 4)])
def test_nb2_other_throws_are_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(IllegalMove, match="die"):
        apply(begin(), Thrown(faces))


def test_nb2_there_are_no_dice_later() -> None:
    with pytest.raises(IllegalMove, match="no throw is due"):
        apply(at(OPENING), Thrown((3,)))


def test_nb3_the_beginner_sets_any_number_then_the_other_a_different_one() -> None:
    state = play(begin(), "throw 2", "throw 6")
    assert legal(state) == [f"number {n}" for n in range(1, 7)]
    state = play(state, "2 number 5")
    assert legal(state) == [f"number {n}" for n in (1, 2, 3, 4, 6)]
    refused(state, "1 number 5", "where the other arrow stands")
    state = play(state, "1 number 2")
    assert (state.turn, state.phase, state.arrows) == (BLUE, Phase.NUMBER, (2, 5)), "the beginner's turn"
    assert [pips(side) for side in state.sides] == [167, 167], "no checker has moved"


def test_nb4_the_arrow_moves_to_a_new_number() -> None:
    state = at(OPENING)
    assert legal(state) == [f"number {n}" for n in (1, 3, 4, 5, 6)]
    refused(state, "1 number 2", "your own old number")


def test_nb4_the_others_number_is_a_double_twice_a_game() -> None:
    state = play(at(OPENING), "1 number 5")
    assert state.doubles == (1, 2) and state.left == (5, 5, 5, 5)
    once_more = at(OPENING.replace("2-2", "1-0"))
    assert play(once_more, "1 number 5").doubles == (0, 0)
    never = at(OPENING.replace("2-2", "0-2"))
    assert legal(never) == [f"number {n}" for n in (1, 3, 4, 6)]
    refused(never, "1 number 5", "no double left")


def test_nb4_after_a_double_of_the_other_there_are_five_numbers_and_no_double() -> None:
    state = at(OPENING.replace("2-5", "5-5"))
    assert legal(state) == [f"number {n}" for n in (1, 2, 3, 4, 6)]
    refused(state, "1 number 5", "your own old number")


def test_nb4_a_double_is_used_up_even_when_nothing_can_be_moved() -> None:
    shut = at("bar:1,13:5,8:4,6:5 13:2,6:3,5:2,4:2,3:2,2:2,1:2 2-6 2-2 red")
    state, events = told(shut, ["1 number 6"])
    assert state.doubles == (1, 2) and legal(state) == ["done"]
    assert names(events) == ["double", "nothing"]


def test_nb5_the_two_arrows_are_the_roll_and_a_double_is_played_four_times() -> None:
    state = play(at(OPENING), "1 number 3")
    assert state.left == (3, 5)
    state = play(state, "1 8/3", "1 6/3")
    assert legal(state) == ["done"]
    double = play(at(OPENING), "1 number 5", "1 13/8", "1 13/8", "1 8/3", "1 8/3")
    assert legal(double) == ["done"] and pips(double.sides[RED]) == 167 - 20


def test_nb6_a_number_that_cannot_be_played_may_be_chosen_and_the_arrow_moves() -> None:
    shut = at("bar:1,13:5,8:4,6:5 13:2,6:3,5:2,4:2,3:2,2:2,1:2 2-6 2-2 red")
    state, events = told(shut, ["1 number 4"])
    assert state.arrows == (4, 6) and state.sides == shut.sides
    assert legal(state) == ["done"] and names(events) == ["number", "nothing"]
    assert play(state, "1 done").arrows == (4, 6)


def test_nb6_what_cannot_be_played_is_lost() -> None:
    state = play(at("bar:2,13:5,6:5,3:3 13:2,6:2,5:2,4:3,3:2,2:2,7:2 2-6 2-2 red"), "1 number 1")
    assert legal(state) == ["bar/24"]
    assert legal(play(state, "1 bar/24")) == ["done"], "the 6 cannot enter"


def test_nb6_the_turn_is_over_when_it_is_confirmed() -> None:
    state = play(at(OPENING), "1 number 3", "1 8/3", "1 6/3")
    assert waiting(state) == Choose((RED,), patience=PATIENCE)
    refused(play(at(OPENING), "1 number 3", "1 8/3"), "1 done", "have to be played")
    assert waiting(play(state, "1 done")) == Choose((BLUE,), patience=PATIENCE)


def test_nb10_every_number_of_the_sample_may_be_chosen_and_makes_its_pair() -> None:
    state, pairs = at(OPENING), []
    for turn, number in enumerate(SAMPLE):
        seat = turn % 2
        state = play(state, f"{seat + 1} number {number}")
        assert state.now is not None
        pairs.append("-".join(map(str, sorted(state.now.pair))))
        while legal(state) != ["done"]:
            state = play(state, f"{seat + 1} {legal(state)[0]}")
        state = play(state, f"{seat + 1} done")
    assert pairs == ["-".join(sorted(pair.split("-"))) for pair in PAIRS]
    assert state.doubles == (1, 2)


def test_nb10_a_third_double_an_own_old_number_and_a_borrowed_one_are_refused() -> None:
    state = at("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 3-6 1-2 red")
    state = play(state, "1 number 6")
    assert state.doubles == (0, 2), "the second double is the last"
    third = at("24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 6-3 0-2 red")
    refused(third, "1 number 3", "3 is the other's number, and you have no double left")
    refused(third, "1 number 6", "6 is your own old number")


def test_t7_forced_is_an_option() -> None:
    assert start(Setup(2, {"match": 1, "forced": False})).match.forced is False
    assert begin().match.forced is True
