"""The score sheet of Chance or Choice in words alone, for terminals and files: the documents' own columns."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from games.chance_or_choice.state import State, column, totals
from games.core import ranks
from games.scene import Msg, msg, number


def paper(state: State) -> tuple[tuple[Msg, ...], ...]:
    """Rows of words: names of the columns, the throws of each round, then a row a seat (CC1)."""
    rounds = range(1, state.table.rounds + 1)
    heads = (
        msg("cc-sheet-seat"),
        *(msg("cc-sheet-round", n=n) for n in rounds),
        msg("cc-sheet-total"),
        msg("cc-sheet-rank"),
    )
    points, places = totals(state), ranks(totals(state))
    rows = (
        (msg("seat", n=seat + 1), *_scores(state, seat), number(points[seat]), number(places[seat]))
        for seat in range(state.table.seats)
    )
    return (heads, _throws(state), *rows)


def _scores(state: State, seat: int) -> tuple[Msg, ...]:
    return tuple(number(points) for points in column(state, seat)) + (Msg("list-none"),) * _to_come(state)


def _throws(state: State) -> tuple[Msg, ...]:
    rounds = [
        _joined("list-then", [_joined("list-plus", list(map(number, faces))) for faces in done.throws])
        for done in state.past
    ]
    return (msg("cc-sheet-throws"), *rounds, *(Msg("list-none"),) * (_to_come(state) + 2))


def _to_come(state: State) -> int:
    return state.table.rounds - len(state.past)


def _joined(key: str, words: Sequence[Msg]) -> Msg:
    """Words one after another by a key of two arguments; a round without throws has none."""
    return reduce(lambda first, following: msg(key, first=first, next=following), words) if words else Msg("list-none")
