"""The account of a game as a picture: a bar of luck and a bar of choice for every seat, and what weighed most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import AnyGame, Seat
from games.luck.account import Account, Deed
from games.luck.told import amount, decision_words, deed_words, explained_words, trust_words
from games.record import Step
from games.scene import Box, Card, Ink, Msg, Shape, Size, Symbol, Text, msg, number
from games.table import name_line, seat_number, size_for
from games.view import View

LUCK, CHOICE = Ink.BLUE, Ink.PURPLE
_FULL, _SHORT = 4, 8
"""Up to so many seats a card tells three decisions, and one; more seats get a line each."""


@dataclass(frozen=True)
class Told:
    """What the picture is made from."""

    game: AnyGame
    steps: Sequence[Step]
    account: Account
    view: View

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.account.result))

    @property
    def largest(self) -> float:
        """What fills a bar: the largest luck or cost of any seat, so that bars can be compared."""
        return max(1.0, *map(abs, (*self.account.luck, *self.account.cost, *self.account.gift)))

    def words(self, deed: Deed) -> Msg:
        """A decision or a throw in words."""
        return deed_words(self.game, self.steps, deed)


def page(told: Told, box: Box) -> tuple[Shape, ...]:
    """The whole account in a box of at least 700 by 420; what good play may expect is the mean over the seats."""
    explained, sure, rest = box.rows(28, 24, 0, gap=4)
    lines = (
        Text(explained, explained_words(told.game), 20, Ink.TEXT),
        Text(sure, trust_words(told.account), 17, Ink.SOFT),
    )
    return (*lines, *(_cards(told, rest) if len(told.seats) <= _SHORT else _lines(told, rest)))


def _cards(told: Told, box: Box) -> tuple[Shape, ...]:
    count = len(told.seats)
    rows = 1 if count <= _FULL else 2
    a_row = -(-count // rows)
    shapes: list[Shape] = []
    for row, line in enumerate(box.rows(*(0,) * rows, gap=14)):
        wide = min(380, (line.w - 14 * (a_row - 1)) / a_row)
        here = min(a_row, count - row * a_row)
        left = line.x + (line.w - here * wide - 14 * (here - 1)) / 2
        for n in range(here):
            spot = Box(left + n * (wide + 14), line.y, wide, line.h)
            shapes += _card(told, row * a_row + n, spot, 3 if rows == 1 else 1)
    return tuple(shapes)


def _card(told: Told, seat: Seat, box: Box, most: int) -> tuple[Shape, ...]:
    """A seat's sheet: name and result, the bars, the best throw, the dearest decisions."""
    inner = box.inset(18, 14)
    name, bars, rest = inner.rows(44, 46 * len(_bars(told, seat)), 0, gap=6)
    shapes: tuple[Shape, ...] = (
        Card(box, Ink.PAPER, band=seat, shadow=True),
        *name_line(name, seat, told.view.seat(seat), round(told.account.result[seat])),
    )
    for spot, (label, points, fill) in zip(bars.rows(*(46,) * len(_bars(told, seat))), _bars(told, seat), strict=True):
        shapes += _bar(told, spot, label, points, fill)
    return (*shapes, *_words(told, seat, rest, most))


def _bars(told: Told, seat: Seat) -> tuple[tuple[Msg, float, Ink], ...]:
    """Label, points and colour of each bar; what others did is told only where it matters."""
    account = told.account
    bars = ((msg("luck-luck"), account.luck[seat], LUCK), (msg("luck-choice"), -account.cost[seat], CHOICE))
    return (*bars, (msg("luck-others"), account.gift[seat], Ink.GREY)) if account.has_gifts else bars


def _bar(told: Told, box: Box, label: Msg, points: float, fill: Ink) -> tuple[Shape, ...]:
    """A bar from the middle: gains towards the end of the line, losses towards its start."""
    words, track = box.rows(26, 14)
    left, right = words.columns(0, 90)
    return (
        Text(left, label, 20, Ink.INK),
        Text(right, amount(points), 20, Ink.INK, bold=True, align="end"),
        Card(track, Ink.LINE, 4),
        *_filled(track, points / told.largest, fill),
    )


def _filled(track: Box, part: float, fill: Ink, over: float = 2) -> tuple[Shape, ...]:
    """over: by how much the mark of nought stands out above and below."""
    middle, reach = track.x + track.w / 2, track.w / 2 * min(1.0, abs(part))
    spot = Box(middle if part > 0 else middle - reach, track.y, reach, track.h)
    notch = Card(Box(middle - 1, track.y - over, 2, track.h + 2 * over), Ink.INK, 0)
    return (Card(spot, fill, min(4, reach / 2)), notch) if reach > 1 else (notch,)


def _words(told: Told, seat: Seat, box: Box, most: int) -> tuple[Shape, ...]:
    """The best throw, and the dearest decisions with what would have been better."""
    rows = _decisions(told, seat, most)
    if most > 1:
        rows = [(msg("luck-luckiest"), None), _best_throw(told, seat), (msg("luck-dearest"), None), *rows]
    heads = {msg("luck-luckiest"), msg("luck-dearest")}
    headed = sum(words in heads for words, _ in rows)
    each = min(52.0, (box.h - 30 * headed) / (len(rows) - headed))
    shapes: list[Shape] = []
    top = box.y
    for words, points in rows:
        high = 30.0 if words in heads else each
        shapes += _row(Box(box.x, top, box.w, high), words, points, words in heads)
        top += high
    return tuple(shapes)


_Row: TypeAlias = tuple[Msg, float | None]


def _best_throw(told: Told, seat: Seat) -> _Row:
    best = told.account.luckiest(seat)
    return (msg("luck-no-throw"), None) if best is None else (told.words(best), (best.luck or ())[seat])


