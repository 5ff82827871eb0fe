"""The score sheet in words: the worked example as the documents draw it."""

from __future__ import annotations

from pathlib import Path

from games import game
from games.folders import text_folders
from games.record import read_record, replay
from games.words import Words

CHANCE = game("chance_or_choice")


def said(rows: tuple[tuple[object, ...], ...]) -> list[list[str]]:
    words = Words("en", text_folders("games"))
    return [[words.say(cell) for cell in row] for row in rows]  # type: ignore[arg-type]


def test_worked_example_is_written_as_the_documents_draw_it() -> None:
    record = read_record(Path("seeds/chance_or_choice.record").read_text(encoding="utf-8"))
    rows = said(CHANCE.paper(replay(CHANCE, record)))
    assert rows[0] == ["seat", "round 1", "round 2", "round 3", "round 4", "round 5", "total", "place"]
    assert rows[1][1:3] == ["4+6, 2+3, 1+6", "1+3"]
    assert rows[2] == ["Seat 1", "0", "0", "0", "0", "", "0", "2"]
    assert rows[3] == ["Seat 2", "10", "0", "22", "12", "", "44", "1"]
    assert rows[4] == ["Seat 3", "0", "0", "0", "0", "", "0", "2"]
    assert len({len(row) for row in rows}) == 1
