"""The records kept with the game: the worked example, and games that must go on replaying as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.state import column
from games.core import Over, Throw
from games.record import read_record, replay
from tests.games.chance_or_choice.playing import begin, play
from tests.games.chance_or_choice.records import EXAMPLE, GOLDEN, SEED, all_records

RESULTS = {
    "worked_example": (12, 63, 19, 19),
    "eight_seats": (18, 18, 24, 23, 51, 12, 12, 12),
    "three_dice": (0, 0, 54, 0, 0),
}


@pytest.mark.parametrize("path", all_records(), ids=lambda path: path.stem)
def test_kept_records_are_what_the_rules_make_today(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == all_records()[path]


def test_no_other_record_is_kept() -> None:
    assert {*GOLDEN.iterdir(), SEED} == set(all_records())


@pytest.mark.parametrize("name", RESULTS)
def test_kept_games_replay_to_their_results(name: str) -> None:
    record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    end = GAME.waiting(replay(GAME, record))
    assert isinstance(end, Over)
    assert end.scores == record.result == RESULTS[name]


def test_cc1_a_hundred_seats_replay() -> None:
    record = read_record((GOLDEN / "hundred_seats.record").read_text(encoding="utf-8"))
    end = GAME.waiting(replay(GAME, record))
    assert isinstance(end, Over)
    assert len(end.scores) == 100
    assert end.scores == record.result
    assert max(end.scores) > 0


def test_worked_example_stands_at_0_44_0_0_after_four_rounds() -> None:
    state = replay(GAME, read_record(SEED.read_text(encoding="utf-8")))
    assert GAME.totals(state) == (0, 44, 0, 0)
    assert GAME.waiting(state) == Throw(0, 2, 6)
    assert [column(state, seat) for seat in range(4)] == [(0,) * 4, (10, 0, 22, 12), (0,) * 4, (0,) * 4]


def test_worked_example_round_by_round() -> None:
    state, after = begin(thrower="1"), {5: (0, 10, 15, 0), 6: (0, 10, 15, 0), 14: (0, 32, 47, 0), 18: (0, 44, 0, 0)}
    for length, totals in after.items():
        assert GAME.totals(play(state, *EXAMPLE[:length])) == totals
    assert len(EXAMPLE) == 18


def test_worked_example_in_round_1_the_fourth_loses_not_the_third() -> None:
    state = play(begin(thrower="1"), *EXAMPLE[:5])
    assert state.past[0].points == (0, 10, 15, 0)
