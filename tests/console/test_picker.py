"""Three buttons reach every move, and the way back is open."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from console.picker import Picker, pick
from games.core import Choose, Close, Over, Setup, Throw, Thrown, complete
from tests.games.miniature import GAME as PEBBLES

STEPS = st.text("abc", min_size=1, max_size=4).map(tuple)


def walk(picker: Picker, path: tuple[str, ...]) -> object:
    """Takes the steps of a path wherever there is a choice."""
    here: object = picker
    while isinstance(here, Picker):
        wanted = path[len(here.taken)]
        for _ in range(len(here.offers)):
            if here.offers[here.at] == wanted:
                break
            here = here.next()
        here = here.take()
    return here


def leaves(paths: set[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Paths none of which begins another, as the paths of moves are."""
    return sorted(path for path in paths if not any(other != path and other[: len(path)] == path for other in paths))


@given(st.sets(STEPS, min_size=1, max_size=12))
def test_every_move_is_reached_by_next_and_take(paths: set[tuple[str, ...]]) -> None:
    moves = leaves(paths)
    picker = Picker(tuple((path, "".join(path)) for path in moves))
    assert [walk(picker, path) for path in moves] == ["".join(path) for path in moves]


@given(st.sets(STEPS, min_size=2, max_size=12), st.lists(st.sampled_from(["next", "take", "back"]), max_size=20))
def test_back_always_leads_to_the_root(paths: set[tuple[str, ...]], presses: list[str]) -> None:
    picker = Picker(tuple((path, path) for path in leaves(paths)))
    for press in presses:
        after = getattr(picker, press)()
        picker = after if isinstance(after, Picker) else picker
    for _ in range(5):
        picker = picker.back()
    assert picker.at_root


def test_a_step_without_a_choice_is_walked_by_itself_and_back_passes_it() -> None:
    picker = Picker(((("a", "x", "1"), 1), (("a", "x", "2"), 2), (("b",), 3)))
    assert picker.offers == ("a", "b")
    deeper = picker.take()
    assert isinstance(deeper, Picker) and deeper.offers == ("1", "2")
    assert deeper.back() == picker
    assert deeper.next().take() == 2


def test_what_was_taken_is_in_hand_after_back() -> None:
    picker = Picker(((("a", "1"), 1), (("b", "1"), 2), (("b", "2"), 3))).next()
    deeper = picker.take()
    assert isinstance(deeper, Picker)
    assert deeper.back().offers[deeper.back().at] == "b"


def test_a_walk_goes_on_among_other_moves_where_it_can() -> None:
    old = Picker(((("a", "1"), 1), (("a", "2"), 2), (("b",), 3))).take()
    assert isinstance(old, Picker)
    old = old.next()
    wider = Picker(((("a", "0"), 0), (("a", "1"), 1), (("a", "2"), 2)))
    assert old.moved(wider).offers[old.moved(wider).at] == "2"
    assert old.moved(Picker(((("b",), 3), (("c",), 4)))) == Picker(((("b",), 3), (("c",), 4)))


@dataclass
class Count:
    moves: int = 0


def test_every_legal_move_of_a_game_without_buttons_is_reachable() -> None:
    chance, count = Random(7), Count()
    state = PEBBLES.start(complete(PEBBLES, Setup(3)))
    while not isinstance(waiting := PEBBLES.waiting(state), Over):
        if isinstance(waiting, Throw):
            state, _ = PEBBLES.apply(state, Thrown((chance.randint(1, 6),)))
        elif isinstance(waiting, Choose) and not waiting.seats:
            state, _ = PEBBLES.apply(state, Close())
        else:
            picker = pick(PEBBLES, state, waiting.seats[0])
            assert picker is not None
            assert [walk(picker, PEBBLES.path(move)) for move in PEBBLES.moves(state)] == list(PEBBLES.moves(state))
            count.moves += 1
            state, _ = PEBBLES.apply(state, chance.choice(PEBBLES.moves(state)))
    assert count.moves > 3
    assert pick(PEBBLES, state, 0) is None
