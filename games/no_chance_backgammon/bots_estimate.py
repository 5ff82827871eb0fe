"""What positions are worth to the bot `strong`, many at a time.

An estimate is in points of about one pip, from the view of the side that has just moved. It is

    lead in pips, stretched once there is no contact any more
  + WORTH_OF_POINT of each point held (PLACES: more for the own home and the bar point, and for anchors)
  + how well the other's checkers are shut in: for each of them by how many of the six places before it are held
  - BLOT for each single checker within reach of the other, by what it would lose, more if the other moves next
  - BAR for checkers on the bar, by how many places of the other's home are held
  + DOUBLE for each double left
  + a little for each checker borne off

and the same of the other side the other way round. The opponent chooses its number, so whatever is within six places
of a blot can hit it: shots are not counted but seen.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from games.no_chance_backgammon.board import Board

WON = 500.0
"""The estimate of a single game won."""

Numbers = NDArray[np.float64]

PLACES = np.array([0, 0, 1, 2, 3.5, 4.5, 4, 3.5, 2, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 1, 1, 1, 2.5, 2, 3, 3, 2, 1, 0, 0])
"""By place of the own side, what holding it with two checkers is worth."""
SHUT_IN = np.array([0, 0, 0.6, 1.6, 3.2, 6.5, 12])
"""By how many of the six places before it the other side holds, what a shut-in checker costs its side."""
BLOT_NEXT, BLOT_LATER = 0.34, 0.08
"""Part of what a blot would lose that it costs: if the other moves next, and if its own side does."""
BAR_EACH = 3.0
DOUBLE = 9.0
OFF_EACH = 1.0
RACE = 2.0
"""How much more a pip of lead is worth when no checker can be hit any more."""
MOVE = 4.0
"""What having the move is worth."""

_AT = np.arange(26)


def estimates(boards: Sequence[Board], contexts: Sequence[tuple[int, int, int, int]]) -> list[float]:
    """By board, its estimate. contexts: doubles left of the side that has moved and of the other, and their arrows."""
    sides = _unpacked(boards)
    mine, theirs = sides[:, 0], sides[:, 1]
    double = np.array(contexts, dtype=np.float64)
    value = _side(mine, theirs, BLOT_NEXT) - _side(theirs, mine, BLOT_LATER)
    lead = theirs @ _AT - mine @ _AT - MOVE
    value += lead * np.where(_race(mine, theirs), RACE, 1.0)
    value += DOUBLE * (double[:, 0] - double[:, 1])
    value[mine[:, 0] == 15] = WON
    worth: list[float] = value.tolist()
    return worth


def _unpacked(boards: Sequence[Board]) -> Numbers:
    """Checkers by board, side and place."""
    raw = b"".join([side.to_bytes(13, "little") for board in boards for side in board])
    pairs = np.frombuffer(raw, dtype=np.uint8).reshape(-1, 2, 13)
    places = np.empty((len(boards), 2, 26))
    places[:, :, 0::2] = pairs & 15
    places[:, :, 1::2] = pairs >> 4
    return places


def _race(mine: Numbers, theirs: Numbers) -> NDArray[np.bool_]:
    """Whether the two sides have passed each other."""
    back = np.where(mine > 0, _AT, 0).max(axis=1)
    others = np.where(theirs > 0, _AT, 0).max(axis=1)
    return np.asarray(back + others < 25)


def _side(mine: Numbers, theirs: Numbers, blot: float) -> Numbers:
    """What one side's checkers are worth beside their pips."""
    held = mine >= 2
    held[:, 0] = held[:, 25] = False
    other = theirs[:, ::-1]
    value = held @ PLACES + OFF_EACH * mine[:, 0]
    sums = np.cumsum(held, axis=1)
    ahead = np.minimum(_AT + 6, 25)
    # held places among the six before each of the other's checkers
    before: NDArray[np.intp] = (sums[:, ahead] - sums).astype(np.intp)
    shut = SHUT_IN[before]
    shut[:, 19:] = 0
    value += (np.minimum(other, 3) * shut).sum(axis=1)
    reach = np.cumsum(other, axis=1)
    past = np.maximum(_AT - 7, 0)
    near = (reach[:, np.maximum(_AT - 1, 0)] - np.where(_AT > 7, reach[:, past], 0)) > 0
    home = (theirs[:, 1:7] >= 2).sum(axis=1)
    single = (mine == 1) & near
    single[:, 0] = single[:, 25] = False
    loss = (25 - _AT + 4.0) * single
    value -= blot * loss.sum(axis=1) * (0.7 + 0.15 * home)
    value -= BAR_EACH * mine[:, 25] * (1 + home)
    return np.asarray(value)
