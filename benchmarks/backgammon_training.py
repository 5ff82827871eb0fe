"""Trains the net of No Chance Backgammon: `python -m benchmarks.backgammon_training [FILE]`, on one core.

Without FILE the weights go to `games/no_chance_backgammon/net.npz`. Needs the extra `fast`. Equal seeds give equal
weights on equal machines.
"""

from __future__ import annotations

import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray

from games.command_line import DONE, check_place, run
from games.compiled import need_compiler
from games.core import BadNotation
from games.no_chance_backgammon import bots_net
from games.no_chance_backgammon.bulk_inputs import SCALE
from games.no_chance_backgammon.bulk_net import Net, fresh
from games.no_chance_backgammon.bulk_training import Lesson, taught

SEED = 1
PARTS = 1500
"""So many games are reported together."""
app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
FILE = Path(__file__).parents[1] / "games" / "no_chance_backgammon" / bots_net.FILE


def lessons() -> list[Lesson]:
    """From what a turn leads to at once to what its best answer leaves of it, ever more slowly."""
    first = [Lesson(2000, 0, 0.06, 0.06, 0.7)] * 5
    second = [Lesson(PARTS, 0, *rates, 0.5) for rates in _falling(0.06, 0.03, 12)]
    third = [Lesson(PARTS, 6, *rates, 0.3) for rates in _falling(0.03, 0.002, 10)]
    return first + second + third


def _falling(high: float, low: float, parts: int) -> list[tuple[float, float]]:
    return list(pairwise(high * (low / high) ** (n / parts) for n in range(parts + 1)))


def save(net: Net, file: Path) -> None:
    """Writes the weights as whole numbers, as `bots_net` reads them."""
    unit, kinds = bots_net.UNIT, enumerate(bots_net.KINDS)
    stored: dict[str, Any] = {}
    for n, kind in kinds:
        # 1/2 + x / (2 + 2 |x|) of the lessons becomes x / (1 + |x|) in play
        out, last = net.out[n].astype(float) / 2, net.out_bias[n] + net.out[n].astype(float).sum(axis=0) / 2
        stored[f"hidden_{kind}"] = whole(net.hidden[n].astype(float) * SCALE[:, None] * unit, np.int16)
        stored[f"hidden_bias_{kind}"] = whole(net.hidden_bias[n].astype(float) * unit, np.int32)
        stored[f"out_{kind}"] = whole(out * unit, np.int16)
        stored[f"out_bias_{kind}"] = whole(last * unit**2, np.int64)
    np.savez_compressed(file, **stored)


def whole(weights: NDArray[np.float64], kind: Any) -> NDArray[Any]:
    """Weights as whole numbers; the largest that fit in place of larger ones."""
    most = np.iinfo(kind).max
    return np.asarray(np.rint(np.clip(weights, -most, most)), dtype=kind)


@app.command()
def main(file: Annotated[Path, typer.Argument(help="Where the weights go, as .npz.")] = FILE) -> int:
    """Train the net of No Chance Backgammon and report lesson by lesson; that takes some fifteen minutes."""
    need_compiler("training the net")
    if file.suffix != ".npz":
        raise BadNotation(f"{file}: weights are written as .npz")
    check_place(file)
    net = fresh(SEED)
    for n, lesson in enumerate(lessons(), 1):
        entries, miss = taught(net, lesson, SEED * 1000 + n)
        save(net, file)
        print(
            f"lesson {n}: {lesson.games} games of {entries:.0f} turns, off by {miss:.4f}, {time.process_time():.0f} s",
            flush=True,
        )
    return DONE


if __name__ == "__main__":
    sys.exit(run(app, sys.argv[1:]))
