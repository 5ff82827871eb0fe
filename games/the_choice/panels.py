"""The seats' panels of The Choice: the sheet as it lies before a seat, and what the seat may do now."""

from __future__ import annotations

from games.core import Seat
from games.scene import Box, Card, Die, Group, Ink, Msg, Shape, Size, Text, msg, number, stroke
from games.seating import Place
from games.table import BAND, buttons, name_line, panel, pill, total_text
from games.the_choice.board import BOXES
from games.the_choice.hand import left_as_colours, left_as_numbers
from games.the_choice.offers import Offer, in_hand, offers
from games.the_choice.pad import ASPECT, Offered, pad
from games.the_choice.sheets import SHEETS
from games.the_choice.state import Phase, Standing, State, hand, short
from games.the_choice.told import Look, in_words, told, wanting
from games.the_choice.worths import in_cells, in_rows
from games.view import View

_PILL: dict[Look, tuple[Ink, Ink]] = {
    "asked": (Ink.NOW, Ink.INK),
    "calm": (Ink.PAPER_DIM, Ink.MUTED),
    "good": (Ink.SAFE, Ink.SAFE_INK),
    "lost": (Ink.PAPER_DIM, Ink.LOSS),
    "quit": (Ink.PAPER_DIM, Ink.MUTED),
    "won": (Ink.NOW, Ink.INK),
}
_NARROW = 320
"""Below this width of a panel what it tells stands in more rows."""


def seat_panel(state: State, view: View, seat: Seat, place: Place) -> Group:
    """What lies before a seat."""
    paper = place.paper
    inner = Box(paper.x + 14, BAND + 4, paper.w - 28, paper.h - BAND - 14)
    draw = _lying if paper.w > 2.4 * paper.h else _standing
    return panel(place, seat, draw(state, view, seat, inner), ring=_awaited(state, view, seat))


def _awaited(state: State, view: View, seat: Seat) -> bool:
    """Whether everybody waits for this person alone."""
    due = state.phase in (Phase.THROW, Phase.KEEP, Phase.AGAIN) and view.rolling is None
    own = view.seat(seat)
    return due and own.role == "human" and any(name != "LEAVE" for name, _ in own.labels)


