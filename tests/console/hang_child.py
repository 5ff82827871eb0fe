"""The console as systemd starts it, but its loop hangs once the scene of that number has been presented.

Arguments: the store's file; the number of the scene, 0 for never. A thread beside the loop stays alive and says so.
"""

from __future__ import annotations

import sys
from pathlib import Path
from threading import Event, Thread

from console.launch import launch, settings
from games.scene import Scene


class Hang:
    """Counts scenes, and at the last one waits for ever."""

    def __init__(self, after: int) -> None:
        self.left = after
        self.never = Event()

    def __call__(self, scene: Scene) -> None:
        print("scene", flush=True)
        self.left -= 1
        if not self.left:
            print("hangs", flush=True)
            self.never.wait()


def _live() -> None:
    never = Event()
    while not never.wait(0.02):
        print("alive", flush=True)


if __name__ == "__main__":
    Thread(target=_live, daemon=True).start()
    launch(settings(arguments={"display": {"fullscreen": False}}), Path(sys.argv[1]), presented=Hang(int(sys.argv[2])))
