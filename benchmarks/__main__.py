"""`python -m benchmarks [NAME …]`: prints figures of this machine; without names all of them (some five minutes)."""

from __future__ import annotations

import sys
from collections.abc import Callable

from benchmarks import button_figures, console_figures, game_figures, reader_figures
from games.later import later

FIGURES: dict[str, Callable[[], str]] = {
    "start": console_figures.start,
    "idle": console_figures.idle,
    "paint": console_figures.paint,
    "press": console_figures.press,
    "buttons": button_figures.buttons,
    "reader": reader_figures.reader,
    "playouts": game_figures.playouts,
    "memory": game_figures.memory,
    "backgammon": later("benchmarks.peers_backgammon", "backgammon"),
    "pig": later("benchmarks.peers_pig", "pig"),
}


def main(names: list[str]) -> int:
    """Prints the figures of these names, or of all; 2 for a name there is none of."""
    unknown = [name for name in names if name not in FIGURES]
    if unknown:
        print(f"no figure is called {unknown[0]!r}; there are {', '.join(FIGURES)}", file=sys.stderr)
        return 2
    for name in names or FIGURES:
        print(f"{name:10} {FIGURES[name]()}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
