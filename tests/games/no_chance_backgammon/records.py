"""The records kept with No Chance Backgammon, made anew: `python -m tests.games.no_chance_backgammon.records`.

They change only together with the rules (or with the bots that play in them); the tests compare what they replay to.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import games.no_chance_backgammon
from games.core import Choose, Over, Setup, Thrown, complete
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.board import Board, read_key
from games.no_chance_backgammon.notation import read_move
from games.no_chance_backgammon.state import Phase, State, board
from games.no_chance_backgammon.turns import played, results, steps
from games.record import Entry, Record, Source, write_record

ROOT = Path(__file__).parents[3]
GOLDEN = Path(games.no_chance_backgammon.__file__).parent / "golden"
SEED = ROOT / "seeds" / "no_chance_backgammon.record"

SAMPLE = (3, 6, 6, 3, 1, 6, 5, 3, 2, 1, 6, 5, 4, 6, 5)
"""NB10: the numbers after Red has set 2 and Blue 5, Red first, by turns. The checker moves are ours."""


class Game:
    """A game being written down; what is forced is played by the console."""

    def __init__(self, lot: Sequence[int], match: int = 1, forced: bool = True) -> None:
        self.setup = complete(GAME, Setup(2, {"match": match, "forced": forced}))
        self.state: State = GAME.start(self.setup)
        self.entries: list[Entry] = []
        for face in lot:
            self.do(Thrown((face,)), "reader")

    def do(self, move: Any, source: Source = "hand") -> None:
        """A move, or its notation, and what it forces."""
        self._enter(read_move(move) if isinstance(move, str) else move, source)
        while (forced := GAME.forced(self.state)) is not None:
            self._enter(forced, "console")

    def _enter(self, move: Any, source: Source) -> None:
        self.state, _ = GAME.apply(self.state, move)
        self.entries.append(Entry(str(move), source))

    def bots(self, names: Sequence[str], seed: int, at_most: int = 10_000) -> None:
        """Bots play on."""
        chances = [Random(seed), Random(seed + 1)]
        bots = [GAME.bot(name) for name in names]
        while isinstance(now := GAME.waiting(self.state), Choose) and len(self.entries) < at_most:
            seat = now.seats[0]
            self.do(bots[seat](self.state, seat, GAME.moves(self.state), chances[seat]), "bot")

    def towards(self, number: int, wanted: Board) -> None:
        """A whole turn that leads to a board, seen by the mover."""
        me = f"{self.state.turn + 1}"
        seat = self.state.turn
        self.do(f"{me} number {number}")
        while self.state.phase is Phase.STEPS and self.state.turn == seat and self.state.left:
            self.do(f"{me} {_step(self.state, wanted)}")
        self.do(f"{me} done")

    def text(self) -> str:
        """The record."""
        end = GAME.waiting(self.state)
        result = end.scores if isinstance(end, Over) else None
        return write_record(Record(GAME.id, GAME.rules, self.setup, tuple(self.entries), result=result))


def _step(state: State, wanted: Board) -> str:
    here = board(state)
    for step, number in steps(here, state.left):
        after, left = played(here, state.left, step, number)
        if wanted in results(after, left):
            return "/".join({25: "bar", 0: "off"}.get(place, str(place)) for place in step)
    raise AssertionError("the board is not reached")


def sample() -> Game:
    """The sample game (NB10)."""
    game = Game((6, 2))
    game.do("1 number 2")
    game.do("2 number 5")
    mover = GAME.bot("heuristic")
    for turn, number in enumerate(SAMPLE):
        seat = turn % 2
        game.do(f"{seat + 1} number {number}")
        while game.state.phase is Phase.STEPS and game.state.turn == seat:
            game.do(mover(game.state, seat, GAME.moves(game.state), Random(1)))
    return game


def resigned() -> Game:
    """A resignation that is declined, and one for more that is accepted; forced steps played by hand."""
    game = Game((4, 1), forced=False)
    game.bots(("heuristic", "heuristic"), 9, at_most=120)
    while game.state.phase is not Phase.NUMBER:
        game.do(GAME.moves(game.state)[0])
    me, other = game.state.turn + 1, 2 - game.state.turn
    for text in (f"{me} resign 1", f"{other} decline", f"{me} resign 2", f"{other} accept"):
        game.do(text)
    return game


def drawn() -> Game:
    """Both sides wait on the bar before four closed points, and choose no number that would enter (NB9)."""
    game = Game((6, 2))
    game.do("1 number 2")
    game.do("2 number 5")
    for line in DRAWN.split():
        number, _, key = line.partition(":")
        game.towards(int(number), read_key(key))
    while not isinstance(GAME.waiting(game.state), Over):
        me, mine = game.state.turn + 1, game.state.arrows[game.state.turn]
        game.do(f"{me} number {next(n for n in SHUT if n != mine and n != game.state.arrows[1 - game.state.turn])}")
        game.do(f"{me} done")
    return game


def by_bots(lot: Sequence[int], names: Sequence[str], seed: int, match: int = 1) -> Game:
    """A game or match of bots alone."""
    game = Game(lot, match)
    game.bots(names, seed)
    return game


def all_records() -> dict[Path, str]:
    """Every kept record: where it lies, and its text."""
    return {
        SEED: sample().text(),
        GOLDEN / "whole_game.record": by_bots((5, 3), ("heuristic", "strong-4"), 1).text(),
        GOLDEN / "match_to_three.record": by_bots((2, 2, 1, 6), ("strong-3", "heuristic"), 5, match=3).text(),
        GOLDEN / "backgammon.record": by_bots((1, 4), ("random", "strong-2"), 3).text(),
        GOLDEN / "resigned.record": resigned().text(),
        GOLDEN / "drawn.record": drawn().text(),
    }


SHUT = (2, 3, 5, 6)
"""Numbers with which neither side can enter."""
DRAWN = """
3:00020040200005000000000020/00000050300005000000000020
3:00020230100005000000000020/00020040200005000000000020
1:00020230100005000000000020/00020230100005000000000020
6:00120230000005000000000110/00020230100005000000000020
4:00220220000005000000000020/00120230000005000000000011
4:00220220010004000100000010/00220220000005000000000020
5:00221220000004000000000020/00220220010004000000000011
2:00220220010004000000000011/00221220000004000000000020
1:01220220000004000000000020/00220220010004000000000002
3:00220220010004000000000011/00220220000004000000000021
2:00220220000004000000000021/00220220010004000000000011
"""
"""Turns that lead there, a line each: the number, and the key of the board it leads to, seen by the mover."""


if __name__ == "__main__":
    for path, text in all_records().items():
        path.write_text(text, encoding="utf-8", newline="\n")
