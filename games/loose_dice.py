"""Dice without a game, for play on paper: what falls, written as a sum."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import reduce

from games import fair_dice
from games.core import BadNotation
from games.scene import Msg, msg, number

DICE, SIDES = range(1, 6), range(2, 21)
"""How many dice are thrown together, and how many sides they may have."""


def throws(seed: bytes, count: int, dice: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """The faces of so many throws. seed: 32 bytes; the same seed gives the same throws, as in a game.

    BadNotation for dice that this table does not have.
    """
    for name, value, allowed in (("dice", dice, DICE), ("sides", sides, SIDES)):
        if value not in allowed:
            raise BadNotation(f"{name}: {value} is not allowed; choose {allowed[0]} to {allowed[-1]}")
    return tuple(fair_dice.faces(seed, index, dice, sides) for index in range(count))


def summed(faces: Sequence[int]) -> Msg:
    """The faces as "4+6+1"."""
    return reduce(lambda said, face: msg("list-plus", first=said, next=number(face)), faces[1:], number(faces[0]))


def told(fallen: Sequence[tuple[int, ...]], sides: int, seed: bytes) -> str:
    """One JSON object: the throws, their sums, and what is needed to check them."""
    figures = {
        "dice": len(fallen[0]),
        "sides": sides,
        "throws": [list(faces) for faces in fallen],
        "sums": [sum(faces) for faces in fallen],
        "seed": seed.hex(),
        "commitment": fair_dice.commitment(seed),
    }
    return json.dumps(figures)
