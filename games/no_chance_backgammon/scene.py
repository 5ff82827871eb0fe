"""What the table shows of No Chance Backgammon: the board, a panel for each side, and what is asked."""

from __future__ import annotations

from games.no_chance_backgammon.panels import panel, timer
from games.no_chance_backgammon.picture import picture
from games.no_chance_backgammon.sheet import sheet
from games.no_chance_backgammon.state import BLUE, RED, State
from games.no_chance_backgammon.told import aside, prompt
from games.scene import Box, Card, Group, Ink, Msg, Scene, Shape, Text, msg
from games.seating import Turn, across
from games.table import HEADER, edges, header, notice_line
from games.view import View

__all__ = ["scene", "sheet"]

_BOARD, _LEFT, _RIGHT = Box(182, 62, 916, 580), Box(16, 62, 152, 580), Box(1112, 62, 152, 580)
_NOTICE = Box(HEADER.x, 18, 760, 38)
_ASK = Box(182, 650, 916, 62)
_FLAT_BOARD = Box(206, 15, 868, 690)
_LEFT_END, _RIGHT_END, _PANEL = Box(10, 15, 182, 690), Box(1088, 15, 182, 690), 460


def scene(state: State, view: View) -> Scene:
    """The table, upright or flat."""
    return Scene(_flat(state, view) if view.layout == "table" else _upright(state, view))


def _upright(state: State, view: View) -> tuple[Shape, ...]:
    return (
        *_head(state, view),
        picture(state, view, _BOARD),
        panel(state, view, RED, _LEFT),
        panel(state, view, BLUE, _RIGHT),
        *_asking(state, view),
    )


def _head(state: State, view: View) -> tuple[Shape, ...]:
    """The title; a notice for everybody takes its place, so that nothing is hidden that the rules have to say."""
    title, *rest = header(msg("title-no_chance_backgammon"), aside(state, view))
    return (*(notice_line(_NOTICE, view.notice) if view.notice else (title,)), *rest)


def _asking(state: State, view: View) -> tuple[Shape, ...]:
    """The question in large words, and under it what helps."""
    bar, ask, more = _ASK.rows(5, 33, 24)
    first, second = prompt(state, view)
    shapes: tuple[Shape, ...] = (
        *timer(view, bar.inset(bar.w / 4, 0)),
        Text(ask, first, 26, Ink.TEXT, bold=True, align="centre", id="ask"),
    )
    return shapes if second is None else (*shapes, Text(more.inset(110, 0), second, 20, Ink.SOFT, align="centre"))


def _flat(state: State, view: View) -> tuple[Shape, ...]:
    """The board in the middle; beside it, in a column each, panel and question for both, turned to their edges."""
    red, blue = edges(2, view)
    board = red if red % 2 == 0 else across(blue) if blue % 2 == 0 else red
    columns = (_RIGHT_END, _LEFT_END) if red == 3 or blue == 1 else (_LEFT_END, _RIGHT_END)
    if red == blue:  # side by side, and the second sits at the right hand of the first
        columns = (_LEFT_END, _RIGHT_END) if red in (0, 3) else (_RIGHT_END, _LEFT_END)
    shapes: list[Shape] = [picture(state, view, _FLAT_BOARD, far=blue == across(red), turn=board)]
    for seat, turn, column, other in zip((RED, BLUE), (red, blue), columns, columns[::-1], strict=True):
        own, question = _cut(column, turn)
        if (red, blue) == (0, 2):  # who sits across leaves room for it at the right hand
            question = _cut(other, across(turn))[1]
        w, h = (question.h, question.w) if turn % 2 else (question.w, question.h)
        slip = Group(question, _slip(state, view, Box(0, 0, w, h)), turn, fixed=True)
        shapes += (panel(state, view, seat, own, turn), slip)
    return tuple(shapes)


def _cut(column: Box, turn: Turn) -> tuple[Box, Box]:
    """A column's panel, at the own edge, or at the right hand of who sits at the column; and what is left of it."""
    if turn in (0, 1):
        rest, own = column.rows(0, _PANEL, gap=10)
    else:
        own, rest = column.rows(_PANEL, 0, gap=10)
    return own, rest


def _slip(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """The question for one side of a flat table, what helps, and a notice for everybody."""
    first, second = prompt(state, view)
    notice, low = view.notice, box.h < 200
    heights = (56 if low else 78, 0, 50 if low else 60) if notice else (90 if low else 104, 0, 1)
    bar, ask, more, foot = box.inset(4, 4).rows(8, *heights, gap=5)
    return (
        *timer(view, bar),
        Text(ask, first, 20 if notice else 26, Ink.TEXT, bold=True, lines=3 if low else 4),
        *_maybe(more, second),
        *((Card(foot, Ink.NOW, 12), Text(foot.inset(8, 2), notice, 17, Ink.INK, bold=True, lines=3)) if notice else ()),
    )


def _maybe(box: Box, words: Msg | None) -> tuple[Shape, ...]:
    return () if words is None else (Text(box, words, 17, Ink.SOFT, lines=2 if box.h < 60 else 4),)
