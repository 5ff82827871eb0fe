"""After the score sheet: what was luck and what was choice, reached and left by buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pytest

from console.desk import Habits
from console.screens.luck import LuckOrChoice
from console.screens.table import begin
from games.chance_or_choice import GAME
from games.core import Worth
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage
from tests.games.miniature import GAME as PEBBLES


def finished(seats: int) -> Stage:
    """A game that bots have played to its score sheet."""
    stage = Stage(Habits(idle_s=0))
    stage.show(begin(stage.desk, GAME, (["never-leave", "leave-at-20", "random"] * 34)[:seats]))
    for _ in range(400):
        stage.wait(2)
        if stage.name == "Sheet":
            return stage
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [3, 7, 20, 100])
def test_every_seat_sees_its_luck_and_its_choice(seats: int) -> None:
    stage = finished(seats)
    stage.tap(0, DOUBLE)
    assert isinstance(stage.screen, LuckOrChoice)
    words = stage.words()
    assert words.count("luck") >= min(seats, 2) and words.count("choice") >= min(seats, 2)
    assert any("36.3" in said for said in words), "what good play may expect"


def test_the_dearest_decision_is_told_with_what_was_better() -> None:
    stage = finished(3)
    stage.tap(0, DOUBLE)
    assert any(said.startswith("round ") and "better: " in said for said in stage.words())


def test_leave_leads_back_and_the_others_on() -> None:
    stage = finished(3)
    sheet = stage.screen
    stage.tap(0, DOUBLE, LEAVE)
    assert stage.screen is sheet
    stage.tap(0, DOUBLE, DOUBLE)
    assert stage.name == "WhatIfPage"
    stage.tap(0, DOUBLE, DOUBLE)
    assert stage.name == "ChooseGame"
    again = finished(3)
    again.tap(2, DOUBLE, DOUBLE, STAY)
    assert again.name == "Table"


def test_a_game_that_cannot_tell_goes_on_to_its_throws_at_once() -> None:
    stage = Stage(Habits(idle_s=0))
    stage.show(begin(stage.desk, PEBBLES, (PEBBLES.bots[0],) * 2))
    for _ in range(200):
        stage.wait(2)
        if stage.name == "Sheet":
            break
    stage.tap(0, DOUBLE)
    assert stage.name == "WhatIfPage"
    stage.tap(0, DOUBLE)
    assert stage.name == "DicePage"


Works: TypeAlias = list[Callable[[], Any]]


def slow_to_think(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[Works, list[Worth], Callable[[int], None]]:
    """The game has a better judge, and a thought takes until it is done. Gives the thoughts that were begun, what the
    judge has said, and what does a thought."""
    works: Works = []
    results: dict[Callable[[], Any], Any] = {}
    said: list[Worth] = []

    def beside(work: Callable[[], Any]) -> Callable[[], Any]:
        works.append(work)
        return lambda: results.get(work)

    def done(number: int) -> None:
        results[works[number]] = works[number]()
        stage.wait(1)

    def judge(state: Any) -> Worth:
        said.append(Worth(tuple(map(float, GAME.totals(state))), 0.3))
        return said[-1]

    monkeypatch.setattr(stage.desk, "think", beside)
    monkeypatch.setattr(stage.desk, "closely", True)
    monkeypatch.setattr(stage.screen.session, "game", replace(GAME, judge=lambda _first: judge))  # type: ignore[attr-defined]
    return works, said, done


def test_a_better_account_takes_the_place_of_the_quick_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made once, while the quick one can be read, and a visitor may leave and come back meanwhile."""
    stage = finished(2)
    works, said, done = slow_to_think(stage, monkeypatch)
    stage.tap(0, DOUBLE)
    assert len(works) == 1, "nothing else is begun before there is something to read"
    done(0)
    assert any("36.3" in words for words in stage.words()) and "thinking…" in stage.words()
    stage.tap(0, LEAVE, DOUBLE)
    done(2)
    done(1)
    assert len(works) == 3, "the quick account is made again, the better one is not"
    assert said and any("give or take 0.3" in words for words in stage.words()) and "thinking…" not in stage.words()


def test_nothing_is_judged_any_more_once_the_score_sheet_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = finished(2)
    works, said, done = slow_to_think(stage, monkeypatch)
    stage.tap(0, DOUBLE)
    done(0)
    stage.tap(0, LEAVE, STAY)
    done(1)
    assert len(works) == 2 and not said and stage.name == "Table"
