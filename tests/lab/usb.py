"""A dice reader on a USB adapter that the emulator pulls out and puts in: see the lines of tests/lab/run."""

from __future__ import annotations

import json
import os
import termios
from contextlib import suppress
from pathlib import Path
from time import monotonic

import serial

from hardware.reader_sim import Plug

MONITOR, FAR_END = "/dev/ttyS1", "/dev/ttyS2"
PATIENCE_S = 20.0
ADAPTER = {"driver": "usb-serial", "id": "adapter", "bus": "xhci.0", "chardev": "far", "always-plugged": True}


class UsbPlug(Plug):
    """As `Plug`, of an adapter. path: its port, as the kernel numbers it, known when the kernel has seen it."""

    def __init__(self) -> None:
        super().__init__(None)
        self._far = serial.Serial(FAR_END, 115_200, timeout=0, write_timeout=PATIENCE_S)
        self._monitor = serial.Serial(MONITOR, 115_200, timeout=PATIENCE_S, write_timeout=PATIENCE_S)
        self._held: int | None = None
        self._asked = 0
        self._monitor.write(b"\xff\n")  # forget what it heard: a terminal echoes its greeting until it is opened
        assert self._ask("qmp_capabilities") == ""

    def put_in(self) -> None:
        """Plug the adapter in; a reader that had no current has heard nothing."""
        termios.tcflush(self._far.fileno(), termios.TCIFLUSH)
        end = monotonic() + PATIENCE_S
        while refusal := self._ask("device_add", **ADAPTER):  # until the guest has let go of the last one
            assert monotonic() < end, refusal
        self.master = self._far.fileno()

    def pull_out(self) -> None:
        """Pull the adapter out when all that was said is on its way."""
        if self.master is None:
            return
        self._say_all()
        assert self._ask("device_del", id=ADAPTER["id"]) == ""
        self.master = None

    def hold_number(self) -> str:
        """The port that is there now; its number stays taken until the next call, by a program that keeps it open."""
        (path,) = map(str, Path("/dev").glob("ttyUSB*"))
        self.let_go()
        self._held = os.open(path, os.O_RDONLY | os.O_NOCTTY | os.O_NONBLOCK)
        return path

    def let_go(self) -> None:
        """Free the number that was held."""
        if self._held is not None:
            os.close(self._held)
        self._held = None

    def close(self) -> None:
        """Give back both lines of the emulator."""
        self.let_go()
        self._far.close()
        self._monitor.close()

    def _say_all(self) -> None:
        """As `tcdrain`, which would wait for ever for a line that nobody takes from."""
        end = monotonic() + PATIENCE_S
        while left := self._far.out_waiting:
            assert monotonic() < end, f"the adapter has not taken the last {left} bytes within {PATIENCE_S} s"

    def _ask(self, command: str, **arguments: object) -> str:
        """Empty, or why the emulator refuses."""
        self._asked += 1
        asked = {"execute": command, "arguments": arguments, "id": self._asked}
        self._monitor.write(json.dumps(asked).encode() + b"\n")
        end = monotonic() + PATIENCE_S
        while monotonic() < end and (line := self._monitor.readline()):
            with suppress(ValueError):  # its greeting is cut where nobody listened yet
                answer = json.loads(line)
                if answer.get("id") == self._asked:
                    return str(answer.get("error", ""))
        return f"no answer to {command} within {PATIENCE_S} s"
