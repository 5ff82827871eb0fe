"""Chance or Choice: the clauses CC1 to CC11 of RULES.md as pure functions over a frozen state.

Events, their arguments, and whom they concern (`seats`):

  cc-event-safe      sum, pot       a safe throw; the seats still in
  cc-event-again     round          a first throw with a 1 is repeated (option first_throw_safe)
  cc-event-lost      round, points  a 1: the seats still in lose that many points
  cc-event-all-lost  round, points  the ones wipe: the seats still in lose these points and all earlier rounds
  cc-event-left      seat, points   a seat leaves with its points
  cc-event-quit      seat, points   a seat gives up; points: what it keeps of this round
  cc-event-nobody    round          nobody is in any more, so the round ends
  cc-event-round     round, seat    that round begins; this seat throws
  cc-event-over      points         the game is over; the seats with the highest total

Seats and rounds in arguments are counted from 1.
"""

from __future__ import annotations

from bisect import bisect
from functools import lru_cache
from typing import TypeAlias, TypeVar

from games.chance_or_choice.odds import is_safe, is_wipe
from games.chance_or_choice.state import (
    IN,
    LEFT,
    OUT,
    OVER,
    QUESTION,
    QUIT,
    STAYS,
    THROW,
    Answer,
    Leave,
    Phase,
    Round,
    Standing,
    State,
    Stay,
    still_in,
    totals,
)
from games.core import Close, CoreMove, Event, IllegalMove, Quit, Seat, Thrown, Tone

T = TypeVar("T")
Step: TypeAlias = tuple[State, tuple[Event, ...]]
Throws: TypeAlias = tuple[tuple[int, ...], ...]

_event = lru_cache(maxsize=1024)(Event)
"""In playouts the same events come again and again."""

LOSSES: tuple[tuple[str, Tone], tuple[str, Tone]] = (("cc-event-lost", "lost"), ("cc-event-all-lost", "all-lost"))
"""How a round is lost, and how all is (CC5, CC6)."""


def apply(state: State, move: Answer | CoreMove) -> Step:
    """The state after a move and what came of it; IllegalMove, and nothing changed, if the rules refuse it."""
    if state.phase is OVER:
        raise IllegalMove("the game is over")
    match move:
        case Stay():
            return _stay(state, move.seat)
        case Leave():
            return _leave(state, move.seat)
        case Thrown():
            return _fall(state, move.faces)
        case Close():
            return _close(state)
        case Quit():
            return _quit(state, move.seat)


def _stay(state: State, seat: Seat) -> Step:
    if _may_answer(state, seat) is STAYS:
        raise IllegalMove(f"seat {seat + 1} has said stay already")
    return _stand(state, QUESTION, _put(state.standing, seat, STAYS), state.kept), ()


def _leave(state: State, seat: Seat) -> Step:
    _may_answer(state, seat)
    standing = _put(state.standing, seat, LEFT)
    left = _event("cc-event-left", (("seat", seat + 1), ("points", state.pot)), (seat,))
    return _stand(state, QUESTION, standing, _put(state.kept, seat, state.pot)), (left,)  # CC7


def _may_answer(state: State, seat: Seat) -> Standing:
    at = _sits(state, seat)
    if state.phase is not QUESTION:
        raise IllegalMove("the throw is due; nobody stays or leaves before it")  # CC8
    if at is LEFT:
        raise IllegalMove(f"seat {seat + 1} has left this round; a leave may not be taken back")  # CC10
    return at


def _sits(state: State, seat: Seat) -> Standing:
    """Where a seat stands that has not given up."""
    if not 0 <= seat < state.table.seats:
        raise IllegalMove(f"there is no seat {seat + 1}; the table has seats 1 to {state.table.seats}")
    at = state.standing[seat]
    if at is QUIT:
        raise IllegalMove(f"seat {seat + 1} has given up")
    return at


def _fall(state: State, faces: tuple[int, ...]) -> Step:
    _due(state, faces)
    throws = (*state.throws, faces)
    if is_safe(faces):
        return _score(state, throws)
    if state.table.first_throw_safe and state.pot == 0:  # CC8; a safe throw is worth two points at least
        return state._replace(throws=throws), (_event("cc-event-again", (("round", len(state.past) + 1),)),)
    return _lose(state, throws, is_wipe(faces, state.table.wipe))


