"""The symbols of the seats. A colour and a symbol together tell a seat, up to a hundred of them."""

from __future__ import annotations

import pygame

from console.painter.forms import FORMS, outlined
from console.painter.layout import Place
from console.painter.palette import INKS, seat_colour
from console.painter.shapes import Brush
from console.painter.sprites import Item, item, sampled, turned
from games.core import Seat
from games.scene import Form, Ink, Symbol

_NAMES = tuple(FORMS)


def emblem(seat: Seat) -> tuple[int, Form, bool]:
    """What tells a seat: its colour's number, its symbol, and whether the symbol stands in a disc (seats 64 on)."""
    row = seat // len(_NAMES)
    return seat % len(_NAMES), _NAMES[(seat + row) % len(_NAMES)], row >= len(_NAMES)


def symbol_items(symbol: Symbol, place: Place, brush: Brush, seen: float) -> list[Item]:
    """The emblem of a seat as one item, as large as its place allows."""
    side = min(place.w, place.h)
    key = ("symbol", side, place.turn, emblem(symbol.seat), brush.scale)
    sprite = brush.sprites.get(key, lambda: turned(_symbol(symbol.seat, side, brush.scale), place.turn))
    shown = brush.sprites.faded(key, sprite, seen)
    return [item(shown, place.x + (place.w - side) // 2, place.y + (place.h - side) // 2)]


def _symbol(seat: Seat, side: int, scale: float) -> pygame.Surface:
    _, name, in_disc = emblem(seat)

    def draw(surface: pygame.Surface, times: float) -> None:
        half = side * times / 2
        line = max(1.0, 1.4 * scale) * times
        if in_disc:
            outlined(surface, "disc", (half, half), (half - line) / 0.88, seat_colour(seat), line)
            outlined(surface, name, (half, half), half * 0.52, INKS[Ink.WHITE], line)
        else:
            outlined(surface, name, (half, half), (half - line) / 1.08, seat_colour(seat), line)

    return sampled((side, side), draw)
