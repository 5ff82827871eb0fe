"""The painter by its pixels: what changed is painted, nothing else, and the picture is always the whole one."""

from __future__ import annotations

from random import Random
from typing import get_args

import pygame
import pytest

from console.painter import Painter, snapshot
from console.painter.layout import leaves
from games.scene import (
    HEIGHT,
    WIDTH,
    Bar,
    Box,
    Card,
    Checker,
    Die,
    Form,
    Group,
    Ink,
    Mark,
    Msg,
    Poly,
    Ring,
    Scene,
    Shape,
    Symbol,
    Text,
    number,
    stroke,
)
from games.words import Words
from tests.console.canvas import EMPTY, canvas, difference, english, folder, persian, pixels  # noqa: F401 (fixtures)

MS = 1_000_000
SIZES = [(800, 480), (1024, 600), (1920, 1080), (480, 800)]


FORMS: tuple[Form, ...] = get_args(Form)


def any_shape(chance: Random, depth: int = 0) -> Shape:
    w, h = chance.randint(20, 300), chance.randint(16, 160)
    box = Box(chance.randint(0, WIDTH - w), chance.randint(0, HEIGHT - h), w, h)
    name = chance.choice(["", "", f"shape {chance.randint(0, 8)}"])
    n = chance.randint(0, 99)
    kinds: list[Shape] = [
        Card(
            box,
            chance.choice((Ink.PAPER, Ink.STAY, Ink.SAFE)),
            band=chance.choice((None, n)),
            shadow=n % 2 == 0,
            id=name,
        ),
        Card(box, Ink.SHEET, None, line=Ink.LINE, ring=n % 3 == 0, id=name),
        Text(box, number(n), 34, Ink.TEXT, counts=n, id=name),
        Text(box, Msg("long"), 20, Ink.TEXT, align="end", lines=4, id=name),
        Die(box, n % 7, tilt=n % 10, rolling=n % 4 == 0, dim=n % 5 == 0, id=name),
        Die(box, 1 + n % 12, 12, id=name),
        Symbol(box, n, id=name),
        Mark(box, chance.choice(FORMS), chance.choice((Ink.RED, Ink.GREY)), chance.choice((None, Ink.INK)), id=name),
        Poly(box, ((0, 0), (1, 0.2), (0.3, 1)), Ink.BLUE, chance.choice((None, Ink.LINE)), id=name),
        Checker(box, Ink.RED, chance.choice(FORMS), n % 2 == 0, id=name),
        Bar(box, n / 99, id=name),
        Ring(box, n / 99, id=name),
    ]
    if depth == 0:
        inner = tuple(any_shape(chance, 1) for _ in range(3))
        kinds.append(Group(Box(n, n, 400, 300), inner, chance.choice((0, 1, 2, 3))))
    return chance.choice(kinds)


def next_scene(scene: Scene, chance: Random) -> Scene:
    """Some shapes go, some come, the order of a few changes: what games do, and worse."""
    kept = [shape for shape in scene.shapes if chance.random() < 0.8]
    if chance.random() < 0.3:
        chance.shuffle(kept)
    return Scene((*kept, *(any_shape(chance) for _ in range(chance.randint(0, 4)))))


@pytest.mark.parametrize("seed", range(6))
def test_what_is_painted_bit_by_bit_equals_what_is_painted_at_once(english: Words, seed: int) -> None:  # noqa: F811
    chance, surface, scene = Random(seed), canvas((800, 480)), EMPTY
    painter, now = Painter(surface), 0
    for _ in range(12):
        scene = next_scene(scene, chance)
        for _ in range(chance.randint(1, 4)):
            now += chance.randint(1, 120) * MS
            painter.present(scene, english, now)
            bit_by_bit = pixels(surface)
            painter.repaint()
            assert pixels(surface) == bit_by_bit


@pytest.mark.parametrize("seed", range(3))
def test_without_motion_only_the_scene_counts_and_not_the_way_to_it(english: Words, seed: int) -> None:  # noqa: F811
    chance, surface, scene = Random(seed), canvas((800, 480)), EMPTY
    painter = Painter(surface, motion=False)
    for now in range(10):
        scene = next_scene(scene, chance)
        assert not painter.present(scene, english, now * MS)
    assert pixels(surface) == pixels(snapshot(scene, english, (800, 480)))


def test_what_is_painted_lies_in_the_rectangles_told(english: Words) -> None:  # noqa: F811
    surface = canvas()
    painter = Painter(surface, motion=False)
    painter.present(Scene((Card(Box(100, 100, 200, 100), Ink.PAPER), Symbol(Box(400, 100, 40, 40), 0))), english, 0)
    before = surface.copy()
    painter.present(Scene((Card(Box(100, 100, 200, 100), Ink.PAPER), Symbol(Box(440, 100, 40, 40), 0))), english, 0)
    changed = difference(before, surface)
    assert changed.w > 40
    assert painter.painted[0].unionall(painter.painted[1:]).contains(changed)
    assert sum(rect.w * rect.h for rect in painter.painted) < 90 * 50


