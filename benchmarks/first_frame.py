"""Ends as soon as the console has shown its first frame. Argument: a folder for the store."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import monotonic_ns

from console.assembly import World, assemble
from console.config import load


def main(folder: Path) -> None:
    """Starts as `python -m console` does and stops at the first presented scene."""
    world = World(
        state=folder / "games.sqlite", clock_ns=monotonic_ns, entropy=os.urandom, presented=lambda scene: os._exit(0)
    )
    assemble(load((), None), world).app.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
