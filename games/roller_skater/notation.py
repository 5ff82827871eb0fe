"""Texts of Roller and Skater: moves ("2 double"), the steps to enter them, and a state in one line."""

from __future__ import annotations

from games.core import BadNotation, ButtonName, Seat
from games.roller_skater.state import (
    Accept,
    Decline,
    Double,
    Line,
    Pass,
    Say,
    State,
    half,
    may_answer,
    may_double,
    may_pass,
    roller,
    round_no,
)

WORDS: dict[str, type[Say]] = {"accept": Accept, "decline": Decline, "double": Double, "pass": Pass}
KEYS: dict[type[Say], str] = {kind: f"rs-{word}" for word, kind in WORDS.items()}


def read_move(text: str) -> Say:
    """The move a text names, whatever its case and spacing; BadNotation for any other text."""
    match text.lower().split():
        case ["1" | "2" as seat, word] if word in WORDS:
            return WORDS[word](int(seat) - 1)
    raise BadNotation(f"{text[:40]!r} is no move here; write seat 1 or 2 and {', '.join(WORDS)}, as in '2 double'")


def path(move: Say) -> tuple[str, ...]:
    """One step, the word on the button."""
    return (KEYS[type(move)],)


def moves(state: State) -> tuple[Say, ...]:
    """What the seats may say now, sorted by notation; () while a toss is due."""
    return choices(state, 0) + choices(state, 1)


def choices(state: State, seat: Seat) -> tuple[Say, ...]:
    """What one seat may say now."""
    return tuple(sorted(buttons(state, seat).values(), key=str))


def buttons(state: State, seat: Seat) -> dict[ButtonName, Say]:
    """T1: DOUBLE doubles; STAY does not, or accepts; LEAVE declines."""
    meant: dict[ButtonName, Say] = {}
    if may_pass(state, seat):
        meant["STAY"] = Pass(seat)
    if may_double(state, seat):
        meant["DOUBLE"] = Double(seat)
    if may_answer(state, seat):
        meant |= {"STAY": Accept(seat), "LEAVE": Decline(seat)}
    return meant


def show(state: State) -> str:
    """The state in one line; equal exactly if the states are equal."""
    table = state.table
    now = f"half {half(state) + 1} round {round_no(state)} of {table.rounds}, seat {roller(state) + 1} rolls"
    passed = "".join(str(seat + 1) for seat in (0, 1) if state.passed[seat]) or "nobody"
    doubled = "nobody" if state.doubler is None else f"seat {state.doubler + 1}"
    here = f"{state.phase.value}: toss {state.toss}, {passed} passed, {doubled} doubled"
    rules = f"{table.reading}, chips {table.chips}, first {table.first + 1}"
    gone = "" if state.quitter is None else f" | seat {state.quitter + 1} gave up"
    return " | ".join([now, here, *map(_line, state.past), rules]) + gone


def _line(line: Line) -> str:
    doubler = "-" if line.doubler is None else line.doubler.value
    return f"{line.first} {doubler} {line.second} {line.roller}:{line.skater}"
