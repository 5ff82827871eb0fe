"""Where the sheets of one to four seats lie: each needs room for its board of hexes."""

from __future__ import annotations

from functools import lru_cache

from games.scene import HEIGHT, MARGIN, WIDTH, Box
from games.seating import HEADER, Place, Places, Turn, own_edges
from games.table import edges
from games.view import View

_WIDE = {1: 860.0, 2: 590.0, 3: 386.0, 4: 285.0}
"""Upright: width of a panel by number of seats."""
_TOP, _BOTTOM = 200.0, 684.0
_LONG, _SHORT, _DEEP, _FREE = 696.0, 572.0, 232.0, 10.0
"""Around the table: length along the long and the short edges, depth, and what is left free to the edge."""
_CORNER = 124.0
"""Left free at the far left and the near right, where the console says where throws come from."""


def places(seats: int, view: View) -> Places:
    """A place for every seat; an edge of a flat table has room for one, at best whose panel is there."""
    return _wall(seats) if view.layout == "wall" else _around(own_edges(edges(seats, view)))


@lru_cache(maxsize=4)
def _wall(seats: int) -> Places:
    wide, gap = _WIDE[seats], 20.0
    left = (WIDTH - seats * wide - (seats - 1) * gap) / 2
    high = _BOTTOM - _TOP
    boxes = [Box(left + seat * (wide + gap), _TOP, wide, high) for seat in range(seats)]
    upper = HEADER.y + HEADER.h
    centre = Box(MARGIN, upper, WIDTH - 2 * MARGIN, _TOP - 8 - upper)
    return Places(tuple(Place(box, 0, "large") for box in boxes), centre)


@lru_cache(maxsize=16)
def _around(turns: tuple[Turn, ...]) -> Places:
    rest = _FREE + _DEEP + 12
    return Places(
        tuple(Place(_edge(turn), turn, "large", "table") for turn in turns),
        Box(rest, rest, WIDTH - 2 * rest, HEIGHT - 2 * rest),
    )


def _edge(turn: Turn) -> Box:
    if turn % 2:
        x = _FREE if turn == 1 else WIDTH - _FREE - _DEEP
        return Box(x, _CORNER + _FREE if turn == 1 else HEIGHT - _CORNER - _FREE - _SHORT, _DEEP, _SHORT)
    y = _FREE if turn == 2 else HEIGHT - _FREE - _DEEP
    return Box((WIDTH - _LONG) / 2, y, _LONG, _DEEP)
