"""The search of the bot `strong`: turns are whole numbers and positions, so there is no chance to average over.

Each turn leads to some hundred (number, position) pairs. All are estimated at once (`bots_estimate`), the best few are
followed by the other's best answers, those by ours, and so on, each time fewer: a negamax search over a narrowing beam
with alpha-beta cuts. Nothing here looks at a clock: equal positions get equal turns on every machine.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from games.no_chance_backgammon.board import ALL_OFF, Board
from games.no_chance_backgammon.bots_estimate import WON, estimates
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, results

BREADTH = 40
"""How many of its own turns the bot looks into as it is offered to people."""
TIE = 0.05
"""Turns that differ by less are as good as each other; one of them is drawn by lot."""

Turn: TypeAlias = tuple[int, Board, int]
"""A number, the board after the turn with the mover's side first, and the doubles the mover has left then."""
Node: TypeAlias = tuple[Board, int, int, int, int]
"""Board with the mover's side first, the mover's arrow, the other's, doubles left of the mover and of the other."""


def search(turns: tuple[Turn, ...], theirs: int, others: int, breadth: int, chance: Random) -> Turn:
    """The best of these turns. theirs: the other's arrow; others: the doubles it has left."""
    plan = (breadth, max(2, breadth // 2), max(1, breadth // 4))
    ranked = best_first(turns, theirs, others)
    best, found = -2.0 * WON, []
    for _, turn in ranked[:breadth]:
        value = _follow(turn, theirs, others, plan[1:], -2.0 * WON, -best + TIE)
        if value > best + TIE:
            best, found = value, [turn]
        elif value > best - TIE:
            found.append(turn)
    return chance.choice(found)


def best_first(turns: tuple[Turn, ...], theirs: int, others: int) -> list[tuple[float, Turn]]:
    """The turns with their estimates, the best first."""
    values = estimates([turn[1] for turn in turns], [(turn[2], others, turn[0], theirs) for turn in turns])
    return sorted(zip(values, turns, strict=True), key=lambda pair: -pair[0])


def _follow(turn: Turn, theirs: int, others: int, plan: tuple[int, ...], low: float, high: float) -> float:
    """What a turn is worth when the other answers it, as the plan goes on. low, high: of the other's values."""
    number, (mine, other), own = turn
    if mine == ALL_OFF:
        return WON * worth_of_win(other)
    return -best_value(((other, mine), theirs, number, others, own), plan, low, high)


def best_value(node: Node, plan: tuple[int, ...], low: float, high: float) -> float:
    """The best that the mover of a node can reach, in points of the estimate. plan: how many of the best turns are
    looked into, the mover's, the other's and so on; those of the last number are only estimated."""
    ranked = best_first(turns_of(node), node[2], node[4])
    if len(plan) < 2 or abs(ranked[0][0]) >= WON:
        return ranked[0][0]
    best = -2.0 * WON
    for _, turn in ranked[: plan[0]]:
        best = max(best, _follow(turn, node[2], node[4], plan[1:], -high, -max(low, best)))
        if best >= high:
            break
    return best


def turns_of(node: Node) -> tuple[Turn, ...]:
    """Every turn that the mover of a node has."""
    board, mine, theirs, own, _ = node
    return tuple(
        [
            (n, after, own - (n == theirs))
            for n in choices(mine, theirs, own)
            for after in results(board, numbers(n, theirs))
        ]
    )
