"""The console as a process: its own composition root, gpiozero's mock pins pressed by a thread, everything else real.

Arguments: the settings file, the store's file. Every scene that has been presented is told as a line of JSON on
standard output: what it shows of totals, and of the reader. The process ends when its script of presses has ended and
the totals of the fourth round are on the screen.
"""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from time import monotonic_ns
from typing import Any

from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from console.assembly import World, assemble
from console.config import load
from console.desk import Desk
from console.screens.table import Table, begin
from games import game
from games.scene import Scene
from hardware.signals import Button
from tests.console.looking import asked, keys, totals

SEATS = 4
PINS = {(seat, button): 2 + 3 * seat + n for seat in range(SEATS) for n, button in enumerate(Button)}
LEAVERS: tuple[tuple[int, ...], ...] = ((1,), (2,), (), (), (1,), (2,), (), (), (1,))
"""Who leaves at each question of the worked example; every other seat asked stays."""
CHATTER_S = (0.0008, 0.0011, 0.0006, 0.0015)


class Hands:
    """Presses the pins of the mock factory in real time, chatter included, whenever a question is on the screen."""

    def __init__(self, factory: Any) -> None:
        self._pins = {key: factory.pin(pin) for key, pin in PINS.items()}
        self._pause = Event()
        self.scenes: SimpleQueue[Scene] = SimpleQueue()

    def run(self) -> None:
        """Answers every question of the worked example, seat after seat."""
        for leavers in LEAVERS:
            for seat in self._question():
                self._press(seat, Button.LEAVE if seat in leavers else Button.STAY)
            self._wait(lambda scene: not asked(scene, SEATS))

    def _question(self) -> tuple[int, ...]:
        return asked(self._wait(lambda scene: bool(asked(scene, SEATS))), SEATS)

    def _wait(self, wanted: Any) -> Scene:
        while not wanted(scene := self.scenes.get()):
            pass
        return scene

    def _press(self, seat: int, button: Button) -> None:
        pin = self._pins[seat, button]
        self._pause.wait(0.012)
        for length in CHATTER_S:
            pin.drive_low()
            self._pause.wait(length)
            pin.drive_high()
            self._pause.wait(length / 2)
        pin.drive_low()
        self._pause.wait(0.06)
        pin.drive_high()
        self._pause.wait(0.0004)
        pin.drive_low()
        self._pause.wait(0.0007)
        pin.drive_high()


def main(settings: Path, store: Path) -> None:
    """Plays until the fourth round has ended."""
    Device.pin_factory = factory = MockFactory()
    hands = Hands(factory)

    def presented(scene: Scene) -> None:
        hands.scenes.put(scene)
        faults = sorted(key for key in keys(scene.shapes) if key.startswith("fault-"))
        print(json.dumps({"totals": totals(scene, SEATS), "faults": faults, "accepted": scene.accepted}), flush=True)

    def four_people(desk: Desk) -> Table:
        return begin(desk, game("chance_or_choice"), range(SEATS), {"thrower": "1"})

    world = World(state=store, clock_ns=monotonic_ns, entropy=os.urandom, presented=presented)
    console = assemble(load((), settings), world, four_people)
    Thread(target=hands.run, daemon=True).start()
    Thread(target=partial(_leave_at_end_of_input, console.inbox), daemon=True).start()
    try:
        console.app.run()
    finally:
        console.close()


def _leave_at_end_of_input(inbox: SimpleQueue[Any]) -> None:
    sys.stdin.read()
    inbox.put("leave")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
