"""A console whose table waits for a press that never comes, a gamepad attached: prints frames painted and CPU share.

Arguments: the store's file, seconds to wait. It counts from the moment its picture has come to rest.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from threading import Timer
from time import monotonic_ns, process_time

from benchmarks.virtual_pad import VirtualPad
from console.assembly import World, assemble
from console.config import Config, Display
from console.desk import Desk
from console.screens.table import Table, begin
from games import game

SETTLE_S = 3


def main(store: Path, seconds: float) -> None:
    """Runs the console for that long."""
    frames: list[int] = []
    world = World(
        state=store, clock_ns=monotonic_ns, entropy=os.urandom, presented=lambda scene: frames.append(monotonic_ns())
    )
    config = Config(display=Display(fullscreen=False), timer_s=0, idle_s=0)

    def table(desk: Desk) -> Table:
        return begin(desk, game("chance_or_choice"), range(4))

    console = assemble(config, world, table)
    pad = VirtualPad()
    before: list[tuple[float, int]] = []
    Timer(SETTLE_S, lambda: before.append((process_time(), len(frames)))).start()
    Timer(SETTLE_S + seconds, lambda: console.inbox.put("leave")).start()
    console.app.run()
    cpu, painted = before[0]
    print(1 + len(frames) - painted, (process_time() - cpu) / seconds)
    pad.unplug()
    console.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
