"""Whole games of two bots that take everything at random, many at once: `python -m games simulate --bulk`.

The games are of the same kind as those of the bot `random` on the rules, every number and every step with the same
chance, but not the same games: chance comes from `bulk_kernel.draw`, so that games are equal compiled or not. Game
number n depends on the seed and n alone. Each can be had as the moves of its record (`moves`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.core import BadNotation, Over, Seat, Thrown, ranks
from games.no_chance_backgammon import bulk_kernel as kernel
from games.no_chance_backgammon.bulk import COMPILED, rows
from games.no_chance_backgammon.state import Done, Move, Number, Play
from games.simulate import ENTRIES_AT_MOST, Batch, stream_seed
from games.tally import Tally, count_in, tally


def tallied(of: Batch, numbers: range) -> Tally:
    """The tally of some games of a batch; BadNotation if it is not one of `random` against `random`, a game a match."""
    _known(of)
    sums = tally(2)
    for points in play_random(of.seed, numbers, of.entries_at_most).tolist():
        count_in(sums, _end(points))
    return sums


def _known(of: Batch) -> None:
    for name in of.bots:
        if name != "random":
            raise BadNotation(f"bot {name!r} does not play in bulk; of {of.game.id} only random does")
    if of.setup.options["match"] != 1:
        raise BadNotation(f"option match: {of.setup.options['match']} is not played in bulk; only single games are")


def _end(points: int) -> Over | None:
    if points == kernel.UNFINISHED:
        return None
    scores = max(points, 0), max(-points, 0)
    return Over(ranks(scores), scores)


def play_random(seed: str, numbers: Iterable[int], entries_at_most: int = ENTRIES_AT_MOST) -> NDArray[np.int8]:
    """By game number: the points for Red, negative if Blue has won them, 0 if the game was drawn, 9 if it was not
    finished within so many entries of a record."""
    return played(seed, numbers, entries_at_most)[0]


def played(seed: str, numbers: Iterable[int], entries_at_most: int) -> tuple[NDArray[np.int8], int]:
    """The same, and how many turns were played in all."""
    chances = _row([_chance(seed, number) for number in numbers])
    found = rows(1, len(chances), np.int8)[0]
    turns = kernel.random_games(chances, *_table(entries_at_most), rows(1, 0)[0], rows(4, 26), found, _row([0]))
    return np.array(found, dtype=np.int8), int(turns)


def moves(seed: str, number: int, entries_at_most: int = ENTRIES_AT_MOST) -> tuple[list[Move | Thrown], int, int]:
    """The same game as the moves of its record, with its points for Red and how many turns it took."""
    log, chance = rows(1, entries_at_most)[0], _row([_chance(seed, number)])
    points, turns = kernel.random_game(chance, *_table(entries_at_most), log, rows(4, 26))
    return _read(log), int(points), int(turns)


def _chance(seed: str, number: int) -> int:
    return 1 + stream_seed(seed, number, "bulk") % 2**61


def _row(numbers: list[int]) -> Any:
    return np.array(numbers, dtype=np.int64) if COMPILED else numbers


def _table(entries_at_most: int) -> tuple[Any, int, Any, Any]:
    """Where a game is played: sides, longest, keys and history."""
    sides, keys = rows(2, 26, np.int8), rows(1, 2, np.int64)[0]
    return sides, entries_at_most, keys, rows(1, entries_at_most // 2 + 1, np.int64)[0]


def _read(log: Any) -> list[Move | Thrown]:
    """The moves of a log (NB2, NB3: the lot, the arrows, then turns)."""
    entries = [int(entry) for entry in log if entry]
    lot = [-entry for entry in entries if entry < 0]
    seat, arrows, found = int(lot[-2] < lot[-1]), 2, list[Move | Thrown](Thrown((face,)) for face in lot)
    for entry in entries[len(lot) :]:
        found.append(_move(entry, seat))
        if entry == kernel.DONE or arrows:
            seat, arrows = 1 - seat, max(arrows - 1, 0)
    return found


def _move(entry: int, seat: Seat) -> Move:
    if entry == kernel.DONE:
        return Done(seat)
    return Number(seat, entry) if entry < kernel.DONE else Play(seat, *divmod(entry, kernel.STEP))
