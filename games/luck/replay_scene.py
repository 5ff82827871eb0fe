"""One step of a game as a page: the table as it lay, what the step meant to each seat, and how their worth went."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from games.core import AnyGame, Seat, Thrown
from games.luck.account import Account
from games.luck.chart import chart
from games.luck.replay import Line, Stop, key_stops, lines, stops, title, worths
from games.luck.told import amount
from games.record import Step
from games.scene import HEIGHT, WIDTH, Bar, Box, Card, Group, Ink, Msg, Shape, Symbol, Text, msg, number
from games.view import View

_SCALE = 0.66
_LINES = 5
"""So many seats are told of a step."""
_CURVES = 8
"""So many lines a chart holds; where more play, those of whom the step tells."""


@dataclass(frozen=True)
class Film:
    """A game ready to be walked through. view: who sat where."""

    game: AnyGame
    steps: Sequence[Step]
    account: Account
    view: View
    stops: tuple[Stop, ...]
    keys: frozenset[int]
    worths: tuple[tuple[float, ...], ...]

    def next_key(self, at: int) -> int:
        """The next stop that weighed much (from 1), from the beginning again after the last; the end if none did."""
        later = [n + 1 for n in sorted(self.keys) if n + 1 > at]
        return (later or [n + 1 for n in sorted(self.keys)] or [len(self.stops)])[0]


def film(game: AnyGame, steps: Sequence[Step], account: Account, view: View) -> Film:
    """The film of a game that has an account."""
    every = stops(game, steps, account)
    return Film(game, steps, account, view, every, key_stops(every), worths(account, every))


def page(shown: Film, at: int, box: Box) -> tuple[Shape, ...]:
    """The game after so many stops, in a box of at least 1200 by 528."""
    picture, side = box.columns(WIDTH * _SCALE, 0, gap=20)
    table, strip = picture.rows(HEIGHT * _SCALE, 0, gap=16)
    told = () if at == 0 else lines(shown.game, shown.steps, shown.stops[at - 1])
    upper, lower = side.rows(0, 186, gap=14)
    return (
        *_table(shown, at, table),
        *_strip(shown, at, strip),
        *_told(shown, at, told, upper),
        *_chart(shown, at, told, lower),
    )


def _table(shown: Film, at: int, box: Box) -> tuple[Shape, ...]:
    """The table as it stood, whatever way the screen lies: it is one who reads."""
    last = shown.stops[at - 1].last if at else 0
    state = shown.steps[last - 1].after if last else shown.steps[0].before
    throws = sum(isinstance(step.move, Thrown) for step in shown.steps[:last])
    view = View(seats=tuple(replace(seat, labels=()) for seat in shown.view.seats), open=False, throws=throws)
    scene = shown.game.scene(state, view)
    return (Card(box.inset(-4), Ink.SHADE), Group(box, scene.shapes, scale=_SCALE))


def _strip(shown: Film, at: int, box: Box) -> tuple[Shape, ...]:
    """How far one has come, and where the stops lie that weighed most."""
    count = len(shown.stops)
    words, track, _ = box.rows(20, 10, 0, gap=2)
    left, right = words.columns(0, 0)
    marks = tuple(
        Card(Box(track.x + n / max(1, count) * track.w - 2, track.y - 3, 4, 16), Ink.DOUBLE, 2)
        for n in sorted(key + 1 for key in shown.keys)
    )
    return (
        Text(left, msg("replay-step", n=at, of=count), 17, Ink.TEXT),
        *((Text(right, msg("replay-keys"), 17, Ink.SOFT, align="end"),) if marks else ()),
        Bar(track, at / max(1, count), Ink.TEXT, Ink.TRACK, id="replay-bar"),
        *marks,
    )


def _told(shown: Film, at: int, told: Sequence[Line], box: Box) -> tuple[Shape, ...]:
    """The step in words, and a line for each seat that it meant something to."""
    head, kind, rest, foot = box.inset(18, 12).rows(62, 20, 0, 18, gap=2)
    stop = shown.stops[at - 1] if at else None
    if stop is None:
        about = Text(rest.rows(130, 0)[0], msg("replay-start-about"), 20, Ink.INK, lines=6)
        return (Card(box, Ink.PAPER, shadow=True), _said(head, msg("replay-start")), about)
    threw = title(shown.game, shown.steps, stop)
    shapes: list[Shape] = [
        Card(box, Ink.PAPER, shadow=True),
        _said(head, threw or msg("replay-decided")),
        Text(kind, msg("luck-choice" if threw is None else "luck-luck"), 17, Ink.MUTED),
    ]
    some = told[:_LINES]
    rows = rest.rows(*(min(84.0, rest.h / max(1, len(some))),) * max(1, len(some)))
    for spot, line in zip(rows, some, strict=False):
        shapes += _line(line, spot)
    if not told:
        shapes.append(Text(rows[0], msg("replay-nothing"), 20, Ink.MUTED, lines=3))
    if len(told) > _LINES:
        shapes.append(Text(foot, msg("replay-others", n=len(told) - _LINES), 14, Ink.MUTED))
    return tuple(shapes)


def _said(box: Box, words: Msg) -> Text:
    return Text(box, words, 26, Ink.INK, bold=True, lines=2)


def _line(line: Line, box: Box) -> tuple[Shape, ...]:
    """A seat: what it did and what would have been better, and what came of it."""
    mark, words, points = box.columns(24, 0, 62, gap=8)
    symbol = Symbol(Box(mark.x, box.y + (box.h - 24) / 2, 24, 24), line.seat)
    gain = Text(points, amount(line.points), 20, Ink.INK, bold=True, align="end")
    if line.words is None:
        return symbol, Text(words, msg("seat", n=line.seat + 1), 20, Ink.INK), gain
    said = line.words if line.better is None else msg("luck-better", deed=line.words, better=line.better)
    return symbol, Text(words.inset(0, 1), said, 17, Ink.INK, lines=4 if box.h > 70 else 3), gain


def _chart(shown: Film, at: int, told: Sequence[Line], box: Box) -> tuple[Shape, ...]:
    """The worth of the game to each seat, from the beginning to the end, and now in numbers."""
    head, now, body = box.inset(18, 10).rows(20, 22, 0, gap=3)
    seats = _curves(shown, told)
    return (
        Card(box, Ink.PAPER, shadow=True),
        Text(head, msg("replay-worth"), 17, Ink.MUTED),
        *_numbers(shown.worths[at], seats, now),
        *chart(body, shown.worths, seats, at),
    )


def _numbers(worth: Sequence[float], seats: Sequence[Seat], box: Box) -> Iterator[Shape]:
    few = len(seats) <= _LINES
    side = 16.0 if few else 13.0
    for seat, spot in zip(seats, box.columns(*(0,) * len(seats), gap=1), strict=True):
        mark, points = spot.columns(side, 0, gap=3 if few else 1)
        yield Symbol(Box(mark.x, box.y + (box.h - side) / 2, side, side), seat)
        words = msg("coach-points", n=round(worth[seat], 1) + 0.0) if few else number(round(worth[seat]))
        yield Text(points, words, 17 if few else 14, Ink.INK, bold=True)


def _curves(shown: Film, told: Sequence[Line]) -> Sequence[Seat]:
    every = range(len(shown.account.result))
    if len(every) <= _CURVES:
        return every
    return sorted(line.seat for line in told[:_LINES]) or every[:_LINES]
