"""`python -m console.contact_sheets`: every moment of every screen, in every language, at several sizes, side by side.

Writes PNG files into docs/screens/ and prints every text that does not fit its place; exit code 1 if there is one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module, util
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, TypeAlias

import typer
from rich.progress import track

from console.desk import Desk, Habits
from console.screens.samples import samples
from console.store import Store
from games import all_games
from games.folders import Folder, languages, text_folders
from games.scene import Layout, Scene
from games.words import Words

Sizes: TypeAlias = tuple[tuple[int, int], ...]
Named: TypeAlias = tuple[str, Scene]
Sheet: TypeAlias = tuple[str, Callable[[], Sequence[Named]], Words, Sizes]
"""File name, what gives its scenes with their names, words, sizes in pixels."""

ALL_SIZES: Sizes = ((800, 480), (1024, 600), (1920, 1080))
ONE_SIZE: Sizes = ALL_SIZES[1:2]
_LAYOUTS: tuple[tuple[Layout, Sizes], ...] = (("wall", ALL_SIZES), ("table", ONE_SIZE))
SEATS = (1, 3, 8, 100)
SCALE = 0.18
"""A thumbnail's size in parts of the real one."""


def sheets(folders: Sequence[Folder], store: Store) -> Iterator[Sheet]:
    """All contact sheets: every game and the console's own screens by language, layout and number of seats."""
    for language in languages(folders):
        words = Words(language, folders)
        for layout, sizes in _LAYOUTS:
            for seats in SEATS:
                for game_id in all_games():
                    name = f"{game_id}-{layout}-{seats}-{language}"
                    yield name, partial(game_scenes, game_id, seats, layout), words, sizes
                few = sizes if seats == SEATS[1] else ONE_SIZE
                desk = partial(_desk, folders, store, words, layout, seats)
                yield f"console-{layout}-{seats}-{language}", partial(_console_scenes, desk), words, few


def game_scenes(game_id: str, seats: int, layout: Layout) -> tuple[Named, ...]:
    """The moments a game offers to be looked at (its module `samples`); () without such a module or such a table."""
    game = all_games()[game_id]
    name = f"games.{game_id}.samples"
    if seats not in game.seats or util.find_spec(name) is None:
        return ()
    found = import_module(name).samples(seats, layout)
    return tuple((each.name, (game.sheet if each.final else game.scene)(each.state, each.view)) for each in found)


def _console_scenes(desk: Callable[[], Desk]) -> tuple[Named, ...]:
    return samples(desk())


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
        for name, scenes, words, sizes in track(wanted, "contact sheets", transient=True):
            pictures = [Picture(title, scene, words, size) for title, scene in scenes() for size in sizes]
            columns, scale = (9, SCALE) if len(sizes) > 1 else (8, SCALE * 1.2)
            if pictures:
                lines = contact_sheet(pictures, columns, scale, folder / f"{name}.png")
                misfits += [f"{name}: {line}" for line in lines]
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
