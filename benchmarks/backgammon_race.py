"""How well the bots of No Chance Backgammon foretell races: `python -m benchmarks.backgammon_race`, some two minutes.

Races of the games that `backgammon_worth` plays, with 17 checkers left at most, are tried to their end; the winner is
compared with what the net holds likelier by itself, and with what the search of `strong` finds without trying the race.
Needs the extra `fast`.
"""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

from benchmarks import backgammon_worth
from games.compiled import need_compiler
from games.no_chance_backgammon import bots_strong, bulk_judge
from games.no_chance_backgammon.bots_levels import LEVELS, SINGLE
from games.no_chance_backgammon.bots_race import Node, Race, TooFar, checkers, is_race
from games.no_chance_backgammon.bots_strong import best_value

GAMES, LEFT, TRIES, STEP = 100, 17, 60_000, 4


def races() -> Iterator[Node]:
    """Positions at the start of a turn."""
    for game in range(GAMES):
        for (number, (mine, other), own), theirs, others in backgammon_worth.play(game)[0][:-1]:
            if is_race((mine, other)) and checkers((mine, other)) <= LEFT:
                yield (other, mine), theirs, number, others, own


def misses(node: Node) -> tuple[bool, bool] | None:
    """Whether the net and the search are wrong; None if the race is too long to be tried."""
    try:
        wins = Race(TRIES).points(node) > 0
    except TooFar:
        return None
    by_net, by_search = (best_value(node, plan, SINGLE) > 0 for plan in ((), LEVELS["strong"].plan))
    return by_net != wins, by_search != wins


def main() -> None:
    """Prints how often each is wrong, by how many checkers are left."""
    need_compiler("measuring races")
    found: dict[int, list[tuple[bool, bool] | None]] = {}
    with patch.object(bots_strong, "turns_ranked", bulk_judge.turns_ranked):
        for node in races():
            found.setdefault(checkers(node[0]) // STEP * STEP, []).append(misses(node))
    for left, rows in sorted(found.items()):
        known = [row for row in rows if row is not None]
        net, search = (sum(row[which] for row in known) / len(known) for which in (0, 1))
        print(
            f"{max(left, 2)} to {left + STEP - 1} checkers left: {len(known)} of {len(rows)} races tried to their end; "
            f"the net is wrong in {net:.1%}, the search in {search:.1%}"
        )


if __name__ == "__main__":
    main()
