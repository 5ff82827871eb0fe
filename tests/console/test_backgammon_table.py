"""No Chance Backgammon at the table: three buttons, forced steps, undo until `done`, resigning behind a held LEAVE."""

from __future__ import annotations

from typing import Any

from console.desk import Habits
from console.screens.table import Table, begin, resume
from console.screens.views import look
from games.core import Choose, Throw
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.notation import path, read_move, read_position
from games.no_chance_backgammon.state import Match, Phase
from games.scene import Card, Text
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage
from tests.shapes import flat


def staged(*seating: int | str, **options: int | bool) -> tuple[Stage, Table]:
    """A table at which the lot has fallen."""
    stage = Stage(Habits(seats=2, idle_s=0, timer_s=0), (GAME,))
    table = begin(stage.desk, GAME, seating or (0, 1), dict(options))
    stage.show(table)
    while isinstance(due := table.session.waiting, Throw):
        if isinstance(table.holders.seating[due.seat], int):
            stage.press(due.seat, STAY)
        stage.wait(2)
    return stage, table


def choose(stage: Stage, table: Table, *texts: str) -> None:
    """Enters moves by buttons alone."""
    for text in texts:
        move = read_move(text)
        entries = len(table.session.record().entries)
        for _ in range(60):
            picker = table.questions.walks.picker(move.seat)
            if len(table.session.record().entries) > entries or picker is None:
                break
            wanted = path(move)[len(picker.taken)]
            stage.press(move.seat, STAY if picker.offers[picker.at] == wanted else DOUBLE)
        assert text in notations(table), text


def notations(table: Table) -> list[str]:
    return [entry.text for entry in table.session.record().entries]


def sources(table: Table) -> list[str]:
    return [entry.source for entry in table.session.record().entries]


def other(seat: int) -> int:
    return 1 - seat


def opened(stage: Stage, table: Table) -> int:
    """Both arrows placed on 2 and 5; who begins."""
    first = table.session.state.turn
    choose(stage, table, f"{first + 1} number 2", f"{other(first) + 1} number 5")
    return int(first)


def own_labels(table: Table, seat: int) -> dict[str, str]:
    view = look(table.desk, table.questions, table.throws, table.holders, table.holds)
    return {name: words.key for name, words in view.seat(seat).labels}


def take_line(stage: Stage, panel: int, key: str) -> None:
    """Walks the menu to a line and takes it."""
    for _ in range(12):
        shapes = list(flat(stage.screen.scene().shapes))
        ring = next(n for n, shape in enumerate(shapes) if isinstance(shape, Card) and shape.ring)
        words = shapes[ring + 1]
        if isinstance(words, Text) and words.msg.key == key:
            break
        stage.press(panel, DOUBLE)
    stage.press(panel, STAY)


def test_a_turn_is_entered_with_three_buttons_and_confirmed() -> None:
    stage, table = staged()
    first = opened(stage, table)
    me = first + 1
    choose(stage, table, f"{me} number 3", f"{me} 8/3", f"{me} 6/3")
    assert table.session.state.left == () and table.session.state.turn == first
    assert own_labels(table, first) == {"STAY": "nb-done", "LEAVE": "button-undo"}
    stage.press(first, STAY)
    assert table.session.state.turn == other(first) and table.session.state.phase is Phase.NUMBER


def test_t7_undo_goes_step_by_step_also_after_the_last_and_never_past_done() -> None:
    stage, table = staged()
    first = opened(stage, table)
    me = first + 1
    before = table.session.state
    choose(stage, table, f"{me} number 3", f"{me} 8/3", f"{me} 6/3")
    for _ in range(3):
        assert own_labels(table, first)["LEAVE"] == "button-undo"
        stage.press(first, LEAVE)
    assert table.session.state == before
    assert "LEAVE" not in own_labels(table, first), "the other has placed its arrow upon mine"
    choose(stage, table, f"{me} number 3", f"{me} 8/3", f"{me} 6/3", f"{me} done")
    stage.press(first, LEAVE)
    assert table.session.state.turn == other(first)


