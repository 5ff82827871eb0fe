"""What is said about games on a terminal or to another program: points, moves, figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from games.core import AnyGame, Choose, Over, Throw, Waiting
from games.option import write_option
from games.record import Record, Step
from games.scene import Msg, msg
from games.score_sheet import seats_of, sheet_rows
from games.table import seat_name
from games.tally import Tally, win_interval
from games.view import SeatView
from games.words import Words


def standing(game: AnyGame, record: Record, history: Sequence[Step]) -> dict[str, Any]:
    """How a record stands, ready for JSON; seats are counted from 1. ranks and result are None while unfinished."""
    state = _last(game, record, history)
    now = game.waiting(state)
    return {
        "game": game.id,
        "totals": list(game.totals(state)),
        "ranks": list(now.ranks) if isinstance(now, Over) else None,
        "waiting": describe(now),
        "result": None if record.result is None else list(record.result),
        "entries": len(record.entries),
        "sources": dict(sorted(Counter(entry.source for entry in record.entries).items())),
        "setup": {
            "seats": record.setup.seats,
            "humans": None if record.setup.humans is None else [seat + 1 for seat in record.setup.humans],
            "options": dict(record.setup.options),
            "lots": dict(record.setup.lots),
            "coach": record.setup.coach,
        },
        "rules": record.rules,
        "state": game.show(state),
    }


def describe(now: Waiting) -> dict[str, Any]:
    """What a game waits for, ready for JSON: kind is "choose", "throw" or "over"; seats are counted from 1."""
    if isinstance(now, Throw):
        return {"kind": "throw", "seat": now.seat + 1, "dice": now.dice, "sides": now.sides}
    if isinstance(now, Choose):
        seats = {"seats": [seat + 1 for seat in now.seats], "settled": [seat + 1 for seat in now.settled]}
        return {"kind": "choose", **seats, "caller": None if now.caller is None else now.caller + 1, "race": now.race}
    return {"kind": "over", "ranks": list(now.ranks), "scores": list(now.scores)}


def game_sheet(
    game: AnyGame, record: Record, history: Sequence[Step], words: Words, seats: Sequence[SeatView] = ()
) -> Group:
    """A record for people: house rules, every move, and the points in the end.

    seats: who held them; without, what the record knows.
    """
    state, seats = _last(game, record, history), seats or seats_of(record.setup)
    now = game.waiting(state)
    title = Text(words.say(Msg(f"title-{game.id}")), "bold")
    rules = ", ".join(f"{name} {write_option(value)}" for name, value in record.setup.options.items())
    rules += ", coach on" if record.setup.coach else ""
    names = [seat_name(seat, view) for seat, view in enumerate(seats)]
    points = score_table(words, names, game.totals(state), now.ranks if isinstance(now, Over) else None)
    rows = sheet_rows(game, state, seats)
    sheet = paper_table(rows, words) if rows else ""
    return Group(title, Text(rules, "dim"), "", sheet, points, "", move_table(history, words))


def paper_table(rows: Sequence[Sequence[Msg]], words: Words) -> Table:
    """A game's own score sheet; the first row names the columns."""
    table = Table(pad_edge=False, show_lines=True)
    for n, head in enumerate(rows[0]):
        table.add_column(words.say(head), justify="right" if n else "left")
    for row in rows[1:]:
        table.add_row(*map(words.say, row))
    return table


def _last(game: AnyGame, record: Record, history: Sequence[Step]) -> Any:
    return history[-1].after if history else game.start(record.setup)


def score_table(words: Words, names: Sequence[Msg], totals: Sequence[int], ranks: Sequence[int] | None) -> Table:
    """Points by seat, and places once the game is over."""
    table = Table(box=None, pad_edge=False, show_header=False)
    for seat, (name, total) in enumerate(zip(names, totals, strict=True)):
        place = [] if ranks is None else [words.say(msg("rank", n=ranks[seat]))]
        style = "bold" if ranks is not None and ranks[seat] == 1 else ""
        table.add_row(words.say(name), words.say(msg("points", n=total)), *place, style=style)
    return table


def move_table(steps: Sequence[Step], words: Words) -> Table:
    """Every entry of a record, whose it was and what it led to."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("#", justify="right", style="dim")
    for heading in ("move", "by", "what came of it"):
        table.add_column(heading)
    for number, step in enumerate(steps, 1):
        told = " · ".join(words.say(Msg(event.key, event.args)) for event in step.events)
        table.add_row(str(number), Text(step.entry.text), step.entry.source, Text(told))
    return table


def batch_title(sums: Tally, seed: str) -> str:
    """What was played, in a line: how many games, how many of them unfinished, and the seed."""
    unfinished = f", {sums.unfinished:,} of them unfinished and left out" if sums.unfinished else ""
    return f"{sums.games:,} games{unfinished}, seed {seed!r}"


def batch_table(figures: dict[str, Any], sums: Tally, seed: str) -> Table:
    """The figures of a batch of games; stderr is the standard error of the mean, the interval that of the wins."""
    title = Text(batch_title(sums, seed), "dim")
    table = Table(title=title, title_justify="left", box=None, pad_edge=False, header_style="dim")
    for heading in ("seat", "bot", "mean points", "standard error", "share of wins", "95 % of it"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for seat, row in enumerate(figures["seats"]):
        reach = win_interval(sums, seat)
        between = "–" if reach is None else f"{reach[0]:.1%} to {reach[1]:.1%}"
        mean, error, share = (_figure(row[of], form) for of, form in _FIGURES)
        table.add_row(str(seat + 1), row["bot"], mean, error, share, between)
    return table


_FIGURES = (("mean", ".3f"), ("stderr", ".3f"), ("win_share", ".1%"))


def _figure(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def points_csv(bots: Sequence[str], sums: Tally) -> str:
    """How often each seat made how many points, a line each: seat,bot,points,games."""
    lines = ["seat,bot,points,games"]
    for seat, bot in enumerate(bots):
        lines += [f"{seat + 1},{bot},{points},{games}" for points, games in sorted(sums.points[seat].items())]
    return "\n".join(lines) + "\n"
