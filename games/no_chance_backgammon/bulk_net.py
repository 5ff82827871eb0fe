"""The net of the strong bots while it learns: one turn at a time, in fractions (`bots_net` plays with whole numbers).

What it sees is `bulk_inputs`, what it tells are the five chances of `bots_net`. Sums run in one order, so equal lessons
give equal weights.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.no_chance_backgammon import bots_inputs
from games.no_chance_backgammon.bulk_inputs import AT_MOST, SCALE, Ints, Row, Some, is_race, seen
from games.no_chance_backgammon.bulk_kernel import CAPACITY, CHECKERS, OFF, results_into

Weights = NDArray[np.float32]

HIDDEN = 96
GAMMONS = np.float32(0.35)
"""What a gammon is worth more while learning: a single game counts the win alone, a long match counts it in full."""
ONE, HALF = np.float32(1), np.float32(0.5)


class Net(NamedTuple):
    """Weights; the first index is 0 with contact and 1 in races."""

    hidden: Weights
    hidden_bias: Weights
    out: Weights
    out_bias: Weights


class Room(NamedTuple):
    """Where a position is thought about: its turns with their numbers, chances and worths, and what is seen of one."""

    boards: NDArray[np.int8]
    ways: NDArray[np.int8]
    steps: NDArray[np.int8]
    numbers: Ints
    chances: Some
    worths: Some
    which: Ints
    amount: Some
    inner: Some


def fresh(seed: int) -> Net:
    """A net that knows nothing."""
    chance = np.random.default_rng(seed)
    hidden = chance.normal(0, 0.1, (2, bots_inputs.COUNT, HIDDEN)).astype(np.float32)
    out = chance.normal(0, 0.1, (2, HIDDEN, 5)).astype(np.float32)
    return Net(hidden, np.zeros((2, HIDDEN), np.float32), out, np.zeros((2, 5), np.float32))


def room() -> Room:
    """Room for one position."""
    most = 6 * CAPACITY
    boards, ways, steps = (np.zeros((n, width), np.int8) for n, width in ((most, 52), (most, 4), (2, 26)))
    chances, worths = np.zeros((most, 5), np.float32), np.zeros(most, np.float32)
    which, amount = np.zeros(AT_MOST, np.int64), np.zeros(AT_MOST, np.float32)
    return Room(
        boards, ways, steps, np.zeros(most, np.int64), chances, worths, which, amount, np.zeros(HIDDEN, np.float32)
    )


@compiled
def think(net: Net, race: int, n: int, here: Room, chances: Some) -> None:
    """Writes the chances for the n numbers that are seen."""
    hidden, inner = net.hidden[race], here.inner
    inner[:] = net.hidden_bias[race]
    for k in range(n):
        row, by = hidden[here.which[k]], here.amount[k] * SCALE[here.which[k]]
        for j in range(HIDDEN):
            inner[j] += by * row[j]
    for j in range(HIDDEN):
        inner[j] = HALF + HALF * inner[j] / (ONE + abs(inner[j]))
    chances[:] = net.out_bias[race]
    for j in range(HIDDEN):
        for k in range(5):
            chances[k] += net.out[race, j, k] * inner[j]
    for k in range(5):
        chances[k] = ONE / (ONE + np.exp(-chances[k]))


@compiled
def judge(net: Net, board: Row, own: Ints, other: Ints, here: Room, chances: Some) -> None:
    """Writes the chances of who has just moved."""
    if board[OFF] == CHECKERS:
        won(board, chances)
    else:
        think(net, is_race(board), seen(board, own, other, here.which, here.amount), here, chances)


@compiled
def won(board: Row, chances: Some) -> None:
    """Writes the chances of who has just won (NB8)."""
    none_off = board[26 + OFF] == 0
    chances[0], chances[1], chances[2], chances[3], chances[4] = 1, none_off, none_off and board[26 + 19 :].any(), 0, 0


@compiled
def learn(net: Net, board: Row, own: Ints, other: Ints, target: Some, rate: np.float32, here: Room) -> float:
    """Draws the chances of a finished turn towards the target; how far off the chance to win was."""
    race, n = is_race(board), seen(board, own, other, here.which, here.amount)
    chances = np.empty(5, np.float32)
    think(net, race, n, here, chances)
    miss = abs(target[0] - chances[0])
    out, inner = net.out[race], here.inner
    pull = np.zeros(HIDDEN, np.float32)
    for k in range(5):
        error = rate * (target[k] - chances[k]) * (ONE if k == 0 else HALF)
        for j in range(HIDDEN):
            pull[j] += error * out[j, k]
            out[j, k] += error * inner[j]
        net.out_bias[race, k] += error
    for j in range(HIDDEN):
        flat = ONE - abs(inner[j] + inner[j] - ONE)
        pull[j] *= flat * flat
        net.hidden_bias[race, j] += pull[j]
    for k in range(n):
        row, by = net.hidden[race, here.which[k]], here.amount[k] * SCALE[here.which[k]]
        for j in range(HIDDEN):
            row[j] += by * pull[j]
    return float(miss)


@compiled
def worth(chances: Some) -> float:
    """Chances as one number."""
    return float(chances[0] + chances[0] - ONE + GAMMONS * (chances[1] + chances[2] - chances[3] - chances[4]))


@compiled
def turned(chances: Some, other: Some) -> None:
    """Writes the same chances as the other side has them."""
    win, gammon, backgammon = ONE - chances[0], chances[1], chances[2]
    other[0], other[1], other[2], other[3], other[4] = win, chances[3], chances[4], gammon, backgammon


@compiled
def swapped(board: Row, other: Row) -> None:
    """Writes the board as the other side sees it."""
    other[:26] = board[26:]
    other[26:] = board[:26]


@compiled
def listed(board: Row, own: Ints, other: Ints, here: Room) -> int:
    """Lists every turn there is (NB4) with its number; how many. own, other: arrow and doubles left of who moves and of
    the other."""
    n = 0
    for number in range(1, 7):
        if number != own[0] and (number != other[0] or own[1]):
            boards, ways = here.boards[n:], here.ways[n:]
            more = results_into(board[:26].copy(), board[26:].copy(), number, other[0], boards, ways, here.steps)
            here.numbers[n : n + more] = number
            n += more
    return n


@compiled
def turns(net: Net, board: Row, own: Ints, other: Ints, here: Room) -> int:
    """Judges every turn there is; how many. own, other: as for `listed`."""
    n = listed(board, own, other, here)
    after = np.empty(2, np.int64)
    for k in range(n):
        after[0], after[1] = here.numbers[k], own[1] - (here.numbers[k] == other[0])
        judge(net, here.boards[k], after, other, here, here.chances[k])
        here.worths[k] = worth(here.chances[k])
    return n