def _decisions(told: Told, seat: Seat, most: int) -> list[_Row]:
    dearest = told.account.dearest(seat, most)
    rows: list[_Row] = [(decision_words(told.game, told.steps, deed, seat), -deed.cost[seat]) for deed in dearest]
    return rows or [(msg("luck-none"), None)]


def _row(box: Box, words: Msg, points: float | None, head: bool) -> tuple[Shape, ...]:
    if head:
        return (Text(box, words, 17, Ink.MUTED),)
    if points is None:
        return (Text(box, words, 20, Ink.INK, lines=2),)
    left, right = box.columns(0, 64, gap=4)
    return (
        Text(left, words, 17, Ink.INK, lines=2),
        Text(right, amount(points), 20, Ink.INK, bold=True, align="end"),
    )


def _lines(told: Told, box: Box) -> tuple[Shape, ...]:
    """Many seats: a line each, in as many columns as are needed; where they are low, the extremes stand below."""
    columns = next(columns for seats, columns in ((16, 2), (60, 4), (100, 5)) if len(told.seats) <= seats)
    a_column = -(-len(told.seats) // columns)
    inner = box.inset(16, 10)
    told_each = (inner.h - _HEAD) / a_column >= _TWO_LINES
    rest, foot = (inner, None) if told_each else inner.rows(0, 28, gap=4)
    shapes: list[Shape] = [Card(box, Ink.PAPER, shadow=True), *(_extremes(told, foot) if foot else ())]
    for n, column in enumerate(rest.columns(*(0,) * columns, gap=18)):
        head, below = column.rows(_HEAD, 0)
        shapes += _head(head)
        for k, spot in enumerate(below.rows(*(0,) * a_column)):
            if (seat := n * a_column + k) < len(told.seats):
                shapes += _line(told, seat, spot)
    return tuple(shapes)


_HEAD, _TWO_LINES = 22.0, 48.0
"""Height of a column's head; a line so high has room for the seat's dearest choice in words."""


def _columns(box: Box) -> tuple[Box, Box, Box, Box]:
    """Symbol and number, result, luck, choice."""
    who, result, luck, choice = box.columns(58, 30, 0, 0, gap=8)
    return who, result, luck, choice


def _head(box: Box) -> tuple[Shape, ...]:
    _, _, luck, choice = _columns(box)
    return (
        Text(luck, msg("luck-luck"), 14, Ink.MUTED, align="centre"),
        Text(choice, msg("luck-choice"), 14, Ink.MUTED, align="centre"),
    )


def _extremes(told: Told, box: Box) -> tuple[Shape, ...]:
    """Who had most luck, and the dearest choice of all."""
    left, right = box.columns(box.w * 0.3, 0, gap=18)
    luckiest = max(told.seats, key=lambda seat: told.account.luck[seat])
    most = msg("luck-most", seat=msg("seat", n=luckiest + 1), points=amount(told.account.luck[luckiest]))
    shapes: tuple[Shape, ...] = (Text(left, most, 17, Ink.INK, bold=True),)
    dearest = [(deed, seat) for seat in told.seats for deed in told.account.dearest(seat, 1)]
    if not dearest:
        return shapes
    deed, seat = max(dearest, key=lambda each: each[0].cost[each[1]])
    words = decision_words(told.game, told.steps, deed, seat)
    said = msg("luck-dearest-of-all", seat=msg("seat", n=seat + 1), deed=words, points=amount(-deed.cost[seat]))
    return (*shapes, Text(right, said, 17, Ink.INK, bold=True, align="end"))


def _line(told: Told, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """A seat's result, its luck and its choice in figures over bars, and its dearest choice if there is room."""
    low = box.h < _TWO_LINES
    upper, lower = (box, box) if low else box.rows(22, 0, gap=0)
    who, result, luck, choice = _columns(upper)
    size: Size = min(17, size_for(upper.h))
    mark = min(22.0, upper.h - 2)
    symbol, name = who.columns(mark, 0, gap=6)
    account = told.account
    return (
        Symbol(Box(symbol.x, upper.y + (upper.h - mark) / 2, mark, mark), seat),
        Text(name, seat_number(seat), size, Ink.INK),
        Text(result, number(round(account.result[seat])), size, Ink.INK, bold=True, align="end"),
        *_thin(told, luck, account.luck[seat], LUCK),
        *_thin(told, choice, -account.cost[seat], CHOICE),
        *(() if low else _dearest_line(told, seat, lower)),
    )


def _dearest_line(told: Told, seat: Seat, box: Box) -> tuple[Shape, ...]:
    """The seat's dearest choice and its cost, above a line that ends what is told of it."""
    end = Card(Box(box.x, box.y + box.h - 1, box.w, 1), Ink.LINE, 0)
    dearest = told.account.dearest(seat, 1)
    if not dearest:
        return Text(box, msg("luck-none"), 14, Ink.MUTED, lines=2), end
    left, right = box.columns(0, 44, gap=6)
    words, cost = msg("luck-dearest-own", deed=told.words(dearest[0])), amount(-dearest[0].cost[seat])
    return Text(left, words, 14, Ink.MUTED, lines=2), Text(right, cost, 14, Ink.INK, align="end"), end


def _thin(told: Told, box: Box, points: float, fill: Ink) -> tuple[Shape, ...]:
    """The figure, and a low bar below it."""
    figure, track = box.rows(0, 4)
    return (
        Text(figure, amount(points), 17 if box.h > 22 else 14, Ink.INK, align="centre"),
        Card(track, Ink.LINE, 2),
        *_filled(track, points / told.largest, fill, over=0),
    )
