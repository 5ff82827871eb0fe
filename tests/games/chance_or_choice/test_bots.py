"""Bots by name: what they do at given points, and how they fare against each other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.odds import gain_of_throw, odds
from games.chance_or_choice.state import State
from games.core import BadNotation, OptionValue
from games.record import write_record
from games.simulate import batch, count_in, record_of, result_of, summary, tally
from tests.games.chance_or_choice.playing import begin, begin_with, play, tell


def throws(points: int) -> Iterator[str]:
    """Safe throws of two six-sided dice that make these points (at least 4)."""
    while points:
        part = points if points <= 12 else min(12, points - 4)
        low = max(2, part - 6)
        yield f"throw {low} {part - low}"
        points -= part


def asked_with(pot: int, earlier: int = 0, **options: OptionValue) -> State:
    """One seat that is asked, with `pot` points of this round and `earlier` points of the round before."""
    state = begin_with(options, 1)
    if earlier:
        state = tell(play(state, *throws(earlier)), "1 leave", "close")
    return play(state, *throws(pot))


def leaves(name: str, state: State, chance: int = 1) -> bool:
    legal = tuple(move for move in GAME.moves(state) if move.seat == 0)
    answer = GAME.bot(name)(state, 0, legal, Random(chance))
    assert answer in legal
    return str(answer) == "1 leave"


def share(bots: tuple[str, ...], games: int, **options: OptionValue) -> list[float]:
    """The mean points by seat over a batch of games."""
    of, sums = batch(GAME, bots, "share", options), tally(len(bots))
    for number in range(games):
        count_in(sums, result_of(of, number))
    return [seat["mean"] for seat in summary(of, sums)["seats"]]


@pytest.mark.parametrize(("limit", "pot"), [(0, 4), (4, 4), (17, 17), (17, 23), (200, 200)])
def test_leave_at_leaves_with_at_least_so_many_points(limit: int, pot: int) -> None:
    assert leaves(f"leave-at-{limit}", asked_with(pot))
    assert not leaves(f"leave-at-{pot + 1}", asked_with(pot))


def test_never_leave_never_leaves() -> None:
    assert not leaves("never-leave", asked_with(500))


@pytest.mark.parametrize(("pot", "out"), [(7, False), (8, True), (9, True)])
def test_cautious_takes_the_mean_of_one_safe_throw(pot: int, out: bool) -> None:
    assert leaves("cautious", asked_with(pot)) is out


def test_random_does_both() -> None:
    assert {leaves("random", asked_with(10), chance) for chance in range(50)} == {True, False}


@pytest.mark.parametrize(
    ("pot", "earlier", "out"),
    [(18, 0, False), (19, 0, True), (12, 60, False), (13, 60, True), (17, 12, False), (18, 12, True)],
)
def test_one_throw_goes_on_to_18_at_the_start_but_to_12_with_60_behind(pot: int, earlier: int, out: bool) -> None:
    assert leaves("one-throw", asked_with(pot, earlier)) is out


@pytest.mark.parametrize("pot", range(4, 30))
@pytest.mark.parametrize("earlier", [0, 24, 60, 100])
def test_one_throw_weighs_eleven_of_36_against_200(pot: int, earlier: int) -> None:
    assert leaves("one-throw", asked_with(pot, earlier)) is not (11 * pot + earlier < 200)


@pytest.mark.parametrize(("wipe", "most"), [("all", 12), ("two-or-more", 12), ("never", 18)])
def test_one_throw_knows_what_wipes(wipe: str, most: int) -> None:
    assert not leaves("one-throw", asked_with(most, 60, wipe=wipe))
    assert leaves("one-throw", asked_with(most + 1, 60, wipe=wipe))


@pytest.mark.parametrize(("dice", "sides"), [(1, 6), (3, 8), (3, 20), (5, 2)])
def test_one_throw_plays_any_dice(dice: int, sides: int) -> None:
    state = begin(1, dice=dice, sides=sides)
    while not leaves("one-throw", state := play(state, "throw" + f" {min(4, sides)}" * dice)):
        assert gain_of_throw(dice, sides, "all", state.pot, 0) > 0
    assert gain_of_throw(dice, sides, "all", state.pot, 0) <= 0 < odds(dice, sides).ends


def two_in_round_2(rounds: int, first: int, second: int) -> State:
    """Two seats after round 1, which they left with these points (first 10, second 22, or the other way round)."""
    leaver, stayer = (1, 2) if first < second else (2, 1)
    state = play(begin(2, rounds=rounds), "throw 4 6", f"{leaver} leave", "throw 6 6", f"{stayer} leave", "close")
    assert GAME.totals(state) == (first, second)
    return state


def test_strong_does_not_leave_the_last_round_beaten() -> None:
    state = play(two_in_round_2(2, 10, 22), "throw 6 6", "2 leave", "throw 6 5")
    assert GAME.totals(state) == (10, 34)
    assert not leaves("strong", state), "33 against 34"
    assert leaves("strong", play(state, "throw 2 2")), "37 against 34, and nobody else is in"


def test_strong_leaves_the_last_round_when_it_has_won() -> None:
    state = tell(play(two_in_round_2(2, 22, 10), "throw 2 2"), "2 leave")
    assert leaves("strong", play(state, "throw 2 2"))


def test_strong_does_not_look_at_answers_to_the_same_question() -> None:
    state = play(two_in_round_2(2, 22, 10), "throw 2 2")
    assert leaves("strong", state) is leaves("strong", tell(state, "2 leave"))


def test_strong_plays_for_points_alone_where_nobody_else_is() -> None:
    for pot in range(4, 40):
        assert leaves("strong", asked_with(pot)) is leaves("one-throw", asked_with(pot))


@pytest.mark.parametrize("name", ["", "leave-at-", "leave-at--1", "leave-at-x", "leave-at-1.5", "Strong", "leave-at-٣"])
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(
        BadNotation, match=r"there are never-leave, random, cautious, one-throw, strong, points, .* and leave-at-N"
    ):
        GAME.bot(name)


def test_bots_offered_to_people_get_stronger() -> None:
    means = [share((name,), 400)[0] for name in GAME.bots]
    assert means == sorted(means)
    assert means[0] == 0 < means[1]


def test_a_hundred_seats_play_to_the_end_by_themselves() -> None:
    of = batch(GAME, tuple(f"leave-at-{n}" for n in range(100)), "hundred")
    end = result_of(of, 0)
    assert end is not None
    assert len(end.ranks) == 100


def test_the_same_seed_gives_the_same_bytes() -> None:
    of = batch(GAME, GAME.bots, "same")
    assert write_record(record_of(of, 7)) == write_record(record_of(of, 7))
    assert record_of(of, 7) != record_of(of, 8)
