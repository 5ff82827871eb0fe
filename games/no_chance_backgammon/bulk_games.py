"""Whole games by the kernel, many at once: `python -m games simulate no_chance_backgammon --bulk`.

A seat plays by a policy: "random" and "heuristic" like the bots of these names, or a `Table`. The games are of the same
kind as on the rules, but not the same games: chance comes from `bulk_kernel.draw`, so that games are equal compiled or
not; and of turns that are equally good to it a policy takes another one. Game number n depends on the seed and n alone.
Each can be had as the moves of its record (`moves`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.core import BadNotation, Over, Seat, Thrown, ranks
from games.no_chance_backgammon import bulk_play as kernel
from games.no_chance_backgammon.bots import DOUBLE
from games.no_chance_backgammon.bulk import COMPILED, rows, workspace
from games.no_chance_backgammon.state import Done, Move, Number, Play
from games.simulate import ENTRIES_AT_MOST, Batch, stream_seed
from games.tally import Tally, count_in, tally


class Table(NamedTuple):
    """Takes the turn after which the sum over the board is greatest. entries: (2, 26, 16), by side (the own one first),
    place and number of checkers there; double: how much a double has to be better by than a turn without."""

    entries: NDArray[np.float64]
    double: float = 0.0


Policy: TypeAlias = str | Table
NAMED = {"random": (kernel.RANDOM, 0.0), "heuristic": (kernel.FORMULA, 36 * DOUBLE)}
RANDOM: tuple[Policy, Policy] = ("random", "random")


def tallied(of: Batch, numbers: range) -> Tally:
    """The tally of some games of a batch; BadNotation for bots that are not `NAMED`, and for a match of many games."""
    for name in of.bots:
        if name not in NAMED:
            raise BadNotation(f"bot {name!r} does not play in bulk; of {of.game.id} there are {', '.join(NAMED)}")
    if of.setup.options["match"] != 1:
        raise BadNotation(f"option match: {of.setup.options['match']} is not played in bulk; only single games are")
    sums = tally(2)
    for points in play(of.bots, of.seed, numbers, of.entries_at_most)[0].tolist():
        count_in(sums, _end(points))
    return sums


def _end(points: int) -> Over | None:
    if points == kernel.UNFINISHED:
        return None
    scores = max(points, 0), max(-points, 0)
    return Over(ranks(scores), scores)


def play_random(seed: str, numbers: Iterable[int], entries_at_most: int = ENTRIES_AT_MOST) -> NDArray[np.int8]:
    """By game number: the points for Red, negative if Blue has won them, 0 if the game was drawn, 9 if it was not
    finished within so many entries of a record; both seats play at random."""
    return play(RANDOM, seed, numbers, entries_at_most)[0]


def play(
    policies: Sequence[Policy], seed: str, numbers: Iterable[int], entries_at_most: int = ENTRIES_AT_MOST
) -> tuple[NDArray[np.int8], int]:
    """The same for any policies, Red's and Blue's, and how many turns were played in all."""
    chances = _row([_chance(seed, number) for number in numbers])
    found = rows(1, len(chances), np.int8)[0]
    place = _place(entries_at_most, 0)
    turns = kernel.games(_players(policies), chances, place, entries_at_most, workspace(), found, _row([0]))
    return np.array(found, dtype=np.int8), int(turns)


def moves(
    seed: str, number: int, entries_at_most: int = ENTRIES_AT_MOST, policies: Sequence[Policy] = RANDOM
) -> tuple[list[Move | Thrown], int, int]:
    """The same game as the moves of its record, with its points for Red and how many turns it took."""
    place = _place(entries_at_most, entries_at_most)
    points, turns = kernel.game(_players(policies), _row([_chance(seed, number)]), place, entries_at_most, workspace())
    return _read(place[-1]), int(points), int(turns)


def _players(policies: Sequence[Policy]) -> tuple[Any, Any, Any]:
    kinds, tables, prices = np.zeros(2, np.int64), np.zeros((2, 2, 26, 16)), np.zeros(2)
    for seat, policy in enumerate(policies):
        if isinstance(policy, Table):
            kinds[seat], tables[seat], prices[seat] = kernel.TABLE, *policy
        else:
            kinds[seat], prices[seat] = NAMED[policy]
    return (kinds, tables, prices) if COMPILED else (kinds.tolist(), tables.tolist(), prices.tolist())


def _chance(seed: str, number: int) -> int:
    return 1 + stream_seed(seed, number, "bulk") % 2**61


def _row(numbers: list[int]) -> Any:
    return np.array(numbers, dtype=np.int64) if COMPILED else numbers


def _place(entries_at_most: int, logged: int) -> tuple[Any, Any, Any, Any]:
    """Where a game is played, and so much of it logged."""
    turns = entries_at_most // 2 + 1
    return rows(2, 26, np.int8), rows(1, 2, np.int64)[0], rows(1, turns, np.int64)[0], rows(1, logged)[0]


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
