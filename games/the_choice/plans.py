"""Everything that can be done with dice on one side, for bots: whole plans of marks rather than single ones.

A line is told by the set of hexes it has passed (a bit mask) and its last hex (-1: none yet): that is all its future
depends on. Dice are sorted tuples of faces.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from games.the_choice.board import NEIGHBOURS, NUMBERS, beside
from games.the_choice.hand import Dice, Hand, parts, splits
from games.the_choice.sheets import Printed

Tip: TypeAlias = tuple[int, int]
"""A line: the mask of its hexes and the last of them."""
Steps: TypeAlias = tuple[tuple[int, Dice], ...]
"""Marks in order: which hex, with which dice."""

NO_LINE: Tip = (0, -1)
_CACHED = 1 << 15


@dataclass(frozen=True, slots=True)
class Plan:
    """What may be done with a throw. numbers, colours: the marks; tip, ring: the side after them; used: how many dice
    are used then, earlier marks of the throw included."""

    numbers: Steps
    colours: Steps
    tip: Tip
    ring: int
    used: int

    @property
    def marks(self) -> int:
        """How many hexes it marks."""
        return len(self.numbers) + len(self.colours)


def tip_of(line: tuple[int, ...]) -> Tip:
    """What the future of a line depends on."""
    return sum(1 << spot for spot in line), line[-1] if line else -1


@lru_cache(maxsize=_CACHED)
def number_ways(numbers: tuple[int, ...], tip: Tip, dice: Dice) -> tuple[tuple[Tip, Steps], ...]:
    """Every line that comes of using all these dice as numbers or in sums (TC4, TC6), and the marks that make it."""
    if not dice:
        return ((tip, ()),)
    mask, last = tip
    found: dict[Tip, Steps] = {}
    for taken, rest in parts(dice):
        value = sum(taken)
        for spot in NEIGHBOURS[last] if mask else range(NUMBERS):
            if numbers[spot] == value and not mask >> spot & 1:
                for end, steps in number_ways(numbers, (mask | 1 << spot, spot), rest):
                    if end not in found or len(found[end]) < len(steps) + 1:
                        found[end] = ((spot, taken), *steps)
    return tuple(found.items())


@lru_cache(maxsize=_CACHED)
def colour_ways(colours: tuple[int, ...], ring: int, dice: Dice) -> tuple[tuple[int, Steps], ...]:
    """Every ring that comes of using all these dice as colours (TC4, TC5), and the marks that make it."""
    if not dice:
        return ((ring, ()),)
    found: dict[int, Steps] = {}
    free = beside(ring)
    for at, face in enumerate(dice):
        if face not in dice[:at]:
            rest = dice[:at] + dice[at + 1 :]
            for spot, colour in enumerate(colours):
                if colour == face and free >> spot & 1:
                    for end, steps in colour_ways(colours, ring | 1 << spot, rest):
                        found.setdefault(end, ((spot, (face,)), *steps))
    return tuple(found.items())


def plans(printed: Printed, tip: Tip, ring: int, hand: Hand) -> list[Plan]:
    """Everything that may be done now, nothing more included."""
    found = []
    for as_numbers, as_colours, count in splits(hand):
        ways = number_ways(printed.numbers, tip, as_numbers)
        if ways:
            for end, marked in colour_ways(printed.colours, ring, as_colours):
                found += [Plan(steps, marked, after, end, count) for after, steps in ways]
    return found
