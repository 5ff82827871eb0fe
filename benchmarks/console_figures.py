"""What the console costs: its start, its idling, its painting, and the way of a press to the screen."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

RUNS = 7
IDLE_S = 60
ENV = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
PAIRS = (("bare", ""), ("frame", "bare"), ("screen", "bare"))
BARE = "import pygame; pygame.display.init(); pygame.display.set_mode((1280, 720)); pygame.display.flip()"


def start() -> str:
    """Process start to the first frame and to the first whole screen, as ratios to bare pygame-ce: import, set_mode."""
    with TemporaryDirectory() as folder:
        store = str(Path(folder, "games.sqlite"))
        commands = {
            "bare": [sys.executable, "-c", BARE],
            "frame": [sys.executable, "-m", "benchmarks.first_frame", "frame", store],
            "screen": [sys.executable, "-m", "benchmarks.first_frame", "screen", store],
        }
        rounds = [{name: _seconds(command) for name, command in commands.items()} for _ in range(RUNS)]
    bare, *ratios = (median(each[name] / each.get(by, 1) for each in rounds) for name, by in PAIRS)
    return (
        f"first frame {ratios[0]:.2f}, first screen {ratios[1]:.2f} times bare pygame-ce ({bare:.3f} s, {RUNS} rounds)"
    )


def _seconds(command: list[str]) -> float:
    began = perf_counter()
    subprocess.run(command, env=ENV, check=True)
    return perf_counter() - began


def idle() -> str:
    """Frames painted in a minute of a still screen with a gamepad attached, and the share of one core."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "benchmarks.idle_console", str(Path(folder, "games.sqlite")), str(IDLE_S)]
        said = subprocess.run(command, env=ENV, check=True, capture_output=True, text=True).stdout.split()
    return f"{said[0]} frame painted in {IDLE_S} s, {float(said[1]):.2%} of a core, a gamepad attached"


def paint() -> str:
    """Painting one scene after another of a game at 1920×1080 on the software display, 100 seats and 4."""
    return "; ".join(_painted(seats) for seats in (4, 100))


def _painted(seats: int) -> str:
    made, painted = zip(*_paintings(seats), strict=True)
    frames = _spread(list(_frames(seats)))
    return f"{seats} seats: frames in play {frames}; changes {_spread(painted)}, making them {_spread(made)}"


def press() -> str:
    """From the first edge at a pin to the frame that shows the press as accepted, on disk before."""
    command = [sys.executable, "-m", "benchmarks.press_console"]
    said = subprocess.run(command, env=ENV, check=True, capture_output=True, text=True).stdout.split()
    return f"{_spread([float(figure) for figure in said])}, {len(said)} presses, contact time of the debounce included"


def _spread(milliseconds: Sequence[float]) -> str:
    cuts = quantiles(milliseconds, n=100)
    return f"p50 {median(milliseconds):.1f} ms p99 {cuts[98]:.1f} ms"


def _easel(motion: bool) -> tuple[Any, Any]:
    """A painter on SDL's software display at 1920×1080, and English words."""
    os.environ.update(SDL_VIDEODRIVER="dummy")
    import pygame

    from console.painter import Painter
    from console.paths import folders
    from games.words import Words

    pygame.display.init()
    return Painter(pygame.display.set_mode((1920, 1080)), motion=motion), Words("en", folders())


def _frames(seats: int) -> Iterator[float]:
    """Milliseconds for every frame of a game as it is seen: each change, and all that moves after it."""
    painter, words = _easel(motion=True)
    now_ns = 0
    for number, scene in enumerate(islice(_scenes(seats), 700)):
        shapes, moving = scene(), True
        while moving:
            began = perf_counter()
            moving = painter.present(shapes, words, now_ns)
            if number == seats:
                gc.freeze()  # as the loop does after its first pass
            elif number > seats:
                yield (perf_counter() - began) * 1000
            now_ns += 16_000_000


def _paintings(seats: int) -> Iterator[tuple[float, float]]:
    """Milliseconds to make and to paint each change of bots' games, nothing animated."""
    import pygame

    painter, words = _easel(motion=False)
    for number, scene in enumerate(_scenes(seats)):
        began = perf_counter()
        shapes = scene()
        made = perf_counter()
        painter.present(shapes, words, number)
        if painter.painted:
            pygame.display.update(list(painter.painted))
        if number == seats:
            gc.freeze()  # as the loop does after its first pass
        elif number > seats:
            yield (made - began) * 1000, (perf_counter() - made) * 1000


def _scenes(seats: int) -> Iterator[Any]:
    from functools import partial

    from games import game
    from games.simulate import batch, play_out
    from games.view import View

    chance = game("chance_or_choice")
    of = batch(chance, ["leave-at-20"] * seats, "paint", {"thrower": "1"})
    for game_no in range(4 if seats > 50 else 20):
        for state, _, _ in play_out(of, game_no):
            yield partial(chance.scene, state, View())
