"""Chance or Choice to look at."""

from games.chance_or_choice import GAME
from tests.games.looking import Looking

KINDS = (1, 2, 3, 4, 5, 6, 8, 9, 12, 13, 16, 17, 20, 21, 35, 36, 56, 57, 70, 71, 100)
"""The first and the last number of seats of each way to sit."""

_LOOKING = Looking(GAME, 4)
moment, moments, panels, picture = _LOOKING.moment, _LOOKING.moments, _LOOKING.panels, _LOOKING.picture
