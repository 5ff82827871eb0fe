"""Exact odds of a throw, counted against every throw there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from games.chance_or_choice.odds import Odds, gain_of_throw, is_safe, is_wipe, mean_safe_sum, odds


def test_two_six_sided_dice() -> None:
    assert odds(2, 6) == Odds(safe=25, ends=11, wipes=1, all=36)


@pytest.mark.parametrize("wipe", ["all", "two-or-more", "never"])
@pytest.mark.parametrize(("dice", "sides"), list(product((1, 2, 3, 4), (2, 3, 6, 8))))
def test_cc2_odds_are_what_counting_gives(dice: int, sides: int, wipe: str) -> None:
    throws = list(product(range(1, sides + 1), repeat=dice))
    safe = [faces for faces in throws if is_safe(faces)]
    wipes = sum(is_wipe(faces, wipe) for faces in throws)
    assert odds(dice, sides, wipe) == Odds(len(safe), len(throws) - len(safe), wipes, len(throws))
    assert mean_safe_sum(dice, sides) == Fraction(sum(map(sum, safe)), len(safe))


def test_cc6_no_wipe_is_safe() -> None:
    for faces in product(range(1, 5), repeat=3):
        assert not (is_safe(faces) and is_wipe(faces, "two-or-more"))


def test_cc2_odds_of_the_largest_table() -> None:
    assert odds(5, 20, "two-or-more") == Odds(2476099, 723901, 72296, 3200000)


@pytest.mark.parametrize(("dice", "sides", "risky"), [(2, 6, False), (5, 6, False), (2, 3, False), (2, 2, True)])
def test_cc2_a_warning_below_one_in_three(dice: int, sides: int, risky: bool) -> None:
    assert odds(dice, sides).risky is risky


def test_one_in_three_is_no_warning() -> None:
    assert not Odds(1, 2, 0, 3).risky
    assert Odds(1, 3, 0, 4).risky


@pytest.mark.parametrize(("pot", "earlier", "gain"), [(18, 0, 2), (19, 0, -9), (12, 60, 8), (13, 60, -3), (0, 200, 0)])
def test_gain_of_one_more_throw_in_thirty_sixths(pot: int, earlier: int, gain: int) -> None:
    assert gain_of_throw(2, 6, "all", pot, earlier) == Fraction(gain, 36)


@pytest.mark.parametrize("wipe", ["all", "two-or-more", "never"])
@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (2, 6), (3, 8), (2, 20)])
def test_gain_is_the_mean_over_all_throws(dice: int, sides: int, wipe: str) -> None:
    pot, earlier = 17, 31

    def change(faces: tuple[int, ...]) -> int:
        if is_safe(faces):
            return sum(faces)
        return -pot - (earlier if is_wipe(faces, wipe) else 0)

    throws = list(product(range(1, sides + 1), repeat=dice))
    assert gain_of_throw(dice, sides, wipe, pot, earlier) == Fraction(sum(map(change, throws)), len(throws))
