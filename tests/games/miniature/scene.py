"""What the table shows of Pebbles, made of the furniture all games share."""

from __future__ import annotations

from games.core import Over, Seat
from games.scene import Box, Ink, Msg, Scene, Shape, Text, msg
from games.table import Place, buttons, header, name_line, notice_line, panel, places
from games.view import View
from tests.games.miniature.rules import State, waiting


def scene(state: State, view: View) -> Scene:
    """The heap in the middle, a panel a seat around it."""
    where = places(len(state.points), view)
    aside = None if isinstance(waiting(state), Over) else msg("mini-turn", seat=msg("seat", n=state.seat + 1))
    panels = (_panel(place, seat, state, view) for seat, place in enumerate(where.seats))
    return Scene((*header(msg("title-miniature"), aside), *_centre(where.centre, state, view), *panels))


def sheet(state: State, view: View) -> Scene:
    """The same table, with what everybody has in the end."""
    return scene(state, view)


def _centre(box: Box, state: State, view: View) -> tuple[Shape, ...]:
    heap, rest, notice = box.rows(0, 40, 44)
    left = () if state.left is None else (Text(rest, msg("mini-left", n=state.left), 20, Ink.TEXT, align="centre"),)
    told = () if view.notice is None else notice_line(notice, view.notice)
    return (
        Text(heap, msg("mini-heap", n=state.heap), 48, Ink.TEXT, True, "centre", counts=None, id="heap"),
        *left,
        *told,
    )


def _panel(place: Place, seat: Seat, state: State, view: View) -> Shape:
    name, below = place.paper.inset(14, 16).rows(38, 0)
    seen = view.seat(seat)
    focus = tuple(seen.focus[seen.at : seen.at + 1])
    picked = tuple(Text(below.rows(24, 0)[0], _step(step), 17, Ink.INK, id=f"pick-{seat}") for step in focus)
    shapes = (*name_line(name, seat, seen, state.points[seat]), *picked, *buttons(below.rows(0, 34)[1], seen))
    return panel(place, seat, shapes, ring=seat == state.seat)


def _step(step: str) -> Msg:
    return msg("number", n=int(step)) if step.isdecimal() else msg(step)
