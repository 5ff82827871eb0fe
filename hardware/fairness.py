"""Whether faces fall as evenly as they should, with an honest answer where that cannot be told yet. Pure.

Pearson's chi-square over the counts of the faces. From ten throws a face its p-value comes from the chi-square
distribution (exact sums for whole and half degrees), below that from simulated fair dice, the same ones for the same
counts. It looks at how often faces come, not at their order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import erfc, exp, lgamma, log, sqrt
from random import Random
from typing import Literal, TypeAlias

ALPHA = 0.01
"""A p-value below it is called uneven: one fair die in a hundred is."""
MORE = 1.5
"""What shall be found: one face that comes one and a half times as often as it should."""
ENOUGH = 0.8
"""With this chance to find it, finding nothing tells something."""
FEW = 10
"""Below so many throws a face the p-value is simulated."""
SIMULATED = 10_000

Verdict: TypeAlias = Literal["uneven", "even", "too few"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What counts tell. statistic: Pearson's; power: the chance to have found a face that comes MORE times as often."""

    counts: tuple[int, ...]
    statistic: float
    p: float
    power: float
    needed: int

    @property
    def throws(self) -> int:
        """How many faces were counted."""
        return sum(self.counts)

    @property
    def verdict(self) -> Verdict:
        """In one word or two."""
        if self.p < ALPHA:
            return "uneven"
        return "even" if self.power >= ENOUGH else "too few"


def judge(counts: Sequence[int]) -> Finding:
    """What the counts of the faces 1, 2, … of a die tell; at least two faces, a count of 0 included."""
    faces, total = len(counts), sum(counts)
    found = pearson(counts)
    p = survival(found, faces - 1) if total >= FEW * faces else _simulated(counts, found)
    return Finding(tuple(counts), found, p, power(total, faces), needed(faces))


def pearson(counts: Sequence[int]) -> float:
    """The sum over the faces of (counted − expected)² / expected; 0 without throws."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def survival(x: float, degrees: int) -> float:
    """The chance that a chi-square of so many degrees of freedom (1 or more) is x or larger."""
    half = x / 2
    if half <= 0:
        return 1.0
    first, start = (erfc(sqrt(half)), 0.5) if degrees % 2 else (0.0, 0.0)
    return min(1.0, first + sum(_term(half, start + k) for k in range(degrees // 2)))


def _term(half: float, power: float) -> float:
    return exp(power * log(half) - half - lgamma(power + 1))


@cache
def critical(degrees: int) -> float:
    """The chi-square from which on counts are called uneven."""
    low, high = 0.0, 10.0 * degrees + 50
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if survival(middle, degrees) > ALPHA else (low, middle)
    return high


def power(throws: int, faces: int) -> float:
    """The chance that so many throws show up a die of which one face comes MORE times as often as it should.

    A non-central chi-square, as a mixture of central ones (its parameter is throws × (MORE − 1)² / (faces − 1)).
    """
    mean, degrees = throws * (MORE - 1) ** 2 / (faces - 1) / 2, faces - 1
    if mean > 200:
        return 1.0
    half = critical(degrees) / 2
    weight, tail, found = exp(-mean), survival(2 * half, degrees), 0.0
    for k in range(1, round(mean + 12 * sqrt(mean)) + 30):
        found += weight * tail
        weight, tail = weight * mean / k, tail + _term(half, degrees / 2 + k - 1)
    return min(1.0, found)


@cache
def needed(faces: int) -> int:
    """How many throws give the chance ENOUGH to find it."""
    low, high = 1, 1
    while power(high, faces) < ENOUGH:
        low, high = high, high * 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if power(middle, faces) >= ENOUGH else (middle, high)
    return high


def _simulated(counts: Sequence[int], found: float) -> float:
    """How often fair dice are at least as uneven; the seed is the counts, so the answer is always the same."""
    total, faces = sum(counts), len(counts)
    chance = Random(" ".join(map(str, counts)))
    worse = 0
    for _ in range(SIMULATED):
        fallen = [0] * faces
        for face in chance.choices(range(faces), k=total):
            fallen[face] += 1
        worse += pearson(fallen) >= found - 1e-9
    return (worse + 1) / (SIMULATED + 1)


def sentences(finding: Finding) -> tuple[str, str]:
    """The finding for people: what was counted, and what it means."""
    counted = "  ".join(f"{face}: {count}" for face, count in enumerate(finding.counts, 1))
    numbers = f"chi-square {finding.statistic:.1f}, p = {finding.p:.3f}"
    if finding.verdict == "uneven":
        meaning = f"UNEVEN: fair dice are so uneven less than once in {round(1 / ALPHA)} times ({numbers})"
    elif finding.verdict == "even":
        meaning = f"no sign of unevenness ({numbers}); a face that comes {MORE:g} times as often would have shown"
    else:
        meaning = (
            f"too few throws to tell ({numbers}): a face that comes {MORE:g} times as often is found "
            f"{finding.power:.0%} of the time now, {ENOUGH:.0%} from {finding.needed} on"
        )
    return f"{finding.throws} faces   {counted}", meaning
