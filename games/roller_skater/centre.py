"""The middle of the table: both tosses of the round, who wins on what, and what the table waits for."""

from __future__ import annotations

from games.core import Seat
from games.roller_skater.odds import SIDES, Role, chances
from games.roller_skater.state import Phase, State, role
from games.roller_skater.told import (
    aside,
    last_line,
    news,
    question,
    result,
    role_word,
    wins_line,
    wins_on,
)
from games.scene import Bar, Box, Card, Die, Ink, Msg, Shape, Size, Symbol, Text, msg
from games.table import both_sides, notice_line, size_for
from games.view import View

_HIGH = 60
"""From this height on the small dice lie below their words, not beside them."""
_ROOM = 1.2
"""Height for a die, in its sides: it hops and turns."""


def upright(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """For people who look from one side."""
    dice, strip, bar, ask, more = box.rows(0, 74, 8, 60, 38, gap=7)
    return (
        *_dice(state, view, dice, captions=True),
        *_strip(state, view, strip),
        *_timer(view, bar.inset(30, 0)),
        *_sentences(state, view, ask, more, 34),
    )


def around(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """Dice in the middle, words for both long sides."""
    side = 104.0
    dice = Box(box.x + 120, box.y + (box.h - side * _ROOM) / 2, box.w - 240, side * _ROOM)
    half = Box(0, 0, box.w, box.h / 2)
    _, bar, strip, ask, more = half.rows(side * _ROOM / 2, 6, 46, 0, 28, gap=3)
    words = (
        *_timer(view, bar.inset(60, 0)),
        *_strip(state, view, strip),
        *_sentences(state, view, ask, more, 26),
    )
    return (*both_sides(box, words), *_dice(state, view, dice, captions=False))


def _sentences(state: State, view: View, ask: Box, more: Box, most: Size) -> tuple[Shape, ...]:
    """What is asked, of whom; below it a notice, the race, or what is at stake."""
    first = Text(ask, question(state, view), most, Ink.TEXT, bold=True, align="centre", lines=2, id="ask")
    if view.notice is not None:
        return (first, *notice_line(more, view.notice))
    if view.rolling is not None:
        return (first,)
    words, told = aside(state, view), state.doubler is not None
    if told:
        size: Size = min(26, size_for(more.h))
        slip = Text(more.inset(16, 0), words, size, Ink.INK, bold=True, align="centre")
        return (first, Card(more, Ink.NOW, None, id="race"), slip)
    return (first, Text(more, words, min(20, size_for(more.h)), Ink.SOFT, align="centre", id="more"))


def _timer(view: View, box: Box) -> tuple[Shape, ...]:
    return () if view.timer is None else (Bar(box, view.timer, Ink.TEXT, Ink.TRACK, id="timer"),)


def _strip(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """Who wins on which second toss; between rounds how the last one went."""
    if state.phase in (Phase.FIRST, Phase.OVER):
        said = result(state) or news(state)
        return () if said is None or view.rolling is not None else _slip(state, box, said)
    rolls = [seat for seat in (0, 1) if role(state, seat) is Role.ROLLER]
    order = (*rolls, 1 - rolls[0])
    wins = [[face for face in range(1, SIDES + 1) if wins_on(state, face) == seat] for seat in order]
    left, right = box.columns((box.w - 8) * len(wins[0]) / SIDES, 0, gap=8)
    return (*_part(state, left, order[0], wins[0]), *_part(state, right, order[1], wins[1]))


def _part(state: State, box: Box, seat: Seat, faces: list[int]) -> tuple[Shape, ...]:
    """The second tosses on which a seat wins: its colour and symbol, how many of six, and the faces as small dice."""
    inner = Box(box.x + 6, box.y + 7, box.w - 12, box.h - 10)
    flat = box.h < _HIGH
    label, row = inner.columns(0, min(inner.w * 0.5, 42.0 * len(faces)), gap=4) if flat else inner.rows(24, 0, gap=2)
    which, narrow = role(state, seat), len(faces) == 1
    odds = msg("odds", hits=chances(state.table.reading, state.toss, which), all=SIDES)
    words = odds if len(faces) < 3 else msg("rs-wins-on", role=role_word(which), odds=odds)
    return (
        Card(box, Ink.PAPER, 10, band=seat, id=f"odds-{which.value}"),
        *(_alone(label, odds) if narrow else _labelled(label, seat, words)),
        *_small_dice(row, faces),
    )


def _labelled(box: Box, seat: Seat, words: Msg) -> tuple[Shape, ...]:
    mark = min(22, box.h - 2)
    symbol, said = box.columns(mark, 0, gap=5)
    spot = Box(symbol.x, symbol.y + (symbol.h - mark) / 2, mark, mark)
    return (Symbol(spot, seat), Text(said, words, min(20, size_for(said.h)), Ink.INK, bold=True))


def _alone(box: Box, words: Msg) -> tuple[Shape, ...]:
    return (Text(box, words, min(17, size_for(box.h)), Ink.INK, bold=True, align="centre"),)


def _small_dice(row: Box, faces: list[int]) -> tuple[Shape, ...]:
    step = row.w / len(faces)
    side = min(row.h, step - 3)
    top = row.y + (row.h - side) / 2
    return tuple(Die(Box(row.x + step * (n + 0.5) - side / 2, top, side, side), face) for n, face in enumerate(faces))


def _slip(state: State, box: Box, said: Msg) -> tuple[Shape, ...]:
    """How a round went, and what it means, on a slip of paper."""
    more = news(state)
    shapes: list[Shape] = [Card(box, Ink.PAPER, 14, id="slip")]
    inner = box.inset(14, 4)
    if last_line(state) is not None:
        symbol, inner = inner.columns(32, 0, gap=10)
        mark = min(32, box.h - 12)
        shapes.append(Symbol(Box(symbol.x, symbol.y + (symbol.h - mark) / 2, mark, mark), wins_line(state)))
    if more is None or more == said:
        size = min(26, size_for(inner.h))
        return (*shapes, Text(inner, said, size, Ink.INK, bold=True, align="centre", lines=2))
    upper, lower = inner.rows(0, 0)
    size = min(20, size_for(upper.h))
    return (
        *shapes,
        Text(upper, said, size, Ink.INK, bold=True, align="centre"),
        Text(lower, more, size, Ink.INK, align="centre"),
    )


def _dice(state: State, view: View, box: Box, captions: bool) -> tuple[Shape, ...]:
    """The first and the second toss of the round beside each other; the one that is due lies blank."""
    shapes: list[Shape] = []
    for n, spot in enumerate(box.columns(0, 0, gap=20)):
        if captions:
            spot, words = spot.rows(0, 24, gap=2)
            shapes.append(Text(words, msg("rs-second-toss" if n else "rs-first-toss"), 17, Ink.SOFT, align="centre"))
        side = min(spot.h / _ROOM, spot.w)
        lies = Box(spot.x + (spot.w - side) / 2, spot.y + (spot.h - side) * 0.6, side, side)
        shapes += _die(state, view, n, lies)
    return tuple(shapes)


def _die(state: State, view: View, n: int, box: Box) -> tuple[Shape, ...]:
    face, rolling, held = _face(state, view, n)
    tilt = 0 if held or not face else (view.throws * 5 + n * 13 + 4) % 17 - 8
    die = Die(box, face, SIDES, tilt=tilt, rolling=rolling, dim=held or not face, id=f"die-{n}")
    return (Card(box.inset(-box.w * 0.04), Ink.TRACK, box.w * 0.2, ring=True, id="held"), die) if held else (die,)


def _face(state: State, view: View, n: int) -> tuple[int, bool, bool]:
    """What the first (0) or second (1) toss shows; whether it tumbles; whether a hand is typing it in."""
    due = {Phase.FIRST: 0, Phase.SECOND: 1}.get(state.phase)
    if due == n and view.rolling is not None:
        return view.rolling[0], True, False
    if due is not None and view.entered and due == n:
        return view.entered[0], False, False
    in_hand = _in_hand(view)
    if due == n and in_hand:
        return in_hand, False, True
    line = last_line(state)
    if line is None:
        return (state.toss, False, False) if n == 0 else (0, False, False)
    begun = view.rolling is not None or bool(view.entered) or bool(in_hand)
    return (0 if begun else (line.first, line.second)[n]), False, False


def _in_hand(view: View) -> int:
    """The face a seat is about to type in, 0 if nobody does."""
    typing = [seat for seat in view.seats if seat.focus]
    return int(typing[0].focus[typing[0].at]) if typing and view.throw_by == "hand" else 0
