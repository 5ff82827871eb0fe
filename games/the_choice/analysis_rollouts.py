"""Games of The Choice played on from a position again and again, compiled: what each seat gets.

All seats play alike: a throw is used for what the side promises afterwards (`bots_outlook`), with as many throws to
come as the sheets of the others are likely to leave. Of equal uses the one that ends with the lower number of line and
arc is taken, so that whoever knows the promises knows the game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.the_choice.analysis_promises import Sides
from games.the_choice.analysis_states import BOARD, NONE, Board, Ints, use
from games.the_choice.analysis_throw import NEVER, ByDice, at_least, means
from games.the_choice.board import BOXES, COLOUR_POINTS, COLOURS, NUMBER_POINTS, NUMBERS
from games.the_choice.bots_outlook import FARTHEST, SOME
from games.the_choice.bots_strong import COMPANY, HASTE, LIFE
from games.the_choice.state import DICE, SIDES

Small: TypeAlias = NDArray[np.int8]
Counts: TypeAlias = NDArray[np.int64]

UP, LAST, LINE, ARC, LEFT, BANKED, OUT = range(7)
"""Columns of a seat: which side is up, whether it is the last, line and arc on it, boxes left, points of the other
side, and whether the seat has given up."""


class Rules(NamedTuple):
    """What holds at a table. least, more: see `Use`; used: by dice used as numbers, dice used as colours, and throw,
    how many dice of it they use, NONE where it lacks some; life: of a sheet, throws by boxes left, and what a mark
    takes of them."""

    board: Board
    least: Ints
    more: Ints
    used: Small
    life: NDArray[np.float64]


@lru_cache(maxsize=2)
def rules(both: bool) -> Rules:
    """For a die_use (TC4)."""
    of = use(both)
    counts = np.array([[dice.count(face) for face in range(1, SIDES + 1)] for dice in SOME])
    numbers, colours, roll = counts[:, None, None], counts[None, :, None], counts[None, None]
    fits = ((np.maximum(numbers, colours) if both else numbers + colours) <= roll).all(axis=-1)
    used = np.where(fits, np.minimum(numbers + colours, roll).sum(axis=-1), NONE).astype(np.int8)
    return Rules(BOARD, of.least, of.more, used, np.array([(0.0, 0.0), *LIFE[::-1]]))


@compiled
def play_on(
    start: Ints, active: int, turn: int, lying: int, decided: bool, dice: Small, sides: Sides, rules: Rules, ends: Ints
) -> None:
    """Plays a position on once for every game of `dice`; writes the final points into `ends`, by game and seat.

    start: a row a seat; active: who throws; turn: which throw of the game it is; lying: the dice on the table, or NONE;
    decided: they stay, whatever is wanting falls. dice: by game and throw, three that fall, and three that fall again.
    """
    seats = len(start)
    now, throws = start.copy(), np.zeros(seats, dtype=np.int64)
    best = np.zeros(len(rules.board.size))
    for game in range(len(dice)):
        now[:] = start
        thrower, at, roll, settled = active, turn, lying, decided
        over = False
        while not over:
            fallen = dice[game, at % dice.shape[1]]
            _ahead(now, rules, throws)
            if roll == NONE:
                roll = _added(0, fallen[:DICE], rules.board)
            if not settled:
                by_dice(now, thrower, throws[thrower], sides, rules, best)
                roll = kept_of(best, roll, rules.used)
            roll = _added(roll, fallen[DICE:], rules.board)
            over = _all_mark(now, thrower, throws, roll, sides, rules)
            thrower, at, roll, settled = _next(now, thrower), at + 1, NONE, False
        for seat in range(seats):
            ends[game, seat] = now[seat, BANKED] + _points(now[seat, LINE], now[seat, ARC], rules.board)


@compiled
def _points(line: int, arc: int, board: Board) -> int:
    return NUMBER_POINTS[board.marks[line]] + COLOUR_POINTS[board.colours[arc]]


@compiled
def _added(dice: int, fresh: Small, board: Board) -> int:
    """Dice that stay, and as many of these as are wanting."""
    for face in fresh:
        if board.size[dice] < DICE:
            dice = board.put[dice, face]
    return dice


@compiled
def _next(now: Ints, seat: int) -> int:
    for step in range(1, len(now) + 1):
        other = (seat + step) % len(now)
        if not now[other, OUT]:
            return other
    return seat


@compiled
def _full(line: int, arc: int, board: Board) -> bool:
    return bool(board.marks[line] == NUMBERS and board.colours[arc] == COLOURS)


@compiled
def _ahead(now: Ints, rules: Rules, throws: Counts) -> None:
    """By seat, how many throws it may have after this one: until the first of the others has spent its sheet."""
    board = rules.board
    for seat in range(len(now)):
        soonest, others = np.inf, 0
        for at in range(len(now)):
            if at != seat and not now[at, OUT]:
                marks = board.marks[now[at, LINE]] + board.colours[now[at, ARC]]
                lasts, a_mark = rules.life[now[at, LEFT]]
                life = max(1.0, lasts - a_mark * marks)
                if not now[at, LAST]:
                    life += rules.life[BOXES, 0]
                soonest, others = min(soonest, life), others + 1
        to_come = FARTHEST if not others else round(soonest - HASTE - COMPANY * (others - 1))
        throws[seat] = min(FARTHEST, max(1, to_come) - 1 if others else FARTHEST)


@compiled
def _fresh(now: Ints, seat: int, throws: int, sides: Sides) -> float:
    """What the other side of a sheet promises, with nothing marked; nothing if this is the last."""
    if now[seat, LAST] or not throws:
        return 0.0
    other = 2 * seat + 1 - now[seat, UP]
    return float(sides.line[other, 1, throws, BOXES, 0] + sides.arc[other, 1, throws, BOXES, 0])


@compiled
def by_dice(now: Ints, seat: int, throws: int, sides: Sides, rules: Rules, best: ByDice) -> None:
    """What the best use of each throw promises the seat whose throw it is, and the mean by the dice it may keep."""
    board, side, left = rules.board, 2 * seat + now[seat, UP], now[seat, LEFT]
    last, line, arc = now[seat, LAST], now[seat, LINE], now[seat, ARC]
    fresh = _fresh(now, seat, throws, sides)
    lines, arcs = sides.line[side, last, throws], sides.arc[side, last, throws]
    spent = fresh if left == 1 else 0.0
    best[:] = NEVER
    for b in range(sides.arcs.first[side, arc, 0], sides.arcs.first[side, arc, DICE + 1]):
        round_, colours = sides.arcs.end[b], sides.arcs.dice[b]
        for a in range(sides.lines.first[side, line, 0], sides.lines.first[side, line, DICE + 1]):
            numbers, after = sides.lines.dice[a], sides.lines.end[a]
            dice = rules.least[numbers, colours]
            if dice < 0:
                continue
            kept = lines[left, after] + arcs[left, round_]
            missed = lines[left - 1, after] + arcs[left - 1, round_] + spent
            if not last:
                turned = lines[0, after] + arcs[0, round_] + fresh
                kept, missed = max(kept, turned), max(missed, turned)
            best[dice] = max(best[dice], kept if board.size[dice] == DICE else missed)
            for more in rules.more[numbers, colours]:
                if more >= 0:
                    best[more] = max(best[more], kept)
    at_least(best, board)
    means(best, board)


@compiled
def kept_of(best: ByDice, roll: int, used: Small) -> int:
    """The dice of a throw that are kept: those with the best mean, of equal ones the most."""
    found = roll
    for dice in range(roll - 1, -1, -1):
        if best[dice] > best[found] and used[dice, 0, roll] >= 0:
            found = dice
    return found


@compiled
def _all_mark(now: Ints, thrower: int, throws: Counts, roll: int, sides: Sides, rules: Rules) -> bool:
    """Every seat marks what promises most; gives whether that ends the game."""
    over = False
    for seat in range(len(now)):
        if not now[seat, OUT]:
            needed = DICE if seat == thrower else DICE - 1
            _mark(now, seat, throws[seat], needed, roll, sides, rules)
            over |= now[seat, LAST] > 0 and now[seat, LEFT] == 0
    for seat in range(0 if over else len(now)):
        if not now[seat, OUT] and not now[seat, LEFT]:
            points = _points(now[seat, LINE], now[seat, ARC], rules.board)
            now[seat, UP] = 1 - now[seat, UP]
            now[seat, BANKED] = points
            now[seat, LAST], now[seat, LINE], now[seat, ARC], now[seat, LEFT] = 1, 0, 0, BOXES
    return over


@compiled
def _mark(now: Ints, seat: int, throws: int, needed: int, roll: int, sides: Sides, rules: Rules) -> None:
    """A seat's best use of a throw; a side that is left or full has no boxes left then."""
    side, left = 2 * seat + now[seat, UP], now[seat, LEFT]
    last, line, arc = now[seat, LAST], now[seat, LINE], now[seat, ARC]
    fresh = _fresh(now, seat, throws, sides)
    lines, arcs, used = sides.line[side, last, throws], sides.arc[side, last, throws], rules.used
    most = NEVER
    for a in range(sides.lines.first[side, line, 0], sides.lines.first[side, line, DICE + 1]):
        numbers, after = sides.lines.dice[a], sides.lines.end[a]
        if used[numbers, 0, roll] < 0:
            continue
        for b in range(sides.arcs.first[side, arc, 0], sides.arcs.first[side, arc, DICE + 1]):
            dice, round_ = used[numbers, sides.arcs.dice[b], roll], sides.arcs.end[b]
            if dice < 0:
                continue
            boxes = left if dice >= needed else left - 1
            if _full(after, round_, rules.board):
                boxes = 0
            for end in range(boxes, -1, -max(1, boxes)):
                if end == 0 and boxes and last:
                    continue
                worth = lines[end, after] + arcs[end, round_] + (0.0 if end else fresh)
                if worth > most or (worth == most and (after, round_) < (now[seat, LINE], now[seat, ARC])):
                    most = worth
                    now[seat, LINE], now[seat, ARC], now[seat, LEFT] = after, round_, end
