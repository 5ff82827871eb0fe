"""What every line and every arc of a side promises (`bots_outlook`), numbered, for kernels and for who follows them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.the_choice.analysis_states import ARCS, LINES
from games.the_choice.analysis_ways import Ways, line_ways, ring_ways
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import FARTHEST, LINE_FEATURES, line_features, ring_features
from games.the_choice.bots_strong import weights
from games.the_choice.sheets import Printed

Floats = NDArray[np.float64]


class Sides(NamedTuple):
    """The sides of a table, two a seat. lines, arcs: ways to go on, those of all sides in one row and `Ways.first` by
    side; line, arc: what they promise by side, whether it is the last, throws to come, and boxes left (0: points)."""

    lines: Ways
    arcs: Ways
    line: Floats
    arc: Floats


@lru_cache(maxsize=4)
def sides(printed: tuple[Printed, ...]) -> Sides:
    """For front and back of every seat's sheet."""
    promised = [_promised(side) for side in printed]
    lines, arcs = np.stack([line for line, _ in promised]), np.stack([arc for _, arc in promised])
    return Sides(
        _joined([line_ways(side) for side in printed]), _joined([ring_ways(side) for side in printed]), lines, arcs
    )


def _joined(ways: list[Ways]) -> Ways:
    starts = np.cumsum([0, *(len(each.dice) for each in ways[:-1])])
    first = np.stack([each.first + start for each, start in zip(ways, starts, strict=True)])
    dice, end = np.concatenate([each.dice for each in ways]), np.concatenate([each.end for each in ways])
    return Ways(first.astype(np.int32), dice, end)


@lru_cache(maxsize=8)
def _promised(printed: Printed) -> tuple[Floats, Floats]:
    line = np.array([line_features(printed.numbers, tip) for tip in LINES])
    arc = np.array([ring_features(printed.colours, ring) for ring in ARCS])
    shape = 2, FARTHEST + 1, BOXES + 1
    lines, arcs = np.empty((*shape, len(LINES))), np.empty((*shape, len(ARCS)))
    lines[:], arcs[:] = line[:, 2], arc[:, 1]
    for (last, boxes, throws), row in weights().items():
        lines[int(last), int(throws), boxes] = line @ row[:LINE_FEATURES]
        arcs[int(last), int(throws), boxes] = arc @ row[LINE_FEATURES:]
    return lines, arcs
