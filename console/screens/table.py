"""The table: a game is played here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from random import Random
from typing import Any

from console.desk import SECOND, Desk, DiceSource
from console.screens import Screen
from console.screens.blink import changes_ns, is_dark
from console.screens.coaching import Coaching
from console.screens.holders import Holder, Holders, free_panels, read_panels, read_seating, write_seating
from console.screens.holds import Holds
from console.screens.page import Page
from console.screens.provenance import provenance, source_words
from console.screens.questions import Questions
from console.screens.throws import Throws
from console.screens.views import labels, look
from console.session import Session
from console.signals import Saved, Shown, Signal
from console.store import Stored
from games.core import AnyGame, Choose, IllegalMove, OptionValue, Quit, Seat, Setup, Throw, complete
from games.marks import Marks, marked
from games.scene import Msg, Scene, Shape, msg
from games.seating import Turn
from games.view import View
from hardware.signals import Button, DiceRead, Fault, Released, Tick

LAST_LOOK_NS = 3 * SECOND
"""How long the last position stays before the score sheet."""


@lru_cache(maxsize=4)
def drawn(draw: Callable[[Any, View], Scene], state: Any, view: View) -> Scene:
    """What a game draws, with its seats marked as their panels are; most signals change nothing that is seen, and then
    it is not drawn anew."""
    scene = draw(state, view)
    return replace(scene, shapes=marked(scene.shapes, view.panels))


class Table(Page):
    """A game in play: presses, throws and time become moves; what the store has is shown."""

    def __init__(self, desk: Desk, session: Session) -> None:
        super().__init__(desk)
        self.session = desk.session = session
        setup = session.setup
        seating = read_seating(session.note, setup.seats, session.game.bots, setup.humans)
        self.holders = Holders(session.game, seating, read_panels(session.note, seating), Random(desk.entropy(32)))
        self.questions = Questions(desk, session, self.holders)
        self.throws = Throws(desk, session, self.holders)
        self.coach = Coaching(desk, session, self.questions, self.holders)
        self._left_ns: int | None = None
        self._over_ns: int | None = None

    def game(self) -> AnyGame:
        """The game in play."""
        return self.session.game

    def holding(self) -> bool:
        """In a race LEAVE acts at first contact (T3)."""
        waiting = self.session.waiting
        return not (isinstance(waiting, Choose) and waiting.race)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """A press at a panel of this game."""
        if button is Button.STAY and self.coach.waits(panel):
            self.coach.holds.press(panel, at_ns)
            return self
        return self._act(panel, button, at_ns, exact)

    def _act(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """A press that is no hold."""
        seat = self.holders.seat_at(panel)
        if seat is None:
            return self
        if self._over_ns is not None:
            return self._sheet() if button is Button.STAY else self
        self.coach.pressed(seat)
        if self.holders.role(seat) == "absent":
            self._come_back(seat, button, at_ns)
        elif self.throws.due is not None and button in self.throws.labels(seat):
            self.throws.press(seat, button, at_ns)
        else:
            self.questions.press(seat, button, at_ns, exact)
        self.questions.sync(at_ns)
        return self

    def _come_back(self, seat: Seat, button: Button, at_ns: int) -> None:
        if button is Button.STAY:
            self.holders.back(seat)
            self.holders.note(seat, msg("note-back"), at_ns)

    def handle(self, signal: Signal) -> Screen:
        """Saved steps and readings count whatever lies over the table."""
        match signal:
            case Saved(ticket):
                self.throws.saved(self.session.saved(ticket))
            case DiceRead():
                self._read(signal)
            case Shown(at_ns):
                self._seen(at_ns)
            case _:
                pass
        return super().handle(signal)

    def _seen(self, at_ns: int) -> None:
        if self._left_ns is not None:
            self.questions.shift(at_ns - self._left_ns)
            self.throws.shift(at_ns - self._left_ns)
            self._left_ns = None
        rolling = self.throws.roll is not None
        self.throws.shown(at_ns)
        if not rolling:
            self.questions.shown(at_ns)
            if self.session.shown is self.session.state:
                self.throws.aloud.turn(self.holders.people())
            if self._over_ns is None and self.session.finished and self.session.shown is self.session.state:
                self._over_ns = at_ns
                self.desk.audits.count("finished", self.session.game.id)

    def _read(self, signal: DiceRead) -> None:
        if not self.throws.read(signal):
            key = "fault-throw-void" if self.questions.is_open() else "fault-dice-undue"
            self.desk.take(Fault("dice", key, "a throw that is not due", passing=True))
        self.questions.sync(signal.at_ns)

    def other(self, signal: Signal) -> Screen:
        """Time passes at the table; a STAY that might have become a hold is let go."""
        if isinstance(signal, Released) and signal.button is Button.STAY:
            since = self.coach.holds.release(signal.seat)
            return self if since is None else self._act(signal.seat, Button.STAY, since, signal.exact)
        if isinstance(signal, Tick):
            now_ns = signal.now_ns
            self.holders.tidy(now_ns)
            self.throws.tick(now_ns)
            if self.throws.roll is None:
                self.questions.tick(now_ns, self.all_holds())
            self.questions.sync(now_ns)
            self.coach.tick(now_ns, self._chord_ns() is not None)
            if self._over_ns is not None and now_ns >= self._over_ns + LAST_LOOK_NS:
                return self._sheet()
        return self

    def wake_ns(self) -> tuple[int | None, ...]:
        """Throws, questions, notes, the end."""
        if self.shown_ns is None:
            return ()
        rolling = self.throws.roll is not None
        return (
            self.throws.due_ns(),
            None if rolling else self.questions.due_ns(self.desk.now_ns),
            self.holders.due_ns(),
            None if rolling else self.coach.due_ns(self.desk.now_ns),
            changes_ns(self._ends_ns(), self.desk.now_ns),
            None if self._over_ns is None else self._over_ns + LAST_LOOK_NS,
        )

    def all_holds(self) -> tuple[Holds, ...]:
        """LEAVE, and STAY where the coach is on."""
        return self.holds, self.coach.holds

    def _ends_ns(self) -> int | None:
        """When the timer of an open question ends."""
        return self.questions.timer_ns() if self.throws.roll is None and self.questions.is_open() else None

    def away(self) -> None:
        """The table is covered: its time stands still."""
        super().away()
        self._left_ns = self.desk.now_ns if self._left_ns is None else self._left_ns

    def home(self) -> Screen:
        """The attract screen; this game stays in the store unfinished."""
        self.desk.session = None
        if self.desk.dice is not None:
            self.desk.dice.disarm()
        return super().home()

    def _sheet(self) -> Screen:
        from console.screens.sheet import Sheet

        return Sheet(self.desk, self.session, self.holders.seating)

    def quit(self, panel: int) -> Screen:
        """The seat of this panel gives up for good; a panel without a seat leads back to the beginning."""
        seat = self.holders.seat_at(panel)
        if seat is None:
            return self.home()
        try:
            self.session.submit(Quit(seat), "hand", self.desk.now_ns)
        except IllegalMove:
            return self.home()
        self.questions.sync(self.desk.now_ns)
        return self

    def offers(self, panel: int) -> tuple[tuple[Msg, Callable[[], Screen]], ...]:
        """The resignations that the seat of this panel may offer now."""
        seat, game, state = self.holders.seat_at(panel), self.session.game, self.session.state
        moves = () if seat is None or self.holders.role(seat) != "human" else game.resigns(state, seat)
        return tuple((Msg(game.path(move)[-1]), partial(self._resign, move)) for move in moves)

    def _resign(self, move: Any) -> Screen:
        now_ns = self.desk.now_ns
        try:
            self.session.submit(move, "hand", now_ns)
        except IllegalMove:
            self.holders.note(move.seat, msg("note-refused"), now_ns)
            return self
        self.holders.back(move.seat)
        self.questions.sync(now_ns)
        return self

    def more(self, panel: int) -> tuple[tuple[Msg, Callable[[], Screen]], ...]:
        """The other sources that throws may have from now on, where the game has any and the table is not locked."""
        seat, now = self.holders.seat_at(panel), self.desk.habits.source
        thrown = self.session.shown_source is not None or isinstance(self.session.waiting, Throw)
        locked = self.desk.visitors.locked
        if seat is None or self.holders.role(seat) != "human" or not thrown or locked or self._over_ns is not None:
            return ()
        others = (source for source in self.desk.dice_sources if source != now)
        return tuple(
            (msg("menu-dice", source=source_words(source)), partial(self._propose, panel, source)) for source in others
        )

    def _propose(self, panel: int, source: DiceSource) -> Screen:
        """Another seat has to agree, if a person sits there."""
        from console.screens.agree import Agree

        if len(self.holders.people()) > 1:
            return Agree(self.desk, self, panel, source)
        self.throw_by(source)
        return self

    def throw_by(self, source: DiceSource) -> None:
        """From now on throws have this source; each entry of the record says its own. Faces typed so far are void."""
        self.desk.habits = replace(self.desk.habits, source=source)
        self.throws.begin_anew()
        self.desk.take(Fault("dice", f"dice-now-{source}", f"the table has agreed on throws by {source}", passing=True))

    def place(self, panel: int) -> tuple[Seat | None, Turn]:
        """The seat that is played from there, at the edge where its buttons are."""
        return self.holders.seat_at(panel), super().place(panel)[1]

    def marks(self) -> Marks:
        """The panels of this game's seats."""
        return self.holders.panels

    def quit_question(self, panel: int) -> Msg:
        """Which seat gives up."""
        seat = self.holders.seat_at(panel)
        if seat is None:
            return super().quit_question(panel)
        return msg("menu-quit", seat=msg("seat", n=seat + 1))

    def quit_about(self) -> Msg:
        """That it is for good, or what the game itself says of it."""
        own = f"quit-{self.session.game.id}"
        return Msg(own if self.desk.words.has(own) else "menu-quit-about")

    def quit_words(self) -> Msg:
        """The yes."""
        return msg("menu-quit-yes")

    def scene(self) -> Scene:
        """The game's picture, and lasting faults along the edge."""
        view = look(self.desk, self.questions, self.throws, self.holders, self.holds)
        state = self.throws.roll.before if self.throws.roll is not None else self.session.shown
        scene = drawn(self.session.game.scene, state, view)
        edge = provenance(self.desk, self.session)
        card = marked(self.coach.shapes(scene), self.marks())
        return replace(scene, shapes=(*scene.shapes, *edge, *card), accepted=self.session.shown_entries)

    def shapes(self) -> tuple[Shape, ...]:
        """The shapes of the scene."""
        return self.scene().shapes

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """The buttons that do something now; before the timer ends they blink."""
        if is_dark(self._ends_ns(), self.desk.now_ns):
            return frozenset()
        found = labels(self.questions, self.throws, self.holders)
        panels = (self.holders.panel_of(seat) for seat in range(len(found)))
        return frozenset(
            (panel, button)
            for panel, buttons in zip(panels, found, strict=True)
            if panel is not None
            for button in buttons
        )


def begin(
    desk: Desk,
    game: AnyGame,
    seating: Sequence[Holder],
    options: dict[str, OptionValue] | None = None,
    coach: bool = False,
    panels: Sequence[int] = (),
) -> Table:
    """A new game at the table; BadNotation for options or a number of seats that the game does not allow.

    panels: whose place each seat has; by default bots have free ones.
    """
    people = tuple(seat for seat, holder in enumerate(seating) if isinstance(holder, int))
    setup = complete(game, Setup(len(seating), options or {}, people, coach=coach))
    lots = game.draw(setup, Random(desk.entropy(32)))
    setup = replace(setup, lots=lots)
    desk.audits.count("begun", game.id)
    desk.audits.count("seats", game.id, n=len(people))
    note = write_seating(seating, panels or free_panels(seating))
    return Table(desk, Session.begin(game, setup, desk.store, desk.entropy(32), note))


def resume(desk: Desk, stored: Stored) -> Table:
    """The table as it was left; BadRecord if the rules refuse what is stored, KeyError for a game this table lacks."""
    return Table(desk, Session.resume(desk.game(stored.game_id), stored, desk.store))
