"""Movement on the board, wins, resignations, draws and matches: NB7 to NB9."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.core import IllegalMove, Over, Quit
from games.no_chance_backgammon.board import BAR, OFF, count
from games.no_chance_backgammon.notation import moves
from games.no_chance_backgammon.rules import apply, resigns
from games.no_chance_backgammon.state import BLUE, RED, Begin, Number, Phase, Resign, State, waiting
from tests.games.no_chance_backgammon.playing import OPENING, at, begin, legal, names, play, refused, told


def after(line: str, number: int) -> State:
    """Red's turn with that number chosen."""
    return play(at(line), f"1 number {number}")


def test_nb7_a_checker_lands_where_the_other_has_at_most_one() -> None:
    state = after(OPENING, 3)
    assert "24/19" not in legal(state), "five of Blue's stand on its 6"
    assert "13/8" in legal(state)
    refused(state, "1 24/19", "no step of a legal turn")


def test_nb7_a_single_checker_is_hit_and_goes_to_the_bar() -> None:
    line = "24:2,13:5,8:3,6:5 24:1,20:1,13:5,8:3,6:5 2-3 2-2 red"
    state, events = told(at(line), ("1 number 1", "1 8/5"))
    assert count(state.sides[BLUE], BAR) == 1 and count(state.sides[BLUE], 20) == 0
    assert names(events) == ["hit"] and events[0].seats == (BLUE,)


def test_nb7_each_number_is_a_step_of_its_own_over_open_points() -> None:
    state = after("24:2,13:5,8:3,6:5 13:2,8:3,7:2,6:3,5:2,4:3 2-4 2-2 red", 6)
    assert not {step for step in legal(state) if step.startswith("24/")}, "14 is open, 20 and 18 between are not"
    assert legal(after(OPENING, 6)) == ["24/18", "13/8", "13/7", "8/3", "8/2"]


def test_nb7_checkers_on_the_bar_enter_first() -> None:
    state = after("bar:1,24:1,13:5,8:3,6:5 24:2,13:5,8:3,6:5 2-5 2-2 red", 3)
    assert legal(state) == ["bar/22", "bar/20"]
    refused(state, "1 13/8", "on the bar enter first")
    assert "13/8" in legal(play(state, "1 bar/22"))


def test_nb7_both_numbers_are_played_if_any_order_allows_it() -> None:
    state = after("24:1,8:1,2:13 14:5,13:5,6:5 3-6 2-2 red", 5)
    assert legal(state) == ["24/18", "8/3"], "after 8/2 there would be no 5"
    refused(state, "1 8/2", "no step of a legal turn")


def test_nb7_the_larger_number_is_played_if_only_one_can_be() -> None:
    line = "24:1,2:14 13:5,12:5,10:5 2-3 2-2 red"
    state = after(line, 6)
    assert legal(state) == ["24/18"]
    assert legal(play(state, "1 24/18")) == ["done"]


def test_nb7_a_double_is_played_as_often_as_possible() -> None:
    line = "24:1,2:14 13:5,12:5,9:5 2-4 2-2 red"
    state = after(line, 4)
    assert legal(state) == ["24/20"]
    state = play(state, "1 24/20")
    assert legal(state) == ["done"], "16 is held by two of Blue's"


def test_nb7_checkers_are_borne_off_when_all_are_home_exactly_or_from_the_highest() -> None:
    assert "6/off" not in legal(after("7:1,6:14 24:2,13:5,8:3,6:5 2-6 2-2 red", 5))
    state = after("5:2,3:2,off:11 13:7,8:3,6:5 2-6 2-2 red", 4)
    assert legal(state) == ["5/1", "5/off"], "the 6 bears off from the highest; the 4 may not pass the 5"
    assert "3/off" in legal(after("5:2,3:2,off:11 24:2,13:5,8:3,6:5 2-3 2-2 red", 6)), "exactly"


def test_nb7_bearing_off_is_not_compulsory() -> None:
    state = after("5:2,3:2,off:11 24:2,13:5,8:3,6:5 2-3 2-2 red", 1)
    assert {"3/off", "5/2", "5/4"} <= set(legal(state))


