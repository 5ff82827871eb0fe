"""The dice reader's port: from the end of a line to its signal, and what waiting costs."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Event
from time import monotonic, perf_counter, process_time

from hardware.config import DiceConfig
from hardware.dice_port import DicePort
from hardware.reader_sim import Plug, SimReader
from hardware.signals import DiceRead, Ready

THROWS = 2_000
IDLE_S = 20
PATIENCE_S = 10


def reader() -> str:
    """Reader line to signal over a pseudo-terminal, and the share of a core while nothing is thrown."""
    with TemporaryDirectory() as folder:
        link = Path(folder, "tray")
        spread = _latency(link)
        absent = _idle(str(link))
        searching = _idle(f"{folder}/tray*")
        command = [sys.executable, "-m", "hardware.reader_sim", "--link", str(link)]
        simulator = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert simulator.stdout is not None
        simulator.stdout.readline()
        present = _idle(str(link))
        simulator.communicate(b"quit\n")
    shares = f"{absent:.2%} of a core without a reader, {searching:.2%} searching, {present:.2%} with one"
    return f"line to signal {spread}, {THROWS} throws; {shares}"


def _latency(link: Path) -> str:
    """Microseconds from the write of a throw's last byte to the moment at which the loop holds the signal."""
    plug, sim, woken = Plug(link), SimReader(Random("figures")), Event()
    plug.put_in()
    port = DicePort(DiceConfig(device=str(link)), woken.set)
    figures = []
    try:
        _until(plug, sim, lambda: any(isinstance(one, Ready) for one in port.poll(0)))
        for throw in range(THROWS):
            port.arm(2, 6, throw)
            _until(plug, sim, lambda: sim.armed)
            woken.clear()
            began = perf_counter()
            plug.write(sim.fall())
            woken.wait(PATIENCE_S)
            read = port.poll(0)
            figures.append((perf_counter() - began) * 1e6)
            assert [one for one in read if isinstance(one, DiceRead)], read
            _until(plug, sim, lambda: not sim.armed)
    finally:
        port.close()
        plug.pull_out()
    return f"p50 {median(figures):.0f} µs p99 {quantiles(figures, n=100)[98]:.0f} µs"


def _until(plug: Plug, sim: SimReader, done: Callable[[], bool]) -> None:
    """Answers for the reader until it is done."""
    end = monotonic() + PATIENCE_S
    while not done():
        assert plug.master is not None and monotonic() < end, "the port has not answered"
        try:
            plug.write(sim.hear(os.read(plug.master, 4096)))
        except BlockingIOError:
            Event().wait(0.0005)


def _idle(device: str) -> float:
    """The share of a core that the port's thread takes."""
    port = DicePort(DiceConfig(device=device), lambda: None)
    pause = Event()
    pause.wait(1)
    before = process_time()
    pause.wait(IDLE_S)
    share = (process_time() - before) / IDLE_S
    port.close()
    return share
