"""Fits and measures what positions of The Choice are said to be worth (`games/the_choice/analysis.py`).

`python -m benchmarks.the_choice_worth fit` plays games of `strong` and finds, for each number of seats, the haste and
the stretch by which the worth before each throw is nearest to the final score in the mean square. `measure` takes
positions of all kinds from other games, plays each of them out again and again, and compares the worth with the mean;
the chance of that mean is taken off, so that few rollouts do. `luck` sums up the throws of other games. `judged` tells
how far the rollouts of `analysis_judge` agree with themselves about the luck of throws, and `plays` has somebody play
against `strong` who does what they hold best.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import chain
from math import sqrt
from random import Random
from typing import Annotated, NamedTuple

import numpy as np
import typer

from games.core import Close, Over, Seat, Throw, Thrown
from games.luck import account
from games.luck.account import Judge
from games.record import Step, steps
from games.simulate import Batch, batch, play_out, record_of, result_of
from games.the_choice import GAME
from games.the_choice.analysis import side_of
from games.the_choice.analysis_judge import Rollouts
from games.the_choice.bots_outlook import FARTHEST, Outlook
from games.the_choice.bots_strong import weights
from games.the_choice.moves import Move
from games.the_choice.rules import apply
from games.the_choice.sheets import Printed
from games.the_choice.state import DICE, SIDES, Phase, State, totals

BOT = "strong"
TRIED = 8
"""So many uses of a throw are played on by the player that the rollouts guide: those that promise most."""
HASTES = np.arange(-2.0, 4.1, 0.1)
app = typer.Typer(add_completion=False, help=__doc__)
Seats = Annotated[int, typer.Option(help="How many seats.")]
Both = Annotated[bool, typer.Option(help="With each die used as number and as colour.")]
Games = Annotated[int, typer.Option(help="How many games.")]
Often = Annotated[int, typer.Option(min=SIDES**DICE, help="How often what can be done is played on.")]


class Seen(NamedTuple):
    """A seat before a throw. made: its points so far; sides: what the sides promise with 0, 1, 2 ... throws to come,
    beyond that; soonest: the shortest life of another sheet; result: its final points."""

    made: int
    sides: tuple[float, ...]
    soonest: float
    result: int


def _games(seats: int, both: bool, games: int, what: str) -> Iterator[tuple[Batch, int]]:
    of = batch(GAME, (BOT,) * seats, f"the choice: worth, {what}", {"die_use": "both" if both else "either"})
    for game_no in range(games):
        print(game_no, end="\r", file=sys.stderr, flush=True)
        yield of, game_no


def seen(of: Batch, game_no: int) -> Iterator[Seen]:
    """Every seat before every throw of one game."""
    states = [state for state, _, _ in play_out(of, game_no)]
    result = totals(states[-1])
    for state in states:
        if state.phase is Phase.THROW:
            lives = [side_of(state, seat).stand.life for seat in range(state.table.seats)]
            for seat, player in enumerate(state.players):
                others = [life for at, life in enumerate(lives) if at != seat]
                yield Seen(player.points, _promises(state, seat), min(others, default=FARTHEST), result[seat])


def _promises(state: State, seat: Seat) -> tuple[float, ...]:
    side, now = side_of(state, seat), state.players[seat].side.points
    last, boxes, tip, ring = side.stand
    return tuple(view.side(boxes, tip, ring) - now for view in _views(side.printed, last))


@lru_cache
def _views(printed: Printed, last: bool) -> tuple[Outlook, ...]:
    return tuple(Outlook(printed, last, throws, weights()) for throws in range(FARTHEST + 1))


@app.command()
def fit(seats: Seats = 4, both: Both = False, games: Games = 100) -> None:
    """Prints haste, stretch, bias and the root of the mean square that is left."""
    rows = list(chain.from_iterable(seen(of, game_no) for of, game_no in _games(seats, both, games, "fit")))
    gains, gained = np.array([row.sides for row in rows]), np.array([row.result - row.made for row in rows])
    soonest = np.array([row.soonest for row in rows])
    hastes = HASTES if seats > 1 else (0.0,)
    found = min((_fitted(gains, gained, soonest, haste) for haste in hastes), key=lambda fitted: fitted[-1])
    print("seats {} both {}: haste {:.2f} stretch {:.3f} bias {:.2f} left {:.2f}".format(seats, both, *found))


def _fitted(gains: np.ndarray, gained: np.ndarray, soonest: np.ndarray, haste: float) -> tuple[float, ...]:
    throws = np.clip(soonest - haste, 1, FARTHEST) if soonest.min() < FARTHEST else soonest
    low, rows = np.floor(throws).astype(int), np.arange(len(throws))
    part = throws - low
    said = (1 - part) * gains[rows, low] + part * gains[rows, np.minimum(low + 1, FARTHEST)]
    stretch = float(said @ gained / (said @ said))
    off = gained - stretch * said
    return float(haste), stretch, float(off.mean()), sqrt(float(off @ off) / len(off))


@app.command()
def measure(seats: Seats = 4, both: Both = False, games: Games = 40, rollouts: int = 6) -> None:
    """A position of each game: bias, and the standard error against the mean of rollouts."""
    chance, offs, squares = Random(f"rollouts {seats} {both}"), list[float](), list[float]()
    for of, game_no in _games(seats, both, games, "measured"):
        state = chance.choice([state for state, _, _ in play_out(of, game_no) if state.phase is not Phase.OVER])
        assert GAME.worth is not None
        said = np.array(GAME.worth(state).points)
        ends = np.array([totals(_played_out(state, chance)) for _ in range(rollouts)])
        off = ends.mean(axis=0) - said
        offs.append(float(off.mean()))
        squares.append(float((off**2 - ends.var(axis=0, ddof=1) / rollouts).mean()))
    mean, sure = np.mean(squares), 1.96 * np.std(squares, ddof=1) / sqrt(games)
    bias, about = np.mean(offs), 1.96 * np.std(offs, ddof=1) / sqrt(games)
    print(f"seats {seats} both {both}: bias {bias:.2f} ± {about:.2f}, square of the error {mean:.2f} ± {sure:.2f}")


def _played_out(state: State, chance: Random) -> State:
    bot = GAME.bot(BOT)
    while not isinstance(now := GAME.waiting(state), Over):
        if isinstance(now, Throw):
            state = GAME.apply(state, Thrown(tuple(chance.randint(1, SIDES) for _ in range(now.dice))))[0]
        elif now.seats:
            legal = tuple([move for move in GAME.moves(state) if move.seat == now.seats[0]])
            state = GAME.apply(state, bot(state, now.seats[0], legal, chance))[0]
        else:
            state = GAME.apply(state, Close())[0]
    return state


@app.command()
def luck(seats: Seats = 4, both: Both = False, games: Games = 40) -> None:
    """The mean luck, cost and gift of a seat in a game, with 95 % intervals."""
    rows = []
    for of, game_no in _games(seats, both, games, "luck"):
        found = account(GAME, list(steps(GAME, record_of(of, game_no))))
        assert found is not None
        rows.append([np.mean(each) for each in (found.luck, found.cost, found.gift)])
    means, sure = np.mean(rows, axis=0), 1.96 * np.std(rows, axis=0, ddof=1) / sqrt(games)
    parts = zip(("luck", "cost", "gift"), means, sure, strict=True)
    print(f"seats {seats} both {both}:", *(f"{name} {mean:.2f} ± {about:.2f}" for name, mean, about in parts))


@app.command()
def judged(seats: Seats = 2, both: Both = False, games: Games = 2, seeds: int = 4) -> None:
    """The standard error of a throw's luck by rollouts, from several seeds of their dice; the estimate beside it."""
    told, quick = list[np.ndarray](), list[np.ndarray]()
    for of, game_no in _games(seats, both, games, "judged"):
        history = list(steps(GAME, record_of(of, game_no)))
        table = history[0].before.table
        told.append(np.array([_lucks(history, Rollouts(table, seed).worth) for seed in range(seeds)]))
        quick.append(_lucks(history, GAME.worth or Rollouts(table).worth))
    squares = np.concatenate([each.var(axis=0, ddof=1).ravel() for each in told])
    sums = np.concatenate([each.sum(axis=1).var(axis=0, ddof=1) for each in told])
    off = np.concatenate([(fast - slow.mean(axis=0)).ravel() for fast, slow in zip(quick, told, strict=True)])
    mean, size = np.concatenate([each.mean(axis=0).ravel() for each in told]).mean(), len(squares)
    errors = sqrt(squares.mean()), sqrt(sums.mean())
    print("seats {} both {}: error of a throw's luck {:.2f}, of a game's {:.2f}".format(seats, both, *errors))
    print(f"{size} lucks of {mean:.2f} on average; the estimate is {off.mean():.2f} above, {off.std():.2f} off")


