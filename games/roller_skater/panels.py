"""The seats' panels of Roller and Skater: who is the Roller, how the seat stands, and what its buttons do now."""

from __future__ import annotations

from games.core import Choose, Seat
from games.roller_skater.odds import Role
from games.roller_skater.state import Phase, State, role, totals, waiting
from games.roller_skater.told import Look, Told, role_word, told
from games.scene import Box, Card, Die, Group, Ink, Shape, Text
from games.seating import Place
from games.table import BAND, button, buttons, name_line, panel, picker, pill, total_text
from games.view import View

_PILL: dict[Look, tuple[Ink, Ink]] = {
    "decide": (Ink.SHEET, Ink.INK),
    "waits": (Ink.PAPER_DIM, Ink.MUTED),
    "won": (Ink.NOW, Ink.INK),
    "lost": (Ink.PAPER_DIM, Ink.LOSS),
}


def seat_panel(state: State, view: View, seat: Seat, place: Place) -> Group:
    """What lies before a seat; who is waited for lies on white paper with a ring around it."""
    at, awaited = told(state, seat), _awaited(state, view, seat)
    draw = _large if place.kind == "large" else _medium
    fill = Ink.PAPER_DIM if at.look == "waits" and not awaited else Ink.PAPER
    return panel(place, seat, draw(state, view, seat, place.paper, at), fill, ring=awaited)


def _awaited(state: State, view: View, seat: Seat) -> bool:
    """A person has to press something."""
    own, now = view.seat(seat), waiting(state)
    due = seat in now.seats and view.open if isinstance(now, Choose) else state.phase is not Phase.OVER
    return due and own.role == "human" and any(name != "LEAVE" for name, _ in own.labels)


def _large(state: State, view: View, seat: Seat, paper: Box, at: Told) -> tuple[Shape, ...]:
    own = view.seat(seat)
    name, words, line, *rest = paper.inset(14, 0).rows(BAND + 44, 32, 32, 0, 8, gap=5)
    name = Box(name.x, BAND + 4, name.w, 40)
    return (
        *name_line(name, seat, own, totals(state)[seat], 64),
        *_role(words, state, seat),
        *_line(line, view, seat, at),
        *_foot(rest[0], view, seat),
    )


def _medium(state: State, view: View, seat: Seat, paper: Box, at: Told) -> tuple[Shape, ...]:
    own = view.seat(seat)
    top, middle, foot = Box(16, BAND + 4, paper.w - 32, paper.h - BAND - 14).rows(38, 0, 40, gap=6)
    who, which, points = top.columns(0, 92, 46, gap=8)
    return (
        *name_line(who, seat, own, None),
        *_role(which.inset(0, 4), state, seat),
        total_text(points, seat, totals(state)[seat]),
        *(picker(middle, own, seat) if own.focus else _line(middle, view, seat, at)),
        *(buttons(foot, own, gap=8) if own.labels else ()),
    )


def _role(box: Box, state: State, seat: Seat) -> tuple[Shape, ...]:
    """Roller, with the die in hand, or Skater; at half time the two strips change places."""
    which = role(state, seat)
    rolls = which is Role.ROLLER
    side = box.h - 10
    words = Box(box.x + side + 6, box.y, box.w - side - 8, box.h) if rolls else box.inset(4, 0)
    shapes: tuple[Shape, ...] = (
        Card(box, Ink.SHEET, 8, line=Ink.LINE, id=f"role-{which.value}"),
        Text(words, role_word(which), 20, Ink.INK, bold=True, align="centre", id=f"word-{which.value}"),
    )
    die = Die(Box(box.x + 5, box.y + 5, side, side), 5, id="roller-die")
    return (*shapes, die) if rolls else shapes


def _line(box: Box, view: View, seat: Seat, at: Told) -> tuple[Shape, ...]:
    """A word for this seat alone, or how it stands."""
    own = view.seat(seat)
    if own.note is not None:
        return pill(box, own.note, Ink.NOW, Ink.INK, most=17)
    return pill(box, at.words, *_PILL[at.look])


def _foot(box: Box, view: View, seat: Seat) -> tuple[Shape, ...]:
    """The buttons below each other, as high as there is room; above them the faces that are typed in."""
    own = view.seat(seat)
    if own.focus:
        faces, box = box.rows(30, 0, gap=6)
        return (*picker(faces, own, seat), *buttons(box.rows(min(44, box.h), 0)[0], own, gap=6))
    if not own.labels:
        return ()
    high = min(56, (box.h - 8 * (len(own.labels) - 1)) / len(own.labels))
    shapes: list[Shape] = []
    for n, (name, label) in enumerate(own.labels):
        spot = Box(box.x, box.y + n * (high + 8), box.w, high)
        shapes += button(spot, name, label, own.hold if name == "LEAVE" else 0, own.key(name))
    return tuple(shapes)
