"""What is said aloud of a game: throws, what they bring, whose turn it is, and who has won (T8)."""

from __future__ import annotations

from collections.abc import Sequence

from console.desk import Desk
from console.session import Session, Step
from games.core import Choose, Event, Over, Seat, Throw, Thrown, Waiting
from games.marks import Marks, called
from games.scene import Msg, msg, number

SMALL = 8
"""At a table of more seats, what happens to a single one is seen and not said."""
SHARERS = 4
"""More winners than these are not named one by one."""


def throw_words(faces: Sequence[int]) -> Msg:
    """The numbers of a throw, as one reads them aloud: "4, 2 and 6"."""
    return msg("spoken-throw", faces=listed([number(face) for face in faces]))


def listed(words: Sequence[Msg]) -> Msg:
    """Words one after another, with an "and" before the last."""
    said = words[0]
    for at, word in enumerate(words[1:], 2):
        said = msg("list-and" if at == len(words) else "list-then", first=said, next=word)
    return said


class Aloud:
    """What one game at the table has to say, with seats called as their panels are marked. It remembers whose turn was
    told last."""

    def __init__(self, desk: Desk, session: Session, marks: Marks) -> None:
        self.desk, self.session, self._marks = desk, session, marks
        self._told: Seat | None = None
        self._over = False

    def steps(self, steps: Sequence[Step]) -> tuple[Msg, ...]:
        """What is said when these steps are seen."""
        level = self.desk.voice
        if level == "off" or (level == "rules" and not self.session.game.aloud):
            return ()
        said: list[Msg] = []
        for step in steps:
            if isinstance(step.move, Thrown):
                said.append(throw_words(step.move.faces))
            if level == "on":
                said += [Msg(event.key, event.args) for event in step.events if self._is_for_all(event)]
                self._heed(step.events, self.session.game.waiting(step.after))
        return tuple(called(each, self._marks) for each in said)

    def _is_for_all(self, event: Event) -> bool:
        return len(event.seats) != 1 or self.session.setup.seats <= SMALL

    def _heed(self, events: Sequence[Event], waiting: Waiting) -> None:
        """An event that names who is waited for has told the turn."""
        seat = _turn(waiting)
        if seat is not None and any(("seat", seat + 1) in event.args for event in events):
            self._told = seat

    def turn(self, people: Sequence[Seat]) -> None:
        """All that has happened is shown: tells a person whose turn it has become, and at the end who has won."""
        if self.desk.voice != "on":
            return
        waiting = self.session.game.waiting(self.session.shown)
        if isinstance(waiting, Over):
            self._end(waiting)
            return
        seat = _turn(waiting)
        if seat is not None and seat != self._told:
            self._told = seat
            if seat in people and len(self.session.game.totals(self.session.shown)) > 1:
                self._say(msg("spoken-turn", seat=msg("seat", n=seat + 1)))

    def _say(self, words: Msg) -> None:
        self.desk.said.append(called(words, self._marks))

    def _end(self, over: Over) -> None:
        if self._over:
            return
        self._over = True
        winners = [seat for seat, rank in enumerate(over.ranks) if rank == 1]
        if len(winners) == len(over.ranks) > 1:
            self._say(msg("spoken-draw"))
        elif len(winners) <= min(SHARERS, len(over.ranks) - 1):
            names = listed([msg("seat", n=seat + 1) for seat in winners])
            self._say(msg("spoken-wins", n=len(winners), seats=names))


def _turn(waiting: Waiting) -> Seat | None:
    """The one seat that is waited for."""
    if isinstance(waiting, Throw):
        return waiting.seat
    asked = (*waiting.seats, *waiting.settled) if isinstance(waiting, Choose) else ()
    return asked[0] if len(asked) == 1 else None
