"""The table changes where throws come from in the middle of a game: one proposes, another agrees, the record tells."""

from __future__ import annotations

import pytest

from console.desk import DiceSource, Habits
from console.screens.table import begin
from console.session import Session
from games.chance_or_choice import GAME
from games.core import Choose
from hardware.signals import DiceRead, Fault, Ready
from tests.console.stage import DOUBLE, LEAVE, STAY, Reader, Stage


def at_table(source: DiceSource, seats: int = 3) -> tuple[Stage, Session, Reader]:
    reader = Reader()
    stage = Stage(Habits(timer_s=0, idle_s=0, source=source, seats=4), reader=reader)
    stage.desk.motion = False
    stage.show(begin(stage.desk, GAME, tuple(range(seats)), {"thrower": "1"}))
    assert stage.desk.session is not None
    return stage, stage.desk.session, reader


def sources(session: Session) -> list[tuple[str, str]]:
    entries = session.record().entries
    return [(entry.text, entry.source) for entry in entries if entry.text.startswith("throw")]


def propose(stage: Stage, source: DiceSource, panel: int = 1) -> None:
    """Through the menu behind a held LEAVE and the rules: a list, with the rules first and the other sources next."""
    others = [one for one in stage.desk.dice_sources if one != stage.desk.habits.source]
    stage.press(panel, LEAVE, 2.1)
    stage.tap(panel, DOUBLE, STAY, *[DOUBLE] * (1 + others.index(source)), STAY)


def answer_all(stage: Stage, session: Session) -> None:
    stage.wait(1)
    for seat in range(3):
        if isinstance(session.waiting, Choose):
            stage.tap(seat, STAY)
    stage.wait(1)


def test_one_proposes_another_agrees_and_every_throw_says_its_source() -> None:
    stage, session, reader = at_table("console")
    stage.tap(0, DOUBLE)
    answer_all(stage, session)
    propose(stage, "hand")
    assert stage.name == "Agree" and "Seat 2 proposes it. It counts when another seat agrees." in stage.words()
    stage.tap(1, STAY)
    assert stage.name == "Agree", "nobody agrees with themselves"
    stage.tap(2, STAY)
    assert stage.name == "Table" and "From now on throws are typed in" in stage.words()
    stage.tap(0, DOUBLE, STAY, DOUBLE, DOUBLE, STAY, STAY)
    assert [source for _, source in sources(session)] == ["console", "hand"]
    assert sources(session)[1][0] == "throw 2 3"
    assert "arm 2 6" not in reader.told


def test_the_reader_is_armed_for_the_throw_that_is_due() -> None:
    stage, session, reader = at_table("console")
    propose(stage, "reader")
    stage.tap(0, STAY)
    stage.wait(0.1)
    assert reader.told[-1] == "arm 2 6"
    stage.send(DiceRead((4, 4), stage.now_ns))
    assert sources(session) == [("throw 4 4", "reader")]


def test_leaving_the_reader_disarms_it_and_a_lost_one_is_no_longer_asked_for() -> None:
    stage, session, reader = at_table("reader")
    stage.send(Fault("dice", "fault-dice-lost", "gone", (("device", "/dev/dice"),)))
    propose(stage, "console")
    stage.tap(0, STAY)
    assert reader.told[-1] == "disarm"
    stage.send(Ready("dice"), DiceRead((4, 4), stage.now_ns))
    assert sources(session) == []
    stage.tap(0, DOUBLE)
    assert [source for _, source in sources(session)] == ["console"]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_red_at_any_seat_leaves_it_as_it_is(seat: int) -> None:
    stage, _, _ = at_table("console")
    propose(stage, "hand")
    stage.tap(seat, LEAVE)
    assert stage.name == "Table" and stage.desk.habits.source == "console"


def test_a_proposal_that_nobody_answers_ends_by_itself() -> None:
    stage, _, _ = at_table("console")
    propose(stage, "hand")
    stage.wait(29)
    assert stage.name == "Agree"
    stage.wait(2)
    assert stage.name == "Table" and stage.desk.habits.source == "console"


def test_who_sits_alone_decides_alone() -> None:
    stage, _, _ = at_table("console", seats=1)
    propose(stage, "hand", panel=0)
    assert stage.name == "Table" and stage.desk.habits.source == "hand"


def test_a_table_without_a_reader_offers_none_and_a_panel_without_a_seat_nothing() -> None:
    stage, _, _ = at_table("console")
    stage.desk.dice = None
    stage.press(1, LEAVE, 2.1)
    stage.tap(1, DOUBLE, STAY)
    assert not any("read by the dice reader" in words for words in stage.words())
    stage.tap(1, LEAVE)
    stage.press(3, LEAVE, 2.1)
    stage.tap(3, DOUBLE)
    assert stage.name == "Rules"
