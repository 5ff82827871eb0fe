"""The sheet before a seat in lines of words, for terminals."""

from __future__ import annotations

from games.core import Seat
from games.scene import Msg, msg
from games.the_choice.board import COLOURS, NUMBER_SPOTS, NUMBERS, RING_SPOTS
from games.the_choice.sheets import SHEETS, Printed
from games.the_choice.state import Phase, Side, State, printed, short, untouched

_CELL = 4
"""Characters of a hex; rows are set in by half of it."""


def lines(state: State, seat: Seat) -> tuple[Msg, ...]:
    """What a seat has to know to choose: its sheet, its misthrows, how many dice it still needs."""
    if state.phase is Phase.BEGIN:
        front, back = SHEETS[state.table.sheets[seat]]
        return (*_board(front, Side(), 1), *_board(back, Side(), 2))
    player = state.players[seat]
    first = state.turn == 1 and state.phase is Phase.MARK and untouched(state, seat)
    how = (msg("tc-lines-how"),) if first else ()
    dice = (msg("tc-lines-dice", dice=" ".join(map(str, state.faces)), n=short(state, seat)),)
    board = _board(printed(state, seat), player.side, 2 if player.second else 1)
    return (*board, *how, *(dice if state.phase is Phase.MARK else ()))


def _board(printed: Printed, side: Side, n: int) -> tuple[Msg, ...]:
    head = msg("tc-lines-side", n=n, misthrows=side.misses)
    return (head, *(msg("tc-lines-row", text=row) for row in _rows(printed, side)))


def _rows(printed: Printed, side: Side) -> list[str]:
    rows = [[" "] * _CELL * 8 for _ in range(5)]
    for at in range(NUMBERS):
        _write(rows, NUMBER_SPOTS[at], _number(printed.numbers[at], at, side))
    for at in range(COLOURS):
        _write(
            rows, RING_SPOTS[at], f"c{printed.colours[at]}" if not side.ring >> at & 1 else f"[{printed.colours[at]}]"
        )
    return ["".join(row).rstrip() for row in rows]


def _number(value: int, at: int, side: Side) -> str:
    """Marked numbers stand in brackets, the last of the line in angular ones."""
    if at not in side.line:
        return str(value)
    return f"<{value}>" if at == side.line[-1] else f"({value})"


def _write(rows: list[list[str]], spot: tuple[float, float], text: str) -> None:
    x, row = spot
    middle = int(x * _CELL)
    start = middle - len(text) // 2
    rows[int(row)][start : start + len(text)] = text
