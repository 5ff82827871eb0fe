"""What tests of the pictures share: moments to look at, and what is found in their shapes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from games import moments
from games.core import AnyGame
from games.folders import languages, text_folders
from games.moments import Sample
from games.scene import Box, Card, Group, Layout, Msg, Scene, Shape, Text
from games.seating import CANVAS, disjoint
from tests.shapes import messages, parts

FOLDERS = (*text_folders("console"), *text_folders("games"))
LANGUAGES = languages(FOLDERS)
LAYOUTS: tuple[Layout, ...] = ("wall", "table")
all_moments = cache(moments.moments)


@dataclass(frozen=True)
class Looking:
    """A game to look at. seats: of the table that is looked at when nothing else is said."""

    game: AnyGame
    seats: int

    def moments(self, seats: int, layout: Layout) -> tuple[Sample, ...]:
        """Every moment at such a table."""
        return all_moments(self.game, seats, layout)

    def moment(self, name: str, seats: int | None = None, layout: Layout = "wall") -> Sample:
        """A moment by its name."""
        return next(sample for sample in self.moments(seats or self.seats, layout) if sample.name == name)

    def picture(self, sample: Sample) -> Scene:
        """What it looks like."""
        return moments.picture(self.game, sample)

    def panels(self, sample: Sample) -> list[Group]:
        """What lies before each seat."""
        groups = [shape for shape in self.picture(sample).shapes if isinstance(shape, Group)]
        named = {getattr(group.shapes[0], "id", ""): group for group in groups}
        return [named[f"panel-{seat}"] for seat in range(len(self.game.totals(sample.state)))]


def keeps_in_place(scene: Scene, name: str, apart: bool = True) -> None:
    """Nothing leaves the canvas or its panel and no words meet; apart: nor do panels. name: of the moment, if not."""
    groups = [shape for shape in scene.shapes if isinstance(shape, Group)]
    for group in groups:
        w, h = (group.box.h, group.box.w) if group.turn % 2 else (group.box.w, group.box.h)
        _keeps(group.shapes, Box(0, 0, w, h), name)
    _keeps([shape for shape in scene.shapes if not isinstance(shape, Group)], CANVAS, name)
    assert all(inside(group.box, CANVAS) for group in groups), name
    assert not apart or disjoint(tuple(group.box for group in groups)), name


def _keeps(shapes: Iterable[Shape], room: Box, name: str) -> None:
    for shape in shapes:
        assert inside(shape.box, room) or (isinstance(shape, Card) and shape.ring), (name, shape)
        assert shape.box.w > 0 and shape.box.h > 0, (name, shape)
    assert disjoint(tuple(shape.box for shape in shapes if isinstance(shape, Text))), name


def inside(box: Box, outer: Box) -> bool:
    """Whether a box lies within another, up to a hair."""
    slack = 1e-6
    return (
        box.x >= outer.x - slack
        and box.y >= outer.y - slack
        and box.x + box.w <= outer.x + outer.w + slack
        and box.y + box.h <= outer.y + outer.h + slack
    )


def said(shapes: tuple[Shape, ...]) -> set[Msg]:
    """Every message in these shapes and in what they are made of."""
    return {part for message in messages(shapes) for part in parts(message)}


def each(seats: Iterable[int], layouts: Iterable[Layout] = LAYOUTS) -> list[tuple[int, Layout]]:
    """Tables of these sizes, lying these ways."""
    return [(n, layout) for n in seats for layout in layouts]
