"""What is on the stage: the shapes of the scene now shown, where each of them is, and those that are leaving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias
from zlib import crc32

from console.painter.layout import Leaf
from console.painter.motion import Pose, Track, tumble
from games.scene import Bar, Die, Msg, Ring, Text

Entrance: TypeAlias = Literal["fade", "appear", "stand"]


@dataclass(frozen=True, slots=True)
class Actor:
    """A shape and its movement; `salt` makes each rolling die tumble in its own way."""

    leaf: Leaf
    track: Track
    salt: int = 0

    @property
    def rolls(self) -> bool:
        """Whether it is a die that has not fallen yet."""
        return isinstance(self.leaf.shape, Die) and self.leaf.shape.rolling

    def moves(self, now_ns: int) -> bool:
        """Whether it will look different a moment later."""
        return self.rolls or self.track.moves(now_ns)

    def pose(self, now_ns: int) -> Pose:
        """How it stands at a time."""
        pose = self.track.at(now_ns)
        return tumble(pose, self.salt, now_ns) if self.rolls else pose


def goal(leaf: Leaf) -> Pose:
    """Where a shape is when it has come to rest."""
    shape = leaf.shape
    pose = Pose(leaf.x, leaf.y, leaf.w, leaf.h)
    if isinstance(shape, Die):
        return pose._replace(angle=shape.tilt)
    if isinstance(shape, Bar | Ring):
        return pose._replace(part=shape.part)
    if isinstance(shape, Text) and shape.counts is not None:
        return pose._replace(number=shape.counts)
    return pose


def still(leaf: Leaf) -> Leaf:
    """The shape as it is painted with motion off: a die that rolls lies there blank."""
    shape = leaf.shape
    if isinstance(shape, Die) and shape.rolling:
        return leaf._replace(shape=replace(shape, rolling=False, face=0))
    return leaf


def cast(leaves: Iterable[Leaf], before: dict[str, Actor], now_ns: int, entrance: Entrance) -> dict[str, Actor]:
    """The actors of a scene by identity: those seen before start from where they are.

    entrance: new ones fade in, appear at once, or ("stand") everybody is at once where the scene has them.
    """
    actors: dict[str, Actor] = {}
    seen: Counter[str] = Counter()
    for leaf in leaves:
        if leaf.shape.id:
            seen[leaf.shape.id] += 1
            key = f"{leaf.shape.id}#{seen[leaf.shape.id]}"
            last = before.get(key)
            if last is not None and last.leaf == leaf and not last.moves(now_ns):
                actors[key] = last
            else:
                actors[key] = _enter(leaf, last, now_ns, entrance, crc32(key.encode()))
    return actors


def _enter(leaf: Leaf, before: Actor | None, now_ns: int, entrance: Entrance, salt: int) -> Actor:
    end = goal(leaf)
    if before is None or entrance == "stand":
        return Actor(leaf, Track(end._replace(seen=0.0) if entrance == "fade" else end, end, now_ns), salt)
    if before.track.goal == end and not before.rolls:
        return Actor(leaf, before.track, salt)
    start = before.pose(now_ns)
    if isinstance(leaf.shape, Die):
        start = start._replace(angle=end.angle + (start.angle - end.angle + 45) % 90 - 45)
    return Actor(leaf, Track(start, end, now_ns), salt)


def leaving(before: dict[str, Actor], now: dict[str, Actor], now_ns: int) -> list[Actor]:
    """Those that are no longer in the scene, on their way to not being seen."""
    gone = [actor for key, actor in before.items() if key not in now]
    poses = [(actor, actor.pose(now_ns)) for actor in gone]
    return [Actor(still(actor.leaf), Track(pose, pose._replace(seen=0.0), now_ns), actor.salt) for actor, pose in poses]


def counted(text: Text, number: float) -> Msg:
    """The message of a text while its number is on the way: the same words with the number reached so far."""
    reached = round(number)
    if text.counts is None or reached == text.counts:
        return text.msg
    return replace(
        text.msg, args=tuple((name, reached if value == text.counts else value) for name, value in text.msg.args)
    )
