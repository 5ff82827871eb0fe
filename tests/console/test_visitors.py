"""Visitors come and go: the language first, a warning before the table begins anew, and a picture that rests."""

from __future__ import annotations

import pytest

from console.desk import SECOND, Habits
from console.profiles import VisitorsConfig
from console.screens.start import opening
from console.screens.table import begin
from games.chance_or_choice import GAME
from games.scene import Ring
from games.words import own_name
from hardware.signals import Pressed, Released
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage

KIOSK = VisitorsConfig(locked=True, ask_language=True, house_rules=False, warn_s=15, left_games="abandoned")


def visit(visitors: VisitorsConfig = KIOSK, idle_s: float = 90) -> Stage:
    stage = Stage(Habits(idle_s=idle_s, timer_s=0))
    stage.desk.visitors, stage.desk.pressed_ns = visitors, stage.now_ns
    return stage


def test_the_first_press_asks_for_the_language_each_in_its_own_name_and_the_next_visit_begins_in_the_first() -> None:
    stage = visit()
    stage.show(opening(stage.desk))
    stage.tap(2, DOUBLE)
    assert stage.name == "ChooseLanguage"
    assert all(own_name(code) in stage.words() for code in stage.desk.languages)
    stage.tap(2, DOUBLE, STAY)
    assert (stage.name, stage.desk.words.language) == ("ChooseGame", "fa")
    stage.wait(100)
    assert (stage.name, stage.desk.words.language) == ("Attract", "en")


def test_without_the_question_the_first_press_leads_to_the_games() -> None:
    stage = visit(VisitorsConfig())
    stage.show(opening(stage.desk))
    stage.tap(0, STAY)
    assert stage.name == "ChooseGame"


def test_the_end_is_counted_down_and_any_press_only_says_that_somebody_is_there() -> None:
    stage = visit()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    stage.wait(76)
    assert stage.name == "Leaving"
    assert "Still playing?" in stage.words() and "14" in stage.words()
    stage.wait(10)
    assert "4" in stage.words()
    assert any(isinstance(shape, Ring) for shape in stage.screen.scene().shapes)
    entries = stage.desk.session and stage.desk.session.record().entries
    stage.tap(1, STAY)
    assert stage.name == "Table"
    assert stage.desk.session is not None and stage.desk.session.record().entries == entries
    stage.wait(74)
    assert stage.name == "Table"


def test_a_game_that_everybody_left_is_kept_as_abandoned_and_not_offered_again() -> None:
    stage = visit()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    stage.wait(95)
    assert stage.name == "Attract"
    assert [game.ended for game in stage.store.games.values()] == [True]
    assert stage.desk.audits is not None
    stage.desk.audits.keep()
    assert {(count.what, count.n) for count in stage.store.counts()} >= {("begun", 1), ("abandoned", 1), ("seats", 3)}
    stage.tap(0, STAY, STAY)
    assert stage.name == "ChooseGame"


def test_where_games_are_offered_again_the_next_visitor_may_go_on() -> None:
    stage = visit(VisitorsConfig(warn_s=0), idle_s=60)
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    stage.wait(61)
    assert stage.name == "Attract"
    stage.tap(0, STAY)
    assert stage.name == "Resume"


def test_a_game_left_by_a_power_cut_is_offered_and_abandoned_when_nobody_wants_it() -> None:
    stage = visit()
    begin(stage.desk, GAME, (0, 1, 2))
    stage.desk.session = None
    stage.show(opening(stage.desk))
    assert stage.name == "Resume"
    stage.wait(95)
    assert stage.name == "Attract" and stage.store.unfinished() is None


def test_in_a_classroom_nothing_ends_by_itself() -> None:
    stage = visit(VisitorsConfig(warn_s=0), idle_s=0)
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    stage.wait(8 * 3600)
    assert stage.name == "Table"


@pytest.mark.parametrize("rest", ["dim", "blank"])
def test_after_long_the_picture_rests_and_the_first_press_only_wakes(rest: str) -> None:
    stage = visit()
    stage.desk.rest, stage.desk.rest_after_s = rest, 600  # type: ignore[assignment]
    stage.show(opening(stage.desk))
    stage.wait(590 - (stage.now_ns - 1000 * SECOND) / SECOND)
    assert (stage.name, stage.desk.light) == ("Attract", "full")
    for _ in range(20):
        if stage.name == "Attract":
            stage.wait(30)
    assert (stage.name, stage.desk.light) == ("Rest", rest)
    assert not stage.screen.lamps()
    stage.press(0, LEAVE, 0.1)
    assert (stage.name, stage.desk.light) == ("Attract", "full")
    stage.tap(0, STAY)
    assert stage.name == "ChooseLanguage"


def test_a_picture_that_shall_not_rest_does_not() -> None:
    stage = visit()
    stage.show(opening(stage.desk))
    for _ in range(40):
        stage.wait(60)
    assert (stage.name, stage.desk.light) == ("Attract", "full")


def test_a_press_that_began_before_the_picture_woke_does_nothing_more() -> None:
    stage = visit()
    stage.desk.rest = "dim"
    from console.screens.rest import Rest

    stage.show(Rest(stage.desk))
    now = stage.now_ns
    stage.send(Pressed(0, STAY, now), Pressed(1, STAY, now + 1), Released(0, STAY, now + 2))
    assert stage.name == "Attract"