def _due(state: State, faces: tuple[int, ...]) -> None:
    dice, sides = state.table.dice, state.table.sides
    if state.phase is not THROW:
        raise IllegalMove("no throw is due: the question is still open")  # T5
    if len(faces) != dice:
        raise IllegalMove(f"a throw is of {dice} dice, not {len(faces)}")
    if min(faces) < 1 or max(faces) > sides:
        wrong = [face for face in faces if not 1 <= face <= sides]
        raise IllegalMove(f"a die shows 1 to {sides} here, not {wrong[0]}")


def _score(state: State, throws: Throws) -> Step:
    points = sum(throws[-1])
    pot = state.pot + points  # CC4
    event = _event("cc-event-safe", (("sum", points), ("pot", pot)), still_in(state), "safe")
    table, _, thrower, _, standing, kept, _, past, wiped = state
    return State(table, QUESTION, thrower, pot, standing, kept, throws, past, wiped), (event,)


def _lose(state: State, throws: Throws, wipes: bool) -> Step:
    losers, number = still_in(state), len(state.past) + 1
    key, tone = LOSSES[wipes]
    event = _event(key, (("round", number), ("points", state.pot)), losers, tone)  # CC5: kept is 0 while a seat is in
    wiped = state.wiped
    if wipes:  # CC6
        wiped = tuple([was if at in OUT else number for at, was in zip(state.standing, wiped, strict=True)])
    return _end_round(state, throws, wiped, event)


def _close(state: State) -> Step:
    if state.phase is not QUESTION:
        raise IllegalMove("there is no open question to close")
    if IN in state.standing:
        seat = state.standing.index(IN)
        raise IllegalMove(f"the question stays open: seat {seat + 1} has not answered")
    if STAYS not in state.standing:
        return _nobody_in(state)
    standing = tuple([IN if at is STAYS else at for at in state.standing])
    return _stand(state, THROW, standing, state.kept), ()


def _nobody_in(state: State) -> Step:
    nobody = _event("cc-event-nobody", (("round", len(state.past) + 1),))
    return _end_round(state, state.throws, state.wiped, nobody)  # CC9


def _quit(state: State, seat: Seat) -> Step:
    _sits(state, seat)
    asked = state.phase is QUESTION and state.standing[seat] is not LEFT
    kept = state.pot if asked else state.kept[seat]
    quits = _event("cc-event-quit", (("seat", seat + 1), ("points", kept)), (seat,))
    state = _stand(state, state.phase, _put(state.standing, seat, QUIT), _put(state.kept, seat, kept))
    state = state._replace(thrower=state.thrower if state.thrower != seat else _next_thrower(state))
    if still_in(state) or (state.phase is QUESTION and not _deserted(state)):
        return state, (quits,)
    ended, events = _nobody_in(state)
    return ended, (quits, *events)


def _deserted(state: State) -> bool:
    return state.standing.count(QUIT) == state.table.seats


def _end_round(state: State, throws: Throws, wiped: tuple[int, ...], event: Event) -> Step:
    table, past = state.table, (*state.past, Round(throws, state.kept))
    standing = tuple([at if at is QUIT else IN for at in state.standing])
    phase = OVER if len(past) == table.rounds or _deserted(state) else THROW
    thrower = state.thrower if phase is OVER else _next_thrower(state)
    ended = State(table, phase, thrower, 0, standing, (0,) * table.seats, (), past, wiped)
    return ended, (event, _over(ended) if phase is OVER else _begins(ended))


def _begins(state: State) -> Event:
    return _event("cc-event-round", (("round", len(state.past) + 1), ("seat", state.thrower + 1)))


def _over(state: State) -> Event:
    scores = totals(state)
    best = max(scores)
    winners = tuple([n for n, score in enumerate(scores) if score == best])
    return _event("cc-event-over", (("points", best),), winners, "won")


def _next_thrower(state: State) -> Seat:
    """CC3: the next of the throwers that has not quit; without one, the seat that throws now, or the next that can."""
    able = [seat for seat in state.table.throwers if state.standing[seat] is not QUIT]
    if able:
        return _following(able, state.thrower)
    playing = [seat for seat, at in enumerate(state.standing) if at is not QUIT]
    return state.thrower if state.thrower in playing or not playing else _following(playing, state.thrower)


def _following(seats: list[Seat], seat: Seat) -> Seat:
    return seats[bisect(seats, seat) % len(seats)]


def _stand(state: State, phase: Phase, standing: tuple[Standing, ...], kept: tuple[int, ...]) -> State:
    """The state with other standings; built directly, since answers are most of all moves."""
    table, _, thrower, pot, _, _, throws, past, wiped = state
    return State(table, phase, thrower, pot, standing, kept, throws, past, wiped)


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    row = [*values]
    row[seat] = value
    return tuple(row)
