"""Whole games by the kernel: two policies against each other, at random, by a formula, or by a table.

A policy is a number: RANDOM takes every number and every step with the same chance, like the bot `random`. FORMULA is
the formula of the bot `heuristic`, TABLE the sum of a table's entries over the board; both take the best turn, and the
first of those that are equally good (the lowest number, then as the kernel lists them).
`games.no_chance_backgammon.bulk_games` is the door to it.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, TypeAlias

from games.compiled import compiled
from games.no_chance_backgammon.bots import SHOTS
from games.no_chance_backgammon.bulk_kernel import (
    BAR,
    CHECKERS,
    OFF,
    Row,
    Rows,
    draw,
    openings,
    results_into,
    starts,
    step,
)

RANDOM, FORMULA, TABLE = 0, 1, 2
Space: TypeAlias = Any
"""Where turns are found: boards, ways and room of `bulk.workspace`."""
Place: TypeAlias = Any
"""Where a game is played: two rows of 26 for the sides; two sums of weights; a number for every turn there can be, half
as many as entries; and the log, of which as much is written as there is room for."""
Players: TypeAlias = Any
"""By seat: the policy; its table, by side, place and number of checkers; and what it wants for a double."""
DRAWN, UNFINISHED = 0, 9
"""Results of a game beside the points won, which are negative if it was Blue who won them."""
STEP, DONE = 32, 7
"""In the log of a game a number is itself, a die negative, a step STEP · start + end."""
WEIGHTS = tuple([int.from_bytes(sha256(b"%d" % at).digest()[:7], "big") for at in range(26)])
"""By place. Positions are compared by the sum of their checkers' weights: two different ones of a game have the same
with a chance of one in 10¹⁵ or so."""


@compiled
def put(log: Row, n: int, what: int) -> int:
    """Writes the n-th entry, if the log takes so many; how many there are then."""
    if n < len(log):
        log[n] = what
    return n + 1


@compiled
def play(mine: Row, theirs: Row, start: int, number: int, mover: int, keys: Row, log: Row, n: int) -> int:
    """Plays a checker, with the sums of weights of both seats, and logs it."""
    end = max(start - number, OFF)
    keys[mover] += WEIGHTS[end] - WEIGHTS[start]
    if step(mine, theirs, start, number):
        keys[1 - mover] += WEIGHTS[BAR] - WEIGHTS[25 - end]
    return put(log, n, STEP * start + end)


@compiled
def random_turn(
    mine: Row, theirs: Row, number: int, other: int, mover: int, chance: Row, keys: Row, log: Row, n: int, room: Rows
) -> int:
    """Plays legal steps at random, each of those there are with the same chance, until the numbers are played."""
    if number == other:
        for _ in range(4):
            many = starts(mine, theirs, number, room[0]) if mine[OFF] < CHECKERS else 0
            if many:
                n = play(mine, theirs, room[0][draw(chance, many)], number, mover, keys, log, n)
        return n
    many = openings(mine, theirs, max(number, other), min(number, other), room)
    if many:
        first = room[2][draw(chance, many)]
        n = play(mine, theirs, first >> 3, first & 7, mover, keys, log, n)
        number = number + other - (first & 7)
        many = starts(mine, theirs, number, room[0]) if mine[OFF] < CHECKERS else 0
    if many:
        n = play(mine, theirs, room[0][draw(chance, many)], number, mover, keys, log, n)
    return n


@compiled
def random_number(mine: int, theirs: int, doubles: int, chance: Row) -> int:
    """A number that the mover's arrow may go to (NB4), each with the same chance; mine, theirs: the arrows."""
    low, high = mine, 7
    if mine != theirs and not doubles:
        low, high = min(mine, theirs), max(mine, theirs)
    number = 1 + draw(chance, 5 if high == 7 else 4)
    number += number >= low
    return number + (number >= high)


@compiled
def worth_of_win(loser: Row) -> int:
    """What a won game counts (NB8)."""
    if loser[OFF]:
        return 1
    for at in range(19, 26):
        if loser[at]:
            return 3
    return 2


@compiled
def set_up(side: Row) -> int:
    """Puts the checkers of a side where they start (NB1); the sum of their weights."""
    for at in range(26):
        side[at] = 0
    side[24], side[13], side[8], side[6] = 2, 5, 3, 5
    return 2 * WEIGHTS[24] + 5 * WEIGHTS[13] + 3 * WEIGHTS[8] + 5 * WEIGHTS[6]


@compiled
def seen_thrice(history: Row, n: int) -> bool:
    """Whether the n-th position stands for the third time with the same seat to move (NB9)."""
    times = 1
    for k in range(n - 2, -1, -2):
        times += history[k] == history[n]
    return times == 3


@compiled
def formula(board: Row) -> int:
    """`bots.estimate` of a board times 36, so that it is a whole number."""
    if board[OFF] == CHECKERS:
        return 36000
    value = 0
    for at in range(1, 26):
        value += 36 * at * (board[26 + at] - board[at])
        if board[at] > 1 and (2 <= at <= 9 or 18 <= at <= 22):
            value += 72
        if board[at] == 1 and at != BAR:
            away = 1
            while away <= at and not board[51 - at + away]:
                away += 1
            value -= (25 - at) * SHOTS[away if away <= at else 0]
    return value


