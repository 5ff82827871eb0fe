"""What may be taken back (T7), judged from the moves in force alone, so that a replay judges alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.core import AnyGame, Choose, Close, IllegalMove, Quit, Seat, Thrown
from games.record import Step


def take_back(game: AnyGame, line: Sequence[Step], state: Any, seat: Seat) -> list[Step]:
    """The moves in force after `seat` has taken back its latest own, replayed; IllegalMove says why it may not.

    line: the moves in force, oldest first; state: the one they lead to.
    """
    at = _latest(line, seat)
    _still_open(game, line[at], state, seat)
    kept = [step for step in line[at + 1 :] if not _goes_along(game, line[at], step)]
    return [*line[:at], *_replayed(game, line[at].before, kept)]


def _latest(line: Sequence[Step], seat: Seat) -> int:
    """Where the seat's latest choice of its own stands; nothing before a throw or a closing is looked at."""
    for at in range(len(line) - 1, -1, -1):
        move, source = line[at].move, line[at].entry.source
        if isinstance(move, Thrown):
            raise IllegalMove("nothing to take back since the throw")
        if isinstance(move, Close) or (source == "silence" and move.seat == seat):
            raise IllegalMove("the question has closed")
        if isinstance(move, Quit) and move.seat == seat:
            raise IllegalMove(f"seat {seat + 1} has given up")
        if move.seat == seat and source != "console":
            return at
    raise IllegalMove("there is nothing to take back")


def _still_open(game: AnyGame, taken: Step, state: Any, seat: Seat) -> None:
    """A seat that may still answer, in the question it answered then, may also answer anew."""
    then, now = game.waiting(taken.before), game.waiting(state)
    if seat not in _asked(now):
        raise IllegalMove(f"seat {seat + 1} is not asked any more; its answer stands")
    if _race(then) != _race(now) or not {*_asked(now)} <= {*_asked(then)}:
        raise IllegalMove("the question has closed")


def _race(waiting: object) -> bool:
    return isinstance(waiting, Choose) and waiting.race


def _goes_along(game: AnyGame, taken: Step, later: Step) -> bool:
    """Whether the console played this step because of the choice before it; IllegalMove if a hand did."""
    if isinstance(later.move, Quit):
        return False
    asked_already = later.move.seat != taken.move.seat and later.move.seat in _asked(game.waiting(taken.before))
    if not asked_already and later.entry.source != "console":
        raise IllegalMove(f"seat {later.move.seat + 1} has moved upon it")
    return not asked_already


def _replayed(game: AnyGame, state: Any, kept: Sequence[Step]) -> list[Step]:
    again = []
    for step in kept:
        try:
            after, events = game.apply(state, step.move)
        except IllegalMove as reason:
            raise IllegalMove(f"the move {step.entry.text!r} rests on it: {reason}") from reason
        again.append(Step(step.entry, state, step.move, after, events))
        state = after
    return again


def _asked(waiting: object) -> tuple[Seat, ...]:
    return (*waiting.seats, *waiting.settled) if isinstance(waiting, Choose) else ()
