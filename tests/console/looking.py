"""What a scene tells somebody who looks at it: words, points, and which seats are asked."""

from __future__ import annotations

from collections.abc import Iterator

from games.scene import Group, Msg, Scene, Shape, Text


def texts(shapes: tuple[Shape, ...]) -> Iterator[Text]:
    """All words of a scene, those within groups too."""
    for shape in shapes:
        if isinstance(shape, Group):
            yield from texts(shape.shapes)
        elif isinstance(shape, Text):
            yield shape


def totals(scene: Scene, seats: int) -> list[int | None]:
    """The points that the seats' panels show."""
    shown = {text.id: text.counts for text in texts(scene.shapes)}
    return [shown.get(f"total-{seat}") for seat in range(seats)]


def asked(scene: Scene, seats: int) -> tuple[int, ...]:
    """The seats whose panels offer the green button of an open question."""
    groups = [shape for shape in scene.shapes if isinstance(shape, Group)]
    return tuple(seat for seat, group in enumerate(groups[:seats]) if "cc-stay" in keys(group.shapes))


def keys(shapes: tuple[Shape, ...]) -> set[str]:
    found: set[str] = set()
    for text in texts(shapes):
        found |= set(_inner(text.msg))
    return found


def _inner(message: Msg) -> Iterator[str]:
    yield message.key
    for _, value in message.args:
        if isinstance(value, Msg):
            yield from _inner(value)
