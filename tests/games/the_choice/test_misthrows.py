"""Misthrows, turning the sheet, the end: TC7 to TC9; silence (T6)."""

from __future__ import annotations

import pytest

from games.core import IllegalMove, Over
from games.the_choice import GAME
from games.the_choice.board import RING_FULL
from games.the_choice.state import Phase, Standing, State
from tests.games.the_choice.playing import (
    begin,
    finished,
    first,
    open_to,
    settled,
    side_of,
    tell,
    thrown,
    told,
    turn,
    with_side,
)

pytestmark = pytest.mark.usefixtures("plain")
FULL_LINE = (0, 1, 2, 3, 8, 7, 6, 5, 4, 9, 10, 11, 12)
"""Through all thirteen numbers of the front."""


def misses(state: State, *marks: str, seat: int) -> int:
    """Misthrows of a seat that makes these marks with 1 2 3 and finishes."""
    state = tell(thrown(begin(2), 1, 2, 3), *(f"{seat} {mark}" for mark in marks), f"{seat} done")
    return side_of(state, seat).misses


@pytest.mark.parametrize(
    ("marks", "active", "other"),
    [
        ((), 1, 1),
        (("colour 1 1",), 1, 1),
        (("number 3 1+2",), 1, 0),  # every die of a sum counts as used
        (("number 1 1", "colour 2 2"), 1, 0),
        (("number 6 1+2+3",), 0, 0),
        (("number 1 1", "number 2 2", "colour 3 3"), 0, 0),
    ],
)
def test_tc7_the_active_seat_uses_three_dice_the_others_two(marks: tuple[str, ...], active: int, other: int) -> None:
    state = begin(2)
    assert misses(state, *marks, seat=1) == active
    assert misses(state, *marks, seat=2) == other


def test_tc7_a_misthrow_is_told() -> None:
    state, events = told(thrown(begin(2), 1, 2, 3), "1 done")
    assert [(event.key, dict(event.args)) for event in events] == [("tc-event-misthrow", {"seat": 1, "boxes": 1})]
    assert told(tell(state, "2 number 3 1+2"), "2 done")[1] == ()


def test_tc7_marks_made_stand_though_they_are_too_few() -> None:
    state = tell(thrown(begin(1), 1, 2, 3), "1 colour 1 1", "1 done")
    assert (side_of(state, 1).ring, side_of(state, 1).misses) == (1, 1)


def test_tc7_using_fewer_by_choice_costs_the_same() -> None:
    state = thrown(begin(1), 1, 2, 3)
    assert "number 6 1+2+3" in open_to(state, 1)
    assert side_of(tell(state, "1 done"), 1).misses == 1


def test_tc7_option_both_counts_a_die_once_however_it_is_used() -> None:
    state = thrown(begin(1, die_use="both"), 1, 2, 3)
    once = tell(state, "1 number 1 1", "1 colour 1 1", "1 number 2 2")
    assert side_of(tell(once, "1 done"), 1).misses == 1
    assert side_of(tell(once, "1 colour 2 2", "1 colour 3 3", "1 done"), 1).misses == 0


def test_tc7_option_both_counts_equal_faces_in_the_players_favour() -> None:
    state = tell(thrown(begin(2, die_use="both"), 1, 1, 6), "2 number 1 1", "2 colour 1 1", "2 done")
    assert side_of(state, 2).misses == 0


def test_tc7_t6_who_says_nothing_at_all_takes_no_misthrow() -> None:
    state = thrown(begin(2), 1, 2, 3)
    assert str(GAME.silence(state, 0)) == "1 silent" and str(GAME.silence(state, 1)) == "2 silent"
    after = tell(state, "1 silent")
    assert side_of(after, 1).misses == 0 and settled(after) == (1,)
    assert "silent" not in open_to(state, 1)


def test_tc7_silence_after_a_mark_ends_the_marking() -> None:
    state = tell(thrown(begin(2), 1, 2, 3), "1 colour 1 1")
    assert str(GAME.silence(state, 0)) == "1 done"
    with pytest.raises(IllegalMove, match="ends with done"):
        tell(state, "1 silent")


def test_tc7_whoever_presses_and_never_finishes_takes_the_misthrow() -> None:
    assert GAME.lapse is not None
    assert str(GAME.lapse(thrown(begin(2), 1, 2, 3), 0)) == "1 done"


def test_t6_silence_keeps_all_dice_and_begins_on_the_front() -> None:
    assert str(GAME.silence(first(2), 1)) == "2 begin 1"
    state = tell(begin(2), "throw 1 2 3")
    assert str(GAME.silence(state, 0)) == "1 keep" and GAME.silence(state, 1) is None
    assert GAME.silence(begin(2), 0) is None


