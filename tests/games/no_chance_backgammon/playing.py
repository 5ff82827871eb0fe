"""Games of No Chance Backgammon from one line of notation."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from games.core import Event, IllegalMove, Setup, Thrown
from games.no_chance_backgammon.notation import moves, read_move, read_position
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import Match, State, start

OPENING = "24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 2-5 2-2 red"


def begin(match: int = 1) -> State:
    """A table before the lot."""
    return start(Setup(2, {"match": match, "forced": True}))


def at(line: str, match: int = 1, points: tuple[int, int] = (0, 0)) -> State:
    """The start of a turn."""
    return read_position(line, Match(match, True, points))


def play(state: State, *texts: str) -> State:
    """The state after these moves; "throw 3" is a die of the lot."""
    return told(state, texts)[0]


def told(state: State, texts: Iterable[str]) -> tuple[State, tuple[Event, ...]]:
    """The same, and what the last move told."""
    events: tuple[Event, ...] = ()
    for text in texts:
        head, _, tail = text.partition(" ")
        move = Thrown((int(tail),)) if head == "throw" else read_move(text)
        state, events = apply(state, move)
    return state, events


def legal(state: State) -> list[str]:
    """What may be done, without the seat."""
    return [str(move).partition(" ")[2] for move in moves(state)]


def refused(state: State, text: str, why: str) -> None:
    """The rules refuse the move and say why."""
    with pytest.raises(IllegalMove, match=why):
        apply(state, read_move(text))


def names(events: tuple[Event, ...]) -> list[str]:
    return [event.key.removeprefix("nb-event-") for event in events]
