"""Whole games by the bulk kernel, replayed by the rules; and the same games where nothing is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from games.core import BadNotation, Over, Setup
from games.no_chance_backgammon import GAME, bulk_play
from games.no_chance_backgammon.board import Board, pips
from games.no_chance_backgammon.bots import DOUBLE, estimate
from games.no_chance_backgammon.bulk_games import Policy, Table, moves, play_random, tallied
from games.no_chance_backgammon.notation import moves as listed
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import DOUBLES, Done, State, choices, seated, start, waiting
from games.no_chance_backgammon.turns import numbers, results
from games.simulate import batch, result_of
from games.tally import add, tally

ROOT = Path(__file__).parents[3]
BOTS = ("random", "random")


HEURISTIC: tuple[Policy, Policy] = ("heuristic", "random")


def walked(seed: str, number: int, policies: Sequence[Policy] = BOTS, entries: int = 9999) -> tuple[State, list[State]]:
    """Where a game of the kernel ends by the rules, each move one of those they offer; and where each turn did."""
    state, turns = start(Setup(2, {"match": 1, "forced": True})), []
    for move in moves(seed, number, entries, policies)[0]:
        assert not listed(state) or move in listed(state), f"game {number}: {move}"
        turns += [state] if isinstance(move, Done) else []
        state = apply(state, move)[0]
    return state, turns


def lead(end: State) -> int:
    """Red's points in a game that is over."""
    over = waiting(end)
    assert isinstance(over, Over)
    return over.scores[0] - over.scores[1]


def test_games_of_the_kernel_are_games_of_the_rules() -> None:
    points = play_random("replay", range(1, 31)).tolist()
    for number in range(1, 31):
        end, turns = walked("replay", number)
        assert lead(end) == points[number - 1]
        assert moves("replay", number)[1:] == (points[number - 1], len(turns))
    assert set(points) <= {-3, -2, -1, 1, 2, 3}


Judge = Callable[[Board], float]


def check_best(states: list[State], seat: int, judge: Judge, double: float) -> None:
    """Each turn of a seat but the first of the game leads to as good a board as any. states: where turns ended."""
    for before, state in pairwise(states):
        if state.turn == seat and state.now is not None:
            number, theirs = state.now.pair
            worth = {
                (n, after): judge(after) - double * (n == theirs)
                for n in choices(before.arrows[seat], theirs, before.doubles[seat])
                for after in results(seated(seat, before.sides), numbers(n, theirs))
            }
            assert worth[number, seated(seat, state.sides)] == pytest.approx(max(worth.values()))


@pytest.mark.parametrize("policies", [HEURISTIC, HEURISTIC[::-1]])
def test_the_formula_takes_turns_that_are_best_by_it(policies: tuple[Policy, Policy]) -> None:
    seat = policies.index("heuristic")
    for number in range(1, 4):
        end, states = walked("formula", number, policies)
        assert lead(end) * (1, -1)[seat] > 0, "it beats what plays at random"
        check_best(states, seat, estimate, DOUBLE)


def test_a_table_takes_turns_that_are_best_by_it() -> None:
    """One that counts the lead in pips hits where it costs most."""
    entries = np.zeros((2, 26, 16))
    entries[1] = np.outer(np.arange(26), np.arange(16))
    entries[0] = -entries[1]
    for number in range(1, 3):
        states = walked("lead", number, (Table(entries, 4.0), "random"), 300)[1]
        check_best(states, 0, lambda after: pips(after[1]) - pips(after[0]), 4.0)
        dear = walked("lead", number, ("random", Table(entries, 100.0)), 300)[1]
        assert dear[-1].doubles[1] == DOUBLES, "it keeps its doubles if they are dear"


@pytest.mark.slow
def test_a_thousand_games_of_the_kernel_are_games_of_the_rules() -> None:
    points = play_random("thousand", range(1, 1001)).tolist()
    assert [lead(walked("thousand", number)[0]) for number in range(1, 1001)] == points


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
    assert play_random("long", [1], entries) == play_random("long", [1]) != bulk_play.UNFINISHED
    for fewer in (entries - 1, entries - 5, 7, 3, 2, 1):
        assert play_random("long", [1], fewer) == bulk_play.UNFINISHED
        assert tallied(batch(GAME, BOTS, "long", entries_at_most=fewer), range(1, 2)).unfinished == 1


def test_the_third_time_a_position_arises_is_a_draw() -> None:
    history = [5, 1, 7, 1, 5, 5, 8, 3, 5]
    assert [n for n in range(9) if bulk_play.seen_thrice(row(history), n)] == [8], "the same with the same seat to move"


def row(numbers: list[int]) -> list[int]:

    return np.array(numbers, dtype=np.int64)  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (
            ("random", "strong"),
            {},
            "bot 'strong' does not play in bulk; of no_chance_backgammon there are random, heuristic",
        ),
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
found += [bulk_games.moves("same", n, policies=("heuristic", "random")) for n in range(2)]
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
