"""Boards as rows of small numbers, and what happens on them many times: one source, compiled or plain.

A side is a row of 26 numbers: at 0 the checkers borne off, at 1 to 24 those on the points counted from the own side, at
25 those on the bar. The point `at` of one side is the point `25 - at` of the other. In plain Python a row is a list; in
compiled code an array of int8. Functions change the rows they are given; those that try steps put them back.

Everything that calls each other compiled is in this one file: numba notices a change of a file, not of what it calls.
`games.no_chance_backgammon.bulk` is the door to it.
"""

from __future__ import annotations

from typing import TypeAlias

from games.compiled import compiled

Row: TypeAlias = list[int]
Rows: TypeAlias = list[list[int]]

OFF, BAR, HOME, CHECKERS = 0, 25, 6, 15
CAPACITY = 3060
"""At least as many boards as a turn can lead to: four steps shared out among 15 checkers, C(18, 4) ways."""
FACTOR = 2147483085
"""Of `draw`: FACTOR · 2³² - 1 is a safe prime, so the sequence repeats after 2⁶² numbers or so."""


@compiled
def draw(chance: Row, n: int) -> int:
    """A number from 0 to n - 1, n below 2³¹, by multiply-with-carry; chance: one number from 1 to 2⁶², moved on."""
    x = chance[0]
    x = FACTOR * (x & 0xFFFFFFFF) + (x >> 32)
    chance[0] = x
    return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32


@compiled
def starts(mine: Row, theirs: Row, number: int, found: Row) -> int:
    """How many places a checker can be played from with a number; writes them to `found`, the highest first (NB7)."""
    if mine[BAR]:
        found[0] = BAR
        return 1 if theirs[number] < 2 else 0
    n = back = 0
    for at in range(24, number, -1):
        if mine[at]:
            if not back:
                back = at
            if theirs[25 - at + number] < 2:
                found[n] = at
                n += 1
    if back <= HOME:
        at = number
        while not back and at > 1 and not mine[at]:
            at -= 1
        if mine[at]:
            found[n] = at
            n += 1
    return n


@compiled
def step(mine: Row, theirs: Row, start: int, number: int) -> int:
    """Plays a checker; 1 if it hits another, else 0."""
    mine[start] -= 1
    end = start - number
    if end <= OFF:
        mine[OFF] += 1
        return 0
    mine[end] += 1
    if theirs[25 - end]:
        theirs[25 - end] = 0
        theirs[BAR] += 1
        return 1
    return 0


@compiled
def undo(mine: Row, theirs: Row, start: int, number: int, hit: int) -> None:
    """Takes a step back."""
    end = max(start - number, OFF)
    mine[end] -= 1
    mine[start] += 1
    if hit:
        theirs[25 - end] = 1
        theirs[BAR] -= 1


@compiled
def may(mine: Row, theirs: Row, start: int, number: int) -> bool:
    """Whether the checker on a point can be played with a number while none is on the bar."""
    end = start - number
    if end > OFF:
        return theirs[25 - end] < 2
    for at in range(24, HOME if end == OFF else start, -1):  # noqa: SIM110 (`any` does not compile)
        if mine[at]:
            return False
    return True


@compiled
def next_start(mine: Row, theirs: Row, number: int, highest: int) -> int:
    """The highest place, not above `highest`, that a checker can be played from; 0 if there is none."""
    if mine[BAR]:
        return BAR if highest == BAR and theirs[number] < 2 else 0
    for at in range(min(highest, 24), 0, -1):
        if mine[at] and may(mine, theirs, at, number):
            return at
    return 0


@compiled
def record(mine: Row, theirs: Row, boards: Rows, n: int) -> None:
    """Writes a board as the n-th result."""
    row = boards[n]
    row[:26] = mine
    row[26:] = theirs


