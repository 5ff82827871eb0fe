"""The cards of the seats screen, from a large one with buttons to a chip that is one of a hundred."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from console.desk import Desk
from console.screens.holders import Holder
from games.core import ButtonName
from games.scene import Box, Card, Group, Ink, Msg, Shape, Symbol, Text, msg
from games.seating import Place
from games.table import as_they_lie, at_place, bot_name, both_sides, header, panel
from hardware.signals import Button

BESIDE = 28
"""Height kept free for a notice at both long sides of the middle of a flat table."""


def heading(desk: Desk, centre: Box, title: Msg, wanted: Msg) -> tuple[Shape, ...]:
    """What game it is, and what is wanted of everybody."""
    if desk.layout == "wall":
        return (*header(msg("seats-title")), *_middle(centre, title, wanted))
    inner = centre.inset(0, BESIDE)
    return both_sides(inner, _middle(Box(0, 0, inner.w, inner.h / 2), title, wanted))


def _middle(box: Box, title: Msg, wanted: Msg) -> tuple[Shape, ...]:
    height = min(box.h, 220)
    top, low, hint = Box(box.x, box.y + (box.h - height) / 2, box.w, height).rows(0, height * 0.4, height * 0.18, gap=6)
    return (
        Text(top, title, 48, Ink.TEXT, bold=True, align="centre", lines=2),
        Text(low, wanted, 26, Ink.TEXT, align="centre", lines=3),
        Text(hint, msg("hint-hold"), 17, Ink.SOFT, align="centre", lines=2),
    )


Labels: TypeAlias = tuple[tuple[Button, Msg], ...]


@lru_cache(maxsize=1024)
def card(place: Place, at: int, holder: Holder | None, state: Msg, labels: Labels, keys: tuple[str, ...]) -> Group:
    """One panel, called and marked as it will be in the game. keys: those that are its buttons."""
    if holder is None:
        return _free(place, at, state, labels, keys)
    name = msg("seat", n=at + 1) if isinstance(holder, int) else bot_name(holder)
    told = state if isinstance(holder, int) else msg("seat-bot-short" if place.kind == "chip" else "seat-bot-plays")
    return panel(place, at, _inside(place, at, name, told, labels, keys))


def _free(place: Place, at: int, state: Msg, labels: Labels, keys: tuple[str, ...]) -> Group:
    paper = place.paper
    shapes: list[Shape] = [Card(paper, Ink.SHADE, 8 if place.kind == "chip" else 14, id=f"free-{at}")]
    if place.kind in ("large", "medium"):
        inner = paper.inset(14, 14)
        words, low = inner.rows(0, 44, gap=10)
        shapes.append(Text(words, state, 20, Ink.SOFT, align="centre", lines=2))
        shapes += _buttons(low, labels, keys)
    else:
        shapes.append(Text(paper.inset(6, 2), state, 14, Ink.SOFT, align="centre", lines=2))
    return at_place(place, tuple(shapes))


def _inside(place: Place, seat: int, name: Msg, told: Msg, labels: Labels, keys: tuple[str, ...]) -> tuple[Shape, ...]:
    paper = place.paper
    if place.kind == "chip":
        mark = min(26, paper.h - 12)
        number_box, words = Box(mark + 12, 1, paper.w - mark - 16, paper.h - 2).rows(0, paper.h * 0.5)
        return (
            Symbol(Box(6, (paper.h - mark) / 2, mark, mark), seat),
            Text(number_box, msg("number", n=seat + 1), 14, Ink.INK, bold=True),
            Text(words, told, 14, Ink.INK),
        )
    if place.kind == "small":
        symbol, words = Box(12, 14, paper.w - 24, paper.h - 18).columns(26, 0, gap=10)
        top, low = words.rows(0, words.h * 0.45)
        return (
            Symbol(Box(symbol.x, symbol.y + symbol.h / 2 - 13, 26, 26), seat),
            Text(top, name, 17, Ink.INK, bold=True, lines=2),
            Text(low, told, 14, Ink.MUTED, lines=2),
        )
    return _roomy(paper, seat, name, told, labels, keys)


def _roomy(paper: Box, seat: int, name: Msg, told: Msg, labels: Labels, keys: tuple[str, ...]) -> tuple[Shape, ...]:
    foot = 44 if labels else 0.1
    top, middle, low = Box(16, 18, paper.w - 32, paper.h - 32).rows(36, 0, foot, gap=6)
    symbol, words = top.columns(34, 0, gap=12)
    return (
        Symbol(Box(symbol.x, symbol.y + 1, 34, 34), seat, id=f"symbol-{seat}"),
        Text(
            words if name.key == "seat" else words.inset(0, -6),
            name,
            26 if name.key == "seat" else 20,
            Ink.INK,
            bold=True,
            lines=2,
        ),
        Text(middle, told, 20, Ink.INK, align="start", lines=2),
        *_buttons(low, labels, keys),
    )


def _buttons(box: Box, labels: Labels, keys: tuple[str, ...]) -> tuple[Shape, ...]:
    """The buttons of a panel; one alone stands in the middle."""
    if not labels:
        return ()
    if len(labels) == 1:
        box = Box(box.x + box.w * 0.2, box.y, box.w * 0.6, box.h)
    named: tuple[tuple[ButtonName, Msg], ...] = tuple((name.value, label) for name, label in labels)
    return as_they_lie(box.columns(*(0,) * len(labels), gap=8), named, keys=keys)
