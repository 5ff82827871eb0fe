"""Cards, bars, rings and text lines as items; each sprite is drawn once for its value."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from console.painter.layout import Place
from console.painter.palette import INKS, Colour, colour, mix, seat_colour
from console.painter.sprites import (
    CLEAR,
    Item,
    Sprites,
    arc,
    blank,
    item,
    put,
    rounded,
    sampled,
    shadow,
    slope,
    tint,
    turned,
)
from console.painter.type import Setting, Type
from games.scene import Bar, Card, Ink, Ring, Text

_BUTTONS = {Ink.STAY, Ink.LEAVE, Ink.DOUBLE}
_PAPERS = {Ink.PAPER, Ink.PAPER_DIM, Ink.SHEET}
BAND, SPREAD = 9, 18
"""Logical pixels: the strip of the seat's colour, how far the shadow of a large card reaches."""


@dataclass(frozen=True, slots=True)
class Brush:
    """What painting needs besides the shapes. scale: physical pixels a logical one; mirrored: right to left."""

    sprites: Sprites
    type: Type
    scale: float
    mirrored: bool

    def px(self, length: float) -> int:
        """A logical length in whole physical pixels, at least one."""
        return max(1, round(length * self.scale))


def _one(brush: Brush, key: tuple[object, ...], sprite: pygame.Surface, at: tuple[int, int], seen: float) -> list[Item]:
    return [item(sprite if seen >= 1 else brush.sprites.faded(key, sprite, seen), *at)]


def card_items(card: Card, place: Place, brush: Brush, seen: float) -> list[Item]:
    """A card with all that belongs to it, as one item."""
    pad = max(_reach(place, brush) if card.shadow else 0, brush.px(7) if card.ring else 0)
    seat = None if card.band is None else seat_colour(card.band)
    look = card.fill, card.radius, seat, card.line, card.shadow, card.ring
    key = ("card", place.w, place.h, place.turn if seat else 0, look, brush.scale)
    sprite = brush.sprites.get(key, lambda: _card(card, place, brush, pad))
    return _one(brush, key, sprite, (place.x - pad, place.y - pad), seen)


