"""The dice port on a real USB adapter, unplugged in mid-line: run by ./check --lab."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

import pytest

from hardware.signals import DiceRead, Fault, Ready, Signal
from tests.hardware.ports import PortBench
from tests.lab.usb import UsbPlug

pytestmark = pytest.mark.lab

CYCLES = 40
READY = Ready("dice", "sim-tray/0001")


@pytest.fixture
def plug() -> Iterator[UsbPlug]:
    made = UsbPlug()
    yield made
    made.pull_out()
    made.close()


def test_unplugged_in_mid_line_it_is_lost_and_found_under_another_number(
    plug: UsbPlug, tmp_path: Path, figures: list[str]
) -> None:
    chance, lost, found = Random("unplugged"), list[float](), list[float]()
    with PortBench(tmp_path / "unused", device="/dev/ttyUSB*") as bench:
        bench.plug = plug
        plug.put_in()
        bench.until_kind(Ready)
        for _ in range(CYCLES):
            bench.port.arm(2, 6)
            bench.until_armed()
            line = bench.reader.throw((6, 6))
            cut = chance.randrange(1, len(line) - 1)
            plug.write(line[:cut])
            before = plug.hold_number()
            began = monotonic()
            plug.pull_out()
            (fault,) = bench.until_kind(Fault)
            lost.append(monotonic() - began)
            assert isinstance(fault, Fault)
            assert fault.key == "fault-dice-lost"
            plug.put_in()
            began = monotonic()
            plug.write(bench.reader.restart() if chance.randrange(2) else line[cut:])
            assert bench.until_kind(Ready) == [READY]
            found.append(monotonic() - began)
            assert plug.hold_number() != before
            faces = (chance.randint(1, 5), chance.randint(1, 5))
            bench.until_armed()
            plug.write(bench.reader.throw(faces))
            assert thrown(bench.until_kind(DiceRead)) == [faces]
        assert thrown(bench.port.poll(0)) == []
    assert median(lost) < 1 and median(found) < 1
    figures.append(f"USB adapter unplugged in mid-line {CYCLES} times, back under another number, no phantom throw:")
    figures.append(f"  lost after p50 {median(lost):.2f} s, at most {max(lost):.2f} s;")
    figures.append(f"  found after p50 {median(found):.2f} s, at most {max(found):.2f} s")


def thrown(signals: list[Signal]) -> list[tuple[int, ...]]:
    return [one.faces for one in signals if isinstance(one, DiceRead)]
