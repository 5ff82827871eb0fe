"""Exact odds of a throw, for any dice, sides and wipe rule (CC2, CC4 to CC6)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache


class Wipe(StrEnum):
    """Which ones wipe earlier rounds too (CC6): all dice, at least two dice, or none ever."""

    ALL = "all"
    TWO_OR_MORE = "two-or-more"
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Odds:
    """How many of `all` equally likely throws are safe, end the round, and wipe.

    safe + ends = all; the throws that wipe are among those that end the round.
    """

    safe: int
    ends: int
    wipes: int
    all: int

    @property
    def risky(self) -> bool:
        """Fewer than one throw in three is safe: set-up warns (CC2)."""
        return 3 * self.safe < self.all


@lru_cache(maxsize=512)
def odds(dice: int, sides: int, wipe: str = Wipe.ALL) -> Odds:
    """The odds of one throw of `dice` dice (at least 1) of `sides` sides (at least 2)."""
    everything, safe = sides**dice, (sides - 1) ** dice
    one_alone = dice * (sides - 1) ** (dice - 1)
    wiping = {Wipe.ALL: 1, Wipe.TWO_OR_MORE: everything - safe - one_alone, Wipe.NEVER: 0}[Wipe(wipe)]
    return Odds(safe, everything - safe, wiping if dice > 1 else 0, everything)


def is_safe(faces: tuple[int, ...]) -> bool:
    """No die shows 1 (CC4)."""
    return 1 not in faces


def is_wipe(faces: tuple[int, ...], wipe: str) -> bool:
    """The ones are enough to cost earlier rounds too (CC6); a single die never wipes."""
    ones = faces.count(1)
    if len(faces) == 1 or wipe == Wipe.NEVER:
        return False
    return ones >= 2 if wipe == Wipe.TWO_OR_MORE else ones == len(faces)


def mean_safe_sum(dice: int, sides: int) -> Fraction:
    """The mean of the sum of a throw known to be safe: each die is then one of 2 to `sides`."""
    return Fraction(dice * (sides + 2), 2)


@lru_cache(maxsize=4096)
def gain_of_throw(dice: int, sides: int, wipe: str, pot: int, earlier: int) -> Fraction:
    """What one more throw, then leaving, is worth to a seat against leaving now, in points on average.

    pot: its points of this round; earlier: its points of earlier rounds. Two six-sided dice:
    (200 - 11 pot - earlier) / 36.
    """
    chance = odds(dice, sides, wipe)
    won = chance.safe * mean_safe_sum(dice, sides)
    return (won - chance.ends * pot - chance.wipes * earlier) / chance.all
