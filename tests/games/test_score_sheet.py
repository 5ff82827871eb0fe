"""Score sheets on paper: every game, in every language, tells who held which seat, and a spreadsheet can add it up."""

from __future__ import annotations

import csv
from collections import deque
from functools import cache
from typing import Any

import pytest

from games import all_games, game
from games.core import Over, Setup
from games.folders import languages, text_folders
from games.scene import msg
from games.score_sheet import named, seats_of, sheet_csv
from games.simulate import batch, play_out
from games.view import SeatView
from games.words import Words

FOLDERS = list(text_folders("games"))


@cache
def ended(game_id: str) -> Any:
    """The last state of a game that two played at random."""
    return deque(play_out(batch(game(game_id), ("random", "random"), "paper"), 0), 1)[0][0]


@pytest.mark.parametrize("language", languages(FOLDERS))
@pytest.mark.parametrize("game_id", all_games())
def test_every_game_is_a_table_that_names_its_bots(game_id: str, language: str) -> None:
    played, words, state = game(game_id), Words(language, FOLDERS), ended(game_id)
    now = played.waiting(state)
    assert isinstance(now, Over)
    table = sheet_csv(played, state, (SeatView("bot", "random"), SeatView()), words)
    assert table.startswith("\ufeff")
    rows = list(csv.reader(table.removeprefix("\ufeff").splitlines()))
    sheet, who = rows[:-4], rows[-2:]
    assert rows[-4] == [] and len(sheet) >= 3 and len({len(row) for row in sheet}) == 1
    assert [row[:2] for row in who] == [["1", words.say(msg("bot-random"))], ["2", words.say(msg("paper-person"))]]
    assert [(int(row[2]), int(row[3])) for row in who] == list(zip(played.totals(state), now.ranks, strict=True))


def test_a_bot_is_named_wherever_its_seat_is() -> None:
    seats = (SeatView(), SeatView("bot", "leave-at-20"))
    words = Words("en", FOLDERS)
    assert words.say(named(msg("seat", n=2), seats)) == "Seat 2 · leaves at 20"
    within = msg("list-and", first=msg("seat", n=1), next=msg("seat", n=2))
    assert words.say(named(within, seats)) == "Seat 1 and Seat 2 · leaves at 20"


def test_a_record_knows_who_was_a_bot_but_not_which() -> None:
    assert seats_of(Setup(2)) == (SeatView(), SeatView())
    assert seats_of(Setup(3, humans=(1,))) == (SeatView("bot"), SeatView(), SeatView("bot"))
    assert Words("sv", FOLDERS).say(named(msg("seat", n=1), seats_of(Setup(2, humans=(1,))))) == "Plats 1 · robot"
