"""Large tables that a machine makes for itself once and keeps: exact values, never shipped. The door to them.

A table is a file of its own in the user's cache: a line that says what it is and of which rules, then its bytes. A
file that is damaged, or of other rules, counts as none.
"""

from __future__ import annotations

import os
from hashlib import sha256
from mmap import ACCESS_READ, mmap
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import IO

from platformdirs import user_cache_path

_HEAD = 256
"""Bytes of the first line, its end included."""
_places: list[Path] = []


def look_in(folder: Path | None) -> None:
    """Tables are kept here from now on; None: in the user's cache."""
    _places[:] = [] if folder is None else [folder]


def folder() -> Path:
    """Where tables are kept."""
    return _places[0] if _places else user_cache_path("tabletop") / "tables"


def stored(name: str, rules: str) -> memoryview | None:
    """The bytes of a table; None if this machine has none of that name for these rules, or a damaged one.

    rules: all that the table depends on, as text.
    """
    try:
        with (folder() / name).open("rb") as file:
            found = memoryview(mmap(file.fileno(), 0, access=ACCESS_READ))
    except (OSError, ValueError):  # ValueError: an empty file
        return None
    data = found[_HEAD:]
    return data if found[:_HEAD] == _head(name, rules, data) else None


def save(name: str, rules: str, data: bytes | memoryview) -> None:
    """Keeps a table, whole or not at all; OSError that names the file where that cannot be done."""
    path = prepare() / name
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f"{name}.", delete=False) as file:
            _fill(file, _head(name, rules, data), data)
        Path(file.name).replace(path)
    except OSError as failed:
        raise OSError(failed.errno, failed.strerror, str(path)) from failed


def _fill(file: IO[bytes], *parts: bytes | memoryview) -> None:
    """Writes it all to the disk; what was begun is gone again if that is cut short."""
    try:
        for part in parts:
            file.write(part)
        file.flush()
        os.fchmod(file.fileno(), 0o644)  # another user may read what this one has solved
        os.fsync(file.fileno())
    except BaseException:
        Path(file.name).unlink()
        raise


def prepare() -> Path:
    """The folder, made and tried, so that nobody computes what cannot be kept; OSError that names it."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    if not os.access(place, os.W_OK | os.X_OK):
        raise PermissionError(13, "Permission denied", str(place))
    return place


def _head(name: str, rules: str, data: bytes | memoryview) -> bytes:
    made_of = sha256(rules.encode()).hexdigest()[:32]
    return f"table 1 {name} {made_of} {sha256(data).hexdigest()}".ljust(_HEAD - 1).encode() + b"\n"
