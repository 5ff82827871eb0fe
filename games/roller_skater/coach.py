"""What a seat may know before it doubles or answers: its chances in this round and in the match (RS2 to RS6)."""

from __future__ import annotations

from games.core import Seat
from games.roller_skater.analysis import chance_to_win
from games.roller_skater.odds import SIDES, chances
from games.roller_skater.state import Phase, State, role
from games.scene import Msg, msg


def coach(state: State, seat: Seat) -> tuple[Msg, ...]:
    """On how many second tosses the seat wins the round; from when accepting costs less than a point; the match."""
    if state.phase not in (Phase.RACE, Phase.ANSWER):
        return ()
    wins = chances(state.table.reading, state.toss, role(state, seat))
    lines = [msg("rs-coach-round", odds=msg("odds", hits=wins, all=SIDES))]
    if state.phase is Phase.ANSWER and state.doubler != seat:
        lines.append(msg("rs-coach-take", odds=msg("odds", hits=takes_from(), all=SIDES)))
    return (*lines, msg("rs-coach-match", percent=msg("percent", part=chance_to_win(state, seat))))


def takes_from() -> int:
    """The take point: on so many second tosses at least a seat must win for two points to cost it less than one."""
    return next(wins for wins in range(SIDES + 1) if 2 * (2 * wins - SIDES) > -SIDES)
