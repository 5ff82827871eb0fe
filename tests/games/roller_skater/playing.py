"""Positions of Roller and Skater reached by notation."""

from __future__ import annotations

from games.core import OptionValue, Setup, complete
from games.roller_skater import GAME
from games.roller_skater.state import State
from tests.games.playing import Playing

_PLAYING = Playing(GAME)
told, tell, play, spelled, over = _PLAYING.told, _PLAYING.tell, _PLAYING.play, _PLAYING.spelled, _PLAYING.over


def begin(first: int = 1, **options: OptionValue) -> State:
    """The first state; first: the seat, from 1, that is the Roller first."""
    return GAME.start(complete(GAME, Setup(2, options, lots=(("first", str(first)),))))
