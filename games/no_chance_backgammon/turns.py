"""Whole turns: what a pair of numbers can lead to, and which steps begin a legal turn (NB5, NB7).

`left` are the numbers still to be played: two, or four equal ones for a double, fewer as the turn goes on.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from games.no_chance_backgammon.board import ALL_OFF, Board, after, ends, moved

Left: TypeAlias = tuple[int, ...]
Step: TypeAlias = tuple[int, int]
"""Start and end of one checker, in places of the side that moves."""


def numbers(mine: int, theirs: int) -> Left:
    """What two arrows give to play: both numbers, or four times the same (NB5)."""
    return (mine,) * 4 if mine == theirs else (mine, theirs)


def results(board: Board, left: Left) -> set[Board]:
    """Every different board that a legal turn with these numbers leads to; the same board if nothing can be played."""
    if len(left) == 2 and left[0] != left[1]:
        return _of_two(board, *left)
    reached, done = {board}, set()
    for number in left:
        further = {new for old in reached for new in after(old, number)}
        if not further:
            break
        done |= {new for new in further if new[0] == ALL_OFF}
        reached = further - done
    return reached | done if reached else done


def _of_two(board: Board, one: int, two: int) -> set[Board]:
    high, low = (one, two) if one > two else (two, one)
    found: set[Board] = set()
    with_high, with_low = after(board, high), after(board, low)
    for firsts, number in ((with_high, low), (with_low, high)):
        for first in firsts:
            if first[0] == ALL_OFF:
                found.add(first)
            else:
                found.update(after(first, number))
    return found or set(with_high) or set(with_low) or {board}


@lru_cache(maxsize=8192)
def most(board: Board, left: Left) -> int:
    """How many of these numbers can be played in the best order. The fifteenth checker off ends the game at once, so
    with it all of them count as played."""
    if board[0] == ALL_OFF:
        return len(left)
    best = 0
    for at, number in enumerate(left):
        if number in left[:at]:
            continue
        rest = (*left[:at], *left[at + 1 :])
        for new in after(board, number):
            best = max(best, 1 + most(new, rest))
    return best


@lru_cache(maxsize=2048)
def steps(board: Board, left: Left) -> tuple[tuple[Step, int], ...]:
    """The steps that begin a legal turn, each with the number it uses, by start from the highest, then by end.

    As many numbers as any order allows must be played, and the larger if only one can be (NB7). Where two numbers
    bear off the same checker the smaller is used; it makes no difference to what can follow.
    """
    best = most(board, left)
    if not best or board[0] == ALL_OFF:
        return ()
    found: dict[Step, int] = {}
    only_one = best == 1 and len(set(left)) == 2
    for number in sorted(set(left), reverse=only_one):
        rest = _without(left, number)
        for start, end in ends(board, number):
            if (start, end) not in found and 1 + most(moved(board, start, end), rest) == best:
                found[start, end] = number
        if only_one and found:
            break
    return tuple(sorted(found.items(), reverse=True))


def _without(left: Left, number: int) -> Left:
    at = left.index(number)
    return (*left[:at], *left[at + 1 :])


def played(board: Board, left: Left, step: Step, number: int) -> tuple[Board, Left]:
    """Board and numbers left after a step; nothing is left when the last checker is off."""
    new = moved(board, *step)
    return new, () if new[0] == ALL_OFF else _without(left, number)


@lru_cache(maxsize=2048)
def forced(board: Board, left: Left) -> Step | None:
    """The step to play without asking: the only one, or any if all legal turns lead to the same board."""
    legal = steps(board, left)
    if not legal or (len(legal) > 1 and len(results(board, left)) > 1):
        return None
    return legal[0][0]
