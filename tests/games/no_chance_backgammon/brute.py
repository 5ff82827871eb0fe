"""The movement of checkers once more, slowly and from the words of NB7: lists, whole sequences, no shortcuts."""

from __future__ import annotations

from itertools import permutations
from random import Random

from games.no_chance_backgammon.board import Board, packed

Sides = tuple[tuple[int, ...], tuple[int, ...]]
"""Checkers by place 0 (off) to 25 (bar), of the mover and of the other, each from its own side."""


def spread(board: Board) -> Sides:
    return tuple(tuple(side >> 4 * at & 15 for at in range(26)) for side in board)  # type: ignore[return-value]


def joined(sides: Sides) -> Board:
    return packed(dict(enumerate(sides[0]))), packed(dict(enumerate(sides[1])))


def may(sides: Sides, start: int, number: int) -> bool:
    """Whether one checker may go a number from a place."""
    mine, theirs = sides
    if not mine[start] or (mine[25] and start != 25):
        return False
    end = start - number
    if end > 0:
        return theirs[25 - end] <= 1
    if any(mine[7:]):
        return False
    return end == 0 or not any(mine[start + 1 :])


def gone(sides: Sides, start: int, number: int) -> Sides:
    mine, theirs = list(sides[0]), list(sides[1])
    end = max(0, start - number)
    mine[start] -= 1
    mine[end] += 1
    if end and theirs[25 - end] == 1:
        theirs[25 - end] -= 1
        theirs[25] += 1
    return tuple(mine), tuple(theirs)


def sequences(sides: Sides, numbers: tuple[int, ...]) -> list[tuple[tuple[tuple[int, int], ...], Sides]]:
    """Every way to play these numbers in this order until one cannot be played: the steps, and where they lead."""
    if not numbers or sides[0][0] == 15:
        return [((), sides)]
    ways = []
    for start in range(25, 0, -1):
        if may(sides, start, numbers[0]):
            step = (start, max(0, start - numbers[0]))
            ways += [((step, *rest), end) for rest, end in sequences(gone(sides, start, numbers[0]), numbers[1:])]
    return ways or [((), sides)]


def turns(sides: Sides, one: int, two: int) -> list[tuple[tuple[tuple[int, int], ...], Sides]]:
    """Every legal turn with its steps."""
    if one == two:
        every = sequences(sides, (one,) * 4)
    else:
        every = [way for order in permutations((one, two)) for way in sequences(sides, order)]
    done = [way for way in every if way[1][0][0] == 15]
    most = max(len(steps) for steps, _ in every)
    legal = [way for way in every if len(way[0]) == most]
    if most == 1 and one != two and not done:
        larger = [way for way in legal if may(sides, way[0][0][0], max(one, two)) and _uses(way[0][0], max(one, two))]
        legal = larger or legal
    return legal + [way for way in done if way not in legal]


def _uses(step: tuple[int, int], number: int) -> bool:
    start, end = step
    return start - end == number or (end == 0 and start < number)


def any_position(chance: Random) -> Board:
    """Checkers anywhere: often crowded, on the bar, at home, or nearly all off."""
    kind = chance.randrange(5)
    mine, theirs = [0] * 26, [0] * 26
    highest = (24, 24, 6, 12, 6)[kind]
    for _ in range(15):
        mine[_place(chance, kind, highest)] += 1
    free = [at for at in range(1, 25) if not mine[25 - at]]
    for _ in range(15):
        theirs[chance.choice([*free, *free, 0, 25]) if kind != 4 else chance.choice([0, 0, *free])] += 1
    return joined((tuple(mine), tuple(theirs)))


def _place(chance: Random, kind: int, highest: int) -> int:
    if kind == 4:
        return chance.choice([0] * 12 + list(range(1, highest + 1)))
    if kind == 1 and chance.random() < 0.15:
        return 25
    return chance.choice([0, *range(1, highest + 1)]) if chance.random() < 0.3 else chance.randint(1, highest)
