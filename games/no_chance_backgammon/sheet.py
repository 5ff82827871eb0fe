"""The end of a game of No Chance Backgammon: the last position beside what it came to."""

from __future__ import annotations

from games.core import Seat
from games.no_chance_backgammon.board import OFF, count, pips
from games.no_chance_backgammon.picture import FILLS, FORMS, picture
from games.no_chance_backgammon.state import BLUE, RED, State
from games.no_chance_backgammon.told import outcome, result, side
from games.scene import MARGIN, Box, Card, Checker, Ink, Msg, Scene, Shape, Text, msg, number
from games.seating import CANVAS
from games.table import both_sides
from games.view import View

FOOT = 72
"""Height left free along the edge (both long edges of a table that lies flat) for the console's own buttons."""


def sheet(state: State, view: View) -> Scene:
    """Who has won and by how much, for everybody around the table."""
    if view.layout == "table":
        half = Box(0, 0, CANVAS.w, CANVAS.h / 2 - FOOT)
        return Scene(both_sides(CANVAS, _page(state, half)))
    return Scene(_page(state, Box(0, 14, CANVAS.w, CANVAS.h - 14 - FOOT)))


def _page(state: State, page: Box) -> tuple[Shape, ...]:
    head, rest = page.inset(MARGIN, 0).rows(46, 0, gap=6)
    wide = min(rest.h / 0.62, rest.w * 0.66)
    left, paper = rest.columns(wide, 0, gap=24)
    high = left.w * 0.62
    paper = Box(paper.x, paper.y, paper.w, high)
    return (
        Text(head, outcome(state), 34, Ink.TEXT, bold=True, id="outcome"),
        picture(state, View(), Box(left.x, left.y, left.w, high)),
        Card(paper, Ink.SHEET, 14, shadow=True),
        *_table(state, paper.inset(20, 12)),
    )


def _table(state: State, box: Box) -> tuple[Shape, ...]:
    """A column a side; a row for all that was counted."""
    rows = _rows(state)
    last, *boxes = box.rows(box.h * 0.2, *(0,) * (len(rows) + 1), gap=4)
    shapes: list[Shape] = [Text(last, result(state), 20, Ink.INK, bold=True, lines=2)]
    shapes += _heads(boxes[0])
    for (label, values), row in zip(rows, boxes[1:], strict=True):
        name, *cells = row.columns(0, row.w * 0.24, row.w * 0.24)
        shapes.append(Text(name, label, 20, Ink.MUTED, lines=2))
        shapes += [
            Text(cell, number(n), 26, Ink.INK, bold=True, align="end") for cell, n in zip(cells, values, strict=True)
        ]
    return tuple(shapes)


def _heads(row: Box) -> tuple[Shape, ...]:
    _, *cells = row.columns(0, row.w * 0.24, row.w * 0.24)
    return tuple(shape for seat, cell in zip((RED, BLUE), cells, strict=True) for shape in _head(seat, cell))


def _head(seat: Seat, cell: Box) -> tuple[Shape, ...]:
    mark = min(26.0, cell.h)
    words, end = cell.columns(0, mark, gap=6)
    spot = Box(end.x, cell.y + (cell.h - mark) / 2, mark, mark)
    return Checker(spot, FILLS[seat], FORMS[seat]), Text(words, side(seat), 17, Ink.INK, bold=True, align="end")


def _rows(state: State) -> tuple[tuple[Msg, tuple[int, int]], ...]:
    red, blue = state.sides
    rows = [
        (msg("nb-sheet-points"), state.match.points),
        (msg("nb-sheet-off"), (count(red, OFF), count(blue, OFF))),
        (msg("nb-sheet-pips"), (pips(red), pips(blue))),
        (msg("nb-sheet-doubles"), state.doubles),
    ]
    return tuple(rows)
