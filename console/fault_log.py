"""What ails the table, line by line for the log: when it begins and when it ends, in plain words and never without end.

The screen tells those who play; whoever looks after the table reads the log the day after.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from hardware.signals import Fault, Ready

LINES, WINDOW_NS = 6, 600_000_000_000
"""So many lines a device may write in ten minutes: a cable that flaps for a year fills no disk."""


@dataclass
class _Device:
    """What the log says of one device. told, now: what it said last and what is so, empty where the device is well.

    stamps: of its latest lines; left_out: changes since the last one.
    """

    told: str = ""
    now: str = ""
    left_out: int = 0
    stamps: deque[int] = field(default_factory=lambda: deque(maxlen=LINES))

    def free_ns(self) -> int:
        """When it may write again; 0: at once."""
        return self.stamps[0] + WINDOW_NS if len(self.stamps) == LINES else 0


class FaultLog:
    """Writes a line where a fault begins, changes or ends. As a device of the loop it brings what had to wait.

    write: takes one line.
    """

    def __init__(self, write: Callable[[str], object]) -> None:
        self._write = write
        self._devices: dict[str, _Device] = {}

    def hear(self, signals: Iterable[object], now_ns: int) -> None:
        """Writes of these signals what is worth a line."""
        for signal in signals:
            if isinstance(signal, Fault | Ready):
                self._take(signal, self._devices.setdefault(signal.device, _Device()), now_ns)

    def poll(self, now_ns: int) -> tuple[()]:
        """Writes how devices are that have had no line for it yet and may write again."""
        for name, device in self._devices.items():
            if device.now != device.told:
                self._tell(name, device, now_ns)
        return ()

    def due_ns(self) -> int | None:
        """When a device may write that could not."""
        waiting = (device.free_ns() for device in self._devices.values() if device.now != device.told)
        return min(waiting, default=None)

    def close(self) -> None:
        """How every device is in the end, whether it may write or not."""
        for name, device in self._devices.items():
            if device.now != device.told:
                self._say(name, device)

    def _take(self, signal: Fault | Ready, device: _Device, now_ns: int) -> None:
        if isinstance(signal, Fault) and signal.passing:
            if device.free_ns() <= now_ns:
                device.stamps.append(now_ns)
                self._write(_line(signal.text))
            else:
                device.left_out += 1
            return
        before, device.now = device.now, _line(signal.text) if isinstance(signal, Fault) else ""
        if device.now != before and not self._tell(signal.device, device, now_ns):
            device.left_out += 1

    def _tell(self, name: str, device: _Device, now_ns: int) -> bool:
        """Writes how the device is now, if it may; whether it could."""
        if device.free_ns() > now_ns:
            return False
        device.stamps.append(now_ns)
        self._say(name, device)
        return True

    def _say(self, name: str, device: _Device) -> None:
        said = f"not well: {device.now}" if device.now else f"well again: {name}"
        more = f" (changed {device.left_out} times since the last line)" if device.left_out else ""
        self._write(said + more)
        device.told, device.left_out = device.now, 0


def _line(text: str) -> str:
    return " ".join(text.split())
