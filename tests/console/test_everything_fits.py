"""Every screen of the console in every language: no words are cut, on the smallest screen too."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.painter import Painter
from console.screens.samples import samples
from games import all_games
from games.scene import Layout
from tests.console.canvas import canvas
from tests.console.stage import LANGUAGES, Stage, speak


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wall", "table"])
def test_no_words_of_any_screen_are_cut(language: str, layout: Layout) -> None:
    assert cut(4, language, layout, (800, 480)) == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("seats", [1, 3, 8, 100])
def test_no_words_are_cut_at_tables_of_any_size(
    seats: int, language: str, layout: Layout, size: tuple[int, int]
) -> None:
    assert cut(seats, language, layout, size) == []


def cut(seats: int, language: str, layout: Layout, size: tuple[int, int]) -> list[tuple[str, object]]:
    stage = Stage(Habits(seats=seats), table=tuple(all_games().values()))
    stage.desk.words, stage.desk.layout = speak(language), layout
    painter = Painter(canvas(size), motion=False)
    found: list[tuple[str, object]] = []
    for name, scene in samples(stage.desk):
        painter.present(scene, stage.desk.words, 0)
        found += [(name, misfit) for misfit in painter.misfits]
    return found
