"""Many games of Chance or Choice at once, whose bots are tables: in numpy, or compiled where the extra `fast` is.

Game n has chance of its own, drawn by counting: throw t of game n is a mix (splitmix64) of the batch's seed, n and t.
So a game is the same in every portion and by either way, and can be told move by move and replayed by the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice import bulk_numpy
from games.chance_or_choice.bulk_tables import policies
from games.chance_or_choice.odds import Wipe
from games.chance_or_choice.state import Leave, Stay, Table, start
from games.compiled import has_compiler
from games.core import BadNotation, Close, Thrown
from games.simulate import ENTRIES_AT_MOST, Batch
from games.tally import Tally, tally

AT_ONCE = 8192
"""So many games are on the way together; more do not fit a processor's cache."""
LONGEST = 1000
"""Throws of a game that is told."""
Ints = NDArray[np.int64]
Keys = NDArray[np.uint64]


@dataclass(frozen=True)
class Told:
    """Games move by move. fallen: every throw, by game (-1: no more), as its place among all throws of the dice; left:
    after which throw, counted from 1, a seat left, by game, seat and round (0: it did not)."""

    fallen: NDArray[np.int32]
    left: NDArray[np.int16]


def bulk(of: Batch, numbers: range) -> Tally:
    """The tally of some games; compiled if that can be. BadNotation if they are to be cut off."""
    if of.entries_at_most != ENTRIES_AT_MOST:
        raise BadNotation("chance_or_choice: games in bulk are played to their end; leave out --entries-at-most")
    return _tally(played(of, numbers, compiled=has_compiler()).T)


def played(of: Batch, numbers: range, *, compiled: bool, told: Told | None = None) -> Ints:
    """The final totals, by game and seat. told: room for games to be told, see `room`."""
    table = start(of.setup).table
    bots, scores = policies(table, of.bots), np.empty((len(numbers), len(of.bots)), np.int64)
    fallen, untold = points_of_throws(table.dice, table.sides, table.wipe), room(0, table)
    for begin in range(0, len(numbers), AT_ONCE):
        some = slice(begin, begin + AT_ONCE)
        log = untold if told is None else Told(told.fallen[some], told.left[some])
        args = keys(of.seed, numbers[some]), fallen, table.first_throw_safe
        if compiled:
            from games.chance_or_choice import bulk_compiled

            rows = np.array(bots.seats, np.int64)
            bulk_compiled.play(*args, rows, bots.tables, scores[some], log.fallen, log.left)
        else:
            bulk_numpy.play(*args, bots, scores[some], log.fallen, log.left)
    return scores


def room(games: int, table: Table) -> Told:
    """Room for so many games to be told."""
    left = np.zeros((games, table.seats, table.rounds), np.int16)
    return Told(np.full((games, LONGEST), -1, np.int32), left)


def moves(table: Table, told: Told, game: int) -> Iterator[Thrown | Stay | Leave | Close]:
    """The moves of a game that has been told, as the rules take them."""
    inside, done, pot = set(range(table.seats)), 0, 0
    points = points_of_throws(table.dice, table.sides, table.wipe)
    for thrown, which in enumerate(told.fallen[game], 1):
        if which < 0:
            return
        yield Thrown(faces(int(which), table))
        if points[which] > 0:
            pot += 1
            leaving = {seat for seat in inside if told.left[game, seat, done] == thrown}
            yield from (Leave(seat) if seat in leaving else Stay(seat) for seat in sorted(inside))
            yield Close()
            inside -= leaving
        elif table.first_throw_safe and not pot:
            continue
        if points[which] <= 0 or not inside:
            inside, done, pot = set(range(table.seats)), done + 1, 0


def keys(seed: str, numbers: range) -> Keys:
    """What the chance of these games begins with."""
    own = np.frombuffer(sha256(f"bulk {seed}".encode("utf-8", "surrogateescape")).digest()[:8], np.dtype("<u8"))
    return bulk_numpy.mixed(own + np.arange(numbers.start, numbers.stop, dtype=np.uint64) * bulk_numpy.BY_SEAT)


@lru_cache(maxsize=4)
def points_of_throws(dice: int, sides: int, wipe: Wipe) -> NDArray[np.int16]:
    """The points of every throw of the dice; 0: it ends the round, -1: it wipes (CC4 to CC6)."""
    points, ones = np.zeros(1, np.int16), np.zeros(1, np.int16)
    sides_of = np.arange(1, sides + 1, dtype=np.int16)
    for _ in range(dice):
        points = (points[:, None] + sides_of).ravel()
        ones = (ones[:, None] + (sides_of == 1)).ravel()
    wiping = {Wipe.ALL: ones == dice, Wipe.TWO_OR_MORE: ones >= 2, Wipe.NEVER: ones < 0}[wipe] & (dice > 1)
    return np.where(ones == 0, points, np.where(wiping, -1, 0)).astype(np.int16)


def faces(which: int, table: Table) -> tuple[int, ...]:
    """The faces of a throw by its place among all: the first die counts most."""
    return tuple([which // table.sides**n % table.sides + 1 for n in reversed(range(table.dice))])


def _tally(scores: Ints) -> Tally:
    sums = tally(len(scores))
    sums.games = scores.shape[1]
    best = scores == scores.max(axis=0, initial=0)
    winners = best.sum(axis=0)
    for seat, (points, first) in enumerate(zip(scores, best, strict=True)):
        sums.points[seat] = _counted(points)
        sums.wins[seat] = _counted(winners[first])
    return sums


def _counted(values: Ints) -> Counter[int]:
    found, times = np.unique(values, return_counts=True)
    return Counter(dict(zip(found.tolist(), times.tolist(), strict=True)))
