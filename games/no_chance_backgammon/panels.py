"""The two seats' panels of No Chance Backgammon: pips, doubles left, what has just been played, buttons."""

from __future__ import annotations

from games.core import Seat
from games.no_chance_backgammon.board import OFF, count, pips
from games.no_chance_backgammon.picture import FILLS, FORMS
from games.no_chance_backgammon.plain import place
from games.no_chance_backgammon.state import DOUBLES, Phase, State, asked
from games.no_chance_backgammon.state import Turn as Played
from games.no_chance_backgammon.told import side, standing
from games.no_chance_backgammon.turns import numbers
from games.scene import Bar, Box, Card, Checker, Die, Group, Ink, Msg, Shape, Text, msg, number
from games.seating import Turn
from games.table import bot_name, button, buttons, pill, size_for
from games.view import SeatView, View

BUTTON, LOW = 46, 480
"""Heights: of a button; of what is set more closely, as the panels of a flat table are."""
LEAST, TILE, LINE = 38, 32, 17
"""Heights: of an answer at least, of the numbers of a turn, of a line with a step at least."""
_LEAST_LINE = 14.5
"""In less height than this no step can be read, and the numbers have to do."""


def panel(state: State, view: View, seat: Seat, box: Box, turn: Turn = 0) -> Group:
    """What lies before a seat, turned as its edge of the table is."""
    own = view.seat(seat)
    paper = Box(0, 0, box.h, box.w) if turn % 2 else Box(0, 0, box.w, box.h)
    awaited = seat == asked(state) and own.role == "human" and bool(own.labels)
    shapes = (
        Card(paper, FILLS[seat], 14, shadow=True, ring=awaited, id=f"panel-{seat}"),
        Card(Box(0, 9, paper.w, paper.h - 9), Ink.PAPER, 13),
        *(_lying if turn % 2 else _standing)(state, view, seat, Box(10, 18, paper.w - 20, paper.h - 28)),
    )
    return Group(box, shapes, turn, fixed=True)


def _standing(state: State, view: View, seat: Seat, inner: Box) -> tuple[Shape, ...]:
    own = view.seat(seat)
    low = inner.h + 28 < LOW
    heads, line, every = ((38, 48, 34), 42, 45) if low else ((42, 76, 52), 42, 52)
    name, pip, stock, free, state_line, foot = inner.rows(*heads, 0, line, max(1, len(own.labels) * every), gap=6)
    return (
        *_name(seat, own, name),
        *_pips(state, seat, pip),
        *_doubles(state, seat, stock),
        *_middle(state, view, seat, free),
        *_line(state, own, seat, state_line),
        *_buttons(own, foot, every),
    )


def _lying(state: State, view: View, seat: Seat, inner: Box) -> tuple[Shape, ...]:
    """The same for a short edge of a flat table: low, with the buttons beside each other."""
    own = view.seat(seat)
    upper, foot = inner.rows(0, BUTTON, gap=6)
    who, stand, free = upper.columns(126, 160, 0, gap=6)
    name, state_line = who.rows(0, 46, gap=6)
    pip, stock = stand.rows(0, 36, gap=6)
    return (
        *_name(seat, own, name),
        *_line(state, own, seat, state_line),
        *_pips(state, seat, pip),
        *_doubles(state, seat, stock),
        *_middle(state, view, seat, free),
        *buttons(foot, own, gap=6),
    )


def _name(seat: Seat, own: SeatView, box: Box) -> tuple[Shape, ...]:
    """Checker, colour and, where no person plays, who does."""
    mark, words = box.columns(34, 0, gap=6)
    checker = Checker(Box(mark.x, box.y + (box.h - 34) / 2, 34, 34), FILLS[seat], FORMS[seat])
    if own.role == "human":
        return checker, Text(words, side(seat), 26, Ink.INK, bold=True)
    upper, lower = words.rows(0, box.h * 0.45)
    who = msg("seat-absent") if own.role == "absent" else bot_name(own.bot)
    return checker, Text(upper, side(seat), 20, Ink.INK, bold=True), Text(lower, who, 14, Ink.MUTED, lines=2)


