"""Boards as rows of small numbers, and what happens on them many times: one source, compiled or plain.

A side is a row of 26 numbers: at 0 the checkers borne off, at 1 to 24 those on the points counted from the own side, at
25 those on the bar. The point `at` of one side is the point `25 - at` of the other. In plain Python a row is a list; in
compiled code an array (boards of int8, room to work in of int16). Functions change the rows they are given; those that
only try steps put them back.

`games.no_chance_backgammon.bulk` is the door to it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from games.compiled import compiled

Row: TypeAlias = Any
Rows: TypeAlias = Any
"""Whatever is indexed: lists in plain Python, arrays compiled."""

OFF, BAR, HOME, CHECKERS = 0, 25, 6, 15
CAPACITY = 3060
"""At least as many boards as a turn can lead to: four steps shared out among 15 checkers, C(18, 4) ways."""
FACTOR = 2147483085
"""Of `draw`: FACTOR · 2³² - 1 is a safe prime, so the sequence repeats after 2⁶² numbers or so."""


@compiled
def draw(chance: Row, n: int) -> int:
    """A number from 0 to n - 1, n below 2³¹, by multiply-with-carry; chance: one number from 1 to 2⁶², moved on."""
    x: int = chance[0]
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
        return bool(theirs[25 - end] < 2)
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
    for at in range(26):
        row[at] = mine[at]
        row[26 + at] = theirs[at]


@compiled
def results_of_double(mine: Row, theirs: Row, number: int, boards: Rows, ways: Rows, path: Row, hits: Row) -> int:
    """The same as `results_into` for a number that is played four times (NB5).

    A step is never in the way of another one, so every way to play on until nothing is left is equally long, and every
    legal turn can be played from its highest starting place down. In that order each result comes exactly once, for
    the steps can be read off the board from above.
    """
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
    mine: Row, theirs: Row, first: int, second: int, boards: Rows, ways: Rows, n: int, room: Rows, again: bool
) -> int:
    """Adds what two numbers played in this order lead to, to the n boards found already; how many there are then.

    again: the other order has been played. Then what starts from where the second number can be played at once has been
    found: a step is not in the way of another. Else two turns lead to the same board only if one checker plays both
    numbers, or both bear a checker off, or the game is over; only then it is looked for.
    """
    found, further, known = room[0], room[1], 0
    for k in range(starts(mine, theirs, second, found) if again else 0):
        known |= 1 << found[k]
    for k in range(starts(mine, theirs, first, found)):
        start = found[k]
        hit = step(mine, theirs, start, first)
        if mine[OFF] == CHECKERS:
            n = added(mine, theirs, boards, ways, n, 8 * start + first, 0, True)
        else:
            for j in range(starts(mine, theirs, second, further)):
                then = further[j]
                if not known >> then & 1:
                    again_hit = step(mine, theirs, then, second)
                    one = then == start - first or start == then - second
                    doubtful = one or (start <= first and then <= second)
                    n = added(mine, theirs, boards, ways, n, 8 * start + first, 8 * then + second, doubtful)
                    undo(mine, theirs, then, second, again_hit)
        undo(mine, theirs, start, first, hit)
    return n


@compiled
def added(mine: Row, theirs: Row, boards: Rows, ways: Rows, n: int, one: int, two: int, doubtful: bool) -> int:
    """Writes a board as a result, if it is a new one where that is doubtful; how many results there are then."""
    record(mine, theirs, boards, n)
    way = ways[n]
    way[0], way[1], way[2], way[3] = one, two, 0, 0
    return n + 1 if not doubtful or is_new(boards, n) else n


@compiled
def results_into(mine: Row, theirs: Row, number: int, other: int, boards: Rows, ways: Rows, room: Rows) -> int:
    """How many different boards a turn with these two numbers leads to (NB5, NB7); at least 1: the board itself if
    nothing can be played.

    boards: takes CAPACITY rows of 52, the mover's side first, then the other's. ways: the same number of rows of 4, the
    steps, each as 8 · start + number, in an order that is legal; 0 for none. room: two rows of 26 to work in.
    """
    if number == other:
        n = results_of_double(mine, theirs, number, boards, ways, room[0], room[1])
    else:
        high, low = max(number, other), min(number, other)
        n = results_of_pair(mine, theirs, high, low, boards, ways, 0, room, False)
        n = results_of_pair(mine, theirs, low, high, boards, ways, n, room, True)
        if not n:
            n = results_of_one(mine, theirs, high, boards, ways, room[0])
        if not n:
            n = results_of_one(mine, theirs, low, boards, ways, room[0])
    return n if n else added(mine, theirs, boards, ways, 0, 0, 0, False)


@compiled
def results_of_one(mine: Row, theirs: Row, number: int, boards: Rows, ways: Rows, found: Row) -> int:
    """What the only number that can be played leads to."""
    n = 0
    for k in range(starts(mine, theirs, number, found)):
        hit = step(mine, theirs, found[k], number)
        n = added(mine, theirs, boards, ways, n, 8 * found[k] + number, 0, False)
        undo(mine, theirs, found[k], number, hit)
    return n


@compiled
def goes_on(mine: Row, theirs: Row, start: int, number: int, other: int, others: int, found: Row, room: Row) -> bool:
    """Whether the other number can be played after this step. found: the `others` places it can be played from before
    the step; each of them but the step's own last checker it can be played from afterwards, too."""
    if others > 1 or (others and (found[0] != start or mine[start] > 1)):
        return True
    hit = step(mine, theirs, start, number)
    further = mine[OFF] == CHECKERS or starts(mine, theirs, other, room) > 0
    undo(mine, theirs, start, number, hit)
    return further


@compiled
def openings(mine: Row, theirs: Row, high: int, low: int, room: Rows) -> int:
    """How many steps begin a legal turn with two different numbers (NB7); writes them to room[2], each as
    8 · start + number. Where both numbers bear off the same checker it is the smaller, as in `turns.steps`."""
    highs, lows, found, n = room[0], room[1], room[2], 0
    n_high, n_low = starts(mine, theirs, high, highs), starts(mine, theirs, low, lows)
    borne_off = 0
    for k in range(n_low):
        if goes_on(mine, theirs, lows[k], low, high, n_high, highs, room[3]):
            found[n] = 8 * lows[k] + low
            borne_off = lows[k] if lows[k] <= low else borne_off
            n += 1
    for k in range(n_high):
        if highs[k] != borne_off and goes_on(mine, theirs, highs[k], high, low, n_low, lows, room[3]):
            found[n] = 8 * highs[k] + high
            n += 1
    if n:
        return n
    number, places, n = (high, highs, n_high) if n_high else (low, lows, n_low)
    for k in range(n):
        found[k] = 8 * places[k] + number
    return n
