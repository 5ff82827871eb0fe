"""What every line and every arc of a side promises (`bots_outlook`), numbered, for games that are played on by rows.

Promises are kept in whole parts of a point, so that sums of them are compared exactly.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.the_choice.analysis_states import ARCS, LINES, Ints
from games.the_choice.analysis_ways import Ways, line_ways, ring_ways
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import FARTHEST, LINE_FEATURES, line_features, ring_features
from games.the_choice.bots_strong import weights
from games.the_choice.sheets import Printed

Promises: TypeAlias = Ints
Numbers: TypeAlias = NDArray[np.integer[Any]]

POINT = 200
"""In so many parts; what a line or an arc promises fits in 16 bits so, sums of both do not."""


class Joined(NamedTuple):
    """Ways of several sides: those of line or arc n of the first side, of which there are N, begin at first[n], of the
    second at first[N + n], and so on; sorted by what they use (`Ways`)."""

    first: Numbers
    dice: Ints
    end: Ints


class Sides(NamedTuple):
    """The sides of a table, two a seat. lines, arcs: ways to go on; line, arc: what they promise by side, whether it is
    the last, throws to come, and boxes left (0: points); fresh: the same of a side with nothing marked, as the last, by
    side and throws to come: with none, nothing."""

    lines: Joined
    arcs: Joined
    line: Promises
    arc: Promises
    fresh: Numbers


@lru_cache(maxsize=1)
def sides(printed: tuple[Printed, ...]) -> Sides:
    """For front and back of every seat's sheet."""
    shape = len(printed), 2, FARTHEST + 1, BOXES + 1
    line, arc = np.empty((*shape, len(LINES)), dtype=np.int16), np.empty((*shape, len(ARCS)), dtype=np.int16)
    for at, side in enumerate(printed):
        _promise(side, line[at], arc[at])
    fresh = line[:, 1, :, BOXES, 0].astype(np.int64) + arc[:, 1, :, BOXES, 0]
    fresh[:, 0] = 0
    return Sides(
        _joined([line_ways(side) for side in printed]), _joined([ring_ways(side) for side in printed]), line, arc, fresh
    )


def _joined(ways: list[Ways]) -> Joined:
    counts = np.concatenate([each.first[:, -1] - each.first[:, 0] for each in ways])
    first = np.concatenate([[0], np.cumsum(counts)])
    return Joined(first, np.concatenate([each.dice for each in ways]), np.concatenate([each.end for each in ways]))


def _promise(printed: Printed, line: Promises, arc: Promises) -> None:
    """Writes what a side promises, by whether it is the last, throws to come, boxes left, and line or arc."""
    lines = np.array([line_features(printed.numbers, tip) for tip in LINES])
    arcs = np.array([ring_features(printed.colours, ring) for ring in ARCS])
    line[:], arc[:] = lines[:, 2] * POINT, arcs[:, 1] * POINT
    for (last, boxes, throws), row in weights().items():
        at = int(last), int(throws), boxes
        line[at] = np.rint(lines @ row[:LINE_FEATURES] * POINT)
        arc[at] = np.rint(arcs @ row[LINE_FEATURES:] * POINT)
