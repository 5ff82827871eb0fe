"""Positions of Roller and Skater reached by notation."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Choose, Close, Event, OptionValue, Over, Setup, complete
from games.record import read_any_move
from games.roller_skater import GAME
from games.roller_skater.state import State


def begin(first: int = 1, **options: OptionValue) -> State:
    """The first state; first: the seat, from 1, that is the Roller first."""
    return GAME.start(complete(GAME, Setup(2, options, lots=(("first", str(first)),))))


def told(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What one move leads to and tells."""
    return GAME.apply(state, read_any_move(GAME, text))


def tell(state: State, *texts: str) -> State:
    """The state after exactly these moves."""
    for text in texts:
        state, _ = told(state, text)
    return state


def play(state: State, *texts: str) -> State:
    """The state after these moves; before a throw silent seats pass or decline, and the question closes."""
    return tell(state, *spelled(state, *texts))


def spelled(state: State, *texts: str) -> Iterator[str]:
    """The same moves with every silence and every closing before a throw written out."""
    for text in texts:
        if text.startswith("throw"):
            for each in _closing(state):
                yield each
                state = tell(state, each)
        yield text
        state = tell(state, text)


def _closing(state: State) -> tuple[str, ...]:
    now = GAME.waiting(state)
    if not isinstance(now, Choose):
        return ()
    silent = tuple(str(GAME.silence(state, seat)) for seat in now.seats)
    return (*silent, str(Close())) if now.race else silent


def over(state: State) -> Over:
    """How the game ended."""
    end = GAME.waiting(state)
    assert isinstance(end, Over)
    return end
