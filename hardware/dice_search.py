"""Finds the dice reader among ports that look alike: each is asked for its hello, and the one that fits is kept."""

from __future__ import annotations

import select
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field

import serial

from hardware import dice_faults as faults
from hardware.config import DiceConfig
from hardware.dice_link import MS, DiceLink
from hardware.serial_ports import CHUNK, TROUBLE, fitting, open_port
from hardware.signals import Fault, Ready, Signal

STEP_S = 0.2
REST_NS = 10_000 * MS
"""A port that has turned out to be something else is left to others for so long."""
_TELLING = ("identity", "version", "unable", "stranger", "silent", "permission", "busy", "open")
"""Which fault of several ports is said, the most telling first."""


@dataclass
class _Hope:
    """A port being asked. fault: what is known against it; rests_ns: closed until then."""

    link: DiceLink
    port: serial.Serial | None = None
    fault: Fault | None = None
    rests_ns: int = 0
    heard: list[Signal] = field(default_factory=list)


class Search:
    """Not thread-safe. A step takes up to STEP_S while ports are asked; times are CLOCK_MONOTONIC nanoseconds."""

    def __init__(self, config: DiceConfig) -> None:
        self._config = config
        self._hopes: dict[str, _Hope] = {}

    def step(self, now_ns: int) -> serial.Serial | Fault | None:
        """The port of the reader, all others let go; or what is to be said; None while some port may yet answer."""
        self._look_around(now_ns)
        self._ask(now_ns)
        for hope in self._hopes.values():
            self._judge(hope, now_ns)
            if hope.port is not None and any(isinstance(signal, Ready) for signal in hope.heard):
                found, hope.port = hope.port, None
                self.close()
                return found
        return None if self.asking else self._said()

    @property
    def asking(self) -> bool:
        """Whether any port is open, so that a step takes its time by itself."""
        return any(hope.port is not None for hope in self._hopes.values())

    def close(self) -> None:
        """Let go of all ports."""
        for hope in self._hopes.values():
            _let_go(hope)
        self._hopes.clear()

    def _look_around(self, now_ns: int) -> None:
        """Forget ports that have gone, open those that are new or have rested."""
        there = fitting(self._config.device)
        for gone in self._hopes.keys() - set(there):
            _let_go(self._hopes.pop(gone))
        for path in there:
            hope = self._hopes.get(path)
            if hope is None or (hope.port is None and now_ns >= hope.rests_ns):
                self._hopes[path] = self._open(path, now_ns)

    def _open(self, path: str, now_ns: int) -> _Hope:
        hope = _Hope(DiceLink(path, self._config.identity, round(self._config.patience_s * 1000 * MS)))
        opened = open_port(path, self._config)
        if isinstance(opened, Fault):
            hope.fault = opened
        else:
            hope.port = opened
            hope.link.opened(now_ns)
        return hope

    def _ask(self, now_ns: int) -> None:
        """Write what is to be said, wait for answers, hand them on."""
        asked = [hope for hope in self._hopes.values() if hope.port is not None]
        for hope in asked:
            _carry(hope, now_ns, write=True)
        ports = {hope.port: hope for hope in asked if hope.port is not None}
        with suppress(*TROUBLE):
            ready: Iterable[serial.Serial] = select.select(list(ports), [], [], STEP_S)[0] if ports else ()
            for port in ready:
                _carry(ports[port], now_ns, write=False)

    def _judge(self, hope: _Hope, now_ns: int) -> None:
        """What the port has shown itself to be; one that is no reader, or not ours, rests."""
        if hope.port is None:
            return
        hope.link.tick(now_ns)
        hope.heard = hope.link.take_signals()
        for signal in hope.heard:
            if isinstance(signal, Fault):
                hope.fault, hope.rests_ns = signal, now_ns + REST_NS
                _let_go(hope)

    def _said(self) -> Fault:
        known = [hope.fault for hope in self._hopes.values() if hope.fault is not None]
        if known:
            return min(known, key=lambda fault: _TELLING.index(fault.key.removeprefix("fault-dice-")))
        device = self._config.device
        return faults.lasting("absent", f"no port at {device} has answered as a dice reader", device=device)


def _carry(hope: _Hope, now_ns: int, write: bool) -> None:
    """Bytes to or from one port; one that fails has gone and is looked for anew."""
    port = hope.port
    if port is None:
        return
    try:
        if write:
            port.write(hope.link.take_bytes())
        else:
            hope.link.received(port.read(min(max(1, port.in_waiting), CHUNK)), now_ns)
    except TROUBLE:
        _let_go(hope)


def _let_go(hope: _Hope) -> None:
    port, hope.port = hope.port, None
    if port is not None:
        with suppress(*TROUBLE):
            port.close()