SHUT_IN = "bar:2,13:5,8:3,6:5 13:3,6:4,5:2,4:2,3:2,2:2 2-6 2-2 red"


def placed(stage: Stage, table: Table, line: str, forced: bool = True) -> None:
    """Puts a position on the table, as if play had begun there."""
    session: Any = table.session
    session._start = session.state = read_position(line, Match(1, forced))
    session._line, session._trail, session._handed, session.shown_entries = [], [], 0, 0
    table.questions.now = None
    stage.show(table)


def test_t7_forced_steps_are_played_by_the_console_and_go_with_the_choice_before_them() -> None:
    stage, table = staged()
    placed(stage, table, SHUT_IN)
    before = table.session.state
    choose(stage, table, "1 number 1")
    assert notations(table) == ["1 number 1", "1 bar/24"], "only the 1 enters"
    assert sources(table) == ["hand", "console"]
    assert own_labels(table, 0)["STAY"] == "nb-done", "done is never forced"
    stage.press(0, LEAVE)
    assert table.session.state == before
    stored = stage.store.games[table.session.key]
    assert [entry.text for entry in stored.entries][-3:] == ["1 number 1", "1 bar/24", "undo 1"]


def test_t7_forced_steps_can_be_left_to_people() -> None:
    stage, table = staged(forced=False)
    assert table.session.state.match.forced is False
    placed(stage, table, SHUT_IN, forced=False)
    choose(stage, table, "1 number 1")
    assert notations(table) == ["1 number 1"] and own_labels(table, 0)["STAY"] == "button-take"
    stage.press(0, STAY)
    assert (notations(table), sources(table)) == (["1 number 1", "1 bar/24"], ["hand", "hand"])


def test_nb9_a_resignation_is_a_line_of_the_menu_and_the_other_answers_with_buttons() -> None:
    stage, table = staged()
    first = opened(stage, table)
    stage.press(first, LEAVE, hold_s=2.5)
    assert stage.name == "Menu"
    said = stage.words()
    assert "Resign a gammon" in said
    take_line(stage, first, "nb-resign-2")
    assert stage.name == "Table" and notations(table)[-1] == f"{first + 1} resign 2"
    stage.tap(other(first), DOUBLE)
    stage.press(other(first), STAY)
    assert table.session.state.phase is Phase.NUMBER, "played on"
    stage.press(first, LEAVE, hold_s=2.5)
    assert [word for word in stage.words() if word.startswith("Resign")] == ["Resign a backgammon"]
    take_line(stage, first, "nb-resign-3")
    stage.press(other(first), STAY)
    assert table.session.finished and table.session.state.match.points[other(first)] == 3


def test_only_who_may_resign_is_offered_it_and_only_that_panel_may_take_it() -> None:
    stage, table = staged()
    first = opened(stage, table)
    stage.press(other(first), LEAVE, hold_s=2.5)
    assert not [word for word in stage.words() if word.startswith("Resign")]
    stage.press(other(first), LEAVE)
    stage.press(first, LEAVE, hold_s=2.5)
    stage.tap(other(first), DOUBLE, STAY)
    assert stage.name == "Menu" and len(notations(table)) == 4
    stage.press(first, LEAVE)
    assert stage.name == "Table"


def test_a_bot_plays_its_turns_and_a_stored_game_goes_on() -> None:
    stage, table = staged(0, "heuristic")
    for _ in range(400):
        waiting = table.session.waiting
        if not isinstance(waiting, Choose) or len(notations(table)) > 40:
            break
        if waiting.seats == (0,):
            stage.press(0, STAY)
        else:
            stage.wait(2)
    assert "bot" in sources(table) and len(notations(table)) > 40
    again = resume(stage.desk, stage.store.games[table.session.key])
    assert again.session.state == table.session.state
