"""All that can lie on one side, and all that dice can be put together to, numbered for the exact tables.

Two things on a side have a future, and neither knows of the other: the line (which number hexes it has passed, and
which is its last; TC6) and the ring, of which one arc is marked (TC5). There are 12,918 lines and 242 arcs, each with
none marked included, so with one to three misthrow boxes left a side can stand in 9,378,468 ways.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.the_choice.board import COLOURS, NEIGHBOURS, NUMBERS, RING_FULL, beside
from games.the_choice.bots_outlook import CHANCES, SOME
from games.the_choice.hand import Dice, used
from games.the_choice.plans import NO_LINE, Tip
from games.the_choice.state import DICE, SIDES

Ints: TypeAlias = NDArray[np.int16]

NONE = -1
"""Stands in tables where there is nothing."""
FACES = range(1, SIDES + 1)


def _lines() -> tuple[Tip, ...]:
    """Every line there can be, shorter ones first."""
    found, edge = [NO_LINE], [NO_LINE]
    while edge:
        edge = sorted({(mask | 1 << spot, spot) for mask, last in edge for spot in _free(mask, last)})
        found += edge
    return tuple(found)


def _free(mask: int, last: int) -> list[int]:
    return [spot for spot in (NEIGHBOURS[last] if mask else range(NUMBERS)) if not mask >> spot & 1]


def _arcs() -> tuple[int, ...]:
    """Every arc of the ring as a mask, shorter ones first."""
    arcs = {0, RING_FULL}
    for length in range(1, COLOURS):
        low = (1 << length) - 1
        arcs |= {(low << at | low >> COLOURS - at) & RING_FULL for at in range(COLOURS)}
    return tuple(sorted(arcs, key=lambda arc: (arc.bit_count(), arc)))


LINES, ARCS = _lines(), _arcs()
LINE_NO = {line: no for no, line in enumerate(LINES)}
ARC_NO = {arc: no for no, arc in enumerate(ARCS)}


def _table(rows: Iterable[Iterable[int]]) -> Ints:
    return np.array([tuple(row) for row in rows], dtype=np.int16)


def _line_after(line: Tip, spot: int) -> int:
    mask, last = line
    return LINE_NO[mask | 1 << spot, spot] if spot in _free(mask, last) else NONE


def _put(dice: Dice, face: int) -> int:
    return SOME.index(tuple(sorted((*dice, face)))) if len(dice) < DICE else NONE


class Board(NamedTuple):
    """What holds for every side. longer: by line and hex, the line that goes on there; wider: the same of arcs; marks,
    colours: how many hexes are marked; put: by dice and a face, the dice with it; sums: what they make together; size:
    how many they are; weight: how likely a throw is that shows them."""

    longer: Ints
    wider: Ints
    marks: Ints
    colours: Ints
    put: Ints
    sums: Ints
    size: Ints
    weight: NDArray[np.float64]


BOARD = Board(
    longer=_table([_line_after(line, spot) for spot in range(NUMBERS)] for line in LINES),
    wider=_table(
        [ARC_NO[arc | 1 << spot] if beside(arc) >> spot & 1 else NONE for spot in range(COLOURS)] for arc in ARCS
    ),
    marks=np.array([mask.bit_count() for mask, _ in LINES], dtype=np.int16),
    colours=np.array([arc.bit_count() for arc in ARCS], dtype=np.int16),
    put=_table([NONE, *(_put(dice, face) for face in FACES)] for dice in SOME),
    sums=np.array([sum(dice) for dice in SOME], dtype=np.int16),
    size=np.array([len(dice) for dice in SOME], dtype=np.int16),
    weight=np.array([CHANCES[DICE].get(dice, 0.0) for dice in SOME]),
)


class Use(NamedTuple):
    """What dice used as numbers and dice used as colours take together, by their numbers in SOME. least: the fewest
    dice that hold both, NONE if there are none; more: these and one die more, where they use all of them and `needed`
    dice thereby (die_use `both`, TC4)."""

    least: Ints
    more: Ints


def use(both: bool, needed: int = DICE) -> Use:
    """For a die_use (TC4), where so many dice have to be used (TC7)."""
    least = [[_least(numbers, colours, both) for colours in SOME] for numbers in SOME]
    more = np.full((len(SOME), len(SOME), 2), NONE, dtype=np.int16)
    for a, numbers in enumerate(SOME) if both else ():
        for b, colours in enumerate(SOME):
            whole = _whole(SOME[least[a][b]], numbers, colours, needed) if least[a][b] != NONE else []
            more[a, b, : len(whole)] = whole
    return Use(_table(least), more)


def _least(numbers: Dice, colours: Dice, both: bool) -> int:
    counts = [(face, numbers.count(face), colours.count(face)) for face in FACES]
    dice = tuple([face for face, a, b in counts for _ in range(max(a, b) if both else a + b)])
    return SOME.index(dice) if len(dice) <= DICE else NONE


def _whole(dice: Dice, numbers: Dice, colours: Dice, needed: int) -> list[int]:
    """The dice of one more of which they use all."""
    more = [tuple(sorted((*dice, face))) for face in FACES] if len(dice) == needed - 1 else []
    return [SOME.index(dice) for dice in more if used(dice, numbers, colours) == needed]
