"""Where the coach's card lies: where it hides least, near the panel that asked, read from its edge of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from games.core import Seat
from games.luck.coach_scene import WIDE, Told, card, race_card, race_height
from games.scene import HEIGHT, WIDTH, Bar, Box, Card, Die, Group, Ink, Layout, Scene, Shape, Symbol, Text, msg
from games.seating import Turn, arrange

_EDGE = 10
"""How far from the edge of the canvas."""
_HOLD = 210.0, 58.0


def advice_shapes(scene: Scene, every: Sequence[Told], layout: Layout) -> tuple[Shape, ...]:
    """Cards over a picture of the table, one for each seat that has asked."""
    return tuple(_beside(scene, told.seat, (WIDE, told.height), card(told), layout) for told in every)


def race_shapes(scene: Scene, every: Sequence[Told], layout: Layout) -> tuple[Shape, ...]:
    """What all who run a race may know: on a screen that stands one card, else one before each."""
    parts = [every] if layout == "wall" else [[told] for told in every]
    return tuple(
        _beside(scene, part[0].seat, (WIDE, race_height(len(part))), race_card(part), layout) for part in parts
    )


def hold_shapes(scene: Scene, seat: Seat, part: float, layout: Layout) -> tuple[Shape, ...]:
    """How far a held STAY has come, 0 to 1."""
    wide, high = _HOLD
    inner = Box(0, 0, wide, high).inset(14, 8)
    mark, rest = inner.columns(26, 0, gap=10)
    words, bar = rest.rows(0, 8, gap=4)
    parts = (
        Card(Box(0, 0, wide, high), Ink.PAPER, shadow=True),
        Symbol(Box(mark.x, mark.y + (mark.h - 26) / 2, 26, 26), seat),
        Text(words, msg("coach-title"), 20, Ink.INK, bold=True),
        Bar(bar, part, Ink.STAY, Ink.LINE, id=f"coach-hold-{seat}"),
    )
    return (_beside(scene, seat, _HOLD, parts, layout),)


def _beside(scene: Scene, seat: Seat, size: tuple[float, float], shapes: tuple[Shape, ...], layout: Layout) -> Group:
    """Shapes of that size near the panel of a seat, turned as it is."""
    panel, turn, fixed = _panel(scene, seat, layout)
    wide, high = size[::-1] if turn % 2 else size
    there = tuple(_weighed(scene.shapes, panel))
    return Group(_least_hidden(there, panel, wide, high), shapes, turn, fixed=fixed)


def _weighed(shapes: Iterable[Shape], own: Box) -> Iterator[tuple[Box, float]]:
    """What would be hidden, and how much a pixel of it is missed: dice, words and boards more than the own panel."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield shape.box, _OWN if shape.box == own else _PANEL
        elif not isinstance(shape, Card):
            yield shape.box, _DIE if isinstance(shape, Die) else _MIDDLE


_OWN, _PANEL, _MIDDLE, _DIE = 0.4, 1.0, 1.5, 6.0
_FAR = 12.0
"""So many pixels hidden are as bad as one pixel further away from the own panel."""
_STEP = 24
"""About so far from each other are the spots that are tried."""


@lru_cache(maxsize=64)
def _least_hidden(there: tuple[tuple[Box, float], ...], own: Box, wide: float, high: float) -> Box:
    """The spot of that size on the canvas where least is missed; of several the one nearest to the own panel."""
    left, top = WIDTH - 2 * _EDGE - wide, HEIGHT - 2 * _EDGE - high
    across, down = max(1, round(left / _STEP)), max(1, round(top / _STEP))
    spots = (
        Box(_EDGE + left * n / across, _EDGE + top * m / down, wide, high)
        for n in range(across + 1)
        for m in range(down + 1)
    )
    return min(spots, key=lambda spot: _missed(there, spot) + _FAR * _apart(own, spot))


def _missed(there: tuple[tuple[Box, float], ...], spot: Box) -> float:
    missed, right, bottom = 0.0, spot.x + spot.w, spot.y + spot.h
    for box, weight in there:
        wide = min(right, box.x + box.w) - max(spot.x, box.x)
        high = min(bottom, box.y + box.h) - max(spot.y, box.y)
        if wide > 0 and high > 0:
            missed += weight * wide * high
    return missed


def _apart(one: Box, other: Box) -> float:
    """The way between two middles."""
    return abs(one.x + one.w / 2 - other.x - other.w / 2) + abs(one.y + one.h / 2 - other.y - other.h / 2)


def _panel(scene: Scene, seat: Seat, layout: Layout) -> tuple[Box, Turn, bool]:
    """Where the game has drawn the panel, else where seats sit."""
    for group in _groups(scene.shapes):
        if any(isinstance(shape, Card) and shape.id == f"panel-{seat}" for shape in group.shapes):
            return group.box, group.turn, group.fixed
    place = arrange(seat + 1, layout).seats[seat]
    return place.box, place.turn, layout == "table"


def _groups(shapes: Iterable[Shape]) -> Iterator[Group]:
    return (shape for shape in shapes if isinstance(shape, Group))
