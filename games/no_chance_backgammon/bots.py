"""Bots of No Chance Backgammon, by name. A bot plans whole turns: a number and the position it shall lead to.

random      any number, any step
beginner    likes what the net likes (bots_net), but hazily, and does not look at the answer
heuristic   looks one turn ahead without the net; the formula is in `estimate`
casual      the same as the beginner, with a clearer eye
strong      searches three turns ahead (bots_strong); strong-N with its breadth set to N, from 1 to 99
strongest   searches a turn further and more broadly, and a race to its end

All but `random` accept a resignation that wins the match, or offers at least what they expect from playing on, and
resign nothing themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from random import Random
from typing import TypeAlias

from games.core import BadNotation, Bot, Seat
from games.no_chance_backgammon.board import ALL_OFF, BAR, HOME, OFF, Board, Side, count, pips, places
from games.no_chance_backgammon.bots_race import is_race, most_of
from games.no_chance_backgammon.state import Accept, Move, Number, Phase, Play, State, asked, board, numbers_of
from games.no_chance_backgammon.turns import Left, numbers, played, results, steps

NAMES = ("random", "beginner", "heuristic", "casual", "strong")
"""Offered to people, weakest first; `strongest` comes by name."""

Option: TypeAlias = tuple[int, Board]
"""A number and the board after the turn, the mover's side first."""
Judge: TypeAlias = Callable[[State, tuple[Option, ...], Random], Option]
"""Chooses among the turns that are possible."""
Hope: TypeAlias = Callable[[State], float]
"""How many points a seat that is offered a resignation expects from playing on."""
Placer: TypeAlias = Callable[[State, tuple[Move, ...]], Sequence[Move]]
"""The best places for an arrow at the start."""

SHOTS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1, 0)
"""By distance, how many of the 36 throws of ordinary backgammon hit a blot that nothing shields."""
SLACK = 0.05
"""The net sees points to about this: by so much less a resignation is still enough."""
DOUBLE = 8.0
"""What the heuristic bot wants for a double, in pips: about what one plays more than a plain pair."""


def bot(name: str) -> Bot[State, Move]:
    """The bot of that name, or BadNotation with the names there are."""
    if name == "random":
        return _at_random
    if name == "heuristic":
        return Planner(_heuristic, _hopes_by_pips)
    if name in ("beginner", "casual", "strong", "strongest"):
        return Planner(_searching(name), _hopes, _placing(name))
    if found := re.fullmatch(r"strong-([1-9][0-9]?)", name):
        return Planner(_searching("strong", int(found[1])), _hopes, _placing("strong"))
    others = "strongest and strong-N for a breadth N from 1 to 99"
    raise BadNotation(f"no bot {name!r}; there are {', '.join(NAMES)}, {others}")


def _at_random(_state: State, _seat: Seat, legal: tuple[Move, ...], chance: Random) -> Move:
    return chance.choice(legal)


@dataclass(frozen=True)
class Planner:
    """A bot that plans whole turns."""

    judge: Judge
    hopes: Hope
    places: Placer | None = None

    def __call__(self, state: State, seat: Seat, legal: tuple[Move, ...], chance: Random) -> Move:
        """A move of the best turn."""
        if state.phase is Phase.OFFER:
            return next(move for move in legal if isinstance(move, Accept) is _is_enough(state, self.hopes))
        if state.phase is Phase.ARROWS:
            return chance.choice(self.places(state, legal) if self.places else legal)
        if len(legal) == 1:
            return legal[0]
        number, wanted = self.turn(state, chance)
        return Number(seat, number) if state.phase is Phase.NUMBER else _towards(state, seat, wanted)

    def turn(self, state: State, chance: Random) -> Option:
        """The best turn, or the best end of one that has begun."""
        return self.judge(state, _options(state), chance)


def _is_enough(state: State, hopes: Hope) -> bool:
    """Whether what is offered wins the match, is the most there is to win, or at least what playing on promises."""
    needed = state.match.length - state.match.points[asked(state)]
    return state.offer >= min(needed, _most(board(state))) or state.offer >= hopes(state) - SLACK


def _most(here: Board) -> int:
    """The most that can still be won of the mover: no backgammon once the sides have passed each other and it has left
    the other's home."""
    beyond = here[0] >> 4 * (BAR - HOME)
    return most_of(here[0]) if beyond or not is_race(here) else min(2, most_of(here[0]))


def _hopes_by_pips(state: State) -> float:
    """A gammon or a backgammon is hoped for by who needs fewer pips to bear everything off than the other needs to save
    it: to bear one off with all at home, or to leave the winner's home."""
    loser, to_go = state.sides[state.turn], pips(state.sides[asked(state)])
    if count(loser, OFF) or _beyond(loser, HOME) + 1 < to_go:
        return 1
    return 3 if _beyond(loser, BAR - HOME - 1) > to_go else 2


