"""Staying, leaving and giving up: clauses CC7 to CC11, what T clauses ask of the rules, and our ruling on quitting."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.state import Leave, Stay, column
from games.core import Choose, IllegalMove, Over, Throw
from tests.games.chance_or_choice.playing import asked, begin, closed, play, settled, tell, thrower, told


def test_cc7_after_a_safe_throw_every_seat_still_in_is_asked() -> None:
    state = play(begin(), "throw 4 6", "2 leave")
    assert asked(state) == (1, 3, 4)
    assert asked(tell(closed(state), "throw 2 3")) == (1, 3, 4)


def test_cc7_who_has_left_keeps_its_points_whatever_falls() -> None:
    start = play(begin(), "throw 4 6", "2 leave", "throw 1 2", "throw 3 3", "2 leave")
    for faces, rest in (("1 1", 0), ("1 4", 0), ("6 6", 0)):
        assert GAME.totals(play(start, f"throw {faces}")) == (rest, 16, rest, rest)


def test_cc7_a_leave_is_told_with_its_points() -> None:
    _, events = told(play(begin(), "throw 4 6", "throw 2 3"), "3 leave")
    assert [(event.key, dict(event.args), event.seats) for event in events] == [
        ("cc-event-left", {"seat": 3, "points": 15}, (2,))
    ]


def test_cc8_nobody_leaves_before_the_first_throw() -> None:
    state = begin()
    assert GAME.moves(state) == ()
    for text in ("1 leave", "1 stay"):
        with pytest.raises(IllegalMove, match="throw is due"):
            tell(state, text)
    with pytest.raises(IllegalMove, match="throw is due"):
        tell(tell(state, "throw 1 3"), "1 leave")


def test_cc8_a_one_on_the_first_throw_counts() -> None:
    state = play(begin(), "throw 4 6", "1 leave", "throw 1 2", "throw 1 1")
    assert GAME.totals(state) == (0, 0, 0, 0)
    assert len(state.past) == 2


@pytest.mark.parametrize("faces", ["1 3", "1 1", "6 1"])
def test_cc8_option_first_throw_safe_repeats_it(faces: str) -> None:
    state, events = told(begin(first_throw_safe=True), f"throw {faces}")
    assert GAME.waiting(state) == Throw(0, 2, 6)
    assert [event.key for event in events] == ["cc-event-again"]
    state = tell(state, "throw 1 1", "throw 2 3")
    assert state.pot == 5
    assert len(state.throws) == 3


def test_cc8_option_first_throw_safe_protects_only_the_first() -> None:
    state = play(begin(first_throw_safe=True), "throw 1 3", "throw 2 3", "throw 1 3")
    assert len(state.past) == 1
    state = tell(state, "throw 1 1")
    assert len(state.past) == 1


def test_cc9_the_round_ends_when_nobody_is_in() -> None:
    state = play(begin(2), "throw 4 6", "1 leave", "throw 2 3", "2 leave")
    assert GAME.waiting(state) == Choose((), (), 0)
    state, events = told(state, "close")
    assert [event.key for event in events] == ["cc-event-nobody", "cc-event-round"]
    assert GAME.totals(state) == (10, 15)
    assert GAME.waiting(state) == Throw(1, 2, 6)


def test_cc10_the_order_of_answers_has_no_effect() -> None:
    state = tell(begin(), "throw 4 6")
    ends = {tell(state, *order, "close") for order in permutations(("1 leave", "2 stay", "3 stay", "4 leave"))}
    assert len(ends) == 1


def test_cc10_a_stay_may_become_a_leave_until_the_closing() -> None:
    state = tell(begin(2), "throw 4 6", "1 stay", "2 stay")
    assert GAME.waiting(state) == Choose((), (0, 1), 0)
    state = tell(state, "1 leave")
    assert GAME.waiting(state) == Choose((), (1,), 0)
    with pytest.raises(IllegalMove, match="throw is due"):
        tell(state, "close", "2 leave")


def test_cc10_a_leave_may_not_be_taken_back() -> None:
    state = tell(begin(), "throw 4 6", "1 leave")
    for text in ("1 stay", "1 leave"):
        with pytest.raises(IllegalMove, match="seat 1 has left this round"):
            tell(state, text)
    assert 1 not in asked(state) + settled(state)


def test_cc10_staying_twice_is_refused() -> None:
    with pytest.raises(IllegalMove, match="seat 1 has said stay"):
        tell(begin(), "throw 4 6", "1 stay", "1 stay")


def test_cc10_silence_means_stay() -> None:
    state = tell(begin(3), "throw 4 6", "1 stay", "2 leave")
    assert [GAME.silence(state, seat) for seat in range(3)] == [None, None, Stay(2)]
    assert GAME.silence(begin(), 0) is None


def test_cc10_the_thrower_may_call_also_after_leaving() -> None:
    state = tell(begin(thrower="2"), "throw 4 6", "2 leave")
    assert GAME.waiting(state) == Choose((0, 2, 3), (), 1)
    assert GAME.throw_button == "DOUBLE"


def test_cc10_the_throw_falls_after_the_closing() -> None:
    state = tell(begin(2), "throw 4 6", "1 stay", "2 stay")
    with pytest.raises(IllegalMove, match="question is still open"):
        tell(state, "throw 2 3")
    assert tell(state, "close", "throw 2 3").pot == 15


def test_cc10_it_closes_only_when_all_have_answered() -> None:
    with pytest.raises(IllegalMove, match="seat 2 has not answered"):
        tell(begin(), "throw 4 6", "1 stay", "close")
    with pytest.raises(IllegalMove, match="no open question"):
        tell(begin(), "close")


@pytest.mark.parametrize("rounds", [1, 2])
def test_cc11_highest_total_wins_and_equals_share_the_rank(rounds: int) -> None:
    state = play(begin(4, rounds=rounds), "throw 4 6", "1 leave", "3 leave", "throw 2 3", "4 leave", "throw 1 6")
    state, events = told(state, "throw 1 2") if rounds == 2 else (state, ())
    assert GAME.waiting(state) == Over((2, 4, 2, 1), (10, 0, 10, 15))
    if events:
        assert [(event.key, dict(event.args), event.seats) for event in events[-1:]] == [
            ("cc-event-over", {"points": 15}, (3,))
        ]


def test_cc11_all_equal_all_first() -> None:
    _, events = told(begin(3, rounds=1), "throw 1 2")
    assert events[-1].seats == (0, 1, 2)


def test_t1_buttons_mean_stay_and_leave() -> None:
    state = tell(begin(3), "throw 4 6", "1 stay", "2 leave")
    assert GAME.buttons is not None
    buttons = [GAME.buttons(state, seat) for seat in range(3)]
    assert buttons == [{"LEAVE": Leave(0)}, {}, {"STAY": Stay(2), "LEAVE": Leave(2)}]
    assert GAME.buttons(begin(), 0) == {}


def test_t5_a_throw_during_a_question_changes_nothing() -> None:
    state = tell(begin(), "throw 4 6")
    with pytest.raises(IllegalMove, match="no throw is due"):
        tell(state, "throw 2 3")


def test_quitting_while_asked_keeps_the_points_of_the_round() -> None:
    state, events = told(tell(begin(3), "throw 4 6", "2 stay"), "2 quit")
    assert [(event.key, dict(event.args)) for event in events] == [("cc-event-quit", {"seat": 2, "points": 10})]
    state = play(state, "throw 1 6")
    assert GAME.totals(state) == (0, 10, 0)


def test_quitting_while_a_throw_is_due_loses_the_points_of_the_round() -> None:
    state = tell(closed(tell(begin(3), "throw 4 6")), "2 quit", "throw 2 3", "1 leave", "3 leave", "close")
    assert GAME.totals(state) == (15, 0, 15)


def test_quitting_after_leaving_keeps_the_points() -> None:
    state = tell(closed(tell(begin(3), "throw 4 6", "2 leave")), "2 quit")
    assert GAME.totals(state) == (0, 10, 0)


def test_who_has_quit_takes_part_in_nothing_more() -> None:
    state = play(begin(3, rounds=2), "throw 4 6", "2 quit", "throw 1 6", "throw 2 2")
    assert asked(state) == (1, 3)
    for text in ("2 stay", "2 leave", "2 quit"):
        with pytest.raises(IllegalMove, match="seat 2 has given up"):
            tell(state, text)
    state = play(state, "throw 1 1")
    assert GAME.waiting(state) == Over((2, 1, 2), (0, 10, 0))
    assert column(state, 1) == (10, 0)


def test_the_next_seat_throws_for_a_thrower_that_quits() -> None:
    state = tell(begin(3), "1 quit")
    assert thrower(state) == 2
    assert thrower(tell(state, "throw 1 2")) == 3
    assert thrower(tell(state, "throw 1 2", "throw 1 2")) == 2


def test_a_fixed_thrower_that_quits_is_replaced_for_good() -> None:
    state = tell(begin(4, thrower="4"), "4 quit")
    assert thrower(state) == 1
    assert thrower(tell(state, "throw 1 2")) == 1
    assert thrower(tell(state, "1 quit", "throw 1 2")) == 2


def test_bots_throw_when_all_people_have_quit() -> None:
    state = tell(begin(3, humans=(1,)), "2 quit")
    assert thrower(state) == 3
    assert thrower(tell(state, "throw 1 2")) == 3


def test_a_thrower_that_quits_during_the_question_hands_over_the_call() -> None:
    state = tell(begin(3), "throw 4 6", "1 quit")
    assert GAME.waiting(state) == Choose((1, 2), (), 1)


def test_the_round_ends_at_once_when_the_last_seat_in_quits_before_a_throw() -> None:
    state, events = told(closed(tell(begin(2), "throw 4 6", "1 leave")), "2 quit")
    assert [event.key for event in events] == ["cc-event-quit", "cc-event-nobody", "cc-event-round"]
    assert GAME.totals(state) == (10, 0)
    assert thrower(state) == 1


def test_when_the_last_seat_in_quits_while_asked_the_question_still_closes() -> None:
    state = tell(begin(2), "throw 4 6", "1 leave", "2 quit")
    assert GAME.waiting(state) == Choose((), (), 0)
    assert GAME.totals(tell(state, "close")) == (10, 10)


def test_the_game_is_over_when_everybody_has_quit() -> None:
    state, events = told(tell(begin(2), "throw 4 6", "1 quit"), "2 quit")
    assert GAME.waiting(state) == Over((1, 1), (10, 10))
    assert [event.key for event in events] == ["cc-event-quit", "cc-event-nobody", "cc-event-over"]
    assert GAME.waiting(tell(begin(1), "1 quit")) == Over((1,), (0,))


@pytest.mark.parametrize("text", ["5 stay", "5 leave", "5 quit"])
def test_a_seat_that_is_not_at_the_table_is_named(text: str) -> None:
    with pytest.raises(IllegalMove, match="no seat 5; the table has seats 1 to 4"):
        tell(begin(4), "throw 4 6", text)
