"""Before a decision: what each choice of a seat is worth to it, from what the game says of its positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.core import AnyGame, Choose, Close, Seat, moves_of

EQUAL = 0.005
"""Choices that differ by less are equally good: no screen tells them apart."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One move and what the position is worth to the seat once it has been made for good, in points."""

    move: Any
    points: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat may choose, the best first. error: standard error of the points, 0 where they are exact."""

    seat: Seat
    choices: tuple[Choice, ...]
    error: float

    @property
    def best(self) -> float:
        """What the best choice is worth."""
        return self.choices[0].points

    def is_best(self, choice: Choice) -> bool:
        """Whether no other is better, as far as a screen tells."""
        return choice.points >= self.best - EQUAL


def advise(game: AnyGame, state: Any, seat: Seat) -> Advice | None:
    """The choices of a seat in that state; None if it has no move, or if the game's positions have no worth."""
    moves = moves_of(game, state, seat)
    if game.worth is None or not moves:
        return None
    worths = [(move, game.worth(_for_good(game, game.apply(state, move)[0], seat))) for move in moves]
    choices = [Choice(move, worth.points[seat]) for move, worth in worths]
    ranked = tuple(sorted(choices, key=lambda choice: -choice.points))
    return Advice(seat, ranked, max(worth.error for _, worth in worths))


def _for_good(game: AnyGame, state: Any, seat: Seat) -> Any:
    """The state in which an answer of the seat can be changed no more: where it still could be, the question closes.

    Others that are asked then stay silent; in a race they do what is best for them, for it is theirs to take.
    """
    while isinstance(now := game.waiting(state), Choose) and _may_change(game, state, now, seat):
        if not now.seats:
            return game.apply(state, Close())[0]
        other = now.seats[0]
        move = _best_reply(game, state, other) if now.race else game.silence(state, other)
        if move is None:
            return state
        state = game.apply(state, move)[0]
    return state


def _may_change(game: AnyGame, state: Any, now: Choose, seat: Seat) -> bool:
    return seat in now.settled and bool(moves_of(game, state, seat))


def _best_reply(game: AnyGame, state: Any, other: Seat) -> Any:
    """What is worth most to another that is asked, once the question has closed on it."""
    assert game.worth is not None
    found = {}
    for move in moves_of(game, state, other):
        after = game.apply(state, move)[0]
        now = game.waiting(after)
        closes = isinstance(now, Choose) and not now.seats
        found[move] = game.worth(game.apply(after, Close())[0] if closes else after).points[other]
    return max(found, key=lambda move: found[move], default=None)
