"""The levels of the bots that judge by the net: how far they look, how clearly they see, what they play for."""

from __future__ import annotations

from dataclasses import replace

from games.core import Seat
from games.no_chance_backgammon.board import NUMBERS, START
from games.no_chance_backgammon.bots_strong import TIE, Level, Price, best_value
from games.no_chance_backgammon.state import DOUBLES, Match, State

LEVELS = {
    "beginner": Level((), haze=0.8),
    "casual": Level((), haze=0.15),
    "strong": Level((10, 6), race=10, proof=6_000),
    "strongest": Level((12, 8, 5), race=18, proof=20_000),
}
SINGLE = Price(0.1, 0.1)
"""In a single game a win is a win; of two ways to win, or to lose, the better one is taken all the same."""


def level(name: str, breadth: int = 0) -> Level:
    """A level by name. breadth: of so many turns the answers are looked at; 0 for the level's own number."""
    found = LEVELS[name]
    plan = (breadth, -(-breadth * found.plan[1] // found.plan[0])) if breadth else found.plan
    return replace(found, plan=plan)


def price(match: Match, seat: Seat) -> Price:
    """What gammons count for a seat: nothing for whom one point is enough for the match."""
    if match.length == 1:
        return SINGLE
    needs = [match.length - points for points in match.points]
    return Price(float(needs[seat] > 1), float(needs[1 - seat] > 1))


def best_places(name: str, state: State) -> list[int]:
    """Where the arrow of the seat that places one now does best (NB3)."""
    plan, placed = LEVELS[name].plan[1:], state.arrows[state.beginner]
    if placed:
        worths = {second: -beginning(placed, second, plan) for second in NUMBERS if second != placed}
    else:
        worths = {first: min(beginning(first, n, plan) for n in NUMBERS if n != first) for first in NUMBERS}
    return [number for number, worth in worths.items() if worth > max(worths.values()) - TIE]


def beginning(first: int, second: int, plan: tuple[int, ...]) -> float:
    """What a single game is worth to who begins it, with these arrows."""
    return best_value(((START, START), first, second, DOUBLES, DOUBLES), plan, SINGLE)
