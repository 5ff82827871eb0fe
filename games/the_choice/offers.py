"""What a seat may choose now, as its picker offers it, and where it lies on sheet and dice."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from games.core import Seat
from games.the_choice.hand import Dice
from games.the_choice.moves import Number, marks
from games.the_choice.state import State
from games.view import SeatView

Kind: TypeAlias = Literal["number", "colour", "done", "turn", "begin", "keep", "rethrow"]

_STEP = re.compile(r"(number|colour|done|turn|begin|keep|rethrow)(?: ([\d ]+?))?(?: at (\d+))?(?: with ([\d+]+))?")


@dataclass(frozen=True, slots=True)
class Offer:
    """One step that a picker offers.

    value: the number, the colour or the side it is about. spots: hexes it may mark, of numbers or of the ring. dice:
    the faces it takes, where that is settled, or throws again.
    """

    kind: Kind
    value: int = 0
    spots: tuple[int, ...] = ()
    dice: Dice = ()


def offers(state: State, seat: Seat, view: SeatView) -> tuple[Offer, ...]:
    """All that is offered, in order; what is in hand is the one at `view.at`."""
    return tuple(found for step in view.focus if (found := _offer(state, seat, step)) is not None)


def in_hand(state: State, seat: Seat, view: SeatView) -> Offer | None:
    """What STAY would take."""
    return _offer(state, seat, view.focus[view.at]) if view.focus else None


def _offer(state: State, seat: Seat, step: str) -> Offer | None:
    """None for the steps of another picker: faces that are typed in."""
    found = _STEP.fullmatch(step)
    if found is None:
        return None
    kind, value, spot, dice = found.groups()
    if kind == "rethrow":
        return Offer("rethrow", dice=tuple(map(int, value.split())))
    if kind not in ("number", "colour"):
        return Offer(cast(Kind, kind), int(value or 0))
    number, taken = int(value), tuple(map(int, dice.split("+"))) if dice else ()
    at = (int(spot) - 1,) if spot else _spots(state, seat, kind, number)
    return Offer(cast(Kind, kind), number, at, taken or _only_dice(state, seat, kind, number))


def _spots(state: State, seat: Seat, kind: str, value: int) -> tuple[int, ...]:
    """Where this number or colour may be marked."""
    found = [mark.spot for mark in marks(state, seat) if _is(mark, kind, value)]
    return tuple(dict.fromkeys(found))


def _is(mark: object, kind: str, value: int) -> bool:
    if isinstance(mark, Number):
        return kind == "number" and sum(mark.faces) == value
    return kind == "colour" and getattr(mark, "face", 0) == value


def _only_dice(state: State, seat: Seat, kind: str, value: int) -> Dice:
    """The dice a mark would take, where there is one way alone."""
    if kind == "colour":
        return (value,)
    ways = {mark.faces for mark in marks(state, seat) if isinstance(mark, Number) and sum(mark.faces) == value}
    return next(iter(ways)) if len(ways) == 1 else ()
