"""Who holds each seat: a person at a panel, a bot, or a bot for a person who has gone silent (T6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Literal, TypeAlias

from console.desk import SECOND
from games.core import AnyGame, Seat, moves_of
from games.scene import Msg

Holder: TypeAlias = int | str
"""A seat's holder: the number of a panel (from 0), or the name of a bot."""

Seating: TypeAlias = tuple[Holder, ...]
"""Who holds the seats of a game, in their order."""

Role: TypeAlias = Literal["human", "bot", "absent"]

SILENT_LIMIT = 2
"""So many questions running without an answer make a seat absent."""

NOTE_NS = 4 * SECOND
_PAUSE_S = (0.7, 1.9)
_ONLY_ONE_S = 0.4


def write_seating(seating: Sequence[Holder], panels: Sequence[int]) -> str:
    """The seating as a text for the store; panels from 1, a bot's behind its name ("3 strong@4")."""
    pairs = zip(seating, panels, strict=True)
    return " ".join(str(panel + 1) if isinstance(holder, int) else f"{holder}@{panel + 1}" for holder, panel in pairs)


def read_seating(text: str, seats: int, bots: tuple[str, ...], humans: Sequence[Seat] | None) -> Seating:
    """The inverse of `write_seating`; where the text does not fit, people sit at the panel of their seat's number."""
    words = text.split()
    if len(words) == seats:
        return tuple(int(word) - 1 if word.isdecimal() else word.partition("@")[0] for word in words)
    people = range(seats) if humans is None else humans
    return tuple(seat if seat in people else bots[-1] for seat in range(seats))


def read_panels(text: str, seating: Seating) -> tuple[int, ...]:
    """The panel whose place each seat has; where the text does not tell a bot's, a free one."""
    ends = [word.rpartition("@")[2] for word in text.split()]
    if len(ends) == len(seating) and all(end.isdecimal() for end in ends):
        return tuple(int(end) - 1 for end in ends)
    return free_panels(seating)


def free_panels(seating: Sequence[Holder]) -> tuple[int, ...]:
    """The panels of people, and for every bot the first free one after the seat before it, if there is one."""
    taken = {holder for holder in seating if isinstance(holder, int)}
    found: list[int] = []
    for holder in seating:
        least = found[-1] + 1 if found else 0
        found.append(holder if isinstance(holder, int) else next(n for n in count(least) if n not in taken))
    return tuple(found)


@dataclass
class Holders:
    """The seating of one game and what has become of it.

    seating: by seat. panels: the panel whose place each seat has, a bot's too. chance: the stream of all bots; it
    never has to do with the dice. silent: questions missed running. away: seats a bot plays for. notes: a short
    sentence for a seat and until when it stands.
    """

    game: AnyGame
    seating: Seating
    panels: tuple[int, ...]
    chance: Random
    silent: dict[Seat, int] = field(default_factory=dict)
    away: set[Seat] = field(default_factory=set)
    notes: dict[Seat, tuple[Msg, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._seat_at = {holder: seat for seat, holder in enumerate(self.seating) if isinstance(holder, int)}

    def seat_at(self, panel: int) -> Seat | None:
        """The seat played from this panel."""
        return self._seat_at.get(panel)

    def panel_of(self, seat: Seat) -> int | None:
        """The panel of a seat; None for a bot's."""
        holder = self.seating[seat]
        return holder if isinstance(holder, int) else None

    def role(self, seat: Seat) -> Role:
        """Who plays for the seat now."""
        if isinstance(self.seating[seat], str):
            return "bot"
        return "absent" if seat in self.away else "human"

    def bot_name(self, seat: Seat) -> str:
        """The bot that plays, or would play, for a seat."""
        holder = self.seating[seat]
        return holder if isinstance(holder, str) else self.game.bots[len(self.game.bots) // 2]

    def people(self) -> tuple[Seat, ...]:
        """Seats played by hand now."""
        return tuple(seat for seat in range(len(self.seating)) if self.role(seat) == "human")

    def answer(self, state: Any, seat: Seat) -> Any:
        """The move of the bot at a seat that is asked."""
        return self.game.bot(self.bot_name(seat))(state, seat, moves_of(self.game, state, seat), self.chance)

    def pause_ns(self, state: Any, seat: Seat) -> int:
        """How long a bot seems to think; hardly at all over the only thing it can do."""
        choices = moves_of(self.game, state, seat)
        return int((self.chance.uniform(*_PAUSE_S) if len(choices) > 1 else _ONLY_ONE_S) * SECOND)

    def missed(self, seat: Seat) -> bool:
        """Counts a question without an answer; whether the seat has just become absent."""
        self.silent[seat] = self.silent.get(seat, 0) + 1
        if self.silent[seat] < SILENT_LIMIT:
            return False
        self.away.add(seat)
        return True

    def back(self, seat: Seat) -> None:
        """A person at this seat has acted."""
        self.silent.pop(seat, None)
        self.away.discard(seat)

    def note(self, seat: Seat, words: Msg, now_ns: int) -> None:
        """Says something to one seat for a few seconds."""
        self.notes[seat] = (words, now_ns + NOTE_NS)

    def tidy(self, now_ns: int) -> None:
        """Takes away notes that have stood long enough."""
        self.notes = {seat: note for seat, note in self.notes.items() if note[1] > now_ns}

    def due_ns(self) -> int | None:
        """When the next note goes."""
        return min((until for _, until in self.notes.values()), default=None)
