"""From the first press to the score sheet, by buttons alone."""

from __future__ import annotations

from console.screens.attract import Attract
from console.screens.start import opening
from games.core import Choose, Throw
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage


def seated(stage: Stage, *panels: int) -> None:
    """From the attract screen to the first throw of Chance or Choice."""
    stage.show(Attract(stage.desk))
    stage.tap(0, STAY)
    stage.tap(0, STAY)
    for panel in panels:
        stage.tap(panel, STAY)
    for panel in panels:
        stage.tap(panel, STAY)
    stage.tap(panels[0], STAY)


def test_a_whole_game_by_buttons() -> None:
    stage = Stage()
    seated(stage, 0, 1, 2)
    assert stage.name == "Table"
    session = stage.desk.session
    assert session is not None
    for _ in range(2000):
        if stage.name != "Table":
            break
        waiting = session.waiting
        if isinstance(waiting, Throw):
            stage.tap(waiting.seat, DOUBLE)
            stage.wait(1)
        elif isinstance(waiting, Choose):
            for seat in waiting.seats:
                stage.tap(seat, STAY if len(session.record().entries) % 3 else LEAVE)
            stage.wait(0.1)
        else:
            stage.wait(5)
    assert stage.name == "Sheet"
    assert stage.store.games[1].result == session.game.totals(session.state)
    assert {entry.source for entry in session.record().entries} == {"console", "hand"}


def test_the_first_press_only_leads_on() -> None:
    stage = Stage()
    stage.show(opening(stage.desk))
    stage.tap(2, DOUBLE)
    assert stage.name == "ChooseGame"
    assert "Chance or Choice" in stage.words()
