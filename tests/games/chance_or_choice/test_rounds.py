"""Throws and rounds: clauses CC1 to CC6, and the odds behind CC2."""

from __future__ import annotations

from itertools import product

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.state import column, still_in
from games.core import BadNotation, IllegalMove, OptionValue, Over, Setup, Throw, Thrown, complete
from games.simulate import perft
from tests.games.chance_or_choice.playing import asked, begin, begin_with, closed, play, tell, thrower, told


@pytest.mark.parametrize("seats", [1, 2, 3, 8, 100])
def test_cc1_one_to_a_hundred_seats_play(seats: int) -> None:
    state = play(begin(seats), "throw 2 3")
    assert asked(state) == tuple(range(1, seats + 1))
    assert len(GAME.totals(state)) == seats


@pytest.mark.parametrize("seats", [0, 101])
def test_cc1_no_other_number_of_seats(seats: int) -> None:
    with pytest.raises(BadNotation, match="1 to 100"):
        complete(GAME, Setup(seats))


def test_cc1_every_throw_is_on_the_sheet() -> None:
    state = play(begin(), "throw 4 6", "throw 1 6", "throw 2 2")
    assert [done.throws for done in state.past] == [((4, 6), (1, 6))]
    assert state.throws == ((2, 2),)


def test_cc1_the_sheet_has_a_column_a_round() -> None:
    state = play(begin(), "throw 4 6", "2 leave", "throw 2 3", "3 leave", "throw 1 6", "throw 1 3")
    assert [column(state, seat) for seat in range(4)] == [(0, 0), (10, 0), (15, 0), (0, 0)]


def test_cc2_five_rounds_of_two_six_sided_dice() -> None:
    state = begin()
    for _ in range(5):
        assert GAME.waiting(state) == Throw(thrower(state) - 1, 2, 6)
        state = tell(state, "throw 1 2")
    assert isinstance(GAME.waiting(state), Over)


def test_cc2_the_final_score_is_the_sum_of_the_rounds() -> None:
    state = begin(1)
    for points in (4, 6, 8, 10, 12):
        state = play(state, f"throw {points // 2} {points // 2}", "1 leave", "close")
    assert GAME.waiting(state) == Over((1,), (40,))


@pytest.mark.parametrize("rounds", range(1, 11))
def test_cc2_one_to_ten_rounds(rounds: int) -> None:
    state = tell(begin(rounds=rounds), *["throw 1 2"] * rounds)
    assert isinstance(GAME.waiting(state), Over)
    assert len(state.past) == rounds


@pytest.mark.parametrize(("dice", "sides"), list(product(range(1, 6), (2, 6, 8, 20))))
def test_cc2_other_dice(dice: int, sides: int) -> None:
    state = begin(dice=dice, sides=sides)
    assert GAME.waiting(state) == Throw(0, dice, sides)
    highest = "throw" + f" {sides}" * dice
    assert tell(state, highest).pot == dice * sides


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("rounds", 0),
        ("rounds", 11),
        ("dice", 0),
        ("dice", 6),
        ("sides", 1),
        ("sides", 21),
        ("dice", True),
        ("dice", "2"),
    ],
)
def test_cc2_other_values_are_refused_by_name(name: str, value: OptionValue) -> None:
    with pytest.raises(BadNotation, match=f"option {name}: .* a number from"):
        begin_with({name: value})


@pytest.mark.parametrize(
    ("faces", "reason"),
    [
        *(((), "2 dice, not 0"), ((1,), "2 dice, not 1"), ((1, 2, 3), "2 dice, not 3")),
        *(((7, 2), "1 to 6 here, not 7"), ((2, 0), "1 to 6 here, not 0"), ((-1, 2), "1 to 6 here, not -1")),
    ],
)
def test_cc2_a_throw_of_other_dice_is_refused(faces: tuple[int, ...], reason: str) -> None:
    with pytest.raises(IllegalMove, match=reason):
        GAME.apply(begin(), Thrown(faces))


def test_cc3_throwing_goes_round_up_to_eight_seats() -> None:
    state, order = begin(8, rounds=10), []
    for _ in range(10):
        order.append(thrower(state))
        state = tell(state, "throw 1 2")
    assert order == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2]


def test_cc3_above_eight_seats_the_first_throws_throughout() -> None:
    state = tell(begin(9), "throw 1 2", "throw 1 2")
    assert thrower(state) == 1


def test_cc3_bots_are_passed_over() -> None:
    state, order = begin(5, humans=(1, 3), rounds=4), []
    for _ in range(4):
        order.append(thrower(state))
        state = tell(state, "throw 1 2")
    assert order == [2, 4, 2, 4]
    assert thrower(begin(9, humans=(4, 6))) == 5


def test_cc3_bots_among_themselves_all_throw() -> None:
    assert thrower(tell(begin(3, humans=()), "throw 1 2")) == 2


def test_cc3_a_fixed_seat_throws_also_when_it_is_a_bot() -> None:
    state = begin(4, humans=(0,), thrower="3")
    assert thrower(tell(state, "throw 1 2")) == thrower(state) == 3


def test_cc3_rotate_above_eight_seats() -> None:
    assert thrower(tell(begin(9, thrower="rotate"), "throw 1 2")) == 2


def test_cc3_a_fixed_thrower_must_sit_at_the_table() -> None:
    with pytest.raises(BadNotation, match="seat 5 cannot throw or play here; the table has seats 1 to 4"):
        begin(4, thrower="5")


