"""Throws the connected reader many times and counts the faces: `python -m hardware dice-test`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from time import monotonic_ns
from typing import Protocol

import msgspec

from hardware.config import MOCK, DiceConfig, check_dice
from hardware.fairness import judge, sentences
from hardware.fairness_picture import picture
from hardware.pin_names import BadHardware
from hardware.signals import DiceRead, Fault, Ready, Signal


class Reader(Protocol):
    """As `DicePort` and `MockReader`."""

    def poll(self, now_ns: int) -> list[Signal]:
        """What has been said."""

    def due_ns(self) -> int | None:
        """When to look again."""

    def arm(self, dice: int, sides: int, due_id: object = None) -> None:
        """One throw is due."""

    def close(self) -> None:
        """Let go."""


def open_reader(config: DiceConfig, wake: Callable[[], None], clock_ns: Callable[[], int]) -> Reader:
    """The configured reader; "mock" throws by itself at once."""
    if config.device == MOCK:
        from random import SystemRandom

        from hardware.mock_reader import MockReader

        return MockReader(wake, SystemRandom(), throws_ns=0)
    from hardware.dice_port import DicePort

    return DicePort(config, wake, clock_ns)


def throws(
    config: DiceConfig, clock_ns: Callable[[], int], number: int, dice: int, sides: int
) -> Generator[DiceRead | Fault | Ready, None, None]:
    """So many throws of so many dice, and what goes wrong meanwhile, as it comes; close the iterator to stop."""
    woken: SimpleQueue[None] = SimpleQueue()
    reader = open_reader(config, lambda: woken.put(None), clock_ns)
    read = 0
    try:
        reader.arm(dice, sides, read)
        while read < number:
            for signal in reader.poll(clock_ns()):
                if isinstance(signal, DiceRead):
                    read += 1
                    reader.arm(dice, sides, read)
                if isinstance(signal, DiceRead | Fault | Ready):
                    yield signal
            if read < number and reader.due_ns() is None:
                woken.get()
    finally:
        reader.close()


def count_throws(config: DiceConfig, device: str, number: int, dice: int, sides: int, file: Path | None) -> int:
    """The command: throws, says what happens and what it tells; exit code 1 if the dice are uneven or none fell.

    Raises BadHardware if there is no reader to throw with, OSError if the picture cannot be written.
    """
    config = msgspec.structs.replace(config, device=device or config.device)
    if not config.device:
        raise BadHardware("no reader is configured: set dice.device, or name one with --device")
    check_dice(config)
    counts = [0] * sides
    with suppress(KeyboardInterrupt), closing(throws(config, monotonic_ns, number, dice, sides)) as falling:
        for signal in falling:
            if isinstance(signal, DiceRead):
                for face in signal.faces:
                    counts[face - 1] += 1
                if sum(counts) % (100 * dice) == 0:
                    print(f"{sum(counts) // dice} of {number}", file=sys.stderr)
            elif isinstance(signal, Fault):
                print(signal.text, file=sys.stderr)
            else:
                print(f"{signal.about} is ready; {number} throws of {dice} dice are wanted", file=sys.stderr)
    finding = judge(counts)
    print(*sentences(finding), sep="\n  ")
    if file is not None:
        file.write_text(picture([(f"{config.device}, {sides} sides", finding)]), encoding="utf-8")
    return int(finding.verdict == "uneven" or not finding.throws)
