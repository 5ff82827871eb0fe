"""The thread that waits for edges on many requested lines, and the one place where they are read."""

from __future__ import annotations

import logging
import os
import select
from collections.abc import Callable
from contextlib import suppress
from threading import RLock, Thread
from typing import Protocol, TypeAlias

from gpiod import EdgeEvent

_LOG = logging.getLogger(__name__)
_WAITING = select.EPOLLIN | select.EPOLLPRI
_BROKEN = select.EPOLLHUP | select.EPOLLERR

Hand: TypeAlias = Callable[[EdgeEvent, bool], None]
"""Takes an edge, and whether it is the last of those that were waiting."""
Gone: TypeAlias = Callable[[Exception], None]


class Request(Protocol):
    """What the reader needs of a `gpiod.LineRequest`."""

    @property
    def fd(self) -> int:
        """Its descriptor, readable when an edge waits."""

    def read_edge_events(self, max_events: int | None = None) -> list[EdgeEvent]:
        """The edges that wait."""


class EdgeReader:
    """One thread for all lines, started with the first and ended by `close`.

    Edges are handed on under one lock, so each line's come in their order, whoever reads them. A handler that raises
    is logged and silences nobody. A line that fails, as all do when their chip goes, is told to `gone` and watched no
    more.
    """

    def __init__(self) -> None:
        self._lock = RLock()
        self._watched: dict[int, tuple[Request, Hand, Gone]] = {}
        self._closing = False
        self._epoll = select.epoll()
        self._wake_read, self._wake_write = os.pipe()
        self._epoll.register(self._wake_read, select.EPOLLIN)
        self._thread: Thread | None = None

    @property
    def alive(self) -> bool:
        """Whether edges will be heard: the thread runs, or nothing is watched yet."""
        return self._thread is None or self._thread.is_alive()

    def revive(self) -> None:
        """A thread in place of one that has died; what came meanwhile waits in the kernel."""
        if not self.alive:
            self._start()

    def watch(self, request: Request, hand: Hand, gone: Gone = lambda error: None) -> None:
        """Hand every edge of this request to `hand`, in the reader's thread or in that of who catches up."""
        os.set_blocking(request.fd, False)  # who waits in a read keeps some kernels from taking the chip away
        with self._lock:
            self._watched[request.fd] = (request, hand, gone)
            self._epoll.register(request.fd, _WAITING)
            if self._thread is None:
                self._start()

    def unwatch(self, request: Request) -> None:
        """Stop watching; when this returns nobody touches the request any more."""
        with self._lock:
            self._forget(request.fd)

    def catch_up(self) -> None:
        """Hand on everything that has happened up to now, in the caller's thread: proofs by time need all edges."""
        with self._lock:
            if self._closing:
                return
            for fd, flags in self._epoll.poll(0):
                if fd != self._wake_read:
                    self._read(fd, flags)

    def close(self) -> None:
        """End the thread; safe to call twice."""
        with self._lock:
            if self._closing:
                return
            self._closing = True
            os.write(self._wake_write, b"x")
        if self._thread is not None:
            self._thread.join()
        self._epoll.close()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _start(self) -> None:
        self._thread = Thread(target=self._run, name="gpio edges", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        try:
            while not self._closing:
                self._epoll.poll()
                self.catch_up()
        except Exception:  # the owner sees that the thread is gone, says so and revives it
            _LOG.exception("the reading of GPIO edges has failed")

    def _read(self, fd: int, flags: int) -> None:
        request, hand, gone = self._watched[fd]
        try:
            events = request.read_edge_events() if flags & _WAITING else []
            if not events and flags & _BROKEN:
                raise OSError("the line has gone")
        except BlockingIOError:  # there was none after all
            return
        except Exception as error:  # whatever it is, this line cannot be read, and the others can
            _LOG.error("a GPIO line has failed and is no longer watched: %s", error)
            self._forget(fd)
            gone(error)
            return
        for event in events:
            try:
                hand(event, event is events[-1])
            except Exception:  # somebody else's handler: the next edge must still come
                _LOG.exception("a handler of a GPIO edge has failed")

    def _forget(self, fd: int) -> None:
        if self._watched.pop(fd, None) is not None:
            with suppress(OSError):  # closed already, or its device has gone
                self._epoll.unregister(fd)