def test_a_minute_of_idling_paints_once(english: Words) -> None:  # noqa: F811
    painter = Painter(canvas())
    for tick in range(600):
        scene = Scene((Card(Box(100, 100, 200, 100), Ink.PAPER, id="card"), Text(Box(100, 100, 200, 40), number(7))))
        assert not painter.present(scene, english, tick * 100 * MS)
        assert bool(painter.painted) == (tick == 0)
    assert painter.paints == 1


@pytest.mark.parametrize("size", SIZES)
def test_every_surface_is_filled_and_the_canvas_lies_in_its_middle(english: Words, size: tuple[int, int]) -> None:  # noqa: F811
    ground = snapshot(EMPTY, english, size)
    assert min(sum(ground.get_at((x, y))[:3]) for x in (0, size[0] - 1) for y in (0, size[1] - 1)) > 40
    full = snapshot(Scene((Card(Box(0, 0, WIDTH, HEIGHT), Ink.WHITE, 0),)), english, size)
    marked = difference(ground, full)
    assert marked.center == pytest.approx((size[0] / 2, size[1] / 2), abs=1)
    assert marked.w / marked.h == pytest.approx(WIDTH / HEIGHT, rel=0.01)
    assert marked.w == size[0] or marked.h == size[1]


def test_other_scripts_mirror_the_canvas_and_the_groups_on_it(english: Words, persian: Words) -> None:  # noqa: F811
    size = WIDTH, HEIGHT
    group = Group(Box(100, 100, 300, 200), (Card(Box(10, 20, 50, 40), Ink.WHITE, 0),))
    for words, left in ((english, 110), (persian, WIDTH - 110 - 50)):
        where = difference(snapshot(EMPTY, words, size), snapshot(Scene((group,)), words, size))
        assert where == pygame.Rect(left, 120, 50, 40)


def test_a_bar_fills_from_where_writing_begins(english: Words, persian: Words) -> None:  # noqa: F811
    bar = Scene((Bar(Box(240, 300, 800, 20), 0.25, Ink.WHITE),))
    for words, white in ((english, 250), (persian, 1030)):
        picture = snapshot(bar, words, (WIDTH, HEIGHT))
        lit = {x for x in (250, 640, 1030) if picture.get_at((x, 310)).r > 250}
        assert lit == {white}


@pytest.mark.parametrize(("turn", "expected"), [(0, (10, 20)), (1, (240, 10)), (2, (340, 240)), (3, (20, 340))])
def test_groups_turn_by_quarters(turn: int, expected: tuple[int, int]) -> None:
    """A box of 50 by 40 at 10, 20 in a space of 400 by 300, its outline at the canvas's corner."""
    outline = Box(0, 0, 300, 400) if turn % 2 else Box(0, 0, 400, 300)
    (leaf,) = leaves((Group(outline, (Card(Box(10, 20, 50, 40), Ink.WHITE),), turn),), mirrored=False)  # type: ignore[arg-type]
    assert (leaf.x, leaf.y) == expected
    assert (leaf.w, leaf.h) == ((40, 50) if turn % 2 else (50, 40))


def side_panel(*, fixed: bool) -> Group:
    """A panel at the right edge, read from there, with a mark where its reading begins."""
    return Group(Box(1130, 200, 150, 300), (Card(Box(10, 20, 50, 40), Ink.WHITE),), 3, fixed)


def test_a_mirrored_panel_is_still_read_from_its_edge() -> None:
    (leaf,) = leaves((side_panel(fixed=False),), mirrored=True)
    assert leaf.turn == 1
    assert leaf.box == Box(150 - 20 - 40, 200 + 300 - 10 - 50, 40, 50)


def test_a_fixed_panel_keeps_its_place_and_only_its_inside_is_mirrored() -> None:
    (plain,) = leaves((side_panel(fixed=True),), mirrored=False)
    (mirrored,) = leaves((side_panel(fixed=True),), mirrored=True)
    assert (plain.turn, mirrored.turn) == (3, 3)
    assert plain.box == Box(1130 + 20, 200 + 300 - 10 - 50, 40, 50)
    assert mirrored.box == Box(1130 + 20, 200 + 10, 40, 50)


def test_what_lies_from_left_to_right_does_so_in_every_language() -> None:
    cards = (Card(Box(0, 0, 50, 40), Ink.STAY), Card(Box(60, 0, 50, 40), Ink.LEAVE))
    row = Group(Box(100, 600, 200, 40), cards, ltr=True)
    first, second = leaves((row,), mirrored=True)
    assert (first.x, second.x) == (1280 - 100 - 200, 1280 - 100 - 200 + 60)


def test_a_group_in_a_group_turns_with_it() -> None:
    inner = Group(Box(100, 0, 200, 100), (Card(Box(0, 0, 50, 40), Ink.WHITE),), 2)
    (leaf,) = leaves((Group(Box(0, 0, 300, 400), (inner,), 1),), mirrored=False)
    assert (leaf.box, leaf.turn) == (Box(200, 250, 40, 50), 3)


