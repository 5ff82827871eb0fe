"""No accepted move is lost: a console is killed at any moment, and what the screen had accepted must be in the store.

What was accepted is known from the paint path alone: the child reports each scene once it is presented. The same
check is shown to find losses in a console that paints before the commit.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import perf_counter_ns

import pytest

from console.session import Session
from console.store import Store
from games import all_games
from tests.console.disk import Ear
from tests.games.walks import GAMES

LINES = 30
"""A child is killed after so many reports at the most …"""

SPIN_NS = 25_000_000
"""… and at some moment of the time after that, long enough for a few passes of the loop and a slow commit."""


@dataclass(frozen=True)
class Told:
    """A presented scene: the game, how many entries it told as accepted, and the state it told."""

    key: int
    accepted: int
    show: str


class Killer:
    """A warmed-up process that forks consoles, and the kills of its children."""

    def __init__(self, folder: Path) -> None:
        env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        command = [sys.executable, "-m", "tests.console.kill_child", str(folder)]
        self.server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def kill(self, mode: str, state: Path, chance: Random) -> list[Told]:
        """One console on this file, killed at a random moment; all that it had presented."""
        assert self.server.stdin is not None
        self.server.stdin.write(f"{mode} {state} {chance.getrandbits(64)}\n")
        self.server.stdin.flush()
        lines = self._lines()
        pid, wanted, told = 0, chance.randint(0, LINES), list[Told]()
        for line in lines:
            if line.startswith("pid "):
                pid = int(line.split()[1])
            else:
                told.append(_told(line))
            if pid and len(told) >= wanted:
                break
        _spin(chance.randrange(SPIN_NS))
        os.kill(pid, signal.SIGKILL)
        return told + [_told(line) for line in lines]

    def _lines(self) -> Iterator[str]:
        assert self.server.stdout is not None
        for line in self.server.stdout:
            if line == "gone\n":
                return
            yield line.rstrip("\n")
        raise AssertionError("the server of consoles has died")

    def close(self) -> None:
        assert self.server.stdin is not None
        self.server.stdin.close()
        self.server.wait()


@pytest.fixture(scope="module")
def killer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killer]:
    made = Killer(tmp_path_factory.mktemp("kill"))
    yield made
    made.close()


def _spin(for_ns: int) -> None:
    until = perf_counter_ns() + for_ns
    while perf_counter_ns() < until:
        pass


def _told(line: str) -> Told:
    key, accepted, show = line.split(" ", 2)
    return Told(int(key), int(accepted), show)


def losses(told: list[Told], state: Path) -> list[str]:
    """What had been shown as accepted and is not in the file as it was shown."""
    store = Store(state, Ear())
    try:
        last = {scene.key: scene for scene in told}
        return [loss for scene in last.values() if (loss := _loss(scene, store))]
    finally:
        store.close()


def _loss(scene: Told, store: Store) -> str | None:
    stored = store.load(scene.key)
    if stored is None or len(stored.entries) < scene.accepted:
        return f"{scene.accepted} entries were shown, {0 if stored is None else len(stored.entries)} are stored"
    game = GAMES[stored.game_id]
    Session.resume(game, stored, store)
    known = replace(stored, entries=stored.entries[: scene.accepted])
    show = game.show(Session.resume(game, known, store).shown)
    return None if show == scene.show else f"{scene.show!r} was shown, {show!r} is stored"


def undos(state: Path) -> set[tuple[int, int]]:
    """Which entries of the game left on this file are undos."""
    store = Store(state, Ear())
    stored = store.unfinished()
    store.close()
    entries = stored.entries if stored else ()
    return {(stored.key, at) for at, entry in enumerate(entries) if stored and entry.text.startswith("undo")}


def campaign(killer: Killer, mode: str, folder: Path, kills: int) -> tuple[list[str], int, int]:
    """Kills one after the other, five consoles to a file; losses, scenes told, undos among the moves."""
    chance, found, scenes, taken_back = Random(kills), list[str](), 0, set[tuple[int, int]]()
    for number in range(kills):
        state = folder / f"{mode.replace('/', '-')}-{number // 5}.sqlite"
        told = killer.kill(mode, state, chance)
        found += losses(told, state)
        scenes += len(told)
        taken_back |= undos(state)
    return found, scenes, len(taken_back)


@pytest.mark.parametrize(("mode", "kills"), [("plain", 40), ("slow", 20)])
def test_a_kill_at_any_moment_loses_no_accepted_move(killer: Killer, mode: str, kills: int, tmp_path: Path) -> None:
    found, scenes, taken_back = campaign(killer, mode, tmp_path, kills)
    assert found == []
    assert scenes > 5 * kills and taken_back > kills / 4


@pytest.mark.parametrize("game_id", all_games())
def test_a_kill_loses_nothing_in_any_game(killer: Killer, game_id: str, tmp_path: Path) -> None:
    found, scenes, _ = campaign(killer, f"plain/{game_id}", tmp_path, 10)
    assert found == []
    assert scenes > 50


@pytest.mark.slow
@pytest.mark.parametrize("game_id", all_games())
def test_a_hundred_kills_lose_nothing_in_any_game(killer: Killer, game_id: str, tmp_path: Path) -> None:
    found, scenes, _ = campaign(killer, f"plain/{game_id}", tmp_path, 100)
    assert found == []
    assert scenes > 500


@pytest.mark.slow
def test_five_hundred_kills_lose_no_accepted_move(killer: Killer, tmp_path: Path) -> None:
    found, scenes, taken_back = campaign(killer, "plain", tmp_path, 500)
    assert found == []
    assert scenes > 2500 and taken_back > 125


def test_painting_before_the_commit_would_be_found_out(killer: Killer, tmp_path: Path) -> None:
    found, _, _ = campaign(killer, "hasty", tmp_path, 12)
    assert len(found) >= 3
