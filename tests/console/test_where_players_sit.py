"""On a flat table everybody's panel lies where the own buttons are, however few of the panels play."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, permutations

import pytest

from console.desk import Habits
from console.painter import Painter
from console.painter.layout import leaves, strays
from console.screens.holders import free_panels, read_panels, read_seating, write_seating
from console.screens.samples import first_choice
from console.screens.table import Table, begin
from games import all_games
from games.core import AnyGame
from games.moments import moments, picture
from games.scene import Box, Group, Scene
from games.seating import CANVAS, arrange, at_panels, disjoint, own_edges
from tests.console.canvas import canvas
from tests.console.stage import LANGUAGES, LEAVE, Stage, speak
from tests.games.looking import keeps_in_place

GAMES = all_games()
PAIRS = tuple(combinations(range(4), 2))
SEATINGS: tuple[tuple[str, int, tuple[int | str, ...]], ...] = (
    *((game, 4, pair) for game in GAMES for pair in PAIRS),
    *((game, 8, (0, 1)) for game in GAMES if game != "the_choice"),
    ("chance_or_choice", 8, (1, 5)),
    ("chance_or_choice", 8, (0, 3, 4)),
    ("the_choice", 4, (1, 2, 3)),
)


def playing(game: AnyGame, table: int, seating: tuple[int | str, ...], language: str = "en") -> tuple[Stage, Table]:
    """A game at a flat table, at its first choice."""
    stage = Stage(Habits(seats=table, idle_s=0), table=tuple(GAMES.values()))
    stage.desk.layout, stage.desk.words = "table", speak(language)
    page = begin(stage.desk, game, seating)
    stage.show(page)
    first_choice(page)
    return stage, page


def sheets(scene: Scene) -> dict[int, Group]:
    """What lies before each seat."""
    groups = [shape for shape in scene.shapes if isinstance(shape, Group)]
    found = {getattr(group.shapes[0], "id", ""): group for group in groups}
    return {int(id.removeprefix("panel-")): group for id, group in found.items() if id.startswith("panel-")}


@pytest.mark.parametrize(("game", "table", "seating"), SEATINGS)
def test_a_panel_lies_at_the_edge_of_its_buttons(game: str, table: int, seating: tuple[int, ...]) -> None:
    _, page = playing(GAMES[game], table, seating)
    edges = arrange(table, "table").seats
    for seat, panel in enumerate(seating):
        group = sheets(page.scene())[seat]
        assert group.turn == edges[panel].turn and group.fixed
        side = {0: CANVAS.h - group.box.y - group.box.h, 1: group.box.x, 2: group.box.y}
        assert side.get(group.turn, CANVAS.w - group.box.x - group.box.w) <= 16, "at the edge itself"


@pytest.mark.parametrize(("game", "table", "seating"), SEATINGS)
def test_nothing_is_cut_and_no_panels_meet(game: str, table: int, seating: tuple[int, ...]) -> None:
    for language in LANGUAGES:
        stage, page = playing(GAMES[game], table, seating, language)
        scene = page.scene()
        painter = Painter(canvas((800, 480)), motion=False)
        painter.present(scene, stage.desk.words, 0)
        assert painter.misfits == []
        found = leaves(scene.shapes, mirrored=language == "fa")
        assert strays(found) == ()
        papers = [Box(leaf.x, leaf.y, leaf.w, leaf.h) for leaf in found if leaf.shape.id.startswith("panel-")]
        assert len(papers) == len(seating) and disjoint(tuple(papers))


@pytest.mark.parametrize("panels", [(1, 3), (0, 1), (0, 3)])
@pytest.mark.parametrize("game", ["chance_or_choice", "roller_skater", "the_choice", "no_chance_backgammon"])
def test_every_moment_has_its_room_at_every_edge(game: str, panels: tuple[int, int]) -> None:
    painter = Painter(canvas((800, 480)), motion=False)
    for sample in moments(GAMES[game], 2, "table"):
        view = replace(sample.view, panels=panels, table=4)
        scene = picture(GAMES[game], replace(sample, view=view))
        keeps_in_place(scene, sample.name, apart=not sample.final)
        for language in ("en", "it"):
            painter.present(scene, speak(language), 0)
            assert painter.misfits == [], sample.name


@pytest.mark.parametrize("panel", [1, 3])
def test_the_menu_and_the_panel_look_the_same_way(panel: int) -> None:
    stage, page = playing(GAMES["chance_or_choice"], 4, (1, 3))
    seat = (1, 3).index(panel)
    assert page.place(panel) == (seat, sheets(page.scene())[seat].turn)
    stage.press(panel, LEAVE, hold_s=2.5)
    turns = {
        leaf.turn for leaf in leaves(stage.screen.scene().shapes, False) if getattr(leaf.shape, "band", None) == panel
    }
    assert turns == {sheets(page.scene())[seat].turn}


def test_a_bot_has_the_place_that_it_was_shown_at() -> None:
    stage = Stage(Habits(seats=4, idle_s=0))
    page = begin(stage.desk, GAMES["chance_or_choice"], (0, "cautious"), panels=(0, 3))
    assert page.holders.panels == (0, 3)
    again = Table(stage.desk, page.session)
    assert again.holders.seating == (0, "cautious") and again.holders.panels == (0, 3)


@pytest.mark.parametrize("table", [*range(1, 41), 60, 100])
def test_a_full_table_lies_as_the_seats_screen_does(table: int) -> None:
    assert at_panels(tuple(range(table)), table) == arrange(table, "table")


@pytest.mark.parametrize("table", [4, 7, 8, 13, 20, 40, 100])
def test_some_of_a_table_keep_their_edges_and_their_order(table: int) -> None:
    every = arrange(table, "table").seats
    for step in (2, 3, 5):
        panels = tuple(range(step - 1, table, step)) or (0,)
        places = at_panels(panels, table)
        assert [place.turn for place in places.seats] == [every[panel].turn for panel in panels]
        assert disjoint((*(place.box for place in places.seats), places.centre))
        assert all(
            place.box.w * place.box.h >= every[panel].box.w * every[panel].box.h
            for panel, place in zip(panels, places.seats, strict=True)
        ), "never smaller than at the full table"


def test_who_needs_an_edge_alone_goes_round_the_corner() -> None:
    assert own_edges((0, 2)) == (0, 2)
    assert own_edges((0, 0)) == (0, 3)
    assert own_edges((0, 0, 3)) == (0, 1, 3)
    for wanted in permutations((0, 1, 2, 3)):
        assert own_edges(wanted) == wanted  # type: ignore[arg-type]


def test_bots_without_a_place_have_the_next_free_one() -> None:
    assert free_panels((0, "a", "b", 3)) == (0, 1, 2, 3)
    assert free_panels(("a", 1, 3)) == (0, 1, 3)
    assert read_panels("2 a b", (1, "a", "b")) == (1, 2, 3), "as older notes have it"


def test_a_seating_is_read_as_it_was_written() -> None:
    seating, panels = (0, "best-response:leave-at-20", 3), (0, 2, 3)
    text = write_seating(seating, panels)
    assert read_seating(text, 3, ("cautious",), None) == seating
    assert read_panels(text, seating) == panels
