"""Where the two panels and the sheets lie on a flat table, wherever the two players sit."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from games.scene import Box
from games.seating import CANVAS, Place, Turn

_LONG, _DEEP, _FREE, _GAP = 330.0, 150.0, 12.0, 16.0
"""A panel along its edge and away from it; what is left free to the edge, and between things."""
_END = 312.0
"""Width of the sheet at an end of the table."""
_CORNER = 66.0
"""Height left free beside it, where the console says where throws come from."""


@dataclass(frozen=True, slots=True)
class Laid:
    """panels: by seat; sheets: where the sheet in play lies, with the side it is turned to; centre: the free middle."""

    panels: tuple[Place, ...]
    sheets: tuple[tuple[Box, Turn], ...]
    centre: Box


@lru_cache(maxsize=16)
def lay(turns: tuple[Turn, Turn]) -> Laid:
    """Panels at these edges. Two who face each other over the long edges have a sheet each at their right hand; else
    there is one, turned to a long side at which somebody sits."""
    at_left, at_right = 1 in turns, 3 in turns
    if set(turns) == {0, 2}:
        ends: tuple[tuple[bool, Turn], ...] = ((True, 0), (False, 2))
    else:
        looks: Turn = 2 if 2 in turns else 0
        ends = ((at_left or (not at_right and looks == 0), looks),)
    left, right = (_FREE + (_DEEP + _GAP if taken else 0) for taken in (at_left, at_right))
    sheets = tuple((_sheet(CANVAS.w - right - _END if end else left, end), turn) for end, turn in ends)
    left += _END + _GAP if any(not end for end, _ in ends) else 0
    right += _END + _GAP if any(end for end, _ in ends) else 0
    rest = _FREE + _DEEP + _GAP
    middle = Box(left, rest, CANVAS.w - left - right, CANVAS.h - 2 * rest)
    return Laid(tuple(_panel(turns, seat, middle) for seat in (0, 1)), sheets, middle)


def _sheet(x: float, end: bool) -> Box:
    """The one at the right end leaves the near corner free, the one at the left the far one."""
    return Box(x, _FREE + (0 if end else _CORNER), _END, CANVAS.h - 2 * _FREE - _CORNER)


def _panel(turns: tuple[Turn, Turn], seat: int, middle: Box) -> Place:
    """In the middle of the edge, between the sheets; the second of two at one edge at the right hand of the first."""
    turn = turns[seat]
    if turn % 2:
        y = _beside(turns, seat, CANVAS.h / 2)
        return Place(Box(_FREE if turn == 1 else CANVAS.w - _FREE - _DEEP, y, _DEEP, _LONG), turn, "medium", "table")
    x = _beside(turns, seat, CANVAS.w / 2 if set(turns) == {0, 2} else middle.x + middle.w / 2)
    return Place(Box(x, _FREE if turn == 2 else CANVAS.h - _FREE - _DEEP, _LONG, _DEEP), turn, "medium", "table")


def _beside(turns: tuple[Turn, Turn], seat: int, middle: float) -> float:
    """Where a panel begins along its edge, alone around the middle or one of two there."""
    if turns[0] != turns[1]:
        return middle - _LONG / 2
    after = (seat == 1) == (turns[seat] in (0, 1))
    return middle + _GAP / 2 if after else middle - _GAP / 2 - _LONG
