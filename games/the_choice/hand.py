"""A throw in use: which dice are left as numbers and as colours, and in how many ways they can be grouped (TC4)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

Dice: TypeAlias = tuple[int, ...]
"""Faces of dice."""


Split: TypeAlias = tuple[Dice, Dice, int]
"""Dice that go to numbers, dice that go to colours, and how many dice of the throw are used then."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A throw in use. dice: all of it; numbers, colours: what has been used as such; both: each die may be used as
    each (option die_use)."""

    dice: Dice
    numbers: Dice = ()
    colours: Dice = ()
    both: bool = False


@lru_cache(maxsize=512)
def parts(dice: Dice) -> tuple[tuple[Dice, Dice], ...]:
    """Every way to take some of these dice, at least one: what is taken, and the rest."""
    found = {}
    for size in range(1, len(dice) + 1):
        for places in combinations(range(len(dice)), size):
            rest = tuple([face for at, face in enumerate(dice) if at not in places])
            found[tuple([dice[at] for at in places])] = rest
    return tuple(found.items())


@lru_cache(maxsize=4096)
def left_as_numbers(hand: Hand) -> Dice:
    """The dice that may still be numbers, sorted (TC4)."""
    return without(hand.dice, hand.numbers if hand.both else (*hand.numbers, *hand.colours))


@lru_cache(maxsize=4096)
def left_as_colours(hand: Hand) -> Dice:
    """The dice that may still be colours, sorted (TC4)."""
    return without(hand.dice, hand.colours if hand.both else (*hand.numbers, *hand.colours))


def without(dice: Dice, taken: Dice) -> Dice:
    """The dice but those taken, sorted."""
    rest = sorted(dice)
    for face in taken:
        rest.remove(face)
    return tuple(rest)


def used(dice: Dice, as_numbers: Dice, as_colours: Dice) -> int:
    """How many of the dice count as used; with equal faces, in the player's favour."""
    taken = (*as_numbers, *as_colours)
    return sum([min(dice.count(face), taken.count(face)) for face in {*taken}])


@lru_cache(maxsize=4096)
def splits(hand: Hand) -> tuple[Split, ...]:
    """Every way to deal the dice that are left to numbers and colours, and how many dice are used in all then."""
    found = []
    for as_colours in ((), *(taken for taken, _ in parts(left_as_colours(hand)))):
        spent = Hand(hand.dice, hand.numbers, (*hand.colours, *as_colours), hand.both)
        for as_numbers in ((), *(taken for taken, _ in parts(left_as_numbers(spent)))):
            found.append((as_numbers, as_colours, used(hand.dice, (*hand.numbers, *as_numbers), spent.colours)))
    return tuple(found)
