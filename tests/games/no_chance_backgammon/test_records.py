"""The records kept with the game replay as they did (NB9, NB10)."""

from __future__ import annotations

import pytest

from games.core import Over
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.state import Number
from games.record import read_record, replay, steps
from tests.games.no_chance_backgammon.records import GOLDEN, SAMPLE, SEED, drawn, resigned, sample

RESULTS = {
    "whole_game": (0, 2),
    "match_to_three": (3, 0),
    "backgammon": (0, 3),
    "resigned": (2, 0),
    "drawn": (0, 0),
}


@pytest.mark.parametrize("name", RESULTS)
def test_kept_games_replay_to_their_results(name: str) -> None:
    record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    end = GAME.waiting(replay(GAME, record))
    assert isinstance(end, Over)
    assert end.scores == record.result == RESULTS[name]


def test_no_other_record_is_kept() -> None:
    assert {path.stem for path in GOLDEN.iterdir()} == set(RESULTS)


def test_records_made_by_hand_are_what_the_rules_make_today() -> None:
    assert SEED.read_text(encoding="utf-8") == sample().text()
    assert (GOLDEN / "drawn.record").read_text(encoding="utf-8") == drawn().text()


def test_nb10_the_sample_record_holds_the_numbers_of_the_document() -> None:
    record = read_record(SEED.read_text(encoding="utf-8"))
    chosen = [step.move.number for step in steps(GAME, record) if isinstance(step.move, Number)]
    assert chosen == [2, 5, *SAMPLE]
    state = replay(GAME, record)
    assert (state.doubles, state.arrows, state.turn) == ((1, 2), (5, 6), 1)


def test_nb9_the_draw_is_the_third_time_and_the_resignation_the_second_offer() -> None:
    state = drawn().state
    assert state.seen.count(state.seen[-1]) == 3 and state.result is not None and state.result.by == "drawn"
    texts = [entry.text.partition(" ")[2] for entry in resigned().entries[-4:]]
    assert texts == ["resign 1", "decline", "resign 2", "accept"]


def test_a_whole_game_is_long_and_a_match_has_several() -> None:
    whole = read_record((GOLDEN / "whole_game.record").read_text(encoding="utf-8"))
    match = read_record((GOLDEN / "match_to_three.record").read_text(encoding="utf-8"))
    assert len(whole.entries) > 150
    assert sum(entry.text.endswith("begin") for entry in match.entries) >= 1
