"""The dice port on real pseudo-terminals and sockets: late, lost in mid-line, back again, of another kind, closed."""

from __future__ import annotations

import errno
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest
import serial

from hardware.reader_sim import Plug, SimReader
from hardware.signals import DiceRead, Fault, Ready, Signal
from tests.hardware.ports import PortBench, open_descriptors

TRIES = 3
"""What has to happen in time may be late twice, while the machine is busy with something else."""
READY = Ready("dice", "sim-tray/0001")


def keys(signals: list[Signal]) -> list[str]:
    return [signal.key for signal in signals if isinstance(signal, Fault)]


@pytest.fixture
def link(tmp_path: Path) -> Path:
    return tmp_path / "usb-tray"


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    """No thread and no descriptor outlives its port."""
    threads, descriptors = threading.active_count(), open_descriptors()
    yield
    assert threading.active_count() == threads
    assert open_descriptors() == descriptors


def test_a_reader_that_is_absent_is_said_once_and_found_when_it_comes(link: Path) -> None:
    with PortBench(link) as bench:
        assert keys(bench.until_kind(Fault)) == ["fault-dice-absent"]
        bench.port.arm(2, 6)
        bench.plug.put_in()
        assert bench.until_kind(Ready) == [READY]
        bench.until_armed()
        bench.plug.write(bench.reader.throw((6, 4)))
        (read,) = bench.until_kind(DiceRead)
        assert isinstance(read, DiceRead)
        assert read.faces == (6, 4)


def torn(bench: PortBench) -> bool:
    """Unplugged in mid-line, and put in again: whether it was lost within a second and found within two."""
    bench.until_armed()
    line = bench.reader.throw((4, 6))
    bench.plug.write(line[:12])
    gone_at = monotonic()
    bench.plug.pull_out()
    assert keys(bench.until_kind(Fault)) == ["fault-dice-lost"]
    back_at = monotonic()
    bench.plug.put_in()
    bench.plug.write(line[12:])
    assert bench.until_kind(Ready) == [READY]
    return back_at - gone_at < 1 and monotonic() - back_at < 2


def test_unplugged_in_mid_line_it_is_lost_within_a_second_and_found_again(link: Path) -> None:
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        bench.port.arm(2, 6)
        assert any(torn(bench) for _ in range(TRIES))
        bench.until_armed()
        bench.plug.write(bench.reader.throw((1, 2)))
        found = bench.until_kind(DiceRead)
        assert [one.faces for one in found if isinstance(one, DiceRead)] == [(1, 2)]


def test_it_may_come_back_under_another_number(link: Path) -> None:
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        first = bench.plug.path
        bench.plug.pull_out()
        bench.until_kind(Fault)
        squatter = Plug(None)
        squatter.put_in()
        bench.plug.put_in()
        assert bench.plug.path != first
        assert bench.until_kind(Ready) == [READY]
        squatter.pull_out()


def test_a_second_program_is_refused(link: Path, tmp_path: Path) -> None:
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        with PortBench(tmp_path / "unused", device=str(link)) as second:
            (fault,) = second.until_kind(Fault)
            assert isinstance(fault, Fault)
            assert fault.key == "fault-dice-busy"
            assert dict(fault.args)["holder"] == f"{Path('/proc/self/comm').read_text().strip()} ({os.getpid()})"


def test_babble_is_said_and_play_goes_on(link: Path) -> None:
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        bench.port.arm(2, 6)
        bench.until_armed()
        bench.plug.write(b"\xff\xf8\x00R 3 2\r\n" * 100)
        assert keys(bench.until_kind(Fault)) == ["fault-dice-garbled"]
        bench.plug.write(bench.reader.throw((3, 2)))
        found = bench.until_kind(DiceRead)
        assert [one.faces for one in found if isinstance(one, DiceRead)] == [(3, 2)]


