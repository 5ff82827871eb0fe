"""The bot `solved`: best play for a seat alone, exactly, where the sheets have been solved on this machine.

With others at the table it plays on as if it were alone, so that one can see what that costs.
"""

from __future__ import annotations

from random import Random

from games.core import Seat
from games.the_choice.analysis_alone import by_roll, keeps, uses
from games.the_choice.bots_outlook import after_keeping
from games.the_choice.hand import without
from games.the_choice.moves import Done, Keep, Move, Rethrow
from games.the_choice.plans import first_mark
from games.the_choice.state import Phase, State


def solved(state: State, seat: Seat, legal: tuple[Move, ...], _chance: Random) -> Move:
    """A move that gives nothing away; BadNotation if a table is wanting."""
    if state.phase is Phase.BEGIN:
        return legal[0]
    if state.phase is Phase.KEEP:
        best = by_roll(state, seat)
        kept = max(keeps(state), key=lambda some: after_keeping(best, some))
        rest = without(state.faces, kept)
        return Rethrow(seat, rest) if rest else Keep(seat)
    _, plan = max(uses(state, seat), key=lambda use: use[0])
    return first_mark(plan, seat) or Done(seat)
