"""How things move: everything a shape may change bit by bit is a pose, and a track leads from one pose to the next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

MOVE_NS = 250_000_000
TUMBLE_NS = 50_000_000
"""A rolling die shows another face twenty times a second."""


class Pose(NamedTuple):
    """What may move: the box (logical pixels), how much is seen (0 to 1), a part filled, a number, an angle, a lift."""

    x: float
    y: float
    w: float
    h: float
    seen: float = 1.0
    part: float = 0.0
    number: float = 0.0
    angle: float = 0.0
    lift: float = 0.0

    def towards(self, goal: Pose, part: float) -> Pose:
        """The pose `part` (0 to 1) of the way to the goal."""
        return Pose(*(a + (b - a) * part for a, b in zip(self, goal, strict=True)))


@dataclass(frozen=True, slots=True)
class Track:
    """A movement from one pose to another that began at a time (nanoseconds, any monotonic clock)."""

    start: Pose
    goal: Pose
    began_ns: int

    def at(self, now_ns: int) -> Pose:
        """The pose at a time: quick at first, then slower, and at rest 250 ms after it began."""
        passed = min(1.0, max(0.0, (now_ns - self.began_ns) / MOVE_NS))
        return self.goal if passed >= 1 else self.start.towards(self.goal, 1 - (1 - passed) ** 3)

    def moves(self, now_ns: int) -> bool:
        """Whether it is still under way."""
        return self.start != self.goal and now_ns - self.began_ns < MOVE_NS


def tumble(pose: Pose, salt: int, now_ns: int) -> Pose:
    """The pose of a rolling die: it turns and hops, each die in a time of its own.

    Ten angles are enough: a quarter turn further the silhouette is the same, and the face is another anyway.
    """
    beat = now_ns / 1e9 + salt % 97 * 0.137
    hop = abs((beat * 3.1 + 0.5) % 1 - 0.5) * 2
    return pose._replace(angle=int(beat * 420 / 9) * 9 % 90, lift=0.16 * (1 - hop * hop))


def tumbling_face(sides: int, salt: int, now_ns: int) -> int:
    """A face that looks random and hangs on the time alone, so that no generator is touched."""
    step = (now_ns // TUMBLE_NS + salt) & 0xFFFFFFFF
    mixed = (step * 2654435761 ^ (step >> 3) * 40503) & 0xFFFFFFFF
    return 1 + (mixed >> 11) % sides