def _lucks(history: list[Step], judge: Judge) -> np.ndarray:
    found = account(GAME, history, judge)
    assert found is not None
    return np.array([deed.luck for deed in found.deeds if deed.luck is not None])


@app.command()
def plays(games: Games = 100, seed: str = "cup", rollouts: Often = 2 * SIDES**DICE) -> None:
    """The judge's player against `strong` at two seats; each deal twice, with the seats swapped and the same dice."""
    game = replace(GAME, bot=lambda name: GAME.bot(BOT) if name == BOT else Guided(rollouts))
    pairs = list[np.ndarray]()
    for deal in range(games // 2):
        ends = [result_of(batch(game, names, seed), deal) for names in (("judge", BOT), (BOT, "judge"))]
        scores = [end.scores[::step] for end, step in zip(ends, (1, -1), strict=True) if end is not None]
        won = [(mine > other) + (mine == other) / 2 for mine, other in scores]
        pairs.append(np.array([np.mean(won), *np.mean(scores, axis=0)]))
        if len(pairs) > 1:
            print(_compared(np.array(pairs), seed), flush=True)


def _compared(pairs: np.ndarray, seed: str) -> str:
    """What pairs of games tell: the share of wins, and the points of both players."""
    share, mine, others = pairs.mean(axis=0)
    about = 1.96 * pairs[:, 0].std(ddof=1) / sqrt(len(pairs))
    more = 1.96 * (pairs[:, 1] - pairs[:, 2]).std(ddof=1) / sqrt(len(pairs))
    wins = f"{2 * len(pairs)} games, seed {seed}: the judge's player wins {share:.1%} ± {about:.1%}"
    return f"{wins}, {mine:.2f} points against {others:.2f}, {mine - others:.2f} ± {more:.2f} more"


class Guided:
    """A bot that does what brings it most points by rollouts, all of them with the same dice."""

    def __init__(self, rollouts: int) -> None:
        self._rollouts = rollouts
        self._judge: Rollouts | None = None
        self._due = list[Move]()

    def __call__(self, state: State, seat: Seat, legal: tuple[Move, ...], _chance: Random) -> Move:
        """The next move; a throw is marked as was decided before the first mark."""
        judge = self._judge = self._judge or Rollouts(state.table, games=self._rollouts)
        if not self._due:
            ways = uses(judge, state, seat) if state.phase is Phase.MARK else [[move] for move in legal]
            self._due = max(ways, key=lambda moves: judge.worth(after(state, moves)).points[seat])
        return self._due.pop(0)


def uses(judge: Rollouts, state: State, seat: Seat) -> list[list[Move]]:
    """What may be done with a throw, each in one way."""
    uses = judge.uses(state, seat, judge.throws(state)[seat])
    different = {(use.plan.tip, use.plan.ring, use.worth): use for use in uses}
    return [use.moves(seat) for use in list(different.values())[:TRIED]]


def after(state: State, moves: list[Move]) -> State:
    """The state once a seat has made these moves."""
    for move in moves:
        state = apply(state, move)[0]
    return state


if __name__ == "__main__":
    app()
