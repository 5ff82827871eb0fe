"""Moves, positions and states as text."""

from __future__ import annotations

from random import Random

import pytest

from games.core import BadNotation
from games.no_chance_backgammon.notation import moves, path, read_move, read_position, show, silence, write_position
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import BLUE, RED, Decline, Number, Phase, asked
from tests.games.no_chance_backgammon.playing import OPENING, at, begin, play

MOVES = ("1 number 6", "2 13/8", "1 bar/22", "2 6/off", "1 done", "2 resign 3", "1 accept", "2 decline", "1 begin")


@pytest.mark.parametrize("text", MOVES)
def test_moves_read_back(text: str) -> None:
    assert str(read_move(text)) == text
    assert read_move(text.upper().replace(" ", "  ")) == read_move(text)
    assert all(path(read_move(text)))


@pytest.mark.parametrize(
    "text",
    ["", "1", "3 done", "1 number 7", "1 number", "1 13-8", "1 25/20", "1 13/0", "1 resign 4", "0 done", "1 done 2",
     "1 13/8/5", "1 number \u0663"],
)  # fmt: skip
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation, match="no move here"):
        read_move(text)


def test_positions_read_back_all_along_a_game() -> None:
    state, chance = play(begin(), "throw 5", "throw 2"), Random(3)
    lines = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.NUMBER:
            again = read_position(write_position(state))
            assert (again.sides, again.arrows, again.doubles, again.turn) == (
                state.sides, state.arrows, state.doubles, state.turn
            )  # fmt: skip
            assert write_position(again) == write_position(state)
            lines += 1
        state = apply(state, chance.choice(moves(state)))[0]
    assert lines > 20


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "five fields"),
        (OPENING.replace("24:2", "24:3"), "15 checkers, not 16"),
        (OPENING.replace("24:2", "19:2"), "both sides stand on one point"),
        (OPENING.replace("24:2", "25:2"), "as in 24:2"),
        (OPENING.replace("24:2", "24:1,24:1"), "once a place"),
        (OPENING.replace("2-5", "2-7"), "arrows are written 1-6"),
        (OPENING.replace("2-2", "3-2"), "doubles are written 0-2"),
        (OPENING.replace("red", "green"), "red or blue"),
    ],
)
def test_a_wrong_position_is_told_what_is_wrong(line: str, why: str) -> None:
    with pytest.raises(BadNotation, match=why):
        at(line)


def test_show_tells_what_is_left_and_offered() -> None:
    state = play(at(OPENING), "1 number 3", "1 8/3")
    assert "| steps 3 |" in show(state) and "now red 3-5: 8/3" in show(state)
    assert "offer 2" in show(play(state, "1 resign 2"))
    assert show(play(state, "1 resign 2", "2 decline")) != show(state)


def test_silence_takes_no_double_declines_and_never_acts_for_the_other() -> None:
    state = at(OPENING.replace("2-5", "6-1"))
    assert silence(state, RED) == Number(RED, 2) and silence(state, BLUE) is None
    assert silence(play(state, "1 resign 1"), BLUE) == Decline(BLUE)
    while state.phase is not Phase.OVER:
        move = silence(state, asked(state))
        assert move is not None
        state = apply(state, move)[0]