@compiled
def summed(board: Row, table: Rows) -> float:
    """The entries of a table, by side, place and checkers there, for a board."""
    value = 0.0
    for at in range(26):
        value += table[0][at][board[at]] + table[1][at][board[26 + at]]
    return value


@compiled
def best_turn(
    mine: Row, theirs: Row, arrows: tuple[int, int], doubles: int, policy: int, table: Rows, price: float, space: Space
) -> int:
    """The number of the best turn by a policy; leaves its steps in room[4]. arrows: the mover's, the
    other's; price: what a double costs beside what it leads to."""
    boards, ways, room = space
    best, chosen = -1e300, 0
    for number in range(1, 7):
        if number == arrows[0] or (number == arrows[1] and not doubles):
            continue
        cost = price if number == arrows[1] else 0.0
        for k in range(results_into(mine, theirs, number, arrows[1], boards, ways, room)):
            value = summed(boards[k], table) if policy == TABLE else float(formula(boards[k]))
            if value - cost > best:
                best, chosen = value - cost, number
                for j in range(4):
                    room[4][j] = ways[k][j]
    return chosen


@compiled
def play_way(mine: Row, theirs: Row, way: Row, mover: int, keys: Row, log: Row, n: int) -> int:
    """Plays the steps of a turn. A checker is borne off last, for which of two numbers has done it is not logged."""
    if way[1] and (way[0] >> 3) <= (way[0] & 7) and (way[1] >> 3) > (way[1] & 7):
        way[0], way[1] = way[1], way[0]
    for j in range(4):
        if way[j]:
            n = play(mine, theirs, way[j] >> 3, way[j] & 7, mover, keys, log, n)
    return n


@compiled
def turn(
    mine: Row, theirs: Row, mover: int, arrows: tuple[int, int], doubles: int, players: Players, chance: Row,
    place: Place, n: int, space: Space,
) -> tuple[int, int]:  # fmt: skip
    """Plays a turn by the mover's policy: its number, and how many entries there are then."""
    policies, tables, prices = players
    _, keys, _, log = place
    room = space[2]
    if policies[mover] == RANDOM:
        number = random_number(arrows[0], arrows[1], doubles, chance)
        n = put(log, n, number)
        n = random_turn(mine, theirs, number, arrows[1], mover, chance, keys, log, n, room)
    else:
        number = best_turn(mine, theirs, arrows, doubles, policies[mover], tables[mover], prices[mover], space)
        n = put(log, n, number)
        n = play_way(mine, theirs, room[4], mover, keys, log, n)
    return number, put(log, n, DONE)


@compiled
def lot(chance: Row, log: Row, longest: int) -> tuple[int, int]:
    """Who begins, and how many entries of the log that takes (NB2)."""
    n = first = second = 0
    while first == second and n < longest:
        first, second = 1 + draw(chance, 6), 1 + draw(chance, 6)
        n = put(log, put(log, n, -first), -second)
    return (0 if first > second else 1), n


@compiled
def game(players: Players, chance: Row, place: Place, longest: int, space: Space) -> tuple[int, int]:
    """Plays a game: its result in points for Red (or DRAWN, or UNFINISHED after `longest` entries of its record), and
    how many turns it took. The arrows are placed at random (NB3). chance: see `draw`."""
    sides, keys, history, log = place
    keys[0], keys[1] = set_up(sides[0]), set_up(sides[1])
    mover, n = lot(chance, log, longest)
    mine, theirs = sides[mover], sides[1 - mover]
    my_arrow = 1 + draw(chance, 6)
    their_arrow = random_number(my_arrow, my_arrow, 0, chance)
    n = put(log, put(log, n, my_arrow), their_arrow)
    my_doubles = their_doubles = 2
    past = turns = 0
    while n < longest:
        history[past] = keys[0] ^ (keys[1] << 1) ^ (8 * my_arrow + their_arrow)
        if seen_thrice(history, past):
            return DRAWN, turns
        past, turns, off = past + 1, turns + 1, mine[OFF]
        arrows = (my_arrow, their_arrow)
        my_arrow, n = turn(mine, theirs, mover, arrows, my_doubles, players, chance, place, n, space)
        if mine[OFF] == CHECKERS and n <= longest:
            points = worth_of_win(theirs)
            return (points if mover == 0 else -points), turns
        if mine[OFF] > off or my_arrow == their_arrow:  # no position from before comes back
            past = 0
        my_doubles -= my_arrow == their_arrow
        mine, theirs, my_arrow, their_arrow = theirs, mine, their_arrow, my_arrow
        my_doubles, their_doubles = their_doubles, my_doubles
        mover = 1 - mover
    return UNFINISHED, turns


@compiled
def games(players: Players, chances: Row, place: Place, longest: int, space: Space, results: Row, chance: Row) -> int:
    """Plays a game for each of these chances and writes their results; how many turns they took in all."""
    turns = 0
    for k in range(len(chances)):
        chance[0] = chances[k]
        results[k], taken = game(players, chance, place, longest, space)
        turns += taken
    return turns
