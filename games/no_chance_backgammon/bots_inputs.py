"""What the net of the strong bots sees of finished turns, many at a time: small whole numbers.

For the side that has just moved and for the other alike (`SIDE` numbers each):

  POINTS    for each point: a blot, two checkers or more, three or more, how many above three
  BAR       any on the bar, how many above one; OFF: how many borne off, any
  PIPS      pips to go
  AHEAD     how many of the six points before the rearmost checker the other holds, as one of seven
  HOME_HELD how many points of the own home it holds, as one of seven

and then

  ARROWS    both arrows, each as one of six, and whether they show the same
  DOUBLES   for each side whether a double is left, whether two
  SHOTS     for each point of the mover: a blot there that one number can hit in the answer; LONG_SHOTS: only two or
            more can; AIMS: a blot of the other there (counted from its side) with a checker of the mover within six
  SHUT      with a checker of the other on the bar: the mover's number does not enter it, nor does any it may choose;
            neither does

The other will play the mover's number and one that is not its own arrow: so `SHOTS` are seen, not counted as chances.
Sets of points are bits of an integer, the point p as bit p of the side it is counted from.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.no_chance_backgammon.board import BAR, HOME, NUMBERS, OFF, Board

Places: TypeAlias = NDArray[np.uint8]
"""Checkers by board, side (the mover's first) and place."""
Inputs: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]

POINTS, ON_BAR, BORNE_OFF, PIPS, AHEAD, HOME_HELD, SIDE = 0, 96, 98, 100, 101, 108, 115
ARROWS = 2 * SIDE
DOUBLES = ARROWS + 13
SHOTS = DOUBLES + 4
LONG_SHOTS, AIMS, SHUT = SHOTS + 24, SHOTS + 48, SHOTS + 72
COUNT = SHUT + 3

_AT = np.arange(26, dtype=np.float32)
_BIT = 2.0**_AT
_ON_BOARD = np.arange(1, 25)
_ALL = (1 << 25) - 2
"""The bits of all points."""


def unpacked(boards: Sequence[Board]) -> Places:
    """Boards of the rules as an array."""
    raw = b"".join([side.to_bytes(13, "little") for board in boards for side in board])
    pairs = np.frombuffer(raw, dtype=np.uint8).reshape(-1, 2, 13)
    places = np.empty((len(boards), 2, 26), dtype=np.uint8)
    places[:, :, 0::2], places[:, :, 1::2] = pairs & 15, pairs >> 4
    return places


def inputs(places: Places, numbers: Ints, left: Ints, theirs: int, others: int) -> Inputs:
    """By board after a turn, what the net sees. numbers, left: by board, the mover's arrow and the doubles it has left;
    theirs, others: the same of the side that moves next."""
    seen = np.zeros((len(places), COUNT), dtype=np.float32)
    points = places[:, :, 1:25]
    blots, held, there = points == 1, points >= 2, places[:, :, 1:] > 0
    for side in (0, 1):
        _side(seen[:, side * SIDE : (side + 1) * SIDE], places[:, side], blots[:, side], held[:, side])
    _ahead(seen, there, held)
    _arrows(seen, numbers, left, theirs, others)
    _shots(seen, _Sets(blots, held, there), numbers, theirs, others)
    _aims(seen, _bits(there[:, 0], 1), _bits(blots[:, 1, ::-1], 1))
    _shut(seen, places[:, 1, BAR] > 0, _bits(held[:, 0], 1), numbers, theirs)
    return seen


def races(places: Places) -> NDArray[np.bool_]:
    """By board, whether the two sides have passed each other."""
    rear = _rear(places[:, :, 1:] > 0)
    return np.asarray(rear[:, 0] + rear[:, 1] < 25)


def _side(seen: Inputs, side: Places, blots: NDArray[np.bool_], held: NDArray[np.bool_]) -> None:
    points = seen[:, POINTS:ON_BAR]
    points[:, 0::4], points[:, 1::4], points[:, 2::4] = blots, held, side[:, 1:25] >= 3
    points[:, 3::4] = np.maximum(side[:, 1:25], 3) - 3
    bar, off = side[:, BAR], side[:, OFF]
    seen[:, ON_BAR], seen[:, ON_BAR + 1] = bar > 0, np.maximum(bar, 1) - 1
    seen[:, BORNE_OFF], seen[:, BORNE_OFF + 1] = off, off > 0
    seen[:, PIPS] = side @ _AT
    seen[np.arange(len(seen)), HOME_HELD + held[:, :HOME].sum(axis=1)] = 1


