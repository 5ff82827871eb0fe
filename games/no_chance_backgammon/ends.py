"""How games and matches of No Chance Backgammon end (NB8, NB9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from games.core import Event, Seat, Tone
from games.no_chance_backgammon.state import DRAWS, Match, Phase, Result, State, asked

Outcome: TypeAlias = tuple[State, tuple[Event, ...]]
"""A state and what has happened on the way to it."""

SIDES = ("red", "blue")
RESIGNED, GIVEN_UP = "resigned", "quit"
WON = ("", "plain", "gammon", "backgammon")
"""By points, in what way a game is won on the board (NB8)."""


def event_of(name: str, *seats: Seat, tone: Tone | None = None, **args: int | str) -> Event:
    """An event of this game with these arguments."""
    return Event(f"nb-event-{name}", tuple(args.items()), seats, tone)


def won(state: State, winner: Seat, points: int, by: str) -> Outcome:
    """A seat has won the game in hand (NB8). by: in what way."""
    match = state.match
    both = (match.points[0] + points, match.points[1]) if winner == 0 else (match.points[0], match.points[1] + points)
    after = replace(match, points=both, games=match.games + 1, draws=0)
    event = event_of("won", winner, side=SIDES[winner], points=points, by=by, tone="won")
    return _ended(state, after, Result(winner, points, by), event)


def drawn(state: State) -> Outcome:
    """NB9: the third time; a drawn game scores 0 (NB8)."""
    match = replace(state.match, games=state.match.games + 1, draws=state.match.draws + 1)
    return _ended(state, match, Result(None, 0, "drawn"), event_of("drawn", tone="lost"))


def _ended(state: State, match: Match, result: Result, event: Event) -> Outcome:
    """The end of a game and perhaps of the match. Whoever made the last move does not start the next game."""
    ended = replace(
        state, match=match, result=result, phase=Phase.NEXT, left=(), last=state.now or state.last, now=None, offer=0
    )
    single = match.length == 1
    if not (single or max(match.points) >= match.length or match.draws == DRAWS or result.by == GIVEN_UP):
        mover = asked(state) if state.phase is not Phase.NUMBER else 1 - state.turn
        return replace(ended, turn=1 - mover), (event,)
    over = replace(ended, phase=Phase.OVER)
    winner = result.winner if result.by == GIVEN_UP else None
    return over, (event,) if single else (event, match_over(match, winner))


def match_over(match: Match, winner: Seat | None = None) -> Event:
    """The match is over. winner: None for whoever is ahead."""
    red, blue = match.points
    if winner is None and red != blue:
        winner = int(blue > red)
    if winner is None:
        return event_of("over", side="none", own=red, other=blue)
    return event_of("over", winner, side=SIDES[winner], own=match.points[winner], other=match.points[1 - winner])
