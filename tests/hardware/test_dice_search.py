"""The reader among ports that look alike: told apart by their hello, whichever name they have today."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from hardware.reader_sim import Plug, SimReader
from hardware.serial_ports import fitting, is_pattern
from hardware.signals import DiceRead, Fault, Ready
from tests.hardware.ports import PortBench
from tests.hardware.test_dice_port import TRIES, keys, nothing_is_left_behind

__all__ = ["nothing_is_left_behind"]


@pytest.fixture
def bench(tmp_path: Path) -> PortBench:
    """A port that looks for reader 0002 among everything called usb-…"""
    made = PortBench(tmp_path / "usb-a", device=f"{tmp_path}/usb-*", patience_s=1, identity="sim-tray/0002")
    made.reader = SimReader(Random(2), serial="0002")
    return made


def twin(bench: PortBench, link: Path, serial: str) -> Plug:
    """Another adapter of the same make, with another reader behind it."""
    plug = Plug(link)
    plug.put_in()
    bench.others.append((plug, SimReader(Random(3), serial=serial)))
    return plug


def test_two_equal_adapters_are_told_apart_by_their_hello(bench: PortBench, tmp_path: Path) -> None:
    with bench:
        stranger = twin(bench, tmp_path / "usb-0", "0001")
        bench.until(lambda found: "fault-dice-identity" in keys(found))
        bench.plug.put_in()
        assert bench.until_kind(Ready)[-1] == Ready("dice", "sim-tray/0002")
        bench.port.arm(2, 6)
        bench.until(lambda _: bench.reader.armed)
        bench.plug.write(bench.reader.throw((2, 6)))
        assert [one.faces for one in bench.until_kind(DiceRead) if isinstance(one, DiceRead)] == [(2, 6)]
        assert not held(stranger.path), "a port that is not ours is left to others"


def held(path: str) -> bool:
    """Whether anybody has locked the port."""
    port = os.open(path, os.O_RDWR | os.O_NOCTTY)
    try:
        fcntl.flock(port, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return True
    finally:
        os.close(port)
    return False


class Deaf(SimReader):
    """Counts what it is asked, and answers from the second question on."""

    asked = 0

    def hear(self, data: bytes) -> bytes:
        self.asked += 1
        return b"" if self.asked < 2 else super().hear(data)


def test_nothing_is_said_against_any_port_while_another_may_yet_answer(bench: PortBench, tmp_path: Path) -> None:
    with bench:
        bench.reader = Deaf(Random(2), serial="0002")
        bench.plug.put_in()
        twin(bench, tmp_path / "usb-0", "0001")
        assert {*keys(bench.until_kind(Ready))} <= {"fault-dice-absent"}, "said before anything was plugged in"


def test_the_wrong_twin_alone_is_named(bench: PortBench, tmp_path: Path) -> None:
    with bench:
        twin(bench, tmp_path / "usb-0", "0001")
        found = bench.until(lambda found: "fault-dice-identity" in keys(found))
        fault = next(one for one in found if isinstance(one, Fault) and one.key == "fault-dice-identity")
        assert dict(fault.args)["found"] == "sim-tray/0001"


def returned(bench: PortBench, tmp_path: Path, name: str) -> bool:
    """Pulled out in mid-line and put in under another name and number: whether it was found within a second."""
    bench.plug.write(bench.reader.throw((1, 1))[:9])
    bench.plug.pull_out()
    assert keys(bench.until(lambda found: "fault-dice-lost" in keys(found)))
    bench.plug = Plug(tmp_path / name)
    began = monotonic()
    bench.plug.put_in()
    assert bench.until_kind(Ready)[-1] == Ready("dice", "sim-tray/0002")
    return monotonic() - began < 1


def test_it_is_found_under_another_name_within_a_second(bench: PortBench, tmp_path: Path) -> None:
    with bench:
        twin(bench, tmp_path / "usb-0", "0001")
        bench.plug.put_in()
        bench.until_kind(Ready)
        assert any([returned(bench, tmp_path, f"usb-{number}") for number in range(1, 1 + TRIES)])


def test_a_port_that_another_program_holds_is_said_and_the_others_are_asked(bench: PortBench, tmp_path: Path) -> None:
    with bench:
        plug = Plug(tmp_path / "usb-0")
        plug.put_in()
        holder = os.open(plug.path, os.O_RDWR | os.O_NOCTTY)
        fcntl.flock(holder, fcntl.LOCK_EX)
        bench.until(lambda found: "fault-dice-busy" in keys(found))
        bench.plug.put_in()
        assert bench.until_kind(Ready)[-1] == Ready("dice", "sim-tray/0002")
        os.close(holder)
        plug.pull_out()


@pytest.mark.slow
def test_it_survives_two_hundred_replugs(bench: PortBench, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each time another name, torn at another place; every throw made afterwards is read, and nothing else."""
    cycles, survived, chance = 200, 0, Random("unplug")
    with bench:
        twin(bench, tmp_path / "usb-0", "0001")
        for cycle in range(cycles):
            bench.plug = Plug(tmp_path / f"usb-{chance.randrange(1, 9)}")
            bench.plug.put_in()
            bench.until(lambda found: Ready("dice", "sim-tray/0002") in found)
            bench.port.arm(2, 6, due_id=cycle)
            bench.until(lambda _: bench.reader.armed)
            faces = (chance.randint(1, 6), chance.randint(1, 6))
            bench.plug.write(bench.reader.throw(faces))
            read = [one.faces for one in bench.until_kind(DiceRead) if isinstance(one, DiceRead)]
            bench.until(lambda _: not bench.reader.armed)
            bench.plug.write(bench.reader.throw((6, 6))[: chance.randrange(1, 20)])
            bench.plug.pull_out()
            found = bench.until(lambda found: "fault-dice-lost" in keys(found))
            survived += read == [faces] and not [one for one in found if isinstance(one, DiceRead)]
    with capsys.disabled():
        print(f"\n{survived} of {cycles} unplugged and plugged in again, no throw lost and none invented")
    assert survived == cycles


def test_ports_are_each_asked_once_however_many_names_they_have(tmp_path: Path) -> None:
    for name in ("tty0", "tty1", "by-path"):
        (tmp_path / name).write_text("")
    (tmp_path / "tty9").symlink_to(tmp_path / "tty0")
    assert fitting(f"{tmp_path}/tty*") == [f"{tmp_path}/tty0", f"{tmp_path}/tty1"]
    assert fitting(f"{tmp_path}/none*") == []


@pytest.mark.parametrize(
    ("device", "pattern"), [("/dev/ttyACM*", True), ("/dev/ttyACM0", False), ("socket://[::1]:5000", False)]
)
def test_what_is_a_pattern(device: str, pattern: bool) -> None:
    assert is_pattern(device) == pattern
