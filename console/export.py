"""Stored games as records, one file each: for keeping, for disputes, and to check the software dice afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from console.session import Session
from console.store import Store, Stored
from games.core import AnyGame, BadRecord
from games.record import Record, write_record


class _Aside(Store):
    """Stands in for the store while an old game is looked at, so that nobody goes on with it."""

    def __init__(self) -> None:
        pass

    def resume(self, stored: Stored) -> int:
        """Nothing is written."""
        return stored.key


def stored_records(store: Store, games: Mapping[str, AnyGame]) -> Iterator[tuple[int, Record | str]]:
    """Every stored game with its number from 1, oldest first: its record, or a sentence that says why it has none."""
    for number, key in enumerate(store.keys(), 1):
        stored = store.load(key)
        if stored is None or stored.game_id not in games:
            yield number, f"game {number} cannot be read, or is one this console does not have."
            continue
        try:
            yield number, Session.resume(games[stored.game_id], stored, _Aside()).record()
        except BadRecord as reason:
            yield number, f"game {number}: {reason}"


def export(store: Store, games: Mapping[str, AnyGame], folder: Path) -> tuple[tuple[Path, ...], tuple[str, ...]]:
    """Writes every stored game, oldest first; gives the files, and a sentence for each game that is no record.

    A game that has not ended keeps the seed of its dice to itself. OSError if the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    troubles: list[str] = []
    for number, record in stored_records(store, games):
        if isinstance(record, str):
            troubles.append(record)
            continue
        files.append(folder / f"{number:05}-{record.game_id}.record")
        files[-1].write_text(write_record(record), encoding="utf-8")
    return tuple(files), tuple(troubles)
