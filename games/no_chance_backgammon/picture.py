"""The board as a picture: points, wall with its numbers and arrows, checkers, and what may be done with them."""

from __future__ import annotations

from functools import lru_cache

from games.core import Seat
from games.no_chance_backgammon.board import BAR, OFF, count
from games.no_chance_backgammon.field import STACK, Field
from games.no_chance_backgammon.state import BLUE, RED, Phase, State, asked, numbers_of
from games.no_chance_backgammon.told import held_number, preview
from games.scene import Box, Card, Checker, Form, Group, Ink, Poly, Ring, Shape, Size, Text, number
from games.seating import Turn
from games.view import View

FILLS = (Ink.RED, Ink.BLUE)
FORMS: tuple[Form, Form] = ("diamond", "disc")
"""Red and Blue are told apart by colour and mark."""


def picture(state: State, view: View, box: Box, far: bool = False, turn: Turn = 0) -> Group:
    """The board in a box, Red's side at the edge to which it is turned. far: what is written is turned to the other
    side while Blue has the word."""
    field = Field(box.h, box.w) if turn % 2 else Field(box.w, box.h)
    turned = far and asked(state) == BLUE
    shapes = (
        *_ground(field),
        *_labels(state, view, field, turned),
        *_wall(state, view, field, turned),
        *_lit_tray(state, view, field),
        *_men(state, view, field, turned),
        *_landings(state, view, field),
    )
    return Group(box, shapes, turn, fixed=turn != 0, ltr=True)


@lru_cache(maxsize=8)
def _ground(field: Field) -> tuple[Shape, ...]:
    """All that never changes."""
    shapes: list[Shape] = [Card(Box(0, 0, field.w, field.h), Ink.FRAME, 14, shadow=True)]
    shapes += [Card(half, Ink.FELT, 4) for half in field.halves]
    shapes += [Card(field.trays(seat), Ink.WALL, 6) for seat in (RED, BLUE)]
    for point in range(1, 25):
        column = field.column(point)
        high = column.h * 0.84
        top = point > 12
        spike = Box(column.x + 1, column.y if top else column.y + column.h - high, column.w - 2, high)
        corners = ((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)) if top else ((0.0, 1.0), (1.0, 1.0), (0.5, 0.0))
        shapes.append(Poly(spike, corners, Ink.POINT_DARK if point % 2 == top else Ink.POINT_LIGHT))
    shapes.append(Card(field.wall, Ink.WALL, 6))
    return tuple(shapes)


def _labels(state: State, view: View, field: Field, turned: bool) -> tuple[Shape, ...]:
    """The numbers of the points as the mover counts; those a checker may start from on yellow paper."""
    mover = asked(state)
    starts = {start for start, _ in preview(state, view)} if mover == state.turn else set()
    held = _in_hand(state, view)
    shapes: list[Shape] = []
    for point in range(1, 25):
        own, box = (point if mover == RED else 25 - point), field.label(point)
        lit = own in starts
        if lit:
            pill = Box(box.x + box.w / 2 - 17, box.y + 2, 34, box.h - 4)
            shapes.append(Card(pill, Ink.DOUBLE if held and held[0] == own else Ink.NOW, None))
        size: Size = 17 if box.h > 24 else 14
        ink = Ink.INK if lit else Ink.POINT_LIGHT
        shapes += _text(box, own, size, ink, lit, turned)
    return tuple(shapes)


def _text(box: Box, n: int, size: Size, ink: Ink, bold: bool, turned: bool) -> tuple[Shape, ...]:
    """A number, to be read from the side that has the word."""
    if not turned:
        return (Text(box, number(n), size, ink, bold=bold, align="centre"),)
    inner = Box(0, 0, box.w, box.h)
    return (Group(box, (Text(inner, number(n), size, ink, bold=bold, align="centre"),), 2),)


def _in_hand(state: State, view: View) -> tuple[int, int | None] | None:
    """The start that a person has in hand or has taken, and the end in hand if the start is taken."""
    own = view.seat(state.turn)
    if state.phase is not Phase.STEPS or not own.focus:
        return None
    held = _place(own.focus[own.at])
    if held is None:
        return None
    if own.taken:
        start = _place(own.taken[0])
        return None if start is None else (start, held)
    return held, None


def _place(step: str) -> int | None:
    return int(step) if step.isdecimal() else {"nb-bar": BAR, "nb-off": OFF}.get(step)


