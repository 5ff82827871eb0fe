"""Movement of checkers, whole turns, against a slow second opinion and known numbers (NB5, NB7)."""

from __future__ import annotations

import json
import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from games.core import BadNotation
from games.no_chance_backgammon.board import START, Board, count, key, moved, pips, read_key
from games.no_chance_backgammon.perft import perft
from games.no_chance_backgammon.turns import Left, Step, forced, numbers, played, results, steps
from tests.games.no_chance_backgammon import brute

ROOT = Path(__file__).parents[3]
PAIRS = (
    "11:42 21:15 31:16 41:14 51:8 61:10 22:75 32:17 42:18 52:8 62:14 33:73 43:17 53:9 63:14 44:52 54:9 64:14 "
    "55:4 65:7 66:11"
)
"""Positions that each pair leads to from the start position; three independent generators agree on them."""


@pytest.mark.parametrize("known", PAIRS.split())
def test_pairs_from_the_start_position_lead_to_as_many_positions_as_is_known(known: str) -> None:
    pair, _, positions = known.partition(":")
    one, two = map(int, pair)
    assert len(results((START, START), numbers(one, two))) == int(positions)
    assert len({end for _, end in brute.turns(brute.spread((START, START)), one, two)}) == int(positions)


def test_turns_are_counted_from_the_start_position() -> None:
    assert list(islice(perft({"arrows": ("2", "5")}), 2)) == [37, 3752]


@pytest.mark.slow
def test_turns_are_counted_three_deep() -> None:
    assert list(islice(perft({"arrows": ("2", "5")}), 3)) == [37, 3752, 409174]


@pytest.mark.parametrize("arrows", [("2",), ("2", "2"), ("0", "5"), ("7", "1"), ("x", "1"), ("1", "2", "3")])
def test_turns_are_counted_from_two_different_numbers(arrows: tuple[str, ...]) -> None:
    with pytest.raises(BadNotation, match="two different numbers from 1 to 6"):
        perft({"arrows": arrows})
    with pytest.raises(BadNotation, match="bow"):
        perft({"bow": arrows})


def agree(board: Board, one: int, two: int) -> None:
    """Both generators find the same positions, and step by step the same ways to them."""
    ways = brute.turns(brute.spread(board), one, two)
    known = {brute.joined(end) for _, end in ways}
    assert results(board, numbers(one, two)) == known, (key(board), one, two)
    walked = set(walk(board, numbers(one, two)))
    assert {end for _, end in walked} == known, (key(board), one, two)
    assert {taken for taken, _ in walked} <= {taken for taken, _ in ways}, (key(board), one, two)


def walk(board: Board, left: Left, taken: tuple[Step, ...] = ()) -> list[tuple[tuple[Step, ...], Board]]:
    legal = steps(board, left)
    if not legal:
        return [(taken, board)]
    return [way for step, number in legal for way in walk(*played(board, left, step, number), taken=(*taken, step))]


def test_two_generators_agree_on_many_positions() -> None:
    chance = Random(5)
    for _ in range(250):
        agree(brute.any_position(chance), chance.randint(1, 6), chance.randint(1, 6))


@pytest.mark.slow
def test_two_generators_agree_on_ten_thousand_positions() -> None:
    chance = Random(6)
    for _ in range(10_000):
        board = brute.any_position(chance)
        one, two = chance.randint(1, 6), chance.randint(1, 6)
        known = {brute.joined(end) for _, end in brute.turns(brute.spread(board), one, two)}
        assert results(board, numbers(one, two)) == known, (key(board), one, two)
        first = {taken[0] for taken, _ in brute.turns(brute.spread(board), one, two) if taken}
        assert {step for step, _ in steps(board, numbers(one, two))} <= first, (key(board), one, two)


def test_no_checker_is_lost_or_won_by_moving() -> None:
    chance = Random(8)
    for _ in range(300):
        board = brute.any_position(chance)
        for after in results(board, numbers(chance.randint(1, 6), chance.randint(1, 6))):
            assert [sum(count(side, at) for at in range(26)) for side in after] == [15, 15]
            assert pips(after[0]) <= pips(board[0]) and pips(after[1]) >= pips(board[1])


def test_a_key_is_the_two_sides_from_their_own_places() -> None:
    assert key((START, START)) == "00000050300005000000000020/00000050300005000000000020"
    after = moved((START, START), 13, 7)
    assert key(after) == "00000051300004000000000020/00000050300005000000000020"
    assert read_key(key(after)) == after
    for wrong in ("", "0/0", key(after).upper() + "x", key(after).replace("/", "|")):
        with pytest.raises(ValueError, match="26 hexadecimal"):
            read_key(wrong)


def test_a_step_is_forced_if_it_is_the_only_one_or_makes_no_difference() -> None:
    entering = read_key("00000050300005000000000011/00000050300005000000000020")
    assert [step for step, _ in steps(entering, (6, 4))] == [(25, 21)]
    assert forced(entering, (6, 4)) == (25, 21), "the only step"
    alone = read_key("e0000000000000000000000010/000000000000000000000000f0")
    assert len(steps(alone, (6, 5))) == 2
    assert forced(alone, (6, 5)) == (24, 19), "either step first, the same in the end"
    assert forced((START, START), (3, 5)) is None
    assert forced((START, START), ()) is None


def test_the_command_counts_turns_and_refuses_other_arrows() -> None:
    said = games_command("perft", "no_chance_backgammon", "--arrows", "2", "5", "--depth", "2", "--json")
    assert json.loads(said.stdout) == {"counts": [37, 3752]}
    wrong = games_command("perft", "no_chance_backgammon", "--arrows", "2", "2", "--depth", "2", "--json")
    assert wrong.returncode == 2 and "two different numbers" in wrong.stderr
    unknown = games_command("perft", "chance_or_choice", "--depth", "2", "--arrows", "2", "5")
    assert unknown.returncode == 2 and "--arrows" in unknown.stderr


def games_command(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "games", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
