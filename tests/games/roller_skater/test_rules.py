"""The rules, clause by clause."""

from __future__ import annotations

from random import Random

import pytest

from games.core import BadNotation, Choose, IllegalMove, Setup, Throw, complete
from games.roller_skater import GAME
from games.roller_skater.odds import Role
from games.roller_skater.state import Line, Pass, roller, written
from tests.games.roller_skater.playing import begin, over, play, tell, told

TABLE = {1: {3}, 6: {3}, 2: {1, 6}, 3: {1, 6}, 4: {1, 6}, 5: {1, 6}}
EXAMPLES = {1: {3}, 6: {3}, 2: {2, 3, 4, 5}, 3: {2, 3, 4, 5}, 4: {2, 3, 4, 5}, 5: {2, 3, 4, 5}}


def test_rs1_after_half_of_the_rounds_roller_and_skater_change_places() -> None:
    state = begin()
    for _ in range(24):
        assert GAME.waiting(state) == Throw(0, 1, 6)
        state = play(state, "throw 1", "throw 1")
    assert GAME.waiting(state) == Throw(1, 1, 6) and GAME.totals(state) == (24, 0)
    for _ in range(24):
        assert roller(state) == 1
        state = play(state, "throw 1", "throw 1")
    assert over(state).scores == (24, 24)


def test_rs1_the_roller_makes_both_tosses() -> None:
    state = play(begin(first=2), "throw 4")
    assert GAME.waiting(tell(state, "1 double", "2 accept")) == Throw(1, 1, 6)
    assert GAME.waiting(tell(state, "1 pass", "2 pass", "close")) == Throw(1, 1, 6)


@pytest.mark.parametrize("rounds", [1, 6, 24])
def test_rs1_a_half_has_as_many_rounds_as_the_table_wants(rounds: int) -> None:
    state = play(begin(rounds=rounds), *("throw 1", "throw 3") * (2 * rounds))
    assert over(state).scores == (rounds, rounds)
    assert next(option for option in GAME.options if option.name == "rounds").values == tuple(range(1, 25))


def test_rs1_a_lot_says_who_is_the_roller_first() -> None:
    lots = {GAME.draw(complete(GAME, Setup(2)), Random(seed)) for seed in range(40)}
    assert lots == {(("first", "1"),), (("first", "2"),)}
    assert roller(begin(first=2)) == 1
    with pytest.raises(BadNotation, match="'3' is no seat here"):
        begin(first=3)


def test_rs1_level_after_both_halves_is_a_draw() -> None:
    state = play(begin(rounds=1), "throw 1", "throw 1", "throw 1", "throw 1")
    assert over(state).ranks == (1, 1)
    assert over(state).scores == (1, 1)


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
@pytest.mark.parametrize(("reading", "skater"), [("table", TABLE), ("examples", EXAMPLES)])
def test_rs2_the_first_toss_says_who_wins_on_the_second(
    reading: str, skater: dict[int, set[int]], first: int, second: int
) -> None:
    state = play(begin(reading=reading), f"throw {first}", f"throw {second}")
    assert GAME.totals(state) == ((0, 1) if second in skater[first] else (1, 0))


def test_rs2_the_worked_example_of_the_text_needs_the_other_reading() -> None:
    moves = ("throw 5", "1 double", "2 accept", "throw 3")
    assert GAME.totals(play(begin(reading="examples"), *moves)) == (0, 2)
    assert GAME.totals(play(begin(), *moves)) == (2, 0)


def test_rs2_the_sample_row_of_the_sheet_needs_it_too() -> None:
    moves = ("throw 5", "2 double", "1 accept", "throw 4")
    assert play(begin(reading="examples"), *moves).past == (Line(5, Role.SKATER, 4, 0, 2),)
    assert play(begin(), *moves).past == (Line(5, Role.SKATER, 4, 2, 0),)


