"""Races: the first contact has it, whatever arrives first (T3, T4, RS10)."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.screens.table import begin
from console.session import Session
from games.view import First
from hardware.signals import Pressed
from tests.console.races import RACE
from tests.console.stage import DOUBLE, LEAVE, MS, Stage


def racing(timer_s: float = 0, *seating: int | str) -> tuple[Stage, Session]:
    stage = Stage(Habits(timer_s=timer_s, idle_s=0), table=(RACE,))
    stage.show(begin(stage.desk, RACE, seating or (0, 1)))
    assert stage.desk.session is not None
    return stage, stage.desk.session


def test_the_earlier_stamp_wins_though_it_arrives_later() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now + 9 * MS))
    stage.send(Pressed(1, DOUBLE, now + 2 * MS))
    stage.wait(0.03)
    assert session.record().entries == ()
    stage.wait(0.03)
    (entry,) = session.record().entries
    assert (entry.text, entry.at_ns, entry.margin_ns) == ("2 double", now + 2 * MS, 7 * MS)
    assert {"first by 7 ms", "the other was first"} <= set(stage.words())


def test_a_margin_known_only_by_arrival_says_so() -> None:
    stage, _ = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now, exact=False), Pressed(1, DOUBLE, now + 4 * MS, exact=False))
    stage.wait(0.1)
    assert "first by about 4 ms" in stage.words()


def test_a_margin_is_exact_only_if_both_stamps_are() -> None:
    stage, _ = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now), Pressed(1, DOUBLE, now + 4 * MS, exact=False))
    stage.wait(0.1)
    assert "first by about 4 ms" in stage.words()


def test_without_a_rival_there_is_no_margin() -> None:
    stage, session = racing()
    stage.send(Pressed(0, DOUBLE, stage.now_ns))
    stage.wait(0.1)
    assert [(entry.text, entry.source, entry.margin_ns) for entry in session.record().entries] == [
        ("1 double", "hand", None)
    ]


def test_equal_stamps_are_settled_by_a_lot_and_the_lot_is_recorded() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now), Pressed(1, DOUBLE, now))
    stage.wait(0.1)
    (entry,) = session.record().entries
    assert (entry.source, entry.margin_ns) == ("lot", 0)


@pytest.mark.parametrize("held_s", [0.05, 3])
def test_in_a_race_red_acts_at_first_contact_and_has_no_hold(held_s: float) -> None:
    stage, session = racing()
    stage.send(Pressed(0, LEAVE, stage.now_ns))
    stage.wait(held_s)
    assert [entry.text for entry in session.record().entries] == ["1 pass"]
    assert stage.name == "Table"


def test_a_bot_speaks_only_after_the_other_has_passed() -> None:
    stage, session = racing(0, 0, "eager")
    stage.wait(30)
    assert session.record().entries == ()
    stage.send(Pressed(0, LEAVE, stage.now_ns))
    stage.wait(3)
    assert [entry.text for entry in session.record().entries] == ["1 pass", "2 double"]


def test_a_bot_speaks_when_the_time_of_the_other_is_over() -> None:
    stage, session = racing(10, 0, "eager")
    stage.wait(10.1)
    assert [(entry.text, entry.source) for entry in session.record().entries] == [
        ("1 pass", "silence"),
        ("2 double", "bot"),
    ]


def test_a_pass_may_become_a_double_until_the_question_closes() -> None:
    stage, session = racing()
    stage.send(Pressed(0, LEAVE, stage.now_ns))
    stage.wait(0.5)
    stage.send(Pressed(0, DOUBLE, stage.now_ns))
    stage.wait(0.1)
    assert [entry.text for entry in session.record().entries] == ["1 pass", "1 double"]


def test_the_margin_of_arrivals_is_recorded_as_such() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now), Pressed(1, DOUBLE, now + 4 * MS, exact=False))
    stage.wait(0.1)
    (entry,) = session.record().entries
    assert (entry.margin_ns, entry.about) == (4 * MS, True)
    assert session.shown_race == First(0, 4 * MS, exact=False)


def test_the_table_is_told_who_was_first_and_by_how_much() -> None:
    stage, session = racing()
    assert session.shown_race is None
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now + 9 * MS), Pressed(1, DOUBLE, now + 2 * MS))
    stage.wait(0.1)
    assert session.shown_race == First(1, 7 * MS)


def test_two_that_pass_run_no_race() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, LEAVE, now), Pressed(1, LEAVE, now))
    stage.wait(0.1)
    assert [(entry.source, entry.margin_ns) for entry in session.record().entries] == [
        ("hand", None),
        ("hand", None),
        ("console", None),
    ]
    assert session.shown_race is None


def test_a_pass_is_no_rival_of_a_double() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now), Pressed(1, LEAVE, now + 3 * MS))
    stage.wait(0.1)
    (entry,) = session.record().entries
    assert (entry.text, entry.margin_ns) == ("1 double", None)


def test_a_double_after_both_have_passed_is_too_late() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, LEAVE, now), Pressed(1, LEAVE, now + 2 * MS))
    stage.send(Pressed(1, DOUBLE, now + 9 * MS))
    stage.wait(0.1)
    assert [entry.text for entry in session.record().entries] == ["1 pass", "2 pass", "close"]
    assert "too late" in stage.words()


def test_a_double_made_before_both_had_passed_counts_though_it_arrives_last() -> None:
    stage, session = racing()
    now = stage.now_ns
    stage.send(Pressed(0, LEAVE, now), Pressed(1, LEAVE, now + 9 * MS))
    stage.send(Pressed(0, DOUBLE, now + 5 * MS))
    stage.wait(0.1)
    assert [entry.text for entry in session.record().entries] == ["1 pass", "1 double"]
