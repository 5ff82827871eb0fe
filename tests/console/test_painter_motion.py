"""Motion: things move from where they were, come to rest, and never jump; a setting turns it off."""

from __future__ import annotations

from itertools import pairwise

import pytest

from console.painter import Painter, snapshot
from console.painter.motion import MOVE_NS, Pose, Track, tumbling_face
from games.scene import Box, Card, Die, Ink, Ring, Scene, Shape, Text, number
from games.words import Words
from tests.console.canvas import EMPTY, canvas, difference, english, folder, pixels  # noqa: F401 (fixtures)

FRAME = 16_000_000
SIZE = 1280, 720


def film(painter: Painter, scene: Scene, words: Words, start: int) -> int:
    """Present a scene until nothing moves; how many times that took."""
    frames = 1
    while painter.present(scene, words, start + frames * FRAME):
        frames += 1
        assert frames < 100, "it never comes to rest"
    return frames


def card(x: float, name: str = "card") -> Card:
    return Card(Box(x, 200, 80, 60), Ink.WHITE, 0, id=name)


def test_a_card_moves_from_where_it_was_and_slows_down(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter, ground = Painter(surface), snapshot(EMPTY, english, SIZE)
    painter.present(Scene((card(100),)), english, 0)
    lefts = []
    for frame in range(18):
        painter.present(Scene((card(900),)), english, frame * FRAME)
        where = difference(ground, surface)
        assert (where.w, where.h, where.y) == (80, 60, 200)
        lefts.append(where.x)
    steps = [right - left for left, right in pairwise(lefts)]
    assert lefts[0] == 100
    assert lefts[-1] == 900
    assert steps == sorted(steps, reverse=True)
    assert steps[0] < 200


def test_a_change_on_the_way_goes_on_from_there(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter, ground = Painter(surface), snapshot(EMPTY, english, SIZE)
    painter.present(Scene((card(100),)), english, 0)
    painter.present(Scene((card(900),)), english, FRAME)
    painter.present(Scene((card(900),)), english, 4 * FRAME)
    there = difference(ground, surface).x
    painter.present(Scene((card(200),)), english, 4 * FRAME)
    assert difference(ground, surface).x == there


def test_what_moved_ends_as_a_picture_at_rest(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter = Painter(surface)
    before = Scene((card(100), Ring(Box(600, 100, 100, 100), 0.1, id="ring"), Die(Box(300, 400, 90, 90), 2, id="die")))
    after = Scene((card(300), Ring(Box(600, 100, 100, 100), 0.8, id="ring"), Die(Box(500, 400, 90, 90), 5, id="die")))
    painter.present(before, english, 0)
    assert film(painter, after, english, 0) in range(15, 20)
    assert pixels(surface) == pixels(snapshot(after, english, SIZE))


def test_points_count_up_and_end_where_they_should(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter = Painter(surface)

    def total(n: int) -> Scene:
        return Scene((Text(Box(100, 100, 200, 60), number(n), 34, Ink.TEXT, counts=n, id="total"),))

    painter.present(total(10), english, 0)
    pictures = []
    for frame in range(18):
        painter.present(total(40), english, frame * FRAME)
        pictures.append(pixels(surface))
    assert pictures[0] == pixels(snapshot(total(10), english, SIZE))
    between = {pixels(snapshot(total(n), english, SIZE)) for n in range(10, 41)}
    assert set(pictures) <= between
    assert len(set(pictures)) > 8
    assert pictures[-1] == pixels(snapshot(total(40), english, SIZE))


def test_what_is_new_fades_in_and_what_is_gone_fades(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter = Painter(surface)
    painter.present(EMPTY, english, 0)
    light: list[int] = []
    for scene in (Scene((card(100),)), EMPTY):
        for _ in range(18):
            painter.present(scene, english, len(light) * FRAME)
            light.append(surface.get_at((140, 230)).g)
    assert light[:18] == sorted(light[:18])
    assert light[18:] == sorted(light[18:], reverse=True)
    assert (light[17], light[0]) == (255, light[-1])
    assert max(abs(one - other) for one, other in pairwise(light)) < 70


def test_a_rolling_die_shows_many_faces_and_settles_with_its_tilt(english: Words) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter = Painter(surface)
    box = Box(400, 300, 120, 120)
    painter.present(Scene((Die(box, 3, id="die"),)), english, 0)
    rolling = Scene((Die(box, 0, rolling=True, id="die"),))
    seen = set()
    for frame in range(60):
        assert painter.present(rolling, english, frame * FRAME)
        seen.add(pixels(surface))
    assert len(seen) > 40
    fallen = Scene((Die(box, 5, tilt=8, id="die"),))
    film(painter, fallen, english, 60 * FRAME)
    assert pixels(surface) == pixels(snapshot(fallen, english, SIZE))


def test_tumbling_faces_come_and_go_with_time_alone() -> None:
    faces = [tumbling_face(6, 7, tick * 50_000_000) for tick in range(200)]
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert faces == [tumbling_face(6, 7, tick * 50_000_000 + 49_000_000) for tick in range(200)]
    assert faces != [tumbling_face(6, 8, tick * 50_000_000) for tick in range(200)]
    assert sum(one != other for one, other in pairwise(faces)) > 120


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (card(100), card(900)),
        (Ring(Box(100, 100, 90, 90), 0.1, id="a"), Ring(Box(100, 100, 90, 90), 0.9, id="a")),
        (Die(Box(100, 100, 90, 90), 1, id="a"), Die(Box(100, 100, 90, 90), 6, tilt=9, id="a")),
        (card(100), card(100, "another")),
    ],
)
def test_motion_off_shows_every_scene_at_once(english: Words, before: Shape, after: Shape) -> None:  # noqa: F811
    surface = canvas(SIZE)
    painter = Painter(surface, motion=False)
    painter.present(Scene((before,)), english, 0)
    assert not painter.present(Scene((after,)), english, 0)
    assert pixels(surface) == pixels(snapshot(Scene((after,)), english, SIZE))


def test_motion_off_shows_a_rolling_die_blank_and_at_rest(english: Words) -> None:  # noqa: F811
    box = Box(400, 300, 120, 120)
    painter = Painter(surface := canvas(SIZE), motion=False)
    assert not painter.present(Scene((Die(box, 4, rolling=True, id="die"),)), english, 0)
    assert pixels(surface) == pixels(snapshot(Scene((Die(box, 0),)), english, SIZE))


def test_motion_switched_on_moves_what_was_there_and_fades_nothing_in(english: Words) -> None:  # noqa: F811
    painter = Painter(surface := canvas(SIZE), motion=False)
    painter.present(Scene((card(100),)), english, 0)
    painter.motion = True
    assert painter.present(Scene((card(900),)), english, FRAME)
    assert pixels(surface) == pixels(snapshot(Scene((card(100),)), english, SIZE))


def test_motion_switched_off_ends_all_movement_with_the_next_scene(english: Words) -> None:  # noqa: F811
    painter = Painter(surface := canvas(SIZE))
    painter.present(Scene((card(100), card(100, "gone"))), english, 0)
    painter.present(Scene((card(900),)), english, FRAME)
    painter.motion = False
    assert not painter.present(Scene((card(500),)), english, 2 * FRAME)
    assert pixels(surface) == pixels(snapshot(Scene((card(500),)), english, SIZE))


def test_a_track_starts_ends_and_never_goes_back() -> None:
    track = Track(Pose(0, 0, 10, 10), Pose(100, 50, 10, 10), 1000)
    ways = [track.at(1000 + MOVE_NS * part // 20).x for part in range(21)]
    assert (ways[0], ways[-1]) == (0, 100)
    assert ways == sorted(ways)
    assert track.at(0) == track.start
    assert not track.moves(1000 + MOVE_NS)


def test_the_same_identity_twice_is_two_things(english: Words) -> None:  # noqa: F811
    painter = Painter(surface := canvas(SIZE))
    painter.present(Scene((card(100), card(300))), english, 0)
    after = Scene((card(100), card(500)))
    film(painter, after, english, 0)
    assert pixels(surface) == pixels(snapshot(after, english, SIZE))
