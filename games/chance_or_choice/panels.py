"""The seats' panels of Chance or Choice: from a large sheet of paper with every throw to a chip with a total."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from games.chance_or_choice.state import Phase, State
from games.chance_or_choice.told import Column, Look, Told, columns
from games.core import Seat
from games.scene import Bar, Box, Card, Die, Group, Ink, Shape, Size, Symbol, Text, msg, number
from games.seating import Place
from games.table import BAND, button, buttons, name_line, panel, picker, pill, seat_number, size_for, total_text
from games.view import SeatView, View

_PILL: dict[Look, tuple[Ink, Ink]] = {
    "decide": (Ink.NOW, Ink.INK),
    "in": (Ink.SAFE, Ink.SAFE_INK),
    "ready": (Ink.PAPER_DIM, Ink.MUTED),
    "left": (Ink.PAPER_DIM, Ink.MUTED),
    "lost": (Ink.PAPER_DIM, Ink.LOSS),
    "quit": (Ink.PAPER_DIM, Ink.MUTED),
    "won": (Ink.NOW, Ink.INK),
}
_CHIP: dict[Look, tuple[Ink, Ink]] = {**_PILL, "decide": (Ink.SHEET, Ink.INK), "lost": (Ink.PAPER, Ink.LOSS)}


def seat_panel(state: State, view: View, seat: Seat, place: Place, at: Told) -> Group:
    """What lies before a seat, as large as its place allows."""
    if place.kind == "chip":
        throws = seat == state.thrower and state.phase is not Phase.OVER
        return _chip(view.seat(seat), seat, place, at, throws)
    draw = {"large": _large, "medium": _medium, "small": _small}[place.kind]
    return panel(place, seat, draw(state, view, seat, place.paper, at), ring=_awaited(state, view, seat))


def _awaited(state: State, view: View, seat: Seat) -> bool:
    """Whether everybody waits for this person's throw."""
    own = view.seat(seat)
    due = state.phase is Phase.THROW and view.rolling is None
    return due and own.role == "human" and any(name != "LEAVE" for name, _ in own.labels)


def _large(state: State, view: View, seat: Seat, paper: Box, at: Told) -> tuple[Shape, ...]:
    name, cells, line, foot, _ = paper.inset(18, 0).rows(BAND + 42, 96, 26, 44, 0, gap=5)
    name = Box(name.x, BAND + 4, name.w, 40)
    own = view.seat(seat)
    return (
        *_name(state, view, seat, name, at.total),
        *(picker(cells.inset(0, 18), own, seat) if own.focus else _cells(columns(state, seat), cells, throws=3)),
        *_line(state, own, at, line),
        *(buttons(foot, own, gap=8) if own.labels else pill(foot, at.words, *_PILL[at.look])),
    )


def _medium(state: State, view: View, seat: Seat, paper: Box, at: Told) -> tuple[Shape, ...]:
    inner = Box(paper.x + 16, BAND + 4, paper.w - 32, paper.h - BAND - 14)
    name, cells, foot = inner.rows(38, 0, 38, gap=6)
    own = view.seat(seat)
    return (
        *_name(state, view, seat, name, at.total),
        *(picker(cells, own, seat) if own.focus else _cells(columns(state, seat), cells, throws=0)),
        *_foot(own, at, foot),
    )


def _small(state: State, view: View, seat: Seat, paper: Box, at: Told) -> tuple[Shape, ...]:
    inner = Box(paper.x + 10, BAND + 1, paper.w - 20, paper.h - BAND - 8)
    name, foot = inner.rows(0, 32 if paper.h > 80 else 28, gap=3)
    own = view.seat(seat)
    settled = at.look != "decide"
    if foot.w > 180 or len(own.labels) < (2 if settled else 3):
        return (*_name(state, view, seat, name, at.total), *_foot(own, at, foot))
    symbol, first, points = name.columns(28, 0, 40, gap=6)
    (name_of, label), rest = own.labels[-1], replace(own, labels=own.labels[:-1])
    return (
        Symbol(Box(symbol.x, name.y + 2, 28, 28), seat, id=f"symbol-{seat}"),
        *button(first.inset(0, 2), name_of, label, key=own.key(name_of)),
        total_text(points, seat, at.total),
        *_foot(rest, at, foot),
    )


def _name(state: State, view: View, seat: Seat, box: Box, total: int) -> tuple[Shape, ...]:
    """Symbol, name, total; a small die marks who throws."""
    wide = min(92, box.w * 0.3)
    if seat != state.thrower or state.phase is Phase.OVER:
        return name_line(box, seat, view.seat(seat), total, wide)
    line, mark, points = box.columns(0, 24, wide, gap=6)
    die = Die(Box(mark.x, box.y + (box.h - 24) / 2, 24, 24), 5, id="thrower")
    return (*name_line(line, seat, view.seat(seat), None), die, total_text(points, seat, total))


