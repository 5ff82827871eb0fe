"""A move or a throw of The Choice told afterwards, with the throw it belongs to."""

from __future__ import annotations

from games.core import Close, CoreMove, Quit, Thrown
from games.scene import Msg, msg
from games.the_choice.moves import Move
from games.the_choice.notation import say, together
from games.the_choice.state import State


def tell(state: State, move: Move | CoreMove) -> Msg:
    """What was done in that state: which throw of the game it was, and the move in words."""
    match move:
        case Thrown(faces):
            deed = together(faces, "list-plus")
        case Quit():
            deed = msg("tc-say-quit")
        case Close():
            deed = msg("tc-say-close")
        case _:
            deed = say(move)
    return msg("tc-deed", turn=state.turn, deed=deed)
