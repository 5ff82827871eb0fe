"""Positions of Chance or Choice reached by notation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from games.chance_or_choice import GAME
from games.chance_or_choice.state import State
from games.core import Choose, Close, Event, OptionValue, Setup, Throw, complete
from games.record import read_any_move


def begin(seats: int = 4, *, humans: tuple[int, ...] | None = None, **options: OptionValue) -> State:
    """The first state of a table; the rest of the options at their defaults."""
    return begin_with(options, seats, humans)


def begin_with(options: Mapping[str, OptionValue], seats: int = 4, humans: tuple[int, ...] | None = None) -> State:
    """The same, for options by name."""
    return GAME.start(complete(GAME, Setup(seats, options, humans)))


def told(state: State, text: str) -> tuple[State, tuple[Event, ...]]:
    """What one move leads to and tells."""
    return GAME.apply(state, read_any_move(GAME, text))


def tell(state: State, *texts: str) -> State:
    """The state after exactly these moves."""
    for text in texts:
        state, _ = told(state, text)
    return state


def play(state: State, *texts: str) -> State:
    """The state after these moves; before a throw, silent seats stay and the question closes."""
    return tell(state, *spelled(state, *texts))


def spelled(state: State, *texts: str) -> Iterator[str]:
    """The same moves with every silence and every closing before a throw written out."""
    for text in texts:
        for each in (*(_closing(state) if text.startswith("throw") else ()), text):
            yield each
            state = tell(state, each)


def closed(state: State) -> State:
    """The state after silent seats have stayed and the question has closed."""
    return tell(state, *_closing(state))


def _closing(state: State) -> tuple[str, ...]:
    now = GAME.waiting(state)
    if not isinstance(now, Choose):
        return ()
    return (*(str(GAME.silence(state, seat)) for seat in now.seats), str(Close()))


def thrower(state: State) -> int:
    """The seat, counted from 1, whose throw is due."""
    now = GAME.waiting(state)
    assert isinstance(now, Throw)
    return now.seat + 1


def asked(state: State) -> tuple[int, ...]:
    """The seats, counted from 1, that have not answered the open question."""
    now = GAME.waiting(state)
    assert isinstance(now, Choose)
    return tuple(seat + 1 for seat in now.seats)


def settled(state: State) -> tuple[int, ...]:
    """The seats, counted from 1, that have said stay."""
    now = GAME.waiting(state)
    assert isinstance(now, Choose)
    return tuple(seat + 1 for seat in now.settled)
