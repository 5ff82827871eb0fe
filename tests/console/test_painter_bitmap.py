"""Bitmaps: whole squares, the same way round in every language, and turned with their place."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from console.painter import snapshot
from console.painter.bidi import visual
from console.painter.palette import INKS
from console.qr import code
from games.scene import Bitmap, Box, Card, Group, Ink, Scene
from games.words import Words

ROWS = ("##.", "#..", "..#")
INK = INKS[Ink.INK]


def paint(scene: Scene, language: str, folder: Path, size: tuple[int, int]) -> pygame.Surface:
    (folder / f"{language}.ftl").write_text("number = { $n }\n", encoding="utf-8")
    return snapshot(scene, Words(language, [folder]), size)


def read(surface: pygame.Surface, left: int, top: int, side: int, count: int) -> tuple[str, ...]:
    """The squares as they are seen, each at its middle and its corners."""
    rows = []
    for y in range(count):
        row = ""
        for x in range(count):
            spots = [(left + x * side + dx, top + y * side + dy) for dx in (0, side - 1) for dy in (0, side - 1)]
            colours = {surface.get_at(spot)[:3] == INK for spot in spots}
            assert len(colours) == 1, "an edge is blurred"
            row += "#" if colours.pop() else "."
        rows.append(row)
    return tuple(rows)


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize(("turn", "seen"), [(0, ROWS), (2, ("#..", "..#", ".##"))])
def test_squares_are_whole_and_never_mirrored(language: str, turn: int, seen: tuple[str, ...], tmp_path: Path) -> None:
    spot = Box(590, 310, 100, 100)
    picture = Group(spot, (Card(Box(0, 0, 100, 100), Ink.WHITE, 0), Bitmap(Box(0, 0, 100, 100), ROWS)), turn)  # type: ignore[arg-type]
    surface = paint(Scene((picture,)), language, tmp_path, (1280, 720))
    assert read(surface, 590, 310, 33, 3) == seen or read(surface, 591, 311, 33, 3) == seen


def test_a_qr_code_has_its_three_eyes_and_a_quiet_edge() -> None:
    rows = code("TABLETOP CHECK")
    eye = ("#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######")
    assert len({len(row) for row in rows} | {len(rows)}) == 1
    inner = [row[4:-4] for row in rows[4:-4]]
    assert {*rows[0], *rows[3], *rows[-1]} == {"."}
    assert tuple(row[:7] for row in inner[:7]) == tuple(row[-7:] for row in inner[:7]) == eye
    assert tuple(row[:7] for row in inner[-7:]) == eye


def test_more_text_makes_a_larger_code_and_the_same_text_the_same() -> None:
    assert len(code("A" * 150)) > len(code("A"))
    assert code("AB") == code("AB") != code("AC")


def test_digits_that_begin_a_word_stay_with_it_in_persian() -> None:
    """A promise is read as it is written, whatever it begins with."""
    assert "72cd6e84" in visual("وعده 72cd6e84", rtl=True)
    assert "2e70" in visual("2e70", rtl=True)
