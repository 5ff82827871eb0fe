"""What positions are worth in points, by known values and against plain enumeration."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import product

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.analysis import Rules, value, worth
from games.chance_or_choice.odds import Wipe, is_safe, is_wipe
from games.core import Setup, Thrown, complete
from games.luck import account
from games.record import Entry, Record, steps
from games.simulate import batch, count_in, record_of, result_of, summary, tally
from tests.games.chance_or_choice.playing import begin_with, play, tell


@pytest.mark.parametrize(("leave_at", "points"), [(None, 36.2915331396), (17, 36.1604778738), (20, 35.8572574380)])
def test_known_values_of_five_rounds_with_two_dice(leave_at: int | None, points: float) -> None:
    """Best play, the best fixed threshold, and the threshold of twenty."""
    assert value(Rules(2, 6, Wipe.ALL, first_throw_safe=False, leave_at=leave_at), 5) == pytest.approx(
        points, abs=5e-11
    )


def test_seventeen_is_the_best_fixed_threshold() -> None:
    values = {limit: value(Rules(2, 6, Wipe.ALL, False, limit), 5) for limit in range(1, 60)}
    assert max(values, key=lambda limit: values[limit]) == 17


def plainly(dice: int, sides: int, wipe: Wipe, safe_first: bool, rounds: int, deep: int = 60) -> float:
    """The value by recursion in whole fractions over every throw; from `deep` points of a round on a seat leaves."""
    every = list(product(range(1, sides + 1), repeat=dice))
    share = Fraction(1, len(every))

    @lru_cache(None)
    def start(left: int, banked: int) -> Fraction:
        if not left:
            return Fraction(banked)
        if safe_first:
            safe = [sum(faces) for faces in every if is_safe(faces)]
            return sum((asked(left, banked, gain) for gain in safe), Fraction()) / len(safe)
        return going_on(left, banked, 0)

    @lru_cache(None)
    def asked(left: int, banked: int, pot: int) -> Fraction:
        leaving = start(left - 1, banked + pot)
        return leaving if pot >= deep else max(leaving, going_on(left, banked, pot))

    def going_on(left: int, banked: int, pot: int) -> Fraction:
        whole = Fraction()
        for faces in every:
            if is_safe(faces):
                whole += share * asked(left, banked, pot + sum(faces))
            else:
                whole += share * start(left - 1, 0 if is_wipe(faces, wipe) else banked)
        return whole

    return float(start(rounds, 0))


@pytest.mark.parametrize("safe_first", [False, True])
@pytest.mark.parametrize("wipe", list(Wipe))
@pytest.mark.parametrize(("dice", "sides", "rounds"), [(1, 2, 3), (1, 6, 2), (2, 3, 3), (2, 6, 2), (3, 4, 2)])
def test_values_are_those_of_plain_enumeration(
    dice: int, sides: int, rounds: int, wipe: Wipe, safe_first: bool
) -> None:
    assert value(Rules(dice, sides, wipe, safe_first), rounds) == pytest.approx(
        plainly(dice, sides, wipe, safe_first, rounds), abs=1e-9
    )


def test_every_house_rule_has_a_value() -> None:
    for dice, sides, wipe in product((1, 2, 5), (2, 6, 20), Wipe):
        more = [value(Rules(dice, sides, wipe, False), rounds) for rounds in (1, 5, 10)]
        assert 0 < more[0] < more[1] < more[2]
        assert value(Rules(dice, sides, wipe, True), 5) > more[1]


def test_a_fixed_threshold_is_worth_what_it_makes_in_play() -> None:
    of = batch(GAME, ["leave-at-20"], "thresholds", {})
    sums = tally(1)
    for number in range(1, 1501):
        count_in(sums, result_of(of, number))
    seat = summary(of, sums)["seats"][0]
    assert abs(seat["mean"] - 35.8572574380) < 4 * seat["stderr"]


def blundering() -> Record:
    """Seat 1 leaves with 4 in the first round; seat 2 stays with 40 and loses them; then a lucky throw for seat 2."""
    entries = """throw 2 2; 1 leave; 2 stay; close; throw 6 6; 2 stay; close; throw 6 6; 2 stay; close;
        throw 6 6; 2 stay; close; throw 1 5; throw 6 6; 1 leave; 2 leave; close"""
    setup = complete(GAME, Setup(2))
    return Record(GAME.id, GAME.rules, setup, tuple(Entry(text.strip(), "hand") for text in entries.split(";")))


def test_a_planted_blunder_and_a_planted_lucky_throw_come_first() -> None:
    found = account(GAME, list(steps(GAME, blundering())))
    assert found is not None
    assert str(found.dearest(0)[0].move) == "1 leave" and found.dearest(0)[0].entry == 2
    assert str(found.dearest(0)[0].better[0]) == "1 stay"
    dearest = found.dearest(1)[0]
    assert dearest.entry == 13 and str(dearest.better[1]) == "2 leave"
    lucky = found.luckiest(0)
    assert lucky is not None and lucky.move == Thrown((6, 6)) and lucky.entry == 15


def test_best_play_for_points_costs_nothing() -> None:
    """A rule that looks one throw ahead is close to it, one that never leaves is not."""
    record = record_of(batch(GAME, ["one-throw", "never-leave"], "bold", {}), 4)
    found = account(GAME, list(steps(GAME, record)))
    assert found is not None
    assert found.cost[0] < 1 < found.cost[1]


def test_a_seat_that_has_given_up_keeps_what_it_has() -> None:
    state = tell(play(begin_with({}, 2), "throw 5 5"), "2 leave", "2 quit")
    assert worth(state).points[1] == 10
