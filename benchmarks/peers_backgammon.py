"""No Chance Backgammon beside OpenSpiel's `backgammon`: decisions a second of processor time, in one run on one core.

A decision is one play of the checkers: for a pair of numbers the legal ways are found, one is taken at random and made.
OpenSpiel plays a double as two decisions and is counted so; here it is one, and the choice of the number comes free.

- bulk: the kernel, compiled and in plain Python (in a process of its own with NUMBA_DISABLE_JIT). It lists the steps
  that begin a legal turn, takes one, and lists those that go on with it, like the bot `random`
- boards: the kernel lists every different board that a turn leads to, for the turns of such games
- core: the generic way, `games.simulate` with two bots `random`
- loop: OpenSpiel in a Python loop, which lists plays of two steps: `legal_actions`, `apply_action`, `chance_outcomes`
- native: OpenSpiel's own rollouts in C++ (`RandomRolloutEvaluator`, called by one simulation of its `MCTSBot`). They do
  not tell their lengths: each is taken to be as long as the games of the loop are on average
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from games.compiled import INSTALL, compiled, has_compiler
from games.no_chance_backgammon import GAME, bulk, bulk_kernel
from games.no_chance_backgammon.bulk_games import RANDOM, play
from games.no_chance_backgammon.state import Done, Number, Phase, board
from games.simulate import batch, play_out

ROUNDS, SECONDS = 3, 2.0
"""All are measured so many times in turn, for so long; the medians count."""
AT_ONCE = {True: 2000, False: 20}
"""Games of one call, compiled and plain."""
ROLLOUTS, GAMES = 300, 300
SEED = "peers"
Work = Callable[[], int]
"""Makes some decisions and tells how many."""


def pace(work: Work, seconds: float = SECONDS) -> float:
    """Decisions a second."""
    began, made = process_time(), 0
    while (spent := process_time() - began) < seconds:
        made += work()
    return made / spent


def bulk_work() -> Work:
    """Games by the kernel."""
    first = count(1, AT_ONCE[bulk.COMPILED])
    return lambda: play(RANDOM, SEED, range(at := next(first), at + AT_ONCE[bulk.COMPILED]))[1]


def core_work() -> Work:
    """Games on the rules."""
    of, numbers = batch(GAME, ("random", "random"), SEED), count(1)
    return lambda: sum(isinstance(move, Done) for _, move, _ in play_out(of, next(numbers)))


def boards_work() -> Work:
    """The boards of the turns of some games."""
    turns = list(_turns(range(1, 6)))
    pairs = [(number, other) for _, number, other in turns]
    sides: Any = bulk.coded(*(found for found, _, _ in turns))
    of: Any = (sides, np.array(pairs)) if bulk.COMPILED else (sides.tolist(), pairs)
    room = bulk.workspace()
    return lambda: len(pairs) if list_boards(of[0], of[1], *room) else 0


def _turns(games: range) -> Iterator[tuple[tuple[int, int], int, int]]:
    """The turns of games on the rules: the board, the number that is chosen, the other's."""
    for number in games:
        before = None
        for state, move, _ in play_out(batch(GAME, ("random", "random"), SEED), number):
            if isinstance(move, Number) and before is not None and before.phase is Phase.NUMBER:
                yield board(before), move.number, before.arrows[1 - before.turn]
            before = state


@compiled
def list_boards(sides: Any, pairs: Any, boards: Any, ways: Any, room: Any) -> int:
    """How many boards there are in all."""
    n = 0
    for k in range(len(pairs)):
        n += bulk_kernel.results_into(sides[k][0], sides[k][1], pairs[k][0], pairs[k][1], boards, ways, room)
    return n


def loop_game(state: Any, chance: Random) -> int:
    """Plays a game of OpenSpiel to its end; how many decisions it took."""
    made = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, odds)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            made += 1
    return made


def loop_work() -> Work:
    """Games of OpenSpiel in a Python loop."""
    import pyspiel

    peer, chance = pyspiel.load_game("backgammon"), Random(SEED)
    return lambda: loop_game(peer.new_initial_state(), chance)


def native_work() -> Work:
    """Rollouts of OpenSpiel from the first position after the dice."""
    import pyspiel

    peer, chance = pyspiel.load_game("backgammon"), Random(SEED)
    state = peer.new_initial_state()
    state.apply_action(state.legal_actions()[0])
    decisions = round(ROLLOUTS * sum(loop_game(state.clone(), chance) for _ in range(GAMES)) / GAMES)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(peer, evaluator, 2.0, 1, 1000, False, 1, False)
    return lambda: decisions if bot.step(state) is not None else 0


def plain() -> tuple[float, float]:
    """The kernel's games and boards in plain Python, by a process of its own."""
    command, env = [sys.executable, "-m", "benchmarks.peers_backgammon"], {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.split()
    return float(said[0]), float(said[1])


def backgammon() -> str:
    """The ratios, and the decisions a second behind them."""
    if find_spec("pyspiel") is None or not has_compiler():
        return f"needs the extras: {INSTALL}"
    works = {"bulk": bulk_work(), "boards": boards_work(), "core": core_work(), "loop": loop_work()}
    works["native"] = native_work()
    for work in works.values():
        work()  # what is compiled or filled at first does not count
    rounds = [({name: pace(work) for name, work in works.items()}, plain()) for _ in range(ROUNDS)]
    paces = {name: median(found[name] for found, _ in rounds) for name in works}
    games, boards = (median(found[k] for _, found in rounds) for k in range(2))
    return told(paces, games, boards)


def told(paces: dict[str, float], games: float, boards: float) -> str:
    """The figures in words. games, boards: the kernel's in plain Python."""
    loop, native = paces["loop"], paces["native"]
    boards_fast = paces["boards"] / native
    lines = (
        f"bulk in plain Python {games / loop:.2f} times OpenSpiel's Python loop (to reach: 0.6)",
        f"bulk compiled {paces['bulk'] / native:.1f} times OpenSpiel's native rollouts (to reach: 5)",
        f"all boards of a turn: plain {boards / loop:.2f} times the loop, compiled {boards_fast:.1f} times native",
        f"generic core {paces['core'] / loop:.3f} times the loop",
        f"decisions a second: bulk {games:,.0f} plain, {paces['bulk']:,.0f} compiled, core {paces['core']:,.0f}",
        f"OpenSpiel {loop:,.0f} in the loop, {native:,.0f} native",
    )
    return "\n           ".join(lines)


if __name__ == "__main__":
    print(pace(bulk_work()), pace(boards_work()))
