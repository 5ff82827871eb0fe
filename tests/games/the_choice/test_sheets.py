"""The house sheets: what is printed on them, and that no side is worth more than another (TC1)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from benchmarks.the_choice_sheets import candidate, measured, worth
from games.the_choice.board import COLOURS, NEIGHBOURS, NUMBER_SPOTS, NUMBERS, RING_SPOTS
from games.the_choice.sheets import SHEETS, Printed

SIDES = [(letter, n, side) for letter, sides in SHEETS.items() for n, side in enumerate(sides, 1)]


def keeps_the_rules(side: Printed) -> None:
    """What TC1 asks of every side."""
    numbers, colours = Counter(side.numbers), Counter(side.colours)
    assert len(side.numbers) == NUMBERS == 13 and set(numbers) == set(range(1, 13))
    assert sorted(numbers.values()) == [1] * 11 + [2]
    assert all(side.numbers[a] != side.numbers[b] for a, near in enumerate(NEIGHBOURS) for b in near)
    assert len(side.colours) == COLOURS == 16 and sorted(colours.values()) == [2, 2, 3, 3, 3, 3]
    assert all(side.colours[at] != side.colours[at - 1] for at in range(COLOURS))


@pytest.mark.parametrize(("letter", "n", "side"), SIDES, ids=lambda part: str(part)[:12])
def test_tc1_every_side_keeps_the_constraints(letter: str, n: int, side: Printed) -> None:
    keeps_the_rules(side)


def test_tc1_four_sheets_at_least_and_all_sides_different() -> None:
    assert {*"ABCD"} <= {*SHEETS}
    assert len({side for _, _, side in SIDES}) == len(SIDES)


def test_tc1_the_ring_is_closed_around_the_numbers() -> None:
    rows = Counter(row for _, row in (*NUMBER_SPOTS, *RING_SPOTS))
    assert [rows[row] for row in sorted(rows)] == [5, 6, 7, 6, 5]
    steps = [
        (abs(RING_SPOTS[at][0] - RING_SPOTS[at - 1][0]), abs(RING_SPOTS[at][1] - RING_SPOTS[at - 1][1]))
        for at in range(COLOURS)
    ]
    assert set(steps) <= {(1.0, 0.0), (0.5, 1.0)}


def test_sides_are_drawn_by_their_seed_alone() -> None:
    assert [candidate(Random(5)) for _ in range(2)] == [candidate(Random(5))] * 2
    keeps_the_rules(candidate(Random(6)))


def test_what_a_side_is_worth_depends_on_its_stream_alone() -> None:
    side = SIDES[0][2]
    assert worth(side, 40, "a") == worth(side, 40, "a") != worth(side, 40, "b")


@pytest.mark.slow
def test_tc1_no_side_is_worth_two_per_cent_more_than_another() -> None:
    means = [each.mean for _, each in measured(15_000)]
    assert max(means) / min(means) < 1.02
