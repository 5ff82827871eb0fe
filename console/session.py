"""The game in hand: the one object that changes. Moves go in, entries go to the store, and what is stored is shown.

It has two states. `state` counts everything submitted and judges the next press; `shown` counts what the store
has answered for and is all that a scene may tell. An undo is an entry of its own ("undo 2"), and so is a
margin that was known late ("behind 2"): the list of entries only grows, and playing it again gives the same session.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from console.store import Store, Stored
from console.undo import take_back
from games import fair_dice
from games.core import (
    AnyGame,
    BadNotation,
    BadRecord,
    Choose,
    Close,
    IllegalMove,
    Move,
    Over,
    Quit,
    Seat,
    Setup,
    Throw,
    Thrown,
    Waiting,
    complete,
)
from games.record import Entry, Record, Source, Step, read_any_move
from games.view import First

__all__ = ["Session", "Step"]


class Session:
    """One game being played. Made by `begin` or `resume`; a `Step` with move None is an undo.

    key: of the store. setup: complete. commitment: SHA-256 of the software dice's seed, to be shown from the start.
    shown_entries: how many entries, undo included, are on disk or told as unsaved (`Scene.accepted`).
    """

    def __init__(self, game: AnyGame, store: Store, stored: Stored) -> None:
        self.game, self.setup, self.note, self.key = game, stored.setup, stored.note, stored.key
        self.commitment = fair_dice.commitment(stored.seed)
        self.shown_entries = 0
        self._store, self._seed = store, stored.seed
        self._start = self.state = game.start(stored.setup)
        self._trail: list[Step] = []
        self._line: list[Step] = []
        self._handed = 0
        self._tickets: dict[int, int] = {}
        self._ended = False
        self._race: First | None = None
        self._races_seen = 0

    @classmethod
    def begin(cls, game: AnyGame, setup: Setup, store: Store, seed: bytes, note: str = "") -> Session:
        """A new game. seed: 32 bytes of entropy for the software dice; note: any text that `resume` shall find again.

        BadNotation for a setup that the game does not allow.
        """
        whole = complete(game, setup)
        key = store.begin(game.id, game.rules, whole, seed, note)
        return cls(game, store, Stored(key, game.id, game.rules, whole, seed, note))

    @classmethod
    def resume(cls, game: AnyGame, stored: Stored, store: Store) -> Session:
        """The session as it was when its last transaction reached the disk; BadRecord if the rules refuse an entry."""
        session = cls.look(game, stored, store)
        store.resume(stored)
        return session

    @classmethod
    def look(cls, game: AnyGame, stored: Stored, store: Store) -> Session:
        """The same to be looked at, not gone on with; BadRecord likewise."""
        session = cls(game, store, _checked(game, stored))
        for number, entry in enumerate(stored.entries, 1):
            session._replay(number, entry)
        session._handed = session.shown_entries = len(stored.entries)
        session._ended = stored.ended
        return session

    @property
    def waiting(self) -> Waiting:
        """What the game waits for, everything submitted counted."""
        waiting: Waiting = self.game.waiting(self.state)
        return waiting

    @property
    def shown(self) -> Any:
        """The state that scenes may tell."""
        return self._trail[self.shown_entries - 1].after if self.shown_entries else self._start

    @property
    def shown_throws(self) -> int:
        """How many throws scenes may tell of."""
        return sum(isinstance(step.move, Thrown) for step in self._trail[: self.shown_entries])

    @property
    def shown_race(self) -> First | None:
        """Who was first in the latest race that scenes may tell of, where another wanted the same."""
        for step in self._trail[self._races_seen : self.shown_entries]:
            asked = self.game.waiting(step.before)
            if isinstance(asked, Choose) and asked.race and not isinstance(step.move, Close | None):
                self._race = _first(step)
        self._races_seen = self.shown_entries
        return self._race

    @property
    def shown_source(self) -> Source | None:
        """Where the last throw that scenes may tell of came from; None before the first."""
        shown = reversed(self._trail[: self.shown_entries])
        return next((step.entry.source for step in shown if isinstance(step.move, Thrown)), None)

    @property
    def uses_software(self) -> bool:
        """Whether any throw in force was made by the software dice."""
        return any(isinstance(step.move, Thrown) and step.entry.source == "console" for step in self._line)

    @property
    def finished(self) -> bool:
        """Whether the game is over and the end may be shown."""
        return isinstance(self.game.waiting(self.shown), Over)

    def submit(
        self,
        move: Any,
        source: Source,
        at_ns: int | None = None,
        margin_ns: int | None = None,
        about: bool = False,
    ) -> None:
        """One move, and what it forces; IllegalMove, and nothing has changed, if the rules refuse it.

        at_ns: stamp of its first contact; margin_ns: how far ahead of the next in a race; about: by arrivals.
        """
        self._enter(move, Entry(str(move), source, at_ns, margin_ns, about=about))
        while (forced := self.game.forced(self.state)) is not None:
            self._enter(forced, Entry(str(forced), "console", at_ns))

    def throw(self, at_ns: int | None = None) -> None:
        """The due throw, made by the software dice; IllegalMove if none is due."""
        due = self.waiting
        if not isinstance(due, Throw):
            raise IllegalMove("no throw is due")
        made = sum(isinstance(step.move, Thrown) and step.entry.source == "console" for step in self._line)
        self.submit(Thrown(fair_dice.faces(self._seed, made, due.dice, due.sides)), "console", at_ns)

    def undo(self, seat: Seat, at_ns: int | None = None) -> None:
        """Takes back the seat's own latest move; IllegalMove says why it may not (T7)."""
        self._undo(seat, Entry(f"undo {seat + 1}", "hand", at_ns))

    def behind(self, seat: Seat, at_ns: int, about: bool = False) -> None:
        """Another wanted the same in the race just won, and came later: the entry of the winner gets its margin.

        An entry of its own ("behind 2"), since the winner's is stored. IllegalMove if the game has gone on since.
        """
        won = self._line[-1].entry.at_ns if self._line else None
        margin_ns = None if won is None else at_ns - won
        self._behind(seat, Entry(f"behind {seat + 1}", "console", at_ns, margin_ns, about=about))

    def may_undo(self, seat: Seat) -> bool:
        """Whether `undo` would be allowed now."""
        try:
            take_back(self.game, self._line, self.state, seat)
        except IllegalMove:
            return False
        return True

    def flush(self) -> bool:
        """Hands everything since the last flush to the store as one transaction; nothing new is nothing done.

        True if the store has been given something and will answer with `Saved`.
        """
        entries = [step.entry for step in self._trail[self._handed :]]
        if entries:
            self._handed = len(self._trail)
            self._tickets[self._store.append(self.key, entries)] = self._handed
        over = self.waiting
        if isinstance(over, Over) and not self._ended:
            self._ended = True
            self._store.finish(self.key, over.scores)
        return bool(entries)

    def saved(self, ticket: int) -> tuple[Step, ...]:
        """The steps that may be shown from now on, in order; () for a ticket that is not this session's."""
        before = self.shown_entries
        self.shown_entries = self._tickets.pop(ticket, before)
        return tuple(self._trail[before : self.shown_entries])

    @property
    def line(self) -> tuple[Step, ...]:
        """The moves in force, with everything submitted."""
        return tuple(self._line)

    def record(self) -> Record:
        """The game as moves in force, with everything submitted; the seed is revealed once the game is over."""
        over = self.waiting
        entries = tuple(step.entry for step in self._line)
        record = Record(self.game.id, self.game.rules, self.setup, entries, self.commitment)
        return replace(record, seed=self._seed.hex(), result=over.scores) if isinstance(over, Over) else record

    def _enter(self, move: Move | Thrown | Quit | Close, entry: Entry) -> None:
        after, events = self.game.apply(self.state, move)
        step = Step(entry, self.state, move, after, events)
        self._line.append(step)
        self._trail.append(step)
        self.state = after

    def _undo(self, seat: Seat, entry: Entry) -> None:
        self._line = take_back(self.game, self._line, self.state, seat)
        after = self._line[-1].after if self._line else self._start
        self._trail.append(Step(entry, self.state, None, after, ()))
        self.state = after

    def _behind(self, seat: Seat, entry: Entry) -> None:
        won = self._line[-1] if self._line else None
        asked = None if won is None else self.game.waiting(won.before)
        if won is None or not (isinstance(asked, Choose) and asked.race and seat in asked.seats + asked.settled):
            raise IllegalMove("no race has just been won")
        if isinstance(won.move, Close | Thrown):
            raise IllegalMove("that race has been closed, not won")
        if won.move.seat == seat or won.entry.margin_ns is not None or entry.margin_ns is None:
            raise IllegalMove("the margin of that race is known, or there is none")
        self._line[-1] = replace(won, entry=replace(won.entry, margin_ns=entry.margin_ns, about=entry.about))
        self._trail.append(Step(entry, won.before, won.move, self.state, ()))

    def _replay(self, number: int, entry: Entry) -> None:
        try:
            if undo := re.fullmatch(r"undo ([1-9]\d{0,3})", entry.text):
                self._undo(int(undo[1]) - 1, entry)
            elif behind := re.fullmatch(r"behind ([1-9]\d{0,3})", entry.text):
                self._behind(int(behind[1]) - 1, entry)
            else:
                self._enter(read_any_move(self.game, entry.text), entry)
        except (BadNotation, IllegalMove) as reason:
            raise BadRecord(f"entry {number} of the stored game, {entry.text!r}: {reason}") from reason


def _first(step: Step) -> First | None:
    margin_ns = step.entry.margin_ns
    if margin_ns is None:
        return None
    return First(step.move.seat, margin_ns, not step.entry.about, step.entry.source == "lot")


def _checked(game: AnyGame, stored: Stored) -> Stored:
    """The stored game, if it is one of this game's as it is played today; BadRecord."""
    if (stored.game_id, stored.rules) != (game.id, game.rules):
        was = f"{stored.game_id} by rules {stored.rules}"
        raise BadRecord(f"the stored game is {was}; this console has {game.id} by rules {game.rules}")
    try:
        checked = replace(stored, setup=complete(game, stored.setup))
        game.start(checked.setup)
        return checked
    except BadNotation as reason:
        raise BadRecord(f"the stored setup is not allowed: {reason}") from reason
