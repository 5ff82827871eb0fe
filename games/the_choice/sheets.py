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
        _side("3 12 3 1 9 7 2 8 10 5 4 6 11", "6212314543653562"),
        _side("5 12 1 8 6 2 9 3 11 10 4 7 10", "4615153232634215"),
    ),
    "B": (
        _side("5 7 8 6 4 12 11 2 10 1 9 3 4", "1532656143123456"),
        _side("3 9 11 2 4 6 7 10 1 12 2 5 8", "4614635125213452"),
    ),
    "C": (
        _side("9 5 11 9 10 6 12 1 2 8 4 3 7", "4656423213625431"),
        _side("4 11 8 6 5 10 7 3 11 2 12 1 9", "6231642634351515"),
    ),
    "D": (
        _side("8 5 12 8 1 9 2 4 10 7 3 11 6", "5631462125453421"),
        _side("1 12 5 10 2 8 3 9 7 4 11 12 6", "6135623454212134"),
    ),
}
