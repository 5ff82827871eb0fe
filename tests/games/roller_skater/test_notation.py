"""Moves and states as text."""

from __future__ import annotations

import pytest

from games.core import BadNotation
from games.roller_skater import GAME
from games.roller_skater.state import Accept, Decline, Double, Pass
from tests.games.roller_skater.playing import begin, play, tell


@pytest.mark.parametrize(
    ("text", "move"),
    [("1 double", Double(0)), ("2 pass", Pass(1)), ("1 accept", Accept(0)), ("2 decline", Decline(1))],
)
def test_moves_are_read_as_they_are_written(text: str, move: object) -> None:
    assert GAME.read_move(text) == move and str(move) == text
    assert GAME.read_move(f"  {text.upper()} ") == move


@pytest.mark.parametrize("text", ["", "double", "3 double", "0 pass", "1 stay", "1 double now", "one pass"])
def test_other_texts_are_told_what_a_move_is(text: str) -> None:
    with pytest.raises(BadNotation, match=r"write seat 1 or 2 and accept, decline, double, pass, as in '2 double'$"):
        GAME.read_move(text)


def test_states_in_one_line() -> None:
    state = play(begin(first=2, rounds=6), "throw 6", "2 double", "1 decline", "throw 3", "1 pass")
    assert GAME.show(state) == (
        "half 1 round 2 of 6, seat 2 rolls | who doubles: toss 3, 1 passed, nobody doubled"
        " | 6 R 0 1:0 | table, chips 0, first 2"
    )
    assert GAME.show(tell(state, "1 quit")).endswith("seat 1 gave up")


def test_each_move_is_one_step_with_words_of_its_own() -> None:
    assert [GAME.path(move) for move in (Double(0), Pass(0), Accept(0), Decline(0))] == [
        ("rs-double",),
        ("rs-pass",),
        ("rs-accept",),
        ("rs-decline",),
    ]
