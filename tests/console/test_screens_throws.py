"""Throws at the table: software, typed in, read by a reader that may go away (T2, T5)."""

from __future__ import annotations

import pytest

from console.desk import DiceSource, Habits
from console.screens.table import begin
from console.session import Session
from games.chance_or_choice import GAME
from games.core import Choose, Throw
from games.scene import Die, Scene
from hardware.signals import Button, DiceRead, Fault, Ready
from tests.console.stage import DOUBLE, LEAVE, MS, STAY, Reader, Stage
from tests.shapes import flat

GONE = Fault("dice", "fault-dice-lost", "the reader is gone", (("device", "/dev/dice"),))


def at_table(source: DiceSource, pause_s: float = 0, seats: int = 3) -> tuple[Stage, Session, Reader]:
    reader = Reader()
    stage = Stage(Habits(timer_s=0, idle_s=0, source=source, pause_s=pause_s), reader=reader)
    stage.show(begin(stage.desk, GAME, tuple(range(seats)), {"thrower": "1"}))
    assert stage.desk.session is not None
    return stage, stage.desk.session, reader


def entries(session: Session) -> list[tuple[str, str]]:
    return [(entry.text, entry.source) for entry in session.record().entries]


def dice(scene: Scene) -> list[Die]:
    return [shape for shape in flat(scene.shapes) if isinstance(shape, Die) and shape.box.w > 40]


def test_only_the_thrower_throws_and_only_by_the_button_for_it() -> None:
    stage, session, _ = at_table("console")
    stage.tap(1, DOUBLE)
    stage.tap(0, STAY, LEAVE)
    assert entries(session) == []
    stage.tap(0, DOUBLE)
    assert [source for _, source in entries(session)] == ["console"]


def test_a_software_throw_falls_by_itself_after_the_pause() -> None:
    stage, session, _ = at_table("console", pause_s=3)
    stage.wait(2.5)
    assert entries(session) == []
    stage.wait(1)
    assert len(entries(session)) == 1


def test_dice_lie_still_while_people_answer() -> None:
    stage, _, _ = at_table("console")
    stage.tap(0, DOUBLE)
    stage.wait(1)
    lying = dice(stage.screen.scene())
    stage.tap(1, STAY)
    stage.tap(2, LEAVE)
    assert dice(stage.screen.scene()) == lying


def test_dice_tumble_over_the_state_before_and_then_tell() -> None:
    stage, session, _ = at_table("console")
    before = session.shown
    stage.tap(0, DOUBLE)
    assert session.shown != before
    rolling = dice(stage.screen.scene())
    assert rolling and all(die.rolling for die in rolling)
    assert stage.screen.lamps() == frozenset()
    stage.wait(0.7)
    assert all(die.rolling for die in dice(stage.screen.scene()))
    stage.wait(0.1)
    assert not any(die.rolling for die in dice(stage.screen.scene()))


def test_without_motion_nothing_tumbles() -> None:
    stage, _, _ = at_table("console")
    stage.desk.motion = False
    stage.tap(0, DOUBLE)
    assert not any(die.rolling for die in dice(stage.screen.scene()))


def test_faces_are_typed_in_by_the_thrower() -> None:
    stage, session, _ = at_table("hand")
    stage.tap(1, STAY, STAY, STAY)
    stage.tap(0, DOUBLE, DOUBLE, STAY)
    stage.tap(0, *[DOUBLE] * 5, STAY)
    stage.tap(0, LEAVE)
    stage.tap(0, LEAVE)
    stage.tap(0, DOUBLE, STAY, DOUBLE, DOUBLE, DOUBLE, STAY)
    assert entries(session) == []
    stage.tap(0, STAY)
    assert entries(session) == [("throw 4 4", "hand")]


