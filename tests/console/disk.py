"""Disks that misbehave on command, and an ear for what a store says."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Queue
from typing import Any

from console.signals import Saved
from console.store import Store
from console.store_file import connect
from games.core import Setup
from games.record import Entry
from hardware.signals import Fault, Ready

Open = Callable[..., Store]
"""Opens a store on the test's file, on a disk given or a good one."""

PATIENCE_S = 20
"""How long a test waits for another thread before it fails."""


class Ear:
    """Hears a store and hands on what it said, in order."""

    def __init__(self) -> None:
        self.said: Queue[Saved | Fault | Ready] = Queue()

    def __call__(self, word: Saved | Fault | Ready) -> None:
        self.said.put(word)

    def next(self) -> Saved | Fault | Ready:
        return self.said.get(timeout=PATIENCE_S)

    def saved(self, ticket: int) -> tuple[bool, list[Fault | Ready]]:
        """Whether that ticket came to the disk, and what else was said until then."""
        others: list[Fault | Ready] = []
        while True:
            word = self.next()
            if isinstance(word, Saved) and word.ticket == ticket:
                return word.on_disk, others
            if not isinstance(word, Saved):
                others.append(word)


class Disk:
    """A real SQLite file whose commits pass a gate. pages: how many the file may have, 0 for no limit.

    fails: what the next commits raise, one each. links: every connection it gave.
    """

    def __init__(self, pages: int = 0) -> None:
        self.pages, self.read_only = pages, False
        self.open = threading.Event()
        self.open.set()
        self.entered = threading.Semaphore(0)
        self.commits = 0
        self.fails: list[Exception] = []
        self.links: list[sqlite3.Connection] = []

    def __call__(self, path: Path) -> sqlite3.Connection:
        if self.read_only:
            link = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None, check_same_thread=False)
        else:
            link = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=self._gated())
        link.execute(f"PRAGMA max_page_count = {self.pages or 2**30}")
        self.links.append(link)
        return link

    def _gated(self) -> type[sqlite3.Connection]:
        disk = self

        class Gated(sqlite3.Connection):
            def commit(self) -> None:
                disk.entered.release()
                assert disk.open.wait(PATIENCE_S), "the gate of the disk was never opened"
                if disk.fails:
                    raise disk.fails.pop(0)
                disk.commits += 1
                super().commit()

        return Gated

    def wait_for_commit(self) -> None:
        """Until the writer stands at the gate once more."""
        assert self.entered.acquire(timeout=PATIENCE_S), "the writer never came to a commit"


def rows(path: Path, sql: str) -> list[Any]:
    """What another process would read."""
    link = connect(path)
    try:
        return link.execute(sql).fetchall()
    finally:
        link.close()


def failure(code: int, text: str) -> sqlite3.Error:
    """An error as SQLite raises it."""
    error = sqlite3.OperationalError(text)
    error.sqlite_errorcode = code
    return error


SEED = bytes(range(32))
SETUP = Setup(4, {"rounds": 5, "wipe": "all", "safe": False}, (0, 2), (("first", "2"),))
ENTRIES = (
    Entry("throw 4 6", "reader", 81_000_000),
    Entry("2 leave", "hand", 83_000_000, 120_000),
    Entry("close", "console"),
)


def begin(store: Store) -> int:
    """A game to be written; its key."""
    return store.begin("chance_or_choice", 1, SETUP, SEED, "bots: none")


def many(count: int, start: int = 0) -> list[Entry]:
    """Long entries, numbered by their stamps."""
    return [Entry(f"throw {n % 6 + 1} {'9' * 200}", "console", start + n) for n in range(count)]
