"""A console on gpiozero's mock pins and a real store: prints the milliseconds from each press's edge to its frame."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import monotonic_ns
from typing import Any

from gpiozero import Device
from gpiozero.pins.mock import MockFactory

from console.assembly import World, assemble
from console.config import Config, Display
from console.desk import Desk
from console.screens.table import Table, begin
from games import game
from games.scene import Scene
from hardware.config import PanelConfig, SeatPins
from tests.console.looking import asked

PRESSES = 200
SEATS = 4


class Hands:
    """Every seat stays at every question; each press waits for the frame that shows the one before as accepted."""

    def __init__(self, factory: Any) -> None:
        self._pins = [factory.pin(2 + 3 * seat) for seat in range(SEATS)]
        self._pause = Event()
        self.frames: SimpleQueue[tuple[int, Scene]] = SimpleQueue()

    def run(self) -> None:
        """Prints a figure a press."""
        presses = 0
        while presses < PRESSES:
            _, scene = self._wait(lambda scene: bool(asked(scene, SEATS)))
            for seat in asked(scene, SEATS):
                print(self._press(seat, scene.accepted) / 1e6, flush=True)
                presses += 1
                scene = self._latest

    def _press(self, seat: int, accepted: int) -> int:
        """Nanoseconds from the edge to the frame in which more is accepted than before."""
        self._pause.wait(0.05)
        began_ns = monotonic_ns()
        self._pins[seat].drive_low()
        shown_ns, self._latest = self._wait(lambda scene: scene.accepted > accepted)
        self._pins[seat].drive_high()
        return shown_ns - began_ns

    def _wait(self, wanted: Callable[[Scene], bool]) -> tuple[int, Scene]:
        while True:
            at_ns, scene = self.frames.get()
            if wanted(scene):
                return at_ns, scene


def main(store: Path) -> None:
    """Runs the console until enough presses have been measured."""
    Device.pin_factory = factory = MockFactory()
    hands = Hands(factory)
    seats = tuple(SeatPins(stay=2 + 3 * n, leave=3 + 3 * n, double=4 + 3 * n) for n in range(SEATS))
    config = Config(
        display=Display(fullscreen=False, motion=False),
        panel=PanelConfig(kind="gpio", seats=seats),
        timer_s=0,
        idle_s=0,
        throw="pause",
        pause_s=0.5,
    )
    world = World(
        state=store,
        clock_ns=monotonic_ns,
        entropy=os.urandom,
        presented=lambda scene: hands.frames.put((monotonic_ns(), scene)),
    )

    def table(desk: Desk) -> Table:
        return begin(desk, game("chance_or_choice"), range(SEATS), {"rounds": 10, "dice": 1, "sides": 20})

    console = assemble(config, world, table)

    def press_and_leave() -> None:
        hands.run()
        console.inbox.put("leave")

    Thread(target=press_and_leave, daemon=True).start()
    console.app.run()
    console.close()


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        main(Path(folder, "games.sqlite"))