def test_a_bot_thrower_is_typed_for_by_the_first_person() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0, source="hand"))
    stage.show(begin(stage.desk, GAME, ("random", 1, 0), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    stage.tap(1, STAY, STAY, STAY)
    assert entries(session) == [("throw 1 1", "hand")]


def test_the_reader_is_armed_once_a_throw_and_its_throw_is_taken() -> None:
    stage, session, reader = at_table("reader")
    stage.wait(5)
    assert reader.told == ["arm 2 6"]
    stage.send(DiceRead((3, 4), stage.now_ns))
    assert entries(session) == [("throw 3 4", "reader")]
    assert reader.told == ["arm 2 6", "disarm"]
    stage.wait(1)
    assert isinstance(session.waiting, Choose)


def test_a_throw_while_the_question_is_open_is_void_and_said() -> None:
    stage, session, _ = at_table("reader")
    stage.send(DiceRead((3, 4), stage.now_ns))
    stage.wait(1)
    stage.send(DiceRead((6, 6), stage.now_ns))
    assert entries(session) == [("throw 3 4", "reader")]
    assert any("does not count" in words for words in stage.words())
    stage.wait(4.5)
    assert not any("does not count" in words for words in stage.words())


def test_a_read_throw_that_the_rules_refuse_changes_nothing() -> None:
    stage, session, _ = at_table("reader")
    stage.send(DiceRead((3, 4, 5), stage.now_ns))
    assert entries(session) == []
    stage.send(DiceRead((3, 4), stage.now_ns))
    assert entries(session) == [("throw 3 4", "reader")]


@pytest.mark.parametrize(("button", "source"), [(STAY, "console"), (DOUBLE, "hand")])
def test_a_reader_lost_in_mid_turn_is_said_and_another_way_offered(button: Button, source: str) -> None:
    stage, session, _ = at_table("reader")
    stage.wait(1)
    stage.send(GONE)
    words = stage.words()
    assert "The dice reader has gone; type the throws in" in words
    assert {"TABLE", "TYPE IN"} <= set(words)
    stage.tap(1, button)
    stage.tap(0, button)
    stage.tap(0, *([DOUBLE] if source == "console" else [STAY, STAY, STAY]))
    assert [entry[1] for entry in entries(session)] == [source]


def test_a_throw_of_which_a_face_is_typed_when_the_reader_is_back_is_typed_to_its_end() -> None:
    stage, session, _ = at_table("reader")
    stage.send(GONE)
    stage.tap(0, DOUBLE, DOUBLE, STAY)
    stage.send(Ready("dice"))
    stage.send(DiceRead((6, 6), stage.now_ns))
    assert entries(session) == []
    stage.tap(0, STAY, STAY)
    assert entries(session) == [("throw 2 1", "hand")]


def test_a_reader_that_is_back_reads_again() -> None:
    stage, session, _ = at_table("reader")
    stage.send(GONE)
    stage.tap(0, DOUBLE)
    assert "TABLE" not in stage.words()
    stage.send(Ready("dice"))
    assert "The dice reader has gone; type the throws in" not in stage.words()
    stage.send(GONE)
    assert {"TABLE", "TYPE IN"} <= set(stage.words())
    stage.send(Ready("dice"), DiceRead((2, 5), stage.now_ns))
    assert entries(session) == [("throw 2 5", "reader")]


def test_a_press_begun_before_the_throw_was_due_throws_nothing() -> None:
    stage, session, _ = at_table("console")
    stage.late(0, DOUBLE, stage.now_ns - 5 * MS)
    assert entries(session) == []
    stage.tap(0, DOUBLE)
    stage.wait(1)
    while isinstance(session.waiting, Throw):
        stage.tap(0, DOUBLE)
        stage.wait(1)
    thrown = len(entries(session))
    stage.tap(1, STAY)
    stage.tap(2, STAY)
    before = stage.now_ns
    stage.tap(0, STAY)
    stage.wait(1)
    assert isinstance(session.waiting, Throw)
    stage.late(0, DOUBLE, before)
    assert isinstance(session.waiting, Throw) and len(entries(session)) == thrown + 4


def test_a_throw_read_behind_the_rules_is_not_lost() -> None:
    stage, session, _ = at_table("reader")
    stage.press(0, LEAVE, 2.1)
    stage.tap(0, DOUBLE)
    assert stage.name == "Rules"
    stage.send(DiceRead((2, 5), stage.now_ns))
    assert entries(session) == [("throw 2 5", "reader")]
    stage.tap(0, LEAVE)
    stage.wait(1)
    for seat in range(3):
        stage.tap(seat, STAY)
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)


def test_many_dice_of_many_sides_are_typed() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0, source="hand"))
    stage.show(begin(stage.desk, GAME, (0,), {"dice": 5, "sides": 20}))
    session = stage.desk.session
    assert session is not None
    for face in (20, 7, 2, 13, 20):
        stage.tap(0, *[DOUBLE] * (face - 1), STAY)
    stage.tap(0, STAY)
    assert entries(session) == [("throw 20 7 2 13 20", "hand")]
