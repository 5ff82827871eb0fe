"""What a seat may know before it chooses: how the race stands. Nothing here is left to chance."""

from __future__ import annotations

from games.core import Seat
from games.no_chance_backgammon.board import pips
from games.no_chance_backgammon.state import State
from games.scene import Msg, msg


def coach(state: State, seat: Seat) -> tuple[Msg, ...]:
    """The pips that both have to go."""
    return (msg("nb-coach-pips", own=pips(state.sides[seat]), other=pips(state.sides[1 - seat])),)
