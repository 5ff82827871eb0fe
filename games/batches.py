"""The command that lets bots play many games: here, on several processors, or on other computers."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from games import cluster, game, histogram, simulate
from games.command_line import (
    DONE,
    EXIT_CODES,
    GAMES_AT_MOST,
    INTERRUPTED,
    Game,
    Json,
    Options,
    SaveTo,
    check_place,
    read_options,
    save_text,
    shown,
    stoppable,
)
from games.core import BadNotation
from games.jobs import Order, Portions, Stopped, order, tallies
from games.record import write_record
from games.report import batch_table, batch_title, points_csv
from games.tally import Tally, add, tally


def register(app: typer.Typer, packages: Sequence[str]) -> None:
    """Adds the command to a command line. packages: where else games are."""

    @app.command("simulate", epilog=EXIT_CODES)
    def simulate_command(
        name: Game,
        bots: Annotated[str, typer.Option(help="A bot for every seat, e.g. leave-at-20,cautious.")],
        games: Annotated[int, typer.Option(min=1, max=GAMES_AT_MOST, help="How many games.")] = 1000,
        seed: Annotated[str, typer.Option(help="Any text; equal seeds give equal games.")] = "",
        game_number: Annotated[
            int | None, typer.Option(min=1, max=GAMES_AT_MOST, help="Play only this game of the batch, counted from 1.")
        ] = None,
        entries_at_most: Annotated[
            int, typer.Option(min=1, max=GAMES_AT_MOST, help="A game longer than this counts as unfinished.")
        ] = simulate.ENTRIES_AT_MOST,
        jobs: Annotated[
            int, typer.Option(min=1, max=256, help="Processes; the games are the same with any number.")
        ] = 1,
        address: Annotated[
            str | None,
            typer.Option("--cluster", metavar="ADDRESS", help="Let a Dask cluster play; the games are the same."),
        ] = None,
        bulk: Annotated[
            bool, typer.Option("--bulk", help="Play many games at once, with other throws, where a game knows how.")
        ] = False,
        option: Options = None,
        save: SaveTo = None,
        csv: Annotated[
            Path | None, typer.Option("--csv", metavar="FILE", help="Write how often each seat made how many points.")
        ] = None,
        picture: Annotated[
            Path | None, typer.Option("--picture", metavar="FILE.svg", help="Draw the spread of points into a file.")
        ] = None,
        spread: Annotated[
            bool, typer.Option("--histogram", help="Draw how the points of each seat are spread.")
        ] = False,
        as_json: Json = False,
    ) -> int:
        """Let bots play many games and print each seat's mean points, standard error and share of wins.

        Ties share a win; means and shares are of finished games only. The interval is one of 95 per cent.
        Interrupted, it prints what it has.
        """
        if save is not None and (game_number is None or bulk):
            raise BadNotation("--save writes one game; say which with --game-number, and leave out --bulk")
        if address is not None and jobs > 1:
            raise BadNotation("--cluster plays on the cluster's own processors; leave out --jobs")
        played = game(name, *packages)
        of = simulate.batch(played, bots.split(","), seed, read_options(played, option or []), entries_at_most)
        what = order(of, packages, bulk)
        numbers = range(1, games + 1) if game_number is None else range(game_number, game_number + 1)
        _check_places(save, csv, picture)
        sums = _played(what, numbers, jobs, address)
        whole = sums.games == len(numbers)
        if save is not None and whole:
            save_text(save, write_record(simulate.record_of(of, numbers[0])))
        _write(of, sums, csv, picture)
        if as_json:
            print(json.dumps(simulate.summary(of, sums)))
        else:
            bars = histogram.tables(of.bots, sums) if spread else ()
            Console(highlight=False).print(batch_table(simulate.summary(of, sums), sums, seed), *bars)
        return DONE if whole else INTERRUPTED


def _check_places(save: Path | None, csv: Path | None, picture: Path | None) -> None:
    """What cannot be written is refused before the games, not after them."""
    if picture is not None and picture.suffix.lower() != ".svg":
        raise BadNotation(f"--picture {picture}: a picture is written as .svg")
    for path in (save, csv, picture):
        if path is not None:
            check_place(path)


def _write(of: simulate.Batch, sums: Tally, csv: Path | None, picture: Path | None) -> None:
    if csv is not None:
        save_text(csv, points_csv(of.bots, sums))
    if picture is not None:
        title = f"{of.game.id}: {batch_title(sums, of.seed)}"
        save_text(picture, histogram.picture(title, of.bots, sums))


def _played(what: Order, numbers: range, jobs: int, address: str | None) -> Tally:
    """The tally of all games, or of those there were when somebody pressed Ctrl-C."""
    sums = tally(len(what.bots))
    with stoppable() as stop, closing(_portions(what, numbers, jobs, address, stop.is_set)) as portions:
        for portion in shown(portions, "games", len(numbers), lambda done: done.games):
            add(sums, portion)
    return sums


def _portions(what: Order, numbers: range, jobs: int, address: str | None, stopped: Stopped) -> Portions:
    if address is None:
        return tallies(what, numbers, jobs, stopped)
    return cluster.tallies(what, numbers, address, stopped)
