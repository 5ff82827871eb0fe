"""Where throws come from, said while the game is played: the last one's source, and what the table's dice promise."""

from __future__ import annotations

from console.desk import Desk, DiceSource
from console.screens.dress import lasting, strip
from console.session import Session
from games import fair_dice
from games.scene import Box, Group, Ink, Msg, Shape, Size, Text, msg

_WALL = Box(40, 697, 1200, 20)
_EDGES = Box(640, 710, 630, 10), Box(10, 0, 630, 10)
"""On a screen that lies flat, the near side first."""
_LONGER = 170
"""How much longer the line along an edge is where it says how the coach is asked."""
_CODE = 44
"""Width of four digits of a promise."""


def provenance(desk: Desk, session: Session) -> tuple[Shape, ...]:
    """A quiet line along the edge, lasting faults beside it; on a screen that lies flat one for each long side."""
    if desk.layout == "wall":
        if lasting(desk) is not None:  # what is lost needs the room
            said, rest = _WALL.columns(230, 0, gap=20)
            came = Text(said, _came(desk, session), 14, Ink.SOFT, id="source")
            return (came, *strip(desk, Box(rest.x, rest.y - 7, rest.w, 26)))
        said, rest = _WALL.columns(560 if session.setup.coach else 330, 0, gap=20)
        source = Text(said, _said(desk, session), 14, Ink.SOFT, id="source")
        return (source, *_promise(desk, session, rest))
    near, far = _EDGES
    if session.setup.coach:
        near, far = Box(near.x - _LONGER, near.y, near.w + _LONGER, near.h), Box(far.x, far.y, far.w + _LONGER, far.h)
    line = _flat(desk, session, Box(0, 0, near.w, near.h))
    return (Group(near, line), Group(far, line, 2))


def _flat(desk: Desk, session: Session, box: Box) -> tuple[Shape, ...]:
    """For a screen that lies flat: source and promise in one line."""
    said, promise, digits = box.columns(0, 190, 3 * _CODE, gap=8)
    source = Text(said, _said(desk, session), 14, Ink.SOFT, align="end")
    if not _promises(desk, session):
        return (source,)
    words = Text(promise, msg("dice-promise"), 14, Ink.SOFT, align="end")
    return (source, words, code_shapes(digits, session.commitment, Ink.SOFT))


def _said(desk: Desk, session: Session) -> Msg:
    """Where throws come from; where the coach is on, how it is asked."""
    came = _came(desk, session)
    return msg("list-dot", first=came, next=msg("coach-hint")) if session.setup.coach else came


def _came(desk: Desk, session: Session) -> Msg:
    source = session.shown_source
    if source is None:
        return msg("throws-come", source=source_words(desk.habits.source))
    return msg("throw-came", n=session.shown_throws, source=Msg(f"dice-{source}"))


def source_words(source: DiceSource) -> Msg:
    """Where throws come from, as options and menus say it."""
    return Msg(f"dice-{source}")


def _promise(desk: Desk, session: Session, box: Box) -> tuple[Shape, ...]:
    """The commitment of the software dice, from before the first throw to the end."""
    if not _promises(desk, session):
        return ()
    words, digits = box.columns(0, 3 * _CODE, gap=8)
    return (
        Text(words, msg("dice-promise"), 14, Ink.SOFT, align="end"),
        code_shapes(digits, session.commitment, Ink.SOFT),
    )


def _promises(desk: Desk, session: Session) -> bool:
    return desk.habits.source == "console" or session.uses_software


def code_shapes(box: Box, secret: str, ink: Ink) -> Group:
    """The first digits in groups of four, three where there is room for them, from left to right in every language."""
    groups = fair_dice.short(secret)[: 3 if box.w >= 3 * _CODE else 2]
    spots = Box(0, 0, box.w, box.h).columns(*(0,) * len(groups), gap=4)
    size: Size = 26 if box.h >= 30 else 14
    parts = zip(spots, groups, strict=True)
    texts = tuple(
        Text(spot, msg("dice-digits", digits=part), size, ink, bold=True, align="centre") for spot, part in parts
    )
    return Group(box, texts, ltr=True)
