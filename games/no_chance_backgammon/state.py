"""A game of No Chance Backgammon at one moment: how it begins, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias, TypeVar

from games.core import BadNotation, Choose, Over, Seat, Setup, Throw, Waiting
from games.no_chance_backgammon.board import NUMBERS, OFF, START, Board, Side, places
from games.no_chance_backgammon.turns import Left, Step
from games.option import Option

T = TypeVar("T")

SEATS = range(2, 3)
RED, BLUE = 0, 1
DOUBLES = 2
"""How often a game each side may choose the other's number (NB4)."""
PATIENCE = 4
"""How many times the table's usual time a step may take: this is a game to think in (T4)."""
DRAWS = 3
"""So many drawn games running end a match."""

OPTIONS = (
    Option("match", tuple(range(1, 12)), 1, "NB8"),
    Option("forced", (True, False), True, "T7"),
)


@dataclass(frozen=True, slots=True)
class Number:
    """The seat moves its arrow to a number (NB3, NB4)."""

    seat: Seat
    number: int

    def __str__(self) -> str:
        return f"{self.seat + 1} number {self.number}"


@dataclass(frozen=True, slots=True)
class Play:
    """One checker goes one number, counted from its own side; 25 is the bar, 0 is off the board."""

    seat: Seat
    start: int
    end: int

    def __str__(self) -> str:
        return f"{self.seat + 1} {written(self.start)}/{written(self.end)}"


@dataclass(frozen=True, slots=True)
class Done:
    """The seat confirms its turn (NB6)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} done"


@dataclass(frozen=True, slots=True)
class Resign:
    """The seat offers to lose this game with so many points (NB9)."""

    seat: Seat
    points: int

    def __str__(self) -> str:
        return f"{self.seat + 1} resign {self.points}"


@dataclass(frozen=True, slots=True)
class Accept:
    """The seat accepts what is offered; the game is over (NB9)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} accept"


@dataclass(frozen=True, slots=True)
class Decline:
    """The seat wants to play on (NB9)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} decline"


@dataclass(frozen=True, slots=True)
class Begin:
    """The seat has seen how the game ended: the next one of the match begins (NB8)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} begin"


Move: TypeAlias = Number | Play | Done | Resign | Accept | Decline | Begin


def written(place: int) -> str:
    """A place as players write it."""
    return {25: "bar", OFF: "off"}.get(place, str(place))


class Phase(Enum):
    """What the table waits for: a die of the lot, an arrow's first place, a number, a step or `done`, an answer to a
    resignation, the next game of a match, nothing more."""

    LOT = "lot"
    ARROWS = "arrows"
    NUMBER = "number"
    STEPS = "steps"
    OFFER = "offer"
    NEXT = "next"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn as far as it has been played. pair: the mover's number, the other's; steps: with whether each has hit."""

    seat: Seat
    pair: tuple[int, int]
    steps: tuple[tuple[Step, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. winner: None for a draw; points: 1, 2 (gammon) or 3 (backgammon); by: in what way."""

    winner: Seat | None
    points: int
    by: str


