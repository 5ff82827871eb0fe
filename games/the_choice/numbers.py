"""The Choice in whole numbers, for tools that learn."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

from games.core import Setup
from games.numbers import AnyLayout, Layout, Lots, Numbers, always, each, number, one_of, record, seen_as, up_to
from games.the_choice.board import BOXES, COLOURS, NUMBERS
from games.the_choice.notation import show
from games.the_choice.sheets import SHEETS
from games.the_choice.state import DICE, SIDES, Phase, Player, Side, Standing, State, Table, start

THROWS = 999
"""A game has far fewer throws: each marks a hex or a misthrow box of every seat."""


def numbers(setup: Setup) -> Numbers[State]:
    """All that any sheet allows, and the sheets of all."""
    layout = seen_as(_state(start(setup).table), lambda state: state, show)
    return Numbers((*_decisions(), *_marks()), layout, together=setup.seats > 1, deals=_deals(setup.seats))


def _decisions() -> tuple[str, ...]:
    return ("begin 1", "begin 2", "keep", *(f"rethrow {faces}" for faces in _dice(" ")), "done", "turn")


def _marks() -> tuple[str, ...]:
    numbers = [f"number {spot + 1} {faces}" for spot in range(NUMBERS) for faces in _dice("+")]
    colours = [f"colour {spot + 1} {face}" for spot in range(COLOURS) for face in range(1, SIDES + 1)]
    return (*numbers, *colours)


def _dice(between: str) -> list[str]:
    """One to three faces in rising order."""
    faces = "123456"[:SIDES]
    return [between.join(some) for count in range(1, DICE + 1) for some in combinations_with_replacement(faces, count)]


def _deals(seats: int) -> tuple[Lots, ...]:
    """Who throws first (TC2), and a different sheet for everybody (TC1)."""
    hands = ["".join(letters) for letters in permutations(sorted(SHEETS), seats)]
    return tuple((("first", str(seat + 1)), ("sheets", letters)) for seat in range(seats) for letters in hands)


def _state(table: Table) -> Layout[State, State]:
    letters = seen_as(each(table.seats, one_of(*SHEETS)), tuple, "".join)
    return record(
        State,
        table=record(Table, sheets=letters, both=always(table.both)),
        phase=one_of(*Phase),
        active=number(0, table.seats - 1),
        faces=up_to(DICE, number(1, SIDES)),
        again=up_to(DICE, number(0, DICE - 1)),
        turn=number(0, THROWS),
        players=each(table.seats, _player()),
    )


def _player() -> Layout[Player, Player]:
    used = up_to(DICE, number(1, SIDES))
    side = record(Side, line=up_to(NUMBERS, number(0, NUMBERS - 1)), ring=_ring(), misses=number(0, BOXES))
    return record(
        Player,
        sides=each(2, side),
        now=number(0, 1),
        second=one_of(False, True),
        standing=one_of(*Standing),
        numbers=used,
        colours=used,
    )


def _ring() -> AnyLayout:
    return seen_as(
        each(COLOURS, number(0, 1)),
        lambda ring: tuple([ring >> at & 1 for at in range(COLOURS)]),
        lambda marked: sum(one << at for at, one in enumerate(marked)),
    )
