"""Where seats sit: a box and a quarter turn for the panel of each of 1 to 100 seats, and the free box in the middle.

Around a table a seat lies where its buttons are (`at_panels`), however few of the table's panels are played from.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from games.scene import HEIGHT, MARGIN, WIDTH, Box, Layout

Kind: TypeAlias = Literal["large", "medium", "small", "chip"]
Turn: TypeAlias = Literal[0, 1, 2, 3]

CANVAS = Box(0, 0, WIDTH, HEIGHT)
HEADER = Box(MARGIN, 14, WIDTH - 2 * MARGIN, 52)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat's panel lies. box: its outline; turn: quarter turns clockwise; kind: how much it holds."""

    box: Box
    turn: Turn
    kind: Kind
    layout: Layout = "wall"

    @property
    def paper(self) -> Box:
        """The panel in its own upright coordinates."""
        w, h = (self.box.h, self.box.w) if self.turn % 2 else (self.box.w, self.box.h)
        return Box(0, 0, w, h)


@dataclass(frozen=True, slots=True)
class Places:
    """A whole table: a place for every seat in order, and the free box in the middle."""

    seats: tuple[Place, ...]
    centre: Box


@lru_cache(maxsize=16)
def arrange(seats: int, layout: Layout, room: Box = CANVAS) -> Places:
    """Places for 1 to 100 seats. `wall`: upright below the centre; `table`: along four edges, turned outwards."""
    return _wall(seats, room) if layout == "wall" else _around(seats, room)


@lru_cache(maxsize=16)
def at_panels(panels: tuple[int, ...], table: int) -> Places:
    """Places around a table of so many panels for seats that have these ones (from 0): as large as so few may be, each
    at the edge of its panel and as near to it as the others let it."""
    every = arrange(max(table, *(panel + 1 for panel in panels)), "table").seats
    spots = [every[panel] for panel in panels]
    counts = [sum(spot.turn == turn for spot in spots) for turn in _TURNS]
    rim = next(rim for rim in _AROUND if all(n <= most for n, most in zip(counts, rim.capacity(CANVAS), strict=True)))
    found: dict[int, Place] = {}
    for turn, most in zip(_TURNS, rim.capacity(CANVAS), strict=True):
        seats = sorted((seat for seat, spot in enumerate(spots) if spot.turn == turn), key=lambda seat: panels[seat])
        found |= zip(seats, _near([_along(spots[seat]) for seat in seats], turn, rim, most), strict=True)
    rest = _FREE + rim.deep + 16
    return Places(tuple(found[seat] for seat in range(len(panels))), CANVAS.inset(rest, rest))


def across(turn: Turn) -> Turn:
    """How somebody looks who sits opposite."""
    return (2, 3, 0, 1)[turn]


def own_edges(wanted: tuple[Turn, ...]) -> tuple[Turn, ...]:
    """An edge for each of up to four seats that leave no room for another: who finds the own taken goes round the
    corner, else across."""
    taken: list[Turn] = []
    for seat, own in enumerate(wanted):
        free = [turn for turn in _TURNS if turn not in taken and (turn == own or turn not in wanted[seat + 1 :])]
        taken.append(min(free, key=lambda turn: (turn != own, (turn - own) % 2 == 0)))
    return tuple(taken)


# Upright: up to so many seats, panels a row, rows' height, gap, widest panel, kind.
_WALL: tuple[tuple[int, int, float, float, float, Kind], ...] = (
    (3, 3, 250, 20, 340, "large"),
    (4, 4, 250, 20, 285, "large"),
    (6, 3, 144, 14, 386, "medium"),
    (8, 4, 144, 14, 290, "medium"),
    (12, 4, 92, 12, 290, "small"),
    (16, 4, 80, 10, 290, "small"),
    (20, 5, 80, 10, 232, "small"),
    (35, 7, 64, 10, 164, "chip"),
    (56, 8, 48, 8, 144, "chip"),
    (70, 10, 48, 8, 113, "chip"),
    (100, 10, 36, 6, 115, "chip"),
)


