"""What the table calls its seats: whoever plays has the number, colour and symbol of the own panel, as it is marked.

Rules, records and bots count the seats of a game from 1 and leave none out; so do the pictures and sentences of the
games. Where some of a table's panels are not played from, these are told of the panels at the end, here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from games.core import Seat
from games.scene import Card, Group, Msg, Poly, Shape, Symbol, Text

Marks: TypeAlias = Sequence[int]
"""By seat, the panel (from 0) whose mark it has; () where seats have their own."""

_NAMES = ("seat", "seat-short-human", "seat-short-bot", "seat-short-absent")
"""Messages that name the seat `n`."""
_TOLD = ("seat", "other")
"""Arguments of events that are numbers of seats."""


def marked(shapes: tuple[Shape, ...], marks: Marks) -> tuple[Shape, ...]:
    """A picture with every seat told, coloured and marked as its panel is."""
    if all(seat == panel for seat, panel in enumerate(marks)):
        return shapes
    return tuple(_marked(shape, marks) for shape in shapes)


def _marked(shape: Shape, marks: Marks) -> Shape:
    match shape:
        case Group():
            return replace(shape, shapes=tuple(_marked(each, marks) for each in shape.shapes))
        case Text():
            return replace(shape, msg=called(shape.msg, marks))
        case Symbol():
            return replace(shape, seat=_panel(shape.seat, marks))
        case Card() if shape.band is not None:
            return replace(shape, band=_panel(shape.band, marks))
        case Poly() if shape.seat is not None:
            return replace(shape, seat=_panel(shape.seat, marks))
        case _:
            return shape


def called(words: Msg, marks: Marks) -> Msg:
    """A sentence with every seat called by the number of its panel."""
    args = tuple((name, _told(words.key, name, value, marks)) for name, value in words.args)
    return words if args == words.args else Msg(words.key, args)


def _told(key: str, name: str, value: int | float | str | Msg, marks: Marks) -> int | float | str | Msg:
    if isinstance(value, Msg):
        return called(value, marks)
    is_seat = (key in _NAMES and name == "n") or ("-event-" in key and name in _TOLD)
    return _panel(value - 1, marks) + 1 if is_seat and isinstance(value, int) else value


def _panel(seat: Seat, marks: Marks) -> int:
    return marks[seat] if seat < len(marks) else seat
