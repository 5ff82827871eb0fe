"""Many boards at once: every result of a turn, whole games at random, and features for learners, all as numpy arrays.

A *board* here is an int8 array of shape (2, 26): the mover's side, then the other's, each counted from its own side:
[0] borne off, [1] to [24] the points, [25] the bar. Many boards are an array of shape (n, 2, 26). The same code runs
compiled, where the extra `fast` is installed, and as plain Python, some twenty times slower, with the same results.

    board = START                                   # or coded(side, side) of games.no_chance_backgammon.board
    after = results(board, 3, 5)                    # (n, 2, 26): all different boards, the mover's side still first
    after[:, ::-1]                                  # the same as the other sees them, whose turn it is now
    numbers, after = turns(board, 2, 5, 2)          # every number that is allowed, and every board it leads to
    features(after)                                 # (n, 208) float32

A compiled learner calls `bulk_kernel.results_into` itself, on the two rows of a board, with its own `workspace()`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from games.no_chance_backgammon import board as core
from games.no_chance_backgammon import bulk_kernel as kernel
from games.no_chance_backgammon.state import choices

Boards: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = NDArray[np.int64]

COMPILED = hasattr(kernel.results_into, "py_func")
"""Whether the kernel runs compiled."""


def coded(*boards: core.Board) -> Boards:
    """Boards of the rules as an array (n, 2, 26)."""
    raw = b"".join([side.to_bytes(13, "little") for board in boards for side in board])
    pairs = np.frombuffer(raw, dtype=np.uint8).reshape(-1, 2, 13)
    places = np.empty((len(boards), 2, 26), dtype=np.int8)
    places[:, :, 0::2], places[:, :, 1::2] = pairs & 15, pairs >> 4
    return places


def uncoded(boards: Boards) -> list[core.Board]:
    """The inverse of `coded`."""
    places = np.asarray(boards).reshape(-1, 2, 26).astype(np.uint8)
    raw = (places[:, :, 0::2] | places[:, :, 1::2] << 4).tobytes()
    sides = [int.from_bytes(raw[at : at + 13], "little") for at in range(0, len(raw), 13)]
    return list(zip(sides[::2], sides[1::2], strict=True))


START: Boards = coded((core.START, core.START))[0]
"""The board before the first turn (NB1)."""


def rows(count: int, length: int, kind: type[np.signedinteger[Any]] = np.int16) -> Any:
    """Rows of zeros as the kernel wants them."""
    return np.zeros((count, length), dtype=kind) if COMPILED else [[0] * length for _ in range(count)]


def row_of(numbers: NDArray[np.int8]) -> Any:
    """A copy of a row as the kernel wants it."""
    return numbers.astype(np.int8, order="C") if COMPILED else numbers.tolist()


def workspace() -> tuple[Any, Any, Any]:
    """What kernels need beside a board: boards, ways, and room to work in. Not to be shared by threads."""
    return rows(kernel.CAPACITY, 52, np.int8), rows(kernel.CAPACITY, 4), rows(5, 52)


@lru_cache(maxsize=1)
def _own() -> tuple[Any, Any, Any]:
    return workspace()


def results(board: Boards, number: int, other: int) -> Boards:
    """All different boards that a turn with these numbers, 1 to 6 each, leads to (NB5, NB7), the mover's side first;
    the board alone if nothing can be played. board: (2, 26), with checkers left to play."""
    found, ways, room = _own()
    n = kernel.results_into(row_of(board[0]), row_of(board[1]), number, other, found, ways, room)
    return np.array(found[:n], dtype=np.int8).reshape(n, 2, 26)


def turns(board: Boards, mine: int, theirs: int, doubles: int) -> tuple[Numbers, Boards]:
    """Every turn there is: its number, and the board it leads to, the mover's side still first (NB4). mine, theirs: the
    arrows; doubles: those the mover has left; a turn whose number is `theirs` takes one of them."""
    allowed = choices(mine, theirs, doubles)
    after = [results(board, number, theirs) for number in allowed]
    return np.repeat(np.array(allowed), [len(found) for found in after]), np.concatenate(after)


def features(boards: Boards) -> NDArray[np.float32]:
    """Boards for learners: (n, 208). For each side and place four numbers: whether there is a checker at least, whether
    two, whether three, and half the number of those beyond three."""
    counts = np.asarray(boards, dtype=np.float32).reshape(-1, 52, 1)
    steps = np.concatenate([counts >= 1, counts >= 2, counts >= 3, np.maximum(counts - 3, 0) / 2], axis=2)
    return steps.reshape(len(counts), 208).astype(np.float32)
