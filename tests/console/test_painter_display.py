"""The display: opened on the dummy driver, looked at, and refused with one sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from console.display import DisplayError, drivers, first_display, open_display
from console.painter import Painter
from games.words import Words
from tests.console.canvas import EMPTY, english, folder  # noqa: F401 (fixtures)


@pytest.fixture(autouse=True)
def closed_afterwards() -> Iterator[None]:
    yield
    pygame.display.quit()


def test_a_window_opens_and_tells_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = open_display("window", "A table", (800, 480))
    assert (display.driver, display.mode, display.surface.get_size()) == ("dummy", "window", (800, 480))
    assert pygame.display.get_caption()[0] == "A table"
    assert pygame.mouse.get_visible()


def test_the_whole_screen_has_no_pointer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = open_display("fullscreen", "A table")
    assert display.surface.get_width() > 0
    assert not pygame.mouse.get_visible()


def test_a_window_is_no_larger_than_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(800, 900)])
    assert open_display("window", "A table").surface.get_size() == (800, 720)


def test_a_driver_that_is_not_there_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(DisplayError, match=r"^no-such-driver not available\.$"):
        open_display("window", "A table")


def test_a_painted_table_does_not_look_black(monkeypatch: pytest.MonkeyPatch, english: Words) -> None:  # noqa: F811
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = open_display("window", "A table", (320, 200))
    assert display.looks_black()
    painter = Painter(display.surface)
    painter.present(EMPTY, english, 0)
    display.show(painter.painted)
    assert not display.looks_black()


def test_a_closed_display_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    display = open_display("window", "A table", (320, 200))
    display.close()
    with pytest.raises(DisplayError, match="has been closed"):
        display.looks_black()


def test_sdl_is_offered_real_screens_only() -> None:
    assert drivers("linux", {"DISPLAY": ":0"}) == ("x11", "kmsdrm")
    assert drivers("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) == ("wayland", "x11", "kmsdrm")
    assert drivers("linux", {}) == ("kmsdrm",)
    assert drivers("linux", {"SDL_VIDEODRIVER": "dummy"}) == ("dummy",)
    assert drivers("darwin", {}) == ("",)


def test_the_first_driver_that_works_is_taken_and_the_others_are_accounted_for(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()

    def take(name: str) -> None:
        monkeypatch.setenv("SDL_VIDEODRIVER", name)

    names = ("no-such-driver", "kmsdrm", "dummy")
    display = first_display(names, take, _without_gles, lambda: open_display("window", "A table", (320, 200)))
    assert display.driver == "dummy"
    assert "no-such-driver" in display.refused[0]
    assert "sudo apt install libgles2" in display.refused[1]
    assert display.about.startswith("dummy, 320x200 (not taken: no-such-driver")


def _without_gles(library: str) -> None:
    raise OSError(f"{library}: cannot open shared object file")


def test_without_any_driver_one_sentence_names_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(DisplayError) as refused:
        first_display(("a", "kmsdrm"), lambda name: None, _without_gles, lambda: open_display("window", "A table"))
    said = str(refused.value)
    assert said.startswith("No display could be opened (a: ")
    assert "kmsdrm: libGLESv2.so.2 is missing" in said
    assert said.endswith("or to dummy to run without a screen.")
    assert "\n" not in said