def test_the_same_throw_armed_twice_is_one_window(link: Path) -> None:
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        bench.port.arm(2, 6, due_id=1)
        bench.until_armed()
        window = bench.reader.window[0]
        bench.port.arm(2, 6, due_id=1)
        bench.plug.write(bench.reader.throw((1, 2)))
        bench.until_kind(DiceRead)
        bench.port.arm(2, 6, due_id=1)
        bench.plug.write(bench.reader.say("THROW", window, 2, 6, 6))
        assert keys(bench.until_kind(Fault)) == ["fault-dice-second"]
        bench.port.arm(2, 6, due_id=2)
        bench.until(lambda _: bench.reader.window[0] == window + 1)
        bench.port.disarm()
        bench.until(lambda _: not bench.reader.armed)


def test_a_device_that_says_nothing_and_one_of_another_kind(link: Path) -> None:
    with PortBench(link, patience_s=0.1) as bench:
        bench.reader.hear = lambda data: b""  # type: ignore[method-assign]
        bench.plug.put_in()
        assert keys(bench.until(lambda found: "fault-dice-silent" in keys(found)))[-1] == "fault-dice-silent"
        bench.plug.write(b"$GPGGA,092750*4D\r\n")
        assert keys(bench.until_kind(Fault)) == ["fault-dice-stranger"]


def test_an_echo_is_a_stranger(link: Path) -> None:
    with PortBench(link, device="loop://", patience_s=0.1) as bench:
        assert keys(bench.until_kind(Fault)) == ["fault-dice-stranger"]


def test_a_file_is_no_reader_and_the_reason_is_told(link: Path) -> None:
    link.write_text("")
    with PortBench(link) as bench:
        (fault,) = bench.until_kind(Fault)
        assert isinstance(fault, Fault)
        assert fault.key == "fault-dice-open"
        assert dict(fault.args)["device"] == str(link)
        link.unlink()


def test_no_permission_names_the_group(link: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise serial.SerialException(errno.EACCES, "could not open port")

    monkeypatch.setattr(serial, "serial_for_url", refuse)
    link.write_text("")
    with PortBench(link) as bench:
        (fault,) = bench.until_kind(Fault)
        assert isinstance(fault, Fault)
        assert fault.key == "fault-dice-permission"
        assert dict(fault.args)["group"] == link.group()


def test_whatever_a_port_raises_it_is_closed_and_opened_again(link: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[BrokenPort] = []
    twice = threading.Event()

    def give(*_: object, **__: object) -> BrokenPort:
        opened.append(BrokenPort())
        if len(opened) == 2:
            twice.set()
        return opened[-1]

    monkeypatch.setattr(serial, "serial_for_url", give)
    with PortBench(link):
        assert twice.wait(5)
        assert opened[0].closed


class BrokenPort:
    """Unplugged between a read and the question how much more there is: a plain OSError, and open as if well."""

    closed = False

    def write(self, data: bytes) -> None: ...

    def read(self, size: int) -> bytes:
        return b">"

    @property
    def in_waiting(self) -> int:
        raise OSError(errno.EIO, "Input/output error")

    def close(self) -> None:
        self.closed = True
        raise OSError(errno.EIO, "Input/output error")


def test_a_reader_behind_a_socket(link: Path) -> None:
    server = socket.create_server(("127.0.0.1", 0))
    reader = SimReader(Random(1))
    with PortBench(link, device=f"socket://127.0.0.1:{server.getsockname()[1]}") as bench:
        line, _ = server.accept()
        line.sendall(reader.hear(line.recv(4096)))
        assert bench.until_kind(Ready) == [READY]
        line.close()
        server.close()
        assert keys(bench.until_kind(Fault)) == ["fault-dice-lost"]


def closes_in_time(link: Path, present: bool) -> bool:
    with PortBench(link) as bench:
        if present:
            bench.plug.put_in()
        bench.until_kind(Ready if present else Fault)
        started = monotonic()
        bench.port.close()
        bench.port.close()
        return monotonic() - started < 1


@pytest.mark.parametrize("present", [True, False])
def test_closing_takes_less_than_a_second_whatever_the_port_does(link: Path, present: bool) -> None:
    assert any(closes_in_time(link, present) for _ in range(TRIES))
