"""The arithmetic of a throw of which some dice may be thrown again, by choice of dice (`bots_outlook.SOME`).

Compiled where the extra `fast` is installed.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.compiled import compiled
from games.the_choice.analysis_states import Board
from games.the_choice.state import DICE, SIDES

ByDice = NDArray[np.float64]
"""A number for every choice of up to three dice."""
NEVER = -1.0
"""Less than anything is worth."""


@compiled
def at_least(best: ByDice, board: Board) -> None:
    """Whatever fewer dice make, more dice make as well: from single choices of dice to whole throws."""
    for dice in range(len(best)):
        if board.size[dice] < DICE:
            for face in range(1, SIDES + 1):
                more = board.put[dice, face]
                best[more] = max(best[more], best[dice])


@compiled
def means(best: ByDice, board: Board) -> None:
    """From what throws are worth to what it is worth to keep some dice and to throw the others again."""
    for dice in range(len(best) - 1, -1, -1):
        if board.size[dice] < DICE:
            best[dice] = 0.0
            for face in range(1, SIDES + 1):
                best[dice] += best[board.put[dice, face]] / SIDES


@compiled
def before_throw(best: ByDice, board: Board) -> float:
    """From what throws are worth to the mean over all throws of the best choice of dice to keep (TC2)."""
    means(best, board)
    at_least(best, board)
    mean = 0.0
    for dice in range(len(best)):
        mean += board.weight[dice] * best[dice]
    return mean
