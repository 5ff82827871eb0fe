"""The dice beside the games: thrown by the table or read, and what fell last."""

from __future__ import annotations

import pytest

from console.desk import DiceSource, Habits, VoiceLevel
from console.screens import dice_tool
from console.screens.choose_game import ChooseGame
from console.screens.dice_tool import DiceTool
from console.signals import Command
from games import fair_dice, loose_dice
from games.scene import Die
from hardware.signals import DiceRead, Fault
from tests.console.stage import DOUBLE, LEAVE, STAY, Reader, Stage
from tests.shapes import flat


def tool(source: DiceSource = "console", motion: bool = True) -> tuple[Stage, DiceTool, Reader]:
    reader = Reader()
    stage = Stage(Habits(idle_s=0, source=source), reader=reader)
    stage.desk.motion = motion
    stage.show(ChooseGame(stage.desk))
    stage.tap(0, *(DOUBLE for _ in stage.desk.games), STAY)
    assert isinstance(stage.screen, DiceTool)
    return stage, stage.screen, reader


def large(stage: Stage) -> list[Die]:
    return [shape for shape in flat(stage.screen.scene().shapes) if isinstance(shape, Die) and shape.id]


def test_it_is_an_item_beside_the_games_and_leads_back() -> None:
    stage, _, _ = tool()
    stage.tap(2, LEAVE)
    assert stage.name == "ChooseGame"
    stage.tap(2, STAY)
    assert stage.name == "DiceTool"


def test_a_throw_tumbles_and_then_lies_with_its_sum() -> None:
    stage, dice, _ = tool()
    stage.tap(3, STAY)
    assert not dice.past
    assert [die.rolling for die in large(stage)] == [True, True]
    stage.tap(3, STAY)
    stage.tap(3, DOUBLE)
    stage.wait(1)
    fall = dice.past[0]
    assert len(dice.past) == 1
    assert (len(fall.faces), fall.sides, fall.source) == (2, 6, "console")
    assert [(die.face, die.rolling) for die in large(stage)] == [(face, False) for face in fall.faces]
    assert {str(sum(fall.faces)), "by the table"} <= set(stage.words())
    assert stage.desk.heard() == ("safe",)


def test_throws_are_those_of_the_seed_and_each_is_new() -> None:
    stage, dice, _ = tool(motion=False)
    stage.tap(0, *(STAY for _ in range(9)))
    wanted = [fair_dice.faces(bytes(32), n, 2, 6) for n in range(9)]
    assert [fall.faces for fall in reversed(dice.past)] == wanted[-7:]


def test_number_and_sides_are_chosen_from_all_there_are() -> None:
    stage, dice, _ = tool(motion=False)
    numbers, sides = set(), set()
    stage.tap(0, DOUBLE)
    for _ in loose_dice.DICE:
        numbers.add(dice.dice)
        stage.tap(0, DOUBLE)
    assert numbers == set(loose_dice.DICE) and dice.dice == 2
    stage.tap(0, STAY)
    for _ in loose_dice.SIDES:
        sides.add(dice.sides)
        stage.tap(0, DOUBLE)
    assert sides == set(loose_dice.SIDES) and dice.sides == 6
    stage.tap(0, DOUBLE, LEAVE, DOUBLE, STAY, STAY)
    assert (dice.dice, dice.sides, dice.choosing) == (3, 8, None)
    stage.tap(0, STAY)
    assert len(dice.past[0].faces) == 3 and dice.past[0].sides == 8
    assert len(large(stage)) == 3


def test_leaving_the_chooser_leads_back_to_the_dice_and_not_away() -> None:
    stage, dice, _ = tool()
    stage.tap(0, DOUBLE, LEAVE)
    assert stage.screen is dice and dice.choosing is None


def test_every_chosen_size_is_thrown_within_its_range() -> None:
    stage, dice, _ = tool(motion=False)
    for dice.dice in dice_tool.DICE:
        for dice.sides in dice_tool.SIDES:
            stage.tap(0, STAY)
            assert len(dice.past[0].faces) == dice.dice
            assert all(1 <= face <= dice.sides for face in dice.past[0].faces)


def test_the_reader_is_asked_for_what_is_chosen_and_heard() -> None:
    stage, dice, reader = tool("reader", motion=False)
    assert reader.told == ["arm 2 6"]
    stage.send(DiceRead((4, 6), stage.now_ns))
    assert [(fall.faces, fall.source) for fall in dice.past] == [((4, 6), "reader")]
    assert "by the reader" in stage.words()
    stage.tap(0, STAY)
    assert dice.past[0].source == "console"
    stage.tap(0, DOUBLE, DOUBLE, STAY, STAY)
    stage.tap(0, LEAVE)
    assert reader.told == ["arm 2 6", "disarm", "arm 2 6", "disarm", "arm 2 6", "disarm", "arm 3 6", "disarm"]


def test_a_reading_that_is_not_due_is_told_and_kept_out() -> None:
    stage, dice, _ = tool("reader")
    stage.send(DiceRead((4, 6), stage.now_ns))
    stage.send(DiceRead((1, 1), stage.now_ns))
    assert stage.desk.passing is not None and stage.desk.passing[0].key == "fault-dice-undue"
    stage.wait(1)
    assert [fall.faces for fall in dice.past] == [(4, 6)]


def test_without_a_reader_the_table_throws() -> None:
    stage, dice, _ = tool("reader", motion=False)
    stage.send(Fault("dice", "fault-dice-lost", "gone"))
    stage.tap(0, STAY)
    assert dice.past[0].source == "console"


def test_nothing_is_read_under_another_screen() -> None:
    stage, dice, reader = tool("reader", motion=False)
    stage.send(Command("rules", stage.now_ns))
    assert reader.told[-1] == "disarm"
    stage.send(DiceRead((4, 6), stage.now_ns))
    assert dice.past == ()
    stage.send(Command("rules", stage.now_ns))
    assert reader.told[-1] == "arm 2 6"


@pytest.mark.parametrize(("voice", "said"), [("on", True), ("rules", False), ("off", False)])
def test_a_throw_is_spoken_where_everything_is(voice: VoiceLevel, said: bool) -> None:
    stage, dice, _ = tool(motion=False)
    stage.desk.voice = voice
    stage.tap(0, STAY)
    first, second = dice.past[0].faces
    assert stage.desk.spoken() == ((f"{first} and {second}",) if said else ())
