"""A game of Roller and Skater at one moment: how it begins, and what can be read off it. The rules are in rules.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TypeAlias

from games.core import BadNotation, Choose, Over, Seat, Setup, Throw, Waiting, ranks
from games.option import Option
from games.roller_skater.odds import SIDES, Reading, Role

SEATS = range(2, 3)
ROUNDS = 24

OPTIONS = (
    Option("rounds", tuple(range(1, ROUNDS + 1)), ROUNDS, "RS1"),
    Option("reading", tuple(map(str, Reading)), str(Reading.TABLE), "RS2"),
    Option("chips", ("off", "1", "2", "5", "10", "20", "50", "100"), "off", "RS9"),
)


@dataclass(frozen=True, slots=True)
class Double:
    """The seat doubles the round (RS3)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} double"


@dataclass(frozen=True, slots=True)
class Pass:
    """The seat does not double; until the question closes it still may (RS3)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} pass"


@dataclass(frozen=True, slots=True)
class Accept:
    """The seat plays on for two points (RS6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} accept"


@dataclass(frozen=True, slots=True)
class Decline:
    """The seat gives the round and one point away (RS5)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} decline"


Say: TypeAlias = Double | Pass | Accept | Decline


class Phase(Enum):
    """What the table waits for."""

    FIRST = "first toss"
    RACE = "who doubles"
    ANSWER = "accept or decline"
    SECOND = "second toss"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed before the first toss. rounds: of each half; chips: a point's value, 0 without; first: RS1."""

    rounds: int
    reading: Reading
    chips: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet. second: 0 where there was no second toss; one of the two scores is 0."""

    first: int
    doubler: Role | None
    second: int
    roller: int
    skater: int


@dataclass(frozen=True, slots=True)
class State:
    """The whole game at one moment.

    toss: the first toss of this round, 0 before it. passed: by seat, who has said that it does not double.
    doubler: who has doubled this round. past: the finished lines of both sheets, in order. quitter: who gave up.
    """

    table: Table
    phase: Phase
    toss: int
    passed: tuple[bool, bool]
    doubler: Seat | None
    past: tuple[Line, ...]
    quitter: Seat | None = None


def draw(_setup: Setup, chance: Random) -> tuple[tuple[str, str], ...]:
    """RS1: a lot says who is the Roller first."""
    return (("first", str(1 + chance.randrange(2))),)


def start(setup: Setup) -> State:
    """The state before the first toss; without a lot seat 1 is the Roller first. BadNotation for another lot."""
    options, lot = setup.options, dict(setup.lots).get("first", "1")
    if lot not in ("1", "2"):
        raise BadNotation(f"lot first: {lot!r} is no seat here; the Roller of the first half is seat 1 or 2")
    chips = str(options["chips"])
    table = Table(
        rounds=int(options["rounds"]),
        reading=Reading(str(options["reading"])),
        chips=0 if chips == "off" else int(chips),
        first=int(lot) - 1,
    )
    return State(table, Phase.FIRST, 0, (False, False), None, ())


def waiting(state: State) -> Waiting:
    """The due toss, the race (RS3), the answer to a double (RS5, RS6), or the end."""
    match state.phase:
        case Phase.FIRST | Phase.SECOND:
            return Throw(roller(state), 1, SIDES)
        case Phase.RACE:
            asked = tuple(seat for seat in (0, 1) if not state.passed[seat])
            settled = tuple(seat for seat in (0, 1) if state.passed[seat])
            return Choose(asked, settled, race=True)
        case Phase.ANSWER:
            return Choose((answerer(state),))
        case Phase.OVER:
            scores = totals(state)
            return Over(ranks(scores), scores)


def chapter(state: State) -> int:
    """The round that a due toss belongs to, counted over both halves from 1."""
    return len(state.past) + 1


def half(state: State) -> int:
    """The half being played, 0 or 1; after the end the last one."""
    return min(1, len(state.past) // state.table.rounds)


def round_no(state: State) -> int:
    """The round of this half being played, from 1; after the end the last one."""
    return min(state.table.rounds, len(state.past) - half(state) * state.table.rounds + 1)


def roller_of(table: Table, which: int) -> Seat:
    """Who is the Roller in a half (0 or 1): after the first they change places (RS1)."""
    return table.first if which == 0 else 1 - table.first


def roller(state: State) -> Seat:
    """Who is the Roller now."""
    return roller_of(state.table, half(state))


def role(state: State, seat: Seat) -> Role:
    """What a seat is now."""
    return Role.ROLLER if seat == roller(state) else Role.SKATER


def answerer(state: State) -> Seat:
    """Who answers the double that has been said."""
    return 1 - (state.doubler or 0)


def stake(state: State) -> int:
    """What the second toss is for (RS4, RS6)."""
    return 1 if state.doubler is None else 2


def sheet_of(state: State, which: int) -> tuple[Line, ...]:
    """The finished lines of one half's sheet."""
    rounds = state.table.rounds
    return state.past[which * rounds : (which + 1) * rounds]


def sums(lines: tuple[Line, ...]) -> tuple[int, int]:
    """TotalR and TotalS of a sheet (RS7)."""
    return sum(line.roller for line in lines), sum(line.skater for line in lines)


def written(state: State) -> tuple[int, int]:
    """By seat, the points that stand on both sheets."""
    points = [0, 0]
    for which in (0, 1):
        rolled, skated = sums(sheet_of(state, which))
        seat = roller_of(state.table, which)
        points[seat] += rolled
        points[1 - seat] += skated
    return points[0], points[1]


def totals(state: State) -> tuple[int, ...]:
    """By seat, what is written; a seat that gave up while ahead has no more than the other (RS8)."""
    points = written(state)
    if state.quitter is None:
        return points
    return tuple([min(points) if seat == state.quitter else own for seat, own in enumerate(points)])


def may_double(state: State, seat: Seat) -> bool:
    """Also a seat that has passed may, until the question closes (RS3)."""
    return state.phase is Phase.RACE and seat in (0, 1)


def may_pass(state: State, seat: Seat) -> bool:
    """The seat has not spoken yet in this round."""
    return may_double(state, seat) and not state.passed[seat]


def may_answer(state: State, seat: Seat) -> bool:
    """The other seat has doubled."""
    return state.phase is Phase.ANSWER and seat == answerer(state)


def silence(state: State, seat: Seat) -> Say | None:
    """Silence means no double (RS3) and declines one (RS5)."""
    if may_pass(state, seat):
        return Pass(seat)
    return Decline(seat) if may_answer(state, seat) else None
