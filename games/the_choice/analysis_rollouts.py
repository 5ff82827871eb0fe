"""Games of The Choice played on from a position, many at once: what each seat gets.

All seats play alike: a throw is used for what the side promises afterwards (`bots_outlook`), with as many throws to
come as the sheets of the others are likely to leave (`analysis_uses`). All games go on throw by throw together; those
that are over drop out.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.the_choice.analysis_promises import Numbers, Sides
from games.the_choice.analysis_rolls import THREES, Pairs
from games.the_choice.analysis_states import BOARD, NONE
from games.the_choice.analysis_uses import ARC, BANKED, LAST, LEFT, LINE, OUT, UP, by_roll, kept, marked, view
from games.the_choice.board import BOXES, COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.bots_outlook import FARTHEST
from games.the_choice.bots_strong import COMPANY, HASTE, LIFE
from games.the_choice.state import DICE

Small: TypeAlias = NDArray[np.int8]
Flags: TypeAlias = NDArray[np.bool_]

_LIFE = np.array([(0.0, 0.0), *LIFE[::-1]])
_LINE_POINTS, _ARC_POINTS = np.array(NUMBER_POINTS)[BOARD.marks], np.array(COLOUR_POINTS)[BOARD.colours]


class Due(NamedTuple):
    """A position in which dice are due, or to be kept. rows: of each seat, what `analysis_uses` knows of it; active:
    who throws; turn: which throw of the game it is; lying: the dice on the table, by their number in SOME, or NONE;
    decided: these stay, whatever is wanting falls."""

    rows: Numbers
    active: int
    turn: int
    lying: int
    decided: bool


def play_on(due: Due, dice: Small, sides: Sides, pairs: Pairs) -> Numbers:
    """Plays a position on once for every game of `dice`; gives the final points, by game and seat.

    dice: by game and throw, three that fall, and three that fall again.
    """
    start, thrower, at, lying, decided = due
    ends = np.empty((len(dice), len(start)), dtype=np.int64)
    games, now = np.arange(len(dice)), np.repeat(start.T[:, :, None], len(dice), axis=2)
    while len(games):
        fallen = dice[games, at % dice.shape[1]]
        throws = ahead(now)
        roll = np.full(len(games), max(0, lying))
        roll = roll if lying != NONE else added(roll, fallen[:, :DICE])
        if not decided:
            roll = kept(by_roll(view(thrower, now[:, thrower], throws[thrower], sides), sides, pairs), roll - THREES)
        over = _all_mark(now, thrower, throws, added(roll, fallen[:, DICE:]) - THREES, sides, pairs)
        ends[games[over]] = _points(now[:, :, over]).T
        games, now = games[~over], now[:, :, ~over]
        thrower, at, lying, decided = _next(start, thrower), at + 1, NONE, False
    return ends


def added(dice: Numbers, fresh: Small) -> Numbers:
    """Dice that stay, and as many of these as are wanting."""
    for face in fresh.T:
        more = BOARD.put[dice, face].astype(np.int64)
        dice = np.where(more == NONE, dice, more)
    return dice


def _points(now: Numbers) -> Numbers:
    """By seat and game, both sides (TC10)."""
    points: Numbers = now[BANKED] + _LINE_POINTS[now[LINE]] + _ARC_POINTS[now[ARC]]
    return points


def _next(start: Numbers, seat: int) -> int:
    others = [(seat + step) % len(start) for step in range(1, len(start) + 1)]
    return next((other for other in others if not start[other, OUT]), seat)


def ahead(now: Numbers) -> Numbers:
    """By seat and game, how many throws it may have after this one: until the first of the others has spent its
    sheet."""
    lasts, a_mark = _LIFE[now[LEFT]].transpose(2, 0, 1)
    life = np.maximum(1.0, lasts - a_mark * (BOARD.marks[now[LINE]] + BOARD.colours[now[ARC]]))
    life = np.where(now[LAST] > 0, life, life + _LIFE[BOXES, 0])
    life[now[OUT] > 0] = np.inf
    throws = np.full(now.shape[1:], FARTHEST)
    for seat in range(len(life)):
        others = np.delete(life, seat, axis=0)
        playing = np.isfinite(others).sum(axis=0)
        if len(others) and playing[0]:
            to_come = np.rint(others.min(axis=0) - HASTE - COMPANY * (playing - 1))
            throws[seat] = np.minimum(FARTHEST, np.maximum(1, to_come) - 1)
    return throws


def _all_mark(now: Numbers, thrower: int, throws: Numbers, roll: Numbers, sides: Sides, pairs: Pairs) -> Flags:
    """Every seat marks what promises most; gives which games that ends."""
    over = np.zeros(len(roll), dtype=bool)
    for seat in np.flatnonzero(now[OUT, :, 0] == 0).tolist():
        seen = view(seat, now[:, seat], throws[seat], sides)
        needed = DICE if seat == thrower else DICE - 1
        now[LINE, seat], now[ARC, seat], now[LEFT, seat] = marked(seen, roll, needed, sides, pairs)
        over |= (now[LAST, seat] > 0) & (now[LEFT, seat] == 0)
    _turn(now, ~over & (now[LEFT] == 0) & (now[OUT] == 0))
    return over


def _turn(now: Numbers, spent: Flags) -> None:
    """Turns sheets to their last side, by seat and game."""
    now[BANKED] = np.where(spent, _points(now), now[BANKED])
    now[UP] ^= spent
    now[LAST] |= spent
    now[LINE][spent], now[ARC][spent], now[LEFT][spent] = 0, 0, BOXES