def _bits(which: NDArray[np.bool_], first: int) -> Ints:
    """Rows of yes and no as sets; the first column is the bit `first`."""
    return np.asarray(which @ _BIT[first : first + which.shape[-1]].astype(np.float64), dtype=np.int64)


def _rear(there: NDArray[np.bool_]) -> Ints:
    """The place of the rearmost checker, 0 if all are off."""
    return np.asarray((there * _ON_BOARD_AND_BAR).max(axis=2), dtype=np.int64)


_ON_BOARD_AND_BAR = np.arange(1, 26, dtype=np.uint8)


def _ahead(seen: Inputs, there: NDArray[np.bool_], held: NDArray[np.bool_]) -> None:
    rear = _rear(there)
    six = ((1 << rear) - 1) & ~((1 << np.maximum(rear - 6, 0)) - 1)
    blocked = np.bitwise_count(_bits(held[:, ::-1, ::-1], 1) & six)
    for side in (0, 1):
        seen[np.arange(len(seen)), side * SIDE + AHEAD + blocked[:, side]] = 1


def _arrows(seen: Inputs, numbers: Ints, left: Ints, theirs: int, others: int) -> None:
    seen[np.arange(len(seen)), ARROWS - 1 + numbers] = 1
    seen[:, ARROWS + 5 + theirs] = 1
    seen[:, ARROWS + 12] = numbers == theirs
    seen[:, DOUBLES], seen[:, DOUBLES + 1] = left > 0, left > 1
    seen[:, DOUBLES + 2], seen[:, DOUBLES + 3] = others > 0, others > 1


class _Sets:
    """Sets of points, counted from the mover's side. blots: the mover's; open: those it does not hold; others: places
    of the other's checkers, the bar as bit 0, and the bar alone while there are any on it."""

    def __init__(self, blots: NDArray[np.bool_], held: NDArray[np.bool_], there: NDArray[np.bool_]) -> None:
        self.blots, self.open = _bits(blots[:, 0], 1), ~_bits(held[:, 0], 1) & _ALL
        others = _bits(there[:, 1, ::-1], 0)
        self.others = np.where(others & 1, 1, others)


def _shots(seen: Inputs, sets: _Sets, numbers: Ints, theirs: int, others: int) -> None:
    direct, longer = np.zeros_like(numbers), np.zeros_like(numbers)
    first = sets.open << numbers
    for n in NUMBERS:
        if n != theirs:
            direct |= sets.others << n
            way = sets.others << numbers + n & (first | sets.open << n)
            longer |= np.where(numbers == n, 0, way)
    direct |= sets.others << numbers
    if others:
        longer |= np.where(numbers == theirs, 0, _of_double(sets, numbers, first))
    direct &= sets.blots
    _write(seen, SHOTS, direct)
    _write(seen, LONG_SHOTS, longer & sets.blots & ~direct)


def _of_double(sets: _Sets, numbers: Ints, way: Ints) -> Ints:
    """Where two to four times the mover's number leads the other."""
    reached = np.zeros_like(numbers)
    for times in (2, 3, 4):
        reached |= sets.others << times * numbers & way
        way = way & sets.open << times * numbers
    return reached


def _aims(seen: Inputs, mine: Ints, blots: Ints) -> None:
    near = mine >> 1 | mine >> 2 | mine >> 3 | mine >> 4 | mine >> 5 | mine >> 6
    seen[:, AIMS : AIMS + 24] = ((near & blots)[:, None] >> _ON_BOARD[::-1]) & 1


def _shut(seen: Inputs, on_bar: NDArray[np.bool_], held: Ints, numbers: Ints, theirs: int) -> None:
    mine = on_bar & (held >> numbers & 1 > 0)
    free = ~held & (1 << HOME + 1) - 2 & ~(1 << theirs) & ~(1 << numbers)
    chosen = on_bar & (free == 0)
    seen[:, SHUT], seen[:, SHUT + 1], seen[:, SHUT + 2] = mine, chosen, mine & chosen


def _write(seen: Inputs, at: int, sets: Ints) -> None:
    seen[:, at : at + 24] = (sets[:, None] >> _ON_BOARD) & 1
