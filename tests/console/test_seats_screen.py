"""Who sits where: keys of a keyboard, bots of the configuration, places around a table, and whom a sheet turns to."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.painter.layout import Leaf, leaves, strays
from console.screens.attract import Attract
from console.screens.choose_game import ChooseGame
from console.screens.options import Options
from console.screens.seats import Seats
from console.screens.table import Table, begin
from games.chance_or_choice import GAME
from games.core import Setup, complete
from games.no_chance_backgammon import GAME as BACKGAMMON
from games.scene import Box, Card, Scene, Text
from games.seating import arrange
from games.view import View
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage

CAPS = ("Q W E", "I O P", "Z X C", "M , .")


def seats_screen(stage: Stage) -> Seats:
    """The seats screen on the stage."""
    seats = Seats(stage.desk, GAME, ChooseGame(stage.desk))
    stage.show(seats)
    return seats


def test_keys_are_told_on_the_buttons_where_a_keyboard_is_the_panel() -> None:
    stage = Stage()
    seats_screen(stage)
    assert "Q" not in stage.words()
    stage.desk.keys = CAPS
    assert [word for word in stage.words() if len(word) == 1] == ["Q", "I", "Z", "M"]
    stage.tap(1, STAY)
    assert [word for word in stage.words() if len(word) == 1] == ["Q", "I", "O", "P", "Z", "M"]


def test_seats_without_keys_tell_none() -> None:
    stage = Stage(Habits(seats=6, idle_s=0))
    stage.desk.keys = CAPS
    seats_screen(stage)
    assert len([word for word in stage.words() if len(word) == 1]) == 4


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


def test_one_bot_is_as_strong_as_the_table_likes() -> None:
    stage = Stage(Habits(seats=2, bots=("cautious",), idle_s=0))
    seats = seats_screen(stage)
    stage.tap(0, STAY)
    offered = []
    for _ in range(len(GAME.bots)):
        offered.append(seats.places()[1])
        stage.tap(0, DOUBLE)
    assert offered[0] == "cautious", "the one of the configuration first"
    assert set(offered) == set(GAME.bots)
    assert seats.places() == {0: 0}, "after the weakest there is none"
    stage.tap(0, DOUBLE, DOUBLE)
    assert seats.places()[1] == GAME.bots[-1]
    stage.tap(1, STAY)
    assert seats.places() == {0: 0, 1: 1}, "a person takes its place"


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


@pytest.mark.parametrize(("panel", "turn"), [(0, 0), (1, 3), (2, 2), (3, 1)])
def test_the_menu_turns_to_who_asked(panel: int, turn: int) -> None:
    stage = Stage()
    stage.desk.layout = "table"
    stage.show(begin(stage.desk, GAME, (0, 1, 2, 3)))
    stage.press(panel, LEAVE, hold_s=2.5)
    assert stage.name == "Menu"
    sheets = [
        leaf for leaf in leaves(stage.screen.scene().shapes, True) if getattr(leaf.shape, "band", None) is not None
    ]
    assert [(sheet.turn, getattr(sheet.shape, "band", None)) for sheet in sheets] == [(turn, panel)]


@pytest.mark.parametrize(("panel", "turn"), [(0, 0), (1, 0), (2, 2), (3, 0)])
def test_lists_turn_to_the_long_side_that_pressed_last(panel: int, turn: int) -> None:
    stage = Stage()
    stage.desk.layout = "table"
    stage.show(ChooseGame(stage.desk))
    stage.tap(panel, DOUBLE)
    scene = stage.screen.scene()
    found = leaves(scene.shapes, mirrored=False)
    assert {leaf.turn for leaf in found if leaf.shape.id.startswith("item-")} == {turn}
    assert strays(found) == ()


def test_the_one_who_throws_is_ringed_until_the_dice_roll() -> None:
    stage = Stage()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    assert ringed(stage.screen.scene()) == ["panel-0"]
    stage.tap(0, DOUBLE)
    assert ringed(stage.screen.scene()) == []


def ringed(scene: Scene) -> list[str]:
    """The sheets of seats with a ring."""
    found = [leaf.shape for leaf in leaves(scene.shapes, mirrored=False)]
    return [card.id for card in found if isinstance(card, Card) and card.ring]


def test_the_invitation_lies_over_nothing() -> None:
    stage = Stage()
    stage.show(Attract(stage.desk))
    found = leaves(stage.screen.scene().shapes, mirrored=False)
    boxes = [leaf.box for leaf in found if isinstance(leaf.shape, Card | Text)]
    (card,) = [leaf.box for leaf in found if leaf.shape.id == "invitation"]
    assert [box for box in boxes if meets(box, card)] == [card, card.inset(20, 4)]


def meets(one: Box, other: Box) -> bool:
    """Whether two boxes overlap."""
    across = one.x < other.x + other.w and other.x < one.x + one.w
    return across and one.y < other.y + other.h and other.y < one.y + one.h


@pytest.mark.parametrize("seats", [1, 3, 8, 20, 100])
def test_on_a_flat_table_a_notice_lies_over_no_card(seats: int) -> None:
    stage = Stage(Habits(seats=seats, idle_s=0))
    stage.desk.layout = "table"
    screen = seats_screen(stage)
    cards = [place.box for place in arrange(seats, "table").seats]
    for notice in screen.flat_notices():
        assert all(
            notice.x >= card.x + card.w
            or card.x >= notice.x + notice.w
            or notice.y >= card.y + card.h
            or card.y >= notice.y + notice.h
            for card in cards
        )


def test_bots_leave_a_place_for_the_first_person() -> None:
    """Twenty-nine bots of a classroom, and a game for two."""
    stage = Stage(Habits(seats=30, bots=("cautious", "beginner", *("random",) * 27), idle_s=0), table=(BACKGAMMON,))
    seats = Seats(stage.desk, BACKGAMMON, ChooseGame(stage.desk))
    stage.show(seats)
    assert list(seats.places()) == [1], "the first panel is free"
    assert "Press green at your place to join" in stage.words()
    stage.tap(0, STAY)
    assert list(seats.places()) == [1, 0] and seats.gone == 0, "and whoever sits down there turns nobody out"
    stage.tap(7, STAY)
    assert seats.places() == {0: 0, 7: 7}
    assert "A bot has made room. Ready? Press green again" in stage.words(), "else it is said"
    stage.tap(7, STAY)
    assert "A bot has made room. Ready? Press green again" not in stage.words()


@pytest.mark.parametrize("panel", [0, 1, 2, 3])
def test_on_a_flat_table_a_bot_sits_across(panel: int) -> None:
    stage = Stage(Habits(seats=4, idle_s=0), table=(BACKGAMMON,))
    stage.desk.layout = "table"
    seats = Seats(stage.desk, BACKGAMMON, ChooseGame(stage.desk))
    stage.show(seats)
    stage.tap(panel, STAY, DOUBLE)
    assert set(seats.places()) == {panel, (panel + 2) % 4}
    stage.tap(panel, STAY)
    assert isinstance(stage.screen, Options)
    stage.tap(panel, STAY)
    assert isinstance(stage.screen, Table)
    assert stage.screen.holders.panels == tuple(sorted((panel, (panel + 2) % 4)))
