"""The console in a session, as on a desktop: under X, and under Wayland in cage. Looked at from below."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import numpy as np
import pygame
import pytest

from hardware.control_socket import ask
from tests.lab.outside.pause import pause
from tests.lab.outside.pixels import is_lit

pytestmark = pytest.mark.lab

SIZE = 1024, 768
PATIENCE_S = 120.0
CAGE = "unshare", "--user", "--map-user=1000", "--map-group=1000", "cage", "--"
"""cage does not start for root, so whoever runs this is somebody else in there."""


class Screen:
    """An X server that paints into a file. name: its display."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir()
        self._folder = folder
        heard, told = os.pipe()
        command = ["Xvfb", "-displayfd", str(told), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(folder)]
        self._server = subprocess.Popen(command, pass_fds=[told], stderr=subprocess.DEVNULL)
        os.close(told)
        with os.fdopen(heard, encoding="ascii") as number:
            self.name = f":{number.readline().strip()}"

    def picture(self) -> pygame.Surface:
        """What it shows: an X window dump, of which the header says how long it is and how many colours follow it."""
        dump = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", dump[:100])
        length, wide, high, line, colours = (header[at] for at in (0, 4, 5, 12, 19))
        rows = np.frombuffer(dump, np.uint8, line * high, length + 12 * colours).reshape(high, line)
        blue_first = rows[:, : 4 * wide].reshape(high, wide, 4)
        return pygame.surfarray.make_surface(blue_first[:, :, 2::-1].transpose(1, 0, 2))

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    with closing(Screen(tmp_path / "screen")) as made:
        yield made


@pytest.mark.parametrize(("driver", "around"), [("x11", ()), ("wayland", CAGE)])
def test_the_table_is_seen_in_a_session(driver: str, around: tuple[str, ...], screen: Screen, tmp_path: Path) -> None:
    state = tmp_path / "games.sqlite"
    home = {"HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path)}
    inner = ("env", "-u", "DISPLAY") if around else ()  # its own session is the only one there is
    given = {name: value for name, value in os.environ.items() if name not in ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    env = given | home | {"DISPLAY": screen.name, "WLR_BACKENDS": "x11", "WLR_RENDERER": "pixman"}
    command = [*around, *inner, sys.executable, "-m", "console", "--state", str(state)]
    with (tmp_path / "log").open("wb") as log:
        console = subprocess.Popen(command, env=env, stdout=log, stderr=log)
    try:
        end = monotonic() + PATIENCE_S
        while f"well: display: {driver}, {SIZE[0]}x{SIZE[1]}" not in health(tmp_path) or not is_lit(screen.picture()):
            said = (tmp_path / "log").read_text()
            assert console.poll() is None, said
            assert monotonic() < end, f"nothing seen within {PATIENCE_S} s\n{said}"
            pause(0.2)
    finally:
        console.terminate()
        console.wait(PATIENCE_S)


def health(folder: Path) -> str:
    """What the console says of itself, nothing before it listens."""
    try:
        return ask(folder / "tabletop.sock", ["health"])
    except OSError:
        return ""
