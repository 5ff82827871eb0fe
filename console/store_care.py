"""What keeps a store well for years: backups by SQLite's own means, the way back from them, and a bound to its size.

The rule of the bound: of games that have ended the newest KEEP_GAMES stay, move by move; older ones go. Their numbers
stay: totals of runs that have ended become one row a day, and of days the newest KEEP_DAYS, the older ones one day.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from console.store_file import SCHEMA, Statement, sync

KEEP_GAMES = 2000
KEEP_DAYS = 800
EARLIER = "earlier"
"""The name of all days before those that are kept."""
COPIES = 2
EVERY = 5
"""A backup is made when the console starts and after so many games."""

_OLD = "SELECT key FROM games WHERE key IN (SELECT key FROM ends) ORDER BY id DESC LIMIT -1 OFFSET ?"
_OLD_DAYS = "SELECT day FROM counts WHERE day != ? GROUP BY day ORDER BY min(id) DESC LIMIT -1 OFFSET ?"
_ADD = " ON CONFLICT (run, day, what, game, detail) DO UPDATE SET n = n + excluded.n"


def compaction(run: int, games: int = KEEP_GAMES, days: int = KEEP_DAYS) -> tuple[Statement, ...]:
    """What brings a store back to its bound, as one transaction. run: the present one, whose totals still grow."""
    merged = "INSERT INTO counts (run, day, what, game, detail, n) SELECT 0,"
    runs = f"{merged} day, what, game, detail, sum(n) FROM counts WHERE run NOT IN (0, ?)"
    early = f"{merged} ?, what, game, detail, sum(n) FROM counts WHERE run = 0 AND day IN ({_OLD_DAYS})"
    return (
        (f"DELETE FROM entries WHERE key IN ({_OLD})", (games,)),
        (f"DELETE FROM games WHERE key IN ({_OLD})", (games,)),
        ("DELETE FROM ends WHERE key NOT IN (SELECT key FROM games)", ()),
        (f"{runs} GROUP BY day, what, game, detail ORDER BY min(id){_ADD}", (run,)),
        ("DELETE FROM counts WHERE run NOT IN (0, ?)", (run,)),
        (f"{early} GROUP BY what, game, detail ORDER BY min(id){_ADD}", (EARLIER, EARLIER, days)),
        (f"DELETE FROM counts WHERE run = 0 AND day IN ({_OLD_DAYS})", (EARLIER, days)),
    )


def back_up(link: sqlite3.Connection, path: Path) -> None:
    """A checked copy beside the store; it becomes the newest backup only once it is whole on the disk."""
    fresh = path.with_name(f"{path.name}.backup-new")
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(fresh)) as copy:
        link.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            return
    sync(fresh)
    names = _names(path)
    for newer, older in zip(names[-2::-1], names[:0:-1], strict=True):
        if newer.exists():
            newer.replace(older)
    fresh.replace(names[0])
    sync(path.parent)


def restore(path: Path) -> Path | None:
    """Puts the newest good backup in the place of a store that has gone; which one it was, None if there is none."""
    for backup in _names(path):
        if _is_good(backup):
            fresh = path.with_name(f"{path.name}.restored")
            fresh.write_bytes(backup.read_bytes())
            sync(fresh)
            fresh.replace(path)
            sync(path.parent)
            return backup
    return None


def _names(path: Path) -> tuple[Path, ...]:
    return tuple(path.with_name(f"{path.name}.backup-{number}") for number in range(1, COPIES + 1))


def _is_good(backup: Path) -> bool:
    """Whether a backup is a whole store that this program reads."""
    if not os.access(backup, os.R_OK):
        return False
    try:
        with closing(sqlite3.connect(f"file:{backup}?mode=ro&immutable=1", uri=True)) as link:
            version, check = (link.execute(f"PRAGMA {each}").fetchone()[0] for each in ("user_version", "quick_check"))
    except sqlite3.Error:
        return False
    return bool(0 < version <= SCHEMA and check == "ok")
