"""Power on, play, pull the plug, power on: nothing that the screen had accepted is lost on a disk that forgets.

The console of `tests.console.kill_child` plays on a disk that loses what was not flushed. What it had reported as
presented before the cut must be in the store afterwards, on the file system as the cut has left it; the next console
plays on from there. Three arrangements that cannot keep their word must be found out, else nothing is proved.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from select import select
from time import monotonic

import pytest

from games import all_games
from tests.console.test_kill import Told, losses
from tests.lab.outside.machine_disk import MachineDisk
from tests.lab.outside.pause import pause

pytestmark = pytest.mark.lab

CUTS, CONTROLS = 100, 12
GAMES = ("", *(f"/{game_id}" for game_id in all_games()))
"""What is played, one after the other: the miniature game with its many undos, and each game of the table."""
LINES, SPIN_S = 30, 0.06
"""A cut comes after so many reports at the most, and at some moment of so much time after that."""
PATIENCE_S = 60.0


class Player:
    """A warm process that forks a console for each time the power is on."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        command = [sys.executable, "-m", "tests.console.kill_child", str(folder)]
        self._server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env)
        assert self._server.stdin is not None and self._server.stdout is not None
        self._orders, self._from = self._server.stdin, self._server.stdout.fileno()
        self._heard = b""

    def play(self, mode: str, state: Path, chance: Random) -> None:
        """Begins, and returns at some moment in the middle of play."""
        self._heard = b""
        self._orders.write(f"{mode} {state} {chance.getrandbits(64)}\n".encode())
        self._orders.flush()
        lines = chance.randint(3, LINES)
        self._until(lambda: self._heard.count(b"\n") > lines)
        pause(chance.uniform(0, SPIN_S))

    def told(self) -> list[Told]:
        """Every scene that it has reported up to now; what is on its way still does not count."""
        while select([self._from], [], [], 0)[0]:
            self._listen()
        whole = self._heard[: self._heard.rfind(b"\n")].decode().split("\n")
        split = (line.split(" ", 2) for line in whole if not line.startswith("pid "))
        return [Told(int(key), int(accepted), show) for key, accepted, show in split]

    def end(self) -> None:
        """Its power is gone."""
        (pid,) = (int(line.split()[1]) for line in self._heard.split(b"\n") if line.startswith(b"pid "))
        os.kill(pid, signal.SIGKILL)
        self._until(lambda: self._heard.endswith(b"gone\n"))

    def close(self) -> None:
        self._server.kill()
        self._server.wait()

    def _until(self, happened: object) -> None:
        assert callable(happened)
        end = monotonic() + PATIENCE_S
        while not happened():
            assert select([self._from], [], [], max(0.0, end - monotonic()))[0], f"nothing for {PATIENCE_S} s"
            self._listen()

    def _listen(self) -> None:
        data = os.read(self._from, 65_536)
        assert data, "the server of consoles has died"
        self._heard += data


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    made = Player(tmp_path_factory.mktemp("player"))
    yield made
    made.close()


def cut_again_and_again(player: Player, machine: MachineDisk, mode: str, cuts: int) -> tuple[list[str], int, int]:
    """What was lost, one word a cut; how many scenes had been told; how many cuts were outlasted by all.

    Games change with every cut, each on a file of its own.
    """
    chance, found, scenes = Random(cuts), list[str](), 0
    machine.switch_on()
    for number in range(cuts):
        game = GAMES[number % len(GAMES)]
        state = machine.place / f"{game.strip('/') or 'miniature'}.sqlite"
        player.play(f"{mode}{game}", state, chance)
        told = player.told()
        machine.cut(chance)
        player.end()
        machine.clear()
        scenes += len(told)
        try:
            machine.switch_on()
        except subprocess.CalledProcessError as failed:
            return [*found, f"no file system any more: {failed.stderr}"], scenes, number
        found += losses(told, state)[:1]
    return found, scenes, cuts


def test_a_hundred_power_cuts_lose_no_accepted_move(player: Player, tmp_path: Path, figures: list[str]) -> None:
    began = monotonic()
    machine = MachineDisk(tmp_path)
    found, scenes, _ = cut_again_and_again(player, machine, "plain", CUTS)
    set_aside = list(machine.place.glob("*.damaged-*"))
    machine.close()
    assert found == []
    assert set_aside == []
    assert scenes > 5 * CUTS and machine.disk.lost > CUTS  # most cuts came while something was on its way
    figures.append(f"{CUTS} power cuts under play in {monotonic() - began:.0f} s: {scenes} scenes had been shown,")
    figures.append(f"  {machine.disk.lost} sectors not yet flushed were lost ({machine.disk.flushes} flushes);")
    figures.append("  nothing accepted was lost, no store was damaged")


@pytest.mark.parametrize(
    ("name", "mode", "options", "deaf"),
    [
        ("a store without fsync", "careless", "defaults", False),
        ("a file system without barriers", "plain", "barrier=0", False),
        ("a disk that answers flushes and does nothing", "plain", "defaults", True),
        ("painting before the commit", "hasty", "defaults", False),
    ],
)
def test_whoever_cannot_keep_their_word_is_found_out(
    player: Player, name: str, mode: str, options: str, deaf: bool, tmp_path: Path, figures: list[str]
) -> None:
    machine = MachineDisk(tmp_path, options, deaf)
    found, _, outlasted = cut_again_and_again(player, machine, mode, CONTROLS)
    machine.close()
    assert len(found) >= 3 or outlasted < CONTROLS
    figures.append(f"{name}: accepted moves lost by {len(found)} of {min(CONTROLS, outlasted + 1)} cuts")
