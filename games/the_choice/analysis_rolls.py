"""Throws and what they can be used for, as tables for many throws at once.

Throws are told by their numbers in ROLLS, choices of up to three dice by theirs in `bots_outlook.SOME`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np

from games.the_choice.analysis_promises import Numbers
from games.the_choice.analysis_states import BOARD, FACES, use
from games.the_choice.bots_outlook import SOME
from games.the_choice.hand import Dice
from games.the_choice.state import DICE

_ONES, _TWOS, THREES = np.searchsorted(BOARD.size, range(1, DICE + 1)).tolist()
"""Where the choices of one die, two and three begin in SOME; those of three are the throws."""
ROLLS = SOME[THREES:]
_MASKS = range(1 << DICE)


def _masked(roll: Dice, mask: int) -> int:
    return SOME.index(tuple([face for at, face in enumerate(roll) if mask >> at & 1]))


SUBSETS = np.array([[_masked(roll, mask) for roll in ROLLS] for mask in _MASKS])
"""By mask of dice and throw: the choice of those dice."""
KEEPS = -np.sort(-SUBSETS, axis=0)
"""By throw, what may be kept of it, the most dice first."""
FITS = (np.arange(len(SOME))[:, None, None] == SUBSETS).any(axis=1)
"""By choice of dice and throw, whether it shows them."""


class Layer(NamedTuple):
    """Choices of equally many dice. here: which they are; less: by a die, each without it; more: by face, each with
    it; those of three have none."""

    here: slice
    less: Numbers
    more: Numbers


def _layer(first: int, end: int) -> Layer:
    some = SOME[first:end]
    less = [[SOME.index(dice[:at] + dice[at + 1 :]) for dice in some] for at in range(len(some[0]))]
    return Layer(slice(first, end), np.array(less), BOARD.put[first:end, 1:].T.astype(np.int64))


LAYERS = tuple(_layer(first, end) for first, end in ((_ONES, _TWOS), (_TWOS, THREES), (THREES, len(SOME))))
"""Of one die, two and three."""


class Pairs(NamedTuple):
    """Choices of dice used as numbers and as colours, in pairs. numbers, colours: by choice of dice, the pairs that use
    all of these, one below the other, the last repeated. ones, others: all pairs as masks of a throw; used: by these
    and throw, how many dice they use."""

    numbers: Numbers
    colours: Numbers
    ones: Numbers
    others: Numbers
    used: Numbers


@lru_cache(maxsize=2)
def pairs(both: bool) -> Pairs:
    """For a die_use (TC4)."""
    of = use(both)
    found = [(of.least[a, b], a, b) for a, b in np.argwhere(of.least >= 0)]
    found += [(of.more[a, b, at], a, b) for a, b, at in np.argwhere(of.more >= 0)]
    dice, numbers, colours = np.array(sorted(found), dtype=np.int64).T
    many = np.bincount(dice)
    each = np.cumsum(many) - many + np.minimum(np.arange(many.max())[:, None], many - 1)
    ones, others = np.array([(a, b) for a, b in product(_MASKS, _MASKS) if both or not a & b]).T
    counts = np.array([[dice.count(face) for face in FACES] for dice in SOME])
    used = np.minimum(counts[SUBSETS[ones]] + counts[SUBSETS[others]], counts[THREES:]).sum(axis=-1)
    return Pairs(numbers[each], colours[each], ones, others, used)
