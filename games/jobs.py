"""Batches of games on several processes: the same games and the same sums, whatever their number."""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from errno import ECHILD
from itertools import islice
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import TypeAlias

from games import game
from games.core import BadNotation, OptionValue
from games.simulate import Batch, batch, result_of
from games.tally import Tally, count_in, tally

Portions: TypeAlias = Generator[Tally, None, None]
"""Tallies that add up; closing it ends the work."""

Stopped: TypeAlias = Callable[[], bool]
"""Whether somebody wants no more games."""

CHUNKS = 200
"""At least so many portions a process, so that none waits long for another at the end, and the time left is known."""
SIZES, BULK_SIZES = range(1, 501), range(10_000, 100_001)
"""How many games a portion has; a kernel gains by many."""
GLANCE_S = 0.2
"""How often a look is taken at whether it has been stopped."""


def never() -> bool:
    """Nobody stops it."""
    return False


@dataclass(frozen=True, slots=True)
class Order:
    """A batch as it can be handed to another process. packages: where else games are; bulk: by the game's kernel."""

    game_id: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, OptionValue], ...]
    entries_at_most: int
    packages: tuple[str, ...] = ()
    bulk: bool = False

    def batch(self) -> Batch:
        """The batch itself."""
        return batch(game(self.game_id, *self.packages), self.bots, self.seed, dict(self.options), self.entries_at_most)

    def portions(self, numbers: range, workers: int) -> Iterator[range]:
        """These games in portions for so many workers, in order."""
        return chunks(numbers, workers, BULK_SIZES if self.bulk else SIZES)


def order(of: Batch, packages: Sequence[str] = (), bulk: bool = False) -> Order:
    """The order that makes this batch; BadNotation if its games cannot be played in bulk, and are to be."""
    if bulk:
        if of.game.bulk is None:
            raise BadNotation(f"{of.game.id}: no kernel plays this game in bulk; leave out --bulk")
        of.game.bulk(of, range(0))
    options = tuple(sorted(of.setup.options.items()))
    return Order(of.game.id, of.bots, of.seed, options, of.entries_at_most, tuple(packages), bulk)


def chunks(numbers: range, workers: int, sizes: range = SIZES) -> Iterator[range]:
    """The games in portions of such sizes, in order."""
    size = min(max(sizes[0], len(numbers) // (workers * CHUNKS)), sizes[-1])
    return (numbers[at : at + size] for at in range(0, len(numbers), size))


def play(what: Order, numbers: range, stopped: Stopped) -> Tally:
    """The tally of some games of an order; of those that were played before it was stopped."""
    of = what.batch()
    if what.bulk and of.game.bulk is not None:
        return of.game.bulk(of, numbers)
    sums = tally(len(of.bots))
    for number in numbers:
        if stopped():
            break
        count_in(sums, result_of(of, number))
    return sums


def tallies(what: Order, numbers: range, jobs: int, stopped: Stopped = never) -> Portions:
    """The tallies of all portions as they are done, by `jobs` processes (at least 1; with 1 there is only this one).

    Once stopped, the games that have begun are played to their end, and no others.
    """
    if jobs == 1:
        for portion in what.portions(numbers, jobs):
            yield play(what, portion, stopped)
            if stopped():
                return
        return
    fresh = get_context("spawn")  # a process with threads is not safely forked
    stop = fresh.Event()
    with ProcessPoolExecutor(jobs, fresh, _begin, (stop,)) as pool:

        def submit(portion: range) -> Future[Tally]:
            with _deaf():
                return pool.submit(_portion, what, portion)

        try:
            yield from collected(submit, what.portions(numbers, jobs), 2 * jobs, stopped, stop.set)
        except BrokenProcessPool as broken:
            raise ChildProcessError(ECHILD, "one of the processes was ended from outside", f"--jobs {jobs}") from broken
        finally:
            stop.set()


def collected(
    submit: Callable[[range], Future[Tally]],
    portions: Iterator[range],
    at_once: int,
    stopped: Stopped,
    stop: Callable[[], None],
) -> Iterator[Tally]:
    """The tallies of all portions as they are done elsewhere, so many asked for ahead. stop: called once stopped."""
    due = {submit(portion) for portion in islice(portions, at_once)}
    while due:
        done, due = wait(due, GLANCE_S, FIRST_COMPLETED)
        yield from [one.result() for one in done]
        if stopped():
            stop()
            due = {one for one in due if not one.cancel()}
        else:
            due |= {submit(portion) for portion in islice(portions, len(done))}


_stop: list[Stopped] = []
"""In a process of a pool: whether it has been stopped."""


def _begin(stop: Event) -> None:
    _stop[:] = [stop.is_set]


def _portion(what: Order, numbers: range) -> Tally:
    return play(what, numbers, _stop[0])


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes begun meanwhile never hear of Ctrl-C, which a terminal sends to them too; this one hears it after."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