def test_nb7_the_fifteenth_checker_off_ends_the_game_at_once() -> None:
    state = play(after("3:1,off:14 24:2,13:5,8:3,6:3,off:2 2-6 2-2 red", 4), "1 3/off")
    assert state.left == () and legal(state) == ["done"]
    assert waiting(play(state, "1 done")) == Over((1, 2), (1, 0))


@pytest.mark.parametrize(
    ("blue", "points", "by"),
    [
        ("24:2,13:5,8:3,6:3,off:2", 1, "plain"),
        ("18:2,13:5,8:3,6:5", 2, "gammon"),
        ("19:1,13:6,8:3,6:5", 3, "backgammon"),
        ("bar:1,13:6,8:3,6:5", 3, "backgammon"),
        ("bar:1,13:6,8:3,6:4,off:1", 1, "plain"),
    ],
)
def test_nb8_a_gammon_counts_two_and_a_backgammon_three(blue: str, points: int, by: str) -> None:
    won, events = told(at(f"2:1,off:14 {blue} 2-6 2-2 red"), ("1 number 3", "1 2/off", "1 done"))
    assert waiting(won) == Over((1, 2), (points, 0))
    assert dict(events[0].args) == {"side": "red", "points": points, "by": by}


def test_nb8_a_match_goes_on_until_its_points_are_reached_and_the_beginner_alternates() -> None:
    won = at("2:1,off:14 18:2,13:5,8:3,6:5 2-6 2-2 red", match=5, points=(2, 1))
    state = play(won, "1 number 3", "1 2/off", "1 done")
    assert (state.phase, state.match.points, state.match.games) == (Phase.NEXT, (4, 1), 1)
    assert moves(state) == (Begin(BLUE),), "who made the last move waits for the other"
    refused(state, "1 begin", "seat 2")
    state = play(state, "2 begin")
    assert (state.phase, state.beginner, state.turn, state.doubles) == (Phase.ARROWS, BLUE, BLUE, (2, 2))
    assert state.sides == begin().sides and state.arrows == (0, 0)
    over, events = told(at(won_by_blue(), match=5, points=(4, 4)), ("2 number 3", "2 2/off", "2 done"))
    assert waiting(over) == Over((2, 1), (4, 5)) and names(events) == ["won", "over"]


def won_by_blue() -> str:
    return "18:2,13:5,8:3,6:3,off:2 2:1,off:14 6-2 2-2 blue"


def test_nb9_a_position_for_the_third_time_is_a_draw() -> None:
    state = at("bar:1,6:4,5:2,4:2,3:2,2:2,1:2 bar:1,6:4,5:2,4:2,3:2,2:2,1:2 1-4 0-0 red")
    start = state
    for _ in range(2):
        assert state.phase is Phase.NUMBER
        state = round_trip(state)
    assert waiting(state) == Over((1, 1), (0, 0)) and state.result is not None and state.result.winner is None
    assert start.sides == state.sides


def round_trip(state: State) -> State:
    """Four turns in which nobody can move, back to the same arrows."""
    for text in ("1 number 2", "2 number 5", "1 number 1", "2 number 4"):
        state = play(state, text, f"{text[0]} done")
    return state


def test_nb9_other_arrows_or_doubles_are_another_position() -> None:
    seen = {at(OPENING).seen, at(OPENING.replace("2-5", "3-5")).seen, at(OPENING.replace("2-2", "1-2")).seen}
    assert len(seen) == 3


def test_nb9_a_resignation_offers_points_and_the_other_accepts_or_plays_on() -> None:
    state = play(at(OPENING), "1 number 3", "1 8/3")
    assert resigns(state, RED) == (Resign(RED, 1), Resign(RED, 2), Resign(RED, 3))
    assert resigns(state, BLUE) == () and not any(isinstance(move, Resign) for move in moves(state))
    offered = play(state, "1 resign 2")
    assert legal(offered) == ["accept", "decline"] and moves(offered)[0].seat == BLUE
    refused(offered, "1 6/3", "seat 2")
    declined = play(offered, "2 decline")
    assert (declined.left, declined.sides, declined.phase) == (state.left, state.sides, Phase.STEPS)
    won, events = told(offered, ["2 accept"])
    assert waiting(won) == Over((2, 1), (0, 2))
    assert dict(events[0].args) == {"side": "blue", "points": 2, "by": "resigned"}


