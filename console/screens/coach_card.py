"""Where the coach's card lies: beside the panel of the seat that asked, to be read from its edge of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.core import Seat
from games.luck.coach_scene import WIDE, Told, card, race_card, race_height
from games.scene import HEIGHT, WIDTH, Bar, Box, Card, Group, Ink, Layout, Scene, Shape, Symbol, Text, msg
from games.seating import Turn, arrange

_AWAY, _EDGE = 14, 10
"""How far from the panel, and from the edge of the canvas."""
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
    """Shapes of that size beside the panel of a seat, turned as it is."""
    panel, turn, fixed = _panel(scene, seat, layout)
    canvas = Box(0, 0, HEIGHT, WIDTH) if turn % 2 else Box(0, 0, WIDTH, HEIGHT)
    return Group(_turned(_place(_upright(panel, turn), size, canvas), turn), shapes, turn, fixed=fixed)


def _panel(scene: Scene, seat: Seat, layout: Layout) -> tuple[Box, Turn, bool]:
    """Where the game has drawn the panel, else where seats sit."""
    for group in _groups(scene.shapes):
        if any(isinstance(shape, Card) and shape.id == f"panel-{seat}" for shape in group.shapes):
            return group.box, group.turn, group.fixed
    place = arrange(seat + 1, layout).seats[seat]
    return place.box, place.turn, layout == "table"


def _groups(shapes: Iterable[Shape]) -> Iterator[Group]:
    return (shape for shape in shapes if isinstance(shape, Group))


def _place(panel: Box, size: tuple[float, float], canvas: Box) -> Box:
    """Above the panel if there is room, below it, or beside it: towards the middle, and on the canvas."""
    wide, high = size
    middle = panel.x + panel.w / 2
    x = _held(middle - wide / 2, canvas.w - wide)
    above, below = panel.y - _AWAY - high, panel.y + panel.h + _AWAY
    if above >= _EDGE:
        return Box(x, above, wide, high)
    if below + high <= canvas.h - _EDGE:
        return Box(x, below, wide, high)
    if panel.h < canvas.h * 0.45:
        return Box(x, _EDGE, wide, high)
    inward = panel.x + panel.w + _AWAY if middle < canvas.w / 2 else panel.x - _AWAY - wide
    return Box(_held(inward, canvas.w - wide), _held(panel.y, canvas.h - high), wide, high)


def _held(at: float, most: float) -> float:
    return max(_EDGE, min(at, most - _EDGE))


def _upright(box: Box, turn: Turn) -> Box:
    """A box of the canvas as somebody sees it who looks from that edge."""
    if turn == 1:
        return Box(box.y, WIDTH - box.x - box.w, box.h, box.w)
    if turn == 2:
        return Box(WIDTH - box.x - box.w, HEIGHT - box.y - box.h, box.w, box.h)
    if turn == 3:
        return Box(HEIGHT - box.y - box.h, box.x, box.h, box.w)
    return box


def _turned(box: Box, turn: Turn) -> Box:
    """The inverse of `_upright`."""
    if turn == 1:
        return Box(WIDTH - box.y - box.h, box.x, box.h, box.w)
    if turn == 2:
        return Box(WIDTH - box.x - box.w, HEIGHT - box.y - box.h, box.w, box.h)
    if turn == 3:
        return Box(box.y, HEIGHT - box.x - box.w, box.h, box.w)
    return box
