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
