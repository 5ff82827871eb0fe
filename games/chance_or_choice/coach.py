"""What a seat may know before it stays or leaves: the chances of the next throw (CC4 to CC6)."""

from __future__ import annotations

from games.chance_or_choice.odds import gain_of_throw, odds
from games.chance_or_choice.state import Phase, State, earlier
from games.core import Seat
from games.scene import Msg, msg


def coach(state: State, seat: Seat) -> tuple[Msg, ...]:
    """How often the next throw ends the round, how often it takes everything, and what it is worth to try it once."""
    if state.phase is not Phase.QUESTION:
        return ()
    table, banked = state.table, earlier(state, seat)
    chance = odds(table.dice, table.sides, table.wipe)
    gain = gain_of_throw(table.dice, table.sides, table.wipe, state.pot, banked)
    share = msg("percent", part=chance.ends / chance.all)
    ends = msg("cc-coach-ends", odds=_of(chance.ends, chance.all), percent=share)
    wipes = (msg("cc-coach-wipes", odds=_of(chance.wipes, chance.all)),) if chance.wipes and banked else ()
    return (ends, *wipes, msg("cc-coach-gain", n=round(float(gain), 1) + 0.0))


def _of(hits: int, everything: int) -> Msg:
    return msg("odds", hits=hits, all=everything)
