"""Fits the weights of The Choice's bot `strong`: `python -m benchmarks.the_choice_outlook` prints `bots_weights.py`.

Backwards from the end of the game: what a side promises with n throws to come is fitted, by least squares, to the mean
of what the best use of the next throw promises with n - 1 to come. Sides and positions are drawn by chance from games
of a careless bot; two throws in five are the seat's own. It takes some minutes; standard error tells how far it is.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

import numpy as np

from benchmarks.the_choice_sheets import candidate
from games.the_choice.board import BOXES
from games.the_choice.bots_outlook import (
    FARTHEST,
    LINE_FEATURES,
    RING_FEATURES,
    Outlook,
    line_features,
    ring_features,
)
from games.the_choice.hand import Hand
from games.the_choice.plans import NO_LINE, Plan, Tip, plans
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, SIDES

SEED = "the choice: outlook"
PRINTED, GAMES, SAMPLE = 16, 900, 450
OWN = 0.4
CARELESS = (0.0, 0.15, 0.4)
RIDGE = 0.3
SCALE = 1000
Fitted = dict[tuple[bool, int, float], tuple[float, ...]]


@dataclass(frozen=True)
class Position:
    """A side as it stood before a throw. boxes: misthrow boxes left."""

    printed: Printed
    boxes: int
    tip: Tip
    ring: int


def positions(chance: Random) -> list[Position]:
    """Positions from games on many sides."""
    sides = [candidate(chance) for _ in range(PRINTED)]
    found = []
    for game in range(GAMES):
        at = Position(sides[game % PRINTED], BOXES, NO_LINE, 0)
        while at.boxes:
            found.append(at)
            at = _after(at, CARELESS[game % len(CARELESS)], chance)
    return found


def _after(at: Position, careless: float, chance: Random) -> Position:
    dice = tuple(sorted(chance.randrange(SIDES) + 1 for _ in range(DICE)))
    needed, found = chance.choice((DICE - 1, DICE)), plans(at.printed, at.tip, at.ring, Hand(dice))

    def liked(plan: Plan) -> float:
        return plan.marks + 0.7 * (plan.used >= needed) + 0.1 * chance.random()

    plan = chance.choice(found) if chance.random() < careless else max(found, key=liked)
    return Position(at.printed, at.boxes - (plan.used < needed), plan.tip, plan.ring)


def fit() -> Fitted:
    """All weights, one throw after another."""
    chance = Random(SEED)
    pool = positions(chance)
    weights: Fitted = {}
    for throws in range(1, FARTHEST + 1):
        for last in (True, False):
            views = {at.printed: Outlook(at.printed, last, throws - 1, weights) for at in pool}
            for boxes in range(1, BOXES + 1):
                mine = [at for at in pool if at.boxes == boxes]
                sample = chance.sample(mine, min(SAMPLE, len(mine)))
                before = weights.get((last, boxes, throws - 1), (0.0,) * (LINE_FEATURES + RING_FEATURES))
                weights[last, boxes, throws] = _solve(sample, [_worth(views[at.printed], at) for at in sample], before)
        print(throws, file=sys.stderr, flush=True)
    return weights


def _worth(view: Outlook, at: Position) -> float:
    own, others = (view.next_throw(at.boxes, at.tip, at.ring, own) for own in (True, False))
    return OWN * own + (1 - OWN) * others


def _solve(sample: list[Position], worth: list[float], before: tuple[float, ...]) -> tuple[float, ...]:
    """Least squares, drawn a little towards the weights of one throw fewer; in thousandths."""
    rows = [(*line_features(at.printed.numbers, at.tip), *ring_features(at.printed.colours, at.ring)) for at in sample]
    x, y, prior = np.array(rows), np.array(worth), np.array(before)
    found = prior + np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ (y - x @ prior))
    return tuple(round(float(weight) * SCALE) / SCALE for weight in found)


def main() -> None:
    """Prints the module."""
    print('"""Weights of the features in `bots_outlook`; made by `python -m benchmarks.the_choice_outlook`.')
    print("\nIn thousandths, a row each: last side or not, misthrow boxes left, throws to come; then the weights.")
    print('"""\n')
    print("ROWS = (")
    for (last, boxes, throws), weights in sorted(fit().items()):
        numbers = " ".join(str(round(weight * SCALE)) for weight in weights)
        print(f'    "{int(last)} {boxes} {throws} {numbers}",')
    print(")")


if __name__ == "__main__":
    main()
