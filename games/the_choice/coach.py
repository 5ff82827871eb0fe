"""What a seat may know before it marks or throws again: what a misthrow hangs on, and how values come about (TC7)."""

from __future__ import annotations

from games.core import Seat
from games.scene import Msg, msg
from games.the_choice.board import BOXES
from games.the_choice.state import Phase, State, short


def coach(state: State, seat: Seat) -> tuple[Msg, ...]:
    """While marking, how many more dice save a misthrow, and the boxes left; before a rethrow, what is averaged."""
    if state.phase is Phase.KEEP:
        return (msg("tc-coach-again"),)
    if state.phase is not Phase.MARK:
        return ()
    boxes = BOXES - state.players[seat].side.misses
    return msg("tc-coach-dice", n=short(state, seat)), msg("tc-coach-boxes", n=boxes)
