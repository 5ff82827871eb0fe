"""What bots have come to, and when they say it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from console.desk import Desk
from console.screens.holders import Holders
from console.screens.question import Question
from console.session import Session
from console.thinking import LOOK_NS
from games.core import Seat


class Thoughts:
    """The bots of one session."""

    def __init__(self, desk: Desk, session: Session, holders: Holders) -> None:
        self.desk, self.session, self.holders = desk, session, holders
        self._answers: dict[Seat, tuple[Any, Callable[[], Any]]] = {}

    def plan(self, question: Question, now_ns: int) -> None:
        """When each bot will speak; in a race bots let people go first (RS10)."""
        if question.opened_ns is None:
            return
        seats = [(seat, self.holders.role(seat) == "human") for seat in question.waiting.seats]
        if question.waiting.race and any(person for _, person in seats):
            return
        for seat, person in seats:
            if not person and seat not in question.bots_due:
                question.bots_due[seat] = now_ns + self.holders.pause_ns(self.session.state, seat)

    def due(self, question: Question, now_ns: int) -> Iterator[Any]:
        """The moves that bots say now, each to be made before the next is asked for."""
        for seat, due_ns in sorted(question.bots_due.items(), key=lambda item: item[1]):
            if now_ns < due_ns:
                return
            del question.bots_due[seat]
            if seat not in question.waiting.seats or self.holders.role(seat) == "human":
                continue
            move = self._thought(seat)
            if move is None:
                question.bots_due[seat] = now_ns + LOOK_NS
                return
            yield move

    def _thought(self, seat: Seat) -> Any:
        """The move that a bot has come to; None while it thinks. A state that has changed is thought about anew."""
        state = self.session.state
        about, answer = self._answers.get(seat, (None, None))
        if answer is None or about is not state:
            answer = self.desk.think(partial(self.holders.answer, state, seat))
            self._answers[seat] = state, answer
        move = answer()
        if move is not None:
            del self._answers[seat]
        return move
