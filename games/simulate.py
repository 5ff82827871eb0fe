"""Games played by bots alone, any of which can be played again by itself; and move sequences counted.

All chance of game number n comes from streams that depend on nothing but the batch's seed, n and a purpose:
"draw" (lots before the first move), "dice", "lot" (in which order seats answer an open question) and
"seat 1", "seat 2", … (the bots). Equal arguments give equal games in every process.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import product
from math import sqrt
from random import Random
from typing import Any

from games.core import AnyGame, Bot, Choose, Close, OptionValue, Over, Setup, Throw, Thrown, Waiting, complete
from games.record import Entry, Record, Source

ENTRIES_AT_MOST = 100_000
"""A game that has not ended after so many entries counts as unfinished."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What a batch of games has in common. bots: their names by seat; seed: any text; setup: complete, without lots."""

    game: AnyGame
    setup: Setup
    bots: tuple[str, ...]
    seed: str
    entries_at_most: int = ENTRIES_AT_MOST


@dataclass(slots=True)
class Tally:
    """Sums over games, exact and so in any order. wins: by seat, how many wins were shared by how many seats."""

    games: int
    unfinished: int
    points: list[int]
    squares: list[int]
    wins: list[Counter[int]]


def stream(seed: str, game_no: int, purpose: str) -> Random:
    """The stream of chance of one purpose in one game of a batch."""
    text = json.dumps([seed, game_no, purpose])
    return Random(int.from_bytes(sha256(text.encode()).digest(), "big"))


def batch(
    game: AnyGame,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, OptionValue] | None = None,
    entries_at_most: int = ENTRIES_AT_MOST,
) -> Batch:
    """A batch of games of these bots, one a seat; BadNotation for a bot, an option or a number of seats unknown."""
    setup = complete(game, Setup(len(bots), options or {}, humans=()))
    for name in bots:
        game.bot(name)
    return Batch(game, setup, tuple(bots), seed, entries_at_most)


def play_out(of: Batch, game_no: int) -> Iterator[tuple[Any, Any, Source]]:
    """Game number game_no: every state but the first, the move that led to it and whose it was; capped."""
    game = of.game
    state = game.start(dealt(of, game_no))
    dice, lot = stream(of.seed, game_no, "dice"), stream(of.seed, game_no, "lot")
    bots = [game.bot(name) for name in of.bots]
    chances = [stream(of.seed, game_no, f"seat {seat + 1}") for seat in range(len(bots))]
    for _ in range(of.entries_at_most):
        now = game.waiting(state)
        if isinstance(now, Over):
            return
        source: Source = "bot" if isinstance(now, Choose) and now.seats else "console"
        move = _answer(game, state, now, bots, lot, chances) if source == "bot" else _of_table(now, dice)
        state = game.apply(state, move)[0]
        yield state, move, source


def dealt(of: Batch, game_no: int) -> Setup:
    """The setup of one game: the batch's, with the lots drawn for it."""
    return replace(of.setup, lots=of.game.draw(of.setup, stream(of.seed, game_no, "draw")))


def record_of(of: Batch, game_no: int) -> Record:
    """The record of one game of a batch; unfinished if it met the cap. Its throws are not committed to."""
    state, entries = of.game.start(dealt(of, game_no)), []
    for state, move, source in play_out(of, game_no):  # noqa: B007
        entries.append(Entry(str(move), source))
    end = of.game.waiting(state)
    result = end.scores if isinstance(end, Over) else None
    return Record(of.game.id, of.game.rules, dealt(of, game_no), tuple(entries), result=result)


def result_of(of: Batch, game_no: int) -> Over | None:
    """How one game of a batch ended, None if it met the cap."""
    state = None
    for state, _, _ in play_out(of, game_no):  # noqa: B007
        pass
    end = None if state is None else of.game.waiting(state)
    return end if isinstance(end, Over) else None


def tally(seats: int) -> Tally:
    """An empty tally."""
    return Tally(0, 0, [0] * seats, [0] * seats, [Counter() for _ in range(seats)])


def count_in(sums: Tally, end: Over | None) -> None:
    """Adds one game to the sums; unfinished games count as such and in nothing else."""
    sums.games += 1
    if end is None:
        sums.unfinished += 1
        return
    winners = end.ranks.count(1)
    for seat, (points, rank) in enumerate(zip(end.scores, end.ranks, strict=True)):
        sums.points[seat] += points
        sums.squares[seat] += points * points
        if rank == 1:
            sums.wins[seat][winners] += 1


def summary(of: Batch, sums: Tally) -> dict[str, Any]:
    """The sums as figures of the finished games: mean, its standard error (None below two games), share of wins."""
    finished = sums.games - sums.unfinished
    seats = [_figures(of, sums, seat, finished) for seat in range(len(of.bots))]
    return {"games": sums.games, "unfinished": sums.unfinished, "seats": seats}


def perft(game: AnyGame, setup: Setup, depth: int) -> Iterator[tuple[int, int]]:
    """For each length from 1 to depth: how many sequences of moves there are, and how many positions they reach.

    Counted are the moves of people, `Close` where it is due, and throws, a throw once for every ordered row of
    faces; giving up and changing one's mind after the last answer are not. A finished game goes no further.
    """
    reached: Counter[Any] = Counter({game.start(setup): 1})
    for _ in range(depth):
        further: Counter[Any] = Counter()
        for state, ways in reached.items():
            for move in every_move(game, state):
                further[game.apply(state, move)[0]] += ways
        reached = further
        yield reached.total(), len(reached)


def every_move(game: AnyGame, state: Any) -> Iterable[Any]:
    """All that can come next without giving up: moves, or throws in every order of faces, or the closing."""
    now = game.waiting(state)
    if isinstance(now, Throw):
        return (Thrown(faces) for faces in product(range(1, now.sides + 1), repeat=now.dice))
    if isinstance(now, Choose) and not now.seats:
        return (Close(),)
    return game.moves(state)


def _of_table(now: Waiting, dice: Random) -> Thrown | Close:
    if isinstance(now, Throw):
        return Thrown(tuple(dice.choices(range(1, now.sides + 1), k=now.dice)))
    return Close()


def _answer(
    game: AnyGame, state: Any, now: Waiting, bots: Sequence[Bot[Any, Any]], lot: Random, chances: Sequence[Random]
) -> Any:
    assert isinstance(now, Choose)
    seat = now.seats[0] if len(now.seats) == 1 else lot.choice(now.seats)
    legal = tuple([move for move in game.moves(state) if move.seat == seat])
    return bots[seat](state, seat, legal, chances[seat])


def _figures(of: Batch, sums: Tally, seat: int, finished: int) -> dict[str, Any]:
    total, squares = sums.points[seat], sums.squares[seat]
    mean = total / finished if finished else None
    spread = (squares * finished - total * total) / (finished * finished * (finished - 1)) if finished > 1 else None
    won = sum(games / winners for winners, games in sorted(sums.wins[seat].items()))
    return {
        "bot": of.bots[seat],
        "mean": mean,
        "stderr": None if spread is None else sqrt(spread),
        "win_share": won / finished if finished else None,
    }
