"""A game of Chance or Choice at one moment: how it begins, and what can be read off it. The rules are in rules.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from games.chance_or_choice.odds import Wipe
from games.core import BadNotation, Choose, Over, Seat, Setup, Throw, Waiting, ranks
from games.option import Option

SEATS = range(1, 101)
ROTATES_UP_TO = 8

OPTIONS = (
    Option("rounds", tuple(range(1, 11)), 5, "CC2"),
    Option("dice", tuple(range(1, 6)), 2, "CC2"),
    Option("sides", tuple(range(2, 21)), 6, "CC2"),
    Option("thrower", ("auto", "rotate", *map(str, SEATS)), "auto", "CC3"),
    Option("wipe", tuple(map(str, Wipe)), str(Wipe.ALL), "CC6"),
    Option("first_throw_safe", (False, True), False, "CC8"),
)


@dataclass(frozen=True, slots=True)
class Stay:
    """The seat stays in; until the question closes it may still leave (CC10)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} stay"


@dataclass(frozen=True, slots=True)
class Leave:
    """The seat leaves the round with its points, for good (CC7, CC10)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} leave"


Answer: TypeAlias = Stay | Leave


class Standing(StrEnum):
    """Where a seat stands: in and unheard since the last throw, in and staying, out of this round, out for good."""

    IN = "in"
    STAYS = "stays"
    LEFT = "left"
    QUIT = "quit"


IN, STAYS, LEFT, QUIT = Standing
OUT = (LEFT, QUIT)
MAY_STAY = (IN,)
MAY_LEAVE = (IN, STAYS)
"""From where a seat may still stay, and leave (CC10), while a question is open."""


class Phase(StrEnum):
    """What the table waits for."""

    THROW = "throws"
    QUESTION = "asks"
    OVER = "over"


THROW, QUESTION, OVER = Phase
"""These, IN to QUIT and the tuple that a state is save a third of a playout: finding a member by its class is slow."""


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed before the first throw. throwers: the seats among which throwing goes round (CC3)."""

    seats: int
    rounds: int
    dice: int
    sides: int
    wipe: Wipe
    first_throw_safe: bool
    throwers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round: every throw made, and by seat the points written at its end (0: lost)."""

    throws: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class State(NamedTuple):
    """The whole game at one moment.

    kept: by seat, the points it left this round with (0 while it is in). pot: points of each seat still in.
    throws: made in this round so far. wiped: by seat, how many rounds from the first are struck out (CC6).
    """

    table: Table
    phase: Phase
    thrower: Seat
    pot: int
    standing: tuple[Standing, ...]
    kept: tuple[int, ...]
    throws: tuple[tuple[int, ...], ...]
    past: tuple[Round, ...]
    wiped: tuple[int, ...]


def start(setup: Setup) -> State:
    """The state before the first throw; BadNotation if a thrower or a human does not sit at this table."""
    options, seats = setup.options, setup.seats
    table = Table(
        seats=seats,
        rounds=int(options["rounds"]),
        dice=int(options["dice"]),
        sides=int(options["sides"]),
        wipe=Wipe(str(options["wipe"])),
        first_throw_safe=bool(options["first_throw_safe"]),
        throwers=_throwers(setup),
    )
    zeros = (0,) * seats
    return State(table, THROW, table.throwers[0], 0, (IN,) * seats, zeros, (), (), zeros)


def _throwers(setup: Setup) -> tuple[Seat, ...]:
    people = tuple(sorted(setup.humans or range(setup.seats)))
    chosen = str(setup.options["thrower"])
    rotates = chosen == "rotate" or (chosen == "auto" and setup.seats <= ROTATES_UP_TO)
    first = people[0] if chosen in ("auto", "rotate") else int(chosen) - 1
    for seat in (first, *people):
        if seat not in range(setup.seats):
            raise BadNotation(f"seat {seat + 1} cannot throw or play here; the table has seats 1 to {setup.seats}")
    return people if rotates else (first,)


def waiting(state: State) -> Waiting:
    """The due throw, the open question (CC7), or the end."""
    if state.phase is THROW:
        return _throw(state.thrower, state.table.dice, state.table.sides)
    if state.phase is QUESTION:
        return _question(state.standing, state.thrower)
    scores = totals(state)
    return Over(ranks(scores), scores)  # CC11


_throw = lru_cache(maxsize=1024)(Throw)
"""As below: the same values again and again, which take longer to make than to find."""


def still_in(state: State) -> tuple[Seat, ...]:
    """The seats that play for the pot now, whether or not they have answered."""
    return _inside(state.standing)


@lru_cache(maxsize=1024)
def _inside(standing: tuple[Standing, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, at in enumerate(standing) if at not in OUT])


@lru_cache(maxsize=1024)
def _question(standing: tuple[Standing, ...], caller: Seat) -> Choose:
    asked, settled = (tuple([seat for seat, at in enumerate(standing) if at is wanted]) for wanted in MAY_LEAVE)
    return Choose(asked, settled, caller)


def column(state: State, seat: Seat) -> tuple[int, ...]:
    """The points of a seat by finished round, wiped rounds as 0."""
    struck = state.wiped[seat]
    return tuple([0 if n < struck else done.points[seat] for n, done in enumerate(state.past)])


def earlier(state: State, seat: Seat) -> int:
    """The points of a seat in all finished rounds."""
    return sum([done.points[seat] for done in state.past[state.wiped[seat] :]])


def totals(state: State) -> tuple[int, ...]:
    """By seat, the points that are the seat's own: finished rounds (CC2) and what it left this round with."""
    past, own = state.past, zip(state.kept, state.wiped, strict=True)
    return tuple([kept + sum([done.points[seat] for done in past[n:]]) for seat, (kept, n) in enumerate(own)])


def chapter(state: State) -> int:
    """The round that a due throw belongs to, from 1."""
    return len(state.past) + 1


def can_stay(state: State, seat: Seat) -> bool:
    """The seat is asked and has not answered."""
    return state.phase is QUESTION and state.standing[seat] in MAY_STAY


def can_leave(state: State, seat: Seat) -> bool:
    """The seat is in while the question is open; a stay may become a leave (CC10)."""
    return state.phase is QUESTION and state.standing[seat] in MAY_LEAVE


def silence(state: State, seat: Seat) -> Stay | None:
    """Silence means stay (CC10)."""
    return Stay(seat) if can_stay(state, seat) else None
