"""What the program itself reports to its screens, beside what devices and time report (`hardware.signals`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from hardware.signals import Signal as DeviceSignal

CommandName: TypeAlias = Literal["rules", "language", "layout", "motion", "voice"]


@dataclass(frozen=True, slots=True)
class Shown:
    """The scene last offered is on the screen since at_ns (CLOCK_MONOTONIC ns); it opens questions (T4).

    The loop reports it once a pass, after presenting, also when the scene was on the screen already.
    """

    at_ns: int


@dataclass(frozen=True, slots=True)
class Saved:
    """The store is done with a transaction. on_disk: False where it could not be written and play goes on unsaved."""

    ticket: int
    on_disk: bool


@dataclass(frozen=True, slots=True)
class Command:
    """A keyboard shortcut. rules: open or close them; language, layout, motion, voice: the next one."""

    name: CommandName
    at_ns: int


Signal: TypeAlias = DeviceSignal | Shown | Saved | Command
