"""Throws: who may make the one that is due and how (software, typed in, reader), and the dice while they tumble."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from console.desk import SECOND, Desk
from console.screens.aloud import Aloud
from console.screens.holders import Holders
from console.session import Session, Step
from games.core import IllegalMove, Seat, Throw, Thrown, Tone
from games.scene import Msg, msg
from games.view import ThrowBy
from hardware.signals import Button, DiceRead

OWN_PAUSE_S = 1.5
"""A software throw for a bot or an absent seat falls by itself after it."""

Way: TypeAlias = Literal["press", "pause", "hand", "reader", "lost"]
"""How a due throw comes; lost: the reader is gone and the thrower chooses another way."""

Labels: TypeAlias = dict[Button, Msg]


@dataclass
class Roll:
    """Dice under way: what fell, over the state before it. tones, said: heard at the end; from_ns: since when they
    roll."""

    before: Any
    faces: tuple[int, ...]
    tones: tuple[Tone, ...] = ()
    said: tuple[Msg, ...] = ()
    from_ns: int | None = None


@dataclass
class Due:
    """A throw that is due, and shown to come this way since since_ns. entered: faces typed so far; face: in hand."""

    throw: Throw
    since_ns: int
    way: Way
    entered: tuple[int, ...] = ()
    face: int = 1


class Throws:
    """The throws of one session, one at a time. instead: what serves while the reader is lost."""

    def __init__(self, desk: Desk, session: Session, holders: Holders) -> None:
        self.desk, self.session, self.holders = desk, session, holders
        self.aloud = Aloud(desk, session, holders.panels)
        self.due: Due | None = None
        self.roll: Roll | None = None
        self.instead: Literal["console", "hand"] | None = None

    def way(self, throw: Throw) -> Way:
        """How this throw comes now."""
        source = self.desk.habits.source
        if source == "reader":
            if self.desk.dice is not None and "dice" not in self.desk.faults and not self._half_typed():
                self.instead = None
                return "reader"
            if self.instead is None and self.typist(throw) is not None:
                return "lost"
            source = self.instead or "console"
        if source == "hand" and self.typist(throw) is not None:
            return "hand"
        by_itself = self.desk.habits.pause_s > 0 or self.holders.role(throw.seat) != "human"
        return "pause" if by_itself else "press"

    def _half_typed(self) -> bool:
        """A throw of which faces have been typed while the reader was lost is typed to its end."""
        return self.instead == "hand" and self.due is not None and bool(self.due.entered)

    def begin_anew(self) -> None:
        """The table has agreed on another source: the due throw comes by it."""
        self.instead = None
        if self.due is not None:
            self._made()

    def typist(self, throw: Throw) -> Seat | None:
        """Who types the faces in: the thrower, or the first person where a bot throws; None if nobody is there."""
        people = self.holders.people()
        return throw.seat if throw.seat in people else next(iter(people), None)

    def shown(self, at_ns: int) -> None:
        """Everything submitted is on the screen: dice begin to tumble, a due throw may be made."""
        if self.roll is not None:
            self.roll.from_ns = at_ns if self.roll.from_ns is None else self.roll.from_ns
        elif self.session.shown is self.session.state:
            self._look(at_ns)

    def _look(self, at_ns: int) -> None:
        waiting = self.session.waiting
        if not isinstance(waiting, Throw):
            self.due = None
        elif self.due is None or self.due.throw != waiting:
            self.due = Due(waiting, at_ns, self.way(waiting))
            if self.desk.habits.source == "reader" and self.desk.dice is not None:
                self.desk.dice.arm(waiting.dice, waiting.sides, self.session.shown_entries)
        elif self.due.way != self.way(waiting):
            self.due.way, self.due.since_ns = self.way(waiting), at_ns

    def shift(self, by_ns: int) -> None:
        """The table was covered for so long."""
        if self.due is not None:
            self.due.since_ns += by_ns
        if self.roll is not None:
            self.roll.from_ns = None

    def press(self, seat: Seat, button: Button, at_ns: int) -> None:
        """A press of a button that has a label now."""
        due = self.due
        if due is None or at_ns < due.since_ns or button not in self.labels(seat):
            return
        way = self.way(due.throw)
        self.holders.back(seat)
        if way == "lost":
            self.instead = "hand" if button is Button.DOUBLE else "console"
        elif way == "hand":
            self._type(due, button, at_ns)
        else:
            self._fall(at_ns)

    def _type(self, due: Due, button: Button, at_ns: int) -> None:
        full = len(due.entered) == due.throw.dice
        if button is Button.LEAVE:
            due.face = due.entered[-1] if due.entered else 1
            due.entered = due.entered[:-1]
        elif full and button is Button.STAY:
            self._accept(Thrown(due.entered), "hand", at_ns)
        elif button is Button.DOUBLE and not full:
            due.face = due.face % due.throw.sides + 1
        elif button is Button.STAY:
            due.entered, due.face = (*due.entered, due.face), 1

    def read(self, read: DiceRead) -> bool:
        """A throw from the reader; whether it was due. One that is not changes nothing (T5)."""
        if self.due is None or self.way(self.due.throw) != "reader":
            return False
        return self._accept(Thrown(read.faces), "reader", read.at_ns)

    def _accept(self, thrown: Thrown, source: Literal["hand", "reader"], at_ns: int) -> bool:
        try:
            self.session.submit(thrown, source, at_ns)
        except IllegalMove:
            return False
        self._made()
        return True

    def _fall(self, at_ns: int) -> None:
        self.session.throw(at_ns)
        self._made()

    def _made(self) -> None:
        self.due = None
        if self.desk.dice is not None:
            self.desk.dice.disarm()

    def saved(self, steps: tuple[Step, ...]) -> None:
        """Steps that may be shown from now on: a throw among them tumbles first, and is heard when it lies."""
        thrown = [step for step in steps if isinstance(step.move, Thrown)]
        tones = tuple(event.tone for step in steps for event in step.events if event.tone is not None)
        said = self.aloud.steps(steps)
        if any(step.entry.source == "hand" and step not in thrown for step in steps):
            self.desk.tones.append("accepted")
        if thrown and self.desk.tumble_ns:
            self.roll = Roll(thrown[-1].before, thrown[-1].move.faces, tones, said)
        else:
            self.desk.tones.extend(tones)
            self.desk.said.extend(said)

    def tick(self, now_ns: int) -> None:
        """Dice come to rest; a throw falls by itself."""
        if self.roll is not None and self.roll.from_ns is not None:
            if now_ns >= self.roll.from_ns + self.desk.tumble_ns:
                self.desk.tones.extend(self.roll.tones)
                self.desk.said.extend(self.roll.said)
                self.roll = None
        elif self.due is not None and (falls_ns := self._falls_ns(self.due)) is not None and now_ns >= falls_ns:
            self._fall(now_ns)

    def _falls_ns(self, due: Due) -> int | None:
        if self.way(due.throw) != "pause":
            return None
        person = self.holders.role(due.throw.seat) == "human"
        return due.since_ns + int((self.desk.habits.pause_s if person else OWN_PAUSE_S) * SECOND)

    def due_ns(self) -> int | None:
        """When the next tick is wanted."""
        if self.roll is not None:
            return None if self.roll.from_ns is None else self.roll.from_ns + self.desk.tumble_ns
        return None if self.due is None else self._falls_ns(self.due)

    def labels(self, seat: Seat) -> Labels:
        """What the buttons of a seat do about the due throw."""
        due = self.due
        if due is None:
            return {}
        way = self.way(due.throw)
        if way == "lost" and seat == self.typist(due.throw):
            return {Button.STAY: msg("button-software"), Button.DOUBLE: msg("button-typed")}
        if way == "hand" and seat == self.typist(due.throw):
            return self._typing(due)
        if way in ("press", "pause") and seat == due.throw.seat and self.holders.role(seat) == "human":
            return {Button(self.session.game.throw_button): msg("button-throw")}
        return {}

    def _typing(self, due: Due) -> Labels:
        labels = {Button.LEAVE: msg("button-back")} if due.entered else {}
        if len(due.entered) == due.throw.dice:
            return {Button.STAY: msg("button-confirm"), **labels}
        return {Button.STAY: msg("button-take"), **labels, Button.DOUBLE: msg("button-next")}

    def focus(self, seat: Seat) -> tuple[tuple[str, ...], int]:
        """The faces a typing seat steps through, and which is in hand."""
        due = self.due
        typing = due is not None and self.way(due.throw) == "hand" and seat == self.typist(due.throw)
        if due is None or not typing or len(due.entered) == due.throw.dice:
            return (), 0
        return tuple(str(face) for face in range(1, due.throw.sides + 1)), due.face - 1

    def throw_by(self) -> ThrowBy:
        """For the picture: how the throw comes."""
        if self.due is None:
            return "press"
        way = self.way(self.due.throw)
        return "reader" if way == "lost" else way

    def notice(self) -> Msg | None:
        """What the centre says while the reader is lost."""
        if self.due is None or self.way(self.due.throw) != "lost":
            return None
        return msg("notice-reader-lost")