@dataclass(frozen=True, slots=True)
class Match:
    """What holds beyond a single game. length: points to play for; forced: the console plays forced steps (T7).

    points: by seat; games: how many are finished; draws: of them, how many drawn in the end running.
    """

    length: int
    forced: bool
    points: tuple[int, int] = (0, 0)
    games: int = 0
    draws: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The whole game at one moment.

    turn: whose turn (or throw, or word) it is; beginner: who began this game. sides: by seat, each from its own side.
    men: the same checker by checker, so that a picture can tell which has moved (see `lined_up`).
    arrows: by seat, 0 before they are placed; doubles: how many each may still choose. left: numbers of this turn still
    to be played; now, last: this turn and the one before it. lot: the first die of a lot, 0 before it falls. offer: the
    points of an open resignation; refused: the most that was offered and refused in this turn. seen: every position at
    the start of a turn since the last one that cannot come back (NB9). result: of the game that ended last.
    """

    match: Match
    phase: Phase
    turn: Seat
    beginner: Seat
    sides: tuple[Side, Side]
    men: tuple[str, str]
    arrows: tuple[int, int]
    doubles: tuple[int, int]
    left: Left = ()
    now: Turn | None = None
    last: Turn | None = None
    lot: int = 0
    offer: int = 0
    refused: int = 0
    seen: tuple[int, ...] = ()
    result: Result | None = None


def lined_up(*sides: Side) -> tuple[str, str]:
    """By seat, the checkers one by one: a name (a to o) and a place (a: borne off, b to y: points, z: the bar), those
    that came last to where they are at the end."""
    red, blue = (_men(side) for side in sides)
    return red, blue


def _men(side: Side) -> str:
    at = [place for place, here in places(side) for _ in range(here)]
    return "".join(f"{chr(97 + n)}{chr(97 + place)}" for n, place in enumerate(at))


def gone(men: str, start: int, end: int) -> str:
    """The checkers after the last that came to one place has gone to another."""
    pairs = [men[n : n + 2] for n in range(0, len(men), 2)]
    last = max(n for n, pair in enumerate(pairs) if ord(pair[1]) - 97 == start)
    return "".join((*pairs[:last], *pairs[last + 1 :], f"{pairs[last][0]}{chr(97 + end)}"))


def start(setup: Setup) -> State:
    """The state before the lot; BadNotation unless two sit at the table."""
    if setup.seats not in SEATS:
        raise BadNotation(f"{setup.seats} seats; backgammon is played by two")
    match = Match(int(setup.options["match"]), bool(setup.options["forced"]))
    return State(match, Phase.LOT, RED, RED, (START, START), lined_up(START, START), (0, 0), (DOUBLES, DOUBLES))


def waiting(state: State) -> Waiting:
    """A die of the lot (NB2), a seat, or the end."""
    if state.phase is Phase.LOT:
        return Throw(state.turn, 1, len(NUMBERS))
    if state.phase is Phase.OVER:
        return _over(state)
    return Choose((asked(state),), patience=PATIENCE)


def asked(state: State) -> Seat:
    """Who has the word: the mover, or the other one while a resignation is offered."""
    return 1 - state.turn if state.phase is Phase.OFFER else state.turn


def _over(state: State) -> Over:
    """More points win the match (NB8); who has given up for good has lost it."""
    ended = state.result
    ahead = state.match.points
    if ended is not None and ended.by == "quit" and ended.winner is not None:
        return Over((1, 2) if ended.winner == RED else (2, 1), ahead)
    return Over((1 + (ahead[0] < ahead[1]), 1 + (ahead[1] < ahead[0])), ahead)


def totals(state: State) -> tuple[int, ...]:
    """By seat, the points of the match so far."""
    return state.match.points


def board(state: State) -> Board:
    """The sides as the one sees them whose turn it is."""
    return state.sides if state.turn == RED else (state.sides[BLUE], state.sides[RED])


def seated(turn: Seat, of_mover: tuple[T, T]) -> tuple[T, T]:
    """What the mover sees as its own and the other's, by seat; and back."""
    return of_mover if turn == RED else (of_mover[1], of_mover[0])


def choices(mine: int, theirs: int, doubles: int) -> tuple[int, ...]:
    """The numbers an arrow may move to (NB4): not where it is, and the other's only as a double."""
    return tuple([n for n in NUMBERS if n != mine and (n != theirs or doubles)])


def numbers_of(state: State) -> tuple[int, ...]:
    """The numbers that the seat whose turn it is may choose now (NB3, NB4)."""
    mine, theirs = state.arrows[state.turn], state.arrows[1 - state.turn]
    if state.phase is Phase.ARROWS:
        return tuple([n for n in NUMBERS if n != theirs])
    return choices(mine, theirs, state.doubles[state.turn]) if state.phase is Phase.NUMBER else ()


def is_double(state: State) -> bool:
    """Whether the turn in hand plays a double."""
    return state.now is not None and state.now.pair[0] == state.now.pair[1]
