"""What a position is worth: estimates, for this game has not been solved.

Nothing is left to chance after the lot, so under best play every position has one certain result; it is only not known.
An estimate tells how games went on the average, between two bots that search, from positions that looked as good.

A position is judged where a turn ends. The search of the bot `strong`, over a narrow beam, follows it by the other's
answer and the next turn, which gives points of about one pip (`bots_estimate`); two logistic curves make of them the
chance to win and how often a win is a gammon. Their constants were fitted to self-play of `strong-8` from positions
after up to five turns at random: `python -m benchmarks.backgammon_worth` plays, fits and prints them.

In the middle of a turn a seat still has the best of all that can be played, as far as looked into. So a number or a
step costs what the turns it rules out were better by; `done` shows how the turn looks one turn further on. Where a turn
proves better than the search had seen, a decision costs a little less than nothing. Looking into more turns was tried:
it makes those gains rarer, but the best of many guesses is too hopeful, and then every turn seems to cost something.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from games.core import Seat, Worth
from games.no_chance_backgammon.board import ALL_OFF, HOME, NUMBERS, OFF, START, Board, count, pips, places
from games.no_chance_backgammon.bots_estimate import WON
from games.no_chance_backgammon.bots_strong import Node, Turn, best_first, best_value, turns_of
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import DOUBLES, Phase, State, board
from games.no_chance_backgammon.turns import results

LOOKED_INTO = 3
"""So many of the turns that look best are judged; the others are taken to be no better."""
PLAN = (3, 1)
"""How a turn is followed: so many of the other's answers, and to each the next turn that looks best."""

PIPS_MORE = 20
"""A lead is compared with the pips still to go and so many more."""
FARTHEST = 100.0
"""Estimates beyond this say no more."""
WIN: tuple[float, ...] = (-0.13966, 0.05452)
"""Weights of `win_features`."""
GAMMON: tuple[float, ...] = (-2.00313, 2.3436)
"""Weights of `gammon_features`, while the loser has borne off none."""
ERROR = 0.24
"""The standard error in points."""


def worth(state: State) -> Worth:
    """By seat, its lead in points at the end on average. In a match: the points so far and those of the game in hand,
    or, between two games, of the next; further games are taken to be even. Exact where the match is over.

    The error is the root of the mean square of two differences in games that the fit has not seen: of results from the
    curve, over groups of positions that looked alike; and of what a turn seems worth before it is confirmed and after.
    """
    ahead = state.match.points[0] - state.match.points[1]
    if state.phase is Phase.OVER:
        return Worth((float(ahead), float(-ahead)))
    seat, points = _in_hand(state)
    lead = ahead + (points if seat == 0 else -points)
    return Worth((lead, -lead), ERROR)


def _in_hand(state: State) -> tuple[Seat, float]:
    """A seat, and what the game in hand is worth to it."""
    match state.phase:
        case Phase.LOT:
            return 1 - state.turn, _lot(state.lot)
        case Phase.NEXT:
            return 1 - state.beginner, beginning()
        case Phase.ARROWS:
            placed = state.arrows[state.beginner]
            return state.beginner, _second_arrow(placed) if placed else beginning()
        case Phase.OFFER:  # the other takes what is better for it
            return state.turn, min(_turn(state), -float(state.offer))
    return state.turn, _turn(state)


def _lot(first: int) -> float:
    """To who has thrown it, what the first die of a lot is worth; 0 before it falls. Equal dice are thrown again."""
    wins, loses = first - 1, len(NUMBERS) - first
    return beginning() * (wins - loses) / len(NUMBERS) if first else 0.0


@lru_cache(maxsize=1)
def beginning() -> float:
    """What a game is worth to who begins it and places the first arrow."""
    return max(map(_second_arrow, NUMBERS))


@lru_cache(maxsize=len(NUMBERS))
def _second_arrow(first: int) -> float:
    """The same with that arrow placed: the other places its own where it helps the beginner least (NB3)."""
    return min(at_turn(((START, START), first, second, DOUBLES, DOUBLES)) for second in NUMBERS if second != first)


def _turn(state: State) -> float:
    """To the mover, the best turn that can still be played."""
    mine, theirs = state.arrows[state.turn], state.arrows[1 - state.turn]
    own, others = state.doubles[state.turn], state.doubles[1 - state.turn]
    if state.now is None:
        return at_turn((board(state), mine, theirs, own, others))
    return _best_of(_finished(board(state), state.left, mine, own), theirs, others)


def _finished(here: Board, left: tuple[int, ...], number: int, own: int) -> Iterable[Turn]:
    return ((number, after, own) for after in sorted(results(here, left)))


@lru_cache(maxsize=4096)
def at_turn(node: Node) -> float:
    """What the game is worth, in points, to who is about to play."""
    return _best_of(turns_of(node), node[2], node[4])


def _best_of(turns: Iterable[Turn], theirs: int, others: int) -> float:
    ranked = best_first(tuple(turns), theirs, others)
    return max(after_turn(turn, theirs, others) for _, turn in ranked[:LOOKED_INTO])


@lru_cache(maxsize=16384)
def after_turn(turn: Turn, theirs: int, others: int) -> float:
    """What the game is worth, in points, to who has just finished that turn."""
    board = turn[1]
    if board[0] == ALL_OFF:
        return float(worth_of_win(board[1]))
    return points(judged(turn, theirs, others), board)


def judged(turn: Turn, theirs: int, others: int) -> float:
    """The search's estimate of a position, in points of about one pip, to who has just finished that turn."""
    number, (mine, other), own = turn
    return -best_value(((other, mine), theirs, number, others, own), PLAN, -3 * WON, 3 * WON)


def points(estimate: float, board: Board) -> float:
    """An estimate as the result to be expected, to the side that is first on the board and has just moved."""
    win = 1.0 if estimate >= WON else 0.0 if estimate <= -WON else logistic(WIN, win_features(estimate, board))
    return win * _of_win(board) - (1 - win) * _of_win(board[::-1])


def _of_win(board: Board) -> float:
    """What a win of the first side counts on the average (NB8)."""
    return 1.0 if count(board[1], OFF) else 1 + logistic(GAMMON, gammon_features(board))


def win_features(estimate: float, board: Board) -> tuple[float, ...]:
    """What the chance to win depends on: a lead weighs more the fewer pips are left to make it up."""
    held = max(-FARTHEST, min(FARTHEST, estimate))
    return 1.0, 100 * held / (pips(board[0]) + pips(board[1]) + PIPS_MORE)


def gammon_features(board: Board) -> tuple[float, ...]:
    """What it depends on whether a win of the first side is a gammon: the pips the other needs to bring all home, in
    proportion to those the winner needs to bear off all."""
    needs = sum((at - HOME) * here for at, here in places(board[1]) if at > HOME)
    return 1.0, needs / (pips(board[0]) + PIPS_MORE)


def logistic(weights: tuple[float, ...], features: tuple[float, ...]) -> float:
    """The chance 1 / (1 + exp(-x)) for the weighted sum x of the features."""
    x = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
    return 1 / (1 + exp(-max(-60.0, min(60.0, x))))
