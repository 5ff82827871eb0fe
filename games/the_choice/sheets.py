"""The house sheets: what is printed on them. Made once by `python -m benchmarks.the_choice_sheets`; see TC1.

The published pads differ, and what is printed on them is not public: these sheets are the console's own.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Printed:
    """One side: its numbers in reading order, and the colours of its ring (1 to 6, TC3) clockwise from the corner."""

    numbers: tuple[int, ...]
    colours: tuple[int, ...]


def _side(numbers: str, colours: str) -> Printed:
    return Printed(tuple(map(int, numbers.split())), tuple(map(int, colours)))


SHEETS: dict[str, tuple[Printed, Printed]] = {
    "A": (
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
    ),
    "B": (
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
    ),
    "C": (
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
    ),
    "D": (
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
        _side("7 6 3 4 9 11 12 1 5 8 2 10 6", "4241364163521535"),
    ),
}
