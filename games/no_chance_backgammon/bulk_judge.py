"""The turns of a position as the strong bots judge them, one by one and compiled: for matches of hundreds of games.

`turns_ranked` gives what `bots_strong.turns_ranked` gives, to the last digit, some four times as fast where the extra
`fast` is installed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.no_chance_backgammon.bots_inputs import unpacked
from games.no_chance_backgammon.bots_net import UNIT, net
from games.no_chance_backgammon.bots_race import Node
from games.no_chance_backgammon.bots_strong import KEPT, Price, Ranked, in_order, worth_won, worths
from games.no_chance_backgammon.bulk import uncoded
from games.no_chance_backgammon.bulk_inputs import Ints, Row, is_race, seen
from games.no_chance_backgammon.bulk_net import HIDDEN, Room, listed, room

ONE_UNIT = np.float32(UNIT)


class Whole(NamedTuple):
    """The net in whole numbers; the first index is 0 with contact and 1 in races."""

    hidden: NDArray[np.float32]
    more: NDArray[np.float32]
    out: NDArray[np.float64]
    last: NDArray[np.float64]


@lru_cache(maxsize=1)
def _net() -> Whole:
    (hidden, more, out, last), race = net()
    return Whole(
        np.stack([hidden, race[0]]), np.stack([more, race[1]]), np.stack([out, race[2]]), np.stack([last, race[3]])
    )


@lru_cache(maxsize=1)
def _room() -> tuple[Room, NDArray[np.float64]]:
    here = room()
    return here, np.zeros((len(here.boards), 5))


@compiled
def judge(whole: Whole, board: Row, own: Ints, other: Ints, here: Room, chances: NDArray[np.float64]) -> None:
    """Writes the chances of who has just moved."""
    race, n, inner = is_race(board), seen(board, own, other, here.which, here.amount), here.inner
    hidden = whole.hidden[race]
    inner[:] = whole.more[race]
    for k in range(n):
        row, by = hidden[here.which[k]], here.amount[k]
        for j in range(HIDDEN):
            inner[j] += by * row[j]
    for j in range(HIDDEN):
        inner[j] = np.rint(inner[j] * ONE_UNIT / (abs(inner[j]) + ONE_UNIT))
    chances[:] = whole.last[race]
    for j in range(HIDDEN):
        for k in range(5):
            chances[k] += inner[j] * whole.out[race, j, k]
    for k in range(5):
        chances[k] = np.rint(1e6 / (1 + np.exp(-chances[k] / UNIT**2))) / 1e6


@compiled
def turns(whole: Whole, board: Row, own: Ints, other: Ints, here: Room, chances: NDArray[np.float64]) -> int:
    """Judges every turn there is; how many. own, other: as for `listed`."""
    n = listed(board, own, other, here)
    after = np.empty(2, np.int64)
    for k in range(n):
        after[0], after[1] = here.numbers[k], own[1] - (here.numbers[k] == other[0])
        judge(whole, here.boards[k], after, other, here, chances[k])
    return n


@lru_cache(maxsize=2048)
def turns_ranked(node: Node, price: Price) -> Ranked:
    """The best turns that the mover of a node has, with what they are worth, the best first."""
    board, mine, theirs, own, others = node
    here, chances = _room()
    row = unpacked([board]).reshape(52).astype(np.int8)
    n = turns(_net(), row, np.array([mine, own]), np.array([theirs, others]), here, chances)
    best, numbers = worths(chances[:n], price), here.numbers[:n].tolist()
    for k in np.flatnonzero(here.boards[:n, 0] == 15).tolist():
        best[k] = worth_won(uncoded(here.boards[k])[0][1], price)
    likely = sorted(range(n), key=lambda k: -best[k])
    last = best[likely[min(n, KEPT) - 1]]
    few = [k for k in likely if best[k] >= last]
    boards = uncoded(here.boards[few])
    found = [(best[k], (numbers[k], after, own - (numbers[k] == theirs))) for k, after in zip(few, boards, strict=True)]
    return in_order(found)[:KEPT]
