"""The board of one side, without what is printed on it: 13 number hexes inside a closed ring of 16 colour hexes (TC1).

Rows of 5-6-7-6-5 hexes. Number hexes are counted from 0 in reading order (rows of 4-5-4), ring hexes from 0 clockwise
from the left upper corner. Sets of hexes are bit masks.
"""

from __future__ import annotations

NUMBERS, COLOURS, BOXES = 13, 16, 3
"""Number hexes, colour hexes and misthrow boxes of a side (TC1, TC8)."""

NUMBER_POINTS = (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36)
COLOUR_POINTS = (0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32, 36, 40)
"""Points for so many hexes marked (TC10, the console's own table)."""

_ROWS = (5, 6, 7, 6, 5)


def _spots() -> tuple[tuple[tuple[float, float], ...], tuple[tuple[float, float], ...]]:
    """Where number and ring hexes lie: x of the centre in widths of a hex, and the row."""
    rows = [[((7 - wide) / 2 + 0.5 + at, float(row)) for at in range(wide)] for row, wide in enumerate(_ROWS)]
    inner = [spot for row in rows[1:-1] for spot in row[1:-1]]
    right, left = [row[-1] for row in rows[1:-1]], [row[0] for row in rows[1:-1]]
    return tuple(inner), (*rows[0], *right, *reversed(rows[-1]), *reversed(left))


NUMBER_SPOTS, RING_SPOTS = _spots()


def _touch(a: tuple[float, float], b: tuple[float, float]) -> bool:
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    return (across, down) in ((1.0, 0.0), (0.5, 1.0))


NEIGHBOURS = tuple(tuple(n for n, b in enumerate(NUMBER_SPOTS) if _touch(a, b)) for a in NUMBER_SPOTS)
"""By number hex: the number hexes it touches, in order."""

RING_FULL = (1 << COLOURS) - 1


def beside(ring: int) -> int:
    """The unmarked ring hexes next to a marked one; with none marked, all of them (TC5)."""
    if not ring:
        return RING_FULL
    grown = ring << 1 | ring >> 1 | ring >> COLOURS - 1 | ring << COLOURS - 1
    return grown & RING_FULL & ~ring


def after(line: tuple[int, ...]) -> tuple[int, ...]:
    """The number hexes in which a line may go on; with no number marked, all of them (TC6)."""
    if not line:
        return tuple(range(NUMBERS))
    return tuple([spot for spot in NEIGHBOURS[line[-1]] if spot not in line])