@pytest.mark.parametrize("seat", [1, 2])
def test_rs3_either_may_double_after_the_first_toss(seat: int) -> None:
    state = play(begin(), "throw 2", f"{seat} double")
    assert state.doubler == seat - 1 and GAME.waiting(state) == Choose((2 - seat,))


def test_rs3_nobody_doubles_before_the_first_toss_or_after_the_question() -> None:
    for state in (begin(), play(begin(), "throw 2", "1 pass", "2 pass", "close")):
        with pytest.raises(IllegalMove, match="after the first toss, until the question closes"):
            tell(state, "1 double")


@pytest.mark.parametrize("again", ["1 double", "2 double", "1 pass"])
def test_rs3_a_round_is_doubled_once_in_all(again: str) -> None:
    doubled = play(begin(), "throw 2", "1 double")
    for state in (doubled, tell(doubled, "2 accept")):
        with pytest.raises(IllegalMove, match="once a round"):
            tell(state, again)
    following = play(doubled, "2 accept", "throw 3", "throw 2", "2 double")
    assert following.doubler == 1


def test_rs3_it_is_a_race_that_both_are_asked() -> None:
    state = play(begin(), "throw 2")
    assert GAME.waiting(state) == Choose((0, 1), race=True)
    assert GAME.waiting(tell(state, "1 pass")) == Choose((1,), (0,), race=True)


def test_rs3_no_double_may_become_a_double_until_the_question_closes() -> None:
    state = tell(begin(), "throw 2", "1 pass")
    assert tell(state, "1 double").doubler == 0
    assert tell(state, "2 pass", "2 double").doubler == 1
    with pytest.raises(IllegalMove, match="has said already"):
        tell(state, "1 pass")


def test_rs3_silence_means_no() -> None:
    state = tell(begin(), "throw 2")
    assert [GAME.silence(state, seat) for seat in (0, 1)] == [Pass(0), Pass(1)]
    with pytest.raises(IllegalMove, match="seat 2 has not answered"):
        tell(state, "1 pass", "close")


def test_rs4_without_a_double_the_second_toss_is_for_one_point() -> None:
    state = play(begin(), "throw 4", "1 pass", "2 pass", "close", "throw 4")
    assert state.past == (Line(4, None, 4, 1, 0),)


@pytest.mark.parametrize(("doubler", "points"), [(1, (1, 0)), (2, (0, 1))])
def test_rs5_a_declined_double_is_one_point_for_the_doubler_without_a_second_toss(
    doubler: int, points: tuple[int, int]
) -> None:
    state = play(begin(), "throw 4", f"{doubler} double", f"{3 - doubler} decline")
    assert GAME.totals(state) == points
    assert state.past[0].second == 0 and GAME.waiting(state) == Throw(0, 1, 6)


def test_rs5_silence_declines() -> None:
    state = play(begin(), "throw 4", "1 double")
    assert str(GAME.silence(state, 1)) == "2 decline" and GAME.silence(state, 0) is None
    with pytest.raises(IllegalMove, match="no double of the other waits for an answer of seat 1"):
        tell(state, "1 accept")


@pytest.mark.parametrize(("second", "points"), [(4, (2, 0)), (6, (0, 2))])
def test_rs6_an_accepted_double_is_played_for_two_points(second: int, points: tuple[int, int]) -> None:
    assert GAME.totals(play(begin(), "throw 4", "2 double", "1 accept", f"throw {second}")) == points


def test_rs7_points_go_into_the_winners_column_of_the_half() -> None:
    state = play(begin(rounds=1), "throw 1", "throw 3", "throw 2", "1 double", "2 decline")
    assert state.past == (Line(1, None, 3, 0, 1), Line(2, Role.SKATER, 0, 0, 1))
    assert over(state).scores == (1, 1)


