"""What the chosen reading of the winning table means for play, beside the other one (RS2, RS9)."""

from __future__ import annotations

from games.core import Setup
from games.roller_skater.analysis import best_round, single_round
from games.roller_skater.odds import EDGES, SIDES, Reading, Role, chances
from games.scene import Msg, msg

MIDDLE = 2
"""Any first toss of the table's second line."""


def advice(setup: Setup) -> tuple[Msg, ...]:
    """On how many second tosses the Roller wins in either line; what a round brings; the same for the other reading."""
    chosen = Reading(str(setup.options["reading"]))
    spare = Reading.EXAMPLES if chosen is Reading.TABLE else Reading.TABLE
    chips = str(setup.options["chips"])
    lines = (
        msg("rs-advice-edges", odds=_odds(chosen, EDGES[0])),
        msg("rs-advice-middle", odds=_odds(chosen, MIDDLE)),
        msg("rs-advice-worth", **_worth(chosen)),
        msg("rs-advice-other", odds=_odds(spare, MIDDLE), **_worth(spare)),
    )
    return lines if chips == "off" else (*lines, msg("rs-advice-chips", n=int(chips)))


def _odds(reading: Reading, first: int) -> Msg:
    return msg("odds", hits=chances(reading, first, Role.ROLLER), all=SIDES)


def _worth(reading: Reading) -> dict[str, float]:
    """The Roller's points a round, without doubling and with best play, to two places."""
    return {"single": round(float(single_round(reading)), 2), "best": round(float(best_round(reading)), 2)}
