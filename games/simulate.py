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
from functools import lru_cache
from hashlib import sha256
from itertools import product
from random import Random
from typing import Any

from games.core import AnyGame, Choose, Close, OptionValue, Over, Setup, Throw, Thrown, Waiting, complete, moves_of
from games.record import Entry, Record, Source
from games.tally import Tally, count_in, figures, tally
from games.unless import no_lots

__all__ = [
    "Batch", "Tally", "batch", "count_in", "every_move", "perft", "play_out", "record_of", "result_of", "stream",
    "summary", "tally",
]  # fmt: skip

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


def stream(seed: str, game_no: int, purpose: str) -> Random:
    """The stream of chance of one purpose in one game of a batch."""
    return _Unseeded(seed, game_no, purpose)


class _Unseeded(Random):
    """A stream that seeds itself when it is first asked for anything, and is a plain `Random` from then on.

    Seeding takes as long as two decisions of a quick game, and many bots never draw.
    """

    def __init__(self, *names: Any) -> None:
        self._names = names

    def __getattribute__(self, asked: str) -> Any:
        names = object.__getattribute__(self, "_names")
        self.__class__ = Random  # type: ignore[assignment]
        del self._names
        self.seed(stream_seed(*names))
        return getattr(self, asked)


def stream_seed(seed: str, game_no: int, purpose: str) -> int:
    """256 bits that stand for a stream of chance, for those who make one of another kind of it."""
    text = f"[{_quoted(seed)}, {game_no}, {_quoted(purpose)}]"  # as JSON writes the three of them
    return int.from_bytes(sha256(text.encode()).digest(), "big")


_quoted = lru_cache(maxsize=1024)(json.dumps)


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
        source: Source = "bot"
        if isinstance(now, Choose) and now.seats:
            seat = now.seats[0] if len(now.seats) == 1 else lot.choice(now.seats)
            move = bots[seat](state, seat, moves_of(game, state, seat), chances[seat])
        elif isinstance(now, Over):
            return
        else:
            move, source = _of_table(now, dice), "console"
        state, _ = game.apply(state, move)
        yield state, move, source


def dealt(of: Batch, game_no: int) -> Setup:
    """The setup of one game: the batch's, with the lots drawn for it."""
    if of.game.draw is no_lots:
        return of.setup
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


def summary(of: Batch, sums: Tally) -> dict[str, Any]:
    """The figures of a batch; see `games.tally.figures`."""
    return figures(of.bots, sums)


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
        return Thrown(tuple([1 + int(dice.random() * now.sides) for _ in range(now.dice)]))
    return Close()
