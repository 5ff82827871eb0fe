"""A game of The Choice at one moment: how it begins, and what can be read off it. The rules are in rules.py."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random

from games.core import BadNotation, Choose, Over, Seat, Setup, Throw, Waiting, ranks
from games.option import Option
from games.the_choice.board import BOXES, COLOUR_POINTS, COLOURS, NUMBER_POINTS, NUMBERS
from games.the_choice.hand import Dice, Hand, used
from games.the_choice.sheets import SHEETS, Printed

SEATS = range(1, 5)
DICE, SIDES = 3, 6
PATIENCE = 3
"""Marking takes up to three choices, so it is given the time of three questions."""

OPTIONS = (Option("die_use", ("either", "both"), "either", "TC4"),)


class Phase(Enum):
    """What the table waits for."""

    BEGIN = "asks for a side"
    THROW = "throws"
    KEEP = "asks what to throw again"
    AGAIN = "throws again"
    MARK = "marks"
    OVER = "over"


class Standing(Enum):
    """How a seat stands in the open question: to answer, done, done without a word, done and about to turn its sheet,
    out for good."""

    ASKED = "asked"
    DONE = "done"
    SILENT = "silent"
    TURNS = "turns"
    QUIT = "quit"


ANSWERED = (Standing.DONE, Standing.SILENT, Standing.TURNS)


@dataclass(frozen=True, slots=True)
class Table:
    """What is fixed before the first throw. sheets: a letter a seat (TC1); both: option die_use (TC4)."""

    sheets: str
    both: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.sheets)


@dataclass(frozen=True, slots=True)
class Side:
    """What is marked on one side. line: number hexes in the order they were joined; ring: mask of colour hexes."""

    line: tuple[int, ...] = ()
    ring: int = 0
    misses: int = 0

    @property
    def colours(self) -> int:
        """How many colour hexes are marked."""
        return self.ring.bit_count()

    @property
    def full(self) -> bool:
        """Whether all 29 hexes are marked (TC8, TC9)."""
        return len(self.line) == NUMBERS and self.colours == COLOURS

    @property
    def spent(self) -> bool:
        """Whether the sheet leaves this side when the throw is over (TC8), or the game ends with it (TC9)."""
        return self.misses == BOXES or self.full

    @property
    def points(self) -> int:
        """What the side is worth (TC10)."""
        return NUMBER_POINTS[len(self.line)] + COLOUR_POINTS[self.colours]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's sheet and what it does with the throw.

    sides: front and back; now: which of them is up; second: it is the last one (TC8). numbers, colours: dice of this
    throw used as such (TC4).
    """

    sides: tuple[Side, Side] = (Side(), Side())
    now: int = 0
    second: bool = False
    standing: Standing = Standing.ASKED
    numbers: Dice = ()
    colours: Dice = ()

    @property
    def side(self) -> Side:
        """The side that is up."""
        return self.sides[self.now]

    @property
    def points(self) -> int:
        """Both sides (TC10)."""
        return self.sides[0].points + self.sides[1].points


@dataclass(frozen=True, slots=True)
class State:
    """The whole game at one moment.

    active: whose throw it is (TC2). faces: the dice on the table in their places, () before the first throw. again:
    places of the dice that are due to be thrown again. turn: which throw of the game this is, from 1 (0: none yet).
    """

    table: Table
    phase: Phase
    active: Seat
    faces: Dice
    again: tuple[int, ...]
    turn: int
    players: tuple[Player, ...]


def draw(setup: Setup, chance: Random) -> tuple[tuple[str, str], ...]:
    """Who throws first (TC2), and a different sheet for everybody (TC1)."""
    letters = chance.sample(sorted(SHEETS), setup.seats)
    return (("first", str(1 + chance.randrange(setup.seats))), ("sheets", "".join(letters)))


def start(setup: Setup) -> State:
    """The state before anybody has chosen a side; BadNotation for lots that no draw gives."""
    lots = dict(setup.lots)
    table = Table(_sheets(lots.get("sheets"), setup.seats), setup.options["die_use"] == "both")
    first = _first(lots.get("first", "1"), setup.seats)
    return State(table, Phase.BEGIN, first, (), (), 0, (Player(),) * setup.seats)


def _sheets(letters: str | None, seats: int) -> str:
    if letters is None:
        return "".join(SHEETS)[:seats]
    if len(letters) != seats or len({*letters} & {*SHEETS}) != seats:
        raise BadNotation(f"lot sheets: {letters!r}; name {seats} different ones of {''.join(SHEETS)}, one a seat")
    return letters


def _first(text: str, seats: int) -> Seat:
    if text not in map(str, range(1, seats + 1)):
        raise BadNotation(f"lot first: {text!r} is no seat here; the table has seats 1 to {seats}")
    return int(text) - 1


def waiting(state: State) -> Waiting:
    """The due throw, the open question, or the end."""
    match state.phase:
        case Phase.THROW:
            return Throw(state.active, DICE, SIDES)
        case Phase.AGAIN:
            return Throw(state.active, len(state.again), SIDES)
        case Phase.KEEP:
            return Choose((state.active,))
        case Phase.OVER:
            scores = totals(state)
            return Over(ranks(scores), scores)  # TC11
        case Phase.BEGIN:
            return Choose(asked(state), _standing(state, ANSWERED))
        case Phase.MARK:
            return Choose(asked(state), _standing(state, ANSWERED), patience=PATIENCE)


def chapter(state: State) -> int:
    """Which throw of the game, from 1, the due dice belong to: some of them are thrown twice (TC2)."""
    return state.turn + (state.phase is Phase.THROW)


def asked(state: State) -> tuple[Seat, ...]:
    """The seats that have not answered the question to everybody."""
    return _standing(state, (Standing.ASKED,))


def _standing(state: State, wanted: tuple[Standing, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat, player in enumerate(state.players) if player.standing in wanted])


def untouched(state: State, seat: Seat) -> bool:
    """Whether the seat has marked nothing with this throw."""
    return not (state.players[seat].numbers or state.players[seat].colours)


def totals(state: State) -> tuple[int, ...]:
    """By seat, both sides added (TC10)."""
    return tuple([player.points for player in state.players])


def printed(state: State, seat: Seat) -> Printed:
    """What is printed on the side that is up."""
    return SHEETS[state.table.sheets[seat]][state.players[seat].now]


def hand(state: State, seat: Seat) -> Hand:
    """The throw, and what the seat has used of it."""
    player = state.players[seat]
    return Hand(tuple(sorted(state.faces)), player.numbers, player.colours, state.table.both)


def need(state: State, seat: Seat) -> int:
    """How many dice the seat has to use to take no misthrow (TC7)."""
    return DICE if seat == state.active else DICE - 1


def short(state: State, seat: Seat) -> int:
    """How many dice are still wanting to take no misthrow."""
    player = state.players[seat]
    return max(0, need(state, seat) - used(state.faces, player.numbers, player.colours))
