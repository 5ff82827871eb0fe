"""The exact tables of a seat alone, as this machine keeps them: made by `python -m games solve the_choice`, read here.

A table holds what one side is worth in every way in which it can stand (`analysis_solo`). It is some 38 MB, so it is
made where it is wanted and never shipped; without it, positions of a seat alone are estimated like all others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from struct import pack, unpack

import numpy as np
from numpy.typing import NDArray

from games import tables
from games.compiled import need_compiler
from games.core import BadNotation, OptionValue
from games.later import later
from games.the_choice.analysis_states import ARC_NO, ARCS, LINE_NO, LINES
from games.the_choice.board import BOXES, COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.plans import NO_LINE, Tip
from games.the_choice.sheets import SHEETS, Printed

_SIDES = (1, 2)
_FRESH = 8
"""Bytes that hold what the fresh side is worth, in full; the others hold all values, shortened."""
_solve_side = later("games.the_choice.analysis_solo", "solve_side")


@dataclass(frozen=True)
class Table:
    """What one side is worth to a seat alone. fresh: with nothing marked."""

    fresh: float
    _values: memoryview[float]

    def worth(self, boxes: int, tip: Tip, ring: int) -> float:
        """Of a side with so many misthrow boxes left (0: it is spent); rounded to six or seven digits."""
        if not boxes:
            return float(NUMBER_POINTS[tip[0].bit_count()] + COLOUR_POINTS[ring.bit_count()])
        return float(self._values[boxes - 1, LINE_NO[tip], ARC_NO[ring]])


def table(printed: Printed, both: bool) -> Table | None:
    """The table of a side, None if this machine has none."""
    try:
        return _read(tables.folder(), printed, both)
    except LookupError:
        return None


def needed(printed: Printed, both: bool) -> Table:
    """The table of a side; BadNotation, which says how to make it, if this machine has none."""
    found = table(printed, both)
    if found is None:
        how = f"python -m games solve the_choice{' --die-use both' if both else ''}"
        raise BadNotation(f"The Choice is not solved on this machine; do it with: {how}")
    return found


@lru_cache(maxsize=16)
def _read(_folder: object, printed: Printed, both: bool) -> Table:
    found = tables.stored(*_named(printed, both))
    if found is None:
        raise LookupError
    values = found[_FRESH:].cast("f", (BOXES, len(LINES), len(ARCS)))
    return Table(unpack("<d", found[:_FRESH])[0], values)


def _named(printed: Printed, both: bool) -> tuple[str, str]:
    """The name of a table, and all that it depends on."""
    rules = ("alone", 1, printed.numbers, printed.colours, both, BOXES, NUMBER_POINTS, COLOUR_POINTS)
    text = json.dumps(rules)
    where = [f"{letter}{side}" for letter, sides in SHEETS.items() for side in _SIDES if sides[side - 1] == printed]
    return f"the_choice-{where[0]}-{'both' if both else 'either'}", text


def solve(options: Mapping[str, OptionValue], asked: Mapping[str, str]) -> Iterator[tuple[float, dict[str, float]]]:
    """Makes the tables that this machine lacks. Yields, again and again, which part of the work is done and what every
    side is worth to a seat alone, and every sheet: its sides added. asked: `sheet`, letters as in "A,C"; else all."""
    both, letters = options["die_use"] == "both", _letters(asked)
    sides = [(letter, side) for letter in letters for side in _SIDES]
    for at, (letter, side) in enumerate(sides):
        for part in _made(SHEETS[letter][side - 1], both):
            yield (at + part) / len(sides), {}
    worths = {f"{letter}{side}": needed(SHEETS[letter][side - 1], both).fresh for letter, side in sides}
    yield 1.0, worths | {letter: sum(worths[f"{letter}{side}"] for side in _SIDES) for letter in letters}


def _letters(asked: Mapping[str, str]) -> Sequence[str]:
    for name in asked:
        if name != "sheet":
            raise BadNotation(f"the_choice: there is no --{name} to solve; name sheets, as in --sheet A,C")
    letters = asked.get("sheet", ",".join(SHEETS)).upper().split(",")
    if not {*letters} <= {*SHEETS} or len({*letters}) < len(letters):
        raise BadNotation(f"sheet: {asked['sheet']!r}; name some of {', '.join(SHEETS)}, each once, as in A,C")
    return letters


def _made(printed: Printed, both: bool) -> Iterator[float]:
    """Makes the table of a side unless there is one; yields which part is done."""
    if table(printed, both) is not None:
        return
    need_compiler("solving a sheet of The Choice")
    tables.prepare()
    keep(printed, both, (yield from _solve_side(printed, both)))


def keep(printed: Printed, both: bool, values: NDArray[np.float64]) -> None:
    """Keeps the values of a side, by boxes left (from 0), line and arc; OSError where that cannot be done."""
    fresh = values[BOXES, LINE_NO[NO_LINE], ARC_NO[0]]
    tables.save(*_named(printed, both), pack("<d", fresh) + values[1:].astype("<f4").tobytes())
