"""No Chance Backgammon in lines of plain characters, for terminals: the board as the seat that plays sees it."""

from __future__ import annotations

from games.core import Seat
from games.no_chance_backgammon.board import BAR, OFF, count, pips
from games.no_chance_backgammon.state import Move, Number, Phase, Play, State, written
from games.no_chance_backgammon.told import prompt, side
from games.scene import Msg, msg, number
from games.view import View

_LETTERS = "RB"


def say(move: Move) -> Msg:
    """A move in words: "number 3", "13/8", "DONE"."""
    match move:
        case Number(_, n):
            return msg("nb-say-number", n=n)
        case Play(_, start, end):
            return msg("nb-step", start=place(start), end=place(end))
    word = str(move).partition(" ")[2]
    return Msg(f"nb-{word.replace(' ', '-')}")


def place(at: int) -> Msg:
    """A place in words or as its number."""
    return Msg(f"nb-{written(at)}") if at in (OFF, BAR) else number(at)


def lines(state: State, seat: Seat) -> tuple[Msg, ...]:
    """The board with the seat's own points, the wall, and what is asked; R and B with the number of their checkers."""
    if state.phase is Phase.LOT:
        return (prompt(state, View())[0],)
    upper, lower = range(13, 25), range(12, 0, -1)
    rows = (_labels(upper), _row(state, seat, upper), _bar(state, seat), _row(state, seat, lower), _labels(lower))
    first, second = prompt(state, View())
    drawn = tuple(msg("nb-line", line=row) for row in rows)
    return (*drawn, *(_about(state, each) for each in (0, 1)), first, *(() if second is None else (second,)))


def _labels(points: range) -> str:
    return _joined([f"{point:^4}" for point in points])


def _row(state: State, seat: Seat, points: range) -> str:
    return _joined([f"{_here(state, seat, point):^4}" for point in points])


def _joined(cells: list[str]) -> str:
    return f"|{''.join(cells[:6])}|{''.join(cells[6:])}|"


def _here(state: State, seat: Seat, point: int) -> str:
    for each in (0, 1):
        if here := count(state.sides[each], point if each == seat else 25 - point):
            return f"{_LETTERS[each]}{here}"
    return "."


def _bar(state: State, seat: Seat) -> str:
    waits = [f"{_LETTERS[each]}{n}" for each in (0, 1) if (n := count(state.sides[each], BAR))]
    return f"|{'bar ' + ' '.join(waits) if waits else '':^49}|"


def _about(state: State, seat: Seat) -> Msg:
    """One side: its arrow, doubles left, pips and checkers borne off."""
    here = state.sides[seat]
    arrow = number(state.arrows[seat]) if state.arrows[seat] else msg("nb-line", line="-")
    counts = {"left": state.doubles[seat], "pips": pips(here), "off": count(here, OFF)}
    return msg("nb-about", side=side(seat), letter=_LETTERS[seat], arrow=arrow, **counts)
