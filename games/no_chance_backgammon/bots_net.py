"""What a finished turn is worth to the strong bots: a small net, trained by self-play (`bulk_training`).

Two nets of one form, one for positions with contact and one for races: `bots_inputs` to a hidden layer of
1/2 + x / (2 + 2 |x|), and from there to the chances, of the side that has just moved, to win, to win a gammon or more,
to win a backgammon, to lose a gammon or more, to lose a backgammon.

Weights are whole numbers. All sums are of whole numbers small enough to be exact, whatever the order and the machine;
so every machine comes to the same chances, which are rounded to a millionth.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.no_chance_backgammon.bots_inputs import Inputs, Places, inputs, races

Chances: TypeAlias = NDArray[np.float64]
"""By turn the five chances."""
Layers: TypeAlias = tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.float64], NDArray[np.float64]]
"""Weights of the hidden layer, what is added to it, weights of the chances, what is added to them."""

UNIT = 4096
"""The weights are in parts of this; so are the sums that go into the hidden layer, and what comes out of it."""
FILE = "net.npz"


@lru_cache(maxsize=1)
def net() -> tuple[Layers, Layers]:
    """With contact, and for races."""
    with np.load(str(files(__package__) / FILE)) as stored:
        contact, race = ([stored[f"{name}_{kind}"] for name in NAMES] for kind in KINDS)
    return _layers(*contact), _layers(*race)


KINDS = ("contact", "race")
NAMES = ("hidden", "hidden_bias", "out", "out_bias")


def _layers(
    hidden: NDArray[np.int16], more: NDArray[np.int32], out: NDArray[np.int16], last: NDArray[np.int64]
) -> Layers:
    return hidden.astype(np.float32), more.astype(np.float32), out.astype(np.float64), last.astype(np.float64)


def chances(places: Places, numbers: NDArray[np.int64], left: NDArray[np.int64], theirs: int, others: int) -> Chances:
    """By turn its chances; the arguments are those of `inputs`."""
    seen, race = inputs(places, numbers, left, theirs, others), races(places)
    found = np.empty((len(places), 5))
    for layers, which in zip(net(), (~race, race), strict=True):
        if which.all():
            return through(layers, seen)
        if which.any():
            found[which] = through(layers, seen[which])
    return found


def through(layers: Layers, seen: Inputs) -> Chances:
    """The chances that one net gives."""
    hidden, more, out, last = layers
    sums = seen @ hidden + more
    bent = np.rint(sums * np.float32(UNIT) / (np.abs(sums) + np.float32(UNIT)))
    logits = (bent.astype(np.float64) @ out + last) / UNIT**2
    return np.asarray(np.rint(1e6 / (1 + np.exp(-logits))) / 1e6)
