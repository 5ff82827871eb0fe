"""What the table shows of Roller and Skater: the die, the odds, the race, both seats and the score sheets."""

from __future__ import annotations

from games.roller_skater.centre import around, upright
from games.roller_skater.pages import page
from games.roller_skater.panels import seat_panel
from games.roller_skater.places import lay
from games.roller_skater.state import Phase, State, half, sheet_of, sums
from games.roller_skater.told import ahead, chips, outcome, round_words, where
from games.scene import MARGIN, Box, Group, Ink, Msg, Scene, Shape, Text, msg
from games.seating import CANVAS, HEADER, Place
from games.table import edges, pill
from games.view import View

_WALL_SEATS = Box(40, 446, 480, 234)
_WALL_CENTRE = Box(40, 70, 480, 364)
_WALL_SHEETS = Box(540, 74, 700, 606)
FOOT = 72
"""Height left free along the edge (both long edges of a table that lies flat) for the console's own buttons."""


def scene(state: State, view: View) -> Scene:
    """The table while it is played."""
    return _around(state, view) if view.layout == "table" else _upright(state, view)


def _upright(state: State, view: View) -> Scene:
    boxes = _WALL_SEATS.columns(0, 0, gap=18)
    panels = tuple(seat_panel(state, view, seat, Place(box, 0, "large")) for seat, box in enumerate(boxes))
    first, second = _WALL_SHEETS.columns(0, 0, gap=16)
    return Scene(
        (*_header(state), *upright(state, view, _WALL_CENTRE), *panels, *page(first, state, 0), *page(second, state, 1))
    )


def _header(state: State) -> tuple[Shape, ...]:
    title, where_ = HEADER.columns(400, 0)
    return (
        Text(title, msg("title-roller_skater"), 26, Ink.TEXT, bold=True, id="title"),
        Text(where_, _aside(state), 20, Ink.SOFT, align="end", id="aside"),
    )


def _aside(state: State) -> Msg:
    now = msg("rs-over") if state.phase is Phase.OVER else where(state)
    value = state.table.chips
    return msg("list-dot", first=now, next=msg("rs-value", n=value)) if value else now


def _around(state: State, view: View) -> Scene:
    """Panels where their players sit, the sheet in play beside them, and the toss in the middle."""
    first, second = edges(2, view)
    laid = lay((first, second))
    panels = tuple(seat_panel(state, view, seat, place) for seat, place in enumerate(laid.panels))
    sheets = (Group(box, _in_play(state, Box(0, 0, box.w, box.h)), turn, fixed=True) for box, turn in laid.sheets)
    return Scene((*panels, *sheets, *_centre(state, view, laid.centre)))


def _centre(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """What lies between things that are never mirrored."""
    if box.x == CANVAS.w - box.x - box.w:
        return around(state, view, box)
    return (Group(box, around(state, view, Box(0, 0, box.w, box.h)), fixed=True),)


def _in_play(state: State, paper: Box) -> tuple[Shape, ...]:
    """The sheet of the half in play; in the second half the first one's outcome stands above it."""
    title = msg("list-dot", first=msg("rs-sheet", n=half(state) + 1), next=round_words(state))
    if half(state) == 0:
        return page(paper, state, 0, title)
    strip, rest = paper.rows(34, 0, gap=8)
    return (*pill(strip, _first_half(state), Ink.PAPER_DIM, Ink.INK, most=17), *page(rest, state, 1, title))


def _first_half(state: State) -> Msg:
    return msg("list-dot", first=msg("rs-sheet", n=1), next=ahead(*sums(sheet_of(state, 0))))


def sheet(state: State, view: View) -> Scene:
    """Both score sheets as the document draws them, and its last line: who has won, with how many points."""
    if view.layout == "wall":
        return Scene(_both(state, Box(0, 10, CANVAS.w, CANVAS.h - 10 - FOOT), MARGIN))
    high = CANVAS.h - 2 * FOOT
    half_ = Box(0, 0, CANVAS.w / 2 - 10, high)
    shapes = _both(state, half_, 6)
    near = Group(Box(CANVAS.w / 2 + 10, FOOT, half_.w, high), shapes, 0, fixed=True)
    far = Group(Box(0, FOOT, half_.w, high), shapes, 2, fixed=True)
    return Scene((near, far))


def _both(state: State, box: Box, margin: float) -> tuple[Shape, ...]:
    wide = box.w > 1000
    top, rest = box.inset(margin, 0).rows(46, 0, gap=6)
    value = chips(state)
    last = outcome(state) if value is None else msg("list-dot", first=outcome(state), next=value)
    title, words = top.columns(340, 0) if wide else (None, top)
    shapes: tuple[Shape, ...] = (
        Text(words, last, 26, Ink.TEXT, bold=True, align="end" if wide else "centre", lines=2, id="outcome"),
    )
    if title is not None:
        shapes = (Text(title, msg("title-roller_skater"), 26, Ink.TEXT, bold=True, lines=2, id="title"), *shapes)
    first, second = rest.columns(0, 0, gap=16 if wide else 10)
    return (*shapes, *page(first, state, 0), *page(second, state, 1))
