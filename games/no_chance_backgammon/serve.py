"""The game's door for other programs: positions in, turns out (`python -m games serve no_chance_backgammon`).

A question has "position" (a key as in `board.key`, the mover's side first), "own_arrow" and "opp_arrow" (the numbers of
the mover's arrow and of the other's), "own_doubles_left" and "opp_doubles_left". The answer is {"number": n, "result":
key}, the mover's side still first. With "query": "plays" it is {"choices": {"1": [key, …], …}}: every number that may
be chosen, and every different position that it can lead to. Other names are passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from games.core import BadNotation, Bot
from games.no_chance_backgammon import bots
from games.no_chance_backgammon.board import ALL_OFF, CHECKERS, NUMBERS, Board, count, key, places, read_key
from games.no_chance_backgammon.notation import moves
from games.no_chance_backgammon.rules import apply, opened
from games.no_chance_backgammon.state import (
    DOUBLES,
    RED,
    Done,
    Match,
    Move,
    Number,
    Phase,
    State,
    board,
    lined_up,
    numbers_of,
)
from games.no_chance_backgammon.turns import numbers, results

QUERIES = ("plays",)


def serve(bot: str) -> Callable[[Mapping[str, Any], Random], dict[str, Any]]:
    """What answers questions, turns being those of this bot; BadNotation for a bot there is not, and, by what is
    returned, for a question that cannot be answered."""
    mover = bots.bot(bot)

    def answer(question: Mapping[str, Any], chance: Random) -> dict[str, Any]:
        state = _state(question)
        query = question.get("query")
        if query is None:
            number, after = _turn(state, mover, chance)
            return {"number": number, "result": key(after)}
        if query not in QUERIES:
            raise BadNotation(f"query {_quoted(query)}: there is {', '.join(QUERIES)}, or none for a turn")
        return {"choices": {str(number): _reached(state, number) for number in numbers_of(state)}}

    return answer


def _turn(state: State, mover: Bot[State, Move], chance: Random) -> tuple[int, Board]:
    """The number that a bot chooses, and the board when it has played its turn."""
    if isinstance(mover, bots.Planner):
        return mover.turn(state, chance)
    number = 0
    while True:
        move = mover(state, RED, moves(state), chance)
        if isinstance(move, Done):
            return number, board(state)
        number = move.number if isinstance(move, Number) else number
        state = apply(state, move)[0]


def _reached(state: State, number: int) -> list[str]:
    return sorted(map(key, results(board(state), numbers(number, state.arrows[1 - RED]))))


def _state(question: Mapping[str, Any]) -> State:
    """The start of the turn in question, the mover as Red."""
    sides = _sides(question.get("position"))
    arrows = _number(question, "own_arrow", NUMBERS), _number(question, "opp_arrow", NUMBERS)
    left = range(DOUBLES + 1)
    doubles = _number(question, "own_doubles_left", left), _number(question, "opp_doubles_left", left)
    return opened(State(Match(1, True), Phase.NUMBER, RED, RED, sides, lined_up(*sides), arrows, doubles))


def _sides(text: object) -> Board:
    if not isinstance(text, str):
        raise BadNotation(f"position {_quoted(text)}: write the key of a position as a text")
    try:
        sides = read_key(text)
    except ValueError as mistake:
        raise BadNotation(f"position: {mistake}") from mistake
    for whose, side in zip(("the mover's", "the other's"), sides, strict=True):
        total = sum(here for _, here in places(side))
        if total != CHECKERS:
            raise BadNotation(f"position: {whose} side has {total} checkers, not {CHECKERS}")
        if side == ALL_OFF:
            raise BadNotation(f"position: {whose} side has borne off all its checkers, so the game is over")
    if shared := [at for at in range(1, 25) if count(sides[0], at) and count(sides[1], 25 - at)]:
        raise BadNotation(f"position: checkers of both sides stand on the mover's point {shared[0]}")
    return sides


def _number(question: Mapping[str, Any], name: str, allowed: range) -> int:
    value = question.get(name)
    if type(value) is not int or value not in allowed:
        raise BadNotation(f"{name} {_quoted(value)}: write a whole number from {allowed[0]} to {allowed[-1]}")
    return value


def _quoted(value: object) -> str:
    if isinstance(value, list | dict):
        return "as a list" if isinstance(value, list) else "as an object"
    return "is missing" if value is None else repr(value)[:60]
