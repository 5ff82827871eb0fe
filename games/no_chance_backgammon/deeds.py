"""Moves and throws in a few words that say when they were, for the account of a game."""

from __future__ import annotations

from games.core import Close, CoreMove, Quit, Thrown
from games.no_chance_backgammon.board import pips
from games.no_chance_backgammon.plain import place, say
from games.no_chance_backgammon.state import Accept, Begin, Decline, Done, Move, Resign, State, Turn
from games.scene import Msg, msg


def tell(state: State, move: Move | CoreMove) -> Msg:
    """What was done in that state: with the number of the game in a match, and of `done` the whole turn."""
    what = _what(state, move)
    return what if state.match.length == 1 else msg("nb-deed-game", game=state.match.games + 1, what=what)


def _what(state: State, move: Move | CoreMove) -> Msg:
    match move:
        case Thrown(faces):
            return msg("nb-deed-die", n=faces[0])
        case Quit():
            return msg("nb-deed-quit")
        case Accept() | Decline():
            return msg("nb-deed-accept" if isinstance(move, Accept) else "nb-deed-decline", points=state.offer)
        case Resign(_, points):
            return msg("nb-deed-resign", points=points)
        case Begin() | Close():
            return msg("nb-deed-begin")
    return _of_a_turn(state, move)


def _of_a_turn(state: State, move: Move) -> Msg:
    """A number or a step, with the pips the mover had to go when the turn began: players know a moment by them."""
    now = state.now
    if not state.arrows[state.turn] and now is None:
        return msg("nb-deed-arrow", what=say(move))
    to_go = pips(state.sides[state.turn]) + sum(start - end for (start, end), _ in (now.steps if now else ()))
    if now is None:
        return msg("nb-deed", pips=to_go, what=say(move))
    what = _whole(now) if isinstance(move, Done) else say(move)
    return msg("nb-deed-step", pips=to_go, n=now.pair[0], other=now.pair[1], what=what)


def _whole(turn: Turn) -> Msg:
    """All the steps of a turn."""
    if not turn.steps:
        return msg("nb-no-step")
    told = [
        msg("nb-step-hit" if hit else "nb-step", start=place(start), end=place(end)) for (start, end), hit in turn.steps
    ]
    whole = told[-1]
    for step in reversed(told[:-1]):
        whole = msg("list-then", first=step, next=whole)
    return whole
