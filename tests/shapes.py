"""What scenes are made of, groups taken apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.scene import Group, Msg, Shape, Text


def flat(shapes: Iterable[Shape]) -> Iterator[Shape]:
    """All shapes as they are drawn, each group followed by what is in it."""
    for shape in shapes:
        yield shape
        if isinstance(shape, Group):
            yield from flat(shape.shapes)


def messages(shapes: Iterable[Shape]) -> Iterator[Msg]:
    """The messages of all texts."""
    return (shape.msg for shape in flat(shapes) if isinstance(shape, Text))


def parts(message: Msg) -> Iterator[Msg]:
    """A message and those within it."""
    yield message
    for _, value in message.args:
        if isinstance(value, Msg):
            yield from parts(value)
