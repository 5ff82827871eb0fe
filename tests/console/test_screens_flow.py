"""From the first press to the score sheet, by buttons alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from console.desk import SECOND, Habits
from console.screens import Screen
from console.screens.attract import Attract
from console.screens.choose_game import ChooseGame
from console.screens.options import Options
from console.screens.resume import Resume
from console.screens.seats import Seats
from console.screens.sheet import Sheet
from console.screens.start import opening
from console.screens.table import Table, begin
from console.session import Session
from console.signals import Command
from games import all_games
from games.chance_or_choice import GAME
from games.core import Choose, Over, Throw
from hardware.signals import Pressed, Released
from tests.console.stage import DOUBLE, LANGUAGES, LEAVE, MS, STAY, Stage
from tests.games.miniature import GAME as PEBBLES


def seated(stage: Stage, *panels: int) -> Session:
    """From the attract screen to the first throw of Chance or Choice."""
    stage.show(Attract(stage.desk))
    stage.tap(panels[0], STAY, STAY)
    for panel in (*panels, *panels):
        stage.tap(panel, STAY)
    assert stage.name == "Options"
    stage.tap(panels[0], STAY)
    assert stage.name == "Table" and stage.desk.session is not None
    return stage.desk.session


def play_on(stage: Stage, session: Session, panels: tuple[int, ...]) -> None:
    """Throws and answers until the table is left."""
    for _ in range(3000):
        waiting = session.waiting
        if stage.name != "Table":
            return
        if isinstance(waiting, Throw):
            stage.tap(panels[waiting.seat], DOUBLE)
            stage.wait(1)
        elif isinstance(waiting, Choose):
            for seat in waiting.seats:
                stage.tap(panels[seat], STAY if len(session.record().entries) % 3 else LEAVE)
            stage.wait(0.1)
        else:
            stage.wait(5)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_buttons_and_another_one() -> None:
    stage = Stage()
    session = seated(stage, 0, 1, 2)
    play_on(stage, session, (0, 1, 2))
    assert stage.name == "Sheet"
    assert stage.store.games[1].result == session.game.totals(session.state)
    assert {entry.source for entry in session.record().entries} == {"console", "hand"}
    promise = session.record().commitment
    assert promise is not None and any(promise[:12] in words for words in stage.words())
    stage.tap(1, STAY)
    assert stage.name == "Table" and stage.desk.session is not session
    assert len(stage.store.games) == 2


def test_people_may_sit_at_any_panels() -> None:
    stage = Stage(Habits(seats=8, idle_s=0))
    session = seated(stage, 2, 5, 7)
    assert session.setup.seats == 3
    assert stage.screen.lamps() == {(2, DOUBLE)}
    stage.tap(0, DOUBLE)
    assert not session.record().entries
    play_on(stage, session, (2, 5, 7))
    assert stage.name == "Sheet"


def test_a_game_of_a_hundred() -> None:
    stage = Stage(Habits(seats=100, idle_s=0))
    panels = tuple(range(100))
    session = seated(stage, *panels)
    stage.tap(0, DOUBLE)
    stage.wait(1)
    while isinstance(session.waiting, Throw):
        stage.tap(0, DOUBLE)
        stage.wait(1)
    now = stage.now_ns + MS
    stage.send(*(Pressed(panel, LEAVE if panel % 2 else STAY, now + panel) for panel in panels))
    stage.send(*(Released(panel, LEAVE, now + MS + panel) for panel in panels))
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)
    assert sum(entry.text.endswith(" leave") for entry in session.record().entries) == 50


def test_the_first_press_only_leads_on() -> None:
    stage = Stage()
    stage.show(opening(stage.desk))
    stage.tap(2, DOUBLE)
    assert isinstance(stage.screen, ChooseGame)
    assert (stage.screen.at, stage.desk.session) == (0, None)


def test_the_attract_screen_plays_every_game_to_its_sheet_and_keeps_nothing() -> None:
    stage = Stage()
    stage.show(opening(stage.desk))
    seen = set()
    for _ in range(400):
        stage.wait(2)
        seen.add(stage.words()[0])
    assert {"Chance or Choice", "Score sheet", "Pebbles"} <= seen
    assert stage.name == "Attract" and not stage.store.games


def test_the_attract_screen_shows_every_game_there_is_within_minutes() -> None:
    stage = Stage(table=tuple(all_games().values()))
    stage.show(opening(stage.desk))
    seen: list[str] = []
    while len(seen) < len(stage.desk.games):
        assert isinstance(stage.screen, Attract)
        game = stage.screen.game().id
        seen += [game] if game not in seen else []
        stage.wait(2)
    assert stage.now_ns < (1000 + 160 * len(seen)) * SECOND
    assert stage.name == "Attract" and not stage.store.games


def test_a_press_before_a_screen_was_shown_votes_for_nothing() -> None:
    stage = Stage()
    stage.show(ChooseGame(stage.desk))
    now = stage.now_ns
    stage.send(Pressed(0, STAY, now), Pressed(0, STAY, now + 1), Pressed(1, STAY, now + 2))
    assert isinstance(stage.screen, Seats)
    assert not stage.screen.joined
    stage.late(2, STAY, now + 3)
    assert not stage.screen.joined
    stage.tap(2, STAY)
    assert stage.screen.joined == {2}


def screens() -> dict[str, Callable[[Stage], Screen]]:
    def sheet(stage: Stage) -> Screen:
        table = begin(stage.desk, GAME, (0, 1, 2))
        return Sheet(stage.desk, table.session, (0, 1, 2))

    def resume(stage: Stage) -> Screen:
        begin(stage.desk, GAME, (0, 1, 2))
        return opening(stage.desk)

    return {
        "attract": lambda stage: Attract(stage.desk),
        "choose": lambda stage: ChooseGame(stage.desk),
        "seats": lambda stage: Seats(stage.desk, GAME, ChooseGame(stage.desk)),
        "options": lambda stage: Options(stage.desk, GAME, (0, 1), ChooseGame(stage.desk)),
        "table": lambda stage: begin(stage.desk, GAME, (0, 1, 2)),
        "sheet": sheet,
        "resume": resume,
    }


@pytest.mark.parametrize("name", screens())
def test_rules_are_two_presses_away_and_back_leads_back(name: str) -> None:
    stage = Stage()
    stage.show(screens()[name](stage))
    there = stage.screen
    stage.press(0, LEAVE, 2.1)
    stage.tap(0, DOUBLE)
    assert stage.name == "Rules"
    assert "What it is about" in stage.words()
    stage.tap(1, DOUBLE)
    assert "What it is about" not in stage.words()
    stage.tap(1, LEAVE)
    assert stage.screen is there
    stage.send(Command("rules", stage.now_ns))
    assert stage.name == "Rules"
    stage.send(Command("rules", stage.now_ns))
    assert stage.screen is there


@pytest.mark.parametrize("name", screens())
def test_the_language_changes_everywhere_at_once(name: str) -> None:
    stage = Stage()
    stage.show(screens()[name](stage))
    said = [stage.words()]
    for _ in LANGUAGES:
        stage.send(Command("language", stage.now_ns))
        said.append(stage.words())
    assert len(set(said)) == len(LANGUAGES) == 4 and {len(words) for words in said} == {len(said[0])}
    assert said[-1] == said[0]


@pytest.mark.parametrize("name", screens())
def test_every_screen_lies_flat_too_and_is_still_when_nothing_happens(name: str) -> None:
    stage = Stage()
    stage.show(screens()[name](stage))
    upright = stage.screen.scene()
    stage.send(Command("layout", stage.now_ns))
    assert stage.screen.scene() != upright
    flat = stage.screen.scene()
    stage.wait(0.01)
    assert stage.screen.scene() == flat


@pytest.mark.parametrize("name", [name for name in screens() if name != "attract"])
def test_nobody_there_for_long_leads_back_to_the_attract_screen(name: str) -> None:
    stage = Stage(Habits(idle_s=60, timer_s=0))
    stage.show(screens()[name](stage))
    stage.wait(45)
    assert stage.name != "Attract"
    stage.press(0, LEAVE, 2.1)
    assert stage.name == "Menu"
    stage.wait(61)
    assert stage.name == "Attract"


def test_a_game_that_was_left_is_offered_and_gone_on_with() -> None:
    stage = Stage(Habits(seats=8, idle_s=0))
    session = seated(stage, 2, 5, 7)
    stage.tap(2, DOUBLE)
    stage.wait(1)
    left = session.state
    again = Stage(Habits(seats=8, idle_s=0))
    again.desk.store = again.store = stage.store
    again.show(opening(again.desk))
    assert isinstance(again.screen, Resume)
    again.tap(4, STAY)
    resumed = again.desk.session
    assert resumed is not None and resumed.state == left
    play_on(again, resumed, (2, 5, 7))
    assert again.name == "Sheet"


def test_idle_at_the_table_keeps_the_game() -> None:
    stage = Stage(Habits(idle_s=30, timer_s=0))
    seated(stage, 0, 1, 2)
    stage.wait(31)
    assert stage.name == "Attract"
    stage.tap(0, DOUBLE)
    assert stage.name == "Resume"


def test_a_game_without_buttons_is_played_by_picking_with_undo() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.show(begin(stage.desk, PEBBLES, (0, 1)))
    session = stage.desk.session
    assert session is not None
    undone = 0
    for _ in range(400):
        waiting = session.waiting
        if isinstance(waiting, Throw):
            stage.tap(waiting.seat, STAY)
            stage.wait(1)
        elif isinstance(waiting, Choose):
            before, count = session.state, len(session.record().entries)
            stage.tap(waiting.seats[0], DOUBLE, STAY)
            if len(session.record().entries) == count:
                stage.tap(waiting.seats[0], STAY)
            if session.may_undo(waiting.seats[0]) and not undone:
                stage.tap(waiting.seats[0], LEAVE)
                undone += 1
                assert session.state == before
        else:
            break
    assert undone and isinstance(session.waiting, Over)
    assert any(entry.text.startswith("undo") for entry in stage.store.games[1].entries)
    stage.wait(4)
    assert stage.name == "Sheet"


def test_a_second_press_before_the_first_is_shown_picks_nothing_else() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.show(begin(stage.desk, PEBBLES, (0,), {"heap": 30, "rounds": 10}))
    session = stage.desk.session
    assert session is not None
    while isinstance(session.waiting, Throw):
        stage.tap(0, STAY)
        stage.wait(1)
        if session.state.left < 3:
            stage.tap(0, STAY)
    stage.tap(0, DOUBLE, STAY)
    entries = session.record().entries
    stage.store.held_up = True
    now = stage.now_ns + MS
    stage.send(Pressed(0, STAY, now), Pressed(0, STAY, now + 1))
    stage.send(Pressed(0, STAY, now + 2 * MS))
    stage.store.held_up = False
    stage.send()
    stage.late(0, STAY, now + 2 * MS)
    assert [entry.text for entry in session.record().entries[len(entries) :]] == ["1 take 1"]
    assert isinstance(session.waiting, Choose)


def test_lamps_light_where_a_press_does_something() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = seated(stage, 0, 1, 2)
    assert stage.screen.lamps() == {(0, DOUBLE)}
    while isinstance(session.waiting, Throw):
        stage.tap(session.waiting.seat, DOUBLE)
        stage.wait(1)
    assert stage.screen.lamps() == {(seat, button) for seat in range(3) for button in (STAY, LEAVE)}
    stage.tap(1, LEAVE)
    assert not any(seat == 1 for seat, _ in stage.screen.lamps())
    stage.tap(2, STAY)
    assert (2, LEAVE) in stage.screen.lamps() and (2, STAY) not in stage.screen.lamps()


def test_the_table_of_bots_plays_by_itself() -> None:
    stage = Stage(Habits(idle_s=0))
    stage.show(begin(stage.desk, GAME, ("random", "cautious", "never-leave")))
    assert isinstance(stage.screen, Table)
    for _ in range(200):
        stage.wait(2)
        if stage.name != "Table":
            break
    assert stage.name == "Sheet"
