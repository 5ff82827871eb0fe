"""Pebbles in whole numbers."""

from __future__ import annotations

from games.core import Setup
from games.numbers import Numbers, always, each, maybe, number, one_of, record, seen_as
from tests.games.miniature.rules import SIDES, State, show, start


def numbers(setup: Setup) -> Numbers[State]:
    """Three words, and the whole state."""
    first, seats = start(setup), range(setup.seats)
    state = record(
        State,
        seat=one_of(*seats),
        first=one_of(*seats),
        heap=number(0, first.heap),
        rounds=number(0, first.rounds),
        hot=always(first.hot),
        points=each(setup.seats, number(-3, first.heap)),
        quit=each(setup.seats, one_of(False, True)),
        left=maybe(number(0, SIDES)),
    )
    deals = tuple((("first", str(seat + 1)),) for seat in seats)
    return Numbers(("done", "take 1", "take 2"), seen_as(state, lambda value: value, show), deals=deals)
