"""What tests of the rules share: positions reached by notation. Seats are counted from 1, as in the notation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from games.core import Choose, Close, Event, Game, Over
from games.record import read_any_move

S = TypeVar("S")


@dataclass(frozen=True)
class Playing(Generic[S]):
    """A game told move by move."""

    game: Game[S, Any]

    def told(self, state: S, text: str) -> tuple[S, tuple[Event, ...]]:
        """What one move leads to and tells."""
        return self.game.apply(state, read_any_move(self.game, text))

    def tell(self, state: S, *texts: str) -> S:
        """The state after exactly these moves."""
        for text in texts:
            state, _ = self.told(state, text)
        return state

    def play(self, state: S, *texts: str) -> S:
        """The state after these moves; before a throw all are silent who have not answered, and the question closes."""
        return self.tell(state, *self.spelled(state, *texts))

    def spelled(self, state: S, *texts: str) -> Iterator[str]:
        """The same moves with every silence and every closing before a throw written out."""
        for text in texts:
            for each in (*(self._closing(state) if text.startswith("throw") else ()), text):
                yield each
                state = self.tell(state, each)

    def closed(self, state: S) -> S:
        """The state after all were silent who have not answered, and the question has closed."""
        return self.tell(state, *self._closing(state))

    def _closing(self, state: S) -> tuple[str, ...]:
        now = self.game.waiting(state)
        if not isinstance(now, Choose):
            return ()
        silent = tuple(str(self.game.silence(state, seat)) for seat in now.seats)
        left = self.game.waiting(self.tell(state, *silent))
        return (*silent, str(Close())) if isinstance(left, Choose) and not left.seats else silent

    def asked(self, state: S) -> tuple[int, ...]:
        """The seats that have not answered the open question."""
        return tuple(seat + 1 for seat in self._question(state).seats)

    def settled(self, state: S) -> tuple[int, ...]:
        """The seats that have answered the open question and may take it back."""
        return tuple(seat + 1 for seat in self._question(state).settled)

    def _question(self, state: S) -> Choose:
        now = self.game.waiting(state)
        assert isinstance(now, Choose)
        return now

    def over(self, state: S) -> Over:
        """How the game ended."""
        end = self.game.waiting(state)
        assert isinstance(end, Over)
        return end

    def open_to(self, state: S, seat: int) -> list[str]:
        """The notation of all moves of a seat, without the seat."""
        return [str(move).partition(" ")[2] for move in self.game.moves(state) if move.seat == seat - 1]
