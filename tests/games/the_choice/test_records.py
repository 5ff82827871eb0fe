"""Games kept with the rules: they must go on replaying as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.core import Over
from games.record import read_record, steps
from games.the_choice import GAME
from games.the_choice.board import RING_FULL
from games.the_choice.state import State
from tests.games.the_choice.records import GOLDEN, all_records


@pytest.mark.parametrize("path", all_records(), ids=lambda path: path.stem)
def test_kept_records_are_what_the_rules_make_today(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == all_records()[path]


def test_no_other_record_is_kept() -> None:
    assert {*GOLDEN.iterdir()} == set(all_records())


def states(name: str) -> list[State]:
    """Every state of a kept game."""
    record = read_record((GOLDEN / f"{name}.record").read_text(encoding="utf-8"))
    found = [GAME.start(record.setup), *(step.after for step in steps(GAME, record))]
    end = GAME.waiting(found[-1])
    assert isinstance(end, Over) and end.scores == record.result
    return found


def test_a_whole_long_game() -> None:
    game = states("whole_game")
    assert len(game) > 150 and game[-1].turn >= 12
    assert all(player.points for player in game[-1].players)


def test_each_die_twice() -> None:
    game = states("each_die_twice")
    assert game[0].table.both
    assert any(set(player.numbers) & set(player.colours) for state in game for player in state.players)


def test_a_sheet_is_turned_early() -> None:
    early = next(state for state in states("turning_early") if state.players[1].second)
    assert early.turn == 2 and early.players[1].sides[0].misses == 0 and early.players[1].now == 1


def test_both_kinds_of_misthrow() -> None:
    second = next(state for state in states("both_misthrows") if state.turn == 2)
    assert [player.side.misses for player in second.players] == [1, 1, 0]


def test_a_full_side() -> None:
    full = next(state for state in states("full_side") if state.players[0].second)
    assert full.players[0].sides[0].points == 76 and full.players[0].sides[0].ring == RING_FULL


def test_three_seats_give_up() -> None:
    end = states("giving_up")[-1]
    assert [player.standing.value for player in end.players].count("quit") == 3
