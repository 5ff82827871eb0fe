"""Behind the luck page: the game step by step, and the same throws under another strategy."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.screens.luck import LuckOrChoice
from console.screens.replay import Replay
from console.screens.table import begin
from console.screens.what_if import WhatIfPage
from games.chance_or_choice import GAME
from games.core import AnyGame
from games.roller_skater import GAME as ROLLER
from hardware.signals import Tick
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage


def finished(game: AnyGame, bots: tuple[str, ...], idle_s: float = 0) -> Stage:
    """A game that bots have played to its score sheet."""
    stage = Stage(Habits(idle_s=idle_s), table=(game,))
    stage.show(begin(stage.desk, game, bots, {"rounds": 3}))
    for _ in range(400):
        stage.wait(2)
        if stage.name == "Sheet":
            return stage
    raise AssertionError("the game does not end")


def replay(stage: Stage) -> Replay:
    """Opens the steps from the score sheet."""
    stage.tap(0, DOUBLE, STAY)
    assert isinstance(stage.screen, Replay)
    return stage.screen


THREE = ("never-leave", "leave-at-20", "random")


def test_steps_go_on_and_back_and_lead_out_at_both_ends() -> None:
    stage = finished(GAME, THREE)
    steps = replay(stage)
    assert "Before the first step" in stage.words()
    stage.tap(0, LEAVE)
    assert isinstance(stage.screen, LuckOrChoice)
    luck = stage.screen
    stage.tap(0, STAY, STAY, STAY, LEAVE)
    assert f"step 1 of {len(steps.film.stops)}" in stage.words()
    stage.tap(0, *[STAY] * (len(steps.film.stops) - 1))
    assert "END" in stage.words()
    stage.tap(0, STAY)
    assert stage.screen is luck


def test_a_throw_tells_its_luck_and_a_question_its_costs() -> None:
    stage = finished(GAME, THREE)
    steps = replay(stage)
    seen: list[str] = []
    for _ in steps.film.stops:
        stage.tap(0, STAY)
        seen += stage.words()
    assert any(word.startswith("round 1: ") and "+" in word for word in seen), "a throw"
    assert "What was decided" in seen and any("better: " in word for word in seen)
    total = [sum(change) for change in zip(*(row for row in steps.film.worths[-1:]), strict=True)]
    assert total == pytest.approx(list(steps.film.account.result))


def test_yellow_goes_to_what_weighed_most_and_round_again() -> None:
    stage = finished(GAME, THREE)
    steps = replay(stage)
    keys = sorted(key + 1 for key in steps.film.keys)
    found = []
    for _ in keys:
        stage.tap(0, DOUBLE)
        found.append(steps.stop)
    assert found == keys
    stage.tap(0, DOUBLE)
    assert steps.stop == keys[0]


def test_red_held_leads_out_and_nobody_there_back_to_the_beginning() -> None:
    stage = finished(GAME, THREE, idle_s=60)
    replay(stage)
    stage.tap(0, DOUBLE)
    stage.press(0, LEAVE, hold_s=2.2)
    assert "Leave the steps?" in stage.words()
    stage.tap(0, STAY)
    assert isinstance(stage.screen, LuckOrChoice)
    stage.tap(0, STAY, DOUBLE)
    stage.wait(200)
    assert stage.name == "Attract" and stage.desk.session is None


def test_what_if_shows_every_strategy_beside_the_game_as_it_was() -> None:
    stage = finished(ROLLER, ("random", "strong"))
    stage.tap(0, DOUBLE, DOUBLE)
    assert isinstance(stage.screen, WhatIfPage)
    words = stage.words()
    assert "as you played" in words and "never doubles" in words
    stage.tap(0, LEAVE)
    assert stage.name == "Sheet"


def test_pages_wait_for_what_is_thought_beside_the_loop() -> None:
    stage = finished(GAME, THREE)
    waiting = []

    def later(work):  # type: ignore[no-untyped-def]
        waiting.append(work)
        return lambda: work() if len(waiting) > 5 else None

    stage.desk.think = later
    stage.tap(0, DOUBLE)
    assert "thinking…" in stage.words() and "STEP BY STEP" not in stage.words()
    stage.tap(0, STAY)
    assert isinstance(stage.screen, LuckOrChoice)
    waiting += [None] * 5
    stage.send(Tick(stage.now_ns))
    assert "STEP BY STEP" in stage.words()


@pytest.mark.parametrize("seats", [1, 9, 100])
def test_any_number_of_seats_can_be_walked_through(seats: int) -> None:
    stage = finished(GAME, (THREE * 34)[:seats])
    steps = replay(stage)
    stage.tap(0, DOUBLE, DOUBLE)
    assert steps.stop and f"step {steps.stop} of {len(steps.film.stops)}" in stage.words()
    stage.press(0, LEAVE, hold_s=2.2)
    stage.tap(0, STAY, DOUBLE)
    assert isinstance(stage.screen, WhatIfPage)
