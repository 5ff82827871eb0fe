"""Every game in whole numbers: what is written can be read back, and an action means the same move in every state."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Choose, Setup, complete
from games.numbers import Layout, NoRoom, each, number, one_of, up_to
from tests.games.walks import GAMES, Walk, tables, walk, walks

for_every_table = pytest.mark.parametrize(("game_id", "seats"), tables())


def layout_of(one: Walk) -> Layout[object, str]:
    assert one.game.numbers is not None
    return one.game.numbers(one.setup).state


@for_every_table
def test_the_same_line_is_read_from_the_numbers_of_a_state(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        layout = layout_of(one)
        for state in one.sample(12):
            numbers = layout.write(state)
            assert layout.read(iter(numbers)) == one.game.show(state)
            pairs = zip(layout.places, numbers, strict=True)
            assert [place for place, value in pairs if not place.low <= value <= place.high] == []


@for_every_table
def test_places_have_names_of_their_own_and_bounds(game_id: str, seats: int) -> None:
    places = layout_of(walk(game_id, seats, 1)).places
    assert len({place.name for place in places}) == len(places) and "" not in {place.name for place in places}
    assert all(-(2**24) < place.low <= place.high < 2**24 for place in places), "exact as 32-bit floats"


@for_every_table
def test_every_move_is_one_action_and_no_two_are_the_same(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        assert one.game.numbers is not None
        actions = one.game.numbers(one.setup).actions
        assert len(set(actions)) == len(actions)
        listed = {str(move).partition(" ")[2] for state in one.states for move in one.game.moves(state)}
        assert listed <= set(actions)
        assert all(str(one.game.read_move(f"1 {words}")) == f"1 {words}" for words in actions)


@for_every_table
def test_rows_and_actions_do_not_depend_on_lots(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    assert game.numbers is not None
    setup = complete(game, Setup(seats))
    deals = game.numbers(setup).deals
    drawn = {game.draw(setup, Random(n)) for n in range(len(deals) * 12)}
    assert drawn == set(deals) and len(set(deals)) == len(deals)
    for lots in deals[:3] + deals[-3:]:
        dealt = game.numbers(Setup(seats, setup.options, lots=lots))
        assert dealt.state.places == game.numbers(setup).state.places
        assert dealt.actions == game.numbers(setup).actions


@for_every_table
def test_it_is_known_whether_several_are_asked_at_once(game_id: str, seats: int) -> None:
    states = [state for one in walks(game_id, seats) for state in one.states]
    asked = [len(now.seats) for now in map(GAMES[game_id].waiting, states) if isinstance(now, Choose)]
    numbers = GAMES[game_id].numbers
    assert numbers is not None
    assert (max(asked) > 1) == numbers(complete(GAMES[game_id], Setup(seats))).together


def test_what_does_not_fit_is_told_by_its_place() -> None:
    throws = up_to(2, each(2, number(1, 6)))
    assert throws.write(((3, 5),)) == [1, 3, 5, 0, 0] and list(throws.read(iter([1, 3, 5, 0, 0]))) == [(3, 5)]
    assert [place.name for place in throws.places] == ["count", "1 1", "1 2", "2 1", "2 2"]
    with pytest.raises(NoRoom, match=r"^3 are more than 2$"):
        throws.write(((1, 1),) * 3)
    with pytest.raises(NoRoom, match=r"^7 is not within 1 to 6$"):
        throws.write(((1, 7),))
    assert one_of("a", "b").write("b") == [1]
