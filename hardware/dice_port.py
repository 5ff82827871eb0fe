"""The serial port of the dice reader: one thread opens it, carries bytes, notices that it has gone, opens it again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from time import monotonic_ns

import serial

from hardware.config import DiceConfig
from hardware.dice_link import MS, DiceLink
from hardware.dice_search import Search
from hardware.serial_ports import CHUNK, TROUBLE, is_pattern, open_port
from hardware.signals import Fault, Signal

RETRY_S = 0.25
"""How often a reader that is not there is looked for."""


class DicePort:
    """A dice reader at a path, pattern or URL, absent or present; the port's thread calls `wake` when `poll` has news.

    Never raises after it is made; a bad device text is refused by `hardware.config.check_dice` before.
    """

    def __init__(
        self, config: DiceConfig, wake: Callable[[], None], clock_ns: Callable[[], int] = monotonic_ns
    ) -> None:
        self._config = config
        self._wake = wake
        self._clock_ns = clock_ns
        self._lock = Lock()
        self._search = Search(config) if is_pattern(config.device) else None
        patience_ns = round(config.patience_s * 1000 * MS)
        first = clock_ns() // MS % 65535  # what an earlier console asked for is not what this one asks for
        self._link = DiceLink(config.device, config.identity, patience_ns, first)
        self._port: serial.Serial | None = None
        self._due_id: object = None
        self._stop = Event()
        self._thread = Thread(target=self._run, name="dice reader", daemon=True)
        self._thread.start()

    def poll(self, now_ns: int) -> list[Signal]:
        """What the reader has said: DiceRead, Fault, Ready. Its stamps are of the arrival of the line."""
        with self._lock:
            return self._link.take_signals()

    def due_ns(self) -> int | None:
        """Never: the port keeps its own time and wakes the loop."""
        return None

    def arm(self, dice: int, sides: int, due_id: object = None) -> None:
        """Open the window for one throw of 1 to 12 dice; the first valid throw in it counts and closes it.

        due_id names the throw that is due: again with the same one (not None) changes nothing, open or answered.
        """
        with self._lock:
            if due_id is None or due_id != self._due_id:
                self._due_id = due_id
                self._link.arm(dice, sides, self._clock_ns())
                self._interrupt()

    def disarm(self) -> None:
        """Close the window: throws are undue from now on."""
        with self._lock:
            self._due_id = None
            self._link.disarm()
            self._interrupt()

    def close(self) -> None:
        """Let go of the port and end its thread; safe to call twice."""
        self._stop.set()
        with self._lock:
            self._interrupt()
        self._thread.join()

    def _interrupt(self) -> None:
        """End a waiting read, where the port can, so that what is to be written goes at once."""
        cancel = getattr(self._port, "cancel_read", None)
        if cancel is not None:
            cancel()

    def _run(self) -> None:
        while not self._stop.is_set():
            port = self._open()
            if port is not None:
                self._visit(port)
            if self._search is None or not self._search.asking:
                self._stop.wait(RETRY_S)
        if self._search is not None:
            self._search.close()

    def _open(self) -> serial.Serial | None:
        config, search = self._config, self._search
        opened = open_port(config.device, config) if search is None else search.step(self._clock_ns())
        if isinstance(opened, Fault):
            with self._lock:
                self._link.teller.lasting(opened)
            self._tell()
        return None if isinstance(opened, Fault) else opened

    def _visit(self, port: serial.Serial) -> None:
        """One connection, from opening until it is lost or no longer wanted."""
        with self._lock:
            self._port = port
            self._link.opened(self._clock_ns())
        with suppress(*TROUBLE):  # whatever goes wrong now, the connection is lost and is said to be
            while not self._stop.is_set() and not self._link.gone(self._clock_ns()):
                self._carry(port)
        with self._lock:
            self._port = None
            if not self._stop.is_set():
                self._link.closed()
        self._tell()
        with suppress(*TROUBLE):  # a device that has gone may fail even in closing; its descriptors are freed
            port.close()

    def _carry(self, port: serial.Serial) -> None:
        """Write what is to be said, wait for bytes, hand them on."""
        with self._lock:
            said = self._link.take_bytes()
        if said:
            port.write(said)
        data = port.read(1)
        if data:
            data += port.read(min(port.in_waiting, CHUNK))
        with self._lock:
            now_ns = self._clock_ns()
            self._link.received(data, now_ns)
            self._link.tick(now_ns)
        self._tell()

    def _tell(self) -> None:
        with self._lock:
            news = self._link.teller.has_news()
        if news:
            self._wake()
