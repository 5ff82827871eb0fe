"""Score sheets on paper and for a spreadsheet, where everybody can see who held which seat."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Any, TypeAlias

from games.core import AnyGame, Over, Seat, Setup
from games.scene import Msg, msg, number
from games.table import bot_name, seat_name
from games.view import SeatView
from games.words import Words

Rows: TypeAlias = tuple[tuple[Msg, ...], ...]
"""A table in words; the first row names the columns."""
HEADS = ("paper-seat", "paper-played-by", "paper-points", "paper-place")


def seats_of(setup: Setup) -> tuple[SeatView, ...]:
    """Who held the seats, as far as a record knows: people, or bots without a name."""
    people = range(setup.seats) if setup.humans is None else setup.humans
    return tuple(SeatView() if seat in people else SeatView("bot") for seat in range(setup.seats))


def named(said: Msg, seats: Sequence[SeatView]) -> Msg:
    """The same words, with its bot's name behind every seat that a bot held."""
    number_of_seat = dict(said.args).get("n")
    if said.key == "seat" and isinstance(number_of_seat, int):
        return seat_name(number_of_seat - 1, seats[number_of_seat - 1])
    return Msg(said.key, tuple((name, named(of, seats) if isinstance(of, Msg) else of) for name, of in said.args))


def short_name(seat: Seat, view: SeatView) -> Msg:
    """A seat where a column says that it is one: its number, and its bot's name."""
    return number(seat + 1) if view.role == "human" else msg("seat-bot", seat=number(seat + 1), bot=_holder(view))


def sheet_rows(game: AnyGame, state: Any, seats: Sequence[SeatView]) -> Rows:
    """The game's own score sheet, its rounds and columns; () if it has none."""
    return tuple(tuple(named(cell, seats) for cell in row) for row in game.paper(state))


def holder_rows(game: AnyGame, state: Any, seats: Sequence[SeatView]) -> Rows:
    """A row a seat: its number, who played it, its points, and its place once the game is over."""
    now, totals = game.waiting(state), game.totals(state)
    places = [number(rank) for rank in now.ranks] if isinstance(now, Over) else [Msg("list-none")] * len(totals)
    rows = [
        (number(seat + 1), _holder(seats[seat]), number(total), place)
        for seat, (total, place) in enumerate(zip(totals, places, strict=True))
    ]
    return (tuple(map(Msg, HEADS)), *rows)


def _holder(view: SeatView) -> Msg:
    if view.role == "absent":
        return msg("seat-absent")
    return msg("paper-person") if view.role == "human" else bot_name(view.bot)


def sheet_csv(game: AnyGame, state: Any, seats: Sequence[SeatView], words: Words) -> str:
    """For a spreadsheet: the game's own score sheet; then, after an empty line, who held which seat and the points.

    Numbers have digits that a spreadsheet reads, in every language; a mark at the start tells it that this is UTF-8.
    """
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    sheet = sheet_rows(game, state, seats)
    for row in (*sheet, *([()] if sheet else []), *holder_rows(game, state, seats)):
        writer.writerow([_cell(cell, words) for cell in row])
    return "\ufeff" + out.getvalue()


def _cell(said: Msg, words: Words) -> str:
    return str(dict(said.args)["n"]) if said.key == "number" else words.say(said)
