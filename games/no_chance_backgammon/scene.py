"""What the table shows of No Chance Backgammon: the board, a panel for each side, and what is asked."""

from __future__ import annotations

from games.no_chance_backgammon.panels import panel, timer
from games.no_chance_backgammon.picture import picture
from games.no_chance_backgammon.sheet import sheet
from games.no_chance_backgammon.state import BLUE, RED, State
from games.no_chance_backgammon.told import aside, prompt
from games.scene import Box, Card, Group, Ink, Msg, Scene, Shape, Text, msg
from games.table import header, notice_line
from games.view import View

__all__ = ["scene", "sheet"]

_BOARD, _LEFT, _RIGHT = Box(182, 62, 916, 580), Box(16, 62, 152, 580), Box(1112, 62, 152, 580)
_ASK = Box(182, 650, 916, 62)
_FLAT_BOARD = Box(206, 15, 868, 690)
_NEAR_PANEL, _FAR_PANEL = Box(10, 267, 182, 438), Box(1088, 15, 182, 438)
_NEAR_ASK, _FAR_ASK = Box(1088, 463, 182, 242), Box(10, 15, 182, 242)


def scene(state: State, view: View) -> Scene:
    """The table, upright or flat."""
    return Scene(_flat(state, view) if view.layout == "table" else _upright(state, view))


def _upright(state: State, view: View) -> tuple[Shape, ...]:
    return (
        *header(msg("title-no_chance_backgammon"), aside(state, view)),
        picture(state, view, _BOARD),
        panel(state, view, RED, _LEFT),
        panel(state, view, BLUE, _RIGHT),
        *_asking(state, view),
    )


def _asking(state: State, view: View) -> tuple[Shape, ...]:
    """The question in large words, and under it what helps, or a notice for everybody."""
    bar, ask, more = _ASK.rows(5, 33, 24)
    first, second = prompt(state, view)
    shapes: tuple[Shape, ...] = (
        *timer(view, bar.inset(bar.w / 4, 0)),
        Text(ask, first, 26, Ink.TEXT, bold=True, align="centre", id="ask"),
    )
    if view.notice is not None:
        return (*shapes, *notice_line(more, view.notice))
    return shapes if second is None else (*shapes, Text(more.inset(110, 0), second, 20, Ink.SOFT, align="centre"))


def _flat(state: State, view: View) -> tuple[Shape, ...]:
    """Red sits at the near edge and Blue at the far one; both read panel and question their way up."""
    words = _slip(state, view, Box(0, 0, _NEAR_ASK.w, _NEAR_ASK.h))
    return (
        picture(state, view, _FLAT_BOARD, far=True),
        panel(state, view, RED, _NEAR_PANEL),
        panel(state, view, BLUE, _FAR_PANEL, turn=2),
        Group(_NEAR_ASK, words, fixed=True),
        Group(_FAR_ASK, words, 2, fixed=True),
    )


def _slip(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """The question for one side of a flat table."""
    first, second = prompt(state, view)
    notice = view.notice
    bar, ask, more, foot = box.inset(4, 4).rows(8, 104, 0, 62 if notice else 1, gap=5)
    return (
        *timer(view, bar),
        Text(ask, first, 26, Ink.TEXT, bold=True, lines=4),
        *_maybe(more, second),
        *((Card(foot, Ink.NOW, 12), Text(foot.inset(8, 2), notice, 17, Ink.INK, bold=True, lines=3)) if notice else ()),
    )


def _maybe(box: Box, words: Msg | None) -> tuple[Shape, ...]:
    return () if words is None else (Text(box, words, 17, Ink.SOFT, lines=2 if box.h < 60 else 4),)
