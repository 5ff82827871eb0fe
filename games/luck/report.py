"""The account of a game on a terminal, in a text file and for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO

from rich.console import Group
from rich.table import Table
from rich.text import Text

from games.core import AnyGame, Thrown
from games.luck.account import NOTHING, Account, Deed
from games.luck.replay import key_stops, lines, stops, title, worths
from games.luck.told import amount, explained_words, trust_words, weightiest
from games.luck.what_if import WhatIf
from games.record import Step
from games.scene import Msg, msg, number
from games.score_sheet import short_name
from games.table import bot_name
from games.view import SeatView
from games.words import Words

COLUMNS = ("entry", "by", "move", "source", "seat", "worth", "luck", "cost", "gift", "better")
"""Of the CSV: a line for each entry and each seat. by: who moved (nobody in a throw); worth: what the game was worth to
the seat after it; luck, cost and gift: what changed it; better: what would have cost least, where it cost something."""


def account_table(
    game: AnyGame, found: Account, history: Sequence[Step], words: Words, seats: Sequence[SeatView] = ()
) -> Group:
    """An account for people: a row a seat, with its best throw and dearest decisions; others where they mattered.

    seats: who held them, to name the bots.
    """
    table = Table(box=None, pad_edge=False, header_style="dim")
    sums = [("luck-luck", found.luck), ("luck-choice", tuple(-cost for cost in found.cost))]
    sums += [("luck-others", found.gift)] if found.has_gifts else []
    table.add_column(words.say(msg("luck-seat")))
    for key in (*(key for key, _ in sums), "luck-result"):
        table.add_column(words.say(Msg(key)), justify="right")
    for key in ("luck-luckiest", "luck-dearest"):
        table.add_column(words.say(Msg(key)))
    for seat in range(len(found.result)):
        told = [words.say(amount(points[seat])) for _, points in sums]
        result = words.say(number(round(found.result[seat])))
        luck, dear = weightiest(game, history, found, words, seat)
        name = short_name(seat, seats[seat] if seats else SeatView())
        table.add_row(words.say(name), *told, result, luck, "\n".join(dear))
    return Group(words.say(explained_words(game)), words.say(trust_words(found)), "", table)


def account_csv(found: Account, history: Sequence[Step]) -> str:
    """The account entry by entry, under the names in COLUMNS; numbers have a point and six places."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    worth = list(found.expected)
    for deed, step in zip(found.deeds, history, strict=True):
        for seat in range(len(worth)):
            worth[seat] += (deed.luck or deed.gift)[seat] - deed.cost[seat]
            writer.writerow(_entry(deed, step, seat, worth[seat]))
    return out.getvalue()


def _entry(deed: Deed, step: Step, seat: int, worth: float) -> tuple[str, ...]:
    by = "" if isinstance(step.move, Thrown) or not hasattr(step.move, "seat") else str(step.move.seat + 1)
    luck = "" if deed.luck is None else _number(deed.luck[seat])
    costs = deed.cost[seat] > NOTHING
    better = str(deed.better[seat]) if costs and deed.better[seat] is not None else ""
    sums = (_number(worth), luck, _number(deed.cost[seat]), _number(deed.gift[seat]))
    return (str(deed.entry), by, step.entry.text, step.entry.source, str(seat + 1), *sums, better)


def _number(points: float) -> str:
    return f"{round(points, 6) + 0.0:.6f}"


def steps_table(game: AnyGame, found: Account, history: Sequence[Step], words: Words) -> Group:
    """The game step by step: what each gave or cost, and what the game was worth to every seat then.

    A star marks the steps that weighed most.
    """
    every = stops(game, history, found)
    keys, then = key_stops(every), worths(found, every)
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("#", justify="right", style="dim")
    for key in ("luck-seat", "luck-choice", "luck-luck", "replay-worth"):
        table.add_column(words.say(Msg(key)), justify="right" if key == "luck-luck" else "left")
    table.add_row("0", "", words.say(msg("replay-start")), "", _worths(then[0], words))
    for n, stop in enumerate(every, 1):
        mark = f"* {n}" if n - 1 in keys else str(n)
        head = title(game, history, stop)
        told = lines(game, history, stop)
        first = "" if head is None else words.say(head)
        rows = [(words.say(number(line.seat + 1)), _said(line.words, line.better, words), line.points) for line in told]
        if head is not None or not rows:
            table.add_row(mark, "", Text(first), "", _worths(then[n], words))
        for k, (seat, said, points) in enumerate(rows):
            lead = head is None and k == 0
            worth = _worths(then[n], words) if lead else ""
            table.add_row(mark if lead else "", seat, Text(said), words.say(amount(points)), worth)
    return Group(words.say(trust_words(found)), "", table)


def _said(what: Msg | None, better: Msg | None, words: Words) -> str:
    if what is None:
        return ""
    return words.say(what if better is None else msg("luck-better", deed=what, better=better))


def _worths(worth: Sequence[float], words: Words) -> str:
    return "  ".join(words.say(msg("coach-points", n=round(points, 1) + 0.0)) for points in worth)


def what_if_table(played: Sequence[int], found: Sequence[WhatIf], words: Words) -> Group:
    """Every seat's points as they were, and under each strategy with the same throws."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for seat in range(len(played)):
        table.add_column(words.say(number(seat + 1)), justify="right")
    table.add_column("")
    table.add_row(words.say(msg("whatif-played")), *(words.say(number(points)) for points in played), "")
    for row in found:
        table.add_row(words.say(bot_name(row.bot)), *_points(row, len(played), words))
    return Group(words.say(msg("whatif-about")), words.say(msg("whatif-explained")), "", table)


def _points(row: WhatIf, seats: int, words: Words) -> Iterator[str]:
    if row.result is None:
        yield from ("–",) * seats
        yield words.say(msg("whatif-endless"))
        return
    yield from (words.say(number(points)) for points in row.result)
    yield words.say(msg("whatif-anew", n=row.anew, of=row.dice)) if row.anew else ""
