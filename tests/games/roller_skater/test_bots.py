"""Bots: what they say, and how strong they are."""

from __future__ import annotations

from random import Random

import pytest

from games.core import BadNotation, Over
from games.roller_skater import GAME
from games.roller_skater.bots import MISTAKES
from games.roller_skater.state import State, written
from games.simulate import batch, count_in, play_out, result_of, summary, tally
from tests.games.roller_skater.playing import begin, play, tell


def says(name: str, state: State, seat: int, chance: Random | None = None) -> str:
    legal = tuple(move for move in GAME.moves(state) if move.seat == seat - 1)
    return str(GAME.bot(name)(state, seat - 1, legal, chance or Random(1)))


@pytest.mark.parametrize("name", ["points", "strong"])
def test_best_play_at_the_start(name: str) -> None:
    edge, middle = tell(begin(), "throw 6"), tell(begin(), "throw 4")
    assert says(name, edge, 1) == "1 double" and says(name, middle, 1) == "1 double"
    assert says(name, edge, 2) == "2 pass" and says(name, middle, 2) == "2 pass"
    assert says(name, tell(edge, "1 double"), 2) == "2 decline"
    assert says(name, tell(middle, "1 double"), 2) == "2 accept"


def test_in_the_examples_reading_the_skater_doubles_after_2_to_5() -> None:
    middle = tell(begin(reading="examples"), "throw 4")
    assert says("points", middle, 2) == "2 double" and says("points", middle, 1) == "1 pass"
    assert says("points", tell(middle, "2 double"), 1) == "1 accept"


def test_strong_looks_at_the_lead() -> None:
    """One point behind in the last round, declining would end it: strong accepts what points declines."""
    behind = play(begin(rounds=1), "throw 1", "throw 3", "throw 6", "2 double")
    assert GAME.totals(behind) == (0, 1)
    assert says("points", behind, 1) == "1 decline"
    assert says("strong", behind, 1) == "1 accept"


def test_strong_does_not_risk_a_match_that_is_nearly_won() -> None:
    ahead = play(begin(rounds=1), "throw 1", "throw 3", "throw 4")
    assert says("points", ahead, 2) == "2 double"
    assert says("strong", ahead, 2) == "2 pass"


def test_never_double_never_does_but_answers() -> None:
    assert says("never-double", tell(begin(), "throw 6"), 1) == "1 pass"
    assert says("never-double", tell(begin(), "throw 4", "1 double"), 2) == "2 accept"
    assert says("never-double", tell(begin(), "throw 6", "1 double"), 2) == "2 decline"


@pytest.mark.parametrize(
    ("slip", "moves", "seat", "wrong"),
    [
        ("forgets", ("throw 4",), 1, "1 pass"),
        ("rash", ("throw 4",), 2, "2 double"),
        ("timid", ("throw 4", "1 double"), 2, "2 decline"),
        ("hopeful", ("throw 6", "1 double"), 2, "2 accept"),
    ],
)
def test_a_beginner_errs_as_often_as_is_said(slip: str, moves: tuple[str, ...], seat: int, wrong: str) -> None:
    state, chance = tell(begin(), *moves), Random(5)
    wrongs = sum(says("beginner", state, seat, chance) == wrong for _ in range(2000))
    assert wrongs / 2000 == pytest.approx(MISTAKES[slip], abs=0.04)


def test_an_unknown_bot_is_told_which_there_are() -> None:
    with pytest.raises(BadNotation, match="no bot 'bold'; there are random, never-double, beginner, points, strong"):
        GAME.bot("bold")


def wins(first: str, second: str, games: int) -> float:
    """How much of the wins the first bot has over games in which each seat begins as often as the lot has it."""
    found = 0.0
    for bots, seat in (((first, second), 0), ((second, first), 1)):
        of, sums = batch(GAME, bots, "strength"), tally(2)
        for number in range(games):
            count_in(sums, result_of(of, number))
        found += summary(of, sums)["seats"][seat]["win_share"]
    return found / 2


@pytest.mark.slow
def test_each_bot_beats_the_one_before_it() -> None:
    for weaker, stronger in zip(GAME.bots, GAME.bots[1:], strict=False):
        assert wins(stronger, weaker, 400) > 0.5, (weaker, stronger)


def test_playing_for_points_beats_never_doubling() -> None:
    assert wins("points", "never-double", 100) > 0.55


@pytest.mark.slow
def test_ten_thousand_games_at_random_end_as_the_sheet_adds_up() -> None:
    of = batch(GAME, ("random", "random"), "ten thousand")
    for number in range(10_000):
        state = None
        for state, _, _ in play_out(of, number):  # noqa: B007
            pass
        assert state is not None
        end = GAME.waiting(state)
        assert isinstance(end, Over) and len(state.past) == 48
        assert sum(end.scores) == sum(line.roller + line.skater for line in state.past)
        assert 48 <= sum(end.scores) <= 96 and end.scores == written(state)
