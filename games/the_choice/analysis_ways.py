"""What dice can do on one side: for every line and every arc, all that a choice of dice can make of it (TC4 to TC6).

`plans` says the same of single positions; tests compare the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.the_choice.analysis_states import BOARD, NONE, Ints, use
from games.the_choice.bots_outlook import SOME
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, SIDES

Codes = NDArray[np.int64]


class Ways(NamedTuple):
    """Ways to go on, one after another. dice: what is used for it, by its number in SOME; end: what comes of it. Those
    of line or arc n that use k dice are the ones from first[n, k] up to first[n, k + 1], sorted by what they use."""

    first: NDArray[np.int32]
    dice: Ints
    end: Ints


@lru_cache(maxsize=2)
def line_ways(printed: Printed) -> Ways:
    """By line, what dice used as numbers or in sums can make of it."""
    makers = [[at for at, dice in enumerate(SOME) if sum(dice) == value] for value in range(max(printed.numbers) + 1)]
    return _ways(BOARD.longer, printed.numbers, makers)


@lru_cache(maxsize=2)
def ring_ways(printed: Printed) -> Ways:
    """By arc, what dice used as colours can make of it."""
    makers = [[SOME.index((face,))] if face else [] for face in range(SIDES + 1)]
    return _ways(BOARD.wider, printed.colours, makers)


def _ways(further: Ints, printed: tuple[int, ...], makers: list[list[int]]) -> Ways:
    """makers: by what is printed on a hex, the choices of dice that mark it."""
    choices = np.full((len(printed), max(map(len, makers))), NONE, dtype=np.int64)
    for spot, value in enumerate(printed):
        choices[spot, : len(makers[value])] = makers[value]
    places, some = len(further), len(SOME)
    found = [np.arange(places) * (some * places + 1)]
    together = use(False).least
    while len(found[-1]):
        found.append(_one_more(found[-1], further, choices, together))
    codes = _once(np.concatenate(found))
    dice = codes // places % some
    sizes = np.arange(places)[:, None] * (DICE + 1) + np.arange(DICE + 2)
    first = np.searchsorted(codes // (places * some) * (DICE + 1) + BOARD.size[dice], sizes)
    return Ways(first.astype(np.int32), dice.astype(np.int16), (codes % places).astype(np.int16))


def _one_more(ways: Codes, further: Ints, choices: Codes, together: Ints) -> Codes:
    """What comes of these ways by one more mark. A way is told by where it begins, what it uses and where it ends,
    in one number that sorts so."""
    places, some = len(further), len(SOME)
    begin, dice, end = ways // (places * some), ways // places % some, ways % places
    way, spot = np.nonzero(further[end] >= 0)
    used = together[dice[way, None], choices[spot]]
    used[choices[spot] < 0] = NONE
    at, choice = np.nonzero(used >= 0)
    way, spot = way[at], spot[at]
    return _once((begin[way] * some + used[at, choice]) * places + further[end[way], spot])


def _once(codes: Codes) -> Codes:
    """Each of them once, sorted; several times quicker than `numpy.unique`."""
    codes = np.sort(codes)
    return codes[np.diff(codes, prepend=-1) > 0]
