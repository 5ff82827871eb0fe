"""The score sheets in words alone: the document's own columns (RS7)."""

from __future__ import annotations

from games.roller_skater import GAME
from games.roller_skater.state import State
from games.words import Words
from tests.games.looking import FOLDERS
from tests.games.roller_skater.playing import begin, play

ENGLISH = Words("en", FOLDERS)


def rows(state: State) -> list[list[str]]:
    return [[ENGLISH.say(cell) for cell in row] for row in GAME.paper(state)]


def test_rs7_both_sheets_line_by_line() -> None:
    moves = ("throw 5", "2 double", "1 accept", "throw 4", "throw 6", "1 double", "2 decline")
    state = play(begin(rounds=2, reading="examples", chips="5"), *moves, "throw 2", "throw 6", "throw 1", "throw 3")
    assert rows(state) == [
        ["round", "first toss", "doubler (R or S)", "second toss", "score R", "score S"],
        ["Score sheet 1", "R: Seat 1", "S: Seat 2", "", "", ""],
        ["1", "5", "S", "4", "", "2"],
        ["2", "6", "R", "–", "1", ""],
        ["Totals", "", "", "", "1", "2"],
        ["Roller is behind by 1", "", "", "", "", ""],
        ["Score sheet 2", "R: Seat 2", "S: Seat 1", "", "", ""],
        ["1", "2", "", "6", "1", ""],
        ["2", "1", "", "3", "", "1"],
        ["Totals", "", "", "", "1", "1"],
        ["Roller and Skater are level", "", "", "", "", ""],
        ["Seat 2 wins by 1 (3–2)", "", "", "", "", ""],
        ["5 chips", "", "", "", "", ""],
    ]


def test_lines_to_come_are_there_and_empty() -> None:
    found = rows(play(begin(), "throw 5"))
    assert len(found) == 1 + 2 * (24 + 3) + 1
    assert found[25] == ["24", "", "", "", "", ""]
