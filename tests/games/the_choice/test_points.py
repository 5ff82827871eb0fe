"""Points and places: TC10 and TC11."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.core import Over
from games.the_choice import GAME
from games.the_choice.board import COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.state import Side
from tests.games.the_choice.playing import begin, tell, told, with_side

pytestmark = pytest.mark.usefixtures("plain")


def test_tc10_numbers() -> None:
    assert NUMBER_POINTS == (0, 1, 2, 3, 5, 7, 9, 12, 15, 18, 22, 26, 31, 36)
    for count, points in enumerate(NUMBER_POINTS):
        assert Side(tuple(range(count))).points == points


def test_tc10_colours() -> None:
    assert COLOUR_POINTS == (0, 1, 2, 3, 4, 6, 8, 10, 12, 15, 18, 21, 24, 28, 32, 36, 40)
    for count, points in enumerate(COLOUR_POINTS):
        assert Side(ring=(1 << count) - 1).points == points


def test_tc10_more_is_better() -> None:
    for table in (NUMBER_POINTS, COLOUR_POINTS):
        assert all(fewer < more for fewer, more in pairwise(table))


def test_tc10_both_sides_are_added() -> None:
    state = with_side(begin(2), 1, line=(0, 1, 2, 3), ring=0b11111)
    assert GAME.totals(state) == (5 + 6, 0)
    turned = tell(state, "throw 1 2 3", "1 keep", "1 turn", "2 done", "close")
    turned = tell(turned, "throw 1 2 3", "2 keep", "1 colour 16 1")
    assert GAME.totals(turned) == (11 + 1, 0)


def test_tc11_equal_scores_share_the_rank() -> None:
    state = with_side(with_side(begin(3), 2, line=(0,)), 3, ring=1)
    state = tell(state, "1 quit", "2 quit")
    state, events = told(state, "3 quit")
    assert GAME.waiting(state) == Over((3, 1, 1), (0, 1, 1))
    assert events[-1].key == "tc-event-over" and events[-1].seats == (1, 2)
