"""What many seats make of their throws at once: one seat in each of many games.

A use of a throw is told by which dice it takes as numbers, which as colours, and whether the sheet is turned early. The
best line is sought for every choice of dice by itself, and the best arc; then all pairs of choices are tried that fit
in the throw. Of equal uses the one that ends with the lower number of line and arc is taken, so that whoever knows the
promises knows the game.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from games.the_choice.analysis_promises import Joined, Numbers, Promises, Sides
from games.the_choice.analysis_rolls import FITS, KEEPS, LAYERS, SUBSETS, THREES, Pairs
from games.the_choice.analysis_states import BOARD
from games.the_choice.board import BOXES, COLOURS, NUMBERS
from games.the_choice.bots_outlook import FARTHEST, SOME
from games.the_choice.state import DICE, SIDES

UP, LAST, LINE, ARC, LEFT, BANKED, OUT = range(7)
"""What is known of a seat: which side is up, whether it is the last, line and arc on it, boxes left, points of the
other side, and whether the seat has given up."""
KEPT, MISSED, TURNED = range(3)
"""What may become of a side: enough dice are used, they are not, or it is turned early."""
_BECOMES = np.where(np.arange(len(SOME)) < THREES, MISSED, KEPT)
"""What becomes of the thrower's side by the dice it uses, unless it turns it."""
_NEVER = -(1 << 29)
"""Less than anything promises."""


class View(NamedTuple):
    """A seat in every game. line, arc: what is on the side that is up, by its number in `Sides`; ends: by what may
    become of the side, the boxes left then; lines, arcs: where the promises for these begin; fresh: what the next side
    adds; first: the games in which there is one."""

    line: Numbers
    arc: Numbers
    ends: Numbers
    lines: Numbers
    arcs: Numbers
    fresh: Numbers
    first: Numbers


def view(seat: int, mine: Numbers, throws: Numbers, sides: Sides) -> View:
    """mine: what is known of the seat, by game; throws: how many it has after this one."""
    side, last, left = 2 * seat + mine[UP], mine[LAST], mine[LEFT]
    ends = np.stack([left, left - 1, np.zeros_like(left)])
    rows = ((side * 2 + last) * (FARTHEST + 1) + throws) * (BOXES + 1) + ends
    fresh = np.where((ends == 0) & (last == 0), sides.fresh[side ^ 1, throws], 0)
    lines, arcs = sides.line.shape[-1], sides.arc.shape[-1]
    line, arc = side * lines + mine[LINE], side * arcs + mine[ARC]
    return View(line, arc, ends, rows * lines, rows * arcs, fresh, np.flatnonzero(last == 0))


class _Reached(NamedTuple):
    """Ways to go on in all games. game, end: whose each is, and where it ends; groups: where those begin that use other
    dice than the one before; dice: what these use; games: how many there are."""

    game: Numbers
    end: Numbers
    groups: Numbers
    dice: Numbers
    games: int

    def best(self, worth: Numbers, never: int = _NEVER) -> Numbers:
        """By what may become of the side, choice of dice, and game: the most that a way is worth."""
        found: Numbers = np.full((len(worth), len(SOME), self.games), never, dtype=worth.dtype)
        found[:, self.dice, self.game[self.groups]] = np.maximum.reduceat(worth, self.groups, axis=1)
        return found


def _reached(ways: Joined, at: Numbers, roll: Numbers | None = None) -> _Reached:
    """The ways from there, by game; of throws that have fallen those that they show."""
    low = ways.first[at]
    many = ways.first[at + 1] - low
    game = np.repeat(np.arange(len(at)), many)
    way = np.arange(len(game)) + np.repeat(low - np.cumsum(many) + many, many)
    if roll is not None:
        shown = np.flatnonzero(FITS[ways.dice[way], roll[game]])
        game, way = game[shown], way[shown]
    dice = ways.dice[way].astype(np.int64)
    groups = np.flatnonzero(np.diff(game * len(SOME) + dice, prepend=-1))
    return _Reached(game, ways.end[way].astype(np.int64), groups, dice[groups], len(at))


def _promised(promises: Promises, rows: Numbers, of: _Reached) -> Numbers:
    """What ways promise, by what may become of the side. rows: where the promises of each game begin."""
    found: Numbers = promises.reshape(-1)[rows[:, of.game] + of.end]
    return found


