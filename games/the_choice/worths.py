"""How much is marked on a sheet and what it is worth, as a seat's panel tells it (TC10)."""

from __future__ import annotations

from games.core import Seat
from games.scene import Box, Ink, Msg, Shape, Text, msg, number
from games.the_choice.board import COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.state import Side, State

_NARROW = 320
"""Below this width the counts are left out."""


def in_rows(state: State, seat: Seat, rows: tuple[Box, ...]) -> tuple[Shape, ...]:
    """How much is marked and what it is worth, in rows: numbers, colours, the other side (TC10)."""
    player = state.players[seat]
    side, other = player.side, player.sides[1 - player.now]
    shapes: list[Shape] = []
    for box, (label, points, more) in zip(rows, _worth(side), strict=False):
        left, right, further = box.columns(0, 40, 40)
        shapes += (
            Text(left, label, 17, Ink.MUTED),
            Text(right, number(points), 20, Ink.INK, True, "end", counts=points),
            *_more(further, more),
        )
    left, right, _ = rows[-1].columns(0, 40, 40)
    last = (
        Text(left, msg("tc-other-side"), 17, Ink.MUTED),
        Text(right, number(other.points), 20, Ink.INK, True, "end"),
    )
    return (*shapes, *last)


def _more(box: Box, more: int | None) -> tuple[Shape, ...]:
    """What one more mark would add."""
    return () if more is None else (Text(box, msg("plus", n=more), 17, Ink.SAFE_INK, align="end"),)


def _worth(side: Side) -> tuple[tuple[Msg, int, int | None], ...]:
    """Words, points now, and what one more mark adds, for numbers and colours."""
    found = []
    for key, count, table in (
        ("tc-numbers", len(side.line), NUMBER_POINTS),
        ("tc-colours", side.colours, COLOUR_POINTS),
    ):
        more = table[count + 1] - table[count] if count + 1 < len(table) else None
        found.append((msg(key, n=count, of=len(table) - 1), table[count], more))
    return tuple(found)


def in_cells(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The same beside each other: words above, points below."""
    player = state.players[seat]
    other = player.sides[1 - player.now]
    cells = (*_worth(player.side), (msg("tc-other-side"), other.points, None))
    if box.w < _NARROW:
        words = (msg("tc-numbers-short"), msg("tc-colours-short"), msg("tc-other-side"))
        cells = tuple((label, points, more) for label, (_, points, more) in zip(words, cells, strict=True))
    shapes: list[Shape] = []
    for spot, (label, points, more) in zip(box.columns(0, 0, 0, gap=10), cells, strict=True):
        upper, lower = spot.rows(18, 0)
        value, further = lower.columns(lower.w / 2, 0, gap=6)
        if more is None:
            value = lower
        shapes += (
            Text(upper, label, 14, Ink.MUTED, align="centre"),
            Text(value, number(points), 20, Ink.INK, True, "centre" if more is None else "end", counts=points),
        )
        if more is not None:
            shapes.append(Text(further, msg("plus", n=more), 17, Ink.SAFE_INK))
    return tuple(shapes)
