"""Texts of No Chance Backgammon: moves, the steps to enter them, positions, and a state in one line.

Moves: "1 number 3", "1 13/8", "1 bar/22", "1 6/off", "1 done", "1 resign 2", "2 accept", "2 decline", "1 begin".
Points are counted from the own side of whoever moves.

A position at the start of a turn is a line of five fields, the way chess players write theirs:

    24:2,13:5,8:3,6:5 24:2,13:5,8:3,6:5 2-5 2-2 red

Red's checkers and Blue's, each counted from its own side as place:checkers from the bar to those borne off ("bar:1",
"off:3"); the number of Red's arrow and of Blue's; the doubles left to Red and to Blue; whose turn it is.
"""

from __future__ import annotations

import re
from hashlib import sha256

from games.core import BadNotation, Seat
from games.no_chance_backgammon.board import BAR, CHECKERS, NUMBERS, OFF, Side, count, packed, places
from games.no_chance_backgammon.ends import SIDES
from games.no_chance_backgammon.rules import opened
from games.no_chance_backgammon.state import (
    DOUBLES,
    Accept,
    Begin,
    Decline,
    Done,
    Match,
    Move,
    Number,
    Phase,
    Play,
    Resign,
    State,
    Turn,
    asked,
    board,
    lined_up,
    numbers_of,
    written,
)
from games.no_chance_backgammon.turns import forced as only
from games.no_chance_backgammon.turns import steps

_WORDS: dict[str, type[Done] | type[Accept] | type[Decline] | type[Begin]] = {
    "done": Done,
    "accept": Accept,
    "decline": Decline,
    "begin": Begin,
}
_PLACE = r"bar|off|2[0-4]|1\d|[1-9]"


def read_move(text: str) -> Move:
    """The move a text names, whatever its case and spacing; BadNotation for any other text."""
    match text.lower().split():
        case [("1" | "2") as seat, "number", number] if re.fullmatch("[1-6]", number):
            return Number(int(seat) - 1, int(number))
        case [("1" | "2") as seat, "resign", points] if re.fullmatch("[1-3]", points):
            return Resign(int(seat) - 1, int(points))
        case [("1" | "2") as seat, word] if word in _WORDS:
            return _WORDS[word](int(seat) - 1)
        case [("1" | "2") as seat, word] if found := re.fullmatch(rf"({_PLACE})/({_PLACE})", word):
            return Play(int(seat) - 1, _place(found[1]), _place(found[2]))
    raise BadNotation(
        f"{text[:60]!r} is no move here; write seat 1 or 2 and number 1 to 6, a step like 13/8, bar/22 or 6/off, done, "
        "resign 1 to 3, accept, decline or begin, as in '1 number 3'"
    )


def _place(word: str) -> int:
    return int(word) if word.isdecimal() else {"bar": BAR, "off": OFF}[word]


def path(move: Move) -> tuple[str, ...]:
    """A number; a checker by start and end; else one word."""
    match move:
        case Number(_, number):
            return (str(number),)
        case Play(_, start, end):
            return ("nb-bar" if start == BAR else str(start), "nb-off" if end == OFF else str(end))
        case Resign(_, points):
            return (f"nb-resign-{points}",)
    return (f"nb-{str(move).partition(' ')[2]}",)


def moves(state: State) -> tuple[Move, ...]:
    """What the seat that is asked may do: numbers from 1 up, steps from the back, `done` when all is played.

    Resignations are not listed; they are in `rules.resigns`.
    """
    seat = asked(state)
    match state.phase:
        case Phase.ARROWS | Phase.NUMBER:
            return tuple([Number(seat, number) for number in numbers_of(state)])
        case Phase.STEPS:
            legal = tuple([Play(seat, *step) for step, _ in steps(board(state), state.left)])
            return legal or (Done(seat),)
        case Phase.OFFER:
            return (Accept(seat), Decline(seat))
        case Phase.NEXT:
            return (Begin(seat),)
    return ()


def forced(state: State) -> Move | None:
    """The step that leaves no choice, where the table lets the console play those (T7); `done` never is."""
    if state.phase is not Phase.STEPS or not state.match.forced or not state.left:
        return None
    step = only(board(state), state.left)
    return None if step is None else Play(state.turn, *step)


