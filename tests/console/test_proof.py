"""The worked example on real input: pins that bounce, a reader on a pseudo-terminal, a process of its own, a store."""

from __future__ import annotations

import json
import os
import pty
import select
import subprocess
import sys
import tty
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import IO, Any

import pytest

from console.session import Session
from console.store import Store
from games import game
from games.record import read_record, replay, write_record
from hardware.reader_sim import SimReader
from hardware.signals import Button
from tests.console.proof_child import PINS, SEATS

THROWS = (
    *((4, 6), (2, 3), (1, 6)),
    *((1, 3),),
    *((4, 5), (3, 4), (3, 3), (4, 6), (3, 6), (1, 5)),
    *((2, 2), (3, 5), (1, 1)),
)
TORN, GARBAGE = 1, 4
"""Which throws come torn in the middle, and with garbage before them."""
PATIENCE_S = 60
END = [0, 44, 0, 0]


class Reader:
    """The dice reader at the parent's end of the pseudo-terminal: it throws whenever a new window is armed."""

    def __init__(self, master: int) -> None:
        self._master, self._sim = master, SimReader(Random(0))
        self.thrown = 0

    def carry(self) -> None:
        """Hears what the console says and answers; throws if that armed it."""
        before = self._sim.window
        os.write(self._master, self._sim.hear(os.read(self._master, 4096)))
        if self._sim.armed and self._sim.window != before and self.thrown < len(THROWS):
            self._throw()

    def undue(self) -> None:
        """Dice are handled while no throw is due."""
        os.write(self._master, self._sim.misbehave("undue"))

    def _throw(self) -> None:
        line = self._sim.throw(THROWS[self.thrown])
        if self.thrown == TORN:
            os.write(self._master, line[:9])
        if self.thrown == GARBAGE:
            os.write(self._master, b"\xff\xf8\x00R 3 2\r\n>>*")
        os.write(self._master, line)
        self.thrown += 1


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[tuple[int, Path, Path]]:
    """A pseudo-terminal for the reader, the settings that name it, and a place for the store."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    settings = tmp_path / "console.toml"
    settings.write_text(_settings(os.ttyname(slave)), encoding="utf-8")
    yield master, settings, tmp_path / "games.sqlite"
    os.close(master)
    os.close(slave)


def test_worked_example_on_real_input(desk: tuple[int, Path, Path]) -> None:
    master, settings, store = desk
    command = (sys.executable, "-m", "tests.console.proof_child", str(settings), str(store))
    env = os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=env) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            scenes = _play(Reader(master), master, child.stdout)
        finally:
            child.stdin.close()
        assert child.wait(PATIENCE_S) == 0
    assert scenes[-1]["totals"] == END
    told = {fault for scene in scenes for fault in scene["faults"]}
    assert told & {"fault-dice-second", "fault-dice-undue"}, "dice handled after their throw are told, soon or late"
    _check_store(store)


def _settings(device: str) -> str:
    lines = {seat: [f"{button.lower()} = {PINS[seat, button]}\n" for button in Button] for seat in range(SEATS)}
    seats = "".join("[[panel.seats]]\n" + "".join(lines[seat]) for seat in range(SEATS))
    rest = 'source = "reader"\ntimer_s = 0\nidle_s = 0\n[display]\nfullscreen = false\nmotion = false\n'
    return f'{rest}[dice]\ndevice = "{device}"\n[panel]\nkind = "gpio"\n{seats}'


def _play(reader: Reader, master: int, out: IO[bytes]) -> list[dict[str, Any]]:
    """Serves the console's reader until the last throw's consequences are on the screen."""
    scenes: list[dict[str, Any]] = []
    rest = b""
    while not (reader.thrown == len(THROWS) and scenes and scenes[-1]["totals"] == END):
        ready, _, _ = select.select([master, out.fileno()], [], [], PATIENCE_S)
        assert ready, f"nothing happened for {PATIENCE_S} s after throw {reader.thrown}: {scenes[-1:]}"
        if master in ready:
            reader.carry()
        if out.fileno() in ready:
            told = os.read(out.fileno(), 65536)
            assert told, f"the console has ended after throw {reader.thrown}: {scenes[-1:]}"
            *lines, rest = (rest + told).split(b"\n")
            before = len(scenes)
            scenes += map(json.loads, lines)
            if reader.thrown == 1 and before and scenes[-1]["totals"] != scenes[before - 1]["totals"]:
                reader.undue()
    return scenes


def _check_store(file: Path) -> None:
    chance, store = game("chance_or_choice"), Store(file, lambda signal: None)
    try:
        stored = store.unfinished()
        assert stored is not None
        record = Session.resume(chance, stored, store).record()
    finally:
        store.close()
    state = replay(chance, read_record(write_record(record)))
    assert list(chance.totals(state)) == END
    assert [entry.source for entry in record.entries if entry.text.startswith("throw")] == ["reader"] * len(THROWS)
    presses = [entry for entry in record.entries if entry.source == "hand"]
    assert all(entry.at_ns is not None for entry in presses)
    example = read_record(Path("seeds/chance_or_choice.record").read_text(encoding="utf-8"))
    assert sorted(entry.text for entry in record.entries) == sorted(entry.text for entry in example.entries)