def test_nb9_what_was_refused_is_not_offered_again_in_the_same_turn() -> None:
    state = play(at(OPENING), "1 resign 2", "2 decline")
    assert resigns(state, RED) == (Resign(RED, 3),)
    refused(state, "1 resign 1", "offer more")
    state = play(state, "1 resign 3", "2 decline")
    assert resigns(state, RED) == ()
    assert isinstance(moves(state)[0], Number)
    later = play(state, "1 number 3", "1 8/3", "1 6/3", "1 done")
    assert len(resigns(later, BLUE)) == 3


def test_nb9_only_one_to_three_points_and_only_in_ones_own_turn() -> None:
    with pytest.raises(IllegalMove, match="1, 2 or 3"):
        apply(at(OPENING), Resign(RED, 4))
    with pytest.raises(IllegalMove, match="seat 1"):
        apply(at(OPENING), Resign(BLUE, 1))
    refused(play(begin(), "throw 5", "throw 2"), "1 resign 1", "arrows are placed first")


LAST = "2:1,off:14 18:2,13:5,8:3,6:5 2-6 2-2 red"


def test_nb7_who_has_borne_off_everything_has_won() -> None:
    state = play(at(LAST), "1 number 3", "1 2/off")
    assert resigns(state, RED) == () == resigns(state, BLUE) and legal(state) == ["done"]
    refused(state, "1 resign 1", "the game is won")
    assert waiting(play(state, "1 done")) == Over((1, 2), (2, 0))


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_nb7_giving_up_changes_nothing_in_a_game_that_is_won(seat: int) -> None:
    over, events = apply(play(at(LAST), "1 number 3", "1 2/off"), Quit(seat))
    assert waiting(over) == Over((1, 2), (2, 0)) and names(events) == ["won"]
    over, events = apply(play(at(LAST, match=5), "1 number 3", "1 2/off"), Quit(seat))
    assert waiting(over) == Over((2, 1) if seat == RED else (1, 2), (2, 0)), "the match is lost all the same"
    assert names(events) == ["won", "over"]
    over, events = apply(play(at(LAST, match=2), "1 number 3", "1 2/off"), Quit(seat))
    assert waiting(over) == Over((1, 2), (2, 0)) and names(events) == ["won", "over"], "it ended the match"


def test_who_gives_up_for_good_loses_the_game_and_the_match() -> None:
    state = at(OPENING, match=5, points=(4, 0))
    over, events = apply(state, Quit(RED))
    assert waiting(over) == Over((2, 1), (4, 1)) and names(events) == ["won", "over"]
    between = play(at("2:1,off:14 18:2,13:5,8:3,6:5 2-6 2-2 red", match=5), "1 number 3", "1 2/off", "1 done")
    over, events = apply(between, Quit(RED))
    assert waiting(over) == Over((2, 1), (2, 0)) and names(events) == ["over"], "no game is in hand"


def test_three_drawn_games_running_end_a_match() -> None:
    state = at("bar:1,6:4,5:2,4:2,3:2,2:2,1:2 bar:1,6:4,5:2,4:2,3:2,2:2,1:2 1-4 0-0 red", match=3)
    state = replace(state, match=replace(state.match, points=(1, 0), games=3, draws=2))
    for _ in range(2):
        state = round_trip(state)
    assert waiting(state) == Over((1, 2), (1, 0))


def test_nothing_is_played_before_the_lot_or_after_the_end() -> None:
    refused(begin(), "1 number 3", "lot comes first")
    over, _ = apply(at(OPENING), Quit(BLUE))
    refused(over, "1 number 3", "game is over")
    assert count(over.sides[RED], OFF) == 0