def test_a_turned_text_is_the_same_picture_turned(english: Words) -> None:  # noqa: F811
    text = Text(Box(0, 0, 200, 100), Msg("word"), 20, Ink.WHITE)
    straight = snapshot(Scene((Group(Box(500, 300, 200, 100), (text,)),)), english, (WIDTH, HEIGHT))
    turned = snapshot(Scene((Group(Box(500, 300, 100, 200), (text,), 1),)), english, (WIDTH, HEIGHT))
    ground = snapshot(EMPTY, english, (WIDTH, HEIGHT))
    flat, upright = difference(ground, straight), difference(ground, turned)
    assert (flat.w, flat.h) == (upright.h, upright.w)


def test_texts_that_do_not_fit_are_told(english: Words) -> None:  # noqa: F811
    painter = Painter(canvas())
    tight = Box(10, 10, 60, 20)
    painter.present(Scene((Text(tight, Msg("word"), 26), Text(Box(10, 40, 600, 40), Msg("word"), 26))), english, 0)
    assert painter.misfits == [("incomprehensibilities", tight)]


def test_shapes_over_the_edge_are_told(english: Words) -> None:  # noqa: F811
    painter = Painter(canvas())
    inside, over = Card(Box(0, 0, WIDTH, HEIGHT), Ink.PAPER), Card(Box(1270, 0, 20, 20), Ink.PAPER)
    painter.present(Scene((inside, over)), english, 0)
    assert [leaf.shape for leaf in painter.strays] == [over]


def test_another_surface_is_painted_whole(english: Words) -> None:  # noqa: F811
    painter, scene = Painter(canvas((800, 480)), motion=False), Scene((Symbol(Box(600, 300, 80, 80), 3),))
    painter.present(scene, english, 0)
    larger = canvas((1024, 600))
    painter.resize(larger)
    painter.present(scene, english, 0)
    assert pixels(larger) == pixels(snapshot(scene, english, (1024, 600)))


def test_another_language_is_another_picture(english: Words, persian: Words) -> None:  # noqa: F811
    surface = canvas()
    painter = Painter(surface, motion=False)
    scene = Scene((Text(Box(100, 100, 400, 100), Msg("word"), 34, Ink.TEXT),))
    painter.present(scene, english, 0)
    painter.present(scene, persian, 0)
    assert pixels(surface) == pixels(snapshot(scene, persian, (WIDTH, HEIGHT)))


def test_an_ink_of_a_seat_needs_a_seat(english: Words) -> None:  # noqa: F811
    with pytest.raises(ValueError, match="SEAT belongs to cards with a band"):
        snapshot(Scene((Text(Box(0, 0, 100, 30), number(1), ink=Ink.SEAT),)), english, (800, 480))


def test_numbers_stand_in_the_middle_of_their_box(english: Words) -> None:  # noqa: F811
    box = Box(500, 300, 200, 120)
    ground = snapshot(EMPTY, english, (WIDTH, HEIGHT))
    for size in (84, 48, 34, 26, 20):
        text = Text(box, number(80), size, Ink.WHITE, bold=True, align="centre")
        ink = difference(ground, snapshot(Scene((text,)), english, (WIDTH, HEIGHT)))
        assert abs(ink.centery - 360) <= 1
        assert abs(ink.centerx - 600) <= 2


def test_a_polygon_changes_sides_with_the_writing_but_not_where_things_lie_from_left_to_right(
    english: Words,  # noqa: F811
    persian: Words,  # noqa: F811
) -> None:
    arrow = Poly(Box(0, 0, 100, 100), ((0, 0), (1, 0.5), (0, 1)), Ink.WHITE)
    free = Scene((Group(Box(590, 310, 100, 100), (arrow,)),))
    bound = Scene((Group(Box(590, 310, 100, 100), (arrow,), ltr=True),))
    assert _points_right(snapshot(free, english, (1280, 720)))
    assert _points_right(snapshot(bound, persian, (1280, 720)))
    assert not _points_right(snapshot(free, persian, (1280, 720)))


def _points_right(picture: pygame.Surface) -> bool:
    """Whether the wide end of the arrow in the middle is on the left."""
    ends = picture.get_at((600, 320)), picture.get_at((680, 320))
    assert (pygame.Color("white") in ends) and ends[0] != ends[1]
    return ends[0] == pygame.Color("white")


def test_a_stroke_is_a_line_between_its_ends(english: Words) -> None:  # noqa: F811
    line = stroke((200, 100), (1000, 600), 20, Ink.WHITE)
    picture = snapshot(Scene((line,)), english, (1280, 720))
    white = pygame.Color("white")
    assert all(picture.get_at((200 + 8 * n, 100 + 5 * n)) == white for n in range(2, 98, 5))
    assert picture.get_at((600 - 12, 350 + 19)) != white != picture.get_at((600 + 12, 350 - 19))
