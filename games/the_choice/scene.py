"""What the table shows of The Choice while it is played; the score sheet at the end is in `sheet`."""

from __future__ import annotations

from games.scene import Scene, Shape, msg
from games.table import header
from games.the_choice.centre import around, upright
from games.the_choice.panels import seat_panel
from games.the_choice.places import places
from games.the_choice.sheet import sheet
from games.the_choice.state import Phase, State
from games.the_choice.told import seat_msg
from games.view import View

__all__ = ["scene", "sheet"]


def scene(state: State, view: View) -> Scene:
    """The table: every seat's sheet, and in the middle the throw that all of them use."""
    where = places(state.table.seats, view)
    panels = tuple(seat_panel(state, view, seat, place) for seat, place in enumerate(where.seats))
    if view.layout == "table":
        return Scene((*panels, *around(state, view, where.centre)))
    return Scene((*_header(state), *upright(state, view, where.centre), *panels))


def _header(state: State) -> tuple[Shape, ...]:
    title = msg("title-the_choice")
    if state.phase in (Phase.OVER, Phase.BEGIN):
        return header(title, None)
    return header(title, msg("tc-throw-of", n=state.turn, seat=seat_msg(state.active)))