def test_cc3_other_throwers_are_refused_in_a_short_sentence() -> None:
    with pytest.raises(BadNotation, match=r"'101' is not allowed; choose auto, rotate, a number from 1 to 100$"):
        begin(4, thrower="101")


def test_cc3_the_thrower_plays_too_and_throws_on_after_leaving() -> None:
    state = play(begin(thrower="1"), "throw 4 6", "1 leave")
    assert thrower(closed(state)) == 1
    assert GAME.totals(play(state, "throw 1 6")) == (10, 0, 0, 0)


def test_cc4_a_safe_throw_scores_for_every_seat_still_in() -> None:
    state, events = told(begin(), "throw 4 6")
    assert state.pot == 10
    assert [(event.key, dict(event.args), event.seats) for event in events] == [
        ("cc-event-safe", {"sum": 10, "pot": 10}, (0, 1, 2, 3))
    ]
    state, events = told(closed(tell(state, "2 leave")), "throw 2 3")
    assert state.pot == 15
    assert events[0].seats == (0, 2, 3)
    assert state.kept == (0, 10, 0, 0)


def test_cc5_a_one_ends_the_round_and_costs_its_points() -> None:
    state, events = told(closed(play(begin(), "throw 4 6", "2 leave")), "throw 6 1")
    assert [event.key for event in events] == ["cc-event-lost", "cc-event-round"]
    assert events[0].seats == (0, 2, 3)
    assert dict(events[0].args) == {"round": 1, "points": 10}
    assert GAME.totals(state) == (0, 10, 0, 0)
    assert still_in(state) == (0, 1, 2, 3)


def test_cc5_earlier_rounds_stay() -> None:
    state = play(begin(), "throw 4 6", "1 leave", "throw 1 2", "throw 5 5", "throw 1 2")
    assert GAME.totals(state) == (10, 0, 0, 0)


def test_cc6_double_ones_cost_all_rounds_of_the_seats_still_in() -> None:
    state = play(begin(), "throw 4 6", "1 leave", "2 leave", "throw 1 2", "throw 3 3", "2 leave")
    state, events = told(closed(state), "throw 1 1")
    assert [event.key for event in events] == ["cc-event-all-lost", "cc-event-round"]
    assert events[0].seats == (0, 2, 3)
    assert GAME.totals(state) == (0, 16, 0, 0)
    assert column(state, 0) == (0, 0)
    assert column(state, 1) == (10, 6)


def test_cc6_points_scored_after_a_wipe_count() -> None:
    state = play(begin(1), "throw 4 6", "1 leave", "close", "throw 1 1", "throw 2 2", "1 leave", "close")
    assert column(state, 0) == (0, 0, 4)
    assert GAME.totals(state) == (4,)


@pytest.mark.parametrize("faces", list(product(range(1, 7), repeat=2)))
def test_cc4_cc5_cc6_all_36_throws(faces: tuple[int, int]) -> None:
    before = closed(play(begin(1), "throw 6 6", "1 leave", "close", "throw 5 5"))
    state = tell(before, f"throw {faces[0]} {faces[1]}")
    if 1 not in faces:
        assert (state.pot, GAME.totals(state), len(state.past)) == (10 + sum(faces), (12,), 1)
    else:
        assert (GAME.totals(state), len(state.past)) == ((0,) if faces == (1, 1) else (12,), 2)


@pytest.mark.parametrize(
    ("wipe", "faces", "total"),
    [
        *(("all", "1 1 1", 0), ("all", "1 1 2", 15), ("all", "2 1 3", 15)),
        *(("two-or-more", "1 1 1", 0), ("two-or-more", "1 2 1", 0), ("two-or-more", "2 1 3", 15)),
        *(("never", "1 1 1", 15), ("never", "1 1 2", 15), ("never", "2 1 3", 15)),
    ],
)
def test_cc6_option_wipe_with_three_dice_of_eight(wipe: str, faces: str, total: int) -> None:
    state = play(begin(2, dice=3, sides=8, wipe=wipe), "throw 4 5 6", "1 leave", "2 leave", "close", "throw 8 8 8")
    state = play(state, f"throw {faces}")
    assert GAME.totals(state) == (total, total)


@pytest.mark.parametrize("wipe", ["all", "two-or-more", "never"])
def test_cc6_one_die_never_wipes(wipe: str) -> None:
    state = play(begin(1, dice=1, sides=20, wipe=wipe), "throw 20", "1 leave", "close", "throw 2", "throw 1")
    assert GAME.totals(state) == (20,)


@pytest.mark.parametrize(("wipe", "total"), [("all", 0), ("two-or-more", 0), ("never", 10)])
def test_cc6_option_wipe_with_two_dice(wipe: str, total: int) -> None:
    state = play(begin(1, wipe=wipe), "throw 4 6", "1 leave", "close", "throw 1 1")
    assert GAME.totals(state) == (total,)


def test_all_ways_to_play_on_alone_are_counted() -> None:
    """By hand: 25 safe throws lead to two answers, 11 to the next round; after either answer the question closes."""
    one, two = 36, 25 * 2 + 11 * 36
    three = 25 * 2 + 11 * two
    four = 25 * 2 * 36 + 11 * three
    counted = perft(GAME, complete(GAME, Setup(1)), 4)
    assert [sequences for sequences, _ in counted] == [one, two, three, four] == [36, 446, 4956, 56316]


def test_over_nothing_more_is_played() -> None:
    state = tell(begin(rounds=1), "throw 1 2")
    for text in ("throw 2 3", "1 stay", "1 leave", "1 quit", "close"):
        with pytest.raises(IllegalMove, match="the game is over"):
            tell(state, text)
