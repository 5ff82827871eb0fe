"""Tosses and decisions in a few words that say when they were, for the account of a game."""

from __future__ import annotations

from games.core import Close, CoreMove, Quit, Thrown
from games.roller_skater.notation import WORDS
from games.roller_skater.state import Say, State, half, round_no
from games.scene import Msg, msg


def tell(state: State, move: Say | CoreMove) -> Msg:
    """What was done in that state: on which sheet, in which round."""
    return msg("rs-deed", sheet=half(state) + 1, round=round_no(state), what=_what(move))


def _what(move: Say | CoreMove) -> Msg:
    match move:
        case Thrown(faces):
            return msg("rs-deed-toss", n=faces[0])
        case Quit():
            return msg("rs-deed-quit")
        case Close():
            return msg("rs-deed-pass")
    word = next(word for word, kind in WORDS.items() if isinstance(move, kind))
    return msg(f"rs-deed-{word}")
