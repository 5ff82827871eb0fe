"""Stored games as records, one file each: for keeping, for disputes, and to check the software dice afterwards.

Of finished games score sheets and accounts are written beside the record (`console.papers`), the newest game first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from console.screens.holders import read_seating
from console.session import Session
from console.store import Store, Stored
from games.command_line import save_text
from games.core import AnyGame, BadNotation, BadRecord
from games.record import Record, write_record
from games.view import SeatView
from games.words import Words

Seats: TypeAlias = tuple[SeatView, ...]
"""Who held the seats of a game."""


def stored_records(store: Store, games: Mapping[str, AnyGame]) -> Iterator[tuple[int, Record | str]]:
    """Every stored game with its number from 1, oldest first: its record, or a sentence that says why it has none."""
    for number, found in _stored(store, games):
        yield number, found if isinstance(found, str) else found[0]


def _stored(store: Store, games: Mapping[str, AnyGame]) -> Iterator[tuple[int, tuple[Record, Seats] | str]]:
    for number, key in enumerate(store.keys(), 1):
        try:
            stored = store.read(key)
            if stored is None or stored.game_id not in games:
                yield number, f"game {number} cannot be read, or is one this console does not have."
                continue
            game = games[stored.game_id]
            record = Session.look(game, stored, store).record()
            yield number, (record, _seats(game, stored))
        except BadRecord as reason:
            yield number, f"game {number}: {reason}"


def _seats(game: AnyGame, stored: Stored) -> Seats:
    """Who held the seats from the start; a bot that this console does not have keeps its name to itself."""
    seating = read_seating(stored.note, stored.setup.seats, game.bots, stored.setup.humans)
    return tuple(SeatView("bot", _known(game, who)) if isinstance(who, str) else SeatView() for who in seating)


def _known(game: AnyGame, bot: str) -> str:
    try:
        game.bot(bot)
    except BadNotation:
        return ""
    return bot


@dataclass(frozen=True)
class Papers:
    """In which words score sheets and accounts are written, and whether there is time for more of them."""

    words: Words
    in_time: Callable[[], bool] = lambda: True


@dataclass(frozen=True)
class Exported:
    """What has been written. records: one file a game; papers: the files beside them; troubles: a sentence for each
    game that is no record, and one for games that there was no time to write papers of."""

    records: tuple[Path, ...]
    papers: tuple[Path, ...]
    troubles: tuple[str, ...]


def export(store: Store, games: Mapping[str, AnyGame], folder: Path, papers: Papers | None = None) -> Exported:
    """Writes every stored game as a record, then the papers of those that are finished, as many as there is time for.

    A game that has not ended keeps the seed of its dice to itself. OSError if the folder cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    written: dict[Path, tuple[Record, Seats]] = {}
    troubles: list[str] = []
    for number, found in _stored(store, games):
        if isinstance(found, str):
            troubles.append(found)
            continue
        record = found[0]
        file = folder / f"{number:05}-{record.game_id}.record"
        save_text(file, write_record(record))
        written[file] = found
    finished = [(file, *found) for file, found in reversed(written.items()) if found[0].result is not None]
    beside = [] if papers is None else _write_papers(games, finished, papers, troubles)
    return Exported(tuple(written), tuple(beside), tuple(troubles))


def _write_papers(
    games: Mapping[str, AnyGame], finished: Sequence[tuple[Path, Record, Seats]], papers: Papers, troubles: list[str]
) -> list[Path]:
    from console.papers import write_papers  # with what it needs it would make every start longer

    files: list[Path] = []
    for n, (file, record, seats) in enumerate(finished):
        if not papers.in_time():
            left = len(finished) - n
            troubles.append(f"{left} finished games have no score sheets here, for they would have taken too long.")
            break
        files += write_papers(games[record.game_id], record, papers.words, file.with_suffix(""), seats)
    return files
