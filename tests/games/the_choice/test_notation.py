"""Texts of moves and states, and the steps in which a person enters a move."""

from __future__ import annotations

import pytest

from console.picker import Picker, pick
from games.core import BadNotation
from games.simulate import batch, play_out
from games.the_choice import GAME
from games.the_choice.moves import Begin, Colour, Done, Keep, Move, Number, Rethrow, Silent, Turn
from tests.games.the_choice.playing import begin, first, tell, thrown

pytestmark = pytest.mark.usefixtures("plain")

WRITTEN: dict[str, Move] = {
    "1 begin 2": Begin(0, 1),
    "4 keep": Keep(3),
    "2 rethrow 1 5 5": Rethrow(1, (1, 5, 5)),
    "3 number 13 1+1+6": Number(2, 12, (1, 1, 6)),
    "2 number 7 5": Number(1, 6, (5,)),
    "2 colour 16 3": Colour(1, 15, 3),
    "1 done": Done(0),
    "1 turn": Turn(0),
    "1 silent": Silent(0),
}


@pytest.mark.parametrize("text", WRITTEN)
def test_moves_are_written_and_read_back(text: str) -> None:
    assert GAME.read_move(text) == WRITTEN[text]
    assert str(WRITTEN[text]) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "done", "5 done", "0 done", "1 begin 3", "1 begin", "1 rethrow", "1 rethrow 7", "1 rethrow 5 1"),
        *("1 number 14 3", "1 number 7 5+4", "1 number 7 4 5", "1 number 7", "1 number 0 1", "1 colour 17 1"),
        *("1 colour 3 7", "1 colour 3 1+1", "1 rethrow 1 1 1 1", "1 number 7 1+1+1+1", "1 Done", "1  done", "۱ done"),
    ],
)
def test_other_texts_are_refused_with_examples(text: str) -> None:
    with pytest.raises(BadNotation, match=r"is no move here; write '2 begin 1', .*'2 number 7 4.5'"):
        GAME.read_move(text)


def test_show_tells_states_apart() -> None:
    of = batch(GAME, ("random", "greedy", "random"), "show", {"die_use": "both"})
    states = {state for number in range(20) for state, _, _ in play_out(of, number)}
    assert len({GAME.show(state) for state in states}) == len(states)


def test_show_tells_tables_apart() -> None:
    assert len({GAME.show(each) for each in (first(2), first(2, die_use="both"), first(2, starts=2), first(3))}) == 4


def test_show_is_one_line_that_reads() -> None:
    state = tell(thrown(begin(2), 1, 2, 6), "1 number 3 1+2", "1 colour 6 6", "2 turn")
    assert GAME.show(state) == (
        "throw 1 marks, seat 1 active, dice 1 2 6 | 1 T asked front: 3 6 0x / no line no ring 0x; used 1+2 as numbers, "
        "6 as colours | 2 U turns front: no line no ring 0x / no line no ring 0x | each die once"
    )


def presses(picker: Picker, move: Move) -> int:
    """How many presses lead from the root to a move, by the shortest way."""
    steps, pressed = GAME.path(move), 0
    while True:
        at = picker.offers.index(steps[len(picker.taken)])
        pressed += at + 1
        for _ in range(at):
            picker = picker.next()
        after = picker.take()
        if not isinstance(after, Picker):
            assert after == move
            return pressed
        picker = after


def test_t1_every_move_is_reached_and_most_with_few_presses() -> None:
    counts = []
    of = batch(GAME, ("greedy",), "presses")
    for number in range(6):
        before = None
        for state, move, source in play_out(of, number):
            if source == "bot" and before is not None:
                picker = pick(GAME, before, 0)
                assert picker is not None
                counts.append(presses(picker, move))
                assert all(presses(picker, each) <= 24 for each in GAME.moves(before))
            before = state
    assert sum(counts) / len(counts) < 3.5


def test_a_number_is_chosen_first_then_its_hex_then_its_dice() -> None:
    picker = pick(GAME, thrown(begin(1), 1, 2, 3), 0)
    assert picker is not None
    assert picker.offers[:4] == ("number 1", "number 2", "number 3", "number 4")
    assert picker.offers[-2:] == ("done", "turn")
    assert picker.take().offers == ("number 1 at 1", "number 1 at 13")
    assert picker.next().next().take().offers == ("number 3 at 3 with 1+2", "number 3 at 3 with 3")
    assert picker.next().take() == Number(0, 1, (2,))


def test_whoever_can_mark_nothing_more_finishes_with_one_press() -> None:
    picker = pick(GAME, tell(thrown(begin(1), 1, 2, 3), "1 number 6 1+2+3"), 0)
    assert picker is not None and picker.take() == Done(0)


def test_to_keep_all_dice_takes_one_press() -> None:
    picker = pick(GAME, tell(begin(1), "throw 1 2 3"), 0)
    assert picker is not None and picker.take() == Keep(0)
    assert picker.offers[1:] == (
        "rethrow 1", "rethrow 2", "rethrow 3", "rethrow 1 2", "rethrow 1 3", "rethrow 2 3", "rethrow 1 2 3"
    )  # fmt: skip
