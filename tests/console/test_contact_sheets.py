"""The contact sheets: at which tables a game is looked at, and that what looks the same is laid out once."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame

from console.contact_sheets import once, tables
from console.painter.sheets import Picture, contact_sheet
from games.folders import text_folders
from games.scene import Box, Card, Ink, Msg, Scene, Text
from games.words import Words
from tests.games.miniature import GAME

PLAIN, OTHER = (Scene((Card(Box(0, 0, 10, 10), ink),)) for ink in (Ink.PAPER, Ink.INK))


def test_a_picture_on_a_sheet_can_be_read_and_words_are_tried_at_every_size(tmp_path: Path) -> None:
    long = Scene((Text(Box(0, 0, 20, 20), Msg("hint-hold"), 84),))
    words = Words("en", text_folders("console"))
    misfits = contact_sheet([Picture("long", long)], words, tmp_path / "sheet.png")
    assert [size for size in ("800×480", "1024×600", "1920×1080") if any(size in line for line in misfits)] == [
        "800×480", "1024×600", "1920×1080",
    ]  # fmt: skip
    sheet = pygame.image.load(tmp_path / "sheet.png")
    assert sheet.get_width() >= 352 and sheet.get_height() >= 206


def test_a_game_is_looked_at_from_one_seat_to_a_hundred_as_far_as_it_can_be_played_so() -> None:
    assert tables(replace(GAME, seats=range(1, 101))) == (1, 3, 8, 100)
    assert tables(replace(GAME, seats=range(2, 3))) == (2,)
    assert tables(replace(GAME, seats=range(2, 7))) == (2, 3, 6)


def test_what_looks_the_same_at_several_tables_is_laid_out_once() -> None:
    at_three = (("table", PLAIN), ("menu", PLAIN))
    at_eight = (("table", OTHER), ("menu", replace(PLAIN, accepted=4)))
    assert once({3: lambda: at_three, 8: lambda: at_eight}) == (
        ("3 · table", PLAIN),
        ("3 8 · menu", PLAIN),
        ("8 · table", OTHER),
    )