def _wall(seats: int, room: Box) -> Places:
    _, most, high, gap, widest, kind = next(row for row in _WALL if seats <= row[0])
    inner = Box(room.x + MARGIN, room.y, room.w - 2 * MARGIN, room.h - MARGIN)
    a_row = min(seats, most)
    wide = min(widest, (inner.w - gap * (a_row - 1)) / a_row)
    rows = -(-seats // most)
    top = inner.y + inner.h - rows * high - (rows - 1) * gap
    places = []
    for seat in range(seats):
        row, column = divmod(seat, most)
        here = a_row if kind == "chip" else min(most, seats - row * most)
        left = inner.x + (inner.w - here * wide - (here - 1) * gap) / 2
        places.append(Place(Box(left + column * (wide + gap), top + row * (high + gap), wide, high), 0, kind))
    upper = HEADER.y + HEADER.h + 4
    return Places(tuple(places), Box(inner.x, upper, inner.w, top - 14 - upper))


@dataclass(frozen=True, slots=True)
class _Rim:
    """Panels around the edges: length along the edge, depth, how many rows deep, gap between them."""

    length: float
    depth: float
    rows: int
    gap: float
    kind: Kind

    @property
    def deep(self) -> float:
        return self.rows * self.depth + (self.rows - 1) * self.gap

    def capacity(self, room: Box) -> tuple[int, int, int, int]:
        """How many panels fit at the near, right, far and left edge; the long edges take the corners."""
        long = int((room.w - 2 * _FREE + self.gap) // (self.length + self.gap))
        short = int((room.h - 2 * (_FREE + self.deep + self.gap) + self.gap) // (self.length + self.gap))
        return (long * self.rows, short * self.rows, long * self.rows, short * self.rows)


_FREE = 12
_TURNS: tuple[Turn, ...] = (0, 3, 2, 1)
_AROUND = (
    _Rim(330, 150, 1, 26, "medium"),
    _Rim(216, 96, 1, 10, "small"),
    _Rim(152, 90, 1, 6, "small"),
    _Rim(132, 46, 2, 8, "chip"),
    _Rim(108, 40, 2, 6, "chip"),
    _Rim(88, 38, 3, 4, "chip"),
)


def _around(seats: int, room: Box) -> Places:
    rim = next(rim for rim in _AROUND if sum(rim.capacity(room)) >= seats)
    places: list[Place] = []
    for turn, count in zip(_TURNS, _share(seats, rim.capacity(room)), strict=True):
        places += _edge(room, count, turn, rim)
    rest = _FREE + rim.deep + 16
    return Places(tuple(places), room.inset(rest, rest))


def _share(seats: int, capacity: tuple[int, int, int, int]) -> list[int]:
    """Seats at the near, right, far and left edge: each next one where most is free, the long edges first."""
    counts = [0, 0, 0, 0]
    for _ in range(seats):
        edge = min((0, 2, 1, 3), key=lambda e: counts[e] / capacity[e])
        counts[edge] += 1
    return counts


def _edge(room: Box, count: int, turn: Turn, rim: _Rim) -> list[Place]:
    """Panels of one edge, from the left hand of those who sit there to their right, column by column."""
    columns = -(-count // rim.rows)
    edge = room.h if turn % 2 else room.w
    first = (edge - columns * rim.length - (columns - 1) * rim.gap) / 2
    places = []
    for index in range(count):
        column, row = divmod(index, rim.rows)
        along = first + column * (rim.length + rim.gap)
        away = _FREE + (rim.rows - 1 - row) * (rim.depth + rim.gap)
        places.append(Place(_turned(room, along, away, rim.length, rim.depth, turn), turn, rim.kind, "table"))
    return places


def _near(wanted: list[float], turn: Turn, rim: _Rim, most: int) -> list[Place]:
    """Panels of one edge in their order, as near as can be to where their middles are wanted (from the left hand)."""
    if rim.rows > 1 or not wanted:
        return _edge(CANVAS, len(wanted), turn, rim)
    edge, step = CANVAS.h if turn % 2 else CANVAS.w, rim.length + rim.gap
    first = (edge - most * step + rim.gap) / 2
    spots: list[float] = []
    for n, middle in enumerate(wanted):
        least = spots[-1] + step if spots else first
        spots.append(min(max(middle - rim.length / 2, least), first + (most - len(wanted) + n) * step))
    boxes = (_turned(CANVAS, along, _FREE, rim.length, rim.depth, turn) for along in spots)
    return [Place(box, turn, rim.kind, "table") for box in boxes]


def _along(place: Place) -> float:
    """How far the middle of a panel is from the end of its edge at the left hand of who sits there."""
    across, down = place.box.x + place.box.w / 2, place.box.y + place.box.h / 2
    return {0: across, 1: down, 2: CANVAS.w - across, 3: CANVAS.h - down}[place.turn]


def _turned(room: Box, along: float, away: float, length: float, depth: float, turn: Turn) -> Box:
    """A box `along` from the left hand of who sits at the edge and `away` from the edge itself."""
    if turn == 0:
        return Box(room.x + along, room.y + room.h - away - depth, length, depth)
    if turn == 2:
        return Box(room.x + room.w - along - length, room.y + away, length, depth)
    if turn == 1:
        return Box(room.x + away, room.y + along, depth, length)
    return Box(room.x + room.w - away - depth, room.y + room.h - along - length, depth, length)


def disjoint(boxes: tuple[Box, ...]) -> bool:
    """Whether no two boxes overlap (touching is allowed)."""
    ordered = sorted(boxes, key=lambda box: (box.y, box.x))
    return all(not _meet(a, b) for i, a in enumerate(ordered) for b in ordered[i + 1 :])


def _meet(a: Box, b: Box) -> bool:
    return _cross(a.x, a.w, b.x, b.w) and _cross(a.y, a.h, b.y, b.h)


def _cross(a: float, length: float, b: float, other: float) -> bool:
    """Whether two spans share more than a rounding error."""
    return a + 1e-6 < b + other and b + 1e-6 < a + length
