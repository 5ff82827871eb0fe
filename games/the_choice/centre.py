"""The middle of the table of The Choice: the throw, what its dice mean, and what is asked of whom."""

from __future__ import annotations

from games.scene import Bar, Box, Card, Die, Ink, Shape, Text, msg, number
from games.table import both_sides, notice_line, size_for
from games.the_choice.hand import Dice
from games.the_choice.offers import in_hand
from games.the_choice.pad import FILLS, symbol
from games.the_choice.rules import places_of
from games.the_choice.state import DICE, Phase, State
from games.the_choice.told import question, sums
from games.view import View


def upright(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """Everything for people who look from one side: the question, the dice, what they make."""
    asking, dice, makes = box.columns(0, 380, 0, gap=20)
    return (*_asking(state, view, asking), *_dice(state, view, dice, below=True), *_makes(state, view, makes))


def around(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """Dice in the middle, words for both long sides."""
    die = box.h * 0.34
    middle = Box(box.x, box.y + (box.h - die) / 2, box.w, die)
    half = Box(0, 0, box.w, box.h / 2)
    return (*both_sides(box, _half(state, view, half, die / 2)), *_dice(state, view, middle, below=False))


def _half(state: State, view: View, half: Box, under: float) -> tuple[Shape, ...]:
    _, bar, first, second = half.rows(under + 4, 6, 34, 0, gap=3)
    return (*_timer(view, bar.inset(half.w / 4, 0)), *_words(state, view, first, second))


def _asking(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    first, second, bar, _ = box.rows(0, 46, 8, 6, gap=4)
    return (*_words(state, view, first, second), *_timer(view, bar.inset(20, 0)))


def _words(state: State, view: View, first: Box, second: Box) -> tuple[Shape, ...]:
    """The question; below it what else is to be known, or a notice."""
    ask, more = question(state, view)
    size = min(26 if first.w < 600 else 34, size_for(first.h))
    shapes: list[Shape] = [Text(first, ask, 26 if size > 26 else size, Ink.TEXT, True, "centre", 2, id="question")]
    if view.notice is not None:
        slip = second.inset(second.w * 0.14 if second.w > 500 else 0, 0)
        return (*shapes, *notice_line(slip, view.notice))
    if more is not None:
        shapes.append(Text(second, more, 20, Ink.SOFT, align="centre", lines=2))
    return tuple(shapes)


def _timer(view: View, box: Box) -> tuple[Shape, ...]:
    return () if view.timer is None else (Bar(box, view.timer, Ink.TEXT, Ink.TRACK, id="timer"),)


def _makes(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """The numbers that the dice make, or which number has which colour (TC3)."""
    label, row, _ = box.inset(0, 4).rows(30, 50, 0, gap=8)
    dice = () if view.rolling is not None or state.phase in (Phase.BEGIN, Phase.THROW) else state.faces
    words = Text(label, msg("tc-makes" if dice else "tc-legend"), 20, Ink.SOFT, align="centre")
    return (words, *(_tokens(row, sums(dice)) if dice else _legend(row)))


def _tokens(box: Box, values: tuple[int, ...]) -> tuple[Shape, ...]:
    wide, gap = 46.0, 8.0
    left = box.x + (box.w - len(values) * (wide + gap) + gap) / 2
    shapes: list[Shape] = []
    for n, value in enumerate(values):
        spot = Box(left + n * (wide + gap), box.y, wide, 42)
        shapes += (Card(spot, Ink.TRACK, 10), Text(spot, number(value), 26, Ink.TEXT, True, "centre"))
    return tuple(shapes)


def _legend(box: Box) -> tuple[Shape, ...]:
    wide, gap = 56.0, 6.0
    left = box.x + (box.w - len(FILLS) * (wide + gap) + gap) / 2
    shapes: list[Shape] = []
    for n in range(len(FILLS)):
        spot = Box(left + n * (wide + gap), box.y, wide, 42)
        figure, chip = spot.columns(20, 0)
        shapes += (Text(figure, number(n + 1), 20, Ink.TEXT, True, "centre"), *_chip(chip, n + 1))
    return tuple(shapes)


def _chip(box: Box, face: int) -> tuple[Shape, ...]:
    """A colour with its symbol."""
    side = min(box.w, box.h, 34.0)
    square = Box(box.x + (box.w - side) / 2, box.y + (box.h - side) / 2, side, side)
    return (Card(square, FILLS[face - 1], 8), symbol(square.inset(side * 0.22), face))


def _dice(state: State, view: View, box: Box, below: bool) -> tuple[Shape, ...]:
    """Three dice, each with its colour; those that are to be thrown again are framed. below: colours under the dice."""
    side = min(box.h * (0.62 if below else 0.9), 92)
    step = side * (1.5 if below else 2.1)
    left = box.x + (box.w - step * DICE) / 2
    top = box.y + 8 if below else box.y + (box.h - side) / 2
    again, held = _again(state, view), _typing(view)
    shapes: list[Shape] = []
    for n, face in enumerate(_faces(state, view)):
        spot = Box(left + n * step + (step - side) / 2 - (0 if below else side * 0.3), top, side, side)
        rolling = view.rolling is not None and n in _thrown(state)
        if n in again:
            shapes.append(Card(spot.inset(-side * 0.08), Ink.TRACK, side * 0.22, ring=True, id=f"again-{n}"))
        tilt = 0 if n in again else (view.throws * 5 + n * 13 + 4) % 17 - 8
        pale = not face or (held > 0 and n in again)
        shapes.append(Die(spot, face, tilt=tilt, rolling=rolling, dim=pale, id=f"die-{n}"))
        if face and not rolling and not held:
            chip = (
                Box(spot.x, spot.y + side + 10, side, box.h - side - 18)
                if below
                else Box(spot.x + side * 1.1, spot.y, side * 0.7, side)
            )
            shapes += _chip(chip, face)
    return tuple(shapes)


def _thrown(state: State) -> tuple[int, ...]:
    """Places of the dice that the due throw is of."""
    return state.again if state.phase is Phase.AGAIN else tuple(range(DICE))


def _again(state: State, view: View) -> frozenset[int]:
    """Dice that are framed: about to be thrown again, or the one that is being typed in."""
    if view.rolling is not None:
        return frozenset()
    if _typing(view):
        return frozenset(_thrown(state)[len(view.entered) :][:1])
    if state.phase is Phase.AGAIN:
        return frozenset(state.again)
    if state.phase is not Phase.KEEP:
        return frozenset()
    held = in_hand(state, state.active, view.seat(state.active))
    return frozenset(places_of(state.faces, held.dice)) if held is not None and held.dice else frozenset()


def _typing(view: View) -> int:
    """The face that somebody is about to type in, 0 if nobody is."""
    hands = [seat.focus[seat.at] for seat in view.seats if seat.focus]
    return next((int(face) for face in hands if face.isdecimal()), 0)


def _faces(state: State, view: View) -> Dice:
    """What the dice show: lying, under way, or typed in so far."""
    faces = list(state.faces or (0,) * DICE)
    fresh = view.rolling if view.rolling is not None else (*view.entered, *((_typing(view),) if _typing(view) else ()))
    if fresh or (state.phase is Phase.THROW and _typing(view)):
        for n, at in enumerate(_thrown(state)):
            faces[at] = fresh[n] if n < len(fresh) else 0
    return tuple(faces)
