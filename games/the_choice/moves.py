"""The moves of The Choice, and which of them are open to the seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from games.core import Seat
from games.the_choice.board import after, beside
from games.the_choice.hand import Dice, Hand, left_as_colours, left_as_numbers, parts
from games.the_choice.sheets import Printed
from games.the_choice.state import Phase, Player, State, asked, hand, printed, untouched


@dataclass(frozen=True, slots=True)
class Begin:
    """Begins on the front (0) or the back (1) of the sheet (TC2)."""

    seat: Seat
    side: int

    def __str__(self) -> str:
        return f"{self.seat + 1} begin {self.side + 1}"


@dataclass(frozen=True, slots=True)
class Keep:
    """The throw stands as it is (TC2)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} keep"


@dataclass(frozen=True, slots=True)
class Rethrow:
    """These faces, in rising order, are thrown again; the others stay (TC2)."""

    seat: Seat
    faces: Dice

    def __str__(self) -> str:
        return f"{self.seat + 1} rethrow {' '.join(map(str, self.faces))}"


@dataclass(frozen=True, slots=True)
class Number:
    """Marks a number hex with one die or the sum of several, faces in rising order (TC4, TC6)."""

    seat: Seat
    spot: int
    faces: Dice

    def __str__(self) -> str:
        return f"{self.seat + 1} number {self.spot + 1} {'+'.join(map(str, self.faces))}"


@dataclass(frozen=True, slots=True)
class Colour:
    """Marks a colour hex with the colour of one die (TC4, TC5)."""

    seat: Seat
    spot: int
    face: int

    def __str__(self) -> str:
        return f"{self.seat + 1} colour {self.spot + 1} {self.face}"


@dataclass(frozen=True, slots=True)
class Done:
    """Ends the seat's marking; too few dice used cost a misthrow (TC7)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} done"


@dataclass(frozen=True, slots=True)
class Turn:
    """Ends the seat's marking and turns its sheet before it has to (TC8)."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} turn"


@dataclass(frozen=True, slots=True)
class Silent:
    """Says that nobody has touched this seat's buttons: no mark, no misthrow (TC7). Never listed: nobody chooses it."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} silent"


Mark: TypeAlias = Number | Colour
Move: TypeAlias = Begin | Keep | Rethrow | Number | Colour | Done | Turn | Silent


def moves(state: State) -> tuple[Move, ...]:
    """What is open to the seats, seat by seat."""
    return tuple([move for seat in range(state.table.seats) for move in choices(state, seat)])


def choices(state: State, seat: Seat) -> tuple[Move, ...]:
    """What is open to one seat: numbers by value, colours by face, then how to end."""
    if state.phase is Phase.KEEP and seat == state.active:
        return (Keep(seat), *(Rethrow(seat, taken) for taken, _ in parts(tuple(sorted(state.faces)))))
    if state.phase not in (Phase.BEGIN, Phase.MARK) or seat not in asked(state):
        return ()
    if state.phase is Phase.BEGIN:
        return (Begin(seat, 0), Begin(seat, 1))
    turn = (Turn(seat),) if may_turn(state.players[seat]) else ()
    return (*marks(state, seat), Done(seat), *turn)


def may_turn(player: Player) -> bool:
    """Whether the sheet may be turned early: not from the last side, and a full side turns by itself (TC8)."""
    return not player.second and not player.side.full


def marks(state: State, seat: Seat) -> tuple[Mark, ...]:
    """The hexes that the seat may mark now, and with which dice."""
    side = state.players[seat].side
    found = _marks(printed(state, seat), side.line, side.ring, hand(state, seat))
    return tuple([Number(seat, spot, faces) if kind else Colour(seat, spot, faces[0]) for kind, spot, faces in found])


@lru_cache(maxsize=4096)
def _marks(printed: Printed, line: tuple[int, ...], ring: int, hand: Hand) -> tuple[tuple[bool, int, Dice], ...]:
    """Whether it is a number, which hex, which dice."""
    sums = [(sum(taken), taken) for taken, _ in parts(left_as_numbers(hand))]
    numbers = [(value, spot, taken) for value, taken in sums for spot in after(line) if printed.numbers[spot] == value]
    free, faces = beside(ring), left_as_colours(hand)
    colours = [(face, spot) for spot, face in enumerate(printed.colours) if free >> spot & 1 and face in faces]
    return (
        *((True, spot, taken) for _, spot, taken in sorted(numbers)),
        *((False, spot, (face,)) for face, spot in sorted(colours)),
    )


def silence(state: State, seat: Seat) -> Move | None:
    """What it means to say nothing: the front, the throw as it is, and no more marks; without any mark no misthrow."""
    meant = lapse(state, seat)
    return Silent(seat) if isinstance(meant, Done) and untouched(state, seat) else meant  # TC7, T6


def lapse(state: State, seat: Seat) -> Move | None:
    """What it means to have begun and not finished when the time is up: the same, but a misthrow is one."""
    if state.phase is Phase.KEEP and seat == state.active:
        return Keep(seat)
    if state.phase not in (Phase.BEGIN, Phase.MARK) or seat not in asked(state):
        return None
    return Begin(seat, 0) if state.phase is Phase.BEGIN else Done(seat)
