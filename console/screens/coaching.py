"""The coach at the table, where it is on: a held STAY shows what each choice is worth (T3).

A press of STAY that may become a hold counts on release, with the stamp of its first contact; once it has become one
it is no press any more. The card stays until its seat presses again, or until the question is over. In a race holds
are off, so there the coach speaks by itself, to everybody who is asked and at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

from console.desk import Desk
from console.screens.coach_card import advice_shapes, hold_shapes, race_shapes
from console.screens.holders import Holders
from console.screens.holds import Holds
from console.screens.question import Question
from console.screens.questions import Questions
from console.session import Session
from console.thinking import Thought
from games.core import Seat, moves_of
from games.luck.coach import Advice, advise
from games.luck.coach_scene import Told
from games.luck.told import move_words
from games.marks import called
from games.scene import Msg, Scene, Shape, msg
from hardware.signals import Button

SEEN_FROM = 0.2
"""A hold is shown from this part of it on, so that a plain press flashes nothing."""


@dataclass
class _Asked:
    """A seat that has asked. question: during which; state: about what; thought: the advice, once it is there."""

    question: Question
    state: Any
    thought: Thought[Advice | None]
    spoken: bool = False


class Coaching:
    """The coach of one game. holds: who keeps STAY down."""

    def __init__(self, desk: Desk, session: Session, questions: Questions, holders: Holders) -> None:
        self.desk, self.session, self.questions, self.holders = desk, session, questions, holders
        self.on = session.setup.coach and session.game.worth is not None
        self.holds = Holds(desk.habits.hold_s, Button.STAY)
        self._asked: dict[Seat, _Asked] = {}

    def waits(self, panel: int) -> bool:
        """Whether STAY of this panel acts on release now, since it may become a hold."""
        seat = self.holders.seat_at(panel)
        question = self._question()
        return question is not None and not question.waiting.race and seat is not None and self._may_ask(question, seat)

    def _question(self) -> Question | None:
        """The open question, where the coach is on."""
        question = self.questions.now
        opened = question is not None and question.opened_ns is not None and self.questions.is_open()
        return question if self.on and opened else None

    def _may_ask(self, question: Question, seat: Seat) -> bool:
        """Asked, or free to change an answer, and a person."""
        waiting = question.waiting
        if self.holders.role(seat) != "human" or seat not in (*waiting.seats, *waiting.settled):
            return False
        return bool(moves_of(self.session.game, self.session.state, seat))

    def pressed(self, seat: Seat) -> None:
        """The seat has done something: its card goes."""
        self._asked.pop(seat, None)

    def ask(self, panel: int) -> None:
        """STAY has been held long enough. One card lies on the table at a time."""
        seat, question = self.holders.seat_at(panel), self._question()
        if seat is not None and question is not None and self._may_ask(question, seat):
            self._asked = {seat: self._begin(question, seat)}

    def _begin(self, question: Question, seat: Seat) -> _Asked:
        state, game = self.session.state, self.session.game
        return _Asked(question, state, Thought(self.desk.think, partial(advise, game, state, seat)))

    def tick(self, now_ns: int, chord: bool) -> None:
        """Holds ripen, unless staff are at the buttons; races are spoken of; thoughts come to their end."""
        if not chord and (panel := self.holds.ripe(now_ns)) is not None:
            self.ask(panel)
        question = self._question()
        self._asked = {seat: asked for seat, asked in self._asked.items() if asked.question is question}
        if question is not None and question.waiting.race and not self._asked and not question.acted:
            self._asked = {
                seat: self._begin(question, seat) for seat in question.waiting.seats if self._may_ask(question, seat)
            }
        for seat, asked in self._asked.items():
            if asked.thought.look() and not asked.spoken:
                asked.spoken = True
                self._speak(seat, asked.thought.result)

    def _speak(self, seat: Seat, advice: Advice | None) -> None:
        if self.desk.voice == "on" and advice is not None:
            best = move_words(self.session.game, advice.choices[0].move)
            words = msg("coach-said", seat=msg("seat", n=seat + 1), move=best)
            self.desk.said.append(called(words, self.holders.panels))

    def due_ns(self, now_ns: int) -> int | None:
        """When the next tick is wanted."""
        times = [self.holds.due_ns(now_ns)]
        question = self._question()
        stale = any(asked.question is not question for asked in self._asked.values())
        speaks = question is not None and question.waiting.race and not self._asked and not question.acted
        if stale or (speaks and self._anybody(question)):
            times.append(now_ns)
        times += [asked.thought.due_ns(now_ns) for asked in self._asked.values()]
        return min((time for time in times if time is not None), default=None)

    def _anybody(self, question: Question | None) -> bool:
        return question is not None and any(self._may_ask(question, seat) for seat in question.waiting.seats)

    def shapes(self, scene: Scene) -> tuple[Shape, ...]:
        """What lies over the picture of the table: cards, and how far a held STAY has come."""
        shapes: tuple[Shape, ...] = ()
        question = self._question()
        shown = [(seat, asked) for seat, asked in self._asked.items() if asked.question is question]
        told = [self.told(seat, asked) for seat, asked in shown if asked.thought.result or not asked.thought.done]
        if told and question is not None:
            shapes += (race_shapes if question.waiting.race else advice_shapes)(scene, told, self.desk.layout)
        for panel in self.holds.panels:
            held = self.holders.seat_at(panel)
            part = self.holds.progress(panel, self.desk.now_ns)
            if held is not None and part >= SEEN_FROM:
                shapes += hold_shapes(scene, held, part, self.desk.layout)
        return shapes

    def told(self, seat: Seat, asked: _Asked) -> Told:
        """What a card tells."""
        game = self.session.game
        own = f"coach-values-{game.id}"
        lead = self.desk.words.has(own)
        buttons = {} if game.buttons is None else game.buttons(asked.state, seat)
        meant = {move: name for name, move in buttons.items()}
        heading = Msg(own if lead else "coach-values")
        return Told(game, seat, game.coach(asked.state, seat), asked.thought.result, heading, lead, meant)
