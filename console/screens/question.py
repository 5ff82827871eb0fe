"""One question: whom it was put to, and what has become of it so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from console.desk import SECOND, Habits
from console.screens.races import Bid
from games.core import Choose, Seat

STARTLE_NS = 300_000_000
"""A hand on its way to a button cannot be stopped in less: what it presses was meant for the question before."""
USUAL_TIMER_S = 30
"""The timer for which the caller's waiting time is meant."""
TIMER_STEPS = 60
"""In how many steps a timer is shown to run down."""


@dataclass
class Question:
    """One question. asked: all it was put to; asked_in: the game as it was then; state: as it was last looked at.

    opened_ns: presses count from then on; None: not shown yet. since_ns: when its timer began; closing_ns: it has
    closed then, and only the grace is waited for; last_ns: latest answer; acted: who has done anything; bots_due: when
    each bot speaks; bids: presses of a race. startled: who was still to answer another question that somebody else has
    just ended, and may have been about to.
    """

    waiting: Choose
    asked: frozenset[Seat]
    asked_in: Any
    state: Any
    opened_ns: int | None = None
    since_ns: int = 0
    closing_ns: int | None = None
    last_ns: int = 0
    acted: set[Seat] = field(default_factory=set)
    bots_due: dict[Seat, int] = field(default_factory=dict)
    bids: list[Bid] = field(default_factory=list)
    startled: frozenset[Seat] = frozenset()


def startled(before: Question | None) -> frozenset[Seat]:
    """Whom the end of a race has cut short in answering."""
    if before is None or not before.waiting.race or before.closing_ns is not None:
        return frozenset()
    return frozenset(before.waiting.seats)


def hears_ns(question: Question, seat: Seat) -> int:
    """From when on presses of a seat count, once the question is open (T4)."""
    return (question.opened_ns or 0) + (STARTLE_NS if seat in question.startled else 0)


def goes_on(question: Question, waiting: Choose, asked: frozenset[Seat]) -> bool:
    """Whether the game still asks the same: nobody new, and by the same rules."""
    same = (question.waiting.race, question.waiting.caller) == (waiting.race, waiting.caller)
    return same and asked <= question.asked


def call_ns(question: Question, habits: Habits) -> int:
    """From when on the caller may end a question; a longer timer leaves everybody longer (CC10)."""
    longer = max(1.0, habits.timer_s / USUAL_TIMER_S)
    return (question.opened_ns or 0) + int(habits.call_after_s * longer * SECOND)


def put_off(question: Question, by_ns: int) -> None:
    """All times of a question that has opened are so much later."""
    if question.opened_ns is None:
        return
    question.opened_ns += by_ns
    question.since_ns += by_ns
    question.last_ns += by_ns
    question.closing_ns = None if question.closing_ns is None else question.closing_ns + by_ns
    question.bots_due = {seat: due + by_ns for seat, due in question.bots_due.items()}


def grace_ns(at_ns: int, habits: Habits) -> int:
    """Until when presses made by then may still arrive (T4)."""
    return at_ns + habits.grace_ms * 1_000_000


def ends_ns(question: Question, habits: Habits) -> int | None:
    """When an open question ends by itself; None without a timer."""
    time_ns = _time_ns(question, habits)
    return question.since_ns + time_ns if time_ns and question.opened_ns is not None else None


def _time_ns(question: Question, habits: Habits) -> int:
    """How long a question stays open; 0 without a timer."""
    return int(habits.timer_s * question.waiting.patience * SECOND)


def timer_left(question: Question, habits: Habits, now_ns: int) -> float | None:
    """What is left of the timer, 0 to 1, in steps; all of it before the question is open. None without a timer."""
    end_ns = ends_ns(question, habits)
    if end_ns is None:
        return 1.0 if habits.timer_s else None
    step = _time_ns(question, habits) / TIMER_STEPS
    return max(0, min(TIMER_STEPS, -int((now_ns - end_ns) // step))) / TIMER_STEPS


def next_step_ns(question: Question, habits: Habits, now_ns: int) -> int:
    """When less of a running timer will be left to show."""
    end_ns = question.since_ns + _time_ns(question, habits)
    step = _time_ns(question, habits) // TIMER_STEPS
    return min(end_ns, end_ns - (end_ns - now_ns - 1) // step * step)
