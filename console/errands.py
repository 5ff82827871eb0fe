"""What the console does without a table: a demonstration, reports of the dice, games taken along, pictures.

Like `launch`, it may look at the environment, and imports what takes time where it is wanted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from console.config import Config
from console.launch import RUNNING, WRONG, stop, store_file
from console.paths import folders
from console.store_lock import AlreadyRunning

if TYPE_CHECKING:
    from console.store import Store


def demonstration(config: Config) -> None:
    """A game without a screen, left in ./played."""
    import games
    from console.demonstration import demonstrate
    from games.words import Words

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    first = next(iter(games.all_games().values()))
    try:
        left = demonstrate(first, Words(config.language, folders()), os.urandom(32), Path("played"))
    except OSError as reason:
        stop(WRONG, f"./played: the demonstration cannot be left there ({reason.strerror}).")
    print("Left for you:", *left, sep="\n  ")


def dice_report_of(state: Path | None, software: int | None, picture: Path | None) -> None:
    """How evenly the dice have fallen in all stored games, or in so many software throws made now."""
    from console.dice_report import findings, report, software_faces, stored_faces

    if software is None:
        import games

        with _stored_games(state) as store:
            counts, troubles = stored_faces(store, games.all_games())
    else:
        counts, troubles = software_faces(os.urandom(32), software), []
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    found = findings(counts)
    print(report(found))
    if picture is not None:
        from hardware.fairness_picture import picture as drawn

        try:
            picture.write_text(drawn(found), encoding="utf-8")
        except OSError as reason:
            stop(WRONG, f"{picture}: the picture cannot be written there ({reason.strerror}).")


@contextmanager
def _stored_games(state: Path | None) -> Iterator[Store]:
    """The store of a console that is not running; its own complaints go to standard error."""
    from console.store import NewerStore, Store
    from hardware.signals import Fault

    file = store_file(state)
    if not os.access(file, os.R_OK):
        stop(WRONG, f"{file}: no games are kept there.")
    said: list[object] = []
    try:
        store = Store(file, said.append)
    except AlreadyRunning as reason:
        stop(RUNNING, reason)
    except NewerStore as reason:
        stop(WRONG, reason)
    try:
        yield store
    finally:
        store.close()
        for word in said:
            if isinstance(word, Fault):
                print(word.text, file=sys.stderr)


def export_to(folder: Path, config: Config, state: Path | None = None) -> None:
    """All stored games in a folder, as records and on paper; the console that keeps them must not be running."""
    import games
    from console.export import Papers, export
    from games.words import Words

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    with _stored_games(state) as store:
        try:
            made = export(store, games.all_games(), folder, Papers(Words(config.language, folders())))
        except OSError as reason:
            stop(WRONG, f"{folder}: records cannot be written there ({reason.strerror}).")
    for trouble in made.troubles:
        print(trouble, file=sys.stderr)
    print(f"{len(made.records)} games written to {folder}")


def picture_of(record: Path, config: Config, file: Path, luck: bool) -> None:
    """The score sheet of a record, or its account of luck and choice, as the screen shows it."""
    from console.painter.picture_file import save_picture
    from console.papers import SIZE, luck_scene, sheet_scene
    from games import game
    from games.command_line import read_text
    from games.core import BadRecord
    from games.luck import account
    from games.record import read_record, steps
    from games.score_sheet import seats_of
    from games.words import Words

    os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        read = read_record(read_text(record))
        played = game(read.game_id)
        history = tuple(steps(played, read))
        found = account(played, history) if luck else None
    except (BadRecord, OSError) as reason:
        why = f"{reason.strerror}." if isinstance(reason, OSError) else str(reason).removeprefix(f"{record}: ")
        stop(WRONG, f"{record}: {why}")
    if not history or (luck and found is None):
        stop(WRONG, f"{record}: nothing has been played yet, or luck and choice cannot be told apart in this game.")
    seats = seats_of(read.setup)
    scene = sheet_scene(played, history, seats) if found is None else luck_scene(played, history, found, seats)
    try:
        save_picture(scene, Words(config.language, folders()), SIZE, file)
    except OSError as reason:
        stop(WRONG, f"{file}: the picture cannot be written there ({reason.strerror}).")
