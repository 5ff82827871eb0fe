"""Whoever plays keeps the number, colour and symbol of the own panel, from sitting down to the last leaf, aloud too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from console.desk import Habits
from console.screens.choose_game import ChooseGame
from console.screens.luck import LuckOrChoice
from console.screens.options import Options
from console.screens.page import Page
from console.screens.replay import Replay
from console.screens.samples import first_choice, play_out
from console.screens.seats import Seats
from console.screens.sheet import Sheet
from console.screens.table import Table, begin
from console.screens.what_if import WhatIfPage
from games import all_games
from games.core import AnyGame
from games.marks import called, marked
from games.scene import Box, Card, Group, Msg, Poly, Scene, Symbol, Text, msg, number
from hardware.signals import Fault
from tests.console.stage import LEAVE, STAY, Stage
from tests.shapes import flat, messages, parts

GAMES = all_games()
CHANCE = GAMES["chance_or_choice"]
PANELS = (1, 3)
"""Those that are played from here: the second and the fourth."""


def stage_of(*games: AnyGame) -> Stage:
    """A table of four panels."""
    return Stage(Habits(seats=4, idle_s=0), table=games or tuple(GAMES.values()))


def seats_of(scene: Scene) -> set[int]:
    """Every seat (from 0) that a picture names, colours or marks."""
    found: set[int] = set()
    for shape in flat(scene.shapes):
        match shape:
            case Symbol(seat=seat) | Card(band=int(seat)) | Poly(seat=int(seat)):
                found.add(seat)
            case _:
                pass
    named = [part for message in messages(scene.shapes) for part in parts(message)]
    return found | {int(str(dict(each.args)["n"])) - 1 for each in named if each.key in ("seat", "seat-short-human")}


def screens(stage: Stage, game: AnyGame) -> Iterator[Page]:
    """What is seen of a game from its first choice to the last leaf."""
    table = begin(stage.desk, game, PANELS)
    stage.show(table)
    yield table
    first_choice(table)
    yield table
    menu = table.held(PANELS[1])
    assert isinstance(menu, Page)
    yield menu
    play_out(table)
    yield table
    sheet = Sheet(stage.desk, table.session, table.holders.seating)
    yield sheet
    luck = LuckOrChoice(stage.desk, sheet, 0)
    yield luck
    replay = luck.press(0, STAY, stage.desk.now_ns, True)
    if isinstance(replay, Replay):
        for stop in range(0, len(replay.film.stops), max(1, len(replay.film.stops) // 5)):
            replay.stop = stop
            yield replay
    yield WhatIfPage(stage.desk, sheet, 1)


@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("game", GAMES)
def test_no_screen_of_a_game_knows_a_seat_by_another_mark(game: str, layout: str) -> None:
    stage = stage_of()
    stage.desk.layout = "table" if layout == "table" else "wall"
    seen: set[int] = set()
    for page in screens(stage, GAMES[game]):
        named = seats_of(page.scene())
        assert named <= set(PANELS), type(page).__name__
        seen |= named
    assert seen == set(PANELS)


def test_the_record_counts_its_seats_from_one() -> None:
    stage = stage_of()
    table = begin(stage.desk, CHANCE, PANELS)
    play_out(table)
    record = table.session.record()
    assert record.setup.humans == (0, 1)
    assert {entry.text[0] for entry in record.entries if entry.text[0].isdecimal()} == {"1", "2"}


def test_a_stuck_button_and_its_card_name_the_same_seat() -> None:
    """The first and the third have joined; the keys of the third are Z X C."""
    stage = stage_of(CHANCE)
    stage.desk.keys = ("Q W E", "I O P", "Z X C", "M , .")
    seats = Seats(stage.desk, CHANCE, ChooseGame(stage.desk))
    stage.show(seats)
    stage.tap(0, STAY)
    stage.tap(2, STAY)
    stage.desk.take(Fault("seat 3 STAY", "fault-button-stuck", "stuck", (("seat", 3), ("button", "STAY"))))
    assert "Seat 3: the green button seems stuck" in " ".join(stage.words())
    assert {"Seat 1", "Seat 3"} <= set(stage.words()) and "Seat 2" not in stage.words()
    stage.tap(0, STAY)
    stage.tap(2, STAY)
    assert isinstance(stage.screen, Options)
    stage.tap(0, STAY)
    assert isinstance(stage.screen, Table)
    assert {"Seat 1", "Seat 3"} <= set(stage.words()) and "Seat 2" not in stage.words()
    assert "Seat 3: the green button seems stuck" in " ".join(stage.words())


def test_nobody_changes_colour_while_others_join_and_go() -> None:
    stage = stage_of(CHANCE)
    seats = Seats(stage.desk, CHANCE, ChooseGame(stage.desk))
    stage.show(seats)
    stage.tap(2, STAY)
    assert seats_of(seats.scene()) == {2}
    stage.tap(0, STAY)
    assert seats_of(seats.scene()) == {0, 2}
    stage.tap(2, LEAVE)
    assert seats_of(seats.scene()) == {0}


def test_a_house_rule_that_names_a_seat_names_it_as_it_is_marked() -> None:
    stage = stage_of(CHANCE)
    options = Options(stage.desk, CHANCE, PANELS, ChooseGame(stage.desk), PANELS)
    stage.show(options)
    options.values["thrower"] = "2"
    assert "Seat 4" in stage.words() and "Seat 2" not in stage.words()


def test_turns_are_called_as_panels_are_marked() -> None:
    stage = stage_of(CHANCE)
    stage.desk.voice = "on"
    table = begin(stage.desk, CHANCE, PANELS)
    stage.show(table)
    assert "Seat 2, your turn" in stage.desk.spoken()


def test_a_rematch_keeps_everybodys_place() -> None:
    stage = stage_of(CHANCE)
    table = begin(stage.desk, CHANCE, (1, "cautious"), panels=(1, 3))
    play_out(table)
    again = Sheet(stage.desk, table.session, table.holders.seating).play_again()
    assert isinstance(again, Table) and again.holders.panels == (1, 3)


def test_what_is_no_seat_stays_as_it_is() -> None:
    fault = msg("fault-button-stuck", seat=1, button="STAY")
    event = msg("rs-event-decline", seat=1, other=2)
    assert called(fault, PANELS) == fault, "a panel has its own number already"
    assert called(event, PANELS) == msg("rs-event-decline", seat=2, other=4)
    assert called(msg("list-and", first=msg("seat", n=1), next=number(1)), PANELS) == msg(
        "list-and", first=msg("seat", n=2), next=number(1)
    )
    box = Box(0, 0, 9, 9)
    shapes = (Group(box, (Symbol(box, 1), Text(box, Msg("title")))),)
    assert marked(shapes, (0, 1, 2)) is shapes
    assert marked(shapes, PANELS) == (Group(box, (Symbol(box, 3), Text(box, Msg("title")))),)
