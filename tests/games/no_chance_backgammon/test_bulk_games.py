"""Whole games by the bulk kernel, replayed by the rules; and the same games where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from games.core import BadNotation, Over, Setup
from games.no_chance_backgammon import GAME, bulk_kernel
from games.no_chance_backgammon.bulk_games import moves, play_random, tallied
from games.no_chance_backgammon.notation import moves as listed
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import Done, start, waiting
from games.simulate import batch, result_of
from games.tally import add, tally

ROOT = Path(__file__).parents[3]
BOTS = ("random", "random")


def replayed(seed: str, number: int) -> tuple[Over, int]:
    """How the rules say a game of the kernel ends, each move one of those they offer, and how many turns it had."""
    state, turns = start(Setup(2, {"match": 1, "forced": True})), 0
    for move in moves(seed, number)[0]:
        assert not listed(state) or move in listed(state), f"game {number}: {move}"
        state, turns = apply(state, move)[0], turns + isinstance(move, Done)
    end = waiting(state)
    assert isinstance(end, Over)
    return end, turns


def test_games_of_the_kernel_are_games_of_the_rules() -> None:
    points = play_random("replay", range(1, 31)).tolist()
    for number in range(1, 31):
        end, turns = replayed("replay", number)
        assert end.scores[0] - end.scores[1] == points[number - 1]
        assert moves("replay", number)[1:] == (points[number - 1], turns)
    assert set(points) <= {-3, -2, -1, 1, 2, 3}


@pytest.mark.slow
def test_a_thousand_games_of_the_kernel_are_games_of_the_rules() -> None:
    points = play_random("thousand", range(1, 1001)).tolist()
    assert [end.scores[0] - end.scores[1] for end, _ in (replayed("thousand", n) for n in range(1, 1001))] == points


def test_every_game_can_be_played_alone_and_counts_once() -> None:
    assert play_random("alone", [7]) == play_random("alone", range(1, 20))[6]
    sums, both = tallied(batch(GAME, BOTS, "sums"), range(1, 301)), tally(2)
    for part in (range(1, 100), range(100, 301)):
        add(both, tallied(batch(GAME, BOTS, "sums"), part))
    assert (sums.games, sums.unfinished, sums.points, sums.wins) == (
        both.games, both.unfinished, both.points, both.wins
    )  # fmt: skip
    assert sums.games == 300 == sums.wins[0][1] + sums.wins[1][1]


@pytest.mark.slow
def test_points_are_spread_as_in_games_of_the_rules() -> None:
    """Chi square of the seven results in 400 games by the rules against 20,000 by the kernel."""
    kernel = Counter(play_random("spread", range(1, 20_001)).tolist())
    ends = [result_of(batch(GAME, BOTS, "spread"), number) for number in range(1, 401)]
    rules = Counter([end.scores[0] - end.scores[1] for end in ends if end])
    parts = [(rules[points], kernel[points] / 50) for points in (-3, -2, -1, 1, 2, 3)]
    assert sum((seen - due) ** 2 / due for seen, due in parts) < 20.5, "one time in a thousand, were they alike"


def test_a_game_that_is_longer_than_allowed_is_unfinished() -> None:
    entries = len(moves("long", 1)[0])
    assert play_random("long", [1], entries) == play_random("long", [1]) != bulk_kernel.UNFINISHED
    for fewer in (entries - 1, entries - 5, 7, 3, 2, 1):
        assert play_random("long", [1], fewer) == bulk_kernel.UNFINISHED
        assert tallied(batch(GAME, BOTS, "long", entries_at_most=fewer), range(1, 2)).unfinished == 1


def test_the_third_time_a_position_arises_is_a_draw() -> None:
    history = [5, 1, 7, 1, 5, 5, 8, 3, 5]
    assert [n for n in range(9) if bulk_kernel.seen_thrice(row(history), n)] == [8], (
        "the same with the same seat to move"
    )


def row(numbers: list[int]) -> list[int]:

    return np.array(numbers, dtype=np.int64)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (("random", "strong"), {}, "bot 'strong' does not play in bulk; of no_chance_backgammon only random does"),
        (("random", "random"), {"match": 3}, "option match: 3 is not played in bulk"),
    ],
)
def test_what_the_kernel_does_not_know_is_refused_before_any_game(
    bots: tuple[str, ...], options: dict[str, int], said: str
) -> None:
    with pytest.raises(BadNotation, match=said):
        tallied(batch(GAME, bots, "", options), range(0))


DIGEST = """
from hashlib import sha256
from games.no_chance_backgammon import bulk, bulk_games
found = [bulk_games.moves("same", n) for n in range(1, 13)]
boards = [bulk.results(bulk.START, one, two).tolist() for one in range(1, 7) for two in range(1, 7)]
print(bulk.COMPILED, sha256(repr([found, boards]).encode()).hexdigest())
"""


def test_games_and_boards_are_the_same_where_nothing_is_compiled() -> None:
    said = [digest({}), digest({"NUMBA_DISABLE_JIT": "1"})]
    assert [words[0] for words in said] == ["True", "False"]
    assert said[0][1] == said[1][1]


def digest(further: dict[str, str]) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", DIGEST],
        cwd=ROOT,
        env={**os.environ, **further},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()
