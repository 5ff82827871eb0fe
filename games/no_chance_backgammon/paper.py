"""The score sheet of No Chance Backgammon in words alone, for terminals and files."""

from __future__ import annotations

from games.no_chance_backgammon.board import OFF, count, pips
from games.no_chance_backgammon.state import BLUE, RED, State
from games.no_chance_backgammon.told import side
from games.scene import Msg, msg, number


def paper(state: State) -> tuple[tuple[Msg, ...], ...]:
    """Rows of words: names of the columns, then a row a side."""
    heads = tuple(msg(f"nb-sheet-{name}") for name in ("side", "points", "off", "pips", "doubles"))
    return (heads, *(_row(state, seat) for seat in (RED, BLUE)))


def _row(state: State, seat: int) -> tuple[Msg, ...]:
    here = state.sides[seat]
    values = (state.match.points[seat], count(here, OFF), pips(here), state.doubles[seat])
    return (side(seat), *map(number, values))
