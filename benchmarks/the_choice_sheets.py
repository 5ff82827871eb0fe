"""The house sheets of The Choice: drawn by lot, screened until all sides are worth the same, and measured.

`python -m benchmarks.the_choice_sheets make` prints the sides that `games/the_choice/sheets.py` keeps;
`python -m benchmarks.the_choice_sheets measure` plays every one of them alone and prints what it is worth (TC1).

One side is played alone: every throw is the seat's own, until three misthrows or 29 marks. The bot is `greedy`, which
throws once again what it cannot use.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import median
from typing import Annotated

import typer

from games.the_choice.board import (
    BOXES,
    COLOUR_POINTS,
    COLOURS,
    NEIGHBOURS,
    NUMBER_POINTS,
    NUMBERS,
    RING_FULL,
)
from games.the_choice.bots import by_notation, unused
from games.the_choice.hand import Dice, Hand, without
from games.the_choice.plans import NO_LINE, Plan, Tip, colour_ways, fullest, number_ways
from games.the_choice.sheets import SHEETS, Printed
from games.the_choice.state import DICE, SIDES

SEED = "the choice: house sheets"
CANDIDATES, NEAR, LETTERS = 96, 16, "ABCD"
SCREEN, CONFIRM = 1_500, 30_000
"""Games a side: of every candidate, and of those that come near."""
ALL_NUMBERS = (1 << NUMBERS) - 1


@dataclass(frozen=True)
class Worth:
    """The mean score of a side over so many games, and its standard error."""

    mean: float
    error: float
    games: int


def candidate(chance: Random) -> Printed:
    """A side that keeps the constraints of TC1."""
    while True:
        numbers = [*range(1, 13), chance.randrange(12) + 1]
        chance.shuffle(numbers)
        if all(numbers[a] != numbers[b] for a, near in enumerate(NEIGHBOURS) for b in near):
            break
    while True:
        rare = chance.sample(range(1, SIDES + 1), 2)
        colours = [colour for colour in range(1, SIDES + 1) for _ in range(2 if colour in rare else 3)]
        chance.shuffle(colours)
        if all(colours[at] != colours[at - 1] for at in range(COLOURS)):
            return Printed(tuple(numbers), tuple(colours))


def score(printed: Printed, chance: Random) -> int:
    """One side played alone to its end."""
    tip, ring, misses = NO_LINE, 0, 0
    while misses < BOXES and (tip[0], ring) != (ALL_NUMBERS, RING_FULL):
        plan = _throw(printed, tip, ring, chance)
        tip, ring, misses = plan.tip, plan.ring, misses + (plan.used < DICE)
    return NUMBER_POINTS[tip[0].bit_count()] + COLOUR_POINTS[ring.bit_count()]


def _throw(printed: Printed, tip: Tip, ring: int, chance: Random) -> Plan:
    dice = _dice(chance, ())
    best = _best(printed, tip, ring, dice)
    if best.used == DICE:
        return best
    kept = without(dice, unused(dice, best))
    return _best(printed, tip, ring, _dice(chance, kept))


def _dice(chance: Random, kept: Dice) -> Dice:
    fresh = [chance.randrange(SIDES) + 1 for _ in range(DICE - len(kept))]
    return tuple(sorted([*kept, *fresh]))


def _best(printed: Printed, tip: Tip, ring: int, dice: Dice) -> Plan:
    return by_notation(fullest(printed, tip, ring, Hand(dice), DICE))


def worth(printed: Printed, games: int, stream: str) -> Worth:
    """The mean over games from a stream of chance of its own."""
    chance = Random(f"{SEED} {stream} {printed}")
    number_ways.cache_clear()
    colour_ways.cache_clear()
    scores = [score(printed, chance) for _ in range(games)]
    mean = sum(scores) / games
    return Worth(mean, sqrt(sum((each - mean) ** 2 for each in scores) / (games - 1) / games), games)


def worths(sides: Sequence[Printed], games: int, stream: str, jobs: int) -> list[Worth]:
    """What each side is worth; the same for any number of processes."""
    rate = partial(worth, games=games, stream=stream)
    if jobs == 1:
        return [rate(side) for side in sides]
    with Pool(jobs) as pool:
        return pool.map(rate, sides, chunksize=1)


Jobs = Annotated[int, typer.Option(min=1, help="Processes.")]


def make(jobs: Jobs = 1) -> None:
    """Prints sides of equal worth: of all candidates those nearest to the median, and of these the nearest again."""
    chance = Random(SEED)
    sides = [candidate(chance) for _ in range(CANDIDATES)]
    for games, kept, stream in ((SCREEN, NEAR, "screen"), (CONFIRM, 2 * len(LETTERS), "confirm")):
        rated = [each.mean for each in worths(sides, games, stream, jobs)]
        sides = _nearest(list(zip(rated, sides, strict=True)), kept)
    chance.shuffle(sides)
    for letter, front, back in zip(LETTERS, sides[::2], sides[1::2], strict=True):
        print(f'    "{letter}": (')
        for side in (front, back):
            print(f'        _side("{" ".join(map(str, side.numbers))}", "{"".join(map(str, side.colours))}"),')
        print("    ),")


def _nearest(rated: list[tuple[float, Printed]], count: int) -> list[Printed]:
    middle = median(mean for mean, _ in rated)
    return [side for _, side in sorted(rated, key=lambda pair: abs(pair[0] - middle))[:count]]


def measured(games: int, jobs: int = 1) -> list[tuple[str, Worth]]:
    """Every side of the house sheets with its worth."""
    named = [(f"{letter}{n}", side) for letter, sides in SHEETS.items() for n, side in enumerate(sides, 1)]
    rated = worths([side for _, side in named], games, "measure", jobs)
    return [(name, each) for (name, _), each in zip(named, rated, strict=True)]


def measure(games: Annotated[int, typer.Option(min=2, help="Games a side.")] = 30_000, jobs: Jobs = 1) -> None:
    """Prints what every side is worth alone, with 95 % intervals, and the largest difference."""
    found = measured(games, jobs)
    for name, each in found:
        print(f"{name}: {each.mean:.2f} ± {1.96 * each.error:.2f} ({games} games)")
    means = [each.mean for _, each in found]
    print(f"largest over smallest mean: {max(means) / min(means) - 1:.2%}")


if __name__ == "__main__":
    app = typer.Typer(add_completion=False)
    app.command()(make)
    app.command()(measure)
    app()
