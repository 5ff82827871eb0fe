"""What tests of the pictures share: moments to look at, and what is found in their shapes."""

from collections.abc import Iterable
from functools import cache

from games.folders import languages, text_folders
from games.moments import Sample
from games.scene import Group, Layout, Msg, Scene, Shape
from games.the_choice.places import places
from games.the_choice.samples import samples
from games.the_choice.scene import scene, sheet
from games.the_choice.state import SEATS
from tests.shapes import messages, parts

FOLDERS = text_folders("games")
LANGUAGES = languages(FOLDERS)
LAYOUTS: tuple[Layout, ...] = ("wall", "table")


@cache
def moments(seats: int, layout: Layout) -> tuple[Sample, ...]:
    """Every moment at such a table."""
    return samples(seats, layout)


def picture(sample: Sample) -> Scene:
    """What it looks like."""
    return (sheet if sample.final else scene)(sample.state, sample.view)


def said(shapes: tuple[Shape, ...]) -> set[Msg]:
    """Every message in these shapes and in what they are made of."""
    return {part for message in messages(shapes) for part in parts(message)}


def panels(sample: Sample) -> list[Group]:
    """What lies before each seat."""
    where = places(sample.state.table.seats, sample.view.layout)
    groups = {shape.box: shape for shape in picture(sample).shapes if isinstance(shape, Group)}
    return [groups[place.box] for place in where.seats]


def moment(name: str, seats: int = 4, layout: Layout = "wall") -> Sample:
    """A moment by its name."""
    return next(sample for sample in moments(seats, layout) if sample.name == name)


def each(seats: Iterable[int] = SEATS, layouts: Iterable[Layout] = LAYOUTS) -> list[tuple[int, Layout]]:
    """Tables of these sizes, lying these ways."""
    return [(n, layout) for n in seats for layout in layouts]
