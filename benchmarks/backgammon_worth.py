"""How far worths of No Chance Backgammon can be trusted: `python -m benchmarks.backgammon_worth`, some two minutes.

The search plays itself, narrowly; the arrows start by chance, and the first turns, none to five, are drawn by chance,
so that good and bad positions come up. What `games/no_chance_backgammon/analysis.py` says of a finished turn is
compared with how the game ended, and with what it says a turn later. Needs the extra `fast`: the compiled kernel judges
positions, with the same result in less time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from games.compiled import need_compiler
from games.no_chance_backgammon import analysis, bots_strong, bulk_judge
from games.no_chance_backgammon.board import ALL_OFF, NUMBERS, START
from games.no_chance_backgammon.bots_race import Node, Turn
from games.no_chance_backgammon.bots_strong import Level, search, turns_of
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import DOUBLES
from games.simulate import stream

SEED, GAMES, LEVEL = "worth", 200, Level((6, 4), race=8)
TURNS_AT_MOST, BY_CHANCE = 300, 6
GROUPS = 20
SAMPLE = 4
"""Every so many turns is looked at a turn further on."""
Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Seen:
    """A finished turn, the other's arrow and doubles, what it was held worth in points, and how the game ended for who
    played it."""

    turn: Turn
    theirs: int
    others: int
    told: float
    result: int


def play(game: int) -> tuple[list[tuple[Turn, int, int]], int]:
    """The turns of a game with the other's arrow and doubles, and what the last of them won; 0 if it went on."""
    chance = stream(SEED, game, "game")
    first, second = chance.sample(NUMBERS, 2)
    node: Node = ((START, START), first, second, DOUBLES, DOUBLES)
    turns: list[tuple[Turn, int, int]] = []
    while len(turns) < TURNS_AT_MOST:
        turn = _chosen(node, len(turns) < game % BY_CHANCE, chance)
        turns.append((turn, node[2], node[4]))
        number, (mine, other), own = turn
        if mine == ALL_OFF:
            return turns, worth_of_win(other)
        node = ((other, mine), node[2], number, node[4], own)
    return turns, 0


def _chosen(node: Node, by_chance: bool, chance: Random) -> Turn:
    turns = turns_of(node)
    return chance.choice(turns) if by_chance else search(turns, node[2], node[4], LEVEL, analysis.POINTS, chance)


def seen(game: int) -> Iterator[Seen]:
    """The finished turns of a game but the last, each with its result; none of a game that went on for ever."""
    turns, won = play(game)
    for left, (turn, theirs, others) in enumerate(reversed(turns)):
        if left and won:
            result = won if left % 2 == 0 else -won
            yield Seen(turn, theirs, others, analysis.after_turn(turn, theirs, others), result)


def calibration(turns: Sequence[Seen]) -> float:
    """The root of the mean square of (mean result - mean worth) over groups of equal size and alike in worth."""
    told = np.array([one.told for one in turns])
    came = np.array([one.result for one in turns], dtype=float)
    groups = np.array_split(np.argsort(told), GROUPS)
    return float(np.sqrt(np.mean([(came[group].mean() - told[group].mean()) ** 2 for group in groups])))


def revisions(turns: Sequence[Seen]) -> Numbers:
    """By turn of a sample, what it seems worth once it is confirmed less what it did before: the cost of `done`."""
    return np.array([_later(one) - one.told for one in turns[::SAMPLE]])


def _later(one: Seen) -> float:
    number, (mine, other), own = one.turn
    return -analysis.at_turn(((other, mine), one.theirs, number, one.others, own))


def main() -> None:
    """Prints the errors."""
    need_compiler("measuring worths")
    with patch.object(bots_strong, "turns_ranked", bulk_judge.turns_ranked):
        turns = [one for game in range(GAMES) for one in seen(game)]
        revised = revisions(turns)
    of_groups = calibration(turns)
    of_turns = float(np.sqrt(np.mean(revised**2)))
    low, middle, high = np.percentile(revised, [1, 50, 99])
    print(f"{GAMES} games, seed {SEED}, {len(turns)} turns; gammons or more {_gammons(turns):.0%}")
    print(
        f"error {np.hypot(of_groups, of_turns):.2f}: {of_groups:.3f} of groups, {of_turns:.3f} of turns looked further"
    )
    print(f"revisions of a turn: 1 % below {low:.2f}, half below {middle:.2f}, 1 % above {high:.2f}")


def _gammons(turns: Sequence[Seen]) -> float:
    return float(np.mean([abs(one.result) > 1 for one in turns]))


if __name__ == "__main__":
    main()
