"""Roller and Skater in whole numbers, for tools that learn."""

from __future__ import annotations

from games.core import Setup
from games.numbers import Layout, Numbers, always, each, maybe, number, one_of, record, seen_as, up_to
from games.roller_skater.notation import WORDS, show
from games.roller_skater.odds import SIDES, Role
from games.roller_skater.state import Line, Phase, State, Table, start


def numbers(setup: Setup) -> Numbers[State]:
    """The four words, and both sheets."""
    layout = seen_as(_state(start(setup).table), lambda state: state, show)
    return Numbers(tuple(WORDS), layout, together=True, deals=tuple((("first", seat),) for seat in "12"))  # RS1


def _state(table: Table) -> Layout[State, State]:
    seat = maybe(one_of(0, 1))
    line = record(
        Line,
        first=number(1, SIDES),
        doubler=one_of(None, *Role),
        second=number(0, SIDES),
        roller=number(0, 2),
        skater=number(0, 2),
    )
    return record(
        State,
        table=record(
            Table,
            rounds=always(table.rounds),
            reading=always(table.reading),
            chips=always(table.chips),
            first=one_of(0, 1),
        ),
        phase=one_of(*Phase),
        toss=number(0, SIDES),
        passed=each(2, one_of(False, True)),
        doubler=seat,
        quitter=seat,
        past=up_to(2 * table.rounds, line),
    )
