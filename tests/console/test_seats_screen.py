"""Who sits where: keys of a keyboard, bots of the configuration, places around a table in every language."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.painter.layout import Leaf, leaves
from console.screens.choose_game import ChooseGame
from console.screens.seats import Seats
from games.chance_or_choice import GAME
from games.core import Setup, complete
from games.scene import Box, Scene, View
from tests.console.stage import DOUBLE, STAY, Stage

CAPS = ("Q W E", "I O P", "Z X C", "M , .")


def seats_screen(stage: Stage) -> Seats:
    """The seats screen on the stage."""
    seats = Seats(stage.desk, GAME, ChooseGame(stage.desk))
    stage.show(seats)
    return seats


def test_keys_are_told_where_a_keyboard_is_the_panel() -> None:
    stage = Stage()
    seats_screen(stage)
    assert "Q" not in stage.words()
    stage.desk.keys = CAPS
    shown = stage.words()
    assert [word for word in shown if len(word) == 1] == ["Q", "W", "E", "I", "O", "P", "Z", "X", "C", "M", ",", "."]


def test_seats_without_keys_tell_none() -> None:
    stage = Stage(Habits(seats=6, idle_s=0))
    stage.desk.keys = CAPS
    seats_screen(stage)
    assert len([word for word in stage.words() if len(word) == 1]) == 12


def test_configured_bots_hold_the_last_seats() -> None:
    stage = Stage(Habits(seats=4, bots=("cautious", "leave-at-15"), idle_s=0))
    seats = seats_screen(stage)
    assert seats.places() == {2: "cautious", 3: "leave-at-15"}
    stage.tap(0, STAY, STAY)
    assert stage.name == "Options"


def test_more_bots_than_configured_are_added_before_them() -> None:
    stage = Stage(Habits(seats=4, bots=("cautious",), idle_s=0))
    seats = seats_screen(stage)
    stage.tap(0, STAY, DOUBLE)
    assert seats.places() == {0: 0, 1: GAME.bots[-1], 3: "cautious"}
    stage.tap(0, DOUBLE, DOUBLE)
    assert seats.places() == {0: 0}, "after the most there are none"


def test_a_person_takes_a_configured_bots_place() -> None:
    stage = Stage(Habits(seats=2, bots=("cautious", "random"), idle_s=0))
    seats = seats_screen(stage)
    stage.tap(1, STAY)
    assert seats.places() == {0: "cautious", 1: 1}


def test_bots_that_the_game_does_not_know_stay_away() -> None:
    seats = seats_screen(Stage(Habits(seats=3, bots=("nobody", "cautious"), idle_s=0)))
    assert seats.places() == {2: "cautious"}


def papers(scene: Scene, mirrored: bool, mark: str) -> dict[str, tuple[Box, int]]:
    """Where the sheets of the seats lie, and how they are turned."""
    found: tuple[Leaf, ...] = leaves(scene.shapes, mirrored)
    return {leaf.shape.id: (leaf.box, leaf.turn) for leaf in found if leaf.shape.id.startswith(mark)}


@pytest.mark.parametrize("seats", [4, 8, 20, 100])
def test_around_a_table_everybody_keeps_the_own_place_in_every_language(seats: int) -> None:
    state = GAME.start(complete(GAME, Setup(seats)))
    scene = GAME.scene(state, View("table"))
    places = papers(scene, mirrored=False, mark="panel-")
    assert len(places) == seats
    assert papers(scene, mirrored=True, mark="panel-") == places


def test_so_do_free_places_on_the_seats_screen() -> None:
    stage = Stage(Habits(seats=8, idle_s=0))
    stage.desk.layout = "table"
    scene = seats_screen(stage).scene()
    places = papers(scene, mirrored=False, mark="free-")
    assert len(places) == 8
    assert papers(scene, mirrored=True, mark="free-") == places


def test_upright_panels_are_mirrored_with_the_rest() -> None:
    state = GAME.start(complete(GAME, Setup(4)))
    scene = GAME.scene(state, View("wall"))
    here, there = (papers(scene, mirrored, "panel-") for mirrored in (False, True))
    assert here["panel-0"] == there["panel-3"] and here["panel-1"] == there["panel-2"]
