"""Bots of Pebbles."""

from __future__ import annotations

from random import Random

from games.core import BadNotation, Bot, Seat
from tests.games.miniature.rules import Done, Pebble, State, Take

NAMES = ("random", "strong")


def bot(name: str) -> Bot[State, Pebble]:
    """A bot by name."""
    found = {"random": at_random, "strong": greedy}.get(name)
    if found is None:
        raise BadNotation(f"no bot is called {name!r}; there are {', '.join(NAMES)}")
    return found


def at_random(_state: State, _seat: Seat, legal: tuple[Pebble, ...], chance: Random) -> Pebble:
    """Any move."""
    return chance.choice(legal)


def greedy(state: State, seat: Seat, legal: tuple[Pebble, ...], _chance: Random) -> Pebble:
    """Takes what it can, but not the last pebble while that is hot."""
    takes = [move for move in legal if isinstance(move, Take) and not (state.hot and move.pebbles == state.heap)]
    return max(takes, key=lambda move: move.pebbles) if takes else Done(seat)