def _beyond(side: Side, point: int) -> int:
    """The pips that checkers beyond a point have yet to go to it."""
    return sum((at - point) * here for at, here in places(side) if at > point)


def _options(state: State) -> tuple[Option, ...]:
    """Every turn that is open: with every number, or, once it is chosen, with what is left of it."""
    here = board(state)
    if state.phase is Phase.STEPS:
        number = state.now.pair[0] if state.now else 0
        return tuple([(number, after) for after in sorted(results(here, state.left))])
    theirs = state.arrows[1 - state.turn]
    turns = [(n, after) for n in numbers_of(state) for after in sorted(results(here, numbers(n, theirs)))]
    return tuple(turns)


def _towards(state: State, seat: Seat, wanted: Board) -> Play:
    """A step after which that board can still be reached."""
    here = board(state)
    legal = steps(here, state.left)
    for step, number in legal:
        after, left = played(here, state.left, step, number)
        if wanted in _ends(after, left):
            return Play(seat, *step)
    raise AssertionError("no step leads to a board that was found by playing steps")


def _ends(here: Board, left: Left) -> set[Board]:
    return results(here, left) if left and here[0] != ALL_OFF else {here}


def _heuristic(state: State, options: tuple[Option, ...], _chance: Random) -> Option:
    theirs = state.arrows[1 - state.turn]
    spending = state.phase is Phase.NUMBER
    return max(options, key=lambda one: estimate(one[1]) - DOUBLE * (spending and one[0] == theirs))


@lru_cache(maxsize=4096)
def estimate(after: Board) -> float:
    """What a position is worth to the side that has just moved, in pips:

    lead + 2 · points - sum over blots of (25 - place) · shots / 36

    lead: pips the other has to go less one's own. points: one's places from 2 to 9 and from 18 to 22 that hold two
    checkers or more. shots: throws of ordinary backgammon with which the nearest of the other's checkers before a blot
    would hit it; a hit blot goes back from its place to the bar, which is place 25. A won game is worth 1000.
    """
    mine, theirs = after
    if mine == ALL_OFF:
        return 1000
    made = sum(at in range(2, 10) or at in range(18, 23) for at, here in places(mine) if here >= 2)
    return pips(theirs) - pips(mine) + 2 * made - sum(_risk(at, theirs) for at, here in places(mine) if here == 1)


def _risk(at: int, theirs: Side) -> float:
    if at in (0, BAR):
        return 0
    distance = next((away for away in range(1, at + 1) if count(theirs, 25 - at + away)), 0)
    return (25 - at) * SHOTS[distance] / 36


def _turns(state: State, options: tuple[Option, ...]) -> tuple[tuple[tuple[int, Board, int], ...], int]:
    """The options, each with the doubles that the mover has left then; and the doubles of the other."""
    own, others = state.doubles if state.turn == 0 else state.doubles[::-1]
    theirs = state.arrows[1 - state.turn]
    chosen = state.phase is Phase.STEPS  # then the double, if it is one, has been taken from those left already
    return tuple([(n, after, own - (n == theirs and not chosen)) for n, after in options]), others


def _searching(name: str, breadth: int = 0) -> Judge:
    """breadth: 0 for the level's own. The search is loaded when it is first wanted: numpy takes its time."""

    def judge(state: State, options: tuple[Option, ...], chance: Random) -> Option:
        from games.no_chance_backgammon.bots_levels import level, price
        from games.no_chance_backgammon.bots_strong import search

        turns, others = _turns(state, options)
        theirs = state.arrows[1 - state.turn]
        number, after, _ = search(turns, theirs, others, level(name, breadth), price(state.match, state.turn), chance)
        return number, after

    return judge


def _hopes(state: State) -> float:
    """As the net sees the best turn of who offers to resign, in what points count for the match."""
    from games.no_chance_backgammon.bots_levels import price
    from games.no_chance_backgammon.bots_strong import rank, turned

    before = replace(state, phase=Phase.STEPS if state.now else Phase.NUMBER)
    turns, others = _turns(before, _options(before))
    theirs = state.arrows[asked(state)]
    return -rank(turns, theirs, others, turned(price(state.match, asked(state))))[0][0]


def _placing(name: str) -> Placer:
    """Where a level puts its arrow."""

    def place(state: State, legal: tuple[Move, ...]) -> Sequence[Move]:
        from games.no_chance_backgammon.bots_levels import best_places

        numbers_found = best_places(name, state)
        return [move for move in legal if isinstance(move, Number) and move.number in numbers_found] or legal

    return place
