"""Paints scenes: compares what is to be shown with what is shown, and paints the difference.

A painter knows the pixels; what a scene means it does not know. Time is told to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pygame

from console.painter.artist import Artist
from console.painter.dirty import changed, repaint
from console.painter.ground import ground
from console.painter.layout import Leaf, fit, leaves, strays
from console.painter.shapes import Brush
from console.painter.sprites import Item, Sprites
from console.painter.stage import Actor, Entrance, cast, leaving, still
from console.painter.type import Type
from games.scene import Box, Scene

if TYPE_CHECKING:
    from games.words import Words


@dataclass
class _Frame:
    """What the surface shows: shapes from the back to the front (`parts`), and their items where they are at rest."""

    scene: Scene | None = None
    words: Words | None = None
    leaves: tuple[Leaf, ...] = ()
    actors: dict[str, Actor] = field(default_factory=dict)
    parts: list[Leaf | Actor] = field(default_factory=list)
    rest: list[list[Item] | None] = field(default_factory=list)
    leaving: list[Actor] = field(default_factory=list)
    items: list[Item] = field(default_factory=list)
    moving: bool = False


class Painter:
    """Shows scenes on a surface in its own resolution; the canvas is scaled and centred.

    motion: whether things move, count and fade; without, every scene is there at once.
    painted: the rectangles painted by the last `present`. paints: how often anything was painted at all.
    """

    def __init__(self, surface: pygame.Surface, *, motion: bool = True) -> None:
        self.motion, self.paints = motion, 0
        self.painted: tuple[pygame.Rect, ...] = ()
        self._sprites = Sprites()
        self.resize(surface)

    def resize(self, surface: pygame.Surface) -> None:
        """Paint on this surface from now on; its whole content counts as lost."""
        self._surface = surface
        self._fit = fit(surface.get_size())
        self._ground = ground(surface.get_size())
        self._artist: Artist | None = None
        self._frame = _Frame()

    def present(self, scene: Scene, words: Words, now_ns: int) -> bool:
        """Show a scene. now_ns: monotonic nanoseconds. True while something still moves: call again in 16 ms."""
        frame = self._frame
        same = words is frame.words and (scene is frame.scene or scene == frame.scene)
        self.painted = ()
        if same and not frame.moving:
            return False
        artist = self._artist_for(words)
        if not same:
            self._frame = self._next(scene, words, artist, now_ns)
        self._show(self._compose(artist, now_ns), everything=frame.scene is None)
        return self._frame.moving

    def repaint(self) -> None:
        """Paint everything shown once more, for a window that has been covered."""
        self._paint(self._frame.items, [self._surface.get_rect()])

    @property
    def strays(self) -> tuple[Leaf, ...]:
        """Shapes of the scene shown that reach over the edge of the canvas."""
        return strays(self._frame.leaves)

    @property
    def misfits(self) -> list[tuple[str, Box]]:
        """Texts of the scene shown that fit neither wrapped nor one step smaller, with their boxes on the canvas."""
        artist = self._artist
        found = [artist.misfit(leaf) for leaf in self._frame.leaves] if artist else []
        return [misfit for misfit in found if misfit]

    def _artist_for(self, words: Words) -> Artist:
        if self._artist is None or self._artist.words is not words:
            brush = Brush(self._sprites, Type(self._fit.scale, words.rtl), self._fit.scale, words.rtl)
            self._artist = Artist(brush, self._fit, words)
        return self._artist

    def _next(self, scene: Scene, words: Words, artist: Artist, now_ns: int) -> _Frame:
        """The frame of a new scene: who is in it, where each comes from, and what is known of it already."""
        old = self._frame
        placed = leaves(scene.shapes, words.rtl)
        placed = placed if self.motion else tuple(map(still, placed))
        entrance: Entrance = ("fade" if old.scene else "appear") if self.motion else "stand"
        actors = cast(placed, old.actors, now_ns, entrance)
        entering = iter(actors.values())
        parts = [next(entering) if leaf.shape.id else leaf for leaf in placed]
        gone = leaving(old.actors, actors, now_ns) if self.motion else []
        gone += [actor for actor in old.leaving if actor.moves(now_ns) and self.motion]
        frame = _Frame(scene, words, placed, actors, parts, [], gone, old.items)
        known = old if words is old.words else _Frame()
        frame.rest = [self._rest(number, part, frame, known, artist, now_ns) for number, part in enumerate(parts)]
        return frame

    def _rest(
        self, number: int, part: Leaf | Actor, frame: _Frame, known: _Frame, artist: Artist, now_ns: int
    ) -> list[Item] | None:
        """The items of a shape at rest, those of the frame before if it is there in the same place; None on its way."""
        if isinstance(part, Actor) and part.moves(now_ns):
            return None
        leaf, last = frame.leaves[number], len(known.leaves)
        for place in (number, number + last - len(frame.leaves)):
            if 0 <= place < last and known.rest[place] is not None and known.leaves[place] == leaf:
                return known.rest[place]
        return artist.at_rest(leaf)

    def _compose(self, artist: Artist, now_ns: int) -> list[Item]:
        """All items of this moment; those that leave lie on top."""
        frame, items = self._frame, list[Item]()
        frame.moving = False
        for number, (part, rest) in enumerate(zip(frame.parts, frame.rest, strict=True)):
            if rest is None and isinstance(part, Actor):
                if part.moves(now_ns):
                    frame.moving = True
                    items += artist.draw(part.leaf, part.pose(now_ns), part.salt, now_ns)
                    continue
                rest = frame.rest[number] = artist.at_rest(part.leaf)
            items += rest or ()
        frame.leaving = [actor for actor in frame.leaving if actor.moves(now_ns)]
        for actor in frame.leaving:
            frame.moving = True
            items += artist.draw(actor.leaf, actor.pose(now_ns), actor.salt, now_ns)
        return items

    def _show(self, items: list[Item], everything: bool) -> None:
        rects = [self._surface.get_rect()] if everything else changed(self._frame.items, items)
        self._frame.items = items
        self._paint(items, rects)

    def _paint(self, items: list[Item], rects: list[pygame.Rect]) -> None:
        if rects:
            repaint(self._surface, self._ground, items, rects)
            self.paints += 1
        self.painted = tuple(rects)


def snapshot(scene: Scene, words: Words, size: tuple[int, int]) -> pygame.Surface:
    """A picture of a scene at rest, of that size in pixels; a display must be open, the "dummy" one will do."""
    surface = pygame.Surface(size).convert()
    Painter(surface, motion=False).present(scene, words, 0)
    return surface
