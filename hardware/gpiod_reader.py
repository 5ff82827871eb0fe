"""The thread that waits for edges on many requested lines and hands each to its pin."""

from __future__ import annotations

import logging
import os
import select
from collections.abc import Callable
from contextlib import suppress
from threading import Condition, Thread, current_thread
from typing import Protocol, TypeAlias

from gpiod import EdgeEvent

_LOG = logging.getLogger(__name__)
_WAITING = select.POLLIN | select.POLLPRI

Hand: TypeAlias = Callable[[EdgeEvent], None]


class Request(Protocol):
    """What the reader needs of a `gpiod.LineRequest`."""

    @property
    def fd(self) -> int:
        """Its descriptor, readable when an edge waits."""

    def read_edge_events(self, max_events: int | None = None) -> list[EdgeEvent]:
        """The edges that wait."""


class EdgeReader:
    """One thread for all lines, started with the first and ended by `close`.

    A line that was being polled stays busy in the kernel until that poll returns, so `unwatch` comes back only when the
    thread waits without it. A handler that raises is logged and silences nobody; a line that fails is watched no more.
    """

    def __init__(self) -> None:
        self._changed = Condition()
        self._watched: dict[int, tuple[Request, Hand]] = {}
        self._round = 0
        self._closing = False
        self._wake_read, self._wake_write = os.pipe()
        os.set_blocking(self._wake_write, False)
        self._thread: Thread | None = None

    def watch(self, request: Request, hand: Hand) -> None:
        """Hand every edge of this request to `hand`, in the reader's thread."""
        with self._changed:
            self._watched[request.fd] = (request, hand)
            if self._thread is None:
                self._thread = Thread(target=self._run, name="gpio edges", daemon=True)
                self._thread.start()
        self._wake()

    def unwatch(self, request: Request) -> None:
        """Stop watching; when this returns the thread no longer touches the request."""
        with self._changed:
            watched = self._watched.pop(request.fd, None) is not None
            if not watched or self._thread is None or current_thread() is self._thread:
                return
            seen = self._round
            self._wake()
            self._changed.wait_for(lambda: self._round > seen or self._closing)

    def close(self) -> None:
        """End the thread; safe to call twice."""
        with self._changed:
            if self._closing:
                return
            self._closing = True
        self._wake()
        if self._thread is not None:
            self._thread.join()
        os.close(self._wake_read)
        os.close(self._wake_write)

    def _wake(self) -> None:
        with suppress(BlockingIOError):  # the pipe is full of wakes already
            os.write(self._wake_write, b"x")

    def _run(self) -> None:
        while True:
            with self._changed:
                self._round += 1
                self._changed.notify_all()
                if self._closing:
                    return
                watched = dict(self._watched)
            self._wait(watched)

    def _wait(self, watched: dict[int, tuple[Request, Hand]]) -> None:
        """One poll over the lines watched when it began."""
        poll = select.poll()
        poll.register(self._wake_read, select.POLLIN)
        for fd in watched:
            poll.register(fd, _WAITING)
        for fd, _ in poll.poll():
            if fd == self._wake_read:
                os.read(self._wake_read, 4096)
            else:
                self._read(fd, watched[fd])

    def _read(self, fd: int, line: tuple[Request, Hand]) -> None:
        request, hand = line
        try:
            with self._changed:
                events = request.read_edge_events() if self._watched.get(fd) is line else []
        except OSError as error:
            _LOG.error("a GPIO line has failed and is no longer watched: %s", error)
            with self._changed:
                self._watched.pop(fd, None)
            return
        for event in events:
            try:
                hand(event)
            except Exception:  # somebody else's handler: the next edge must still come
                _LOG.exception("a handler of a GPIO edge has failed")
