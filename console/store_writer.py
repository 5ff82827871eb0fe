"""The store's writing thread: what is handed over in one go is one transaction, and nothing is lost while the disk is.

The game in hand is kept in memory as rows, so that it moves as a whole to a fresh file when its own is lost.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TypeAlias

from console import store_file as file
from console.signals import Saved
from console.store_care import back_up, restore
from console.store_file import Statement
from hardware.signals import Fault, Ready

DEVICE = "store"
Notify: TypeAlias = Callable[[Saved | Fault | Ready], None]


@dataclass(frozen=True)
class Job:
    """Rows to write together. begins: they are the first of a game, and earlier games need not be kept in memory.

    cares: after it the store is backed up.
    """

    statements: tuple[Statement, ...]
    ticket: int | None = None
    begins: bool = False
    cares: bool = False


class Writer:
    """Owns the connection. Made in the thread that opens the store, then used by the one that calls `run` only."""

    def __init__(self, path: Path, notify: Notify, connect: file.Connect) -> None:
        self._path, self._notify, self._connect = path, notify, connect
        self._link: sqlite3.Connection | None = None
        self._inode = 0
        self._written: list[Job] = []
        self._backlog: list[Job] = []
        self._told = ""
        self._try(self._open)

    def run(self, jobs: SimpleQueue[Job | None]) -> None:
        """Writes jobs until it is given None."""
        while (job := jobs.get()) is not None:
            taken, last = _with_waiting(job, jobs)
            self._write(taken)
            if any(each.cares for each in taken) and self._link is not None:
                self._try(self._back_up)
            if last:
                break
        if self._backlog:
            self._write([])
        if self._link is not None:
            self._link.close()

    def _back_up(self) -> None:
        back_up(self._reopened(), self._path)

    def _write(self, jobs: list[Job]) -> None:
        self._backlog += jobs
        on_disk = self._try(self._flush)
        for job in jobs:
            if job.ticket is not None:
                self._notify(Saved(job.ticket, on_disk))

    def _try(self, action: Callable[[], object]) -> bool:
        """Does it, on a fresh file if the old one is damaged; a failure is told once, and so is its end."""
        try:
            try:
                action()
            except sqlite3.DatabaseError as error:
                if not file.is_damage(error):
                    raise
                self._start_afresh()
                action()
        except (sqlite3.Error, OSError) as error:
            self._close()
            self._tell(*file.describe(error, self._path))
            return False
        if self._told:
            self._told = ""
            self._notify(Ready(DEVICE))
        return True

    def _flush(self) -> None:
        """The backlog as one transaction; with it the whole game in hand where the file may lack it."""
        if self._link is not None and not self._in_place():
            self._close()
        again = [] if self._link is not None else self._written
        link = self._reopened()
        file.write(link, [statement for job in again + self._backlog for statement in job.statements])
        self._written = _game_in_hand(self._written + self._backlog)
        self._backlog = []

    def _open(self) -> sqlite3.Connection:
        if self._link is None:
            self._link = file.open_file(self._path, self._connect)
            self._inode = self._path.stat().st_ino
        return self._link

    def _reopened(self) -> sqlite3.Connection:
        """As `_open`; a newer program's file that turned up in the middle of play is one more that cannot be used."""
        try:
            return self._open()
        except file.NewerStore as newer:
            raise OSError(str(newer)) from newer

    def _in_place(self) -> bool:
        """Whether the open file is still the one that the path names."""
        try:
            return self._path.stat().st_ino == self._inode
        except OSError:
            return False

    def _start_afresh(self) -> None:
        self._close()
        aside = file.set_aside(self._path)
        backup = restore(self._path)
        after = "a new one begun" if backup is None else f"{backup.name} put in its place"
        key = "fault-store-damaged" if backup is None else "fault-store-restored"
        text = f"{self._path} is damaged; it was set aside as {aside.name} and {after}"
        self._notify(Fault(DEVICE, key, text, (("file", aside.name),), passing=True))

    def _close(self) -> None:
        if self._link is not None:
            self._link.close()
            self._link = None

    def _tell(self, key: str, text: str) -> None:
        if self._told != key:
            self._told = key
            self._notify(Fault(DEVICE, key, text))


def _with_waiting(job: Job, jobs: SimpleQueue[Job | None]) -> tuple[list[Job], bool]:
    """The job and all that wait behind it: one commit serves them. True if the last word came after them."""
    taken = [job]
    while True:
        try:
            following = jobs.get_nowait()
        except Empty:
            return taken, False
        if following is None:
            return taken, True
        taken.append(following)


def _game_in_hand(jobs: list[Job]) -> list[Job]:
    starts = [at for at, job in enumerate(jobs) if job.begins]
    return jobs[starts[-1] :] if starts else jobs
