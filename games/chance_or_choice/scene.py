"""What the table shows of Chance or Choice."""

from __future__ import annotations

from games.chance_or_choice.state import State
from games.scene import Scene, View


def scene(_state: State, _view: View) -> Scene:
    """The table during the game."""
    return Scene()


def sheet(_state: State, _view: View) -> Scene:
    """The score sheet at the end."""
    return Scene()
