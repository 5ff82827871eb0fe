"""Chance or Choice beside OpenSpiel's `pig`: decisions a second of processor time, in one run on one core.

A decision is one answer of one seat to "another throw, or keep what I have?". All tables have four seats; throws and
what follows from them come free. In Chance or Choice every seat leaves at 20; in `pig` every seat answers at random,
which costs OpenSpiel least.

- fast, numpy: the kernels of `games.chance_or_choice.bulk`, compiled and not
- core: the generic way, `games.simulate` on the rules
- plain: a loop in plain Python, written for this one game and these bots
- example: OpenSpiel in a Python loop as its own example plays (`numpy.random.choice` draws the die)
- loop: the same with `random.choices`, which is faster; ratios are to this one
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from itertools import count
from random import Random
from statistics import median
from typing import Any

import numpy as np

from benchmarks.peers_backgammon import ROUNDS, Work, pace
from games.chance_or_choice import GAME, bulk
from games.chance_or_choice.state import Leave, Stay, start
from games.compiled import INSTALL, has_compiler
from games.simulate import batch, play_out, result_of

BOTS, LIMIT = ("leave-at-20",) * 4, 20
SECONDS = 0.5
SEED, AT_ONCE, COUNTED = "peers", 8 * bulk.AT_ONCE, 2000
"""Games of one call of a kernel; games whose decisions are counted, for their number in a game."""


def pig() -> str:
    """All ways, each measured in turn some times; the medians."""
    if find_spec("pyspiel") is None:
        return f"OpenSpiel is not there, it comes with the extra 'learners': {INSTALL}"
    ways = {"numpy": bulk_work(by_compiler=False), "core": core_work(), "plain": plain_work()}
    if has_compiler():
        ways["fast"] = bulk_work(by_compiler=True)
    ways |= {"example": open_spiel_work(_by_numpy), "loop": open_spiel_work(_by_random)}
    for work in ways.values():
        work()
    paces: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, work in ways.items():
            paces[name].append(pace(work, SECONDS))
    middle = {name: median(found) for name, found in paces.items()}
    told = ", ".join(f"{name} {found:,.0f} ({found / middle['loop']:.2f})" for name, found in middle.items())
    return f"decisions a second (as a ratio to OpenSpiel's loop): {told}"


def bulk_work(*, by_compiler: bool) -> Work:
    """Games by a kernel."""
    of, first = batch(GAME, BOTS, SEED), count(1, AT_ONCE)
    table = start(of.setup).table
    log = bulk.room(COUNTED, table)
    bulk.played(of, range(1, COUNTED + 1), compiled=by_compiler, told=log)
    answers = sum(isinstance(move, Stay | Leave) for game in range(COUNTED) for move in bulk.moves(table, log, game))

    def work() -> int:
        at = next(first)
        bulk.played(of, range(at, at + AT_ONCE), compiled=by_compiler)
        return AT_ONCE * answers // COUNTED

    return work


def core_work() -> Work:
    """Games on the rules."""
    of, first, some = batch(GAME, BOTS, SEED), count(1, 100), 100
    answers = sum(isinstance(move, Stay | Leave) for n in range(COUNTED) for _, move, _ in play_out(of, n))

    def work() -> int:
        at = next(first)
        for number in range(at, at + some):
            result_of(of, number)
        return some * answers // COUNTED

    return work


def plain_work() -> Work:
    """Games without rules, states and events."""
    chance = Random(SEED)
    return lambda: sum(_plain_game(chance) for _ in range(100))


def _plain_game(chance: Random) -> int:
    """Plays a game and tells how many decisions it had."""
    totals, answers = [0] * len(BOTS), 0
    for _ in range(5):
        inside, pot = [True] * len(BOTS), 0
        while any(inside):
            one, other = chance.choices(range(1, 7), k=2)
            if one == 1 or other == 1:
                if one == other:
                    totals = [0 if still else total for total, still in zip(totals, inside, strict=True)]
                break
            pot += one + other
            for seat, still in enumerate(inside):
                answers += still
                if still and pot >= LIMIT:
                    inside[seat] = False
                    totals[seat] += pot
    return answers


def open_spiel_work(drawn: Callable[[list[tuple[int, float]]], int]) -> Work:
    """Games of `pig` for four. drawn: one of the outcomes of a die."""
    import pyspiel

    game: Any = pyspiel.load_game("pig(players=4)")
    chance = Random(SEED)

    def work() -> int:
        state, answers = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                answers += 1
        return answers

    return work


def _by_numpy(outcomes: list[tuple[int, float]]) -> int:
    actions, chances = zip(*outcomes, strict=True)
    return int(np.random.choice(actions, p=chances))


_chance = Random(SEED)


def _by_random(outcomes: list[tuple[int, float]]) -> int:
    actions, chances = zip(*outcomes, strict=True)
    return int(_chance.choices(actions, chances)[0])
