"""A GPIO chip of the kernel whose wires a program moves (gpio-sim): real lines, real stamps."""

from __future__ import annotations

import os
from pathlib import Path
from time import monotonic_ns

CONFIG = Path("/sys/kernel/config/gpio-sim")


class SimChip:
    """One chip, known by its label. `pull_out` takes it away whoever uses it, `put_in` brings it back."""

    def __init__(self, label: str, lines: int = 28) -> None:
        self.label = label
        self._device = CONFIG / f"lab-{label}"
        self._bank = self._device / "bank0"
        self._bank.mkdir(parents=True)
        (self._bank / "num_lines").write_text(str(lines))
        (self._bank / "label").write_text(label)
        self.put_in()

    def put_in(self) -> None:
        (self._device / "live").write_text("1")
        self.name = (self._bank / "chip_name").read_text().strip()
        self._wires = Path("/sys/devices/platform", (self._device / "dev_name").read_text().strip(), self.name)
        self._open: dict[int, int] = {}

    def pull_out(self) -> None:
        for descriptor in self._open.values():
            os.close(descriptor)
        self._open.clear()
        (self._device / "live").write_text("0")

    def close(self) -> None:
        if (self._device / "live").read_text().strip() == "1":
            self.pull_out()
        self._bank.rmdir()
        self._device.rmdir()

    def pull(self, line: int, up: bool) -> tuple[int, int]:
        """Move a wire; CLOCK_MONOTONIC before and after."""
        if line not in self._open:
            self._open[line] = os.open(self._wires / f"sim_gpio{line}" / "pull", os.O_WRONLY)
        before = monotonic_ns()
        os.pwrite(self._open[line], b"pull-up" if up else b"pull-down", 0)
        return before, monotonic_ns()

    def is_up(self, line: int) -> bool:
        return (self._wires / f"sim_gpio{line}" / "value").read_text().strip() == "1"
