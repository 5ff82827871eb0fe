"""The commands that look behind a game: exact figures, and luck told from choice."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, Group
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from games import tables
from games.command_line import DONE, EXIT_CODES, read_options, read_text, save_text
from games.core import AnyGame, BadNotation, BadRecord, Setup, Worth, complete
from games.luck import Account, Deed, account
from games.luck.html import html_page
from games.luck.report import account_csv, account_table, steps_table, what_if_table
from games.luck.svg import svg_picture
from games.luck.what_if import WhatIf, what_if
from games.record import Record, Step, read_record, steps
from games.words import Words

FindGame = Callable[[str], AnyGame]
Cache = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="Large tables are kept here, not in the user's cache.")
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def register(app: typer.Typer, find: FindGame, words: Callable[[str], Words]) -> None:
    """Adds the commands to a command line. find: a game by name; words: those of a language."""

    @app.command(
        "solve", epilog=EXIT_CODES, context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
    )
    def solve_command(
        context: typer.Context,
        name: Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. chance_or_choice.")],
        leave_at: Annotated[int | None, typer.Option(min=0, max=9999, help="Solve this fixed rule instead.")] = None,
        cache: Cache = None,
        as_json: Json = False,
    ) -> int:
        """Print what a game is worth, exactly: every throw is counted, nothing is sampled.

        House rules are given by their names, e.g. --dice 2 --sides 6 --rounds 5 --wipe all. The Choice is solved for a
        seat alone, sheet by sheet (--sheet A,C; else all), and keeps its tables for `analyse`, the screen and its bots.
        """
        game = find(name)
        tables.look_in(cache)
        policy = "" if leave_at is None else f"leave-at-{leave_at}"
        figures = _solved(game, _pairs(context.args), policy)
        for line in [json.dumps(figures)] if as_json else [f"{what}: {value:.10f}" for what, value in figures.items()]:
            print(line)
        return DONE

    @app.command("analyse", epilog=EXIT_CODES)
    def analyse_command(
        file: Annotated[Path, typer.Argument(metavar="RECORD", help="A record, e.g. seeds/chance_or_choice.record.")],
        language: Annotated[str, typer.Option(help="Language of the words, e.g. en or fa.")] = "en",
        page: Annotated[
            Path | None,
            typer.Option("--html", metavar="FILE", help="Write score sheet and account as a page to print."),
        ] = None,
        csv: Annotated[
            Path | None,
            typer.Option("--csv", metavar="FILE", help="Write worth, luck and cost of every entry for each seat."),
        ] = None,
        picture: Annotated[
            Path | None,
            typer.Option("--picture", metavar="FILE", help="Write score sheet and account as a picture (SVG)."),
        ] = None,
        other: Annotated[
            list[str] | None,
            typer.Option("--what-if", metavar="BOT", help="Play the same throws again with this bot; repeatable."),
        ] = None,
        cache: Cache = None,
        as_json: Json = False,
    ) -> int:
        """Tell luck from choice in a recorded game: what the dice gave each seat, and what its decisions cost.

        Games of The Choice are judged exactly if one played alone on a sheet that is solved, and else by playing every
        position on 1,296 times; that may take a minute.
        """
        tables.look_in(cache)
        game, record, history = _read(file, find)
        found = _judged(game, history)
        tries = [what_if(game, history, bot) for bot in other or ()]
        if page is not None:
            save_text(page, html_page(game, record, history, found, words(language)))
        found = _known(file, game, found)
        if csv is not None:
            save_text(csv, account_csv(found, history))
        if picture is not None:
            save_text(picture, svg_picture(game, record, history, found, words(language)))
        if as_json:
            again = {"what_if": [_again(row) for row in tries]} if tries else {}
            print(json.dumps({**figures_of(game, found, history), **again}))
            return DONE
        out = Console(highlight=False)
        out.print(account_table(game, found, history, words(language)))
        if tries:
            out.print("", what_if_table(game.totals(history[-1].after), tries, words(language)))
        return DONE


def walk(file: Path, game: AnyGame, history: Sequence[Step], words: Words) -> Group:
    """A record step by step, with luck, cost and worth; BadRecord if they cannot be told."""
    return steps_table(game, _known(file, game, _judged(game, history)), history, words)


def _known(file: Path, game: AnyGame, found: Account | None) -> Account:
    if found is None:
        raise BadRecord(f"{file}: {game.id} cannot tell what a position is worth, or nothing has been played yet")
    return found


def _solved(game: AnyGame, pairs: Sequence[str], policy: str) -> dict[str, float]:
    """What a game is worth, from "name=value" words; those that are no house rules are for the game to understand."""
    rules = {option.name for option in game.options}
    words = dict(pair.split("=", 1) for pair in pairs if game.solve_parts and pair.partition("=")[0] not in rules)
    named = [pair for pair in pairs if pair.partition("=")[0] not in words]
    options = complete(game, Setup(game.seats[0], read_options(game, named))).options
    if game.solve_parts is not None:
        if policy:
            raise BadNotation(f"{game.id}: only best play is solved, not {policy}")
        return _shown(game.solve_parts(options, words))
    if game.solve is None:
        raise BadNotation(f"{game.id}: this game is not solved exactly; `analyse` may still judge a record of it")
    return dict(game.solve(options, policy))


def _shown(parts: Iterator[tuple[float, Mapping[str, float]]]) -> dict[str, float]:
    """The last figures, with a bar meanwhile."""
    figures: Mapping[str, float] = {}
    with _bar("solving") as show:
        for share, figures in parts:  # noqa: B007
            show(share)
    return dict(figures)


def _judged(game: AnyGame, history: Sequence[Step]) -> Account | None:
    """The account by the best judge there is, with a bar if it takes long."""
    judge = game.judge(history[0].before) if history else None
    if judge is None:
        return account(game, history)
    with _bar("judging") as show:
        count = itertools.count(1)

        def counted(state: Any) -> Worth:
            show(min(1.0, next(count) / (len(history) + 1)))
            return judge(state)

        return account(game, history, counted)


@contextmanager
def _bar(what: str) -> Iterator[Callable[[float], None]]:
    """A bar on a terminal's standard error that shows which part of a work is done."""
    columns = (TextColumn(what), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    shown = Console(stderr=True)
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        task = progress.add_task(what, total=1.0)
        yield lambda share: progress.update(task, completed=share)


def _pairs(arguments: Sequence[str]) -> list[str]:
    """ "--sides 6 --first-throw-safe on" as name=value; BadNotation for anything else."""
    texts: list[str] = []
    rest = list(arguments)
    while rest:
        name, sign, value = rest.pop(0).partition("=")
        if not name.startswith("--") or not (sign or rest):
            raise BadNotation(f"{name!r}: a house rule is given as --name value")
        texts.append(f"{name[2:].replace('-', '_')}={value if sign else rest.pop(0)}")
    return texts


def _read(file: Path, find: FindGame) -> tuple[AnyGame, Record, list[Step]]:
    try:
        record = read_record(read_text(file))
        game = find(record.game_id)
        return game, record, list(steps(game, record))
    except BadRecord as mistake:
        raise BadRecord(f"{file}: {str(mistake).removeprefix(f'{file}: ')}") from mistake


def figures_of(game: AnyGame, found: Account, history: Sequence[Step]) -> dict[str, Any]:
    """An account ready for JSON: by seat, in points; entries are counted from 1."""
    return {
        "game": game.id,
        "error": found.error,
        "seats": [_seat_figures(found, seat) for seat in range(len(found.result))],
    }


def _seat_figures(found: Account, seat: int) -> dict[str, Any]:
    best = found.luckiest(seat)
    sums = {name: getattr(found, name)[seat] for name in ("expected", "luck", "cost", "gift", "result")}
    return {
        **sums,
        "dearest": [_dear(deed, seat) for deed in found.dearest(seat)],
        "luckiest": None if best is None else _lucky(best, seat),
    }


def _dear(deed: Deed, seat: int) -> dict[str, Any]:
    better = deed.better[seat]
    return {
        "entry": deed.entry,
        "move": str(deed.move),
        "cost": deed.cost[seat],
        "better": None if better is None else str(better),
    }


def _again(row: WhatIf) -> dict[str, Any]:
    """result: points by seat, null where the game did not end; anew: how many dice had not fallen in it before."""
    result = None if row.result is None else list(row.result)
    return {"bot": row.bot, "result": result, "dice": row.dice, "anew": row.anew}


def _lucky(deed: Deed, seat: int) -> dict[str, Any]:
    return {"entry": deed.entry, "move": str(deed.move), "luck": (deed.luck or ())[seat]}
