"""The score sheet of Chance or Choice: a row a seat, a column a round, every throw, totals and places."""

from __future__ import annotations

from functools import lru_cache

from games.chance_or_choice.state import Round, State, totals
from games.chance_or_choice.told import Column, columns, outcome
from games.core import Seat, ranks
from games.scene import MARGIN, RADIUS, Box, Card, Ink, Msg, Scene, Shape, Symbol, Text, msg, number
from games.seating import CANVAS
from games.table import bot_name, both_sides, seat_name, seat_number, size_for
from games.view import SeatView, View

_BLOCKS = ((20, 1), (40, 2), (60, 3), (100, 4))
"""Up to so many seats in so many blocks beside each other."""
_BOTH_SIDES = 8
"""Up to so many seats a table that lies flat shows the sheet twice, to both long sides."""
FOOT = 72
"""Height left free along the edge (both long edges of a table that lies flat) for the console's own buttons."""


def sheet(state: State, view: View) -> Scene:
    """What everybody takes home: the document's own sheet, all seats under each other, the winners on yellow."""
    flat = view.layout == "table"
    if flat and state.table.seats <= _BOTH_SIDES:
        half = Box(0, 0, CANVAS.w, CANVAS.h / 2 - FOOT)
        return Scene(both_sides(CANVAS, _page(state, view, half, throws=3 if state.table.seats <= 4 else 2)))
    top = FOOT if flat else 14
    return Scene(_page(state, view, Box(0, top, CANVAS.w, CANVAS.h - top - FOOT), throws=3))


