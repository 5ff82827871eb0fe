"""Turns counted: the choice of a number and the position it leads to are one ply."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from games.core import BadNotation
from games.no_chance_backgammon.board import ALL_OFF, NUMBERS, START, Board
from games.no_chance_backgammon.state import DOUBLES, choices
from games.no_chance_backgammon.turns import numbers, results

Node: TypeAlias = tuple[Board, tuple[int, int], tuple[int, int]]
"""Board, arrows, doubles left; of each the mover's first."""


def turns(node: Node) -> Iterator[Node]:
    """Every different turn: a number and a position it leads to, seen by whoever moves next."""
    board, (mine, theirs), (own, others) = node
    for number in choices(mine, theirs, own):
        left = own - (number == theirs)
        for after in results(board, numbers(number, theirs)):
            yield (after[1], after[0]), (theirs, number), (others, left)


def perft(named: Mapping[str, Sequence[str]]) -> Iterator[int]:
    """How many sequences of 1, 2, … turns there are from the start position. named: "arrows", the mover's and the
    other's number; BadNotation for anything else."""
    if set(named) != {"arrows"}:
        raise BadNotation(
            f"there is no {', '.join(sorted({*named} - {'arrows'}))}; turns are counted from --arrows 2 5"
        )
    arrows = named["arrows"]
    if len(arrows) != 2 or arrows[0] == arrows[1] or not all(word in map(str, NUMBERS) for word in arrows):
        raise BadNotation(f"arrows {' '.join(arrows)}: write two different numbers from 1 to 6, the mover's first")
    return _counts(((START, START), (int(arrows[0]), int(arrows[1])), (DOUBLES, DOUBLES)))


def _counts(first: Node) -> Iterator[int]:
    """The last ply is counted without keeping it; a finished game goes no further."""
    reached: Counter[Node] = Counter({first: 1})
    while True:
        going = {node: ways for node, ways in reached.items() if node[0][1] != ALL_OFF}
        yield sum(ways * _how_many(node) for node, ways in going.items())
        reached = Counter()
        for node, ways in going.items():
            for after in turns(node):
                reached[after] += ways


def _how_many(node: Node) -> int:
    board, (mine, theirs), (own, _) = node
    return sum(len(results(board, numbers(number, theirs))) for number in choices(mine, theirs, own))
