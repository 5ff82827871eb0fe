"""Texts of moves and states."""

from __future__ import annotations

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.state import Leave, Stay
from games.core import BadNotation
from games.simulate import batch, play_out
from tests.games.chance_or_choice.playing import begin, begin_with, closed, play, tell


@pytest.mark.parametrize("seat", [0, 1, 8, 99])
def test_moves_read_back(seat: int) -> None:
    for move in (Stay(seat), Leave(seat)):
        assert GAME.read_move(str(move)) == move


def test_moves_read_in_any_case_and_spacing() -> None:
    assert GAME.read_move("  2  LEAVE ") == Leave(1)


@pytest.mark.parametrize(
    "text", ["", "stay", "2", "0 stay", "101 leave", "02 stay", "2 go", "-1 stay", "۲ stay", "2 stay now"]
)
def test_other_texts_are_refused_with_an_example(text: str) -> None:
    with pytest.raises(
        BadNotation, match="is no move here; write a seat from 1 to 100 and stay or leave, as in '2 leave'"
    ):
        GAME.read_move(text)


def test_moves_are_sorted_by_notation() -> None:
    texts = [str(move) for move in GAME.moves(tell(begin(12), "throw 4 6"))]
    assert texts == sorted(texts)
    assert len(texts) == 24


def test_paths_are_the_words_on_the_buttons() -> None:
    assert GAME.path(Stay(3)) == ("cc-stay",)
    assert GAME.path(Leave(3)) == ("cc-leave",)


def test_show_tells_states_apart() -> None:
    of = batch(GAME, ("random", "strong", "leave-at-30"), "show", {"rounds": 3, "first_throw_safe": True})
    states = {state for number in range(60) for state, _, _ in play_out(of, number)}
    assert len({GAME.show(state) for state in states}) == len(states)


@pytest.mark.parametrize(
    "options",
    [{"rounds": 4}, {"dice": 3}, {"sides": 8}, {"wipe": "never"}, {"first_throw_safe": True}, {"thrower": "2"}],
)
def test_show_tells_tables_apart(options: dict[str, int | str | bool]) -> None:
    assert GAME.show(begin(3)) != GAME.show(begin_with(options, 3))
    assert GAME.show(begin(3)) != GAME.show(begin(3, humans=(0, 1)))


def test_show_is_one_line_that_reads() -> None:
    state = play(begin(2), "throw 4 6", "1 leave", "throw 1 6", "throw 5 5")
    assert GAME.show(state) == (
        "round 2 of 5 asks, seat 2 throws | pot 10: 5+5 | 1 in 0 [10] | 2 in 0 [0] | past 4+6 1+6"
        " | 2 dice of 6, wipe all, first throw safe off, throwers 1,2"
    )
    assert closed(state) != state
