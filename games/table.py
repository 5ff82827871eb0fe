"""Furniture shared by the pictures of all games: the header, the sheets of paper of the seats, buttons and pills.

Where seats sit is in `games.seating`. A panel is drawn upright in coordinates of its own (`Place.paper`) and laid
on the table with a quarter turn, so a game draws it once for every place.
"""

from __future__ import annotations

from typing import TypeAlias

from games.core import ButtonName, Seat
from games.scene import RADIUS, Bar, Box, Card, Group, Ink, Msg, Shape, Size, Symbol, Text, msg, number
from games.seating import HEADER, Place, Places, Turn, arrange, at_panels
from games.view import SeatView, View

__all__ = ["HEADER", "Place", "Places", "arrange"]

BAND = 10
"""Height of the seat's colour along the upper edge of its panel."""


def places(seats: int, view: View) -> Places:
    """A place for every seat of a game: upright in a row, or at the edges where its players have their buttons."""
    if view.layout == "table" and len(view.panels) == seats:
        return at_panels(view.panels, view.table)
    return arrange(seats, view.layout)


def edges(seats: int, view: View) -> tuple[Turn, ...]:
    """How each seat's panel is turned."""
    return tuple(place.turn for place in places(seats, view).seats)


def both_sides(box: Box, shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """Words for the two long sides of a table: shapes of a half (box.w by half of box.h), upright and upside down."""
    half = box.h / 2
    return (
        Group(Box(box.x, box.y + half, box.w, half), shapes, 0),
        Group(Box(box.x, box.y, box.w, half), shapes, 2),
    )


def size_for(height: float) -> Size:
    """The largest type size that stands in a line of this height."""
    return next((size for size in _SIZES if size * 1.05 <= height), 14)


_SIZES: tuple[Size, ...] = (84, 48, 34, 26, 20, 17, 14)


def header(title: Msg, aside: Msg | None = None) -> tuple[Shape, ...]:
    """The line along the top: what this is, and at its end whose turn it is."""
    left, _, right = HEADER.columns(0, 330, 0)
    shapes: tuple[Shape, ...] = (Text(left, title, 26, Ink.TEXT, bold=True, id="title"),)
    return shapes if aside is None else (*shapes, Text(right, aside, 20, Ink.SOFT, align="end", id="aside"))


def dots(box: Box, now: int, of: int) -> tuple[Shape, ...]:
    """Round `now` (from 1) of `of`: those gone pale, the present one with its number, those to come dark."""
    step = min(60, box.w / of)
    left, middle = box.x + (box.w - step * of) / 2, box.y + box.h / 2
    shapes: list[Shape] = []
    for n in range(1, of + 1):
        x = left + (n - 0.5) * step
        if n == now:
            spot = Box(x - min(22, step / 2), middle - 14, min(44, step), 28)
            shapes += [Card(spot, Ink.NOW, None, id="round"), _number(spot, n)]
        else:
            shapes.append(Card(Box(x - 9, middle - 9, 18, 18), Ink.SOFT if n < now else Ink.TRACK, None))
    return tuple(shapes)


def _number(box: Box, n: int) -> Text:
    return Text(box, number(n), 17, Ink.INK, bold=True, align="centre")


def panel(place: Place, seat: Seat, shapes: tuple[Shape, ...], fill: Ink = Ink.PAPER, ring: bool = False) -> Group:
    """A seat's sheet of paper at its place, with its band of colour and what is written on it."""
    plain = place.kind == "chip"
    card = Card(
        place.paper,
        fill,
        8 if plain else RADIUS,
        band=None if plain else seat,
        shadow=not plain,
        ring=ring,
        id=f"panel-{seat}",
    )
    return at_place(place, (card, *shapes))


def at_place(place: Place, shapes: tuple[Shape, ...]) -> Group:
    """What lies before a person: around a table it stays at that person's edge where the canvas is mirrored."""
    return Group(place.box, shapes, place.turn, fixed=place.layout == "table")


def seat_name(seat: Seat, view: SeatView) -> Msg:
    """What a seat is called: its number, and the bot that plays for it."""
    name = msg("seat", n=seat + 1)
    if view.role == "human":
        return name
    if view.role == "absent":
        return msg("seat-away", seat=name)
    return msg("seat-bot", seat=name, bot=bot_name(view.bot))


def seat_number(seat: Seat) -> Msg:
    """What a seat is called where there is room for its number only."""
    return msg("seat-short-human", n=seat + 1)


def bot_name(bot: str) -> Msg:
    """A bot's name in words: `leave-at-20` is the message `bot-leave-at` with its number, and what follows a colon is
    another bot's name, the argument `of`. One whose name nobody knows is just a bot."""
    if not bot:
        return msg("bot-unnamed")
    kind, colon, other = bot.partition(":")
    if colon:
        return msg(f"bot-{kind}", of=bot_name(other))
    head, _, tail = bot.rpartition("-")
    return msg(f"bot-{head}", n=int(tail)) if head and tail.isdigit() else msg(f"bot-{bot}")


def name_line(box: Box, seat: Seat, view: SeatView, total: int | None, wide: float = 92) -> tuple[Shape, ...]:
    """Symbol, name and (unless None) total in a column `wide`: the first line of every panel."""
    mark = min(30, box.h - 4)
    symbol, name = box.columns(mark, 0, gap=8)
    shapes: tuple[Shape, ...] = ()
    if total is not None:
        name, points = name.columns(0, wide, gap=6)
        shapes = (total_text(points, seat, total),)
    spot = Box(symbol.x, box.y + (box.h - mark) / 2, mark, mark)
    return (Symbol(spot, seat, id=f"symbol-{seat}"), *_name(name, seat, view), *shapes)


def _name(box: Box, seat: Seat, view: SeatView) -> tuple[Shape, ...]:
    """A seat's name, and who plays for it if no person does; on a narrow panel its number and a word."""
    human, id = view.role == "human", f"name-{seat}"
    if box.w < 70:
        words = msg(f"seat-short-{view.role}", n=seat + 1)
        size = min(26, size_for(box.h)) if human else 17
        return (Text(box, words, size, Ink.INK, bold=True, lines=1 if human else 2, id=id),)
    if human:
        return (Text(box, msg("seat", n=seat + 1), min(26, size_for(box.h)), Ink.INK, bold=True, id=id),)
    upper, lower = box.rows(0, box.h * 0.46)
    who = msg("seat-absent") if view.role == "absent" else bot_name(view.bot)
    return (
        Text(upper, msg("seat", n=seat + 1), min(20, size_for(upper.h)), Ink.INK, bold=True, id=id),
        Text(lower, who, min(17, size_for(lower.h)), Ink.MUTED),
    )


def total_text(box: Box, seat: Seat, total: int, most: Size = 34) -> Text:
    """A seat's points; the painter counts up to them. most: the largest type size."""
    wide = box.w / (0.62 * len(str(abs(total))))
    size = min(most, size_for(min(box.h, wide * 1.05)))
    return Text(box, number(total), size, Ink.INK, bold=True, align="end", counts=total, id=f"total-{seat}")


_FILL: dict[ButtonName, Ink] = {"STAY": Ink.STAY, "LEAVE": Ink.LEAVE, "DOUBLE": Ink.DOUBLE}


def button(box: Box, name: ButtonName, label: Msg, hold: float = 0, key: str = "") -> tuple[Shape, ...]:
    """A button of the table in its colour, with what it does now. hold: how far a held press has come, 0 to 1.

    key: what stands on the key that is pressed for it, if it is a key.
    """
    ink = Ink.INK if name == "DOUBLE" else Ink.WHITE
    cap, words = _capped(box) if key else (box, box)
    shapes: tuple[Shape, ...] = (Card(box, _FILL[name], None), _label(words, label, ink))
    shapes += key_cap(cap, key, Ink.WHITE, Ink.INK) if key else ()
    if not hold:
        return shapes
    return (*shapes, Bar(Box(box.x + box.h / 2, box.y + box.h - 7, box.w - box.h, 4), hold, Ink.WHITE, Ink.LEAVE))


def _capped(box: Box) -> tuple[Box, Box]:
    """Where the cap of a key lies on a button, and what is left for the words: a narrow one has it on its corner."""
    if box.w < 135:
        return Box(box.x - 6, box.y - 9, 19, 19), box
    side = min(28, box.h - 8)
    cap = Box(box.x + 10, box.y + (box.h - side) / 2, side, side)
    return cap, Box(box.x + side + 8, box.y, box.w - side - 8, box.h)


def key_cap(box: Box, key: str, fill: Ink, ink: Ink) -> tuple[Shape, ...]:
    """A key as it lies on a keyboard, with what stands on it."""
    size: Size = 17 if box.h > 24 else 14
    return (Card(box, fill, 6, line=Ink.INK), Text(box, msg("key-cap", name=key), size, ink, bold=True, align="centre"))


def key_caps(left: float, row: Box, keys: tuple[str, ...], side: float = 30) -> tuple[Shape, ...]:
    """The keys that are a seat's STAY, LEAVE and DOUBLE, each in its button's colour, on the row from `left`."""
    shapes: list[Shape] = []
    for n, (key, name) in enumerate(zip(keys, _FILL, strict=False)):
        ink = Ink.INK if name == "DOUBLE" else Ink.WHITE
        shapes += key_cap(Box(n * (side + 5), 0, side, side), key, _FILL[name], ink)
    box = Box(left, row.y + (row.h - side) / 2, caps_width(keys, side), side)
    return (Group(box, tuple(shapes), ltr=True),) if keys else ()


def caps_width(keys: tuple[str, ...], side: float = 30) -> float:
    """How much room `key_caps` takes."""
    return len(keys) * (side + 5) - 5 if keys else 0


def _label(box: Box, words: Msg, ink: Ink, most: Size = 20, two_from: float = 40) -> Text:
    """Words on a box with round ends; a narrow one is filled up to its ends. two_from: two lines if it is higher."""
    narrow = box.w < 135
    size = min(17 if narrow else 26 if box.h >= 60 else most, size_for(box.h))
    side = box.w / 16 if narrow else min(box.h / 4, box.w / 9)
    lines = 2 if box.h > two_from else 1
    return Text(box.inset(side, 0), words, size, ink, bold=True, align="centre", lines=lines)


Labels: TypeAlias = tuple[tuple[ButtonName, Msg], ...]


def buttons(box: Box, view: SeatView, gap: float = 10) -> tuple[Shape, ...]:
    """All the buttons a seat has now, beside each other in a line."""
    boxes = box.columns(*(0,) * len(view.labels), gap=gap)
    return as_they_lie(boxes, view.labels, view.hold, view.keys) if view.labels else ()


def as_they_lie(
    boxes: tuple[Box, ...], labels: Labels, hold: float = 0, keys: tuple[str, ...] = ()
) -> tuple[Shape, ...]:
    """Buttons in boxes of one row, from left to right in every language: so the real ones lie on the table.

    keys: what stands on the keys that are STAY, LEAVE and DOUBLE, if they are keys.
    """
    caps = dict(zip(_FILL, keys, strict=False))
    first, last = boxes[0], boxes[-1]
    row = Box(first.x, first.y, last.x + last.w - first.x, first.h)
    shapes: list[Shape] = []
    for box, (name, label) in zip(boxes, labels, strict=True):
        spot = Box(box.x - row.x, 0, box.w, box.h)
        shapes += button(spot, name, label, hold if name == "LEAVE" else 0, caps.get(name, ""))
    return (Group(row, tuple(shapes), ltr=True),)


def below_each_other(boxes: tuple[Box, ...], labels: Labels, keys: tuple[str, ...]) -> tuple[Shape, ...]:
    """Buttons in boxes of their own. keys: as in `as_they_lie`."""
    caps = dict(zip(_FILL, keys, strict=False))
    each = (button(box, *label, key=caps.get(label[0], "")) for box, label in zip(boxes, labels, strict=True))
    return tuple(shape for shapes in each for shape in shapes)


def legend(view: View) -> Labels:
    """What each button does now, for tables whose panels are too small to hold buttons."""
    found = {name: label for seat in reversed(view.seats) for name, label in seat.labels}
    return tuple((name, found[name]) for name in _FILL if name in found)


def picker(box: Box, view: SeatView, seat: Seat) -> tuple[Shape, ...]:
    """What a seat chooses from step by step, the one in hand on yellow; more than ten stand in two rows."""
    offers = len(view.focus)
    lines = box.rows(*(0,) * (1 if offers <= 10 else 2), gap=4)
    a_line = -(-offers // len(lines))
    shapes: list[Shape] = []
    for n, offer in enumerate(view.focus):
        spot = lines[n // a_line].columns(*(0,) * a_line, gap=4)[n % a_line]
        words = number(int(offer)) if offer.isdigit() else Msg(offer)
        held = n == view.at
        card = Card(spot, Ink.DOUBLE if held else Ink.SHEET, 6, ring=held, id=f"focus-{seat}" if held else "")
        shapes += (card, Text(spot, words, min(26, size_for(spot.h)), Ink.INK, bold=held, align="centre"))
    return tuple(shapes)


def pill(box: Box, words: Msg, fill: Ink, ink: Ink, most: Size = 20) -> tuple[Shape, ...]:
    """A state in words on a rounded strip: told, not pressed. most: the largest type size."""
    return (Card(box, fill, None), _label(box, words, ink, most, 26 if box.w < 135 else 40))


def notice_line(box: Box, notice: Msg) -> tuple[Shape, ...]:
    """A sentence that everybody should read: a refused press, a device that is lost."""
    size = min(20 if box.w > 500 else 17, size_for(box.h))
    return (
        Card(box, Ink.NOW, None, id="notice"),
        Text(box.inset(20, 0), notice, size, Ink.INK, bold=True, align="centre", lines=2 if box.h > 50 else 1),
    )
