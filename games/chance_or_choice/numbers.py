"""Chance or Choice in whole numbers, for tools that learn."""

from __future__ import annotations

from math import ceil, log

from games.chance_or_choice.notation import WORDS, show
from games.chance_or_choice.odds import odds
from games.chance_or_choice.state import Phase, Round, Standing, State, Table, start
from games.core import Setup
from games.numbers import Layout, Numbers, always, each, number, one_of, record, seen_as, up_to

RARE = 1e-9
"""How likely a round may be to have more throws than there is room for."""


def numbers(setup: Setup) -> Numbers[State]:
    """The two words, and the sheets of all with every throw."""
    layout = seen_as(_state(start(setup).table), lambda state: state, show)
    return Numbers(tuple(WORDS), layout, together=setup.seats > 1)


def room(table: Table) -> int:
    """So many throws of a round can be written down; more are rarer than RARE."""
    chances = odds(table.dice, table.sides)
    repeated = (chances.safe, chances.ends) if table.first_throw_safe else (chances.safe,)
    return sum(ceil(log(RARE) / log(same / chances.all)) for same in repeated)


def _state(table: Table) -> Layout[State, State]:
    most = room(table)
    points = each(table.seats, number(0, most * table.dice * table.sides))
    throws = up_to(most, each(table.dice, number(1, table.sides)))
    return record(
        State,
        table=always(table),
        phase=one_of(*Phase),
        thrower=number(0, table.seats - 1),
        pot=number(0, most * table.dice * table.sides),
        standing=each(table.seats, one_of(*Standing)),
        kept=points,
        wiped=each(table.seats, number(0, table.rounds)),
        throws=throws,
        past=up_to(table.rounds, record(Round, points=points, throws=throws)),
    )
