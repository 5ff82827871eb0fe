"""What the console's own screens look like: a header, a body, the three buttons, and notices over everything.

On a screen that stands on the wall the header is above; on one that lies flat, both long sides have title and buttons.
"""

from __future__ import annotations

from typing import TypeAlias

from console.desk import Desk
from games.core import ButtonName
from games.scene import HEIGHT, WIDTH, Bar, Box, Card, Group, Ink, Msg, Shape, Text, msg
from games.seating import arrange
from games.table import as_they_lie, header, notice_line
from hardware.signals import Fault

Legend: TypeAlias = tuple[tuple[ButtonName, Msg], ...]
"""What the buttons do now, in the order they are drawn."""

HINT = msg("hint-hold")
"""How the menu is reached from everywhere."""

BODY = Box(40, 112, 1200, 480)
"""Where a menu's own things lie, in both layouts."""

_FOOT = Box(40, 618, 1200, 52)
_STRIP = Box(40, 690, 1200, 26)
_SIDE = 84
FLAT_NOTICES = Box(140, 606, 1000, 26), Box(140, 76, 1000, 26)
"""Where both long sides of a flat screen read a notice of a menu, the near side first."""
_PASSING = Box(240, 64, 800, 42)
_HOLD = Box(960, 676, 280, 6)


def menu(
    desk: Desk,
    title: Msg,
    aside: Msg | None,
    body: tuple[Shape, ...],
    legend: Legend,
    hint: Msg | None = HINT,
    follows: bool = True,
) -> tuple[Shape, ...]:
    """A whole menu: title, body, what the buttons do, and how to get to the menu behind.

    follows: on a flat screen the body turns to whoever pressed last.
    """
    keys = desk.keys_of(0)
    if desk.layout == "wall":
        return (*header(title, aside), *body, *_legend(_FOOT, legend, hint, keys))
    side = (_words(Box(40, 14, 400, 56), title), *_legend(Box(460, 16, 780, 52), legend, hint, keys))
    near = Group(Box(0, 720 - _SIDE, WIDTH, _SIDE), side)
    far = Group(Box(0, 0, WIDTH, _SIDE), side, 2)
    return (near, far, *(_towards_presser(desk, body) if follows else body))


def _towards_presser(desk: Desk, body: tuple[Shape, ...]) -> tuple[Shape, ...]:
    """The body, upside down on its spot where somebody at the far side has pressed last."""
    seats = arrange(desk.habits.seats, desk.layout).seats
    if desk.presser >= len(seats) or seats[desk.presser].turn != 2:
        return body
    return (Group(Box(0, 2 * BODY.y + BODY.h - HEIGHT, WIDTH, HEIGHT), body, 2),)


def _words(box: Box, title: Msg) -> Text:
    return Text(box, title, 26, Ink.TEXT, bold=True, lines=2)


def _legend(box: Box, legend: Legend, hint: Msg | None, keys: tuple[str, ...]) -> tuple[Shape, ...]:
    """Buttons side by side, with their keys if they are keys, and the hint at the end."""
    *spots, room = box.columns(*(170,) * len(legend), 0, gap=16)
    shapes = as_they_lie(tuple(spots), legend, keys=keys) if legend else ()
    return shapes if hint is None else (*shapes, Text(room, hint, 17, Ink.SOFT, align="end", lines=2))


def lasting(desk: Desk) -> Msg | None:
    """All lasting faults in one sentence, the newest in words; a reader that nobody wants to read may be away."""
    read = desk.habits.source == "reader"
    faults = [fault for name, fault in desk.faults.items() if read or not name.startswith("dice")]
    faults.sort(key=lambda fault: not fault.key.endswith("-mock"))  # what is pretended is no news
    if len(faults) < 2:
        return words_of(faults[0]) if faults else None
    return msg("faults-more", fault=words_of(faults[-1]), n=len(faults) - 1)


def noticed(desk: Desk) -> Msg | None:
    """What is said where there is room for one notice: a passing fault, else the lasting ones."""
    return lasting(desk) if desk.passing is None else words_of(desk.passing[0])


def words_of(fault: Fault) -> Msg:
    """What a fault says to people."""
    return Msg(fault.key, fault.args)


def strip(desk: Desk, box: Box = _STRIP) -> tuple[Shape, ...]:
    """Lasting faults along the lower edge of a screen that stands: what is lost and how play goes on."""
    text = lasting(desk)
    return () if text is None or desk.layout == "table" else notice_line(box, text)


def overlay(desk: Desk, hold: float, flat: tuple[Box, Box] | None) -> tuple[Shape, ...]:
    """What lies over a menu: lasting faults at the edge, a passing one, how far a held LEAVE has come (0 to 1).

    flat: where on a screen that lies flat both long sides read a notice, the near side first; None if the picture has
    it already.
    """
    shapes: tuple[Shape, ...] = ()
    if desk.layout == "wall":
        shapes = strip(desk)
        if desk.passing is not None:
            shapes += notice_line(_PASSING, words_of(desk.passing[0]))
    elif flat is not None:
        shapes = _both_strips(noticed(desk), *flat)
    return (*shapes, Bar(_HOLD, hold, Ink.LEAVE, id="hold")) if hold else shapes


def _both_strips(text: Msg | None, near: Box, far: Box) -> tuple[Shape, ...]:
    """One notice for the two long sides of a screen that lies flat."""
    if text is None:
        return ()
    return (*notice_line(near, text), Group(far, notice_line(Box(0, 0, far.w, far.h), text), 2))


def line(box: Box, label: Msg, value: Msg | None, focus: bool, id: str) -> tuple[Shape, ...]:
    """One item of a menu: its label, its value at the end, and the ring where it is the one in hand."""
    card = Card(box, Ink.PAPER if focus else Ink.PAPER_DIM, 12, shadow=focus, ring=focus, id=id)
    inner = box.inset(20, 4)
    left, right = inner.columns(0, inner.w * 0.5, gap=12)
    room = inner if value is None else left
    shapes: tuple[Shape, ...] = (card, Text(room, label, 20, Ink.INK, bold=focus, lines=2))
    return shapes if value is None else (*shapes, Text(right, value, 20, Ink.INK, bold=True, align="end", lines=2))


def lines(box: Box, items: tuple[tuple[Msg, Msg | None], ...], focus: int) -> tuple[Shape, ...]:
    """The items of a menu below each other; with many they stand closer, so that all can be seen."""
    pitch = min(72.0, (box.h + 10) / max(1, len(items)))
    shapes: list[Shape] = []
    for index, (label, value) in enumerate(items):
        spot = Box(box.x, box.y + index * pitch, box.w, pitch - 10)
        shapes += line(spot, label, value, index == focus, f"item-{index}")
    return tuple(shapes)


def paper(box: Box, parts: tuple[Shape, ...] = ()) -> tuple[Shape, ...]:
    """A sheet of paper with things on it."""
    return (Card(box, Ink.PAPER, shadow=True), *parts)


CHOOSING: Legend = (("STAY", msg("button-take")), ("LEAVE", msg("button-back")), ("DOUBLE", msg("button-next")))
"""The buttons of a menu (T1)."""
