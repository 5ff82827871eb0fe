"""Batches of games on several processes: the same games and the same sums, whatever their number."""

from __future__ import annotations

import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Any

from games import game
from games.core import OptionValue
from games.simulate import Batch, batch, result_of
from games.tally import Tally, count_in, tally

CHUNKS = 24
"""At least so many portions a process, so that none waits long for another at the end."""
LARGEST = 500


@dataclass(frozen=True, slots=True)
class Order:
    """A batch as it can be handed to another process. packages: where else games are."""

    game_id: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, OptionValue], ...]
    entries_at_most: int
    packages: tuple[str, ...] = ()

    def batch(self) -> Batch:
        """The batch itself."""
        return batch(game(self.game_id, *self.packages), self.bots, self.seed, dict(self.options), self.entries_at_most)


def order(of: Batch, packages: Sequence[str] = ()) -> Order:
    """The order that makes this batch."""
    options = tuple(sorted(of.setup.options.items()))
    return Order(of.game.id, of.bots, of.seed, options, of.entries_at_most, tuple(packages))


def chunks(numbers: range, jobs: int) -> Iterator[range]:
    """The games in portions, in order."""
    size = max(1, min(LARGEST, len(numbers) // (jobs * CHUNKS)))
    return (numbers[at : at + size] for at in range(0, len(numbers), size))


def play(what: Order, numbers: range) -> Tally:
    """The tally of some games of an order."""
    of = what.batch()
    sums = tally(len(of.bots))
    for number in numbers:
        count_in(sums, result_of(of, number))
    return sums


def tallies(what: Order, numbers: range, jobs: int) -> Generator[Tally, None, None]:
    """The tallies of all portions as they are done, by `jobs` processes (at least 1; with 1 there is only this one).

    Closing the iterator ends the work after the portions at hand.
    """
    if jobs == 1:
        for portion in chunks(numbers, jobs):
            yield play(what, portion)
        return
    waiting = chunks(numbers, jobs)
    fresh = get_context("spawn")  # a process with threads is not safely forked
    deaf = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, fresh, initializer=signal.signal, initargs=deaf) as pool:
        due: list[Future[Any]] = [pool.submit(play, what, portion) for portion in islice(waiting, 2 * jobs)]
        try:
            while due:
                done = due.pop(0)
                yield done.result()
                due += [pool.submit(play, what, portion) for portion in islice(waiting, 1)]
        finally:
            pool.shutdown(cancel_futures=True)
