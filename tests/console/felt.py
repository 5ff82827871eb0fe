"""A store and the sessions begun on it, for tests."""

from __future__ import annotations

from pathlib import Path

from console.session import Session
from console.store import Store, Stored
from games.core import AnyGame, Setup
from tests.console.disk import SEED, Disk, Ear


class Table:
    """A store on a disk of the test's own, and the sessions begun on it."""

    def __init__(self, folder: Path) -> None:
        self.path, self.disk, self.ear = folder / "games.sqlite", Disk(), Ear()
        self.store = Store(self.path, self.ear, self.disk)

    def begin(self, game: AnyGame, seats: int = 3, **options: int | str | bool) -> Session:
        return Session.begin(game, Setup(seats, options), self.store, SEED)

    def settle(self, session: Session) -> None:
        """Flushes and shows whatever the store has answered for."""
        session.flush()
        self.store.close()
        while not self.ear.said.empty():
            session.saved(getattr(self.ear.next(), "ticket", 0))
        self.store = Store(self.path, self.ear, self.disk)

    def stored(self, session: Session) -> Stored:
        self.settle(session)
        stored = self.store.load(session.key)
        assert stored is not None
        return stored
