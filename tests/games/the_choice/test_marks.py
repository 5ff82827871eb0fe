"""What a die may mark, and where: TC3 to TC6."""

from __future__ import annotations

import pytest

from games.core import IllegalMove
from games.the_choice import GAME
from games.the_choice.board import NEIGHBOURS, RING_FULL, beside
from games.the_choice.moves import Colour, Number
from games.the_choice.pad import FILLS, FORMS
from tests.games.the_choice.playing import begin, open_to, side_of, tell, thrown, with_side

pytestmark = pytest.mark.usefixtures("plain")


def test_tc3_each_face_is_one_colour_on_every_die() -> None:
    state = thrown(begin(1), 1, 4, 6)
    colours = [text for text in open_to(state, 1) if text.startswith("colour")]
    assert colours == [f"colour {at} {face}" for face in (1, 4, 6) for at in range(1, 17) if (at - 1) % 6 + 1 == face]
    with pytest.raises(IllegalMove, match="another colour"):
        tell(state, "1 colour 2 1")


def test_tc3_colours_are_told_apart_by_form_as_well() -> None:
    assert len({*FORMS}) == len({*FILLS}) == 6
    assert FORMS == ("disc", "triangle", "square", "diamond", "star", "cross")
    assert [fill.value for fill in FILLS] == ["red", "yellow", "green", "blue", "purple", "grey"]


def test_tc4_all_use_the_same_throw_on_their_own_sheets() -> None:
    state = tell(thrown(begin(3), 5, 1, 3), "2 number 9 1+3+5", "1 number 5 5", "3 colour 5 5", "1 colour 1 1")
    assert [side_of(state, seat).line for seat in (1, 2, 3)] == [(4,), (8,), ()]
    assert [side_of(state, seat).ring for seat in (1, 2, 3)] == [1, 0, 1 << 4]


def test_tc4_numbers_may_be_added() -> None:
    state = thrown(begin(1), 5, 1, 3)
    numbers = [text for text in open_to(state, 1) if text.startswith("number")]
    assert numbers == [
        "number 1 1", "number 13 1", "number 3 3", "number 4 1+3", "number 5 5", "number 6 1+5", "number 8 3+5",
        "number 9 1+3+5",
    ]  # fmt: skip


def test_tc4_each_die_is_used_once_at_most() -> None:
    state = tell(thrown(begin(1), 5, 1, 3), "1 number 4 1+3")
    assert open_to(state, 1) == ["colour 5 5", "colour 11 5", "done", "turn"]
    for text in ("1 colour 1 1", "1 number 9 1+3+5", "1 number 5 5", "1 colour 3 3"):
        with pytest.raises(IllegalMove):
            tell(state, text)
    assert open_to(tell(state, "1 colour 5 5"), 1) == ["done", "turn"]


def test_tc4_equal_faces_are_as_many_dice() -> None:
    state = tell(thrown(begin(1), 2, 2, 2), "1 colour 2 2", "1 number 4 2+2")
    assert open_to(state, 1) == ["done", "turn"]


def test_tc4_marks_of_a_turn_may_build_on_each_other() -> None:
    state = tell(thrown(begin(1), 1, 2, 3), "1 number 1 1", "1 number 2 2", "1 number 3 3")
    assert side_of(state, 1).line == (0, 1, 2)
    ring = tell(thrown(begin(1), 1, 2, 3), "1 colour 2 2", "1 colour 1 1", "1 colour 3 3")
    assert side_of(ring, 1).ring == 0b111


def test_tc4_option_both_lets_each_die_be_a_number_and_a_colour() -> None:
    state = tell(thrown(begin(1, die_use="both"), 1, 2, 3), "1 number 1 1", "1 colour 1 1", "1 number 2 2")
    state = tell(state, "1 number 3 3", "1 colour 2 2", "1 colour 3 3")
    assert open_to(state, 1) == ["done", "turn"]
    assert (side_of(state, 1).line, side_of(state, 1).ring) == ((0, 1, 2), 0b111)


def test_tc4_option_both_uses_no_die_twice_as_a_number_or_as_a_colour() -> None:
    state = tell(thrown(begin(1, die_use="both"), 1, 2, 6), "1 number 3 1+2", "1 colour 1 1")
    for text in ("1 number 2 2", "1 colour 1 1", "1 number 8 2+6"):
        with pytest.raises(IllegalMove, match=r"dice that are left|next to a marked one"):
            tell(state, text)


@pytest.mark.parametrize("move", [Number(0, 3, (3, 1)), Number(0, 3, ()), Number(0, -1, (1,)), Number(0, 13, (1,))])
def test_numbers_that_no_notation_tells_are_refused(move: Number) -> None:
    state = thrown(begin(1), 1, 1, 3)
    with pytest.raises(IllegalMove):
        GAME.apply(state, move)


@pytest.mark.parametrize("spot", [-1, 16, 99])
def test_there_are_no_other_ring_hexes(spot: int) -> None:
    with pytest.raises(IllegalMove):
        GAME.apply(thrown(begin(1), 1, 1, 3), Colour(0, spot, 1))


def test_tc5_the_first_colour_anywhere_then_next_to_a_marked_one() -> None:
    state = tell(thrown(begin(1), 5, 5, 4), "1 colour 5 5")
    assert [text for text in open_to(state, 1) if text.startswith("colour")] == ["colour 4 4"]
    with pytest.raises(IllegalMove, match="next to a marked one"):
        tell(state, "1 colour 11 5")


def test_tc5_both_ends_grow_and_the_ring_is_closed() -> None:
    state = tell(thrown(begin(1), 1, 4, 2), "1 colour 1 1", "1 colour 16 4", "1 colour 2 2")
    assert side_of(state, 1).ring == 1 << 15 | 0b11
    assert beside(side_of(state, 1).ring) == 1 << 14 | 1 << 2
    assert beside(RING_FULL) == 0 and beside(0) == RING_FULL and beside(RING_FULL & ~1) == 1


def test_tc6_the_first_number_anywhere_then_beside_the_last() -> None:
    state = tell(thrown(begin(1), 6, 1, 6), "1 number 7 1+6")
    assert open_to(state, 1) == ["number 6 6", "colour 6 6", "colour 12 6", "done", "turn"]
    with pytest.raises(IllegalMove, match="goes on from its last number"):
        tell(state, "1 number 13 6")


def test_tc6_the_line_grows_from_its_last_number_only() -> None:
    state = with_side(thrown(begin(1), 1, 4, 6), 1, line=(0, 1, 2))
    assert [text for text in open_to(state, 1) if text.startswith("number")] == ["number 4 4", "number 7 1+6"]
    with pytest.raises(IllegalMove):
        tell(state, "1 number 5 1+4")  # beside the first number, not the last


def test_tc6_the_line_never_comes_back() -> None:
    state = with_side(thrown(begin(1), 2, 6, 6), 1, line=(0, 1, 5))
    with pytest.raises(IllegalMove):
        tell(state, "1 number 2 2")
    closed_in = with_side(thrown(begin(1), 2, 6, 6), 1, line=(4, 5, 1, 0))
    assert not [text for text in open_to(closed_in, 1) if text.startswith("number")]


def test_tc6_neighbours_are_those_of_the_board() -> None:
    assert all(b in NEIGHBOURS[a] for b, near in enumerate(NEIGHBOURS) for a in near)
    assert [len(near) for near in NEIGHBOURS] == [3, 4, 4, 3, 3, 6, 6, 6, 3, 3, 4, 4, 3]
