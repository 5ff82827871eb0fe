"""Colours that read, and a hundred seats that can be told apart."""

from __future__ import annotations

import pytest

from console.painter import snapshot
from console.painter.palette import GROUND_EDGE, GROUND_LIGHTEST, INKS, SEATS, contrast
from console.painter.symbols import emblem
from games.scene import Box, Card, Ink, Scene, Symbol
from games.words import Words
from tests.console.canvas import EMPTY, difference, english, folder, pixels  # noqa: F401 (fixtures)

PAPERS = (Ink.PAPER, Ink.PAPER_DIM, Ink.SHEET, Ink.NOW)
PAIRS = [
    *((ink, paper) for ink in (Ink.INK, Ink.MUTED, Ink.LOSS) for paper in PAPERS),
    (Ink.WHITE, Ink.STAY),
    (Ink.WHITE, Ink.LEAVE),
    (Ink.INK, Ink.DOUBLE),
    (Ink.SAFE_INK, Ink.SAFE),
    (Ink.SAFE_INK, Ink.PAPER),
    (Ink.TEXT, Ink.SHADE),
    (Ink.SOFT, Ink.SHADE),
]


@pytest.mark.parametrize(("ink", "under"), PAIRS)
def test_text_reads_on_what_it_stands_on(ink: Ink, under: Ink) -> None:
    assert contrast(INKS[ink], INKS[under]) >= 4.5


@pytest.mark.parametrize("ink", [Ink.TEXT, Ink.SOFT])
@pytest.mark.parametrize("ground", [GROUND_LIGHTEST, GROUND_EDGE])
def test_text_reads_on_the_ground_where_it_is_lightest(ink: Ink, ground: tuple[int, int, int]) -> None:
    assert contrast(INKS[ink], ground) >= 4.5


def test_contrast_is_counted_as_the_guidelines_count_it() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def test_the_outline_of_a_mark_reads_on_paper_and_on_every_seat() -> None:
    for under in (*SEATS, INKS[Ink.PAPER], INKS[Ink.DOUBLE]):
        assert contrast(INKS[Ink.INK], under) >= 3


def test_the_ground_is_never_lighter_than_the_text_allows(english: Words) -> None:  # noqa: F811
    ground = snapshot(EMPTY, english, (320, 180))
    places = [ground.get_at((x, y)) for x in range(320) for y in range(180)]
    lightest = max(places, key=lambda colour: colour.r + colour.g + colour.b)
    assert contrast(INKS[Ink.SOFT], (lightest.r, lightest.g, lightest.b)) >= 4.5


def test_a_hundred_seats_have_a_hundred_emblems() -> None:
    assert len({emblem(seat) for seat in range(100)}) == 100
    assert [emblem(seat)[:2] for seat in (0, 7, 8)] == [(0, "disc"), (7, "crescent"), (0, "triangle")]


def test_a_hundred_emblems_are_a_hundred_pictures(english: Words) -> None:  # noqa: F811
    seen = {pixels(snapshot(Scene((Symbol(Box(620, 340, 40, 40), seat),)), english, (640, 360))) for seat in range(100)}
    assert len(seen) == 100


def test_a_focus_ring_shows_on_paper_and_on_the_ground(english: Words) -> None:  # noqa: F811
    sheet = Card(Box(0, 0, 640, 720), Ink.PAPER, 0)
    for x in (200, 900):
        button = Card(Box(x, 300, 200, 60), Ink.STAY, None)
        focused = Card(Box(x, 300, 200, 60), Ink.STAY, None, ring=True)
        pictures = [snapshot(Scene((sheet, card)), english, (1280, 720)) for card in (button, focused)]
        marked = difference(*pictures)
        assert marked.contains((x - 4, 296, 208, 68))
        yellow = {pictures[1].get_at((x + 100, y))[:3] for y in range(290, 300)}
        assert INKS[Ink.DOUBLE] in yellow
