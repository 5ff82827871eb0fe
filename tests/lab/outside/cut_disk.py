"""A disk with a volatile write cache whose power can be cut: what was not flushed is kept or lost sector by sector."""

from __future__ import annotations

import threading
from collections.abc import Callable
from random import Random

from tests.lab.outside.pause import pause

SECTOR = 512
FLUSH_S = 0.004
"""What a flush takes, as on a memory card, so that many a cut comes in the middle of one."""
KEPT = 0.0, 0.5, 0.95
"""Shares of the cache that outlast a cut; which one, chance says. So writes are torn and come out of their order."""


class CutDisk:
    """What is on the platters, and what only the cache knows. deaf: flushes are answered and not carried out.

    flushes: how many were carried out; lost: sectors that cuts have taken.
    """

    def __init__(self, content: bytes, deaf: bool = False) -> None:
        self._safe, self._seen = bytearray(content), bytearray(content)
        self._cache: list[tuple[int, bytes, bool]] = []
        self._deaf, self._on = deaf, True
        self._lock = threading.Lock()
        self.size = len(content)
        self.flushes = self.lost = 0

    def read(self, at: int, length: int) -> bytes:
        """What was written last, whether it is safe or not."""
        with self._lock:
            return bytes(self._seen[at : at + length])

    def write(self, at: int, data: bytes, through: bool) -> None:
        """through: it outlasts any cut. Without power nothing is written."""
        with self._lock:
            if self._on:
                self._seen[at : at + len(data)] = data
                self._cache.append((at, data, through and not self._deaf))

    def flush(self) -> None:
        """Everything written so far outlasts any cut, if none comes before this returns."""
        pause(FLUSH_S)
        with self._lock:
            if self._on and not self._deaf:
                self._empty(lambda: True)
                self.flushes += 1

    def cut(self, chance: Random) -> None:
        """The power goes."""
        kept = chance.choice(KEPT)
        with self._lock:
            self._on = False
            self._empty(lambda: chance.random() < kept)

    def switch_on(self) -> None:
        """The power is back, and the cache is empty."""
        with self._lock:
            self._seen, self._on = bytearray(self._safe), True

    def _empty(self, lucky: Callable[[], bool]) -> None:
        """The cache goes to the platters in the order in which it was filled, as far as it is lucky."""
        for at, data, through in self._cache:
            for start in range(0, len(data), SECTOR):
                if through or lucky():
                    part = data[start : start + SECTOR]
                    self._safe[at + start : at + start + len(part)] = part
                else:
                    self.lost += 1
        self._cache.clear()
