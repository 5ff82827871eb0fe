"""The score sheet of The Choice in words alone, for terminals and files."""

from __future__ import annotations

from games.core import ranks
from games.scene import Msg, msg, number
from games.the_choice.board import COLOUR_POINTS, NUMBER_POINTS
from games.the_choice.state import Player, Side, State, totals


def paper(state: State) -> tuple[tuple[Msg, ...], ...]:
    """Rows of words: names of the columns, then a row a seat: marks and points of both sides (TC10)."""
    heads = (
        msg("tc-paper-seat"),
        *(msg(key, n=n) for n in (1, 2) for key in ("tc-paper-numbers", "tc-paper-colours", "tc-paper-misthrows")),
        msg("tc-paper-total"),
        msg("tc-paper-rank"),
    )
    places = ranks(totals(state))
    return (heads, *(_row(seat, player, places[seat]) for seat, player in enumerate(state.players)))


def _row(seat: int, player: Player, place: int) -> tuple[Msg, ...]:
    first = 1 - player.now if player.second else player.now
    sides = (player.sides[first], player.sides[1 - first])
    cells = tuple(cell for side in sides for cell in _cells(side))
    return (msg("seat", n=seat + 1), *cells, number(player.points), number(place))


def _cells(side: Side) -> tuple[Msg, ...]:
    marked = ((len(side.line), NUMBER_POINTS), (side.colours, COLOUR_POINTS))
    return (*(msg("tc-paper-worth", n=count, points=table[count]) for count, table in marked), number(side.misses))
