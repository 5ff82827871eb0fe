"""The window: dim or dark while nobody comes, as bright as before when somebody does."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from console.display import open_display
from console.keyboard import Keyboard
from console.screens.choose_game import ChooseGame
from console.window import Window
from tests.console.canvas import pixels
from tests.console.stage import Stage


@pytest.fixture
def window() -> Iterator[tuple[Window, Stage]]:
    stage = Stage()
    stage.desk.motion = False
    display = open_display("window", "A table", (320, 180))
    yield Window(stage.desk, Keyboard(), display, (320, 180)), stage
    display.close()


def brightness(window: Window) -> float:
    r, g, b, _ = pygame.transform.average_color(window.display.surface)
    return (r + g + b) / 3


def test_a_resting_picture_is_dim_or_dark_and_waking_shows_it_as_it_was(window: tuple[Window, Stage]) -> None:
    shown, stage = window
    scene, words = ChooseGame(stage.desk).scene(), stage.desk.words
    shown.present(scene, words, 0)
    full, bright = pixels(shown.display.surface), brightness(shown)
    stage.desk.light = "dim"
    shown.present(scene, words, 1)
    dim = brightness(shown)
    assert 0 < dim < bright / 2
    shown.present(scene, words, 2)
    assert brightness(shown) == dim
    stage.desk.light = "blank"
    shown.present(scene, words, 3)
    assert shown.display.looks_black() and brightness(shown) == 0
    stage.desk.light = "full"
    shown.present(scene, words, 4)
    assert pixels(shown.display.surface) == full