def by_roll(seen: View, sides: Sides, pairs: Pairs) -> Numbers:
    """What the best use of each throw promises the seat whose throw it is, by throw and game."""
    ways, arcs = _reached(sides.lines, seen.line), _reached(sides.arcs, seen.arc)
    line = ways.best(_promised(sides.line, seen.lines, ways).astype(np.int32))
    arc = arcs.best((_promised(sides.arc, seen.arcs, arcs) + seen.fresh[:, arcs.game]).astype(np.int32))
    worth = _paired(line, arc, pairs, _BECOMES)
    turned = _paired(line[..., seen.first], arc[..., seen.first], pairs, np.full_like(_BECOMES, TURNED))
    worth[:, seen.first] = np.maximum(worth[:, seen.first], turned)
    for layer in LAYERS:
        for less in layer.less:
            worth[layer.here] = np.maximum(worth[layer.here], worth[less])
    return worth[THREES:]


def _paired(line: Numbers, arc: Numbers, pairs: Pairs, becomes: Numbers) -> Numbers:
    """By choice of dice, the best pair. becomes: what becomes of the side then."""
    worth: Numbers = np.full_like(line[0], 2 * _NEVER)
    for numbers, colours in zip(pairs.numbers, pairs.colours, strict=True):
        np.maximum(worth, line[becomes, numbers] + arc[becomes, colours], out=worth)
    return worth


def kept(worth: Numbers, roll: Numbers) -> Numbers:
    """The dice of these throws that are kept: those with the best mean of what throws are worth, of equal ones the
    most."""
    by_size, sums = [worth * SIDES**DICE], worth
    for layer in LAYERS[1::-1]:
        sums = sums[layer.more - layer.here.stop].sum(axis=0, dtype=sums.dtype)
        by_size.append(sums * SIDES ** len(layer.less))
    means = np.concatenate([sums.sum(axis=0, keepdims=True, dtype=sums.dtype), *reversed(by_size)])
    keeps, games = KEEPS[:, roll], np.arange(len(roll))
    found: Numbers = keeps[means[keeps, games].argmax(axis=0), games]
    return found


_WORTH, _LINE, _ARC = 24, 10, 2
"""The number of a use has bits for what it promises, for line and arc (from the last one down) and for boxes left; at
these each begins."""


def marked(seen: View, roll: Numbers, needed: int, sides: Sides, pairs: Pairs) -> tuple[Numbers, Numbers, Numbers]:
    """Line, arc and boxes left after the best use of these throws, of which so many dice are needed; a side that is
    left or full has no boxes left then."""
    last_line, last_arc = sides.line.shape[-1] - 1, sides.arc.shape[-1] - 1
    ways, arcs = _reached(sides.lines, seen.line, roll), _reached(sides.arcs, seen.arc, roll)
    line = (_promised(sides.line, seen.lines, ways).astype(np.int64) << _WORTH) + (last_line - ways.end << _LINE)
    arc = _promised(sides.arc, seen.arcs, arcs) + seen.fresh[:, arcs.game] << _WORTH
    arc += (last_arc - arcs.end << _ARC) + seen.ends[:, arcs.game]
    found = _best_pair(ways.best(line, _NEVER << _WORTH), arcs.best(arc, _NEVER << _WORTH), seen, roll, needed, pairs)
    to_line = last_line - (found >> _LINE) % (1 << _WORTH - _LINE)
    to_arc = last_arc - (found >> _ARC) % (1 << _LINE - _ARC)
    full = (BOARD.marks[to_line] == NUMBERS) & (BOARD.colours[to_arc] == COLOURS)
    return to_line, to_arc, np.where(full, 0, found % (1 << _ARC))


def _best_pair(line: Numbers, arc: Numbers, seen: View, roll: Numbers, needed: int, pairs: Pairs) -> Numbers:
    """By game, the most that numbers and colours make together out of a throw."""
    subsets, games = SUBSETS[:, roll], np.arange(len(roll))
    worth = line[:, subsets, games][:, pairs.ones] + arc[:, subsets, games][:, pairs.others]
    best: Numbers = np.where(pairs.used[:, roll] >= needed, worth[KEPT], worth[MISSED]).max(axis=0)
    best[seen.first] = np.maximum(best[seen.first], worth[TURNED][:, seen.first].max(axis=0))
    return best
