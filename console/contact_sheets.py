"""`python -m console.contact_sheets`: every moment of every screen, in every language, side by side.

A sheet holds one language and one layout of one game, or of the console's own screens, at tables of every size; what
looks the same at several of them stands there once. Writes PNG files into docs/screens/ and prints every text that
does not fit its place; exit code 1 if there is one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, TypeAlias, get_args

import typer
from rich.progress import track

from console.desk import Desk, Habits
from console.screens.samples import samples
from console.store import Store
from games import all_games
from games.core import AnyGame
from games.folders import Folder, languages, text_folders
from games.moments import moments, picture
from games.scene import Layout, Scene
from games.words import Words

Named: TypeAlias = tuple[str, Scene]
Sheet: TypeAlias = tuple[str, Callable[[], Sequence[Named]], Words]
"""File name, what gives its scenes with their names, words."""

SEATS = (1, 3, 8, 100)


def sheets(folders: Sequence[Folder], store: Store) -> Iterator[Sheet]:
    """All contact sheets: every game and the console's own screens by language and layout."""
    for language in languages(folders):
        words = Words(language, folders)
        for layout in get_args(Layout):
            for game_id, game in all_games().items():
                tables_of = {seats: partial(game_scenes, game, seats, layout) for seats in tables(game)}
                yield f"{game_id}-{layout}-{language}", partial(once, tables_of), words
            screens = {seats: partial(_console_scenes, folders, store, words, layout, seats) for seats in SEATS}
            yield f"console-{layout}-{language}", partial(once, screens), words


def tables(game: AnyGame) -> tuple[int, ...]:
    """The numbers of seats to look at: SEATS, or the nearest this game can be played by."""
    return tuple(sorted({min(game.seats, key=lambda seats: abs(seats - wanted)) for wanted in SEATS}))


def game_scenes(game: AnyGame, seats: int, layout: Layout) -> tuple[Named, ...]:
    """The moments a game offers to be looked at."""
    return tuple((each.name, picture(game, each)) for each in moments(game, seats, layout))


def once(moments: Mapping[int, Callable[[], Sequence[Named]]]) -> tuple[Named, ...]:
    """Every scene once, named after all the tables that show it so, by their numbers of seats."""
    shown: dict[tuple[str, Scene], list[int]] = {}
    for seats, scenes in moments.items():
        for name, scene in scenes():
            shown.setdefault((name, replace(scene, accepted=0)), []).append(seats)
    return tuple((f"{' '.join(map(str, seats))} · {name}", scene) for (name, scene), seats in shown.items())


def _console_scenes(
    folders: Sequence[Folder], store: Store, words: Words, layout: Layout, seats: int
) -> tuple[Named, ...]:
    return samples(_desk(folders, store, words, layout, seats))


def _desk(folders: Sequence[Folder], store: Store, words: Words, layout: Layout, seats: int) -> Desk:
    """A table of so many panels, the same at every call: nothing here is left to chance."""
    return Desk(
        games=tuple(all_games().values()),
        store=store,
        speak=lambda language: Words(language, folders),
        languages=languages(folders),
        words=words,
        entropy=lambda count: bytes(count),
        habits=Habits(seats=seats),
        layout=layout,
        motion=False,
    )


def draw(folder: Path, only: str) -> list[str]:
    """Draw the sheets whose name contains `only`; gives the texts that do not fit."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from console.painter.sheets import Picture, contact_sheet

    folder.mkdir(parents=True, exist_ok=True)
    misfits: list[str] = []
    with TemporaryDirectory() as home:
        store = Store(Path(home) / "store.sqlite", lambda _signal: None)
        every = sheets((*text_folders("console"), *text_folders("games")), store)
        wanted = [sheet for sheet in every if only in sheet[0]]
        for name, scenes, words in track(wanted, "contact sheets", transient=True):
            if pictures := [Picture(*named) for named in scenes()]:
                misfits += [f"{name}: {line}" for line in contact_sheet(pictures, words, folder / f"{name}.png")]
        store.close()
    return misfits


def main(
    folder: Annotated[Path, typer.Option(help="Where the sheets are written.")] = Path("docs/screens"),
    only: Annotated[str, typer.Option(help="Only sheets whose name contains this text.")] = "",
) -> None:
    """Lay out all screens on contact sheets."""
    misfits = draw(folder, only)
    for line in misfits:
        typer.echo(line)
    raise typer.Exit(1 if misfits else 0)


if __name__ == "__main__":
    typer.run(main)
