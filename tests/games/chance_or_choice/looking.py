"""What tests of the pictures share: moments to look at, and what is found in their shapes."""

from collections.abc import Iterable
from functools import cache

from games.chance_or_choice.samples import samples
from games.chance_or_choice.scene import scene, sheet
from games.folders import languages, text_folders
from games.moments import Sample
from games.scene import Group, Layout, Msg, Scene, Shape
from games.seating import arrange
from tests.shapes import messages, parts

FOLDERS = text_folders("games")
LANGUAGES = languages(FOLDERS)
LAYOUTS: tuple[Layout, ...] = ("wall", "table")
KINDS = (1, 2, 3, 4, 5, 6, 8, 9, 12, 13, 16, 17, 20, 21, 35, 36, 56, 57, 70, 71, 100)
"""The first and the last number of seats of each way to sit."""


@cache
def moments(seats: int, layout: Layout) -> tuple[Sample, ...]:
    return samples(seats, layout)


def picture(sample: Sample) -> Scene:
    return (sheet if sample.final else scene)(sample.state, sample.view)


def said(shapes: tuple[Shape, ...]) -> set[Msg]:
    return {part for message in messages(shapes) for part in parts(message)}


def panels(sample: Sample) -> list[Group]:
    places = arrange(sample.state.table.seats, sample.view.layout)
    groups = {shape.box: shape for shape in picture(sample).shapes if isinstance(shape, Group)}
    return [groups[place.box] for place in places.seats]


def moment(name: str, seats: int = 4, layout: Layout = "wall") -> Sample:
    return next(sample for sample in moments(seats, layout) if sample.name == name)


def each(seats: Iterable[int] = KINDS, layouts: Iterable[Layout] = LAYOUTS) -> list[tuple[int, Layout]]:
    return [(n, layout) for n in seats for layout in layouts]
