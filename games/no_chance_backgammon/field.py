"""Where things lie on the board: points, wall, trays, checkers and arrows, in pixels of a box of their own.

Red looks from below: its points 1 to 6 are at the lower right, 24 at the upper right. The board lies like this in
every language.
"""

from __future__ import annotations

from dataclasses import dataclass

from games.core import Seat
from games.no_chance_backgammon.board import BAR, NUMBERS, OFF
from games.no_chance_backgammon.state import RED
from games.scene import Box

STACK = 5
"""So many checkers lie on a point beside each other; the last of them tells how many more there are."""


@dataclass(frozen=True, slots=True)
class Field:
    """A board of this size, in logical pixels."""

    w: float
    h: float

    @property
    def rim(self) -> float:
        """Width of the frame above and below, where the numbers of the points are."""
        return self.h * 0.046

    @property
    def side(self) -> float:
        """Width of the frame at the left and the right."""
        return self.w * 0.016

    @property
    def tray(self) -> float:
        """Width of the trays for checkers borne off, at the right."""
        return self.w * 0.07

    @property
    def wall(self) -> Box:
        """The bar in the middle."""
        wide = self.w * 0.12
        return Box(self.side + self.half, self.rim, wide, self.h - 2 * self.rim)

    @property
    def half(self) -> float:
        """Width of six points."""
        return (self.w - 3 * self.side - self.tray - self.w * 0.12) / 2

    @property
    def halves(self) -> tuple[Box, Box]:
        """The two sunken fields."""
        wide = self.half
        right = self.side + wide + self.wall.w
        high = self.h - 2 * self.rim
        return Box(self.side, self.rim, wide, high), Box(right, self.rim, wide, high)

    @property
    def checker(self) -> float:
        """Diameter of a checker."""
        return min(self.half / 6 * 0.92, (self.h - 2 * self.rim - 8) / (2 * STACK))

    def column(self, point: int) -> Box:
        """The half column of a point, counted as Red counts."""
        from_left = (point if point > 12 else 25 - point) - 13
        step = self.half / 6
        x = self.halves[from_left // 6].x + from_left % 6 * step
        y = self.rim if point > 12 else self.h / 2
        return Box(x, y, step, self.h / 2 - self.rim)

    def label(self, point: int) -> Box:
        """The place of a point's number on the frame."""
        column = self.column(point)
        y = 0.0 if point > 12 else self.h - self.rim
        return Box(column.x, y, column.w, self.rim)

    def spot(self, seat: Seat, place: int, nth: int) -> Box:
        """Where the nth checker (from 0) of a seat lies at a place, counted from its own side."""
        if place == OFF:
            return self.slab(seat, nth)
        if place == BAR:
            return self.bar(seat)
        point = place if seat == RED else 25 - place
        column, d = self.column(point), self.checker
        away = min(nth, STACK - 1) * d + 1
        y = column.y + away if point > 12 else column.y + column.h - away - d
        return Box(column.x + (column.w - d) / 2, y, d, d)

    def bar(self, seat: Seat) -> Box:
        """Where a seat's checkers wait on the wall: beside the home they enter by."""
        wall, d = self.wall, self.checker
        y = wall.y + 5 if seat == RED else wall.y + wall.h - d - 5
        return Box(wall.x + (wall.w - d) / 2, y, d, d)

    def trays(self, seat: Seat) -> Box:
        """The tray of a seat: beside its home."""
        x = self.w - self.side - self.tray
        high = self.h / 2 - self.rim - 6
        return Box(x, self.h / 2 + 6 if seat == RED else self.rim, self.tray, high)

    def slab(self, seat: Seat, nth: int) -> Box:
        """A checker borne off, on its edge."""
        tray = self.trays(seat).inset(5, 5)
        high = min(16.0, (tray.h - 34) / 15)
        y = tray.y + tray.h - (nth + 1) * high if seat == RED else tray.y + nth * high
        return Box(tray.x, y + 1, tray.w, high - 2)

    def tile(self, number: int) -> Box:
        """One of the six numbers on the wall."""
        wall, room = self.wall, self.checker + 16
        step = (wall.h - 2 * room) / len(NUMBERS)
        size = min(step * 0.82, wall.w * 0.5)
        y = wall.y + room + (number - 0.5) * step - size / 2
        return Box(wall.x + (wall.w - size) / 2, y, size, size)

    def arrow(self, seat: Seat, number: int) -> Box:
        """A seat's arrow beside a number, Red's at the left; 0: not placed yet."""
        wall, tile = self.wall, self.tile(number or (1 if seat == RED else 6))
        wide, high = (wall.w - tile.w) / 2 - 7, tile.h * 0.66
        y = tile.y + (tile.h - high) / 2
        if not number:
            y = wall.y + 16 if seat == RED else wall.y + wall.h - high - 16
        return Box(wall.x + 4 if seat == RED else wall.x + wall.w - wide - 4, y, wide, high)
