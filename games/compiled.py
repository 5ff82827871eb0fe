"""One source, two ways: functions that run compiled where the extra `fast` is installed, and as plain Python elsewhere.

Only modules of bulk work and exact tables use this; importing numba takes a second, so nothing loads it at start.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar, cast

from platformdirs import user_cache_path

from games.core import BadNotation

ROOT = Path(__file__).parents[1]
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
    from numba import config, njit

    config.CACHE_DIR = str(kept(Path(function.__code__.co_filename)))  # type: ignore[attr-defined]
    return cast(F, njit(cache=True, nogil=True)(function))


@cache
def kept(source: Path) -> Path:
    """Where what is compiled of a file is kept. numba notices that a file has changed, but not those that it calls."""
    contents = b"".join([path.read_bytes() for path in sorted(sources(source))])
    return user_cache_path("tabletop") / "compiled" / sha256(contents).hexdigest()[:16]


def sources(path: Path) -> set[Path]:
    """All that compiled code of a file may be made of: the file, those it imports, and, where these have functions that
    are compiled, those that they import."""
    found, further = {path}, {path}
    while further:
        imported = {file for one in further for file in _imported(one)} - found
        found |= imported
        further = {file for file in imported if Path(__file__) in _imported(file)}
    return found


@cache
def _imported(path: Path) -> frozenset[Path]:
    """The files of this project that a file names in its imports."""
    froms = [node for node in ast.walk(ast.parse(path.read_bytes())) if isinstance(node, ast.ImportFrom)]
    names = {str(node.module) for node in froms}
    names |= {f"{node.module}.{one.name}" for node in froms for one in node.names}
    return frozenset(file for name in names if (file := ROOT.joinpath(*name.split(".")).with_suffix(".py")).is_file())


def need_compiler(what: str) -> None:
    """BadNotation if `what`, the subject of a sentence, would take hours because nothing here compiles."""
    if not has_compiler():
        raise BadNotation(f"{what} needs the extra 'fast': {INSTALL}")
