"""Bots of No Chance Backgammon: legal whole turns, the formula of one, the strength of another."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from random import Random

import pytest

from games.core import BadNotation, Choose, Over, Setup, Thrown
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.board import START, packed
from games.no_chance_backgammon.bots import DOUBLE, NAMES, SHOTS, bot, estimate
from games.no_chance_backgammon.notation import moves
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import Accept, Decline, Done, Number, Phase, State, start, waiting
from games.no_chance_backgammon.turns import numbers, results
from games.simulate import batch, result_of
from tests.games.no_chance_backgammon.playing import OPENING, at, play


def finish(state: State, names: Sequence[str], seed: int = 1) -> State:
    """Bots play a game to its end."""
    bots, chances = [bot(name) for name in names], [Random(f"{seed} {name}") for name in names]
    while isinstance(now := waiting(state), Choose):
        seat = now.seats[0]
        state = apply(state, bots[seat](state, seat, moves(state), chances[seat]))[0]
    return state


@pytest.mark.parametrize("names", [("random", "heuristic"), ("strong-1", "beginner"), ("casual", "strong-2")])
def test_bots_play_whole_games(names: tuple[str, str]) -> None:
    end = result_of(batch(GAME, names, "whole"), 1)
    assert isinstance(end, Over) and max(end.scores) in (1, 2, 3)


def test_a_plan_is_kept_until_the_turn_is_done() -> None:
    state, chance = at(OPENING), Random(2)
    mover = bot("heuristic")
    number = mover(state, 0, moves(state), chance)
    assert isinstance(number, Number)
    state = apply(state, number)[0]
    while state.phase is Phase.STEPS and state.turn == 0:
        move = mover(state, 0, moves(state), chance)
        state = apply(state, move)[0]
    assert isinstance(move, Done)
    turns = [(n, after) for n in (1, 3, 4, 5, 6) for after in results((START, START), numbers(n, 5))]
    best = max(estimate(after) - DOUBLE * (n == 5) for n, after in turns)
    assert estimate(state.sides) - DOUBLE * (number.number == 5) == best


def test_the_formula_of_the_heuristic_bot() -> None:
    assert estimate((START, START)) == 2 * 2
    blot = packed({24: 2, 13: 5, 8: 3, 6: 4, 5: 1})
    theirs = packed({24: 2, 13: 5, 8: 3, 6: 5})
    assert estimate((blot, theirs)) == pytest.approx(1 + 2 * 2 - 20 * SHOTS[4] / 36)
    assert estimate((packed({0: 15}), theirs)) == 1000


JUDGES = ("beginner", "heuristic", "casual", "strong", "strongest")
LOST = "24:2,13:5,8:3,6:5 2:2,off:13 2-5 0-2 red"
"""Blue bears off its last two checkers in the next turn, and Red has borne off none."""


def answer(line: str, offer: int, name: str, match: int = 11, points: tuple[int, int] = (0, 0)) -> object:
    """What Blue says to Red's offer."""
    offered = play(at(line, match, points), f"1 resign {offer}")
    return type(bot(name)(offered, 1, moves(offered), Random(1)))


@pytest.mark.parametrize("name", JUDGES)
def test_bots_accept_what_they_could_hardly_better_and_decline_less(name: str) -> None:
    assert [answer(LOST, offer, name) for offer in (1, 2, 3)] == [Decline, Decline, Accept]
    gammon = "13:7,8:3,6:5 2:2,off:13 2-5 2-2 red"
    assert [answer(gammon, offer, name) for offer in (1, 2, 3)] == [Decline, Accept, Accept]
    assert answer("24:1,13:5,8:4,6:4,off:1 2:2,off:13 2-5 2-2 red", 1, name) == Accept, "no gammon to hope for"
    behind = "1:1,off:14 23:2,13:5,8:3,6:5 2-5 2-2 red"
    assert answer(behind, 1, name) == Accept, "who is lost takes anything"
    assert [answer(OPENING, offer, name) for offer in (1, 2)] == [Accept, Accept]


@pytest.mark.parametrize("name", JUDGES)
def test_bots_accept_what_wins_the_match(name: str) -> None:
    assert answer(LOST, 1, name, match=1) == Accept
    assert answer(OPENING, 1, name, match=1) == Accept
    assert answer(LOST, 1, name, match=5, points=(0, 4)) == Accept
    assert [answer(LOST, offer, name, match=5, points=(4, 3)) for offer in (1, 2)] == [Decline, Accept]


@pytest.mark.parametrize("name", JUDGES)
def test_bots_judge_a_resignation_in_the_middle_of_a_turn(name: str) -> None:
    turn = play(at(LOST, match=11), "1 number 3", "1 8/3")
    for offer, said in ((1, Decline(1)), (3, Accept(1))):
        offered = play(turn, f"1 resign {offer}")
        assert bot(name)(offered, 1, moves(offered), Random(1)) == said


def test_unknown_bots_are_told_what_there_is() -> None:
    for name in ("strong-0", "strong-100", "strong-", "stronger", "Strong"):
        with pytest.raises(BadNotation, match="random, beginner, heuristic, casual, strong, strongest and strong-N"):
            bot(name)


def opening(number: int, seed: str) -> State:
    """The start of a turn after arrows and two turns by lot."""
    chance = Random(f"{seed} {number}")
    state = start(Setup(2, {"match": 1, "forced": True}))
    for move in (Thrown((6,)), Thrown((1,))):
        state = apply(state, move)[0]
    turns = 0
    while turns < 3 or state.phase is not Phase.NUMBER:
        turns += state.phase is Phase.NUMBER
        state = apply(state, chance.choice(moves(state)))[0]
    return state


def duel(name: str, other: str, games: int, seed: str) -> tuple[float, float]:
    """The share that a bot wins against another, every opening from both sides, and the lower bound of its 95 per cent
    interval (Wilson)."""
    won = 0.0
    for number in range(games // 2):
        for seat, names in enumerate(((name, other), (other, name))):
            result = finish(opening(number, seed), names).result
            assert result is not None
            won += 0.5 if result.winner is None else result.winner == seat
    share, z = won / games, 1.96
    middle = share + z * z / (2 * games)
    return share, (middle - z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))) / (1 + z * z / games)


@pytest.mark.slow
@pytest.mark.parametrize(("worse", "better"), list(pairwise(NAMES)))
def test_every_level_beats_the_one_before(worse: str, better: str) -> None:
    games = 12 if better == "strong" else 30
    share, at_least = duel(better, worse, games, "order")
    print(f"{better} against {worse}: {games} games, seed order, {share:.1%}, at least {at_least:.1%}")
    assert at_least > 0.5


@pytest.mark.slow
def test_strong_beats_heuristic_from_both_sides_of_every_opening() -> None:
    share, at_least = duel("strong-8", "heuristic", 60, "sixty")
    print(f"strong-8 against heuristic: 60 games, seed sixty, {share:.1%}, at least {at_least:.1%}")
    assert at_least > 0.85


@pytest.mark.slow
def test_strongest_beats_strong() -> None:
    share, at_least = duel("strongest", "strong", 100, "hundred")
    print(f"strongest against strong: 100 games, seed hundred, {share:.1%}, at least {at_least:.1%}")
    assert at_least > 0.5


@pytest.mark.slow
def test_heuristic_beats_random() -> None:
    assert duel("heuristic", "random", 20, "twenty")[1] > 0.8