def _reach(place: Place, brush: Brush) -> int:
    """How far a card's shadow reaches: small cards lie closer to the table."""
    return min(brush.px(SPREAD), max(brush.px(6), min(place.w, place.h) // 8))


def _card(card: Card, place: Place, brush: Brush, pad: int) -> pygame.Surface:
    size = place.w, place.h
    radius = min(size) / 2 if card.radius is None else card.radius * brush.scale
    mask = rounded(size, radius)
    sprite = blank((size[0] + 2 * pad, size[1] + 2 * pad))
    if card.shadow:
        _throw_shadow(sprite, mask, _reach(place, brush), pad)
    if card.ring:
        _focus(sprite, size, radius, brush, pad)
    put(sprite, _body(card, mask, radius, brush), (pad, pad))
    if card.band is not None:
        put(sprite, _band(mask, seat_colour(card.band), brush.px(BAND), place.turn), (pad, pad))
    return sprite


def _throw_shadow(sprite: pygame.Surface, mask: pygame.Surface, reach: int, pad: int) -> None:
    """A wide soft shadow a little below, and a close one where the card touches the table."""
    close = max(1, reach // 4)
    put(sprite, shadow(mask, reach, 105), (pad - reach, pad - reach + close))
    put(sprite, shadow(mask, close, 70), (pad - close, pad - close + max(1, close // 2)))


def _body(card: Card, mask: pygame.Surface, radius: float, brush: Brush) -> pygame.Surface:
    fill = colour(card.fill, card.band)
    if card.line is not None:
        return _inlaid(tint(mask, colour(card.line, card.band)), fill, radius, brush.px(1))
    if card.fill in _BUTTONS and card.radius is None:
        return _raised(mask, radius, mix(fill, (0, 0, 0), 0.26), fill, mix(fill, (0, 0, 0), 0.05), brush.px(2.5))
    if card.fill in _PAPERS and card.shadow:
        low = mix(fill, INKS[Ink.LINE], 0.12)
        return _raised(mask, radius, mix(fill, (90, 80, 60), 0.34), mix(fill, (255, 255, 255), 0.35), low, brush.px(2))
    return tint(mask, fill)


def _inlaid(body: pygame.Surface, fill: Colour, radius: float, line: int) -> pygame.Surface:
    w, h = body.get_width() - 2 * line, body.get_height() - 2 * line
    if w > 0 and h > 0:
        put(body, tint(rounded((w, h), max(0.0, radius - line)), fill), (line, line))
    return body


def _raised(mask: pygame.Surface, radius: float, edge: Colour, top: Colour, low: Colour, deep: int) -> pygame.Surface:
    """A body with a darker edge below, as thick paper and buttons have."""
    body = tint(mask, edge)
    w, h = mask.get_width(), max(1, mask.get_height() - deep)
    put(body, tint(rounded((w, h), radius), top, low))
    return body


def _band(mask: pygame.Surface, seat: Colour, high: int, turn: int) -> pygame.Surface:
    """The strip along the upper edge of a card, the edge that is up before its quarter turns."""
    w, h = mask.get_size()
    strip = ((0, 0, w, high), (w - high, 0, high, h), (0, h - high, w, high), (0, 0, high, h))[turn]
    band = blank((w, h))
    band.blit(mask, strip[:2], strip)
    lit = mix(seat, (255, 255, 255), 0.10)
    return tint(band, seat) if turn else _shaded(band, lit, seat, high)


def _shaded(band: pygame.Surface, top: Colour, low: Colour, high: int) -> pygame.Surface:
    band.blit(slope((band.get_width(), high), top, low), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return band


def _focus(sprite: pygame.Surface, size: tuple[int, int], radius: float, brush: Brush, pad: int) -> None:
    """The focus ring around a card: yellow between two lines of ink, so that it reads on paper and on the ground."""
    for reach, ink in ((6, Ink.INK), (4.8, Ink.DOUBLE), (1, Ink.INK)):
        out = brush.px(reach)
        mask = rounded((size[0] + 2 * out, size[1] + 2 * out), radius + out)
        put(sprite, tint(mask, INKS[ink]), (pad - out, pad - out))


def bar_items(bar: Bar, place: Place, brush: Brush, seen: float, part: float) -> list[Item]:
    """A bar filled from the start, which is right where writing begins there."""
    w, h = place.upright
    filled = round(w * min(1.0, max(0.0, part)))
    key = ("bar", w, h, place.turn, filled, bar.fill, bar.track, brush.mirrored)
    sprite = brush.sprites.get(key, lambda: turned(_bar(bar, (w, h), filled, brush), place.turn))
    return _one(brush, key, sprite, (place.x, place.y), seen)


def _bar(bar: Bar, size: tuple[int, int], filled: int, brush: Brush) -> pygame.Surface:
    mask = rounded(size, size[1] / 2)
    sprite = tint(mask, colour(bar.track))
    fill = blank(size)
    long = max(filled, min(size)) if filled else 0
    if long:
        put(fill, tint(rounded((long, size[1]), size[1] / 2), colour(bar.fill)))
    put(sprite, pygame.transform.flip(fill, brush.mirrored, False))
    return sprite


def ring_items(ring: Ring, place: Place, brush: Brush, seen: float, part: float) -> list[Item]:
    """A ring filled clockwise from the top, with round ends."""
    side = min(place.w, place.h)
    step = round(min(1.0, max(0.0, part)) * 720)
    key = ("ring", side, place.turn, step, ring.thick, ring.fill, ring.track, brush.scale)
    sprite = brush.sprites.get(key, lambda: turned(_ring(ring, side, step / 720, brush.scale), place.turn))
    return _one(brush, key, sprite, (place.x + (place.w - side) // 2, place.y + (place.h - side) // 2), seen)


def _ring(ring: Ring, side: int, part: float, scale: float) -> pygame.Surface:
    def draw(surface: pygame.Surface, times: float) -> None:
        middle = side * times / 2
        thick = ring.thick * scale * times
        pygame.draw.circle(surface, colour(ring.track), (middle, middle), middle)
        pygame.draw.circle(surface, CLEAR, (middle, middle), middle - thick)
        if part:
            _arc(surface, middle, thick, part, colour(ring.fill))

    return sampled((side, side), draw)


def _arc(surface: pygame.Surface, middle: float, thick: float, part: float, fill: Colour) -> None:
    outer = arc((middle, middle), middle, 0, part, 180)
    inner = arc((middle, middle), middle - thick, 0, part, 180)
    pygame.draw.polygon(surface, fill, outer + inner[::-1])
    if part < 1:
        for end in (0.0, part):
            centre = arc((middle, middle), middle - thick / 2, end, end, 1)[0]
            pygame.draw.circle(surface, fill, centre, thick / 2)


def setting_of(text: Text, said: str, place: Place, brush: Brush) -> Setting:
    """How the words of a text are set in its place."""
    return brush.type.set(said, text.size, text.bold, place.upright, text.lines)


def text_items(text: Text, said: str, place: Place, brush: Brush, seen: float) -> list[Item]:
    """The lines of a text, centred by the height of its figures and capitals."""
    size, setting = place.upright, setting_of(text, said, place, brush)
    pitch, ascent = setting.pitch, setting.ascent
    base = (size[1] + setting.cap - (len(setting.lines) - 1) * pitch) / 2
    items = []
    for number, line in enumerate(setting.lines):
        if line:
            key = ("text", line, setting.pixels, text.bold, text.ink, place.turn)
            sprite = brush.sprites.get(key, lambda line=line: _line(line, setting.pixels, text, place, brush))  # type: ignore[misc]
            wide, high = (sprite.get_height(), sprite.get_width()) if place.turn % 2 else sprite.get_size()
            x, y = _indent(text, size[0] - wide, brush.mirrored), round(base + number * pitch) - ascent
            items += _one(brush, key, sprite, _turned_at((x, y, wide, high), place), seen)
    return items


def _line(line: str, pixels: int, text: Text, place: Place, brush: Brush) -> pygame.Surface:
    return turned(brush.type.render(line, pixels, text.bold, colour(text.ink)), place.turn)


def _indent(text: Text, free: int, mirrored: bool) -> int:
    if text.align == "centre":
        return round(free / 2)
    return free if (text.align == "end") != mirrored else 0


def _turned_at(box: tuple[int, int, int, int], place: Place) -> tuple[int, int]:
    """Where the left upper corner of a box inside a place comes to lie after the place's quarter turns."""
    x, y, w, h = box
    if place.turn == 1:
        return place.x + place.w - y - h, place.y + x
    if place.turn == 2:
        return place.x + place.w - x - w, place.y + place.h - y - h
    if place.turn == 3:
        return place.x + y, place.y + place.h - x - w
    return place.x + x, place.y + y
