"""Texts of Chance or Choice: moves ("2 stay", "2 leave"), the steps to enter them, and a state in one line."""

from __future__ import annotations

from functools import lru_cache

from games.chance_or_choice.state import (
    MAY_LEAVE,
    MAY_STAY,
    QUESTION,
    SEATS,
    Answer,
    Leave,
    Round,
    Standing,
    State,
    Stay,
    can_leave,
    can_stay,
)
from games.core import BadNotation, ButtonName, Seat
from games.option import write_option

WORDS: dict[str, type[Stay] | type[Leave]] = {"stay": Stay, "leave": Leave}


def read_move(text: str) -> Answer:
    """The move a text names, whatever its case and spacing; BadNotation for any other text."""
    match text.lower().split():
        case [seat, word] if word in WORDS and _is_seat(seat):
            return WORDS[word](int(seat) - 1)
    raise BadNotation(
        f"{text!r} is no move here; write a seat from 1 to {SEATS[-1]} and stay or leave, as in '2 leave'"
    )


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdigit() and text[0] != "0" and len(text) <= 3 and int(text) in SEATS


def path(move: Answer) -> tuple[str, ...]:
    """One step, the word on the button: "cc-stay" or "cc-leave"."""
    return ("cc-stay",) if isinstance(move, Stay) else ("cc-leave",)


def moves(state: State) -> tuple[Answer, ...]:
    """The answers that are open to the seats now, sorted by notation; () while a throw is due."""
    return _open(state.standing) if state.phase is QUESTION else ()


@lru_cache(maxsize=1024)
def _open(standing: tuple[Standing, ...]) -> tuple[Answer, ...]:
    return tuple([move for seat in _sorted(len(standing)) for move in _choices(seat, standing[seat])])


@lru_cache(maxsize=len(SEATS))
def _sorted(seats: int) -> tuple[Seat, ...]:
    return tuple(sorted(range(seats), key=lambda seat: f"{seat + 1} "))


def choices(state: State, seat: Seat) -> tuple[Answer, ...]:
    """The answers that are open to one seat."""
    return _choices(seat, state.standing[seat]) if state.phase is QUESTION else ()


@lru_cache(maxsize=len(SEATS) * len(Standing))
def _choices(seat: Seat, at: Standing) -> tuple[Answer, ...]:
    answers: tuple[tuple[Answer, tuple[Standing, ...]], ...] = (Leave(seat), MAY_LEAVE), (Stay(seat), MAY_STAY)
    return tuple([answer for answer, allowed in answers if at in allowed])


def buttons(state: State, seat: Seat) -> dict[ButtonName, Answer]:
    """STAY stays and LEAVE leaves, where the seat may (T1)."""
    meant: dict[ButtonName, Answer] = {}
    if can_stay(state, seat):
        meant["STAY"] = Stay(seat)
    if can_leave(state, seat):
        meant["LEAVE"] = Leave(seat)
    return meant


def show(state: State) -> str:
    """The state in one line; equal exactly if the states are equal."""
    table = state.table
    now = f"round {len(state.past) + 1} of {table.rounds} {state.phase.value}, seat {state.thrower + 1} throws"
    parts = [now, f"pot {state.pot}: {_throws(state.throws)}"]
    parts += [_seat(state, seat) for seat in range(table.seats)]
    parts += [f"past {_throws(done.throws)}" for done in state.past]
    return " | ".join([*parts, _table(state)])


def _throws(throws: tuple[tuple[int, ...], ...]) -> str:
    return " ".join("+".join(map(str, faces)) for faces in throws) or "no throw"


def _seat(state: State, seat: Seat) -> str:
    written = " ".join(_written(done, seat) for done in state.past)
    wiped = f" wiped {state.wiped[seat]}" if state.wiped[seat] else ""
    return f"{seat + 1} {state.standing[seat].value} {state.kept[seat]} [{written}]{wiped}"


def _written(done: Round, seat: Seat) -> str:
    return str(done.points[seat])


def _table(state: State) -> str:
    table = state.table
    throwers = ",".join(str(seat + 1) for seat in table.throwers)
    first = write_option(table.first_throw_safe)
    return f"{table.dice} dice of {table.sides}, wipe {table.wipe}, first throw safe {first}, throwers {throwers}"
