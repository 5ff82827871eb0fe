"""The reader simulator as a program: typed commands in, throws at a real dice port out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from hardware.dice_frames import FROM_CONSOLE, Frame, encode
from hardware.reader_sim import SimReader
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
    assert not link.is_symlink()


def keys(signals: list[Signal]) -> list[str]:
    return [signal.key for signal in signals if isinstance(signal, Fault)]


def test_it_throws_on_enter_and_misbehaves_on_command(simulator: Simulator, link: Path, tmp_path: Path) -> None:
    assert link.resolve() == Path(simulator.path)
    with PortBench(tmp_path / "unused", device=str(link)) as bench:
        assert bench.until_kind(Ready) == [Ready("dice", "sim-tray/0001")]
        bench.port.arm(2, 6)
        assert simulator.line().startswith("armed: 2 dice of 6 sides (window ")
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


def test_an_unanswered_throw_is_said_five_times_more_with_the_same_bytes() -> None:
    reader = SimReader(Random(1))
    line = reader.throw((1, 2))
    assert [reader.again(199 + at) for at in (0, *range(1, 1002, 200))] == [b""] + [line] * 5 + [b""]


@pytest.mark.parametrize(
    "answer", [Frame(1, "TAKEN", ("00",)), Frame(1, "REFUSED", ("00", "UNDUE")), Frame(1, "HELLO")]
)
def test_an_answered_throw_is_not_said_again(answer: Frame) -> None:
    reader = SimReader(Random(1))
    reader.throw((1, 2))
    reader.hear(encode(FROM_CONSOLE, answer))
    assert reader.again(200) == b""


@pytest.mark.parametrize(
    ("fields", "word"), [("3 7 6", "UNABLE"), ("3 2 21", "UNABLE"), ("3 2 6", "ARMED"), ("a b c", "")]
)
def test_it_arms_for_what_it_can_read(fields: str, word: str) -> None:
    said = SimReader(Random(1)).hear(encode(FROM_CONSOLE, Frame(0, "ARM", tuple(fields.split()))))
    assert said[4 : 4 + len(word)].decode() == word
    assert bool(said) == bool(word)


def test_a_throw_lost_on_the_line_arrives_all_the_same(simulator: Simulator, link: Path, tmp_path: Path) -> None:
    """The simulator tears its line, is not answered, and says it whole."""
    with PortBench(tmp_path / "unused", device=str(link)) as bench:
        bench.until_kind(Ready)
        bench.port.arm(3, 6)
        simulator.line()
        simulator.type("torn")
        found = bench.until_kind(DiceRead)
        assert keys(found) == ["fault-dice-garbled"]
