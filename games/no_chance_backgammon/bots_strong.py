"""The search of the strong bots: turns are whole numbers and positions, so there is no chance to average over.

Each turn leads to some hundred (number, position) pairs. The net (`bots_net`) judges all of them at once; the best few
are followed by the other's best answers, those by ours, and so on: a negamax search with alpha-beta cuts over the turns
that look best. The end of a race is tried to the last checker (`bots_race`), and in other endings a win by force is
looked for before the search (`bots_endings`): the net may hold any turn of it for hopeless. Nothing here looks at a
clock, and all sums are of whole numbers: equal positions get equal turns on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TypeAlias

import numpy as np

from games.no_chance_backgammon.board import ALL_OFF
from games.no_chance_backgammon.bots_endings import is_ending, undecided
from games.no_chance_backgammon.bots_inputs import unpacked
from games.no_chance_backgammon.bots_net import Chances, chances
from games.no_chance_backgammon.bots_race import Node, Turn, best_turn, checkers, is_race
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, results

Ranked: TypeAlias = tuple[tuple[float, Turn], ...]
"""Turns with what they are worth to who plays them, the best first."""

WON = 10.0
"""What a won game is worth beyond the points it counts, so that what is certain goes before what is likely."""
FAR = 99.0
"""More than anything is worth."""
MARGIN = 0.4
"""Turns that look worse than the best by more are not followed."""
TIE = 0.001
"""Turns that differ by less are as good as each other; one of them is drawn by lot."""
TRIES = 20_000
"""So many positions of a race may be tried."""
KEPT = 48
"""So many turns of a position are remembered."""


@dataclass(frozen=True, slots=True)
class Level:
    """How far a bot looks. plan: how many of the best turns are followed, its own, the other's answers to them, and so
    on; those after the last are only judged. race: with how many checkers left at most a race is tried to its end, and
    a win by force is looked for in other endings; proof: how many positions that may try. haze: by how much each
    judgement is blurred at most."""

    plan: tuple[int, ...]
    race: int = 0
    proof: int = 0
    haze: float = 0.0


@dataclass(frozen=True, slots=True)
class Price:
    """What a gammon, and again a backgammon, counts beyond the game: won, and lost."""

    won: float
    lost: float


def search(turns: Sequence[Turn], theirs: int, others: int, level: Level, price: Price, chance: Random) -> Turn:
    """The best of these turns. theirs: the other's arrow; others: the doubles it has left."""
    ranked = rank(turns, theirs, others, price)
    if level.haze:
        return max(ranked, key=lambda pair: pair[0] + level.haze * (chance.random() + chance.random() - 1))[1]
    if all(is_race(turn[1]) and checkers(turn[1]) <= level.race for _, turn in ranked):
        sure = best_turn([turn for _, turn in ranked], theirs, others, TRIES)
        if sure is not None:
            return sure
    if all(is_ending(turn[1], level.race) for _, turn in ranked):
        kept = undecided([turn for _, turn in ranked], theirs, others, level.proof)
        ranked = tuple([pair for pair in ranked if pair[1] in kept])
    return chance.choice(best(ranked, theirs, others, level.plan, price)[1])


def best(ranked: Ranked, theirs: int, others: int, plan: tuple[int, ...], price: Price) -> tuple[float, list[Turn]]:
    """What the best of the ranked turns is worth, and those that are as good."""
    if not plan or ranked[0][0] >= WON:
        return ranked[0][0], [turn for worth, turn in ranked if worth > ranked[0][0] - TIE]
    most, found = -FAR, []
    for _, turn in hopeful(ranked, plan[0]):
        value = followed(turn, theirs, others, plan[1:], price, most - TIE, FAR)
        if value > most + TIE:
            most, found = value, [turn]
        elif value > most - TIE:
            found.append(turn)
    return most, found


def hopeful(ranked: Ranked, breadth: int) -> Ranked:
    """The first few turns, as far as they look nearly as good as the best."""
    return tuple([pair for pair in ranked[:breadth] if pair[0] > ranked[0][0] - MARGIN])


def followed(
    turn: Turn, theirs: int, others: int, plan: tuple[int, ...], price: Price, low: float = -FAR, high: float = FAR
) -> float:
    """What a turn is worth when the other answers it, as the plan goes on. Exact between low and high alone: who moves
    has as much as low elsewhere, and will not be let have more than high."""
    number, (mine, other), own = turn
    if mine == ALL_OFF:
        return worth_won(other, price)
    return -best_value(((other, mine), theirs, number, others, own), plan, turned(price), -high, -low)


def best_value(node: Node, plan: tuple[int, ...], price: Price, low: float = -FAR, high: float = FAR) -> float:
    """The best that the mover of a node can reach; low and high are its own."""
    ranked = turns_ranked(node, price)
    if not plan or ranked[0][0] >= WON:
        return ranked[0][0]
    most = -FAR
    for _, turn in hopeful(ranked, plan[0]):
        most = max(most, followed(turn, node[2], node[4], plan[1:], price, max(low, most), high))
        if most >= high:
            break
    return most


@lru_cache(maxsize=4)
def turned(price: Price) -> Price:
    """The same for the other side."""
    return Price(price.lost, price.won)


def worth_won(loser: int, price: Price) -> float:
    """What a win against that side is worth."""
    return WON + 1 + price.won * (worth_of_win(loser) - 1)


@lru_cache(maxsize=2048)
def turns_ranked(node: Node, price: Price) -> Ranked:
    """The best turns that the mover of a node has."""
    return rank(turns_of(node), node[2], node[4], price)[:KEPT]


def rank(turns: Sequence[Turn], theirs: int, others: int, price: Price) -> Ranked:
    """The turns with what the net holds them worth, the best first."""
    left = np.array([turn[2] for turn in turns])
    places = unpacked([turn[1] for turn in turns])
    worth = worths(chances(places, np.array([turn[0] for turn in turns]), left, theirs, others), price)
    for n, (_, (mine, other), _) in enumerate(turns):
        if mine == ALL_OFF:
            worth[n] = worth_won(other, price)
    return in_order(zip(worth, turns, strict=True))


def worths(judged: Chances, price: Price) -> list[float]:
    """Chances as one number each."""
    win, gammon, backgammon, lost, lost_all = judged.T
    found: list[float] = (2 * win - 1 + price.won * (gammon + backgammon) - price.lost * (lost + lost_all)).tolist()
    return found


def in_order(found: Iterable[tuple[float, Turn]]) -> Ranked:
    """The best first; of equal ones in an order that does not depend on how they were found."""
    return tuple(sorted(found, key=lambda pair: (-pair[0], pair[1])))


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
