"""Positions of Chance or Choice reached by notation."""

from __future__ import annotations

from collections.abc import Mapping

from games.chance_or_choice import GAME
from games.chance_or_choice.state import State
from games.core import OptionValue, Setup, Throw, complete
from tests.games.playing import Playing

_PLAYING = Playing(GAME)
told, tell, play, spelled = _PLAYING.told, _PLAYING.tell, _PLAYING.play, _PLAYING.spelled
closed, asked, settled = _PLAYING.closed, _PLAYING.asked, _PLAYING.settled


def begin(seats: int = 4, *, humans: tuple[int, ...] | None = None, **options: OptionValue) -> State:
    """The first state of a table; the rest of the options at their defaults."""
    return begin_with(options, seats, humans)


def begin_with(options: Mapping[str, OptionValue], seats: int = 4, humans: tuple[int, ...] | None = None) -> State:
    """The same, for options by name."""
    return GAME.start(complete(GAME, Setup(seats, options, humans)))


def thrower(state: State) -> int:
    """The seat, counted from 1, whose throw is due."""
    now = GAME.waiting(state)
    assert isinstance(now, Throw)
    return now.seat + 1