def _page(state: State, view: View, page: Box, throws: int) -> tuple[Shape, ...]:
    """Title, outcome, and the sheet of paper; throws: how many lines of them stand above the rows."""
    blocks = next(blocks for seats, blocks in _BLOCKS if state.table.seats <= seats)
    a_block = -(-state.table.seats // blocks)
    head, rest = page.inset(MARGIN, 0).rows(46, 0, gap=4)
    above = 32 + throws * 18
    row = min(112, (rest.h - above - 12) / a_block)
    paper = Box(rest.x, rest.y, rest.w, above + 12 + row * a_block)
    inner = paper.inset(16, 6)
    shapes = (*_title(state, head), Card(paper, Ink.SHEET, RADIUS, shadow=True))
    if blocks == 1:
        rows = Box(inner.x, inner.y + above, inner.w, inner.h - above)
        return (*shapes, *_head(state, inner, throws), *_block(state, view, rows, range(a_block), row))
    strip, rows = inner.rows(above - 24, 0)
    return (*shapes, *_strip(state, strip), *_many(state, view, rows, blocks, row))


def _title(state: State, head: Box) -> tuple[Shape, ...]:
    title, words = head.columns(380, 0)
    return (
        Text(title, msg("cc-sheet"), 26, Ink.TEXT, bold=True, id="title"),
        Text(words, outcome(state), 26, Ink.TEXT, bold=True, align="end", id="outcome"),
    )


def _many(state: State, view: View, inner: Box, blocks: int, row: float) -> tuple[Shape, ...]:
    a_block = -(-state.table.seats // blocks)
    shapes: list[Shape] = []
    for n, box in enumerate(inner.columns(*(0,) * blocks, gap=24)):
        seats = range(n * a_block, min(state.table.seats, (n + 1) * a_block))
        head, rows = box.rows(24, 0)
        shapes += [*_small_head(state, head), *_block(state, view, rows, seats, row)]
    return tuple(shapes)


def _split(state: State, box: Box) -> tuple[Box, tuple[Box, ...], Box, Box]:
    """The columns of a row: seat, rounds (none where they would be too narrow to read), total, place."""
    name, total, place = (60, 50, 44) if box.w < 800 else (250, 100, 70)
    rounds = state.table.rounds
    if (box.w - name - total - place) / rounds < 9 * _digits(state.past) + 3:
        first, last, rank = box.columns(0, total, place)
        return first, (), last, rank
    first, *cells, last, rank = box.columns(name, *(0,) * rounds, total, place)
    return first, tuple(cells), last, rank


@lru_cache(maxsize=4)
def _digits(past: tuple[Round, ...]) -> int:
    """How long the largest score of a round is."""
    return len(str(max((max(done.points) for done in past), default=0)))


def _head(state: State, inner: Box, lines: int) -> tuple[Shape, ...]:
    """Names of the columns; under each round's number its throws."""
    names, throws = Box(inner.x, inner.y, inner.w, 26 + lines * 18).rows(26, 0)
    first, rounds, total, rank = _split(state, names)
    _, below, _, _ = _split(state, throws)
    shapes: list[Shape] = [
        _label(first, msg("cc-sheet-throws"), "start"),
        _label(total, msg("cc-sheet-total"), "end"),
        _label(rank, msg("cc-sheet-rank"), "end"),
    ]
    for n, (head, box) in enumerate(zip(rounds, below, strict=False)):
        shapes += (_label(head, msg("cc-sheet-round", n=n + 1), "centre"), *_thrown(state, n, box.inset(4, 0)))
    return tuple(shapes)


def _label(box: Box, words: Msg, align: str) -> Text:
    return Text(
        box, words, 17, Ink.MUTED, align="end" if align == "end" else "centre" if align == "centre" else "start"
    )


def _thrown(state: State, n: int, box: Box) -> tuple[Shape, ...]:
    """Every throw of a round as its faces (its sum where faces are too many); a 1 in the colour of a loss."""
    if n >= len(state.past):
        return ()
    throws = state.past[n].throws
    digits = 2 if state.table.sides > 9 else 1
    wide = (9 * digits + 9) * state.table.dice + 6.0
    whole = wide <= box.w
    wide = wide if whole else 32
    most = max(1, int(box.w // wide)) * int(box.h // 18)
    shown = throws if len(throws) <= most else throws[: most - 1]
    words = [(_joined(faces if whole else (sum(faces),)), 1 in faces) for faces in shown]
    if len(shown) < len(throws):
        words.append((msg("list-more", n=len(throws) - len(shown)), False))
    return tuple(_token(box, k, wide, len(words), *word) for k, word in enumerate(words))


def _token(box: Box, k: int, wide: float, of: int, words: Msg, lost: bool) -> Text:
    """The k-th of `of` throws written side by side, line by line."""
    a_line = max(1, int(box.w // wide))
    line, at = divmod(k, a_line)
    left = box.x + (box.w - min(a_line, of - line * a_line) * wide) / 2
    spot = Box(left + at * wide, box.y + line * 18, wide, 18)
    return Text(spot, words, 14, Ink.LOSS if lost else Ink.INK, align="centre")


def _joined(faces: tuple[int, ...]) -> Msg:
    """The faces of one throw, "4+6"."""
    words = number(faces[0])
    for face in faces[1:]:
        words = msg("list-plus", first=words, next=number(face))
    return words


def _strip(state: State, box: Box) -> tuple[Shape, ...]:
    """For many seats: the throws of all rounds once, above the table."""
    shapes: list[Shape] = []
    for n, spot in enumerate(box.columns(*(0,) * state.table.rounds, gap=10)):
        head, rest = spot.rows(24, 0)
        shapes += (_label(head, msg("cc-sheet-round", n=n + 1), "centre"), *_thrown(state, n, rest))
    return tuple(shapes)


def _small_head(state: State, box: Box) -> tuple[Shape, ...]:
    first, rounds, total, rank = _split(state, box)
    return (
        Text(first, msg("cc-sheet-seat"), 14, Ink.MUTED),
        *(Text(spot, number(n + 1), 14, Ink.MUTED, align="centre") for n, spot in enumerate(rounds)),
        Text(total, msg("cc-sheet-total"), 14, Ink.MUTED, align="end"),
        Text(rank, msg("cc-sheet-rank"), 14, Ink.MUTED, align="end"),
    )


def _block(state: State, view: View, inner: Box, seats: range, row: float) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    scores = totals(state)
    places = ranks(scores)
    for k, seat in enumerate(seats):
        box = Box(inner.x, inner.y + k * row, inner.w, row)
        rank, first = places[seat], places[seat] == 1
        if first or k % 2 == 0:
            shapes.append(Card(box.inset(-8, 1), Ink.NOW if first else Ink.PAPER, 6))
        shapes += _row(state, view, seat, box, (scores[seat], rank))
    return tuple(shapes)


def _row(state: State, view: View, seat: Seat, box: Box, reached: tuple[int, int]) -> tuple[Shape, ...]:
    """One seat; reached: its total and its place."""
    total, rank = reached
    first, rounds, last, place = _split(state, box)
    size = min(34 if box.h > 60 else 26, size_for(box.h))
    shapes = [*_who(view, seat, first)]
    for spot, each in zip(rounds, columns(state, seat), strict=False):
        shapes += _cell(spot, each)
    return (
        *shapes,
        Text(last, number(total), size, Ink.INK, bold=True, align="end", id=f"total-{seat}"),
        Text(place, number(rank), min(26, size_for(box.h)), Ink.INK if rank == 1 else Ink.MUTED, align="end"),
    )


def _who(view: View, seat: Seat, box: Box) -> tuple[Shape, ...]:
    mark = min(30, box.h - 4)
    symbol, name = box.columns(mark, 0, gap=8)
    spot = Box(symbol.x, box.y + (box.h - mark) / 2, mark, mark)
    narrow, human = box.w < 100, view.seat(seat).role == "human"
    words = seat_number(seat) if narrow else _called(seat, view.seat(seat), short=box.w < 200)
    size = min((26 if human else 20) if box.w > 200 else 20 if human else 17 if box.h > 30 else 14, size_for(box.h))
    bold = human and not narrow
    return (Symbol(spot, seat, id=f"symbol-{seat}"), Text(name, words, size, Ink.INK, bold=bold, lines=2))


def _called(seat: Seat, view: SeatView, short: bool) -> Msg:
    """A seat's name; short: a bot's with the number alone before it."""
    if short and view.role == "bot":
        return msg("list-dot", first=seat_number(seat), next=bot_name(view.bot))
    return seat_name(seat, view)


def _cell(box: Box, each: Column) -> tuple[Shape, ...]:
    """The round's score; where there is room, above it the sums it was made of."""
    if each.score is None:
        return ()
    ink, above = Ink.INK if each.score else Ink.LOSS, box.h >= 56
    _, sums, score, _ = box.rows(0, 22, 34, 0) if above else (box, box, box, box)
    size = min(26, size_for(score.h))
    return (
        *(_sums(each.sums, sums) if above else ()),
        Text(score, number(each.score), size, ink, bold=True, align="centre"),
    )


def _sums(sums: tuple[int, ...], box: Box) -> tuple[Shape, ...]:
    """The throws as a seat writes them: their sums in order, a 1 where a 1 ended it."""
    wide = 26.0
    most = max(1, int(box.w // wide))
    shown = sums if len(sums) <= most else sums[1 - most :]
    words = [(number(each or 1), not each) for each in shown]
    if len(shown) < len(sums):
        words = [(msg("list-earlier"), False), *words]
    return tuple(_token(box, k, wide, len(words), *word) for k, word in enumerate(words))
