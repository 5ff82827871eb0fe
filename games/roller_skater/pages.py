"""A page of the score sheet of Roller and Skater, laid out as the document draws it (RS7)."""

from __future__ import annotations

from functools import lru_cache

from games.core import Seat
from games.roller_skater.odds import Role
from games.roller_skater.state import Line, Phase, State, half, role, roller_of, sheet_of, sums
from games.roller_skater.told import ahead, mark, name
from games.scene import Box, Card, Ink, Msg, Shape, Size, Symbol, Text, msg, number
from games.table import size_for

_TALLEST = 54
"""The largest height of a line; a very short game leaves paper free."""
_HEADS = ("round", "first", "doubler", "second", "score-r", "score-s")
_WIDTHS = (0.13, 0.165, 0.205, 0.18, 0.16, 0.16)


@lru_cache(maxsize=8)
def page(box: Box, state: State, which: int, title: Msg | None = None) -> tuple[Shape, ...]:
    """The sheet of one half (0 or 1): who is who, a line a round, totals, and the Roller's lead.

    The page in play lies on white paper, its present line on yellow. Kept: while a timer runs no line changes.
    """
    live = which == half(state) and state.phase is not Phase.OVER
    inner = box.inset(10, 7)
    top, names, heads, lines, total, lead = inner.rows(26, 26, 36, 0, 28, 26)
    done = sheet_of(state, which)
    return (
        Card(box, Ink.SHEET if live or state.phase is Phase.OVER else Ink.PAPER_DIM, 12, shadow=True),
        Text(top, title or msg("rs-sheet", n=which + 1), 17, Ink.INK, bold=True),
        *_names(names, state, which),
        *_heads(heads),
        *_lines(lines, state, which, done),
        *_totals(total, lead, sums(done)),
    )


def _names(box: Box, state: State, which: int) -> tuple[Shape, ...]:
    """Name of Roller (R), name of Skater (S)."""
    rolls = roller_of(state.table, which)
    left, right = box.columns(0, 0, gap=8)
    return (*_name(left, Role.ROLLER, rolls), *_name(right, Role.SKATER, 1 - rolls))


def _name(box: Box, which: Role, seat: Seat) -> tuple[Shape, ...]:
    symbol, words = box.columns(20, 0, gap=6)
    said = msg("rs-named", role=mark(which), seat=name(seat))
    spot = Box(symbol.x, box.y + (box.h - 20) / 2, 20, 20)
    return (Symbol(spot, seat), Text(words, said, 17, Ink.INK))


def _heads(box: Box) -> tuple[Shape, ...]:
    words = (Text(spot, msg(f"rs-head-{key}"), 14, Ink.MUTED, align="centre", lines=2) for spot, key in _cells(box))
    return (*words, Card(Box(box.x, box.y + box.h - 1, box.w, 1), Ink.LINE, 0))


def _cells(box: Box) -> tuple[tuple[Box, str], ...]:
    """The six columns of a line."""
    widths = [box.w * share for share in _WIDTHS[:-1]]
    return tuple(zip(box.columns(*widths, 0), _HEADS, strict=True))


def _lines(box: Box, state: State, which: int, done: tuple[Line, ...]) -> tuple[Shape, ...]:
    rounds = state.table.rounds
    high = min(_TALLEST, box.h / rounds)
    now = len(done) if which == half(state) and state.phase is not Phase.OVER else -1
    shapes: list[Shape] = []
    for n in range(rounds):
        spot = Box(box.x, box.y + n * high, box.w, high)
        if n == now:
            shapes.append(Card(Box(spot.x - 5, spot.y, spot.w + 10, high), Ink.NOW, 6, id=f"line-{which}"))
        elif n % 2:
            shapes.append(Card(spot, Ink.PAPER, 4))
        shapes += _line(spot, n, _present(state) if n == now else done[n] if n < len(done) else None, n == now)
    return tuple(shapes)


def _present(state: State) -> Line:
    """The line being written: what is known of it so far."""
    doubler = None if state.doubler is None else role(state, state.doubler)
    return Line(state.toss, doubler, 0, 0, 0)


def _line(box: Box, n: int, line: Line | None, now: bool) -> tuple[Shape, ...]:
    size: Size = min(26, size_for(box.h))
    spots = [spot for spot, _ in _cells(box)]
    shapes: list[Shape] = [Text(spots[0], number(n + 1), size, Ink.INK if now else Ink.MUTED, align="centre")]
    if line is None:
        return tuple(shapes)
    toss = number(line.first) if line.first else msg("list-none")
    for spot, words, bold in (
        (spots[1], toss, now),
        (spots[2], mark(line.doubler), True),
        (spots[3], _second(line, now), False),
        (spots[4], _score(line.roller), True),
        (spots[5], _score(line.skater), True),
    ):
        if words.key != "list-none":
            shapes.append(Text(spot, words, size, Ink.INK, bold=bold, align="centre"))
    return tuple(shapes)


def _second(line: Line, now: bool) -> Msg:
    """A dash where a double was declined."""
    return number(line.second) if line.second else msg("list-none" if now else "rs-no-toss")


def _score(points: int) -> Msg:
    return number(points) if points else msg("list-none")


def _totals(total: Box, lead: Box, points: tuple[int, int]) -> tuple[Shape, ...]:
    spots = [spot for spot, _ in _cells(total)]
    words = Box(total.x, total.y, spots[4].x - total.x - 8, total.h)
    return (
        Card(Box(total.x, total.y, total.w, 1), Ink.LINE, 0),
        Text(words, msg("rs-totals"), 17, Ink.INK, align="end"),
        Text(spots[4], number(points[0]), 20, Ink.INK, bold=True, align="centre"),
        Text(spots[5], number(points[1]), 20, Ink.INK, bold=True, align="centre"),
        Text(lead, ahead(*points), 17, Ink.INK, bold=True, align="centre"),
    )
