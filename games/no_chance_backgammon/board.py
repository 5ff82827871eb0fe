"""The checkers of one side as one number, and what a single step does to both sides.

A side is 26 hexadecimal digits, four bits each, counted from its own side: digit 0 the checkers borne off, 1 to 24
the points, 25 the bar. So a step is an addition, a hit another, and equal positions are equal numbers.
The point `at` of one side is the point `25 - at` of the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

Side: TypeAlias = int
"""The checkers of one side, packed."""

Board: TypeAlias = tuple[Side, Side]
"""The mover's side, then the other's."""

OFF, BAR, HOME, CHECKERS = 0, 25, 6, 15
NUMBERS = range(1, 7)
POINTS = range(1, 25)


def packed(checkers: dict[int, int]) -> Side:
    """The side with so many checkers at each place."""
    return sum(count << 4 * at for at, count in checkers.items())


START = packed({24: 2, 13: 5, 8: 3, 6: 5})  # NB1
ALL_OFF = packed({OFF: CHECKERS})


def count(side: Side, at: int) -> int:
    """How many checkers a side has at a place."""
    return side >> 4 * at & 15


def places(side: Side) -> Iterator[tuple[int, int]]:
    """Every place that is not empty with its checkers, from the bar down to those borne off."""
    for at in range(BAR, -1, -1):
        if here := side >> 4 * at & 15:
            yield at, here


def pips(side: Side) -> int:
    """How many points the checkers of a side have yet to go in all; 167 at the start."""
    return sum(at * here for at, here in places(side))


def key(board: Board) -> str:
    """The plain key of a position: both sides, the mover's first, 26 hexadecimal digits each from place 0 to 25."""
    mine, theirs = board
    return f"{mine:026x}"[::-1] + "/" + f"{theirs:026x}"[::-1]


def read_key(text: str) -> Board:
    """The inverse of `key`; ValueError for any other text."""
    sides = text.split("/")
    if len(sides) != 2 or any(len(side) != 26 or set(side) - set("0123456789abcdef") for side in sides):
        raise ValueError(f"{text[:60]!r} is no key of a position: two times 26 hexadecimal digits, joined by /")
    return int(sides[0][::-1], 16), int(sides[1][::-1], 16)


def entry(number: int) -> int:
    """The point on which a checker from the bar enters with a number (NB7)."""
    return BAR - number


def moved(board: Board, start: int, end: int) -> Board:
    """The board after a checker has gone from one place to another, a single checker there hit (NB7)."""
    mine, theirs = board
    mine += (1 << 4 * end) - (1 << 4 * start)
    over = 25 - end
    if end != OFF and theirs >> 4 * over & 15:
        theirs += (1 << 4 * BAR) - (1 << 4 * over)
    return mine, theirs


_STEPS = tuple(
    tuple((4 * at, (1 << 4 * (at - n)) - (1 << 4 * at), 4 * (25 - at + n), at) for at in range(24, n, -1))
    for n in range(7)
)
"""By number and starting point: its shift, what the step adds, the shift of the landing point for the other side."""
_ENTER = tuple(((1 << 4 * (25 - n)) - (1 << 4 * BAR), 4 * n) for n in range(7))
_HIT = tuple((1 << 4 * BAR) - (1 << shift) for shift in range(101))
"""What a hit adds to the side that is hit, by the shift of the point."""


def after(board: Board, number: int) -> list[Board]:
    """All boards that one checker played with a number leads to (NB7); [] if none can be played."""
    mine, theirs = board
    if mine >> 4 * BAR:
        add, over = _ENTER[number]
        there = theirs >> over & 15
        return [] if there > 1 else [(mine + add, theirs + _HIT[over] if there else theirs)]
    found = []
    for shift, add, over, _ in _STEPS[number]:
        if mine >> shift & 15:
            there = theirs >> over & 15
            if not there:
                found.append((mine + add, theirs))
            elif there == 1:
                found.append((mine + add, theirs + _HIT[over]))
    if not mine >> 4 * (HOME + 1) and (start := leaves_from(mine, number)):
        found.append((mine + 1 - (1 << 4 * start), theirs))
    return found


def leaves_from(mine: Side, number: int) -> int:
    """The point from which a number bears a checker off when all are home: its own, or the highest below; else 0."""
    if mine >> 4 * number & 15:
        return number
    if mine >> 4 * (number + 1):
        return 0
    return next((at for at in range(number - 1, 0, -1) if mine >> 4 * at & 15), 0)


def ends(board: Board, number: int) -> list[tuple[int, int]]:
    """The steps behind `after`: every start and end that a number allows, the highest start first."""
    mine, theirs = board
    if mine >> 4 * BAR:
        return [] if count(theirs, number) > 1 else [(BAR, entry(number))]
    found = [
        (at, at - number) for shift, _, over, at in _STEPS[number] if mine >> shift & 15 and theirs >> over & 15 < 2
    ]
    if not mine >> 4 * (HOME + 1) and (start := leaves_from(mine, number)):
        found.append((start, OFF))
    return found
