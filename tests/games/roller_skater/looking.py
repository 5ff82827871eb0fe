"""Roller and Skater to look at."""

from games.roller_skater import GAME
from tests.games.looking import Looking

_LOOKING = Looking(GAME, 2)
moment, moments, panels, picture = _LOOKING.moment, _LOOKING.moments, _LOOKING.panels, _LOOKING.picture
