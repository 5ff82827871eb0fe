"""A match of No Chance Backgammon against a player that thinks with GNU Backgammon's evaluation:

    python -m benchmarks.backgammon_match [--bot strongest] [--games 400] [--seed tea] [--aim wins] [--plain]

The opponent looks two turns ahead: it keeps its best eight turns, looks at every answer to each, and takes the turn
whose worst answer is best. What it holds a position worth is GNU Backgammon's own neural net without looking ahead
(`gnubg-nn`, static evaluation, cubeless): the chances of ordinary backgammon for the side that moves next, as if it
were about to throw dice. It knows nothing of arrows; its search does, for it looks at the answers that arrows and
doubles allow. With `--aim points` it counts gammons and backgammons in full, with `wins` the chance to win alone.

Openings: both arrows and the first turn of either side by lot; each opening is played from both sides. A third
repetition (NB9) is a draw and counts half, and so does a game of 600 turns.

Where the extra `fast` is installed our bot's positions are judged by the compiled kernel (`bulk_judge`): the same turns
in less time. `--plain` leaves that out, and so tells how long the bot thinks at a table.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from random import Random
from statistics import median
from unittest.mock import patch

import gnubg_nn

from games.compiled import has_compiler
from games.no_chance_backgammon import bots_strong, bulk_judge
from games.no_chance_backgammon.board import ALL_OFF, NUMBERS, POINTS, START, Side
from games.no_chance_backgammon.bots_levels import LEVELS, SINGLE
from games.no_chance_backgammon.bots_race import Node, Turn
from games.no_chance_backgammon.bots_strong import search, turns_of
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import DOUBLES
from games.simulate import stream

KEPT = 8
TURNS_AT_MOST = 600
AIMS = {"wins": 0.0, "points": 1.0}
Player = Callable[[Node, Random], Turn]


@dataclass
class Timed:
    """A player, and the processor time of each of its turns in seconds."""

    player: Player
    times: list[float] = field(default_factory=list)

    def __call__(self, node: Node, chance: Random) -> Turn:
        """A turn of the player."""
        begun = time.process_time()
        turn = self.player(node, chance)
        self.times.append(time.process_time() - begun)
        return turn


def ours(name: str) -> Player:
    """A level of the bots of this game."""
    level = LEVELS[name]
    return lambda node, chance: search(turns_of(node), node[2], node[4], level, SINGLE, chance)


def gnu(gammons: float) -> Player:
    """The opponent. gammons: what a gammon counts beyond a win."""

    @lru_cache(maxsize=1 << 18)
    def worth(mover: Side, other: Side) -> float:
        win, won, won_all, lost, lost_all = gnubg_nn.probabilities([_row(other), _row(mover)], 0)
        return float(2 * win - 1 + gammons * (won + won_all - lost - lost_all))

    def after(board: tuple[Side, Side]) -> float:
        mine, other = board
        return 1 + gammons * (worth_of_win(other) - 1) if mine == ALL_OFF else -worth(other, mine)

    def at_worst(node: Node, turn: Turn, enough: float) -> float:
        number, (mine, other), own = turn
        if mine == ALL_OFF:
            return after(turn[1])
        worst = 9.0
        for _, answer, _ in turns_of(((other, mine), node[2], number, node[4], own)):
            worst = min(worst, -after(answer))
            if worst <= enough:
                break
        return worst

    def choose(node: Node, _chance: Random) -> Turn:
        turns = sorted(turns_of(node), key=lambda turn: (-after(turn[1]), turn))
        best, most = turns[0], -9.0
        for turn in turns[:KEPT]:
            value = at_worst(node, turn, most)
            if value > most:
                best, most = turn, value
        return best

    return choose


def _row(side: Side) -> list[int]:
    """Checkers on the points from 1 up and on the bar, as the evaluation takes them."""
    return [side >> 4 * at & 15 for at in (*POINTS, 25)]


def opening(seed: str, number: int) -> Node:
    """Arrows by lot, and a turn of each side by lot."""
    chance = stream(seed, number, "opening")
    first, second = chance.sample(NUMBERS, 2)
    node: Node = ((START, START), first, second, DOUBLES, DOUBLES)
    for _ in range(2):
        node = _next(node, chance.choice(sorted(turns_of(node))))
    return node


def _next(node: Node, turn: Turn) -> Node:
    number, (mine, other), own = turn
    return (other, mine), node[2], number, node[4], own


def play(node: Node, players: tuple[Player, Player], chance: Random) -> int | None:
    """Who wins: 0 for whoever moves first, 1, or None for a draw."""
    seen: Counter[tuple[Node, int]] = Counter()
    for turn_no in range(TURNS_AT_MOST):
        who = turn_no % 2
        seen[node, who] += 1
        if seen[node, who] == 3:
            return None
        turn = players[who](node, chance)
        if turn[1][0] == ALL_OFF:
            return who
        node = _next(node, turn)
    return None


def interval(share: float, games: int) -> tuple[float, float]:
    """Of 95 per cent (Wilson)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def match(one: Player, two: Player, games: int, seed: str) -> tuple[float, int]:
    """The share of the first player, draws half, and how many draws."""
    won, draws = 0.0, 0
    for number in range(games // 2):
        start = opening(seed, number)
        for seat, players in enumerate(((one, two), (two, one))):
            winner = play(start, players, stream(seed, number, f"game {seat}"))
            won += 0.5 if winner is None else winner == seat
            draws += winner is None
    return won / games, draws


def main() -> None:
    """Plays and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.backgammon_match")
    parser.add_argument("--bot", choices=[*LEVELS], default="strongest")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="tea")
    parser.add_argument("--aim", choices=[*AIMS], default="wins")
    parser.add_argument("--plain", action="store_true")
    asked = parser.parse_args()
    games = max(2, asked.games - asked.games % 2)
    bot, opponent = Timed(ours(asked.bot)), Timed(gnu(AIMS[asked.aim]))
    judge = bulk_judge if has_compiler() and not asked.plain else bots_strong
    with patch.object(bots_strong, "turns_ranked", judge.turns_ranked):
        share, draws = match(bot, opponent, games, asked.seed)
    low, high = interval(share, games)
    print(
        f"{asked.bot} against two plies of GNU Backgammon's evaluation (for {asked.aim}): {games} games, "
        f"seed {asked.seed}, {draws} drawn: {share:.1%}, with 95 % certainty from {low:.1%} to {high:.1%}"
    )
    for name, times in ((asked.bot, bot.times), ("opponent", opponent.times)):
        print(f"{name}: {len(times)} turns, {1000 * median(times):.0f} ms (median), {1000 * max(times):.0f} ms at most")


if __name__ == "__main__":
    main()
