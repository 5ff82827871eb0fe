"""The end of the race, exactly: once the sides have passed each other nothing is left to guess.

No checker can be hit or stopped any more, and every turn brings the mover's nearer home: a race ends after some turns
whatever is played, so what a position gives under best play is found by trying everything. `gains` asks whether the
mover can win so many points at least, and stops at the first turn that does; what has been asked is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.no_chance_backgammon.board import ALL_OFF, CHECKERS, OFF, Board, Side, count
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import choices
from games.no_chance_backgammon.turns import numbers, results

Node: TypeAlias = tuple[Board, int, int, int, int]
"""Board with the mover's side first, the mover's arrow, the other's, doubles left of the mover and of the other."""
Turn: TypeAlias = tuple[int, Board, int]
"""A number, the board after the turn with the mover's side first, and the doubles the mover has left then."""

POINTS = (3, 2, 1, -1, -2)
"""What a game can end with for the mover, but the worst (NB8)."""


class TooFar(Exception):
    """More positions to try than were allowed."""


class Race:
    """Races tried to the end. most: how many positions may be tried, all in all, before `TooFar`."""

    def __init__(self, most: int) -> None:
        self.left = most
        self._known: dict[tuple[Node, int], bool] = {}

    def points(self, node: Node) -> int:
        """What the mover wins under best play, below 0 what it loses; TooFar if that takes too long."""
        return next((points for points in POINTS if self.gains(node, points)), -3)

    def gains(self, node: Node, points: int) -> bool:
        """Whether the mover can win so many points at least."""
        board = node[0]
        if points > most_of(board[1]) or points <= -most_of(board[0]):
            return points <= -most_of(board[0])
        known = self._known.get((node, points))
        if known is None:
            known = self._known[node, points] = self._tried(node, points)
        return known

    def reaches(self, turn: Turn, theirs: int, others: int, points: int) -> bool:
        """Whether so many points at least are won by that turn. theirs, others: the arrow and the doubles of the side
        that moves next."""
        number, (mine, other), own = turn
        if mine == ALL_OFF:
            return worth_of_win(other) >= points
        return not self.gains(((other, mine), theirs, number, others, own), 1 - points or 1)

    def _tried(self, node: Node, points: int) -> bool:
        board, mine, theirs, own, others = node
        self.left -= 1
        if self.left < 0:
            raise TooFar
        return any(
            self.reaches((number, after, own - (number == theirs)), theirs, others, points)
            for number in reversed(choices(mine, theirs, own))
            for after in sorted(results(board, numbers(number, theirs)))
        )


def most_of(loser: Side) -> int:
    """The most that can be won of that side from here on (NB8)."""
    return 1 if count(loser, OFF) else 3


def checkers(board: Board) -> int:
    """How many checkers both sides have yet to bear off."""
    return 2 * CHECKERS - count(board[0], OFF) - count(board[1], OFF)


def is_race(board: Board) -> bool:
    """Whether the two sides have passed each other."""
    return sum((side >> 4).bit_length() + 3 >> 2 for side in board) < 25


def best_turn(turns: Sequence[Turn], theirs: int, others: int, most: int) -> Turn | None:
    """The first of the turns that win the most under best play, where that can be found out by trying `most` positions,
    else None. theirs, others: the arrow and the doubles of the side that moves next."""
    race = Race(most)
    try:
        return next(turn for points in POINTS for turn in turns if race.reaches(turn, theirs, others, points))
    except (TooFar, StopIteration):
        return turns[0] if race.left >= 0 else None
