"""Everything that can be done with dice on one side, for bots: whole plans of marks rather than single ones.

A line is told by the set of hexes it has passed (a bit mask) and its last hex (-1: none yet): that is all its future
depends on. Dice are sorted tuples of faces.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from games.core import Seat
from games.the_choice.board import NEIGHBOURS, NUMBERS, beside
from games.the_choice.hand import Dice, Hand, Split, parts, splits
from games.the_choice.moves import Colour, Mark, Number
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
    return [plan for split in splits(hand) for plan in _of_split(printed, tip, ring, split)]


def fullest(printed: Printed, tip: Tip, ring: int, hand: Hand, needed: int) -> list[Plan]:
    """Of these the ones that mark most hexes, and of those the ones that leave fewest of the needed dice unused."""
    most, best = (-1, -1), list[Split]()
    for split in splits(hand):
        as_numbers, as_colours, used = split
        ways = number_ways(printed.numbers, tip, as_numbers)
        if not ways or not colour_ways(printed.colours, ring, as_colours):
            continue
        rank = max([len(steps) for _, steps in ways]) + len(as_colours), min(used, needed)
        if rank >= most:
            best = [*(best if rank == most else ()), split]
            most = rank
    found = [plan for split in best for plan in _of_split(printed, tip, ring, split)]
    return [plan for plan in found if plan.marks == most[0]]


def _of_split(printed: Printed, tip: Tip, ring: int, split: Split) -> list[Plan]:
    as_numbers, as_colours, used = split
    ways = number_ways(printed.numbers, tip, as_numbers)
    if not ways:
        return []
    rings = colour_ways(printed.colours, ring, as_colours)
    return [Plan(steps, marked, after, end, used) for end, marked in rings for after, steps in ways]


def first_mark(plan: Plan, seat: Seat) -> Mark | None:
    """The first mark of a plan, colours before numbers; None if it marks nothing more."""
    if plan.colours:
        spot, faces = plan.colours[0]
        return Colour(seat, spot, faces[0])
    return Number(seat, *plan.numbers[0]) if plan.numbers else None