def _pips(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The pips to go in large figures; their word stands beside them where there is no room below."""
    to_go = pips(state.sides[seat])
    beside = box.h < 62
    upper, lower = box.columns(92, 0, gap=4) if beside else box.rows(0, 22)
    figures = Text(upper, number(to_go), 48, Ink.INK, bold=True, align="centre", counts=to_go, id=f"pips-{seat}")
    return figures, _word(lower, msg("nb-pips", n=to_go), beside)


def _word(box: Box, words: Msg, beside: bool) -> Text:
    if beside:
        return Text(box, words, 14, Ink.MUTED, lines=2)
    return Text(box, words, 17, Ink.MUTED, align="centre")


def _doubles(state: State, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """A pair of small dice for every double left; one that has been used lies there pale."""
    beside = box.h < 40
    row, label = box.columns(92, 0, gap=4) if beside else box.rows(22, 0, gap=3)[::-1]
    left = state.doubles[seat]
    shapes: list[Shape] = [_word(label, msg("nb-doubles"), beside)]
    wide, size = (row.w / 2 - 4 if beside else 54.0), min(row.h, 30)
    first, top = row.x + (row.w - 2 * wide - 8) / 2, row.y + (row.h - size) / 2
    for n in range(DOUBLES):
        spot = Box(first + n * (wide + 8), top, wide, size)
        shapes.append(Card(spot, Ink.NOW if n < left else Ink.PAPER_DIM, 6, line=Ink.LINE))
        if n < left:
            shapes.append(Text(spot, msg("nb-times-two"), 20, Ink.INK, bold=True, align="centre"))
    return tuple(shapes)


def _middle(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """What there is room for: points of the match, the numbers left to play or what has just been played."""
    answers = state.phase is Phase.OFFER and seat == asked(state)
    shapes: list[Shape] = []
    if state.match.length > 1:
        row, box = box.rows(22, 0, gap=2)
        shapes.append(Text(row, _points(state, seat), 17, Ink.INK, bold=True, align="centre"))
    if (off := count(state.sides[seat], OFF)) and not (answers and box.h < 3 * LEAST):
        row, box = box.rows(20, 0, gap=2)
        shapes.append(Text(row, msg("nb-off-count", n=off), 17, Ink.MUTED, align="centre"))
    if state.phase is Phase.LOT:
        return (*shapes, *_die(state, view, seat, box))
    if answers:
        return (*shapes, *_answers(view.seat(seat), box))
    turn = state.now if state.now is not None and state.now.seat == seat else state.last
    if turn is None or turn.seat != seat or box.h < TILE:
        return tuple(shapes)
    return (*shapes, *_turn(turn, state, box))


def _points(state: State, seat: Seat) -> Msg:
    """What a seat has of the match; a gammon can lead beyond what was needed."""
    points, needed = state.match.points[seat], state.match.length
    return msg("nb-match-points", n=points, of=needed) if points <= needed else msg("nb-match-beyond", n=points)


def _answers(own: SeatView, box: Box) -> tuple[Shape, ...]:
    """What may be answered to a resignation, the answer in hand ringed."""
    shapes: list[Shape] = []
    spots = Box(box.x, box.y + 4, box.w, box.h - 4).rows(*(0,) * len(own.focus), gap=6)
    for n, (spot, step) in enumerate(zip(spots, own.focus, strict=True)):
        low, held = min(spot.h, 44), n == own.at
        spot = Box(spot.x + 4, spot.y + (spot.h - low) / 2, spot.w - 8, low)
        shapes.append(Card(spot, Ink.NOW if held else Ink.SHEET, 8, line=None if held else Ink.LINE, ring=held))
        shapes.append(Text(spot.inset(6, 2), Msg(step), 17, Ink.INK, bold=held, align="centre", lines=2))
    return tuple(shapes)


def _die(state: State, view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The die of the lot before its seat (NB2)."""
    side_length = min(64.0, box.w - 20, box.h - 16)
    spot = Box(box.x + (box.w - side_length) / 2, box.y + 8, side_length, side_length)
    if seat == state.turn:
        face = view.rolling[0] if view.rolling else (view.entered or (0,))[0] or _typed(view.seat(seat), view)
        return (Die(spot, face, rolling=view.rolling is not None, tilt=-4, id=f"lot-{seat}"),)
    return (Die(spot, state.lot, tilt=5, id=f"lot-{seat}"),)


def _typed(own: SeatView, view: View) -> int:
    """The face in hand while a hand throw is entered."""
    return int(own.focus[own.at]) if view.throw_by == "hand" and own.focus else 0


def _turn(turn: Played, state: State, box: Box) -> tuple[Shape, ...]:
    """The numbers as tiles, those that are played pale, and every step under them as players write it; two beside each
    other where there is no room for four lines."""
    head, rest = box.rows(TILE, 0, gap=4)
    lines = [_step(step, hit) for step, hit in turn.steps]
    if not lines and not (turn is state.now and state.left):
        lines = [msg("nb-no-step")]
    roomy = rest.h >= 4 * LINE
    wide = 1 if len(lines) < 2 or roomy else 2
    rows = 4 if roomy else 2 if rest.h >= 2 * _LEAST_LINE else max(1, -(-len(lines) // wide))
    high = min(26.0, rest.h / rows)
    if high < _LEAST_LINE:
        return _tiles(turn, state, head)
    spots = [spot for row in range(rows) for spot in _line_of(rest, row, high).columns(*(0,) * wide, gap=4)]
    size = min(20 if wide == 1 else 17, size_for(high))
    words = (Text(spot, line, size, Ink.INK, align="centre") for spot, line in zip(spots, lines, strict=False))
    return (*_tiles(turn, state, head), *words)


def _line_of(box: Box, n: int, high: float) -> Box:
    return Box(box.x, box.y + n * high, box.w, high)


def _tiles(turn: Played, state: State, box: Box) -> tuple[Shape, ...]:
    left = list(state.left) if turn is state.now else []
    every = numbers(*turn.pair)
    wide, gap = 30.0, 3.0
    x = box.x + (box.w - len(every) * (wide + gap) + gap) / 2
    shapes: list[Shape] = []
    for n, value in enumerate(every):
        tile, open_yet = Box(x + n * (wide + gap), box.y, wide, box.h), value in left
        if open_yet:
            left.remove(value)
        pale = turn is state.now and not open_yet
        shapes.append(Card(tile, Ink.PAPER_DIM if pale else Ink.SHEET, 6, line=Ink.LINE))
        shapes.append(Text(tile, number(value), 20, Ink.MUTED if pale else Ink.INK, bold=not pale, align="centre"))
    return tuple(shapes)


def _step(step: tuple[int, int], hit: bool) -> Msg:
    return msg("nb-step-hit" if hit else "nb-step", start=place(step[0]), end=place(step[1]))


def _line(state: State, own: SeatView, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """A word for this seat alone, or how the seat stands."""
    if own.note is not None:
        return pill(box, own.note, Ink.NOW, Ink.INK, most=17)
    now = seat == asked(state) and state.phase not in (Phase.OVER, Phase.NEXT)
    won = state.result is not None and state.result.winner == seat and state.phase in (Phase.OVER, Phase.NEXT)
    fill, ink = (Ink.NOW, Ink.INK) if now or won else (Ink.PAPER_DIM, Ink.MUTED)
    return pill(box, standing(state, seat), fill, ink, most=17)


def _buttons(own: SeatView, box: Box, every: float) -> tuple[Shape, ...]:
    """What each button does now, one above the other. every: the height of one with the gap after it."""
    shapes: list[Shape] = []
    for n, (name, label) in enumerate(own.labels):
        spot = Box(box.x, box.y + n * every, box.w, every - 5)
        shapes += button(spot, name, label, own.hold if name == "LEAVE" else 0, own.key(name))
    return tuple(shapes)


def timer(view: View, box: Box) -> tuple[Shape, ...]:
    """What is left of the time to answer."""
    return () if view.timer is None else (Bar(box, view.timer, Ink.TEXT, Ink.TRACK, id="timer"),)
