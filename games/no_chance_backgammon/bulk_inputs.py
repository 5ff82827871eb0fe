"""What the net of the strong bots sees of one finished turn (`bots_inputs`): a list of the numbers that are not zero.

For training, where turns are seen one by one, millions of them; play sees all turns of a position at once. A board is
a row of 52: the side that has moved, then the other's (`bulk_kernel`).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.no_chance_backgammon import bots_inputs as see
from games.no_chance_backgammon.bulk_kernel import BAR, HOME, OFF

Row = NDArray[np.int8]
Some = NDArray[np.float32]
Ints = NDArray[np.int64]

AT_MOST = 160
"""More numbers than are ever seen at once."""
SCALE = np.ones(see.COUNT, dtype=np.float32)
"""What is seen is multiplied by this, so that all of it is of a size."""
for _base in (0, see.SIDE):
    SCALE[_base + 3 : _base + see.ON_BAR : 4] = SCALE[_base + see.ON_BAR + 1] = 1 / 2
    SCALE[_base + see.BORNE_OFF], SCALE[_base + see.PIPS] = 1 / 8, 1 / 64
SIDE, POINTS, ON_BAR, BORNE_OFF, PIPS = see.SIDE, see.POINTS, see.ON_BAR, see.BORNE_OFF, see.PIPS
AHEAD, HOME_HELD, ARROWS, DOUBLES = see.AHEAD, see.HOME_HELD, see.ARROWS, see.DOUBLES
SHOTS, LONG_SHOTS, AIMS, SHUT = see.SHOTS, see.LONG_SHOTS, see.AIMS, see.SHUT


@compiled
def side_seen(board: Row, at: int, base: int, index: Ints, amount: Some, n: int) -> int:
    """Adds what is seen of the side whose checkers begin at `at`."""
    pips, rear, home = 0, 0, 0
    for place in range(1, BAR + 1):
        here = board[at + place]
        if here:
            pips += place * here
            rear = place
            if place < BAR:
                home += place <= HOME and here > 1
                n = point_seen(here, base + POINTS + 4 * place - 4, index, amount, n)
    n = counted(board[at + BAR] > 0, board[at + BAR] - 1, base + ON_BAR, index, amount, n)
    n = counted(board[at + OFF], board[at + OFF] > 0, base + BORNE_OFF, index, amount, n)
    ahead = 0
    for place in range(max(1, rear - 6), rear):
        ahead += board[26 - at + 25 - place] > 1
    n = noted(1, base + HOME_HELD + home, index, amount, n)
    n = noted(1, base + AHEAD + ahead, index, amount, n)
    return noted(pips, base + PIPS, index, amount, n)


@compiled
def noted(what: float, where: int, index: Ints, amount: Some, n: int) -> int:
    """Adds a number unless it is zero; how many there are then."""
    index[n], amount[n] = where, what
    return n + (what > 0)


@compiled
def counted(one: float, two: float, where: int, index: Ints, amount: Some, n: int) -> int:
    """Adds two numbers."""
    return noted(two, where + 1, index, amount, noted(one, where, index, amount, n))


@compiled
def point_seen(here: int, where: int, index: Ints, amount: Some, n: int) -> int:
    """Adds what is seen of a point with checkers."""
    if here == 1:
        return noted(1, where, index, amount, n)
    n = noted(1, where + 1, index, amount, n)
    return counted(here > 2, here - 3, where + 2, index, amount, n)


@compiled
def hit_by(board: Row, place: int, number: int, theirs: int, others: int) -> int:
    """How a blot can be hit in the answer: 1 by one number, 2 by more, 0 not at all."""
    far = BAR if board[26 + BAR] else 1
    back = 25 - place
    for n in range(1, 7):
        if (n != theirs or n == number) and far <= back + n <= BAR and board[26 + back + n]:
            return 1
    for n in range(1, 7):
        reach = back + number + n
        way = (place > number and board[place - number] < 2) or (place > n and board[place - n] < 2)
        if way and n not in (theirs, number) and far <= reach <= BAR and board[26 + reach]:
            return 2
    for times in range(2, 5 if others and number != theirs else 0):
        by_way = place - (times - 1) * number
        if by_way < 1 or board[by_way] > 1:
            return 0
        if far <= back + times * number <= BAR and board[26 + back + times * number]:
            return 2
    return 0


@compiled
def blots_seen(board: Row, number: int, theirs: int, others: int, index: Ints, amount: Some, n: int) -> int:
    """Adds which blots can be hit and aimed at."""
    for place in range(1, 25):
        if board[place] == 1:
            how = hit_by(board, place, number, theirs, others)
            if how:
                n = noted(1, (SHOTS if how == 1 else LONG_SHOTS) + place - 1, index, amount, n)
        if board[26 + place] == 1 and board[26 - place : min(32 - place, 26)].any():
            n = noted(1, AIMS + place - 1, index, amount, n)
    return n


@compiled
def shut_seen(board: Row, number: int, theirs: int, index: Ints, amount: Some, n: int) -> int:
    """Adds which numbers do not enter a checker of the other."""
    if not board[26 + BAR]:
        return n
    free = False
    for place in range(1, 7):
        free |= place not in (theirs, number) and board[place] < 2
    n = counted(board[number] > 1, not free, SHUT, index, amount, n)
    return noted(board[number] > 1 and not free, SHUT + 2, index, amount, n)


@compiled
def seen(board: Row, own: Ints, other: Ints, index: Ints, amount: Some) -> int:
    """What the net sees of a finished turn; how many numbers. own, other: arrow and doubles left of either side."""
    number, theirs = own[0], other[0]
    n = side_seen(board, 0, 0, index, amount, 0)
    n = side_seen(board, 26, SIDE, index, amount, n)
    n = noted(1, ARROWS - 1 + number, index, amount, n)
    n = noted(1, ARROWS + 5 + theirs, index, amount, n)
    n = noted(number == theirs, ARROWS + 12, index, amount, n)
    n = counted(own[1] > 0, own[1] > 1, DOUBLES, index, amount, n)
    n = counted(other[1] > 0, other[1] > 1, DOUBLES + 2, index, amount, n)
    n = blots_seen(board, number, theirs, other[1], index, amount, n)
    return shut_seen(board, number, theirs, index, amount, n)


@compiled
def is_race(board: Row) -> int:
    """1 if the two sides have passed each other, else 0."""
    rear = 0
    for side in (0, 26):
        place = BAR
        while place and not board[side + place]:
            place -= 1
        rear += place
    return int(rear < 25)