def _cells(sheet: tuple[Column, ...], box: Box, throws: int) -> tuple[Shape, ...]:
    """The columns beside each other; more than five rounds stand in two rows, without their throws."""
    if len(sheet) <= 5:
        boxes = box.columns(*(0,) * len(sheet))
    else:
        upper, lower = box.rows(0, 0)
        half = -(-len(sheet) // 2)
        boxes = upper.columns(*(0,) * half) + lower.columns(*(0,) * half)
        throws = 0
    shapes: list[Shape] = []
    for n, (spot, each) in enumerate(zip(boxes, sheet, strict=False), 1):
        shapes.append(Card(spot, Ink.NOW if each.now else Ink.SHEET, 0, line=Ink.LINE))
        shapes += _cell(spot, each, n, throws)
    return tuple(shapes)


def _cell(box: Box, each: Column, n: int, throws: int) -> tuple[Shape, ...]:
    if not throws:
        return _score(box, each)
    head, *lines, score = box.rows(20, *(15,) * throws, 0)
    return (
        Text(head, number(n), 14, Ink.MUTED, bold=True, align="centre"),
        Card(Box(box.x + 8, head.y + 19, box.w - 16, 1), Ink.LINE, 0),
        *(_sum(spot, each.sums, k, throws) for k, spot in enumerate(lines) if k < len(each.sums)),
        *_score(score, each),
    )


def _sum(box: Box, sums: tuple[int, ...], k: int, most: int) -> Text:
    """The k-th line of throws; when there are more than fit, the last ones stand after dots."""
    if len(sums) > most and k == 0:
        return Text(box, msg("list-earlier"), 14, Ink.MUTED, align="centre")
    each = sums[k] if len(sums) <= most else sums[len(sums) - most + k]
    return Text(box, number(each or 1), 14, Ink.INK if each else Ink.LOSS, align="centre")


def _score(box: Box, each: Column) -> tuple[Shape, ...]:
    if each.score is None:
        return ()
    ink = Ink.MUTED if each.running else Ink.INK if each.score else Ink.LOSS
    size: Size = min(26, size_for(box.h))
    return (Text(box.inset(2, 0), number(each.score), size, ink, bold=not each.running, align="centre"),)


def _line(state: State, view: SeatView, at: Told, box: Box) -> tuple[Shape, ...]:
    """Between the columns and the buttons: a word for this seat alone, or how it stands."""
    if view.note is not None:
        return pill(box, view.note, Ink.NOW, Ink.INK, most=17)
    if not view.labels:
        return ()
    if at.look != "decide":
        return pill(box, at.words, *_PILL[at.look])
    words = msg("cc-state-decide-points", points=msg("points", n=state.pot))
    return (Text(box, words, 17, Ink.INK, align="centre"),)


def _foot(view: SeatView, at: Told, box: Box) -> tuple[Shape, ...]:
    """Buttons while the seat is to decide; else its state in words, beside what it may still press."""
    asked = at.look == "decide" and view.role == "human"
    if not view.labels or (view.note is not None and not asked):
        return _state(box, view, at)
    if asked or view.focus or len(view.labels) > 2:
        return buttons(box, view, gap=8)
    share = 0.5 if len(view.labels) == 1 else 0.36
    left, right = box.columns(box.w * share - 4, 0, gap=8)
    return (*_state(left, view, at), *buttons(right, view, gap=8))


def _state(box: Box, view: SeatView, at: Told) -> tuple[Shape, ...]:
    if view.note is not None:
        return pill(box, view.note, Ink.NOW, Ink.INK, most=17)
    return pill(box, at.words if box.w > 150 else at.mark, *_PILL[at.look])


@lru_cache(maxsize=512)
def _chip(own: SeatView, seat: Seat, place: Place, at: Told, throws: bool) -> Group:
    """Symbol, number over one word, total; a seat that is to decide is white, ringed, with its buttons' colours.

    Kept: of a hundred seats few change from one picture to the next.
    """
    box = place.paper.inset(4, 3)
    asked, noted = at.look == "decide", own.note is not None
    fill, ink = (Ink.NOW, Ink.INK) if noted else _CHIP[at.look]
    start, points = box.columns(0, max(37, box.w * 0.36), gap=3)
    symbol, upper, lower = _chip_lines(start)
    shapes: list[Shape] = [
        Symbol(symbol, seat, id=f"symbol-{seat}"),
        Text(upper, seat_number(seat), min(20, size_for(upper.h)), Ink.INK),
        Text(lower, msg("cc-mark-note") if noted else at.mark, min(17, size_for(lower.h)), ink, bold=True),
        total_text(points, seat, at.total, 26),
    ]
    if asked:
        shapes += _two_colours(place.paper)
    if throws:
        shapes.append(Die(Box(lower.x + lower.w - 13, lower.y - 4, 13, 13), 5, id="thrower"))
    return panel(place, seat, tuple(shapes), fill, ring=asked)


def _chip_lines(box: Box) -> tuple[Box, Box, Box]:
    """Symbol, number and word: the symbol beside both lines, or, where that is too narrow, before the number only."""
    mark = min(26, box.h - 6, box.w - 40) if box.w > 50 else 12
    if box.w > 50:
        symbol, words = box.columns(mark, 0, gap=4)
        upper, lower = words.rows(0, 0)
    else:
        line, lower = box.rows(0, 0)
        symbol, upper = line.columns(mark, 0, gap=2)
    return Box(symbol.x, symbol.y + (symbol.h - mark) / 2, mark, mark), upper, lower


def _two_colours(paper: Box) -> tuple[Shape, ...]:
    line = Box(8, paper.h - 5, paper.w - 16, 4)
    stay, leave = Box(0, 0, line.w, line.h).columns(0, 0, gap=4)
    return (Group(line, (Bar(stay, 1, Ink.STAY, Ink.STAY), Bar(leave, 1, Ink.LEAVE, Ink.LEAVE)), ltr=True),)
