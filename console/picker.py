"""Many moves, three buttons: a walk over the prefix tree of `path(move)`; DOUBLE next, STAY take, LEAVE back.

Every legal move is reached; steps that leave no choice are walked by themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from games.core import AnyGame, Seat, moves_of

Steps: TypeAlias = tuple[str, ...]


@dataclass(frozen=True)
class Picker:
    """Where a seat is in the tree of its moves. taken: steps behind it; at: which of `offers` is in hand."""

    paths: tuple[tuple[Steps, Any], ...]
    taken: Steps = ()
    at: int = 0

    @property
    def offers(self) -> Steps:
        """The steps to choose from here, in the order of the moves; the end of a path offers nothing."""
        deep = len(self.taken)
        return tuple(dict.fromkeys(path[deep] for path, _ in self._here() if len(path) > deep))

    @property
    def at_root(self) -> bool:
        """Whether there is no step to go back to."""
        return self._back() is None

    def next(self) -> Picker:
        """The next offer in hand, round and round."""
        return Picker(self.paths, self.taken, (self.at + 1) % max(1, len(self.offers)))

    def take(self) -> Picker | Any:
        """One step on; the move, if the step was its last."""
        return self._settle((*self.taken, self.offers[self.at]))

    def back(self) -> Picker:
        """One choice back, with what was taken there in hand; unchanged at the root."""
        before = self._back()
        if before is None:
            return self
        step = self.taken[len(before)]
        there = Picker(self.paths, before)
        return Picker(self.paths, before, there.offers.index(step))

    def moved(self, fresh: Picker) -> Picker:
        """Where this walk stands among other moves: at the same place if it is still there, else at their root."""
        there = Picker(fresh.paths, self.taken)
        if not self.offers or self.offers[self.at] not in there.offers:
            return fresh
        return Picker(fresh.paths, self.taken, there.offers.index(self.offers[self.at]))

    def _here(self) -> tuple[tuple[Steps, Any], ...]:
        deep = len(self.taken)
        return tuple(pair for pair in self.paths if pair[0][:deep] == self.taken)

    def _settle(self, taken: Steps) -> Picker | Any:
        """Walks on while there is only one way."""
        there = Picker(self.paths, taken)
        ends = [move for path, move in there._here() if path == taken]
        if ends:
            return ends[0]
        return there if len(there.offers) > 1 else self._settle((*taken, there.offers[0]))

    def _back(self) -> Steps | None:
        """The nearest choice behind, None at the root."""
        for deep in range(len(self.taken) - 1, -1, -1):
            if len(Picker(self.paths, self.taken[:deep]).offers) > 1:
                return self.taken[:deep]
        return None


def pick(game: AnyGame, state: Any, seat: Seat) -> Picker | None:
    """A picker over the legal moves of a seat, None if it has none. A single move still has to be taken."""
    paths = tuple((game.path(move), move) for move in moves_of(game, state, seat))
    return Picker(paths) if paths else None
