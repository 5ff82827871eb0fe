"""One side played alone, exactly: what every way in which it can stand is worth under best play (TC2 to TC10).

Alone, every throw is the seat's own: it takes a misthrow unless it uses all three dice. So a side with a line, an arc
and some misthrow boxes left is worth the mean, over all throws, of the best choice of dice to throw again, that is of
the mean over what may fall then of the best that can be marked: a position with more marks, or with a box less. It is
solved backwards over these, nothing sampled. The seat loses nothing by staying on its first side until that is spent,
and what it marks there changes nothing for the other: a sheet is worth the sum of its two sides.
"""

from __future__ import annotations

from collections.abc import Generator

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.the_choice.analysis_states import ARCS, BOARD, LINES, Board, Use, use
from games.the_choice.analysis_throw import NEVER, at_least, before_throw
from games.the_choice.analysis_ways import Ways, line_ways, ring_ways
from games.the_choice.board import BOXES, COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE

Values = NDArray[np.float64]
"""What a side is worth by misthrow boxes left (0: it is spent), line and arc."""


def solve_side(printed: Printed, both: bool, longest: int = 0) -> Generator[float, None, Values]:
    """All values of a side, or those of lines with at least `longest` marks; yields which part of them is found."""
    values = np.empty((BOXES + 1, len(LINES), len(ARCS)))
    values[:] = _points()
    known = line_ways(printed), ring_ways(printed), use(both), BOARD
    layers = [(boxes, marks) for boxes in range(1, BOXES + 1) for marks in range(int(BOARD.marks[-1]), longest - 1, -1)]
    done = 0
    for boxes, marks in layers:
        lines = np.flatnonzero(BOARD.marks == marks)
        _solve(values, boxes, lines[0], lines[-1] + 1, *known)
        done += len(lines)
        yield done / (BOXES * len(LINES))
    return values


def _points() -> Values:
    """What is marked, in points (TC10)."""
    points: Values = np.array(NUMBER_POINTS)[BOARD.marks][:, None] + np.array(COLOUR_POINTS, float)[BOARD.colours]
    return points


@compiled
def _solve(values: Values, boxes: int, first: int, last: int, lines: Ways, arcs: Ways, ways: Use, board: Board) -> None:
    """Fills in the values of some lines, all of whose longer ones are known, with so many boxes left."""
    best, hexes = np.zeros(len(board.size)), board.longer.shape[1] + board.wider.shape[1]
    for line in range(first, last):
        for arc in range(values.shape[2] - 1, -1, -1):
            if board.marks[line] + board.colours[arc] < hexes:  # a full side is spent (TC8)
                _make(values[boxes], values[boxes - 1], line, arc, lines, arcs, ways, board, best)
                at_least(best, board)
                values[boxes, line, arc] = before_throw(best, board)


@compiled
def _make(
    kept: Values, missed: Values, line: int, arc: int, lines: Ways, arcs: Ways, ways: Use, board: Board, best: Values
) -> None:
    """Writes what dice can make at most, if no others are used. kept, missed: by line and arc, what comes of them where
    all dice have been used and after a misthrow (TC7)."""
    best[:] = NEVER
    for b in range(arcs.first[arc, 0], arcs.first[arc, DICE + 1]):
        for a in range(lines.first[line, 0], lines.first[line, DICE + 1]):
            dice = ways.least[lines.dice[a], arcs.dice[b]]
            if dice < 0:
                continue
            worth = kept if board.size[dice] == DICE else missed
            best[dice] = max(best[dice], worth[lines.end[a], arcs.end[b]])
            for more in ways.more[lines.dice[a], arcs.dice[b]]:
                if more >= 0:
                    best[more] = max(best[more], kept[lines.end[a], arcs.end[b]])
