"""The score sheets of Roller and Skater in words alone, for terminals and files: the document's own columns (RS7)."""

from __future__ import annotations

from games.roller_skater.odds import Role
from games.roller_skater.state import Line, State, roller_of, sheet_of, sums
from games.roller_skater.told import ahead, chips, mark, name, outcome
from games.scene import Msg, msg, number

HEADS = ("round", "first", "doubler", "second", "score-r", "score-s")
NOTHING = msg("list-none")


def paper(state: State) -> tuple[tuple[Msg, ...], ...]:
    """Rows of words: names of the columns; for each half who is who, a line a round, totals; and the last line."""
    rows = [*_half(state, 0), *_half(state, 1), (outcome(state),)]
    if (value := chips(state)) is not None:
        rows.append((value,))
    return (tuple(msg(f"rs-head-{key}") for key in HEADS), *(_filled(row) for row in rows))


def _half(state: State, which: int) -> tuple[tuple[Msg, ...], ...]:
    done, rolls = sheet_of(state, which), roller_of(state.table, which)
    rolled, skated = sums(done)
    return (
        (msg("rs-sheet", n=which + 1), _named(Role.ROLLER, rolls), _named(Role.SKATER, 1 - rolls)),
        *(_line(n + 1, done[n] if n < len(done) else None) for n in range(state.table.rounds)),
        (msg("rs-totals"), *(NOTHING,) * 3, number(rolled), number(skated)),
        (ahead(rolled, skated),),
    )


def _named(which: Role, seat: int) -> Msg:
    return msg("rs-named", role=mark(which), seat=name(seat))


def _line(n: int, line: Line | None) -> tuple[Msg, ...]:
    if line is None:
        return (number(n),)
    second = number(line.second) if line.second else msg("rs-no-toss")
    scores = (number(points) if points else NOTHING for points in (line.roller, line.skater))
    return (number(n), number(line.first), mark(line.doubler), second, *scores)


def _filled(row: tuple[Msg, ...]) -> tuple[Msg, ...]:
    return (*row, *(NOTHING,) * (len(HEADS) - len(row)))