def _wall(state: State, view: View, field: Field, turned: bool) -> tuple[Shape, ...]:
    """The six numbers and the two arrows; a number that may not be chosen now is dark."""
    held, choosing = held_number(state, view), state.phase in (Phase.ARROWS, Phase.NUMBER)
    allowed = numbers_of(state) if choosing else ()
    shapes: list[Shape] = []
    for n in range(1, 7):
        box = field.tile(n)
        pointed = [seat for seat in (RED, BLUE) if state.arrows[seat] == n]
        fill = _tile_ink(n in allowed, n == held, bool(pointed), choosing)
        dark = fill is Ink.FRAME
        shapes.append(Card(box, fill, 8, ring=n == held, id=f"tile-{n}" if n == held else ""))
        shapes += _text(box, n, 26 if box.h > 40 else 20, Ink.POINT_LIGHT if dark else Ink.INK, True, turned)
    for seat in (RED, BLUE):
        at = held if held is not None and seat == state.turn else state.arrows[seat]
        corners = ((0.0, 0.0), (1.0, 0.5), (0.0, 1.0)) if seat == RED else ((1.0, 0.0), (0.0, 0.5), (1.0, 1.0))
        shapes.append(Poly(field.arrow(seat, at), corners, FILLS[seat], line=Ink.PAPER, id=f"arrow-{seat}"))
    return tuple(shapes)


def _tile_ink(allowed: bool, held: bool, pointed: bool, choosing: bool) -> Ink:
    if held:
        return Ink.DOUBLE
    if choosing:
        return Ink.PAPER if allowed else Ink.FRAME
    return Ink.PAPER if pointed else Ink.FRAME


def _men(state: State, view: View, field: Field, turned: bool) -> tuple[Shape, ...]:
    """Every checker that can be seen, those that moved last on top; the last of a high stack tells its number."""
    held = _in_hand(state, view)
    shapes: list[Shape] = []
    for seat in (RED, BLUE):
        pairs = [state.men[seat][n : n + 2] for n in range(0, 30, 2)]
        seen = [0] * 26
        for pair in pairs:
            place = ord(pair[1]) - 97
            nth, seen[place] = seen[place], seen[place] + 1
            here = count(state.sides[seat], place)
            ringed = held is not None and seat == state.turn and place == held[0] and nth == here - 1
            shapes += _man(field, seat, pair[0], place, (nth, here), ringed, turned)
    return tuple(shapes)


def _man(
    field: Field, seat: Seat, name: str, place: int, nth: tuple[int, int], ringed: bool, turned: bool
) -> tuple[Shape, ...]:
    """One checker; nth: which of how many at its place."""
    n, of = nth
    id = f"man-{seat}-{name}"
    box = field.spot(seat, place, n)
    if place == OFF:
        return (Card(box, FILLS[seat], 4, line=Ink.PAPER if box.h > 8 else None, id=id),)
    shown = 1 if place == BAR else STACK
    last = n == of - 1
    if n >= shown - 1 and not last:
        return ()
    checker = Checker(box, FILLS[seat], FORMS[seat], ring=ringed, id=id)
    if of <= shown or not last:
        return (checker,)
    badge = box.inset(box.w * 0.24)
    return (checker, Card(badge, Ink.PAPER, None), *_text(box, of, 20 if box.w > 40 else 14, Ink.INK, True, turned))


def _landings(state: State, view: View, field: Field) -> tuple[Shape, ...]:
    """Where checkers may land: from the start in hand, or from any; the one in hand with a strong ring."""
    shapes: list[Shape] = []
    for place, strong in _ends(state, view):
        if place != OFF:
            spot = field.spot(state.turn, place, count(state.sides[state.turn], place))
            shapes.append(Ring(spot.inset(2), 1, 9 if strong else 3, Ink.WALL, Ink.WALL))
            if strong:
                shapes.append(Ring(spot.inset(4), 1, 5, Ink.DOUBLE, Ink.DOUBLE))
    return tuple(shapes)


def _lit_tray(state: State, view: View, field: Field) -> tuple[Shape, ...]:
    """The mover's tray where a checker may leave the board."""
    box = field.trays(state.turn)
    return tuple(Card(box, Ink.NOW, 6, ring=strong) for place, strong in _ends(state, view) if place == OFF)


def _ends(state: State, view: View) -> list[tuple[int, bool]]:
    """The places where a checker may land, and which of them is in hand."""
    start, end = _in_hand(state, view) or (None, None)
    places = sorted({to for begin, to in preview(state, view) if start is None or begin == start})
    return [(place, place == end) for place in places]
