"""What is written of a finished game beside its record: score sheet and account as text, as two tables for a
spreadsheet, as a page to print, and as two pictures, each whole or not there; bots are named in all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import TypeAlias

from rich.console import Console

from console.painter.picture_file import save_picture
from games.command_line import save_text
from games.core import AnyGame
from games.luck import Account, account
from games.luck.html import html_page
from games.luck.report import account_csv, account_table
from games.luck.scene import Told
from games.luck.scene import page as luck_page
from games.record import Record, Step, steps
from games.report import game_sheet
from games.scene import Box, Scene, msg
from games.score_sheet import sheet_csv
from games.table import header
from games.view import SeatView, View
from games.words import Words

SIZE = 1920, 1080
"""Pixels of the pictures."""
LUCK = Box(40, 84, 1200, 596)
"""Where the account lies on its picture."""
_WIDE = 110

Loose: TypeAlias = tuple[AnyGame, Record, Sequence[Step]]
"""A game, its record, and the record replayed."""


def write_papers(
    game: AnyGame, record: Record, words: Words, stem: Path, seats: tuple[SeatView, ...]
) -> tuple[Path, ...]:
    """Writes everything under names that begin with the stem's; gives the files. OSError, and no file is half there.

    seats: who held them.
    """
    history = tuple(steps(game, record))
    found = account(game, history)
    texts = {
        ".txt": _text((game, record, history), found, words, seats),
        ".html": html_page(game, record, history, found, words, seats),
        ".csv": sheet_csv(game, history[-1].after, seats, words),
    }
    if found is not None:
        texts["-luck.csv"] = account_csv(found, history)
    files = [stem.with_name(stem.name + ending) for ending in texts]
    for file, text in zip(files, texts.values(), strict=True):
        save_text(file, text)
    scenes = {"": sheet_scene(game, history, seats)}
    if found is not None:
        scenes["-luck"] = luck_scene(game, history, found, seats)
    for name, scene in scenes.items():
        files.append(stem.with_name(f"{stem.name}{name}.png"))
        save_picture(scene, words, SIZE, files[-1])
    return tuple(files)


def _text(loose: Loose, found: Account | None, words: Words, seats: tuple[SeatView, ...]) -> str:
    game, record, history = loose
    out = StringIO()
    paper = Console(file=out, width=_WIDE)
    paper.print(game_sheet(game, record, history, words, seats))
    if found is not None:
        paper.print("", words.say(msg("luck-title")), account_table(game, found, history, words, seats))
    return out.getvalue()


def sheet_scene(game: AnyGame, history: Sequence[Step], seats: tuple[SeatView, ...]) -> Scene:
    """The score sheet as the screen shows it at the end."""
    scene: Scene = game.sheet(history[-1].after, View(open=False, seats=seats))
    return scene


def luck_scene(game: AnyGame, history: Sequence[Step], found: Account, seats: tuple[SeatView, ...]) -> Scene:
    """The account as the screen shows it."""
    told = Told(game, history, found, View(open=False, seats=seats))
    return Scene((*header(msg("luck-title"), None), *luck_page(told, LUCK)))
