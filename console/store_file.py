"""The database file of the store: opening, schema, damage, and the words for what went wrong. No threads here.

The tables of games only grow: a game, its entries and its end are inserted once and never changed; counts and
settings are written whole. So writing the same rows again does no harm, and that is what lets a game move to a fresh
file when the old one is lost.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

SCHEMA = 4
"""The version in PRAGMA user_version that this program writes and reads."""

Statement: TypeAlias = tuple[str, tuple[Any, ...]]
Connect: TypeAlias = Callable[[Path], sqlite3.Connection]

TABLES = (
    """CREATE TABLE games (
         id INTEGER PRIMARY KEY AUTOINCREMENT, key INTEGER NOT NULL UNIQUE, game TEXT NOT NULL,
         rules INTEGER NOT NULL, setup TEXT NOT NULL, seed BLOB NOT NULL, note TEXT NOT NULL) STRICT""",
    """CREATE TABLE entries (
         key INTEGER NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL, source TEXT NOT NULL,
         at_ns INTEGER, margin_ns INTEGER, about INTEGER NOT NULL DEFAULT 0,
         PRIMARY KEY (key, n)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE ends (
         key INTEGER PRIMARY KEY, result TEXT, day TEXT NOT NULL DEFAULT '') STRICT""",
    """CREATE TABLE counts (
         id INTEGER PRIMARY KEY AUTOINCREMENT, run INTEGER NOT NULL, day TEXT NOT NULL, what TEXT NOT NULL,
         game TEXT NOT NULL, detail TEXT NOT NULL, n INTEGER NOT NULL, UNIQUE (run, day, what, game, detail)) STRICT""",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID",
)
UPGRADES: dict[int, tuple[str, ...]] = {
    1: ("ALTER TABLE entries ADD COLUMN about INTEGER NOT NULL DEFAULT 0",),
    2: TABLES[3:],
    3: ("ALTER TABLE ends ADD COLUMN day TEXT NOT NULL DEFAULT ''",),
}
"""What makes a store of each version one of the next."""
ADD_GAME = (
    "INSERT INTO games (key, game, rules, setup, seed, note) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING"
)
ADD_ENTRY = (
    "INSERT INTO entries (key, n, text, source, at_ns, margin_ns, about) VALUES (?, ?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (key, n) DO NOTHING"
)
ADD_END = "INSERT INTO ends (key, result, day) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING"
ADD_COUNT = (
    "INSERT INTO counts (run, day, what, game, detail, n) VALUES (?, ?, ?, ?, ?, ?)"
    " ON CONFLICT (run, day, what, game, detail) DO UPDATE SET n = excluded.n"
)
SET = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
UNSET = "DELETE FROM settings WHERE name = ?"

KEEP_DAMAGED = 3
"""Of files that were set aside so many stay, the newest."""
HELPERS = "-wal", "-shm"
"""What SQLite keeps beside a database, by the end of its name."""

_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_UNWRITABLE = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class NewerStore(ValueError):
    """The file was written by a newer program; the text says so in one sentence. Nothing was changed."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for explicit transactions; usable by one thread at a time, whichever that is."""
    return sqlite3.connect(path, timeout=1, isolation_level=None, check_same_thread=False)


def open_file(path: Path, connect: Connect) -> sqlite3.Connection:
    """The checked database, made where there is none; NewerStore, sqlite3.Error or OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    link = connect(path)
    try:
        _prepare(link, path)
    except BaseException:
        link.close()
        raise
    return link


def _prepare(link: sqlite3.Connection, path: Path) -> None:
    version = _one(link, "PRAGMA user_version")
    if version > SCHEMA:
        raise NewerStore(
            f"{path} was written by a newer version of this program (store {version}, this one reads {SCHEMA});"
            " install the newer version or move the file away."
        )
    _one(link, "PRAGMA journal_mode = WAL")
    link.execute("PRAGMA synchronous = FULL")
    if version == 0:
        write(link, [*((table, ()) for table in TABLES), (f"PRAGMA user_version = {SCHEMA}", ())])
    elif (found := _one(link, "PRAGMA quick_check(1)")) != "ok":
        raise _damage(str(found))
    elif version < SCHEMA:
        steps = [sql for older in range(version, SCHEMA) for sql in UPGRADES[older]]
        write(link, [*((sql, ()) for sql in steps), (f"PRAGMA user_version = {SCHEMA}", ())])


def _one(link: sqlite3.Connection, sql: str) -> Any:
    return link.execute(sql).fetchone()[0]


def _damage(found: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(found)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def write(link: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    """All statements as one transaction, on disk when this returns.

    sqlite3.Error: nothing has changed, and the connection is to be closed, which ends the transaction.
    """
    link.execute("BEGIN IMMEDIATE")
    for sql, values in statements:
        link.execute(sql, values)
    link.commit()


def sync(path: Path) -> None:
    """What was written to a file, or renamed in a folder, is on the disk when this returns; OSError."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def set_aside(path: Path) -> Path:
    """Renames a damaged file and its helpers, with a number of its own; gives the new name, or OSError.

    The newest KEEP_DAMAGED of them stay, so that a card that damages every file does not fill itself with them.
    """
    earlier = _set_aside_before(path)
    aside = path.with_name(f"{path.name}.damaged-{_number(earlier[-1]) + 1 if earlier else 1}")
    path.rename(aside)
    for suffix in HELPERS:
        helper = path.with_name(path.name + suffix)
        if helper.exists():
            helper.rename(aside.with_name(aside.name + suffix))
    for old in earlier[: 1 - KEEP_DAMAGED]:
        for suffix in ("", *HELPERS):
            with suppress(OSError):  # the next one tries again
                old.with_name(old.name + suffix).unlink()
    return aside


def _set_aside_before(path: Path) -> list[Path]:
    """The damaged files that lie beside a store, oldest first."""
    found = (each for each in path.parent.iterdir() if each.name.startswith(f"{path.name}.damaged-"))
    return sorted((each for each in found if each.name.rpartition("-")[2].isdecimal()), key=_number)


def _number(aside: Path) -> int:
    return int(aside.name.rpartition("-")[2])


def is_damage(error: Exception) -> bool:
    """Whether the file's content is to blame, and not the disk under it."""
    return isinstance(error, sqlite3.Error) and _code(error) in _DAMAGED


def describe(error: Exception, path: Path) -> tuple[str, str]:
    """Message key and English sentence for a failure to save."""
    code = _code(error) if isinstance(error, sqlite3.Error) else None
    number = error.errno if isinstance(error, OSError) else None
    if code == sqlite3.SQLITE_FULL or number in _FULL:
        return "fault-store-full", f"nothing is being saved: the disk of {path} is full"
    if code in _UNWRITABLE or number is not None:
        return "fault-store-unwritable", f"nothing is being saved: {path} cannot be written ({error})"
    return "fault-store-failed", f"nothing is being saved: writing {path} failed ({error})"


def _code(error: sqlite3.Error) -> int | None:
    """The primary result code; extended ones carry detail in their higher bits."""
    code = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF
