"""What dice can do on one side: for every line and every arc, all that a choice of dice can make of it (TC4 to TC6).

Compiled where the extra `fast` is installed. `plans` says the same of single positions; tests compare the two.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.the_choice.analysis_states import BOARD, NONE, Ints, use
from games.the_choice.bots_outlook import SOME
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, SIDES

_ROOM, _AT_ONCE = 1 << 19, 1 << 11
"""Ways of a side, and of one line or arc of it, at most."""


class Ways(NamedTuple):
    """Ways to go on, one after another. dice: what is used for it, by its number in SOME; end: what comes of it. Those
    of line or arc n that use k dice are the ones from first[n, k] up to first[n, k + 1]."""

    first: NDArray[np.int32]
    dice: Ints
    end: Ints


@lru_cache(maxsize=16)
def line_ways(printed: Printed) -> Ways:
    """By line, what dice used as numbers or in sums can make of it."""
    makers = [[at for at, dice in enumerate(SOME) if sum(dice) == value] for value in range(max(printed.numbers) + 1)]
    return _ways(BOARD.longer, printed.numbers, makers)


@lru_cache(maxsize=16)
def ring_ways(printed: Printed) -> Ways:
    """By arc, what dice used as colours can make of it."""
    makers = [[SOME.index((face,))] if face else [] for face in range(SIDES + 1)]
    return _ways(BOARD.wider, printed.colours, makers)


def _ways(further: Ints, printed: tuple[int, ...], makers: list[list[int]]) -> Ways:
    """makers: by what is printed on a hex, the choices of dice that mark it."""
    choices = np.full((len(printed), max(map(len, makers))), NONE, dtype=np.int16)
    for spot, value in enumerate(printed):
        choices[spot, : len(makers[value])] = makers[value]
    first = np.zeros((len(further), DICE + 2), dtype=np.int32)
    dice, end = np.zeros(_ROOM, dtype=np.int16), np.zeros(_ROOM, dtype=np.int16)
    count = _fill(further, choices, use(False).least, BOARD.size, first, dice, end)
    return Ways(first, dice[:count].copy(), end[:count].copy())


@compiled
def _fill(
    further: Ints, choices: Ints, together: Ints, size: Ints, first: NDArray[np.int32], dice: Ints, end: Ints
) -> int:
    """Writes the ways of every place, sorted by how many dice they use; gives how many there are in all."""
    count = 0
    taken, place = np.zeros(_AT_ONCE, dtype=np.int16), np.zeros(_AT_ONCE, dtype=np.int16)
    for at in range(len(further)):
        found = _from(at, further, choices, together, taken, place)
        for used in range(DICE + 1):
            first[at, used] = count
            for way in range(found):
                if size[taken[way]] == used:
                    dice[count], end[count] = taken[way], place[way]
                    count += 1
        first[at, DICE + 1] = count
    return count


@compiled
def _from(at: int, further: Ints, choices: Ints, together: Ints, taken: Ints, place: Ints) -> int:
    """All ways from one place, each once: what they use and where they end; gives how many there are."""
    taken[0], place[0] = 0, at
    found, way = 1, 0
    while way < found:
        for spot in range(further.shape[1]):
            after = further[place[way], spot]
            for choice in range(choices.shape[1] if after >= 0 else 0):
                more = choices[spot, choice]
                dice = together[taken[way], more] if more >= 0 else more
                if dice >= 0 and not _known(dice, after, found, taken, place):
                    taken[found], place[found] = dice, after
                    found += 1
        way += 1
    return found


@compiled
def _known(dice: int, after: int, found: int, taken: Ints, place: Ints) -> bool:
    for way in range(found):  # noqa: SIM110 (a generator does not compile)
        if taken[way] == dice and place[way] == after:
            return True
    return False
