"""A machine whose GPIO chips are played: what `gpiod` offers, over pipes that can really be polled."""

from __future__ import annotations

import errno
import os
from collections import deque
from types import SimpleNamespace

import gpiod
from gpiod.line import Bias, Direction, Edge, Value

RISING, FALLING = gpiod.EdgeEvent.Type.RISING_EDGE, gpiod.EdgeEvent.Type.FALLING_EDGE


class FakeRequest:
    """One requested line: a pipe that is readable while edges wait, and what the kernel would remember."""

    def __init__(self, offset: int, settings: gpiod.LineSettings, buffer: int = 16) -> None:
        self.offset, self.settings = offset, settings
        self.level = settings.bias is Bias.PULL_UP
        self.pulled_low = False
        self.released = False
        self.fails = False
        self.fd, self._write = os.pipe()
        self._edges: deque[gpiod.EdgeEvent] = deque(maxlen=buffer)
        self._seqno = 0

    def reconfigure_lines(self, config: dict[int, gpiod.LineSettings]) -> None:
        self._must_be_there()
        self.settings = config[self.offset]
        if self.settings.direction is Direction.OUTPUT:
            self.level = bool(self.settings.output_value)
        elif self.settings.bias in (Bias.PULL_UP, Bias.PULL_DOWN):
            self.level = self.settings.bias is Bias.PULL_UP and not self.pulled_low

    def get_value(self, offset: int) -> Value:
        self._must_be_there()
        assert offset == self.offset
        return Value.ACTIVE if self.level else Value.INACTIVE

    def set_value(self, offset: int, value: Value) -> None:
        self._must_be_there()
        assert self.settings.direction is Direction.OUTPUT
        self.level = bool(value)

    def read_edge_events(self, max_events: int | None = None) -> list[gpiod.EdgeEvent]:
        self._must_be_there()
        os.read(self.fd, 4096)
        return [self._edges.popleft() for _ in range(len(self._edges))]

    def release(self) -> None:
        assert not self.released
        self.released = True
        os.close(self.fd)
        os.close(self._write)

    def drive(self, level: bool, at_ns: int) -> None:
        """Move the level as a wire would. With a full buffer the kernel drops the oldest edge."""
        self.level = level
        kind = RISING if level else FALLING
        if self.settings.edge_detection in (Edge.BOTH, Edge.RISING if level else Edge.FALLING):
            self._seqno += 1
            self._edges.append(gpiod.EdgeEvent(kind.value, at_ns, self.offset, 0, self._seqno))
            os.write(self._write, b"e")

    def vanish(self) -> None:
        """Its chip is pulled out: polls end, and whatever is asked fails."""
        self.fails = True
        if not self.released:
            os.write(self._write, b"!")

    def _must_be_there(self) -> None:
        assert not self.released
        if self.fails:
            raise OSError(errno.ENODEV, "No such device")


class FakeChip:
    """Some lines, those of `held` in other hands, those of `grounded` wired to ground for good."""

    BUSY = 9

    def __init__(self, path: str, lines: int = 28) -> None:
        self.path, self.lines = path, lines
        self.closed = self.gone = False
        self.held: dict[int, str] = {}
        self.grounded: set[int] = set()
        self.requests: dict[int, FakeRequest] = {}

    def line_offset_from_id(self, name: int | str) -> int:
        if name == "BELL":
            return 20
        if isinstance(name, str):
            raise OSError(errno.ENOENT, "No such file or directory")
        if name >= self.lines:
            raise ValueError("line offset of out range")
        return name

    def get_line_info(self, offset: int) -> SimpleNamespace:
        return SimpleNamespace(consumer=self.held.get(offset, ""))

    def request_lines(
        self, config: dict[int, gpiod.LineSettings], consumer: str, event_buffer_size: int
    ) -> FakeRequest:
        if self.gone:
            raise OSError(errno.ENODEV, "No such device")
        ((offset, settings),) = config.items()
        before = self.requests.get(offset)
        if offset in self.held or (before is not None and not before.released):
            raise OSError(errno.EBUSY, "Device or resource busy")
        self.requests[offset] = request = FakeRequest(offset, settings)
        request.pulled_low = offset in self.grounded
        return request

    def close(self) -> None:
        self.closed = True


class FakeMachine:
    """Chips by name, to be pulled out and put back. The one without a name is the header's, with a line in use."""

    def __init__(self, *names: str, lines: int = 28) -> None:
        self._lines = lines
        self.chips: dict[str, FakeChip] = {}
        self.all: list[FakeChip] = []
        for name in names:
            self.put_in(name)

    def open(self, name: str) -> FakeChip:
        """What opens a chip for a `GpiodFactory`."""
        if name not in self.chips:
            raise LookupError(f"no GPIO chip {name!r}; there is {', '.join(self.chips) or 'none'}")
        self.chips[name].closed = False
        return self.chips[name]

    def put_in(self, name: str) -> None:
        self.chips[name] = FakeChip(name, self._lines)
        if not name:
            self.chips[name].held[FakeChip.BUSY] = "fan-control"
        self.all.append(self.chips[name])

    def pull_out(self, name: str) -> None:
        chip = self.chips.pop(name)
        chip.gone = True
        for request in chip.requests.values():
            request.vanish()

    def line(self, offset: int, chip: str = "") -> FakeRequest:
        """A requested line of a chip that is there."""
        return self.chips[chip].requests[offset]
