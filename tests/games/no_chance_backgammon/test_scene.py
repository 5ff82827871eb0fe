"""What the table shows of No Chance Backgammon: everything in its place, nothing hidden, words that fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest

from games.core import Setup
from games.moments import Sample
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.board import count
from games.no_chance_backgammon.field import Field
from games.no_chance_backgammon.plain import place
from games.no_chance_backgammon.samples import samples
from games.no_chance_backgammon.state import BLUE, RED, Phase, State, start
from games.scene import Box, Card, Checker, Die, Group, Layout, Msg, Poly, Ring, Scene, Shape, Text, msg
from games.seating import CANVAS, disjoint
from games.view import SeatView, View
from games.words import Words
from tests.games.looking import FOLDERS, LAYOUTS, Looking, inside
from tests.games.no_chance_backgammon.playing import OPENING, at, play
from tests.shapes import flat

picture = Looking(GAME, 2).picture
SAMPLES = [
    pytest.param(layout, sample, id=f"{layout} {sample.name}") for layout in LAYOUTS for sample in samples(2, layout)
]


@pytest.mark.parametrize(("layout", "sample"), SAMPLES)
def test_nothing_leaves_its_place(layout: Layout, sample: Sample) -> None:
    scene = picture(sample)
    groups = [shape for shape in scene.shapes if isinstance(shape, Group)]
    assert all(inside(shape.box, CANVAS) for shape in scene.shapes)
    assert disjoint(tuple(group.box for group in groups))
    for group in groups:
        w, h = (group.box.h, group.box.w) if group.turn % 2 else (group.box.w, group.box.h)
        assert all(inside(shape.box, Box(-1, -1, w + 2, h + 2)) for shape in group.shapes), group


@pytest.mark.parametrize(("layout", "sample"), SAMPLES)
def test_no_checker_hides_another_and_high_stacks_tell_their_number(layout: Layout, sample: Sample) -> None:
    board = next(
        shape for shape in flat(picture(sample).shapes) if isinstance(shape, Group) and shape.ltr and _is_board(shape)
    )
    men = [shape for shape in board.shapes if isinstance(shape, Checker)]
    assert disjoint(tuple(man.box for man in men))
    assert len({man.id for man in men}) == len(men) and all(man.id for man in men)
    high = [
        here for seat in (RED, BLUE) for place in range(1, 26)
        if (here := count(sample.state.sides[seat], place)) > (1 if place == 25 else 5)
    ]  # fmt: skip
    told = [shape.msg for shape in flat(board.shapes) if isinstance(shape, Text)]
    assert all(msg("number", n=here) in told for here in high)


def crossing(shapes: Sequence[Shape]) -> list[tuple[Shape, Shape]]:
    """Pairs that lie over each other, but not as words lie on their card."""
    solid = [shape for shape in shapes if isinstance(shape, Card | Text | Checker | Die | Group)]
    return [
        (one, other) for one, other in combinations(solid, 2)
        if not (disjoint((one.box, other.box)) or inside(one.box, other.box) or inside(other.box, one.box))
        or (isinstance(one, Text) and isinstance(other, Text) and not disjoint((one.box, other.box)))
    ]  # fmt: skip


@pytest.mark.parametrize(("layout", "sample"), SAMPLES)
def test_nothing_on_a_panel_or_a_slip_lies_over_anything_else(layout: Layout, sample: Sample) -> None:
    scene = picture(sample)
    groups = [shape for shape in scene.shapes if isinstance(shape, Group) and not _is_board(shape)]
    for group in groups:
        assert crossing(group.shapes) == []
    assert crossing([shape for shape in scene.shapes if not isinstance(shape, Group)]) == []


def said(scene: Scene) -> list[Msg]:
    return [shape.msg for shape in flat(scene.shapes) if isinstance(shape, Text)]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_resignation_shows_both_answers_and_the_panel_the_turn_so_far(layout: Layout) -> None:
    offered = next(sample for sample in samples(2, layout) if sample.name == "a resignation in a match")
    assert {msg("nb-accept"), msg("nb-decline"), msg("nb-match-points", n=10, of=11)} <= set(said(picture(offered)))
    double = next(sample for sample in samples(2, layout) if sample.name == "bots, a double")
    assert said(picture(double)).count(msg("nb-step", start=place(13), end=place(8))) == 2


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_notice_hides_nothing_that_the_rules_have_to_say(layout: Layout) -> None:
    for sample in samples(2, layout):
        if sample.final:
            continue
        plain = said(GAME.scene(sample.state, replace(sample.view, notice=None)))
        told = said(GAME.scene(sample.state, replace(sample.view, notice=msg("note-refused"))))
        assert set(plain) - {msg("title-no_chance_backgammon")} <= set(told) and msg("note-refused") in told


def test_who_wins_more_than_was_needed_has_not_thirteen_of_eleven_points() -> None:
    state = play(at("2:1,off:14 19:1,13:6,8:3,6:5 2-6 1-0 red", 11, (10, 9)), "1 number 3", "1 2/off", "1 done")
    words = said(GAME.scene(state, View()))
    assert msg("nb-match-beyond", n=13) in words and msg("nb-match-points", n=9, of=11) in words


def _is_board(group: Group) -> bool:
    return any(isinstance(shape, Poly) for shape in group.shapes)


def men(state: State, view: View | None = None) -> dict[str, Box]:
    scene = GAME.scene(state, view or View())
    return {shape.id: shape.box for shape in flat(scene.shapes) if isinstance(shape, Checker) and shape.id}


def test_a_checker_that_moves_is_the_same_in_both_pictures() -> None:
    before = play(at(OPENING), "1 number 3")
    after = play(before, "1 24/21")
    moved = {id for id, box in men(before).items() if men(after)[id] != box}
    assert len(moved) == 1
    further = play(after, "1 13/8")
    assert len({id for id, box in men(after).items() if men(further).get(id) != box}) <= 2
    done = play(play(before, "1 8/3", "1 6/3"), "1 done")
    assert men(done) == men(play(before, "1 8/3", "1 6/3")), "who has the word moves no checker"


def test_a_hit_checker_goes_to_the_bar() -> None:
    before = play(at("24:2,13:5,8:3,6:5 24:1,20:1,13:5,8:3,6:5 2-3 2-2 red"), "1 number 1")
    after = play(before, "1 8/5")
    field = Field(916, 580)
    moved = {id: box for id, box in men(after).items() if men(before)[id] != box}
    assert sorted(id[:5] for id in moved) == ["man-0", "man-1"]
    assert field.bar(BLUE) in moved.values()


def rings(scene: Scene) -> list[Ring]:
    return [shape for shape in flat(scene.shapes) if isinstance(shape, Ring)]


def test_a_number_in_hand_shows_at_once_what_it_would_let_one_do() -> None:
    state = at(OPENING)
    focus = tuple(str(n) for n in (1, 3, 4, 5, 6))
    three = GAME.scene(state, View(seats=(SeatView(focus=focus, at=1), SeatView())))
    five = GAME.scene(state, View(seats=(SeatView(focus=focus, at=3), SeatView())))
    assert len(rings(three)) == 5 and len(rings(five)) == 2 and rings(GAME.scene(state, View())) == []
    said = [shape.msg for shape in flat(three.shapes) if isinstance(shape, Text)]
    assert msg("nb-would", side=msg("nb-red"), n=3, other=5) in said and msg("nb-ways", n=9) in said
    arrows = {shape.id: shape.box for shape in flat(three.shapes) if isinstance(shape, Poly) and shape.id}
    assert arrows["arrow-0"] == Field(916, 580).arrow(RED, 3) and arrows["arrow-1"] == Field(916, 580).arrow(BLUE, 5)


def test_the_landing_place_in_hand_is_ringed_and_the_tray_is_one() -> None:
    state = play(at("6:3,5:2,4:4,off:6 13:7,8:3,6:5 2-6 2-2 red"), "1 number 4")
    own = SeatView(focus=("nb-off",), at=0, taken=("4",))
    scene = GAME.scene(state, View(seats=(own, SeatView())))
    tray = Field(916, 580).trays(RED)
    assert any(isinstance(shape, Card) and shape.ring and shape.box == tray for shape in flat(scene.shapes))
    ringed = [shape for shape in flat(scene.shapes) if isinstance(shape, Checker) and shape.ring]
    assert len(ringed) == 1 and ringed[0].box == Field(916, 580).spot(RED, 4, 3)


@pytest.mark.parametrize("point", range(1, 25))
def test_red_and_blue_mean_the_same_point_from_both_sides(point: int) -> None:
    field = Field(916, 580)
    assert field.spot(RED, point, 0) == field.spot(BLUE, 25 - point, 0)
    assert inside(field.spot(RED, point, 4), Box(0, 0, 916, 580))


def test_the_board_is_never_mirrored() -> None:
    for layout in LAYOUTS:
        for sample in samples(2, layout):
            boards = [shape for shape in flat(picture(sample).shapes) if isinstance(shape, Group) and _is_board(shape)]
            assert boards and all(board.ltr for board in boards)


def test_samples_show_every_phase() -> None:
    shown = {sample.state.phase for sample in samples(2, "wall")}
    assert shown == set(Phase)
    assert start(Setup(2, {"match": 1, "forced": True})).phase is Phase.LOT


@cache
def words_of(language: str) -> Words:
    return Words(language, FOLDERS)
