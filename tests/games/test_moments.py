"""Every moment of every game, at every kind of table: its words exist and fit, and nothing reaches over the edge."""

from __future__ import annotations

import pygame
import pytest

from console.painter import Painter
from console.painter.layout import leaves, strays
from games import all_games
from games.core import AnyGame
from games.folders import languages, text_folders
from games.moments import moments, picture
from games.scene import Layout
from games.words import Words

GAMES = all_games()
FOLDERS = (*text_folders("console"), *text_folders("games"))
LANGUAGES = languages(FOLDERS)
LAYOUTS: tuple[Layout, ...] = ("wall", "table")
SIZES = ((800, 480), (1024, 600), (1920, 1080))
FEW = (1, 2, 3, 4, 8, 20, 100)
KINDS = (1, 2, 3, 4, 5, 6, 8, 9, 12, 13, 16, 17, 20, 21, 35, 36, 56, 57, 70, 71, 100)
"""The first and the last number of seats of each way to sit."""


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((1, 1))


def tables(sizes: tuple[int, ...]) -> list[tuple[str, int, Layout]]:
    return [(one, seats, layout) for one in GAMES for seats in sizes if seats in GAMES[one].seats for layout in LAYOUTS]


def flaws(game: AnyGame, seats: int, layout: Layout, language: str, size: tuple[int, int]) -> list[object]:
    """Words that do not fit (a missing one is an error of its own), shapes that reach over the edge."""
    words = Words(language, FOLDERS)
    painter, found = Painter(pygame.Surface(size).convert(), motion=False), list[object]()
    for sample in moments(game, seats, layout):
        scene = picture(game, sample)
        painter.present(scene, words, 0)
        found += [(sample.name, *misfit) for misfit in painter.misfits]
        found += [(sample.name, stray) for stray in strays(leaves(scene.shapes, words.rtl))]
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_offers_moments(game_id: str) -> None:
    names = [sample.name for sample in moments(GAMES[game_id], GAMES[game_id].seats[-1], "wall")]
    assert len(names) > 10 and len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats", "layout"), tables(FEW))
def test_everything_fits_on_a_small_screen(game_id: str, seats: int, layout: Layout, language: str) -> None:
    assert flaws(GAMES[game_id], seats, layout, language, SIZES[0]) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game_id", "seats", "layout"), tables(KINDS))
def test_everything_fits_everywhere(
    game_id: str, seats: int, layout: Layout, language: str, size: tuple[int, int]
) -> None:
    assert flaws(GAMES[game_id], seats, layout, language, size) == []
