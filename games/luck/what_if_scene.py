"""What if, as a page: a line for each strategy, with every seat's points beside those of the game as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from games.core import AnyGame
from games.luck.what_if import WhatIf
from games.scene import Box, Card, Ink, Msg, Shape, Symbol, Text, msg, number
from games.table import bot_name, seat_number

_COLUMNS = 8
"""So many seats have columns of their own; more are told by what is common to them."""
_NAME, _ANEW = 330.0, 190.0
_Cell: TypeAlias = tuple[Msg, Msg | None]
"""Points, and below them what else there is to say."""


@dataclass(frozen=True)
class Table:
    """What the page is made from. played: the points as they were; rows: by strategy in the order it is tried, None
    where it is not known yet."""

    game: AnyGame
    played: tuple[int, ...]
    rows: Sequence[tuple[str, WhatIf | None]]

    @property
    def columns(self) -> int:
        """One a seat, or one for each thing that is common to many."""
        return len(self.played) if len(self.played) <= _COLUMNS else len(_MANY)


def page(table: Table, box: Box) -> tuple[Shape, ...]:
    """The whole table in a box of at least 1000 by 420."""
    about, how, sheet = box.rows(28, 24, 0, gap=6)
    high = min(66.0, (sheet.h - 40) / (len(table.rows) + 2))
    paper = Box(sheet.x, sheet.y, sheet.w, high * (len(table.rows) + 2) + 36)
    head, played, *spots = paper.inset(26, 18).rows(*(high,) * (len(table.rows) + 2))
    shapes: list[Shape] = [
        Text(about, msg("whatif-about"), 20, Ink.TEXT),
        Text(how, msg("whatif-explained"), 17, Ink.SOFT),
        Card(paper, Ink.PAPER, shadow=True),
        *_head(table, head),
        Card(played.inset(-10, 3), Ink.NOW, 10),
        *_row(table, msg("whatif-played"), table.played, played, bold=True),
    ]
    for spot, (bot, found) in zip(spots, table.rows, strict=True):
        shapes.append(Card(Box(spot.x, spot.y, spot.w, 1), Ink.LINE, 0))
        shapes += _strategy(table, bot, found, spot)
    return tuple(shapes)


def _boxes(box: Box, count: int) -> tuple[Box, tuple[Box, ...], Box]:
    name, cells, anew = box.columns(_NAME, 0, _ANEW, gap=10)
    return name, cells.columns(*(0,) * count, gap=6), anew


def _head(table: Table, box: Box) -> tuple[Shape, ...]:
    """The seats, or what is told of many."""
    if len(table.played) > _COLUMNS:
        _, cells, _ = _boxes(box, table.columns)
        return tuple(
            Text(cell, Msg(key), 17, Ink.MUTED, align="centre", lines=2) for cell, key in zip(cells, _MANY, strict=True)
        )
    shapes: list[Shape] = []
    for seat, cell in enumerate(_boxes(box, table.columns)[1]):
        spot = Box(cell.x + cell.w / 2 - 34, cell.y + (cell.h - 28) / 2, 68, 28)
        shapes.append(Symbol(Box(spot.x, spot.y, 28, 28), seat))
        shapes.append(Text(Box(spot.x + 36, spot.y, 32, 28), seat_number(seat), 20, Ink.INK, bold=True))
    return tuple(shapes)


_MANY = ("whatif-least", "whatif-mean", "whatif-most", "whatif-gain")


def _cells(table: Table, points: tuple[int, ...]) -> tuple[_Cell, ...]:
    """What stands in each cell, and below it how it differs from the game as it was."""
    if len(points) <= _COLUMNS:
        pairs = zip(points, table.played, strict=True)
        return tuple((number(n), None if n == was else msg("plus", n=n - was)) for n, was in pairs)
    gained = sum(n > was for n, was in zip(points, table.played, strict=True))
    mean = msg("coach-points", n=round(sum(points) / len(points), 1))
    spread: tuple[_Cell, ...] = ((number(min(points)), None), (mean, None), (number(max(points)), None))
    return spread if points is table.played else (*spread, (number(gained), None))


def _row(table: Table, name: Msg, points: tuple[int, ...], box: Box, bold: bool = False) -> tuple[Shape, ...]:
    words, spots, _ = _boxes(box, table.columns)
    shapes: list[Shape] = [Text(words, name, 20, Ink.INK, bold=bold, lines=2)]
    for spot, (made, gain) in zip(spots, _cells(table, points), strict=False):
        upper, lower = spot.inset(0, 6).rows(0, 18 if gain else 1)
        shapes.append(Text(upper, made, 26, Ink.INK, bold=True, align="centre"))
        shapes += () if gain is None else (Text(lower, gain, 14, Ink.MUTED, align="centre"),)
    return tuple(shapes)


def _strategy(table: Table, bot: str, found: WhatIf | None, box: Box) -> tuple[Shape, ...]:
    name, _, anew = _boxes(box, 1)
    if found is None or found.result is None:
        why = Msg("coach-thinks" if found is None else "whatif-endless")
        rest = Box(name.x + name.w + 10, box.y, box.w - name.w - 10, box.h)
        return Text(name, bot_name(bot), 20, Ink.INK, lines=2), Text(rest, why, 17, Ink.MUTED, align="centre")
    row = _row(table, bot_name(bot), found.result, box)
    words = msg("whatif-anew", n=found.anew, of=found.dice)
    return (*row, Text(anew, words, 17, Ink.MUTED, align="end", lines=2)) if found.anew else row
