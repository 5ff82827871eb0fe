"""One console a store: a lock file beside it that the kernel frees when its holder dies, however it dies."""

from __future__ import annotations

import fcntl
import os
from io import FileIO
from pathlib import Path


class AlreadyRunning(RuntimeError):
    """Another console has this store open. pid: its process, None if it cannot be told."""

    def __init__(self, pid: int | None, path: Path) -> None:
        self.pid = pid
        who = "another process" if pid is None else f"process {pid}"
        super().__init__(f"a console is already running here ({who} holds {path}); close it first.")


def take_lock(path: Path) -> FileIO | None:
    """The lock, held until the file is closed. None where no lock file can be made; AlreadyRunning if it is taken."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = path.open("ab+", buffering=0)  # unbuffered: on a full disk nothing waits to fail when it is closed
    except OSError:
        return None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        pid = _pid(held)
        held.close()
        raise AlreadyRunning(pid, path) from None
    except OSError:  # a file system that knows no locks
        held.close()
        return None
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


def _pid(held: FileIO) -> int | None:
    held.seek(0)
    text = held.read().strip()
    return int(text) if text.isdigit() else None


def _sign(held: FileIO) -> None:
    """Writes our pid; on a full disk the lock holds without it."""
    try:
        held.truncate(0)
        held.write(b"%d\n" % os.getpid())
    except OSError:
        pass