def test_tc8_after_three_misthrows_the_sheet_turns_with_the_next_throw() -> None:
    state = with_side(begin(2), 1, misses=2)
    state = tell(thrown(state, 1, 2, 3), "1 colour 1 1", "1 done", "2 number 6 1+2+3", "2 done")
    assert (side_of(state, 1).misses, state.players[0].now, state.players[0].second) == (3, 0, False)
    state, events = told(state, "close")
    assert (state.players[0].now, state.players[0].second) == (1, True)
    assert events[0].key == "tc-event-turned" and dict(events[0].args) == {"seat": 1}
    assert state.players[0].sides[0].ring == 1 and side_of(state, 1).ring == 0
    assert not state.players[1].second


def test_tc8_turning_earlier_ends_the_marking_without_a_misthrow() -> None:
    state = tell(thrown(begin(2), 1, 2, 3), "1 colour 1 1", "1 turn")
    assert state.players[0].standing is Standing.TURNS and side_of(state, 1).misses == 0
    assert open_to(state, 1) == []
    state = finished(state)
    assert (state.players[0].now, state.players[0].second) == (1, True)
    assert state.players[0].sides[0].ring == 1, "marks already made stay on the old side"


def test_tc8_there_is_no_way_back() -> None:
    state = turn(tell(thrown(begin(1), 1, 2, 3), "1 turn", "close"), dice=(1, 2, 3))
    assert "turn" not in open_to(thrown(state, 1, 2, 3), 1)
    with pytest.raises(IllegalMove, match="second side"):
        tell(thrown(state, 1, 2, 3), "1 turn")


def test_tc8_turning_is_a_choice_in_ones_own_marking_only() -> None:
    for state in (begin(2), tell(begin(2), "throw 1 2 3"), tell(thrown(begin(2), 1, 2, 3), "1 done")):
        with pytest.raises(IllegalMove):
            tell(state, "1 turn")


def test_tc8_a_full_side_turns_by_itself() -> None:
    near = with_side(begin(1), 1, line=FULL_LINE, ring=RING_FULL & ~1)
    state = tell(thrown(near, 1, 2, 3), "1 colour 1 1")
    assert side_of(state, 1).full and open_to(state, 1) == ["done"]
    state = finished(state)
    assert state.players[0].second and side_of(state, 1).line == ()
    assert state.players[0].points == 36 + 40


def test_tc8_who_gives_up_turns_nothing() -> None:
    state = with_side(thrown(begin(2), 1, 2, 3), 1, misses=3)
    state = finished(tell(state, "1 quit"))
    assert not state.players[0].second


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_tc9_three_misthrows_on_the_second_side_end_the_game(seats: int) -> None:
    state = with_side(begin(seats), 1, second=True, misses=2)
    state = tell(thrown(state, 6, 6, 6), "1 done")
    assert state.phase is Phase.MARK
    state = finished(state) if seats > 1 else tell(state, "close")
    assert isinstance(GAME.waiting(state), Over)


def test_tc9_everybody_finishes_that_throw() -> None:
    state = with_side(begin(2), 1, second=True, misses=2)
    state = tell(thrown(state, 6, 6, 6), "1 done", "2 colour 6 6")
    assert "number 12 6+6" in open_to(state, 2)
    assert GAME.totals(finished(tell(state, "2 number 12 6+6"))) == (0, 2)


def test_tc9_a_full_second_side_ends_the_game_in_the_same_way() -> None:
    state = with_side(begin(2), 2, second=True, line=FULL_LINE, ring=RING_FULL & ~1)
    state, events = told(tell(thrown(state, 1, 2, 3), "2 colour 1 1", "2 done", "1 done"), "close")
    assert isinstance(GAME.waiting(state), Over)
    assert [event.key for event in events] == ["tc-event-last", "tc-event-over"]
    assert dict(events[0].args) == {"seat": 2}


def test_tc9_the_first_side_ends_no_game() -> None:
    state = finished(with_side(thrown(begin(2), 1, 2, 3), 1, misses=3))
    assert not isinstance(GAME.waiting(state), Over)


def test_t6_a_seat_that_has_given_up_ends_no_game_for_the_others() -> None:
    state = with_side(begin(2), 1, second=True, misses=2)
    state = finished(tell(thrown(state, 6, 6, 6), "1 done", "1 quit"))
    assert not isinstance(GAME.waiting(state), Over)
