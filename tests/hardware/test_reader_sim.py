"""The reader simulator as a program: typed commands in, throws at a real dice port out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.signals import DiceRead, Fault, Ready, Signal
from tests.hardware.ports import PortBench


class Simulator:
    """The program, its typed commands and what it prints."""

    def __init__(self, link: Path, *options: str) -> None:
        command = [sys.executable, "-m", "hardware.reader_sim", "--link", str(link), *options]
        self._run = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.path = self.line()

    def type(self, command: str) -> None:
        assert self._run.stdin is not None
        self._run.stdin.write(command + "\n")
        self._run.stdin.flush()

    def line(self) -> str:
        assert self._run.stdout is not None
        return self._run.stdout.readline().strip()

    def end(self) -> int:
        if self._run.poll() is None:
            self.type("quit")
        self._run.communicate(timeout=10)
        return self._run.returncode


@pytest.fixture
def link(tmp_path: Path) -> Path:
    return tmp_path / "tray"


@pytest.fixture
def simulator(link: Path) -> Iterator[Simulator]:
    made = Simulator(link, "--seed", "museum")
    yield made
    assert made.end() == 0
    assert not link.exists()


def keys(signals: list[Signal]) -> list[str]:
    return [signal.key for signal in signals if isinstance(signal, Fault)]


def test_it_throws_on_enter_and_misbehaves_on_command(simulator: Simulator, link: Path, tmp_path: Path) -> None:
    assert link.resolve() == Path(simulator.path)
    with PortBench(tmp_path / "unused", device=str(link)) as bench:
        assert bench.until_kind(Ready) == [Ready("dice", "sim-tray/0001")]
        bench.port.arm(2, 6)
        assert simulator.line() == "armed: 2 dice of 6 sides (window 1)"
        for command, key in (("undue", "undue"), ("count", "count"), ("face", "face"), ("garbage", "garbled")):
            simulator.type(command)
            assert keys(bench.until_kind(Fault)) == [f"fault-dice-{key}"]
        simulator.type("torn")
        simulator.type("")
        (read,) = [one for one in bench.until_kind(DiceRead) if isinstance(one, DiceRead)]
        assert len(read.faces) == 2
        simulator.type("unplug")
        assert "fault-dice-lost" in keys(bench.until(lambda found: "fault-dice-lost" in keys(found)))
        simulator.type("plug")
        bench.until_kind(Ready)


def test_it_throws_by_itself_when_armed(link: Path, tmp_path: Path) -> None:
    simulator = Simulator(link, "--auto", "0", "--model", "auto-tray", "--serial", "7")
    with PortBench(tmp_path / "unused", device=str(link)) as bench:
        assert bench.until_kind(Ready) == [Ready("dice", "auto-tray/7")]
        bench.port.arm(5, 20)
        (read,) = bench.until_kind(DiceRead)
        assert isinstance(read, DiceRead)
        assert len(read.faces) == 5
    assert simulator.end() == 0


def test_an_unknown_command_gets_the_list(simulator: Simulator) -> None:
    simulator.type("dance")
    assert "unplug" in simulator.line()