def test_rs7_the_last_line_names_the_winner_and_the_points() -> None:
    before = play(begin(rounds=1), "throw 1", "1 double", "2 accept", "throw 1", "throw 5")
    _, events = told(tell(before, "1 pass", "2 pass", "close"), "throw 1")
    assert events[-1].key == "rs-event-wins" and events[-1].seats == (0,)
    assert dict(events[-1].args) == {"seat": 1, "by": 3, "high": 3, "low": 0}


LEADING = ("throw 1", "1 double", "2 accept", "throw 1", "throw 5", "throw 1")
"""Seat 1 has 2, seat 2 has 1."""


def test_rs8_who_gives_up_while_ahead_forfeits_the_lead_and_nobody_wins() -> None:
    end = play(begin(), *LEADING, "1 quit")
    assert over(end).scores == (1, 1) and over(end).ranks == (1, 1)
    assert written(end) == (2, 1)
    assert told(play(begin(), *LEADING), "1 quit")[1][-1].key == "rs-event-nobody"


def test_rs8_who_gives_up_while_behind_loses_by_the_margin() -> None:
    end = play(begin(), *LEADING, "2 quit")
    assert over(end).scores == (2, 1) and over(end).ranks == (1, 2)


def test_rs8_the_whole_game_counts_not_the_half() -> None:
    second = play(begin(rounds=3), *("throw 1", "1 double", "2 decline") * 3, "throw 1", "throw 1")
    assert GAME.totals(second) == (3, 1)
    assert over(tell(second, "2 quit")).scores == (3, 1)
    assert over(tell(second, "1 quit")).scores == (1, 1)


def test_rs8_a_double_that_is_not_answered_is_declined() -> None:
    state = play(begin(), "throw 1", "1 double")
    assert over(tell(state, "2 quit")).scores == (1, 0)
    assert over(tell(state, "1 quit")).scores == (0, 0)
    assert over(tell(play(begin(), "throw 1"), "2 quit")).scores == (0, 0)
    last = play(begin(rounds=1), "throw 1", "throw 1", "throw 1", "1 double", "2 quit")
    assert over(last).scores == (2, 0) and len(last.past) == 2


def test_rs9_a_point_may_be_worth_chips_and_points_stay_points() -> None:
    option = next(option for option in GAME.options if option.name == "chips")
    assert option.default == "off" and "5" in option.values
    state = play(begin(chips="5"), "throw 1", "1 double", "2 decline")
    assert state.table.chips == 5 and GAME.totals(state) == (1, 0)


def test_t5_a_toss_while_the_question_is_open_is_void() -> None:
    raced = tell(begin(), "throw 2")
    for state in (raced, tell(raced, "1 double")):
        with pytest.raises(IllegalMove, match="no toss is due: the question is still open"):
            tell(state, "throw 3")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("throw 3 4", "one die is tossed, not 2"),
        ("throw 7", "a die shows 1 to 6, not 7"),
        ("1 accept", "no double of the other"),
        ("close", "no open question to close"),
        ("3 quit", "there is no seat 3"),
    ],
)
def test_what_the_rules_refuse_is_told(text: str, why: str) -> None:
    with pytest.raises(IllegalMove, match=why):
        tell(begin(), text)


def test_nothing_happens_after_the_end() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        tell(begin(), "1 quit", "throw 3")


def test_t1_what_the_buttons_mean() -> None:
    raced = tell(begin(), "throw 2")
    assert {name: str(move) for name, move in buttons(raced, 1).items()} == {"DOUBLE": "2 double", "STAY": "2 pass"}
    assert {name: str(move) for name, move in buttons(tell(raced, "2 pass"), 1).items()} == {"DOUBLE": "2 double"}
    doubled = tell(raced, "1 double")
    assert {name: str(move) for name, move in buttons(doubled, 1).items()} == {"STAY": "2 accept", "LEAVE": "2 decline"}
    assert buttons(doubled, 0) == {}
    assert GAME.throw_button == "STAY"


def buttons(state: object, seat: int) -> dict[str, object]:
    assert GAME.buttons is not None
    return dict(GAME.buttons(state, seat))  # type: ignore[arg-type]
