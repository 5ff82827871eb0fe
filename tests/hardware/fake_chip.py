"""A GPIO chip that is played: what `gpiod` offers, over pipes that can really be polled."""

from __future__ import annotations

import errno
import os
from collections import deque

import gpiod
from gpiod.line import Bias, Direction, Edge, Value

RISING, FALLING = gpiod.EdgeEvent.Type.RISING_EDGE, gpiod.EdgeEvent.Type.FALLING_EDGE


class FakeRequest:
    """One requested line: a pipe that is readable while edges wait, and what the kernel would remember."""

    def __init__(self, offset: int, settings: gpiod.LineSettings) -> None:
        self.offset, self.settings = offset, settings
        self.level = settings.bias is Bias.PULL_UP
        self.released = False
        self.fails = False
        self.fd, self._write = os.pipe()
        self._edges: deque[gpiod.EdgeEvent] = deque()

    def reconfigure_lines(self, config: dict[int, gpiod.LineSettings]) -> None:
        assert not self.released
        self.settings = config[self.offset]
        if self.settings.direction is Direction.OUTPUT:
            self.level = bool(self.settings.output_value)
        elif self.settings.bias in (Bias.PULL_UP, Bias.PULL_DOWN):
            self.level = self.settings.bias is Bias.PULL_UP

    def get_value(self, offset: int) -> Value:
        assert offset == self.offset
        return Value.ACTIVE if self.level else Value.INACTIVE

    def set_value(self, offset: int, value: Value) -> None:
        assert self.settings.direction is Direction.OUTPUT
        self.level = bool(value)

    def read_edge_events(self, max_events: int | None = None) -> list[gpiod.EdgeEvent]:
        assert not self.released
        if self.fails:
            raise OSError(errno.ENODEV, "No such device")
        os.read(self.fd, 4096)
        return [self._edges.popleft() for _ in range(len(self._edges))]

    def release(self) -> None:
        assert not self.released
        self.released = True
        os.close(self.fd)
        os.close(self._write)

    def drive(self, level: bool, at_ns: int) -> None:
        """Move the level as a wire would."""
        self.level = level
        kind = RISING if level else FALLING
        if self.settings.edge_detection in (Edge.BOTH, Edge.RISING if level else Edge.FALLING):
            self._edges.append(gpiod.EdgeEvent(kind.value, at_ns, self.offset, 0, 0))
            os.write(self._write, b"e")


class FakeChip:
    """28 lines, one of them in other hands."""

    BUSY = 9

    def __init__(self, path: str) -> None:
        self.path = path
        self.closed = False
        self.requests: dict[int, FakeRequest] = {}

    def line_offset_from_id(self, name: int | str) -> int:
        if name == "BELL":
            return 20
        if isinstance(name, str):
            raise OSError(errno.ENOENT, "No such file or directory")
        if name >= 28:
            raise ValueError("line offset of out range")
        return name

    def request_lines(
        self, config: dict[int, gpiod.LineSettings], consumer: str, event_buffer_size: int
    ) -> FakeRequest:
        ((offset, settings),) = config.items()
        held = self.requests.get(offset)
        if offset == self.BUSY or (held is not None and not held.released):
            raise OSError(errno.EBUSY, "Device or resource busy")
        self.requests[offset] = FakeRequest(offset, settings)
        return self.requests[offset]

    def close(self) -> None:
        self.closed = True
