"""A game without a screen: bots play, and leave a score sheet, a picture of it and the record of every move."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import rich.console

from console.painter import snapshot
from games.core import AnyGame, Over, Setup, complete
from games.record import Record, steps, write_record
from games.report import game_sheet
from games.terminal import Sitting, play
from games.view import SeatView, View
from games.words import Words

SIZE = (1920, 1080)
SEATS = 4


def demonstrate(game: AnyGame, words: Words, seed: bytes, folder: Path) -> tuple[Path, ...]:
    """Plays one game, told on standard output; gives the files left in the folder. OSError if they cannot be written.

    seed: 32 bytes for the software dice.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = folder / game.id
    files = (stem.with_suffix(".txt"), stem.with_suffix(".png"), stem.with_suffix(".record"))
    for file in files:
        file.touch()  # what cannot be written is known before the game is played
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    bots = {seat: game.bots[-1 - seat % len(game.bots)] for seat in range(seats)}
    out = rich.console.Console(highlight=False)
    record = play(Sitting(game, complete(game, Setup(seats, humans=())), seed, bots, words, out))
    _write_sheet(game, record, words, files[0])
    _draw_sheet(game, record, words, list(bots.values()), files[1])
    files[2].write_text(write_record(record), encoding="utf-8")
    return files


def _write_sheet(game: AnyGame, record: Record, words: Words, file: Path) -> None:
    with file.open("w", encoding="utf-8") as paper:
        rich.console.Console(file=paper, width=100).print(game_sheet(game, record, tuple(steps(game, record)), words))


def _draw_sheet(game: AnyGame, record: Record, words: Words, bots: Sequence[str], file: Path) -> None:
    """The score sheet as the screen would show it, drawn by SDL's driver that needs no screen."""
    state = tuple(steps(game, record))[-1].after
    assert isinstance(game.waiting(state), Over)
    view = View(seats=tuple(SeatView("bot", bot) for bot in bots), open=False)
    pygame.display.init()
    pygame.display.set_mode((1, 1))
    pygame.image.save(snapshot(game.sheet(state, view), words, SIZE), file)
    pygame.display.quit()
