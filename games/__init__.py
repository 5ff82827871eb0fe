"""Games as records of pure functions, and how they are found: every folder here that exports `GAME` is one."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from games.core import AnyGame, BadNotation

__all__ = ["all_games", "game"]


@cache
def all_games(*packages: str) -> Mapping[str, AnyGame]:
    """Every game by its id, sorted: those of this package and of further Python packages named by the caller.

    A game is a folder of such a package whose `__init__` exports `GAME`. ImportError for an unknown package,
    BadNotation for two games of the same id.
    """
    found: dict[str, AnyGame] = {}
    for one in (one for package in (__name__, *packages) for one in _games_in(package)):
        if found.setdefault(one.id, one) is not one:
            raise BadNotation(f"two folders hold a game called {one.id!r}; an id belongs to one game")
    return MappingProxyType(dict(sorted(found.items())))


def game(game_id: str, *packages: str) -> AnyGame:
    """The game of that id, or BadNotation with the nearest name there is."""
    known = all_games(*packages)
    if game_id in known:
        return known[game_id]
    near = get_close_matches(game_id, known, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"
    raise BadNotation(f"no game is called {game_id!r}; {hint}")


def _games_in(package: str) -> list[AnyGame]:
    folders = [entry.name for entry in iter_modules(import_module(package).__path__) if entry.ispkg]
    modules = [import_module(f"{package}.{name}") for name in sorted(folders)]
    return [module.GAME for module in modules if hasattr(module, "GAME")]
