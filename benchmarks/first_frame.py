"""Runs `python -m console` in a window and ends at its first frame, or at its first whole screen.

Arguments: "frame" or "screen", and the store's file.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from console import launch
from console.display import Display

if __name__ == "__main__":
    if sys.argv[1] == "frame":
        Display.show = lambda self, rects: os._exit(0)  # type: ignore[method-assign]
    settings = launch.settings(arguments={"display": {"fullscreen": False}})
    launch.launch(settings, Path(sys.argv[2]), presented=lambda scene: os._exit(0))
