"""What devices and time report. Signals are frozen values; a device never raises into the loop, it reports `Fault`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias


class Button(StrEnum):
    """The three buttons at every seat: green, red, yellow."""

    STAY = "STAY"
    LEAVE = "LEAVE"
    DOUBLE = "DOUBLE"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A confirmed press. at_ns: first contact, CLOCK_MONOTONIC nanoseconds.

    exact: the stamp is of the contact itself; False where only the arrival is known (keyboard, gamepad).
    """

    seat: int
    button: Button
    at_ns: int
    exact: bool = True


@dataclass(frozen=True, slots=True)
class Released:
    """A confirmed release of a button whose press was reported; at_ns: the contact's first opening."""

    seat: int
    button: Button
    at_ns: int
    exact: bool = True


@dataclass(frozen=True, slots=True)
class DiceRead:
    """A valid throw from the reader, framed, checked and within its armed window."""

    faces: tuple[int, ...]
    at_ns: int


@dataclass(frozen=True, slots=True)
class Fault:
    """A device is not well. device: stable name ("dice", "panel", "seat 3 STAY", "store"), the same in its Ready.

    key: message key of the words ("fault-dice-lost"); args: its arguments; text: one English sentence for logs.
    passing: a single refused thing (an undue throw), not a lasting state that a Ready will end.
    """

    device: str
    key: str
    text: str
    args: tuple[tuple[str, int | str], ...] = ()
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Ready:
    """A device is well (again). about: its identity where it has one."""

    device: str
    about: str = ""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has come to now_ns (CLOCK_MONOTONIC)."""

    now_ns: int


Signal: TypeAlias = Pressed | Released | DiceRead | Fault | Ready | Tick