def _standing(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """An upright panel: the board above, the rest in rows below it."""
    if box.w < _NARROW:
        name, board, boxes, dice, line, keys, *points = box.rows(40, 0, 26, 30, 40, 44, 20, 20, 20, gap=5)
        boxes, side = boxes.columns(100, 0)
        told_rows = (
            *_boxes(state, seat, boxes),
            *_which(state, seat, side),
            *_dice(state, seat, dice),
            *in_rows(state, seat, tuple(points)),
        )
    else:
        name, board, status, line, keys, row = box.rows(40, 0, 32, 42, 46, 42, gap=6)
        told_rows = (*_status(state, seat, status), *in_cells(state, seat, row))
    return (
        *_name(state, view, seat, name),
        *_boards(state, view, seat, board),
        *told_rows,
        *_line(state, view, seat, line),
        *_keys(view, seat, keys),
    )


def _lying(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """A long, low panel: the board at its start, the rest beside it."""
    if box.w > 900:
        return _standing(state, view, seat, box)
    if box.w < 600:
        return _short(state, view, seat, box)
    board, rest = box.columns(box.h * ASPECT, 0, gap=18)
    name, status, line, keys, row = rest.rows(34, 30, 0, 42, 38, gap=6)
    return (
        *_boards(state, view, seat, board),
        *_name(state, view, seat, name),
        *_status(state, seat, status),
        *_line(state, view, seat, line),
        *_keys(view, seat, keys),
        *in_cells(state, seat, row),
    )


def _short(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The same for the short edge of a table."""
    board, rest = box.columns(0, 268, gap=16)
    name, status, line, keys, row = rest.rows(32, 34, 0, 40, 34, gap=6)
    boxes, dice = status.columns(70, 0, gap=4)
    return (
        *_boards(state, view, seat, board),
        *_name(state, view, seat, name),
        *_boxes(state, seat, boxes),
        *_dice(state, seat, dice, 24),
        *_line(state, view, seat, line),
        *_keys(view, seat, keys),
        *in_cells(state, seat, row),
    )


def _name(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """Symbol, name, points; a small die marks whose throw it is."""
    own, total = view.seat(seat), state.players[seat].points
    line, points = box.columns(0, 64, gap=6)
    shapes: list[Shape] = []
    if seat == state.active and state.phase not in (Phase.OVER, Phase.BEGIN):
        line, mark = line.columns(0, 26, gap=6)
        shapes.append(Die(Box(mark.x, box.y + (box.h - 26) / 2, 26, 26), 5, id="thrower"))
    if box.w > 260:
        line, side, _ = line.columns(0, 92 if box.w > _NARROW else 68, 2, gap=4)
        shapes += _which(state, seat, side)
    return (*name_line(line, seat, own, None), *shapes, total_text(points, seat, total))


def _which(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """Which of its two sides a seat is on, in the order of play."""
    if state.phase is Phase.BEGIN:
        return ()
    return (Text(box, msg("tc-side", n=2 if state.players[seat].second else 1), 17, Ink.MUTED, align="end"),)


def _boards(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The side that is up; beside it the other one, where there is room."""
    up = _up(state, view, seat)
    rest = box.w - box.h * ASPECT
    if rest < 140:
        return (_board(state, view, seat, box, up),)
    wide = min(box.h * ASPECT, rest - 16)
    both = box.h * ASPECT + 16 + wide
    room = Box(box.x + (box.w - both) / 2, box.y, both, box.h)
    first, other = room.columns(box.h * ASPECT, wide, gap=16)
    return (_board(state, view, seat, first, up), *_other(state, seat, other, 1 - up))


def _up(state: State, view: View, seat: Seat) -> int:
    """Which side is shown: while sides are chosen the one in hand."""
    held = in_hand(state, seat, view.seat(seat))
    return held.value - 1 if held is not None and held.kind == "begin" else state.players[seat].now


def _board(state: State, view: View, seat: Seat, box: Box, up: int) -> Group:
    return pad(box, SHEETS[state.table.sheets[seat]][up], state.players[seat].sides[up], _offered(state, view, seat))


def _other(state: State, seat: Seat, box: Box, side: int) -> tuple[Shape, ...]:
    """The side that is down, smaller, with its name above."""
    high = min(box.h, box.w / ASPECT + 24)
    label, board = Box(box.x, box.y + (box.h - high) / 2, box.w, high).rows(22, 0, gap=2)
    words = Text(label, msg("tc-other-side"), 17, Ink.MUTED, align="centre")
    return (words, pad(board, SHEETS[state.table.sheets[seat]][side], state.players[seat].sides[side]))


def _offered(state: State, view: View, seat: Seat) -> Offered:
    own = view.seat(seat)
    every, held = offers(state, seat, own), in_hand(state, seat, own)
    return Offered(
        _hexes(every, "number"),
        _hexes(every, "colour"),
        _hexes((held,) if held else (), "number"),
        _hexes((held,) if held else (), "colour"),
        id=f"focus-{seat}",
    )


def _hexes(some: tuple[Offer, ...], kind: str) -> frozenset[int]:
    return frozenset(spot for offer in some if offer.kind == kind for spot in offer.spots)


def _status(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """Dice and misthrow boxes beside each other."""
    boxes, dice = box.columns(92, 0, gap=14)
    return (*_dice(state, seat, dice), *_boxes(state, seat, boxes))


def _dice(state: State, seat: Seat, box: Box, most: float = 28) -> tuple[Shape, ...]:
    """The throw in small, dice that are used up pale, and how many more have to be used."""
    words = wanting(state, seat)
    if state.phase is not Phase.MARK or not state.faces:
        return ()
    spent = _spent(state, seat)
    side = min(most, box.h - 4)
    *spots, rest = box.columns(*(side,) * len(state.faces), 0, gap=5)
    shapes: list[Shape] = [
        Die(Box(spot.x, spot.y + (box.h - side) / 2, side, side), face, dim=gone, id=f"own-{seat}-{n}")
        for n, (spot, face, gone) in enumerate(zip(spots, state.faces, spent, strict=True))
    ]
    if words is not None:
        ink = Ink.LOSS if short(state, seat) else Ink.SAFE_INK
        size: Size = 17 if most > 24 else 14
        shapes.append(Text(rest.inset(1, 0), words, size, ink, bold=True, lines=2))
    return tuple(shapes)


def _spent(state: State, seat: Seat) -> tuple[bool, ...]:
    """By die on the table, whether the seat can use it no more."""
    own = hand(state, seat)
    numbers, colours = list(left_as_numbers(own)), list(left_as_colours(own))
    found = []
    for face in state.faces:
        found.append(face not in numbers and face not in colours)
        for left in (numbers, colours):
            if face in left:
                left.remove(face)
    return tuple(found)


def _boxes(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The misthrow boxes of the side that is up (TC8); the one in danger is outlined."""
    player = state.players[seat]
    threat = player.standing is Standing.ASKED and state.phase is Phase.MARK and short(state, seat) > 0
    side = min(24.0, box.h - 2, box.w / 3 - 4)
    shapes: list[Shape] = []
    for n in range(BOXES):
        square = Box(box.x + n * (side + 4), box.y + (box.h - side) / 2, side, side)
        next_one = threat and n == player.side.misses
        shapes.append(Card(square, Ink.SHEET, 5, line=Ink.LOSS if next_one else Ink.LINE))
        shapes += cross(square.inset(side * 0.24)) if n < player.side.misses else ()
    return tuple(shapes)


def cross(box: Box) -> tuple[Shape, ...]:
    """A misthrow."""
    left, right, top, bottom = box.x, box.x + box.w, box.y, box.y + box.h
    thick = box.w * 0.24
    return (
        stroke((left, top), (right, bottom), thick, Ink.LOSS),
        stroke((right, top), (left, bottom), thick, Ink.LOSS),
    )


def _line(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """What is in hand; without that how the seat stands, or a word for this seat alone."""
    own = view.seat(seat)
    if own.note is not None:
        return pill(box, own.note, Ink.NOW, Ink.INK, most=17)
    held = in_hand(state, seat, own)
    if held is None:
        if own.focus:
            return _typed(own.focus[own.at], box)
        at = told(state, seat)
        return pill(box, at.words, *_PILL[at.look])
    cost = held.kind == "done" and short(state, seat) > 0
    card = Card(box.inset(3, 1), Ink.SHEET, None, ring=True, id=f"held-{seat}")
    words = Text(box.inset(16, 0), in_words(state, seat, held), 20, Ink.LOSS if cost else Ink.INK, True, "centre", 2)
    return (card, words)


def _typed(step: str, box: Box) -> tuple[Shape, ...]:
    """A face that is typed in."""
    words = number(int(step)) if step.isdecimal() else Msg(step)
    return (Card(box.inset(3, 1), Ink.SHEET, None, ring=True), Text(box, words, 20, Ink.INK, True, "centre"))


def _keys(view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    return buttons(box, view.seat(seat), gap=8) if view.seat(seat).labels else ()
