"""Fits what a position of No Chance Backgammon is worth: `python -m benchmarks.backgammon_worth`, some ten minutes.

The search of `strong-8` plays itself; the arrows start by chance, and the first turns, none to five, are drawn by
chance, so that good and bad positions come up. Two games in three fit the weights of `games/no_chance_backgammon/
analysis.py`, by maximum likelihood; every third game is kept to measure the error of the fit.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from games.no_chance_backgammon import analysis
from games.no_chance_backgammon.board import ALL_OFF, NUMBERS, OFF, START, Board, count
from games.no_chance_backgammon.bots_estimate import WON
from games.no_chance_backgammon.bots_strong import Node, Turn, search, turns_of
from games.no_chance_backgammon.rules import worth_of_win
from games.no_chance_backgammon.state import DOUBLES
from games.simulate import stream

SEED, GAMES, BREADTH = "worth", 350, 8
TURNS_AT_MOST, BY_CHANCE = 300, 6
KEPT, GROUPS = 3, 20
SAMPLE = 8
"""Every so many turns is looked at a turn further on."""
Numbers = NDArray[np.float64]
Weights = tuple[float, ...]


@dataclass(frozen=True)
class Seen:
    """A finished turn: the mover's side first, the other's arrow and doubles, the search's judgement, and how the game
    ended for who played it."""

    turn: Turn
    theirs: int
    others: int
    judged: float
    result: int

    @property
    def board(self) -> Board:
        """The board after it."""
        return self.turn[1]


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
    return chance.choice(turns) if by_chance else search(turns, node[2], node[4], BREADTH, chance)


def seen(game: int) -> Iterator[Seen]:
    """The finished turns of a game but the last, each with its result; none of a game that went on for ever."""
    turns, won = play(game)
    for left, (turn, theirs, others) in enumerate(reversed(turns)):
        if left and won:
            result = won if left % 2 == 0 else -won
            yield Seen(turn, theirs, others, analysis.judged(turn, theirs, others), result)


def fitted(rows: Sequence[Weights], came: Sequence[bool]) -> Weights:
    """The weights of a logistic curve with the greatest likelihood, by Newton's method."""
    x, y = np.array(rows), np.array(came, dtype=float)
    weights = np.zeros(x.shape[1])
    for _ in range(30):
        p = 1 / (1 + np.exp(-x @ weights))
        weights += np.linalg.solve((x.T * (p * (1 - p))) @ x + 1e-6 * np.eye(len(weights)), x.T @ (y - p))
    return tuple(round(float(weight), 5) for weight in weights)


def win_weights(turns: Sequence[Seen]) -> Weights:
    """Of the chance to win."""
    open_ones = [one for one in turns if abs(one.judged) < WON]
    return fitted(
        [analysis.win_features(one.judged, one.board) for one in open_ones], [o.result > 0 for o in open_ones]
    )


def gammon_weights(turns: Sequence[Seen]) -> Weights:
    """Of the chance that a win is a gammon, where the loser has borne off none yet."""
    rows, came = [], []
    for one in turns:
        mine, other = one.board
        board = (mine, other) if one.result > 0 else (other, mine)
        if not count(board[1], OFF):
            rows.append(analysis.gammon_features(board))
            came.append(abs(one.result) > 1)
    return fitted(rows, came)


def calibration(turns: Sequence[Seen]) -> float:
    """The root of the mean square of (mean result - mean worth) over groups of equal size and alike in worth."""
    told = np.array([analysis.points(one.judged, one.board) for one in turns])
    came = np.array([one.result for one in turns], dtype=float)
    groups = np.array_split(np.argsort(told), GROUPS)
    return float(np.sqrt(np.mean([(came[group].mean() - told[group].mean()) ** 2 for group in groups])))


def revisions(turns: Sequence[Seen]) -> Numbers:
    """By turn of a sample, what it seems worth once it is confirmed less what it did before: the cost of `done`."""
    return np.array([_later(one) - analysis.points(one.judged, one.board) for one in turns[::SAMPLE]])


def _later(one: Seen) -> float:
    number, (mine, other), own = one.turn
    return -analysis.at_turn(((other, mine), one.theirs, number, one.others, own))


def main() -> None:
    """Prints weights and errors."""
    games = [list(seen(game)) for game in range(GAMES)]
    fit = [one for game, turns in enumerate(games) if game % KEPT for one in turns]
    kept = [one for game, turns in enumerate(games) if not game % KEPT for one in turns]
    analysis.WIN, analysis.GAMMON = win_weights(fit), gammon_weights(fit)
    print(f"{len(fit)} turns for the fit, {len(kept)} kept; WIN = {analysis.WIN}, GAMMON = {analysis.GAMMON}")
    of_groups, revised = calibration(kept), revisions(kept)
    of_turns = float(np.sqrt(np.mean(revised**2)))
    low, middle, high = np.percentile(revised, [1, 50, 99])
    print(
        f"error {np.hypot(of_groups, of_turns):.2f}: {of_groups:.3f} of groups, {of_turns:.3f} of turns looked further"
    )
    print(f"revisions of a turn: 1 % below {low:.2f}, half below {middle:.2f}, 1 % above {high:.2f}")


if __name__ == "__main__":
    main()
