"""Where the table begins: with the game that was left, or with the choice of games."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.attract import Attract
from console.screens.choose_game import ChooseGame
from console.screens.language import ChooseLanguage
from console.screens.resume import Resume

__all__ = ["Attract", "first", "opening"]


def opening(desk: Desk) -> Screen:
    """The screen after switching on."""
    return _left_over(desk) or Attract(desk)


def first(desk: Desk) -> Screen:
    """The screen after the first press."""
    if desk.visitors.ask_language and len(desk.languages) > 1:
        return ChooseLanguage(desk, then=_beginning)
    return _beginning(desk)


def _beginning(desk: Desk) -> Screen:
    return _left_over(desk) or ChooseGame(desk)


def _left_over(desk: Desk) -> Screen | None:
    """The offer to go on, if a game was left that this table has."""
    stored = desk.store.unfinished()
    if stored is None or stored.game_id not in {game.id for game in desk.games}:
        return None
    return Resume(desk, stored)
