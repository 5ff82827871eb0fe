"""The Choice to look at."""

from games.the_choice import GAME
from tests.games.looking import Looking

_LOOKING = Looking(GAME, 4)
moment, moments, panels, picture = _LOOKING.moment, _LOOKING.moments, _LOOKING.panels, _LOOKING.picture
