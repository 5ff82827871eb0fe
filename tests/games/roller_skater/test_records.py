"""The records kept with the game: both worked examples, and games that must go on replaying as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Over, Throw
from games.record import read_record, replay
from games.roller_skater import GAME
from games.roller_skater.odds import Role
from games.roller_skater.state import Line, State, written
from tests.games.roller_skater.records import GOLDEN, SEEDS, all_records

RESULTS = {
    "table_reading": (2, 2),
    "examples_reading": (2, 2),
    "long_then_quit_ahead": (29, 29),
    "quit_before_an_answer": (10, 6),
    "bots_48_rounds": (33, 32),
    "kiosk": (9, 6),
}


def replayed(path: Path) -> State:
    state: State = replay(GAME, read_record(path.read_text(encoding="utf-8")))
    return state


@pytest.mark.parametrize("path", all_records(), ids=lambda path: path.stem)
def test_kept_records_are_what_the_rules_make_today(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == all_records()[path]


def test_no_other_record_is_kept() -> None:
    assert {*GOLDEN.iterdir(), *SEEDS.glob("roller_skater*")} == set(all_records())


@pytest.mark.parametrize("name", RESULTS)
def test_kept_games_replay_to_their_results(name: str) -> None:
    end = GAME.waiting(replayed(GOLDEN / f"{name}.record"))
    assert isinstance(end, Over)
    assert end.scores == RESULTS[name]


def test_worked_example_of_the_text_first_5_second_3_the_skater_wins_2() -> None:
    state = replayed(SEEDS / "roller_skater_text.record")
    assert state.past == (Line(5, Role.ROLLER, 3, 0, 2),)
    assert GAME.totals(state) == (0, 2) and GAME.waiting(state) == Throw(0, 1, 6)


def test_worked_example_of_the_sheet_first_5_s_doubled_second_4_s_won() -> None:
    state = replayed(SEEDS / "roller_skater_sheet.record")
    assert state.past == (Line(5, Role.SKATER, 4, 0, 2),)


def test_the_long_record_holds_every_kind_of_entry() -> None:
    record = read_record((GOLDEN / "long_then_quit_ahead.record").read_text(encoding="utf-8"))
    assert {entry.source for entry in record.entries} == {"hand", "silence", "console", "lot"}
    assert {entry.about for entry in record.entries if entry.margin_ns is not None} == {True, False}
    words = {entry.text.partition(" ")[2] for entry in record.entries if not entry.text.startswith("throw")}
    assert words == {"double", "pass", "accept", "decline", "quit", ""}
    state = replayed(GOLDEN / "long_then_quit_ahead.record")
    assert len(state.past) == 40 and state.quitter == 1 and written(state) == (29, 31)
