"""What tests of the pictures share: moments to look at, and what is found in their shapes."""

from __future__ import annotations

from functools import cache

from games.folders import languages, text_folders
from games.moments import Sample
from games.roller_skater.samples import samples
from games.roller_skater.scene import scene, sheet
from games.scene import Group, Layout, Msg, Scene, Shape
from tests.shapes import messages, parts

FOLDERS = (*text_folders("console"), *text_folders("games"))
LANGUAGES = languages(FOLDERS)
LAYOUTS: tuple[Layout, ...] = ("wall", "table")


@cache
def moments(layout: Layout) -> tuple[Sample, ...]:
    return samples(2, layout)


def moment(name: str, layout: Layout = "wall") -> Sample:
    return next(sample for sample in moments(layout) if sample.name == name)


def picture(sample: Sample) -> Scene:
    return (sheet if sample.final else scene)(sample.state, sample.view)


def said(shapes: tuple[Shape, ...]) -> set[Msg]:
    return {part for message in messages(shapes) for part in parts(message)}


def panels(sample: Sample) -> tuple[Group, Group]:
    """The panels of both seats."""
    ids = {f"panel-{seat}" for seat in (0, 1)}
    found = [g for g in picture(sample).shapes if isinstance(g, Group) and getattr(g.shapes[0], "id", "") in ids]
    first, second = found
    return first, second
