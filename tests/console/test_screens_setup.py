"""What is settled before a game: the menu, seats, house rules, and games that were left."""

from __future__ import annotations

from dataclasses import replace

from console.desk import Habits
from console.screens.choose_game import ChooseGame
from console.screens.options import Options
from console.screens.seats import Seats
from console.screens.start import opening
from console.screens.table import begin
from games.chance_or_choice import GAME
from games.record import Entry
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage


def test_language_layout_and_voice_are_in_the_menu() -> None:
    stage = Stage()
    choose = ChooseGame(stage.desk)
    stage.show(choose)
    stage.tap(0, *(DOUBLE for _ in range(choose.items.index("language"))), STAY)
    assert stage.desk.words.language == "fa"
    stage.tap(3, DOUBLE, STAY)
    assert stage.desk.layout == "table"
    stage.tap(1, DOUBLE, STAY)
    assert stage.desk.voice == "rules"


def test_seats_join_leave_and_take_bots_in() -> None:
    stage = Stage()
    seats = Seats(stage.desk, GAME, ChooseGame(stage.desk))
    stage.show(seats)
    stage.tap(1, STAY)
    stage.tap(3, STAY, DOUBLE, DOUBLE)
    assert seats.seating() == (GAME.bots[-1], 1, GAME.bots[-2], 3)
    stage.tap(3, DOUBLE)
    assert seats.seating() == (1, 3)
    stage.tap(1, DOUBLE, LEAVE)
    assert seats.seating() == (GAME.bots[-1], 3)
    stage.tap(2, STAY)
    assert seats.seating() == (GAME.bots[-1], 2, 3)
    stage.tap(2, STAY)
    assert stage.name == "Seats"
    stage.tap(2, LEAVE)
    stage.tap(3, STAY)
    assert stage.name == "Seats"
    stage.tap(2, STAY)
    assert stage.name == "Options"
    stage.tap(0, LEAVE)
    assert stage.screen is seats and not seats.ready


def test_a_person_takes_a_place_that_a_bot_had() -> None:
    stage = Stage(Habits(seats=2, idle_s=0))
    seats = Seats(stage.desk, GAME, ChooseGame(stage.desk))
    stage.show(seats)
    stage.tap(0, STAY, DOUBLE)
    assert seats.seating() == (0, GAME.bots[-1])
    stage.tap(1, STAY)
    assert seats.seating() == (0, 1) and seats.bots == 0


def test_options_step_through_what_the_game_allows_and_say_what_it_means() -> None:
    stage = Stage()
    options = Options(stage.desk, GAME, (0, 1, 2), ChooseGame(stage.desk))
    stage.show(options)
    before = stage.words()
    stage.tap(0, DOUBLE, DOUBLE, STAY)
    assert options.values["dice"] == 3
    assert set(stage.words()) - set(before)
    stage.tap(0, DOUBLE, DOUBLE)
    for _ in range(8):
        stage.tap(0, STAY)
        GAME.start(options.setup(options.values))
    assert options.values["thrower"] in ("auto", "rotate", "1", "2", "3")
    stage.tap(0, *[DOUBLE] * 3, STAY)
    assert stage.desk.habits.timer_s == 60
    stage.tap(0, DOUBLE, STAY, DOUBLE, DOUBLE, STAY)
    assert stage.desk.habits.source == "hand"
    session = stage.desk.session
    assert session is not None and session.setup.options["dice"] == 3


def test_a_game_that_was_left_can_be_given_up() -> None:
    stage = Stage()
    begin(stage.desk, GAME, (0, 1, 2))
    stage.show(opening(stage.desk))
    stage.tap(0, LEAVE)
    assert stage.name == "Resume"
    stage.tap(0, DOUBLE)
    assert stage.name == "ChooseGame"
    assert stage.store.unfinished() is None


def test_a_stored_game_that_the_rules_refuse_is_said_and_put_aside() -> None:
    stage = Stage()
    begin(stage.desk, GAME, (0, 1, 2))
    stage.store.games[1] = replace(stage.store.games[1], entries=(Entry("throw 7 7", "hand"),))
    stage.show(opening(stage.desk))
    stage.tap(0, STAY)
    assert stage.name == "ChooseGame"
    assert "The game that was left cannot be read; please begin a new one" in stage.words()
    assert stage.store.unfinished() is None
