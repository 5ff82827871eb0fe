"""What the chosen dice mean for play, for those who choose house rules (CC2)."""

from __future__ import annotations

from games.chance_or_choice.odds import odds
from games.core import Setup
from games.scene import Msg, msg


def advice(setup: Setup) -> tuple[Msg, ...]:
    """How likely a throw is safe, ends the round and wipes; and a warning when fewer than one in three is safe."""
    options = setup.options
    chance = odds(int(options["dice"]), int(options["sides"]), str(options["wipe"]))
    lines = (
        msg("cc-advice-safe", **_share(chance.safe, chance.all)),
        msg("cc-advice-ends", **_share(chance.ends, chance.all)),
        msg("cc-advice-wipes", odds=msg("odds", hits=chance.wipes, all=chance.all)),
    )
    return (*lines, msg("cc-advice-risky")) if chance.risky else lines


def _share(hits: int, everything: int) -> dict[str, Msg]:
    return {"odds": msg("odds", hits=hits, all=everything), "percent": msg("percent", part=hits / everything)}