def silence(state: State, seat: Seat) -> Move | None:
    """What silence means: the first that is offered, and playing on rather than accepting."""
    listed = moves(state)
    if not listed or seat != asked(state):
        return None
    plain = [move for move in listed if not isinstance(move, Number) or move.number not in state.arrows]
    return listed[-1] if state.phase is Phase.OFFER else (plain or listed)[0]


def write_position(state: State) -> str:
    """The position in one line; `read_position` reads it where a turn begins."""
    arrows = "-".join(str(arrow or ".") for arrow in state.arrows)
    doubles = "-".join(map(str, state.doubles))
    return f"{_side(state.sides[0])} {_side(state.sides[1])} {arrows} {doubles} {SIDES[state.turn]}"


def read_position(text: str, match: Match | None = None) -> State:
    """The state at the start of that turn, as if play began here; BadNotation says what is wrong with the text."""
    fields = text.split()
    if len(fields) != 5:
        raise BadNotation(f"{text[:80]!r}: a position has five fields: red, blue, arrows, doubles, whose turn")
    sides = _read_side(fields[0]), _read_side(fields[1])
    if any(count(sides[0], at) and count(sides[1], 25 - at) for at in range(1, 25)):
        raise BadNotation(f"{text[:80]!r}: checkers of both sides stand on one point")
    arrows, doubles = _pair(fields[2], 1, NUMBERS[-1], "arrows"), _pair(fields[3], 0, DOUBLES, "doubles")
    if fields[4] not in SIDES:
        raise BadNotation(f"{fields[4]!r}: whose turn it is is written red or blue")
    seat = SIDES.index(fields[4])
    bare = State(match or Match(1, True), Phase.NUMBER, seat, seat, sides, lined_up(*sides), arrows, doubles)
    return opened(bare)


def _side(side: Side) -> str:
    return ",".join(f"{written(at)}:{here}" for at, here in places(side))


def _read_side(text: str) -> Side:
    checkers: dict[int, int] = {}
    for item in text.split(","):
        found = re.fullmatch(rf"({_PLACE}):(1[0-5]|[1-9])", item)
        if found is None or _place(found[1]) in checkers:
            raise BadNotation(f"{item!r}: checkers are written once a place, as in 24:2, bar:1 or off:3")
        checkers[_place(found[1])] = int(found[2])
    if sum(checkers.values()) != CHECKERS:
        raise BadNotation(f"{text!r}: a side has {CHECKERS} checkers, not {sum(checkers.values())}")
    return packed(checkers)


def _pair(text: str, low: int, high: int, what: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d)-(\d)", text)
    if found is None or not all(low <= int(n) <= high for n in found.groups()):
        raise BadNotation(f"{text!r}: {what} are written {low}-{high}, Red's first, each from {low} to {high}")
    return int(found[1]), int(found[2])


def show(state: State) -> str:
    """The state in one line; equal exactly if the states are equal."""
    return shown(state, len(state.seen), digest(state.seen))


def shown(state: State, positions: int, seen: str) -> str:
    """`show` of a state whose positions so far are known by their number and digest alone."""
    match = state.match
    parts = [
        write_position(state),
        f"{state.phase.value} {''.join(map(str, state.left))}".rstrip(),
        f"points {match.points[0]}-{match.points[1]} of {match.length}",
        f"{match.games} games, {match.draws} draws running",
        f"begun by {SIDES[state.beginner]}, lot {state.lot}, offer {state.offer}, refused {state.refused}",
        f"now {_turn(state.now)}, last {_turn(state.last)}",
        f"men {state.men[0]} {state.men[1]}",
        f"{positions} positions {seen}",
    ]
    if state.result is not None:
        parts.append(f"ended {state.result.winner} {state.result.points} {state.result.by}")
    return " | ".join(parts)


def _turn(turn: Turn | None) -> str:
    if turn is None:
        return "none"
    steps = [f"{written(start)}/{written(end)}{'*' if hit else ''}" for (start, end), hit in turn.steps]
    return " ".join([f"{SIDES[turn.seat]} {turn.pair[0]}-{turn.pair[1]}:", *steps])


def digest(seen: tuple[int, ...]) -> str:
    """A short name for what may be long."""
    return sha256(" ".join(map(str, seen)).encode()).hexdigest()[:16]
