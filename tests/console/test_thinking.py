"""A bot that thinks for long keeps nobody waiting."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from console.desk import Habits
from console.screens.attract import Attract
from console.screens.table import begin
from console.thinking import at_once, beside
from games.chance_or_choice import GAME
from games.core import Choose
from tests.console.stage import DOUBLE, LEAVE, Stage


class Slow:
    """Thoughts that are done when the test says so."""

    def __init__(self) -> None:
        self.done = False
        self.begun: list[Callable[[], Any]] = []

    def __call__(self, work: Callable[[], Any]) -> Callable[[], Any]:
        self.begun.append(work)
        return lambda: work() if self.done else None


def asked(slow: Slow) -> Stage:
    """A person and two bots are asked, after a safe throw of the person."""
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.desk.motion, stage.desk.think = False, slow
    stage.show(begin(stage.desk, GAME, (0, "never-leave", "never-leave"), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while not isinstance(session.waiting, Choose):
        stage.tap(0, DOUBLE)
    return stage


def test_people_press_while_a_bot_thinks_and_it_answers_to_what_is_then() -> None:
    slow = Slow()
    stage = asked(slow)
    stage.wait(2.5)
    assert len(slow.begun) == 2
    session = stage.desk.session
    assert session is not None
    stage.tap(0, LEAVE)
    assert isinstance(session.waiting, Choose) and session.waiting.seats == (1, 2)
    slow.done = True
    stage.wait(2.5)
    assert [entry.source for entry in session.record().entries][-4:].count("bot") == 2
    assert not isinstance(session.waiting, Choose)


def test_the_attract_screen_waits_for_its_bots_and_any_press_leads_on() -> None:
    slow = Slow()
    stage = Stage(Habits(idle_s=0), table=(GAME,))
    stage.desk.motion, stage.desk.think = False, slow
    stage.show(Attract(stage.desk))
    while not slow.begun:
        stage.wait(1)
    before = stage.screen.scene()
    stage.wait(1)
    assert stage.screen.scene() == before
    slow.done = True
    stage.wait(4)
    assert stage.screen.scene() != before
    slow.done = False
    stage.tap(2, DOUBLE)
    assert stage.name == "ChooseGame"


def test_thoughts_beside_the_loop_are_told_when_they_are_there() -> None:
    go = Event()

    def work() -> int:
        go.wait(20)
        return 7

    answer = beside(work)
    assert answer() is None
    go.set()
    while answer() is None:
        Event().wait(0.001)
    assert answer() == 7 == at_once(lambda: 7)()
