"""Moments of games to look at, each with a name: for contact sheets and for tests of what fits.

A game may have a module `samples` with `samples(seats, layout)`: every kind of moment at such a table, with its longest
words. It is no part of the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module, util
from typing import Any

from games.core import AnyGame
from games.scene import Layout, Scene
from games.view import View


@dataclass(frozen=True)
class Sample:
    """A moment with a name: what `scene` (or, if final, `sheet`) is asked to show."""

    name: str
    state: Any
    view: View
    final: bool = False


def moments(game: AnyGame, seats: int, layout: Layout) -> tuple[Sample, ...]:
    """The moments a game offers; () without such a module or at a table of a size it is not played at."""
    name = f"games.{game.id}.samples"
    if seats not in game.seats or util.find_spec(name) is None:
        return ()
    found: tuple[Sample, ...] = import_module(name).samples(seats, layout)
    return found


def picture(game: AnyGame, sample: Sample) -> Scene:
    """What a moment looks like."""
    return (game.sheet if sample.final else game.scene)(sample.state, sample.view)
