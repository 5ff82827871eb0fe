"""Questions: when they open, whose presses count, when they close, and what silence means (T4, T6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from console.desk import SECOND, Desk
from console.screens.holders import Holders
from console.screens.holds import Holds
from console.screens.question import (
    Question,
    call_ns,
    ends_ns,
    goes_on,
    grace_ns,
    hears_ns,
    next_step_ns,
    put_off,
    startled,
    timer_left,
)
from console.screens.races import Bid, came_second, settle, shuts_out
from console.screens.silence import time_is_up
from console.screens.thoughts import Thoughts
from console.screens.walks import Walks
from console.session import Session
from games.core import Choose, Close, IllegalMove, Seat
from games.record import Source
from games.scene import Msg, msg
from hardware.signals import Button

LATE_NS = 5 * SECOND
"""So long after a closing a press is told that it is too late; after that it is just a press for nothing."""


class Questions:
    """The questions of one session, one at a time."""

    def __init__(self, desk: Desk, session: Session, holders: Holders) -> None:
        self.desk, self.session, self.holders = desk, session, holders
        self.now: Question | None = None
        self.before: Question | None = None
        self.walks = Walks(session)
        self.won: Bid | None = None
        self.thoughts = Thoughts(desk, session, holders)
        self.sync(0)

    def sync(self, at_ns: int) -> None:
        """Looks at what the game waits for after something was submitted at that time."""
        waiting = self.session.waiting
        if not isinstance(waiting, Choose):
            self.before, self.now = self.now or self.before, None
            return
        asked = frozenset((*waiting.seats, *waiting.settled))
        if self.now is None or not goes_on(self.now, waiting, asked):
            state = self.session.state
            following = Question(waiting, asked, state, state, startled=startled(self.now))
            self.before, self.now = self.now or self.before, following
            return
        question = self.now
        if question.state is not self.session.state:
            question.state, question.waiting = self.session.state, waiting
            question.last_ns = max(question.last_ns, at_ns)
            if len(question.asked) == 1 and question.opened_ns is not None:
                question.since_ns = at_ns
        self.thoughts.plan(question, at_ns)
        if not waiting.seats and question.opened_ns is not None and question.closing_ns is None:
            question.closing_ns = question.last_ns

    def shown(self, at_ns: int) -> None:
        """Everything submitted is on the screen since that time: the question opens, gates open."""
        if self.session.shown is not self.session.state:
            return
        self.walks.open(at_ns)
        question = self.now
        if question is not None and question.opened_ns is None:
            question.opened_ns = question.since_ns = question.last_ns = at_ns
            if not question.waiting.seats:
                question.closing_ns = at_ns
            if any(self.holders.role(seat) == "human" for seat in question.waiting.seats):
                self.desk.tones.append("turn")
            self.thoughts.plan(question, at_ns)

    def shift(self, by_ns: int) -> None:
        """The table was covered for so long; nobody loses time by it."""
        if self.now is not None:
            put_off(self.now, by_ns)

    def is_open(self) -> bool:
        """Whether a question is asked and has not closed."""
        return self.now is not None and self.now.closing_ns is None

    def press(self, seat: Seat, button: Button, at_ns: int, exact: bool) -> None:
        """A press of a seat, in the order of stamps as far as they are known."""
        if self._second(seat, button, at_ns, exact):
            return
        question = self.now
        if question is None or question.opened_ns is None:
            self._after_closing(seat, button, at_ns)
            return
        if at_ns < hears_ns(question, seat) or not self.walks.is_open(seat, at_ns):
            return
        if question.closing_ns is not None and at_ns >= question.closing_ns:
            self._late(question, seat)
            return
        if self.session.game.buttons is None:
            self._walk(seat, button, at_ns)
        else:
            self._answer(question, seat, button, at_ns, exact)

    def _after_closing(self, seat: Seat, button: Button, at_ns: int) -> None:
        before, game = self.before, self.session.game
        if before is None or before.closing_ns is None or game.buttons is None:
            return
        meant = button.value in game.buttons(before.asked_in, seat)
        if meant and at_ns < before.closing_ns + LATE_NS:
            self._late(before, seat)

    def _late(self, question: Question, seat: Seat) -> None:
        if seat in question.asked:
            self._refuse(seat, msg("note-late"))

    def _refuse(self, seat: Seat, why: Msg) -> None:
        self.holders.note(seat, why, self.desk.now_ns)
        self.desk.tones.append("refused")

    def _answer(self, question: Question, seat: Seat, button: Button, at_ns: int, exact: bool) -> None:
        """A game whose buttons are moves."""
        buttons = self.session.game.buttons
        assert buttons is not None
        move = buttons(self.session.state, seat).get(button.value)
        if move is None:
            self._call(question, seat, button, at_ns)
        elif question.waiting.race:
            question.bids.append(Bid(at_ns, seat, move, self.session.game.path(move), exact))
        else:
            self._submit(seat, move, at_ns)

    def _call(self, question: Question, seat: Seat, button: Button, at_ns: int) -> None:
        if seat != question.waiting.caller or button.value != self.session.game.throw_button:
            return
        if at_ns >= call_ns(question, self.desk.habits):
            self.holders.back(seat)
            question.closing_ns = at_ns
        else:
            wait_s = -(-(call_ns(question, self.desk.habits) - at_ns) // SECOND)
            self._refuse(seat, msg("note-call-soon", n=wait_s))

    def _submit(self, seat: Seat, move: Any, at_ns: int) -> None:
        try:
            self.session.submit(move, "hand", at_ns)
        except IllegalMove:
            self._refuse(seat, msg("note-refused"))
            return
        self._acted(seat)
        self.sync(at_ns)

    def _acted(self, seat: Seat) -> None:
        self.holders.back(seat)
        if self.now is not None:
            self.now.acted.add(seat)

    def _walk(self, seat: Seat, button: Button, at_ns: int) -> None:
        """A game whose moves are walked to."""
        picker = self.walks.picker(seat)
        if button is Button.LEAVE and (picker is None or picker.at_root):
            self._undo(seat, at_ns)
        elif picker is not None:
            self._acted(seat)
            move = self.walks.step(seat, picker, button)
            if move is not None:
                self._submit(seat, move, at_ns)

    def _undo(self, seat: Seat, at_ns: int) -> None:
        try:
            self.session.undo(seat, at_ns)
        except IllegalMove:
            self._refuse(seat, msg("note-no-undo"))
            return
        self.walks.shut(seat)
        self._acted(seat)
        self.sync(at_ns)

    def tick(self, now_ns: int, holds: Sequence[Holds]) -> None:
        """Races are settled, bots speak, the timer ends, the grace ends. holds: buttons that may be down."""
        question = self.now
        if question is None or question.opened_ns is None:
            return
        if question.bids and now_ns >= grace_ns(question.bids[0].at_ns, self.desk.habits):
            self._race(question)
        elif question.closing_ns is not None:
            if now_ns >= grace_ns(question.closing_ns, self.desk.habits):
                self._finish(question, now_ns, holds)
        elif (end_ns := self.timer_ns()) is not None and now_ns >= end_ns:
            question.closing_ns = end_ns
        else:
            self._bots(question, now_ns)

    def timer_ns(self) -> int | None:
        """When the open question ends by itself; None without a timer."""
        return None if self.now is None else ends_ns(self.now, self.desk.habits)

    def timer(self, now_ns: int) -> float | None:
        """What is left of the timer, 0 to 1, in steps."""
        return None if self.now is None else timer_left(self.now, self.desk.habits, now_ns)

    def _race(self, question: Question) -> None:
        bids, question.bids = question.bids, []
        for placed in settle(bids, self.holders.chance):
            bid = placed.bid
            if question.closing_ns is not None and bid.at_ns >= question.closing_ns:
                self._late(question, bid.seat)
                continue
            margin_ns = placed.margin_ns if shuts_out(self.session.game, self.session.state, placed) else None
            source: Source = "lot" if margin_ns == 0 else "hand"
            about = margin_ns is not None and not placed.exact
            try:
                self.session.submit(bid.move, source, bid.at_ns, margin_ns, about)
            except IllegalMove:
                self._refuse(bid.seat, msg("note-second"))
                continue
            self._acted(bid.seat)
            self.won = bid
            if margin_ns is not None:
                self._note_first(bid.seat, margin_ns, about)
            self.sync(bid.at_ns)

    def _second(self, seat: Seat, button: Button, at_ns: int, exact: bool) -> bool:
        """Whether a press wanted what another has just won; then it is told and recorded by how much it came later."""
        won, before = self.won, self.before
        if won is None or before is None or not came_second(self.session, before.asked_in, won, seat, button, at_ns):
            return False
        about = not (won.exact and exact)
        try:
            self.session.behind(seat, at_ns, about)
        except IllegalMove:
            return False
        self._note_first(won.seat, at_ns - won.at_ns, about)
        self._refuse(seat, msg("note-second"))
        return True

    def _note_first(self, seat: Seat, margin_ns: int, about: bool) -> None:
        key = "note-first-about" if about else "note-first"
        self.holders.note(seat, msg(key, n=margin_ns // 1_000_000), self.desk.now_ns)

    def _bots(self, question: Question, now_ns: int) -> None:
        self.thoughts.plan(question, now_ns)
        for move in self.thoughts.due(question, now_ns):
            self.session.submit(move, "bot", now_ns)
            self.sync(now_ns)
            if self.now is not question:
                return

    def _speak(self, seat: Seat, now_ns: int) -> None:
        self.session.submit(self.holders.answer(self.session.state, seat), "bot", now_ns)
        self.sync(now_ns)

    def _finish(self, question: Question, now_ns: int, holds: Sequence[Holds]) -> None:
        """The question has closed and the grace is over: held presses, silence and bots, then the close itself."""
        for each in holds:
            self._count_held(question, each)
        for seat in question.waiting.seats:
            if self.now is question and seat in question.waiting.seats:
                self._fall_silent(question, seat, now_ns)
        waiting = self.session.waiting
        if isinstance(waiting, Choose) and not waiting.seats:
            self.session.submit(Close(), "console", question.closing_ns)
        elif self.now is question:
            question.closing_ns, question.since_ns = None, now_ns
        self.sync(now_ns)

    def _count_held(self, question: Question, holds: Holds) -> None:
        """A button that is still down was pressed in time; it is an answer and no hold any more."""
        for seat in sorted(question.asked):
            panel = self.holders.panel_of(seat)
            since = None if panel is None else holds.since(panel)
            if panel is None or since is None or question.closing_ns is None or since >= question.closing_ns:
                continue
            holds.release(panel)
            self.press(seat, holds.button, since, True)

    def _fall_silent(self, question: Question, seat: Seat, now_ns: int) -> None:
        if self.holders.role(seat) != "human":
            while self.now is question and seat in question.waiting.seats:
                self._speak(seat, now_ns)
            return
        may_stop = self.desk.habits.absent == "stops"
        move, note = time_is_up(self.session, self.holders, seat, seat in question.acted, may_stop)
        if note is not None:
            self.holders.note(seat, note, now_ns)
        if move is not None:
            self.session.submit(move, "silence", question.closing_ns)
            self.walks.shut(seat)  # what it was choosing from is gone; its next press counts for what it will see
            self.sync(now_ns)

    def due_ns(self, now_ns: int) -> int | None:
        """When the next tick is wanted."""
        question = self.now
        if question is None or question.opened_ns is None:
            return None
        habits = self.desk.habits
        times = [grace_ns(bid.at_ns, habits) for bid in question.bids[:1]] + list(question.bots_due.values())
        if question.closing_ns is not None:
            return min([*times, grace_ns(question.closing_ns, habits)])
        if ends_ns(question, habits) is not None:
            times.append(next_step_ns(question, habits, now_ns))
        if question.waiting.caller is not None and now_ns < call_ns(question, habits):
            times.append(call_ns(question, habits))
        return min(times, default=None)
