"""No Chance Backgammon in whole numbers, for tools that learn.

Positions that have been there are written as their count, a digest of them all in four numbers (as in `show`), and
how often the last of them has been there: the third time the game is drawn (NB9). These six numbers come last.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from games.core import Setup
from games.no_chance_backgammon.board import BAR, CHECKERS, NUMBERS, OFF, Side, count, packed
from games.no_chance_backgammon.ends import GIVEN_UP, RESIGNED, WON
from games.no_chance_backgammon.notation import digest, shown
from games.no_chance_backgammon.state import (
    BLUE,
    DOUBLES,
    DRAWS,
    RED,
    Match,
    Phase,
    Result,
    State,
    Turn,
    start,
    written,
)
from games.numbers import (
    AnyLayout,
    Layout,
    Numbers,
    always,
    called,
    each,
    maybe,
    number,
    one_of,
    record,
    row,
    seen_as,
    up_to,
)

PLACES = range(OFF, BAR + 1)
MANY = 9999
"""More games than a match has, and more positions than a game has between two that never come back."""


def numbers(setup: Setup) -> Numbers[State]:
    """Numbers of arrows, steps of checkers and two words; the position with all that led to it."""
    steps = [f"{written(begin)}/{written(end)}" for begin in PLACES for end in range(max(OFF, begin - 6), begin)]
    actions = (*(f"number {n}" for n in NUMBERS), *steps, "done", "begin")
    digits = called("seen digest", each(4, number(0, 0xFFFF)))
    seen = row(called("seen positions", number(0, MANY)), digits, called("seen this one", number(0, 3)))
    return Numbers(actions, seen_as(row(_state(start(setup).match), seen), _apart, _shown))


def _apart(state: State) -> tuple[Any, ...]:
    seen = state.seen
    words = digest(seen)
    parts = tuple([int(words[at : at + 4], 16) for at in range(0, 16, 4)])
    return replace(state, seen=()), (len(seen), parts, seen.count(seen[-1]) if seen else 0)


def _shown(found: tuple[Any, ...]) -> str:
    state, (positions, parts, _) = found
    return shown(state, positions, "".join(f"{part:04x}" for part in parts))


def _state(match: Match) -> Layout[State, State]:
    two_numbers = each(2, number(0, NUMBERS[-1]))
    return record(
        State,
        match=record(
            Match,
            length=always(match.length),
            forced=always(match.forced),
            points=each(2, number(0, match.length + 2)),
            games=number(0, MANY),
            draws=number(0, DRAWS),
        ),
        phase=one_of(*Phase),
        turn=one_of(RED, BLUE),
        beginner=one_of(RED, BLUE),
        sides=each(2, _side()),
        arrows=two_numbers,
        doubles=each(2, number(0, DOUBLES)),
        left=up_to(4, number(1, NUMBERS[-1])),
        lot=number(0, NUMBERS[-1]),
        offer=number(0, 3),
        refused=number(0, 3),
        now=maybe(_turn()),
        last=maybe(_turn()),
        result=maybe(_result()),
        men=each(2, _men()),
        seen=always(()),
    )


def _side() -> AnyLayout:
    return seen_as(
        each(len(PLACES), number(0, CHECKERS)),
        lambda side: tuple([count(side, at) for at in PLACES]),
        _side_of,
    )


def _side_of(counts: tuple[int, ...]) -> Side:
    return packed(dict(zip(PLACES, counts, strict=True)))


def _men() -> AnyLayout:
    """Checkers by name and place, as letters (see `lined_up`)."""
    letter: AnyLayout = seen_as(number(0, BAR), lambda name: ord(name) - 97, lambda at: chr(97 + at))
    return seen_as(each(2 * CHECKERS, letter), tuple, "".join)


def _turn() -> Layout[Turn, Turn]:
    place = number(OFF, BAR)
    step = row(called("start", place), called("end", place))
    return record(
        Turn,
        seat=one_of(RED, BLUE),
        pair=each(2, number(1, NUMBERS[-1])),
        steps=up_to(4, row(step, called("hit", one_of(False, True)))),
    )


def _result() -> Layout[Result, Result]:
    return record(
        Result,
        winner=maybe(one_of(RED, BLUE)),
        points=number(0, 3),
        by=one_of(*WON[1:], RESIGNED, GIVEN_UP, "drawn"),
    )
