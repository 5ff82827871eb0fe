"""One console a store: a lock file beside it that the kernel frees when its holder dies, however it dies."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO


class AlreadyRunning(RuntimeError):
    """Another console has this store open. pid: its process, None if it cannot be told."""

    def __init__(self, pid: int | None, path: Path) -> None:
        self.pid = pid
        who = "another process" if pid is None else f"process {pid}"
        super().__init__(f"a console is already running here ({who} holds {path}); close it first.")


def take_lock(path: Path) -> IO[str] | None:
    """The lock, held until the file is closed. None where no lock file can be made; AlreadyRunning if it is taken."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.open("a+", encoding="ascii")
    except OSError:
        return None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        pid = _pid(held)
        held.close()
        raise AlreadyRunning(pid, path) from None
    _sign(held)
    return held


def is_free(store: Path) -> None:
    """AlreadyRunning if a console has this store open now; so it can be said before a screen is opened."""
    held = take_lock(lock_of(store))
    if held is not None:
        held.close()


def lock_of(store: Path) -> Path:
    """The lock file of a store."""
    return store.with_name(store.name + ".lock")


def _pid(held: IO[str]) -> int | None:
    held.seek(0)
    text = held.read().strip()
    return int(text) if text.isdecimal() else None


def _sign(held: IO[str]) -> None:
    """Writes our pid; on a full disk the lock holds without it."""
    try:
        held.truncate(0)
        held.write(f"{os.getpid()}\n")
        held.flush()
    except OSError:
        pass
