"""The score sheet of The Choice: both sides of everybody's sheet, what is marked on them, totals and places."""

from __future__ import annotations

from games.core import Seat, ranks
from games.scene import MARGIN, RADIUS, Box, Card, Ink, Scene, Shape, Size, Text, msg, number
from games.seating import CANVAS
from games.table import both_sides, name_line
from games.the_choice.board import BOXES, COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.pad import pad
from games.the_choice.panels import cross
from games.the_choice.sheets import SHEETS
from games.the_choice.state import Side, State, totals
from games.the_choice.told import outcome
from games.view import View

FOOT = 72
"""Height left free along the edge (both long edges of a table that lies flat) for the console's own buttons."""
_WIDEST = 420.0


def sheet(state: State, view: View) -> Scene:
    """What everybody takes home: the sheets themselves, the winners on yellow."""
    if view.layout == "table":
        half = Box(0, 0, CANVAS.w, CANVAS.h / 2 - FOOT)
        return Scene(both_sides(CANVAS, _page(state, view, half)))
    return Scene(_page(state, view, Box(0, 14, CANVAS.w, CANVAS.h - 14 - FOOT)))


def _page(state: State, view: View, page: Box) -> tuple[Shape, ...]:
    head, rest = page.inset(MARGIN, 0).rows(46, 0, gap=4)
    title, words = head.columns(380, 0)
    seats = state.table.seats
    wide = min(_WIDEST if seats > 1 else 2 * _WIDEST, (rest.w - 20 * (seats - 1)) / seats)
    left = rest.x + (rest.w - seats * wide - 20 * (seats - 1)) / 2
    shapes: list[Shape] = [
        Text(title, msg("tc-sheet"), 26, Ink.TEXT, bold=True, id="title"),
        Text(words, outcome(state), 26, Ink.TEXT, bold=True, align="end", id="outcome"),
    ]
    places = ranks(totals(state))
    for seat in range(seats):
        box = Box(left + seat * (wide + 20), rest.y, wide, rest.h)
        fill = Ink.NOW if places[seat] == 1 else Ink.SHEET
        shapes.append(Card(box, fill, RADIUS, band=seat, shadow=True, id=f"sheet-{seat}"))
        shapes += _seat(state, view, seat, box.inset(14, 12), places[seat])
    return tuple(shapes)


def _seat(state: State, view: View, seat: Seat, box: Box, place: int) -> tuple[Shape, ...]:
    name, rest = box.rows(40, 0, gap=4)
    line, rank, points = name.columns(0, 64, 64, gap=4)
    player = state.players[seat]
    sides = rest.rows(0, 0, gap=6) if rest.h > 300 and rest.w < 600 else rest.columns(0, 0, gap=12)
    shapes: list[Shape] = [
        *name_line(line, seat, view.seat(seat), None),
        Text(rank, msg("rank", n=place), 17, Ink.MUTED, align="end", lines=2),
        Text(points, number(player.points), 34, Ink.INK, bold=True, align="end", id=f"total-{seat}"),
    ]
    first = 1 - player.now if player.second else player.now
    for n, (side, spot) in enumerate(zip((first, 1 - first), sides, strict=True)):
        shapes += _side(state, seat, side, n, spot)
    return tuple(shapes)


def _side(state: State, seat: Seat, at: int, n: int, box: Box) -> tuple[Shape, ...]:
    """One side in the order of play: its board, then what it is worth (TC10)."""
    side = state.players[seat].sides[at]
    words = 48.0 if box.w < 200 else 24.0
    board, below = box.rows(0, words, gap=2)
    printed = SHEETS[state.table.sheets[seat]][at]
    return (pad(board, printed, side), *_worth(side, n, below))


def _worth(side: Side, n: int, box: Box) -> tuple[Shape, ...]:
    """Points for numbers and colours, their sum, and the misthrow boxes."""
    numbers, colours = NUMBER_POINTS[len(side.line)], COLOUR_POINTS[side.colours]
    added = msg("list-plus", first=number(numbers), next=number(colours))
    if box.h < 40:
        label, boxes, sum_ = box.columns(0, 66, 100, gap=6)
    else:
        upper, sum_ = box.rows(0, 0)
        label, boxes = upper.columns(0, 46, gap=4)
    size: Size = 14 if box.w < 200 else 17
    return (
        Text(label, msg("tc-side", n=n + 1), size, Ink.MUTED),
        *_boxes(side, boxes),
        Text(sum_, msg("tc-sum", sum=added, n=side.points), size, Ink.INK, bold=True, align="end"),
    )


def _boxes(side: Side, box: Box) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    size, gap = (16.0, 4.0) if box.w > 50 else (12.0, 3.0)
    for n in range(BOXES):
        square = Box(box.x + n * (size + gap), box.y + (box.h - size) / 2, size, size)
        shapes.append(Card(square, Ink.PAPER_DIM, 4, line=Ink.LINE))
        shapes += cross(square.inset(size * 0.24)) if n < side.misses else ()
    return tuple(shapes)
