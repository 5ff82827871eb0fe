"""What the table shows of Chance or Choice while it is played; the score sheet at the end is in `sheet`."""

from __future__ import annotations

from games.chance_or_choice.centre import around, upright
from games.chance_or_choice.panels import seat_panel
from games.chance_or_choice.sheet import sheet
from games.chance_or_choice.state import Phase, State
from games.chance_or_choice.told import told
from games.scene import Box, Scene, Shape, msg
from games.table import HEADER, dots, header, places
from games.view import View

__all__ = ["scene", "sheet"]


def scene(state: State, view: View) -> Scene:
    """The table: a panel for every seat, and in the middle what everybody plays for."""
    where = places(state.table.seats, view)
    seats = zip(where.seats, told(state), strict=True)
    panels = tuple(seat_panel(state, view, seat, place, at) for seat, (place, at) in enumerate(seats))
    chips = where.seats[0].kind == "chip"
    if view.layout == "table":
        return Scene((*panels, *around(state, view, where.centre, chips)))
    return Scene((*_header(state), *upright(state, view, where.centre, chips), *panels))


def _header(state: State) -> tuple[Shape, ...]:
    title = msg("title-chance_or_choice")
    if state.phase is Phase.OVER:
        return header(title, msg("cc-over"))
    thrower = msg("cc-throws", seat=msg("seat", n=state.thrower + 1))
    middle = Box(HEADER.x + (HEADER.w - 330) / 2, HEADER.y, 330, HEADER.h)
    return (*header(title, thrower), *dots(middle, len(state.past) + 1, state.table.rounds))
