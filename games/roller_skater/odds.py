"""Who wins on which second toss, in both readings of the winning table (RS2), and what that makes of a round."""

from __future__ import annotations

from enum import Enum, StrEnum
from fractions import Fraction

SIDES = 6
EDGES = (1, 6)
"""The first tosses of the table's first line; 2 to 5 are its second line."""


class Role(Enum):
    """R and S, as the score sheet writes them."""

    ROLLER = "R"
    SKATER = "S"


class Reading(StrEnum):
    """Which reading of the winning table is played (RS2): as it is printed, or as both worked examples tell it."""

    TABLE = "table"
    EXAMPLES = "examples"


def other(role: Role) -> Role:
    """The role across the table."""
    return Role.SKATER if role is Role.ROLLER else Role.ROLLER


def winning(reading: Reading, first: int) -> tuple[int, ...]:
    """The second tosses on which the Roller wins after this first toss (1 to 6); on all others the Skater does."""
    if first in EDGES:
        return (1, 2, 4, 5, 6)
    return (2, 3, 4, 5) if reading is Reading.TABLE else EDGES


def winner(reading: Reading, first: int, second: int) -> Role:
    """Who wins the round on these two tosses (RS2)."""
    return Role.ROLLER if second in winning(reading, first) else Role.SKATER


def chances(reading: Reading, first: int, role: Role) -> int:
    """On how many of the six second tosses this role wins."""
    won = len(winning(reading, first))
    return won if role is Role.ROLLER else SIDES - won


def lead(reading: Reading, first: int) -> Fraction:
    """What a second toss for one point brings the Roller on average after this first toss, in points."""
    return Fraction(2 * chances(reading, first, Role.ROLLER) - SIDES, SIDES)
