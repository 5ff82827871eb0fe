"""What a scene tells somebody who looks at it: words, points, and which seats are asked."""

from __future__ import annotations

from games.scene import Group, Scene, Shape, Text
from tests.shapes import flat, messages, parts


def totals(scene: Scene, seats: int) -> list[int | None]:
    """The points that the seats' panels show."""
    shown = {text.id: text.counts for text in flat(scene.shapes) if isinstance(text, Text)}
    return [shown.get(f"total-{seat}") for seat in range(seats)]


def asked(scene: Scene, seats: int) -> tuple[int, ...]:
    """The seats whose panels offer the green button of an open question."""
    groups = [shape for shape in scene.shapes if isinstance(shape, Group)]
    return tuple(seat for seat, group in enumerate(groups[:seats]) if "cc-stay" in keys(group.shapes))


def keys(shapes: tuple[Shape, ...]) -> set[str]:
    return {part.key for message in messages(shapes) for part in parts(message)}
