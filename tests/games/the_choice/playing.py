"""Positions of The Choice reached by notation.

On the test sheets number hex n shows n (the thirteenth a second 1; on the back they run the other way round), and the
colours of the ring are 1 2 3 4 5 6 1 2 … from its first hex:

       1  2  3  4
      5  6  7  8  9
      10 11 12 1
"""

from __future__ import annotations

from dataclasses import replace

from games.core import Choose, OptionValue, Setup, complete
from games.the_choice import GAME
from games.the_choice.sheets import Printed
from games.the_choice.state import Side, State
from tests.games.playing import Playing

_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1)
_COLOURS = tuple(at % 6 + 1 for at in range(16))
_SHEET = (Printed(_NUMBERS, _COLOURS), Printed(_NUMBERS[::-1], _COLOURS[::-1]))
TEST_SHEETS = dict.fromkeys("TUVW", _SHEET)

_PLAYING = Playing(GAME)
told, tell, open_to = _PLAYING.told, _PLAYING.tell, _PLAYING.open_to
asked, settled = _PLAYING.asked, _PLAYING.settled


def first(seats: int = 2, starts: int = 1, **options: OptionValue) -> State:
    """Before anybody has chosen a side; seat `starts`, from 1, throws first."""
    lots = (("first", str(starts)), ("sheets", "TUVW"[:seats]))
    return GAME.start(complete(GAME, Setup(seats, options, lots=lots)))


def begin(seats: int = 2, starts: int = 1, **options: OptionValue) -> State:
    """Everybody begins on the front; the first throw is due."""
    return tell(first(seats, starts, **options), *(f"{seat} begin 1" for seat in range(1, seats + 1)), "close")


def thrown(state: State, *faces: int) -> State:
    """The due throw falls and stands."""
    return tell(state, "throw " + " ".join(map(str, faces)), f"{state.active + 1} keep")


def finished(state: State) -> State:
    """Whoever has not finished does so now, and the question closes."""
    now = GAME.waiting(state)
    assert isinstance(now, Choose)
    return tell(state, *(f"{seat + 1} done" for seat in now.seats), "close")


def turn(state: State, *texts: str, dice: tuple[int, int, int] = (6, 6, 6)) -> State:
    """A whole throw: it stands, these marks are made, everybody finishes."""
    return finished(tell(thrown(state, *dice), *texts))


def with_side(state: State, seat: int, second: bool = False, **changes: object) -> State:
    """The state with another front of a seat (from 1): line, ring, misses; second: it is the seat's last side."""
    player = state.players[seat - 1]
    side = replace(player.sides[0], **changes)  # type: ignore[arg-type]
    players = list(state.players)
    players[seat - 1] = replace(player, sides=(side, player.sides[1]), second=second)
    return replace(state, players=tuple(players))


def side_of(state: State, seat: int) -> Side:
    """The side that is up before a seat (from 1)."""
    return state.players[seat - 1].side
