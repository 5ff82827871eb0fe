"""Pebbles: see RULES.md."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from random import Random
from typing import Literal, TypeAlias

from games.core import (
    BadNotation,
    Choose,
    Close,
    CoreMove,
    Event,
    IllegalMove,
    Over,
    Quit,
    Seat,
    Setup,
    Throw,
    Thrown,
    Waiting,
    ranks,
)
from games.option import Option

OPTIONS = (
    Option("heap", tuple(range(6, 31)), 12, "P1"),
    Option("hot", (False, True), True, "P3"),
    Option("rounds", tuple(range(1, 11)), 5, "P4"),
)
SIDES = 6


@dataclass(frozen=True, slots=True)
class Take:
    """Takes one or two pebbles."""

    seat: Seat
    pebbles: Literal[1, 2]

    def __str__(self) -> str:
        return f"{self.seat + 1} take {self.pebbles}"


@dataclass(frozen=True, slots=True)
class Done:
    """Ends the turn."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} done"


Pebble: TypeAlias = Take | Done


@dataclass(frozen=True, slots=True)
class State:
    """left: what the throw still allows, None before it; turns: how many the present round still has."""

    seat: Seat
    first: Seat
    heap: int
    rounds: int
    hot: bool
    points: tuple[int, ...]
    quit: tuple[bool, ...]
    left: int | None = None


def draw(setup: Setup, chance: Random) -> tuple[tuple[str, str], ...]:
    """P1."""
    return (("first", str(1 + chance.randrange(setup.seats))),)


def start(setup: Setup) -> State:
    """P1."""
    lots = dict(setup.lots)
    first = int(lots["first"]) - 1 if lots.get("first", "").isdecimal() else 0
    if first not in range(setup.seats):
        raise BadNotation(f"lot first: {lots['first']!r} is no seat; there are {setup.seats}")
    heap, rounds = int(setup.options["heap"]), int(setup.options["rounds"])
    return State(first, first, heap, rounds, bool(setup.options["hot"]), (0,) * setup.seats, (False,) * setup.seats)


def waiting(state: State) -> Waiting:
    """P4."""
    if state.heap == 0 or state.rounds == 0 or all(state.quit):
        return Over(ranks(state.points), state.points)
    return Throw(state.seat, 1, SIDES) if state.left is None else Choose((state.seat,))


def moves(state: State) -> tuple[Pebble, ...]:
    """P2."""
    if not isinstance(waiting(state), Choose) or state.left is None:
        return ()
    takes = [Take(state.seat, count) for count in (1, 2) if count <= min(state.left, state.heap)]
    return (Done(state.seat), *takes)


def apply(state: State, move: Pebble | CoreMove) -> tuple[State, tuple[Event, ...]]:
    """One move, or IllegalMove."""
    now = waiting(state)
    if isinstance(now, Over):
        raise IllegalMove("the game is over")
    if isinstance(move, Quit):
        return _quit(state, move.seat)
    if isinstance(move, Close):
        raise IllegalMove("there is no question that closes by itself")
    if isinstance(move, Thrown):
        return _thrown(state, move.faces)
    if not isinstance(now, Choose) or move.seat != state.seat:
        raise IllegalMove(f"it is not the turn of seat {move.seat + 1} to take pebbles")
    return _pass_on(state) if isinstance(move, Done) else _take(state, move.pebbles)


def _thrown(state: State, faces: tuple[int, ...]) -> tuple[State, tuple[Event, ...]]:
    if state.left is not None:
        raise IllegalMove("no throw is due")
    if len(faces) != 1 or faces[0] not in range(1, SIDES + 1):
        raise IllegalMove(f"one die of {SIDES} sides is thrown")
    return replace(state, left=faces[0]), (
        Event("mini-thrown", (("n", faces[0]), ("seat", state.seat + 1)), (state.seat,)),
    )


def _take(state: State, pebbles: int) -> tuple[State, tuple[Event, ...]]:
    if state.left is None or pebbles not in (1, 2) or pebbles > min(state.left, state.heap):
        raise IllegalMove(f"there are not {pebbles} pebbles to take")
    pay = 3 if state.hot and pebbles == state.heap else 0
    points = tuple(p + (pebbles - pay) * (s == state.seat) for s, p in enumerate(state.points))
    after = replace(state, points=points, heap=state.heap - pebbles, left=state.left - pebbles)
    return after, (Event("mini-taken", (("n", pebbles), ("seat", state.seat + 1)), (state.seat,)),)


def _pass_on(state: State) -> tuple[State, tuple[Event, ...]]:
    seats = len(state.points)
    seat, rounds = state.seat, state.rounds
    for _ in range(seats):
        seat = (seat + 1) % seats
        rounds -= seat == state.first
        if not state.quit[seat]:
            break
    return replace(state, seat=seat, rounds=max(0, rounds), left=None), ()


def _quit(state: State, seat: Seat) -> tuple[State, tuple[Event, ...]]:
    if seat not in range(len(state.quit)) or state.quit[seat]:
        raise IllegalMove(f"seat {seat + 1} does not play")
    after = replace(state, quit=tuple(gone or s == seat for s, gone in enumerate(state.quit)))
    return _pass_on(after) if seat == state.seat else (after, ())


def silence(state: State, seat: Seat) -> Pebble | None:
    """P5."""
    return Done(seat) if waiting(state) == Choose((seat,)) else None


def totals(state: State) -> tuple[int, ...]:
    """P4."""
    return state.points


def show(state: State) -> str:
    """Everything in one line."""
    gone = "".join(str(seat + 1) for seat, out in enumerate(state.quit) if out) or "-"
    turn = f"seat {state.seat + 1} of {state.first + 1} left {state.left}"
    points = ",".join(map(str, state.points))
    return f"{turn} heap {state.heap} rounds {state.rounds} hot {int(state.hot)} points {points} quit {gone}"


def read_move(text: str) -> Pebble:
    """Inverse of str."""
    found = re.fullmatch(r"([1-9][0-9]{0,3}) (?:take ([12])|done)", text)
    if found is None:
        raise BadNotation(f"{text!r} is no move; write '<seat> take 1', '<seat> take 2' or '<seat> done'")
    seat = int(found[1]) - 1
    return Take(seat, 1 if found[2] == "1" else 2) if found[2] else Done(seat)


def path(move: Pebble) -> tuple[str, ...]:
    """Steps of the picker."""
    return ("mini-take", str(move.pebbles)) if isinstance(move, Take) else ("mini-done",)
