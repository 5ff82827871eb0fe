"""A move or a throw of Chance or Choice told afterwards, with the moment it belongs to."""

from __future__ import annotations

from games.chance_or_choice.state import Answer, Leave, State
from games.core import Close, CoreMove, Quit, Thrown
from games.scene import Msg, msg, number


def tell(state: State, move: Answer | CoreMove) -> Msg:
    """What was done in that state: the round and the points at stake, or the faces that fell."""
    when = {"round": len(state.past) + 1}
    match move:
        case Thrown(faces):
            fell = number(faces[0])
            for face in faces[1:]:
                fell = msg("list-plus", first=fell, next=number(face))
            return msg("cc-deed-throw", faces=fell, **when)
        case Quit():
            return msg("cc-deed-quit", **when)
        case Close():
            return msg("cc-deed-stay", points=state.pot, **when)
    return msg("cc-deed-leave" if isinstance(move, Leave) else "cc-deed-stay", points=state.pot, **when)
