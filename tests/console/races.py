"""A little race in which the first to say "double" has it, for screens that must be fair."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from games.core import (
    BadNotation,
    Bot,
    ButtonName,
    Choose,
    Close,
    CoreMove,
    Event,
    Game,
    IllegalMove,
    Over,
    Quit,
    Seat,
    Setup,
    Thrown,
    Waiting,
)
from games.scene import Box, Scene, Text, msg
from games.view import View

CANVAS = Box(0, 0, 1280, 720)


@dataclass(frozen=True, slots=True)
class Say:
    """Double, or not."""

    seat: Seat
    double: bool

    def __str__(self) -> str:
        return f"{self.seat + 1} {'double' if self.double else 'pass'}"


@dataclass(frozen=True, slots=True)
class State:
    """passed: who will not double; first: who was first to double; over: the race is run."""

    passed: tuple[Seat, ...] = ()
    first: Seat | None = None
    over: bool = False


def waiting(state: State) -> Waiting:
    if state.over or state.first is not None:
        return Over((1, 1), (0, 0))
    asked = tuple(seat for seat in (0, 1) if seat not in state.passed)
    return Choose(asked, state.passed, race=True)


def apply(state: State, move: Say | CoreMove) -> tuple[State, tuple[Event, ...]]:
    if state.over or state.first is not None:
        raise IllegalMove("the race is run")
    if isinstance(move, Close):
        return replace(state, over=True), ()
    if isinstance(move, Quit | Thrown):
        raise IllegalMove("not in a race")
    if move.double:
        return replace(state, first=move.seat), ()
    return replace(state, passed=(*state.passed, move.seat)), ()


def moves(state: State) -> tuple[Say, ...]:
    if isinstance(waiting(state), Over):
        return ()
    return tuple(Say(seat, double) for seat in (0, 1) for double in (True, False))


def read_move(text: str) -> Say:
    found = re.fullmatch(r"([12]) (double|pass)", text)
    if found is None:
        raise BadNotation(text)
    return Say(int(found[1]) - 1, found[2] == "double")


def buttons(state: State, seat: Seat) -> Mapping[ButtonName, Say]:
    return {"DOUBLE": Say(seat, True), "LEAVE": Say(seat, False)} if not isinstance(waiting(state), Over) else {}


def bot(name: str) -> Bot[State, Say]:
    def eager(_state: State, seat: Seat, _legal: tuple[Say, ...], _chance: Random) -> Say:
        return Say(seat, True)

    return eager


def scene(state: State, view: View) -> Scene:
    notes = tuple(Text(CANVAS, seat.note) for seat in view.seats if seat.note is not None)
    return Scene((Text(CANVAS, msg("number", n=len(moves(state)))), *notes))


def _start(_setup: Setup) -> State:
    return State()


def _silence(_state: State, seat: Seat) -> Say:
    return Say(seat, False)


RACE: Game[Any, Any] = Game(
    id="race", rules=1, seats=range(2, 3), options=(), start=_start, waiting=waiting, moves=moves, apply=apply,
    silence=_silence, totals=lambda state: (0, 0), show=repr, read_move=read_move, buttons=buttons,
    path=lambda move: ("cc-stay" if move.double else "cc-leave",), bot=bot, bots=("eager",), scene=scene, sheet=scene,
)  # fmt: skip
