"""Roller and Skater: the clauses RS1 to RS10 of RULES.md as pure functions over a frozen state.

Events, their arguments, and whom they concern (`seats`):

  rs-event-first     toss, roller, skater       the first toss, and on how many second tosses each wins
  rs-event-double    seat                       a seat doubles
  rs-event-single    toss                       nobody doubles, after that first toss
  rs-event-accept    seat                       the double is accepted
  rs-event-decline   seat, other                the double is declined: one point for the other
  rs-event-won       toss, seat, role, points   the second toss, and who wins how many points
  rs-event-half      seat, ahead, by            the first half is over; seat is the Roller from now on, `ahead` leads
  rs-event-quit      seat, by                   a seat gives up, `by` points ahead (below 0: behind)
  rs-event-wins      seat, by, high, low        the game is over, and that seat wins
  rs-event-drawn     points                     the game is over, and nobody is ahead
  rs-event-nobody    points                     somebody gave up without being behind, so nobody wins

Seats in arguments are counted from 1; role is R or S; `ahead` is 0 where nobody leads.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from games.core import Close, CoreMove, Event, IllegalMove, Quit, Seat, Thrown, Tone
from games.roller_skater.odds import SIDES, Role, chances, winner
from games.roller_skater.state import (
    SEATS,
    Accept,
    Decline,
    Double,
    Line,
    Pass,
    Phase,
    Say,
    State,
    answerer,
    half,
    may_answer,
    may_double,
    role,
    roller,
    stake,
    totals,
    written,
)

Step: TypeAlias = tuple[State, tuple[Event, ...]]


def apply(state: State, move: Say | CoreMove) -> Step:
    """The state after a move and what came of it; IllegalMove, and nothing changed, if the rules refuse it."""
    if state.phase is Phase.OVER:
        raise IllegalMove("the game is over")
    match move:
        case Thrown(faces):
            return _fall(state, faces)
        case Double(seat) | Pass(seat):
            return _speak(state, seat, isinstance(move, Double))
        case Accept(seat) | Decline(seat):
            return _answer(state, seat, isinstance(move, Accept))
        case Close():
            return _close(state)
        case Quit(seat):
            return _quit(state, seat)


def _fall(state: State, faces: tuple[int, ...]) -> Step:
    if state.phase not in (Phase.FIRST, Phase.SECOND):
        raise IllegalMove("no toss is due: the question is still open")  # T5
    if len(faces) != 1:
        raise IllegalMove(f"one die is tossed, not {len(faces)}")
    if not 1 <= faces[0] <= SIDES:
        raise IllegalMove(f"a die shows 1 to {SIDES}, not {faces[0]}")
    return _first(state, faces[0]) if state.phase is Phase.FIRST else _second(state, faces[0])


def _first(state: State, toss: int) -> Step:
    wins = {each: chances(state.table.reading, toss, each) for each in Role}
    told = (("toss", toss), ("roller", wins[Role.ROLLER]), ("skater", wins[Role.SKATER]))
    return replace(state, phase=Phase.RACE, toss=toss), (Event("rs-event-first", told),)


def _speak(state: State, seat: Seat, doubles: bool) -> Step:
    _sits(seat)
    if state.phase in (Phase.ANSWER, Phase.SECOND) and state.doubler is not None:
        raise IllegalMove("this round has been doubled; that happens once a round")  # RS3
    if not may_double(state, seat):
        raise IllegalMove("doubling is for after the first toss, until the question closes")  # RS3
    if doubles:
        doubled = replace(state, phase=Phase.ANSWER, doubler=seat, passed=(False, False))
        return doubled, (Event("rs-event-double", (("seat", seat + 1),), (1 - seat,)),)
    if state.passed[seat]:
        raise IllegalMove(f"seat {seat + 1} has said already that it does not double")
    passed = (seat == 0 or state.passed[0], seat == 1 or state.passed[1])
    return replace(state, passed=passed), ()


def _answer(state: State, seat: Seat, accepts: bool) -> Step:
    _sits(seat)
    if not may_answer(state, seat):
        raise IllegalMove(f"no double of the other waits for an answer of seat {seat + 1}")
    if accepts:  # RS6
        return replace(state, phase=Phase.SECOND), (Event("rs-event-accept", (("seat", seat + 1),), (seat,)),)
    return _next(*_declined(state))


def _sits(seat: Seat) -> None:
    if seat not in (0, 1):
        raise IllegalMove(f"there is no seat {seat + 1}; the table has seats 1 and {SEATS[-1]}")


def _close(state: State) -> Step:
    if state.phase is not Phase.RACE:
        raise IllegalMove("there is no open question to close")
    if False in state.passed:
        raise IllegalMove(f"the question stays open: seat {state.passed.index(False) + 1} has not answered")
    single = replace(state, phase=Phase.SECOND, passed=(False, False))  # RS4
    return single, (Event("rs-event-single", (("toss", state.toss),)),)


def _second(state: State, toss: int) -> Step:
    won = winner(state.table.reading, state.toss, toss)
    seat = roller(state) if won is Role.ROLLER else 1 - roller(state)
    told = (("toss", toss), ("seat", seat + 1), ("role", won.value), ("points", stake(state)))
    event = Event("rs-event-won", told, (seat,), "safe")
    return _next(_written_down(state, won, stake(state), toss), event)


def _declined(state: State) -> tuple[State, Event]:
    """RS5: one point for who doubled, without a second toss."""
    doubler, decliner = 1 - answerer(state), answerer(state)
    told = (("seat", decliner + 1), ("other", doubler + 1))
    lost = Event("rs-event-decline", told, (decliner,), "lost")
    return _written_down(state, role(state, doubler), 1, 0), lost


def _written_down(state: State, won: Role, points: int, second: int) -> State:
    """The round as a line of the sheet (RS7), and a clean slate for the next one."""
    doubler = None if state.doubler is None else role(state, state.doubler)
    rolled = points if won is Role.ROLLER else 0
    line = Line(state.toss, doubler, second, rolled, points - rolled)
    return State(state.table, Phase.FIRST, 0, (False, False), None, (*state.past, line))


def _next(state: State, event: Event) -> Step:
    """The next round, the second half, or the end (RS1)."""
    if len(state.past) == 2 * state.table.rounds:
        over = replace(state, phase=Phase.OVER)
        return over, (event, _outcome(over))
    if half(state) == 1 and len(state.past) == state.table.rounds:
        return state, (event, _half_time(state))
    return state, (event,)


def _half_time(state: State) -> Event:
    points = written(state)
    ahead = 0 if points[0] == points[1] else 1 + points.index(max(points))
    told = (("seat", roller(state) + 1), ("ahead", ahead), ("by", abs(points[0] - points[1])))
    return Event("rs-event-half", told, tone="accepted")


def _quit(state: State, seat: Seat) -> Step:
    """RS8; who gives up with a double before it has declined it."""
    _sits(seat)
    events: tuple[Event, ...] = ()
    if may_answer(state, seat):
        state, event = _declined(state)
        events = (event,)
    points = written(state)
    tone: Tone = "lost"
    quits = Event("rs-event-quit", (("seat", seat + 1), ("by", points[seat] - points[1 - seat])), (seat,), tone)
    over = State(state.table, Phase.OVER, 0, (False, False), None, state.past, seat)
    return over, (*events, quits, _outcome(over))


def _outcome(state: State) -> Event:
    points = totals(state)
    if points[0] == points[1]:
        key = "rs-event-drawn" if state.quitter is None else "rs-event-nobody"
        return Event(key, (("points", points[0]),), (), "won" if state.quitter is None else "lost")
    best = points.index(max(points))
    told = (("seat", best + 1), ("by", abs(points[0] - points[1])), ("high", max(points)), ("low", min(points)))
    return Event("rs-event-wins", told, (best,), "won")
