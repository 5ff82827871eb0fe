"""How fast games are played without a screen, and whether memory stays flat."""

from __future__ import annotations

import resource
from time import process_time

from games import game
from games.simulate import batch, result_of

BOTS = ("leave-at-20", "leave-at-20", "cautious", "never-leave")


def playouts() -> str:
    """Generic playouts a second of processor time on the pure core."""
    of = batch(game("chance_or_choice"), BOTS, "benchmark")
    began = process_time()
    for number in range(400):
        result_of(of, number)
    return f"{400 / (process_time() - began):.0f} games a second (Chance or Choice, 4 seats, one core)"


def memory() -> str:
    """Peak memory after 5,000 games in one process, as a ratio to the peak after the first 500."""
    of = batch(game("chance_or_choice"), BOTS, "benchmark")
    peaks = []
    for number in range(5_000):
        result_of(of, number)
        if number + 1 in (500, 5_000):
            peaks.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return f"{peaks[1] / peaks[0]:.3f} times the peak after 500 games ({peaks[1] / 1024:.0f} MiB)"
