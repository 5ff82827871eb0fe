"""A dice port at a pseudo-terminal with a reader at its other end; tests wait for what they expect, not for time."""

from __future__ import annotations

import gc
import os
import select
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic
from typing import Self

from hardware.config import DiceConfig
from hardware.dice_port import DicePort
from hardware.reader_sim import Plug, SimReader
from hardware.signals import Signal

PATIENCE_S = 10.0


def open_descriptors() -> int:
    """How many this process has, without those of rubbish."""
    gc.collect()
    return len(list(Path("/proc/self/fd").iterdir()))


class PortBench:
    """Everything happens in `until`: the reader answers, signals are collected."""

    def __init__(self, link: Path, device: str = "", patience_s: float = 5.0, identity: str = "") -> None:
        self.plug = Plug(link)
        self.reader = SimReader(Random("faces"))
        self.others: list[tuple[Plug, SimReader]] = []
        self._woken, self._wake = os.pipe()
        config = DiceConfig(device=device or str(link), patience_s=patience_s, identity=identity)
        self.port = DicePort(config, lambda: void(os.write(self._wake, b"x")))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.port.close()
        for plug, _reader in self._every():
            plug.pull_out()
        os.close(self._woken)
        os.close(self._wake)

    def until(self, happened: Callable[[list[Signal]], object]) -> list[Signal]:
        """Signals up to the moment when `happened` is true of them; fails after ten seconds."""
        found = self.port.poll(0)
        end = monotonic() + PATIENCE_S
        while not happened(found):
            left = end - monotonic()
            assert left > 0, f"nothing of that kind within {PATIENCE_S} s, only {found}"
            masters = [plug.master for plug, _reader in self._every() if plug.master is not None]
            ready, _, _ = select.select([self._woken, *masters], [], [], left)
            for plug, reader in self._every():
                if plug.master in ready and plug.master is not None:
                    plug.write(reader.hear(os.read(plug.master, 4096)))
            if self._woken in ready:
                os.read(self._woken, 4096)
                found += self.port.poll(0)
        return found

    def _every(self) -> list[tuple[Plug, SimReader]]:
        return [(self.plug, self.reader), *self.others]

    def until_kind(self, kind: type[Signal]) -> list[Signal]:
        return self.until(lambda found: any(isinstance(one, kind) for one in found))

    def until_armed(self) -> None:
        assert self.until(lambda _: self.reader.armed) == []


def void(_: object) -> None:
    """For callbacks that return nothing."""