@compiled
def results_of_double(mine: Row, theirs: Row, number: int, boards: Rows, ways: Rows) -> int:
    """The same as `results_into` for a number that is played four times (NB5).

    A step is never in the way of another one, so every way to play on until nothing is left is equally long, and every
    legal turn can be played from its highest starting place down. In that order each result comes exactly once, for
    the steps can be read off the board from above.
    """
    path = [0, 0, 0, 0]
    hits = [0, 0, 0, 0]
    n = best = depth = 0
    path[0] = BAR
    while depth >= 0:
        at = next_start(mine, theirs, number, path[depth])
        if at:
            hits[depth] = step(mine, theirs, at, number)
            path[depth] = at
            length = 4 if mine[OFF] == CHECKERS else depth + 1
            if length > best:
                best, n = length, 0
            if length == best:
                record(mine, theirs, boards, n)
                for k in range(4):
                    ways[n][k] = 8 * path[k] + number if k <= depth else 0
                n += 1
            if length < 4:
                depth += 1
                path[depth] = at
                continue
        else:
            depth -= 1
        if depth >= 0:
            undo(mine, theirs, path[depth], number, hits[depth])
            path[depth] -= 1
    return n


@compiled
def is_new(boards: Rows, n: int) -> bool:
    """Whether the n-th board is none of those before it."""
    last = boards[n]
    for k in range(n):
        row = boards[k]
        at = 0
        while at < 52 and row[at] == last[at]:
            at += 1
        if at == 52:
            return False
    return True


@compiled
def results_of_pair(
    mine: Row, theirs: Row, first: int, second: int, boards: Rows, ways: Rows, n: int, found: Row, further: Row
) -> int:
    """Adds what two numbers played in this order lead to, to the n boards found already; how many there are then."""
    for k in range(starts(mine, theirs, first, found)):
        start = found[k]
        hit = step(mine, theirs, start, first)
        if mine[OFF] == CHECKERS:
            n = added(mine, theirs, boards, ways, n, 8 * start + first, 0)
        else:
            for j in range(starts(mine, theirs, second, further)):
                again = step(mine, theirs, further[j], second)
                n = added(mine, theirs, boards, ways, n, 8 * start + first, 8 * further[j] + second)
                undo(mine, theirs, further[j], second, again)
        undo(mine, theirs, start, first, hit)
    return n


@compiled
def added(mine: Row, theirs: Row, boards: Rows, ways: Rows, n: int, one: int, two: int) -> int:
    """Writes a board as a result if it is a new one; how many results there are then."""
    record(mine, theirs, boards, n)
    way = ways[n]
    way[0], way[1], way[2], way[3] = one, two, 0, 0
    return n + is_new(boards, n)


@compiled
def results_into(mine: Row, theirs: Row, number: int, other: int, boards: Rows, ways: Rows, room: Rows) -> int:
    """How many different boards a turn with these two numbers leads to (NB5, NB7); at least 1: the board itself if
    nothing can be played.

    boards: takes CAPACITY rows of 52, the mover's side first, then the other's. ways: the same number of rows of 4, the
    steps, each as 8 · start + number, in an order that is legal; 0 for none. room: two rows of 26 to work in.
    """
    if number == other:
        n = results_of_double(mine, theirs, number, boards, ways)
    else:
        high, low = max(number, other), min(number, other)
        n = results_of_pair(mine, theirs, high, low, boards, ways, 0, room[0], room[1])
        n = results_of_pair(mine, theirs, low, high, boards, ways, n, room[0], room[1])
        if not n:
            n = results_of_one(mine, theirs, high, boards, ways, room[0])
        if not n:
            n = results_of_one(mine, theirs, low, boards, ways, room[0])
    return n if n else added(mine, theirs, boards, ways, 0, 0, 0)


@compiled
def results_of_one(mine: Row, theirs: Row, number: int, boards: Rows, ways: Rows, found: Row) -> int:
    """What the only number that can be played leads to."""
    n = 0
    for k in range(starts(mine, theirs, number, found)):
        hit = step(mine, theirs, found[k], number)
        n = added(mine, theirs, boards, ways, n, 8 * found[k] + number, 0)
        undo(mine, theirs, found[k], number, hit)
    return n
