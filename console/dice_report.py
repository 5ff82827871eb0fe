"""How evenly the dice of this table have fallen: the throws of all stored games, by where they came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from console.export import stored_records
from console.store import Store
from games import fair_dice
from games.core import AnyGame, BadRecord, Throw, Thrown
from games.record import Record, steps
from hardware.fairness import Finding, judge, sentences

SOURCES = {"console": "thrown by the table", "hand": "typed in by hand", "reader": "read by the dice reader"}
Counts = Counter[tuple[str, int, int]]
"""How often each (source, sides, face) has come."""


def count_faces(game: AnyGame, record: Record) -> Counts:
    """The faces of one record; BadRecord if the rules refuse it."""
    found: Counts = Counter()
    for step in steps(game, record):
        due = game.waiting(step.before)
        if isinstance(step.move, Thrown) and isinstance(due, Throw):
            found.update((step.entry.source, due.sides, face) for face in step.move.faces)
    return found


def stored_faces(store: Store, games: Mapping[str, AnyGame]) -> tuple[Counts, list[str]]:
    """The faces of all stored games, and a sentence for each game that cannot be counted."""
    found: Counts = Counter()
    troubles: list[str] = []
    for number, record in stored_records(store, games):
        if isinstance(record, str):
            troubles.append(record)
            continue
        try:
            found += count_faces(games[record.game_id], record)
        except BadRecord as reason:
            troubles.append(f"game {number}: {reason}")
    return found, troubles


def software_faces(seed: bytes, throws: int, sides: int = 6) -> Counts:
    """The faces of the table's own dice over so many throws of one die with this seed."""
    return Counter(("console", sides, face) for n in range(throws) for face in fair_dice.faces(seed, n, 1, sides))


def findings(counts: Counts) -> tuple[tuple[str, Finding], ...]:
    """What the counts tell, by source and kind of die, each with its title."""
    kinds = sorted({(source, sides) for source, sides, _ in counts})
    return tuple(
        (_title(source, sides), judge([counts[source, sides, face] for face in range(1, sides + 1)]))
        for source, sides in kinds
    )


def _title(source: str, sides: int) -> str:
    return f"{SOURCES.get(source, source)}, {sides} sides"


def report(found: Iterable[tuple[str, Finding]]) -> str:
    """The findings as lines for a terminal."""
    lines = ["\n  ".join((title, *sentences(finding))) for title, finding in found]
    return "\n".join(lines) or "No throw has been stored yet."
