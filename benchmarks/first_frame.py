"""Runs `python -m console` and ends as soon as its first frame is on the screen. Argument: the store's file."""

from __future__ import annotations

import os
import sys
from functools import partial

import console.__main__ as program

if __name__ == "__main__":
    program.World = partial(program.World, presented=lambda scene: os._exit(0))  # type: ignore[misc, assignment]
    program.app(["--windowed", "--state", sys.argv[1]])
