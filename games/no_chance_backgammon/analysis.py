"""What a position is worth: estimates, for this game has not been solved.

Nothing is left to chance after the lot, so under best play every position has one certain result; it is only not known.
An estimate tells how games went on the average, between bots that search, from positions that looked as good.

A position is judged where a turn ends. The search of the strong bots, over a narrow beam, follows it by the other's
answer and the next turn, which the net judges (`bots_net`); the last part of a race is played to its
end. `python -m benchmarks.backgammon_worth` measures how far all that can be trusted.

In the middle of a turn a seat still has the best of all that can be played, as far as looked into. So a number or a
step costs what the turns it rules out were better by; `done` shows how the turn looks one turn further on. Where a turn
proves better than the search had seen, a decision costs a little less than nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from games.core import Seat, Worth
from games.no_chance_backgammon.board import ALL_OFF, NUMBERS, START, Board
from games.no_chance_backgammon.bots_race import Node, Race, TooFar, Turn, checkers, is_race
from games.no_chance_backgammon.bots_strong import WON, Price, followed, rank, turns_of
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import DOUBLES, Phase, State, board
from games.no_chance_backgammon.turns import results

LOOKED_INTO = 3
"""So many of the turns that look best are judged; the others are taken to be no better."""
PLAN = (3,)
"""How a turn is followed: so many of the other's answers, and to each the next turn that looks best."""
RACE, TRIES = 8, 2000
"""A race with so many checkers left at most has its exact result, unless more positions have to be tried for it."""
POINTS = Price(1.0, 1.0)
"""Every point counts."""
ERROR = 0.15
"""The standard error in points."""


def worth(state: State) -> Worth:
    """By seat, its lead in points at the end on average. In a match: the points so far and those of the game in hand,
    or, between two games, of the next; further games are taken to be even. Exact where the match is over.

    The error is the root of the mean square of two differences: of results from worths, over groups of positions that
    looked alike; and of what a turn seems worth before it is confirmed and after.
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
    ranked = rank(tuple(turns), theirs, others, POINTS)
    return max(after_turn(turn, theirs, others) for _, turn in ranked[:LOOKED_INTO])


@lru_cache(maxsize=16384)
def after_turn(turn: Turn, theirs: int, others: int) -> float:
    """What the game is worth, in points, to who has just finished that turn."""
    number, (mine, other), own = turn
    if mine == ALL_OFF:
        return float(worth_of_win(other))
    sure = _exactly(((other, mine), theirs, number, others, own))
    return in_points(followed(turn, theirs, others, PLAN, POINTS)) if sure is None else -float(sure)


def _exactly(node: Node) -> int | None:
    """What the mover wins in a race, where that is soon found out."""
    if not is_race(node[0]) or checkers(node[0]) > RACE:
        return None
    try:
        return Race(TRIES).points(node)
    except TooFar:
        return None


def in_points(worth: float) -> float:
    """What the search holds a turn worth, in points."""
    return worth - WON if worth > WON / 2 else worth + WON if worth < -WON / 2 else worth
