"""What holds for a game that does not say otherwise: the defaults of `games.core.Game`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from games.core import Seat, Setup
    from games.scene import Msg


def no_lots(_setup: Setup, _chance: Random) -> tuple[tuple[str, str], ...]:
    """For games that draw nothing before the first move."""
    return ()


def nothing_forced(_state: object) -> None:
    """For games in which people play every move themselves."""


def no_resigning(_state: object, _seat: Seat) -> tuple[()]:
    """For games in which nobody can offer to lose."""
    return ()


def no_paper(_state: object) -> tuple[tuple[Msg, ...], ...]:
    """For games whose score sheet is their totals."""
    return ()


def no_lines(_state: object, _seat: Seat) -> tuple[Msg, ...]:
    """For games in which totals tell a seat all it needs."""
    return ()


def no_judge(_first: object) -> None:
    """For games of whose positions nobody knows more than `worth` does."""


def one_chapter(_state: object) -> int:
    """For games whose throws follow each other and belong to no part of the game."""
    return 0


def no_advice(_setup: Setup) -> tuple[Msg, ...]:
    """For games whose options need no explaining."""
    return ()
