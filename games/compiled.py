"""One source, two ways: functions that run compiled where the extra `fast` is installed, and as plain Python elsewhere.

Only modules of bulk work and exact tables use this; importing numba takes a second, so nothing loads it at start.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import TypeVar, cast

from games.core import BadNotation

F = TypeVar("F", bound=Callable[..., object])
INSTALL = ".venv/bin/python -m pip install --require-hashes -r requirements/extras.txt"
"""How to get the extras."""


def has_compiler() -> bool:
    """Whether the extra `fast` is installed."""
    return find_spec("numba") is not None


def compiled(function: F) -> F:
    """The function, compiled at its first call if it can be; what it computes is the same."""
    if not has_compiler():
        return function
    from numba import njit

    return cast(F, njit(cache=True)(function))


def need_compiler(what: str) -> None:
    """BadNotation if `what`, the subject of a sentence, would take hours because nothing here compiles."""
    if not has_compiler():
        raise BadNotation(f"{what} needs the extra 'fast': {INSTALL}")
