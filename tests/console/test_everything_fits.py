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
    stage = Stage(Habits(), table=tuple(all_games().values()))
    stage.desk.words, stage.desk.layout = speak(language), layout
    painter = Painter(canvas((800, 480)), motion=False)
    found: list[tuple[str, object]] = []
    for name, scene in samples(stage.desk):
        painter.present(scene, stage.desk.words, 0)
        found += [(name, misfit) for misfit in painter.misfits]
    assert found == []
