"""A chip that does not answer, as people read it."""

from __future__ import annotations

from collections.abc import Iterable

from hardware.signals import Fault


def no_chip(chip: str, seats: Iterable[int], reason: str) -> Fault:
    """A chip that is not there (any more), and whose buttons that silences; seats from 0."""
    there = ranges(seats)
    text = f"the GPIO chip {chip or 'of the header'} does not answer; seats {there} have no buttons: {reason}"
    args = (("chip", chip or "GPIO"), ("seats", there), ("reason", reason))
    return Fault(chip_device(chip), "fault-chip-absent", text, args)


def chip_device(chip: str) -> str:
    """What a chip is called in faults; the panel's own is the panel."""
    return f"chip {chip}" if chip else "panel"


def ranges(seats: Iterable[int]) -> str:
    """Seats from 0 as people read them: "1–3, 7"."""
    runs: list[list[int]] = []
    for number in sorted({seat + 1 for seat in seats}):
        if runs and number == runs[-1][-1] + 1:
            runs[-1][1:] = [number]
        else:
            runs.append([number])
    return ", ".join("–".join(map(str, run)) for run in runs)
