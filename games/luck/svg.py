"""A game as one picture that needs nothing but a browser: its score sheet as the documents draw it, and its account."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from games.core import AnyGame
from games.luck.account import Account
from games.luck.told import amount, trust_words, weightiest
from games.record import Record, Step
from games.scene import Msg, msg, number
from games.words import Words

_EDGE, _PAD, _LINE, _SIGN, _WIDEST = 24.0, 8.0, 18.0, 7.4, 340.0
"""Pixels: around the picture, beside a cell's words, from line to line, of a sign on average, of a column at most."""
_INK, _SOFT, _RULE, _HEAD, _TRACK = "#1c1e21", "#67655d", "#d6cdba", "#f6f1e5", "#ece6d6"
_LUCK, _CHOICE, _OTHERS = "#2f5e9e", "#84509b", "#8b8a85"
_BAR = 120.0


@dataclass(frozen=True, slots=True)
class _Bar:
    """A bar from the middle. part: -1 to 1; words: the points it stands for."""

    words: str
    part: float
    fill: str


_Cell = str | _Bar


def svg_picture(game: AnyGame, record: Record, history: Sequence[Step], found: Account, words: Words) -> str:
    """The picture, as an SVG of its own size; written from right to left where the language is."""
    last = history[-1].after if history else game.start(record.setup)
    paper = [[words.say(cell) for cell in row] for row in game.paper(last)]
    sheet = _table(paper) if paper else _Part((), 0.0, 0.0)
    told = _table(_account(game, history, found, words))
    lines = [words.say(Msg(f"title-{game.id}")), words.say(msg("luck-title")), words.say(trust_words(found))]
    wide = 2 * _EDGE + max(sheet.w, told.w, *(len(line) * _SIGN for line in lines))
    at, shapes = _EDGE, list[str]()
    for part in (
        _heading(lines[0], 22),
        sheet,
        _heading(lines[1], 18),
        _heading(lines[2], 13),
        told,
    ):
        shapes.append(
            f'<g transform="translate({_EDGE:.0f} {at:.0f})">{"".join(part.placed(wide - 2 * _EDGE, words.rtl))}</g>'
        )
        at += part.h + 12
    size = f'width="{wide:.0f}" height="{at + _EDGE:.0f}" viewBox="0 0 {wide:.0f} {at + _EDGE:.0f}"'
    style = "font-family=\"'IBM Plex Sans Arabic','IBM Plex Sans','Noto Sans Arabic',sans-serif\" font-size=\"13\""
    side = "rtl" if words.rtl else "ltr"
    ground = '<rect width="100%" height="100%" fill="#ffffff"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {style} direction="{side}" xml:lang="{words.language}">'
        f"{ground}{''.join(shapes)}</svg>\n"
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """Boxes and words in coordinates of their own, from the side where writing begins."""

    marks: tuple[_Text | _Box, ...]
    w: float
    h: float

    def placed(self, wide: float, rtl: bool) -> list[str]:
        """As SVG; from right to left the same lies mirrored in the width."""
        return [mark.svg(wide, rtl) for mark in self.marks]


@dataclass(frozen=True, slots=True)
class _Text:
    x: float
    y: float
    text: str
    size: int = 13
    fill: str = _INK
    bold: bool = False

    def svg(self, wide: float, rtl: bool) -> str:
        x = wide - self.x if rtl else self.x
        weight = ' font-weight="600"' if self.bold else ""
        look = f'font-size="{self.size}" fill="{self.fill}"{weight}'
        return f'<text x="{x:.1f}" y="{self.y:.1f}" {look}>{escape(self.text)}</text>'


@dataclass(frozen=True, slots=True)
class _Box:
    x: float
    y: float
    w: float
    h: float
    fill: str
    line: bool = False

    def svg(self, wide: float, rtl: bool) -> str:
        x = wide - self.x - self.w if rtl else self.x
        rule = f' stroke="{_RULE}"' if self.line else ""
        return (
            f'<rect x="{x:.1f}" y="{self.y:.1f}" width="{self.w:.1f}" height="{self.h:.1f}" fill="{self.fill}"{rule}/>'
        )


def _heading(text: str, size: int) -> _Part:
    fill = _SOFT if size < 16 else _INK
    return _Part((_Text(0, size, text, size, fill, size >= 16),), len(text) * _SIGN, size * 1.3)


def _account(game: AnyGame, history: Sequence[Step], found: Account, words: Words) -> list[list[_Cell]]:
    """The account as rows, the names of the columns first."""
    sums = [("luck-luck", found.luck, _LUCK), ("luck-choice", tuple(-cost for cost in found.cost), _CHOICE)]
    sums += [("luck-others", found.gift, _OTHERS)] if found.has_gifts else []
    keys = ("luck-seat", *(key for key, _, _ in sums), "luck-result", "luck-luckiest", "luck-dearest")
    rows: list[list[_Cell]] = [[words.say(Msg(key)) for key in keys]]
    most = max(1.0, *(abs(points) for _, each, _ in sums for points in each))
    for seat in range(len(found.result)):
        luck, dear = weightiest(game, history, found, words, seat)
        bars = [_Bar(words.say(amount(each[seat])), each[seat] / most, fill) for _, each, fill in sums]
        result = words.say(number(round(found.result[seat])))
        rows.append([words.say(number(seat + 1)), *bars, result, luck, "\n".join(dear)])
    return rows


def _table(rows: Sequence[Sequence[_Cell]]) -> _Part:
    """Cells in columns as wide as their words, at most _WIDEST; longer words go on below."""
    columns = list(zip(*rows, strict=True))
    wides = [max(_wide(cell) for cell in column) + 2 * _PAD for column in columns]
    marks: list[_Text | _Box] = []
    y = 0.0
    for n, row in enumerate(rows):
        wrapped = [_wrapped(cell, wide - 2 * _PAD) for cell, wide in zip(row, wides, strict=True)]
        high = max(len(lines) for lines in wrapped) * _LINE + 8
        x = 0.0
        for cell, lines, wide in zip(row, wrapped, wides, strict=True):
            marks.append(_Box(x, y, wide, high, _HEAD if n == 0 else "none", line=True))
            marks += _cell_marks(cell, lines, x, y, n == 0)
            x += wide
        y += high
    return _Part(tuple(marks), sum(wides), y)


def _cell_marks(cell: _Cell, lines: list[str], x: float, y: float, head: bool) -> list[_Text | _Box]:
    texts: list[_Text | _Box] = [
        _Text(x + _PAD, y + _LINE * (k + 0.8) + 3, line, bold=head) for k, line in enumerate(lines)
    ]
    if isinstance(cell, str):
        return texts
    half, top = _BAR / 2, y + _LINE + 6
    reach = half * min(1.0, abs(cell.part))
    start = x + _PAD + (half if cell.part > 0 else half - reach)
    track = _Box(x + _PAD, top, _BAR, 8, _TRACK)
    return [*texts, track, _Box(start, top, reach, 8, cell.fill), _Box(x + _PAD + half - 0.5, top - 1, 1, 10, _INK)]


def _wide(cell: _Cell) -> float:
    if isinstance(cell, _Bar):
        return _BAR
    return min(_WIDEST, max((len(line) * _SIGN for line in cell.split("\n")), default=0))


def _wrapped(cell: _Cell, wide: float) -> list[str]:
    """Lines that fit; a bar takes a second one."""
    if isinstance(cell, _Bar):
        return [cell.words, ""]
    signs = max(8, int(wide / _SIGN) + 1)
    lines: list[str] = []
    for part in cell.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if line and len(longer) > signs:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines
