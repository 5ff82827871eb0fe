"""How the worth of each seat went through a game: a line a seat, and where in it one stands."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from games.core import Seat
from games.scene import Box, Card, Ink, Poly, Shape, Symbol

_MOST = 90
"""So many points of a line are drawn at most."""
_THICK, _MARK = 3.0, 20.0


def chart(box: Box, rows: Sequence[Sequence[float]], seats: Sequence[Seat], at: int) -> tuple[Shape, ...]:
    """Lines for some seats. rows: by moment, the worth of every seat; at: the moment in hand."""
    low, high = _reach([row[seat] for row in rows for seat in seats])
    inner = box.inset(_MARK / 2, _MARK / 2)

    def spot(moment: int, seat: Seat) -> tuple[float, float]:
        across = moment / max(1, len(rows) - 1)
        up = (rows[moment][seat] - low) / (high - low)
        return inner.x + across * inner.w, inner.y + (1 - up) * inner.h

    moments = _thinned(len(rows))
    here = inner.x + at / max(1, len(rows) - 1) * inner.w
    shapes: list[Shape] = [Card(Box(here - 1, box.y, 2, box.h), Ink.MUTED, 0)]
    if low < 0 < high:
        shapes.insert(0, Card(Box(inner.x, inner.y + high / (high - low) * inner.h, inner.w, 1), Ink.LINE, 0))
    shapes += (_ribbon([spot(moment, seat) for moment in moments], seat) for seat in seats)
    for seat in reversed(seats):
        x, y = spot(at, seat)
        shapes.append(Symbol(Box(x - _MARK / 2, y - _MARK / 2, _MARK, _MARK), seat, id=f"chart-{seat}"))
    return tuple(shapes)


def _reach(values: Sequence[float]) -> tuple[float, float]:
    low, high = min(values), max(values)
    return (low, high) if high - low > 1e-6 else (low - 1, high + 1)


def _thinned(count: int) -> list[int]:
    """Moments evenly spread, the first and the last among them."""
    steps = max(1, min(_MOST, count) - 1)
    return sorted({round(n * (count - 1) / steps) for n in range(steps + 1)})


def _ribbon(points: list[tuple[float, float]], seat: Seat) -> Poly:
    """A line of even thickness through the points, in the colour of a seat, outlined in ink."""
    points = points if len(points) > 1 else [points[0], (points[0][0] + 1, points[0][1])]
    sides = [_normal(points, n) for n in range(len(points))]
    upper = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, sides, strict=True)]
    lower = [(x - dx, y - dy) for (x, y), (dx, dy) in zip(points, sides, strict=True)]
    outline = [*upper, *reversed(lower)]
    left, top = min(x for x, _ in outline), min(y for _, y in outline)
    wide, high = max(x for x, _ in outline) - left, max(y for _, y in outline) - top
    corners = tuple(((x - left) / wide, (y - top) / high) for x, y in outline)
    return Poly(Box(left, top, wide, high), corners, Ink.SEAT, Ink.INK, seat)


def _normal(points: list[tuple[float, float]], n: int) -> tuple[float, float]:
    """From a point of the line to its edge, square to the way from its neighbour before to its neighbour behind."""
    (x0, y0), (x1, y1) = points[max(0, n - 1)], points[min(len(points) - 1, n + 1)]
    part = _THICK / 2 / (hypot(x1 - x0, y1 - y0) or 1)
    return (y0 - y1) * part, (x1 - x0) * part
