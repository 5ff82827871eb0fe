"""What systemd hears: a real console process and a notify socket of the test's own; and a screen that comes late."""

from __future__ import annotations

import os
import pty
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

from console.display import Display, DisplayError
from console.service import Pulse, Supervisor, supervisor, wait_for_display
from console.session import Session
from games.chance_or_choice import GAME as CHANCE
from games.core import Setup
from games.scene import Scene
from hardware.signals import Fault, Ready
from tests.console.stage import Stage

ROOT = Path(__file__).parents[2]
PERIOD_US = 400_000
PATIENCE_S = 60


class Systemd:
    """The receiving end of sd_notify."""

    def __init__(self, path: Path) -> None:
        self.path, self.heard = path, list[str]()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(str(path))

    def next(self, within_s: float = PATIENCE_S) -> list[str]:
        """The lines of the next datagram; TimeoutError."""
        self._socket.settimeout(within_s)
        lines = self._socket.recv(4096).decode().splitlines()
        self.heard += lines
        return lines

    def until(self, wanted: str) -> None:
        while not any(line.startswith(wanted) for line in self.next()):
            pass

    def drain(self) -> None:
        """Takes what has come already."""
        try:
            while True:
                self.next(0.0001)
        except TimeoutError:
            pass

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[Systemd]:
    ear = Systemd(tmp_path / "notify")
    yield ear
    ear.close()


@contextmanager
def started(systemd: Systemd, *command: str, **env: str) -> Iterator[subprocess.Popen[str]]:
    """A console under that systemd; killed at the end if it has not gone."""
    home = str(systemd.path.parent)
    given = {"NOTIFY_SOCKET": str(systemd.path), "WATCHDOG_USEC": str(PERIOD_US), "SDL_AUDIODRIVER": "dummy"}
    places = {"HOME": home, "XDG_CONFIG_HOME": home, "XDG_STATE_HOME": home, "PYTHONPATH": str(ROOT)}
    whole = {**os.environ, **given, **places, "SDL_VIDEODRIVER": "dummy", **env}
    process = subprocess.Popen(
        (sys.executable, "-m", *command), env=whole, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    patience = Timer(PATIENCE_S, process.kill)
    patience.start()
    try:
        yield process
    finally:
        patience.cancel()
        process.kill()
        process.communicate()


def console(systemd: Systemd) -> tuple[str, ...]:
    return "console", "--state", str(systemd.path.parent / "games.sqlite")


def test_ready_comes_once_after_the_first_picture_then_beats_and_a_stop(systemd: Systemd) -> None:
    with started(systemd, *console(systemd)) as process:
        systemd.until("WATCHDOG=1")
        systemd.until("WATCHDOG=1")
        process.send_signal(signal.SIGTERM)
        systemd.until("STOPPING=1")
        assert process.wait(PATIENCE_S) == 0
    assert systemd.heard[0] == "READY=1"
    assert systemd.heard.count("READY=1") == 1
    assert "STATUS=nobody plays" in systemd.heard


def test_a_loop_that_hangs_is_silent_however_lively_a_thread_beside_it_is(systemd: Systemd) -> None:
    state = str(systemd.path.parent / "games.sqlite")
    with started(systemd, "tests.console.hang_child", state, "2") as process:
        assert process.stdout is not None
        while (line := process.stdout.readline()) != "hangs\n":
            assert line, "the console ended"
            systemd.drain()
        systemd.drain()
        with pytest.raises(TimeoutError):
            systemd.next(3 * PERIOD_US / 1e6)
        assert process.stdout.readline() == "alive\n"
        assert process.poll() is None


def test_a_loop_that_turns_is_heard_all_the_time(systemd: Systemd) -> None:
    state = str(systemd.path.parent / "games.sqlite")
    with started(systemd, "tests.console.hang_child", state, "0"):
        systemd.until("READY=1")
        for _ in range(5):
            systemd.until("WATCHDOG=1")


def test_a_missing_screen_is_waited_for_and_more_time_is_asked_for(systemd: Systemd) -> None:
    with started(systemd, *console(systemd), SDL_VIDEODRIVER="kmsdrm") as process:
        for _ in range(2):
            lines = systemd.next()
            assert lines[0] == "STATUS=waiting for a screen"
            assert lines[1].startswith("EXTEND_TIMEOUT_USEC=")
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=PATIENCE_S)
        assert process.returncode == 0
    assert said.count("Waiting for a screen.") == 1
    assert "kmsdrm" in said
    assert "READY=1" not in systemd.heard


def test_a_screen_that_comes_after_a_while_is_taken_and_each_reason_is_said_once() -> None:
    display, a, b = Display("dummy", "window"), DisplayError("a"), DisplayError("b")
    answers: list[DisplayError | Display] = [a, a, a, b, b, display]
    told, said, paused = list[str](), list[str](), list[float]()

    def look() -> Display:
        answer = answers.pop(0)
        if isinstance(answer, DisplayError):
            raise answer
        return answer

    found = wait_for_display(look, Supervisor(told.append, present=True), paused.append, said.append)
    assert found is display
    assert said == ["a Waiting for a screen.", "b Waiting for a screen."]
    assert len(told) == len(paused) == 5
    assert sum(paused) * 1e6 < len(told) * int(told[0].split("EXTEND_TIMEOUT_USEC=")[1])


def test_without_a_supervisor_a_missing_screen_is_not_waited_for() -> None:
    def look() -> Display:
        raise DisplayError("none")

    with pytest.raises(DisplayError):
        wait_for_display(look, Supervisor(), lambda s: None, lambda words: None)


@pytest.mark.parametrize(
    ("env", "period_ns"),
    [
        ({}, 0),
        ({"WATCHDOG_USEC": "2000000"}, 2_000_000_000),
        ({"WATCHDOG_USEC": "2000000", "WATCHDOG_PID": "7"}, 2_000_000_000),
        ({"WATCHDOG_USEC": "2000000", "WATCHDOG_PID": "8"}, 0),
        ({"WATCHDOG_USEC": "soon"}, 0),
    ],
)
def test_a_watchdog_counts_if_it_is_meant_for_this_process(env: dict[str, str], period_ns: int) -> None:
    assert supervisor(env | {"NOTIFY_SOCKET": "x"}, 7, print).watchdog_ns == period_ns
    assert not supervisor(env, 7, print).present


class Seen(Display):
    """A display whose look the test decides."""

    black = False

    def looks_black(self) -> bool:
        return self.black

    @property
    def about(self) -> str:
        return self.driver


def test_the_pulse_beats_at_half_the_period_and_tells_what_is_played() -> None:
    told, stage = list[str](), Stage()
    pulse = Pulse(Supervisor(told.append, 10_000), stage.desk, Seen("dummy", "window"))
    assert pulse.poll(1) == [] and told == []
    pulse.presented(Scene())
    assert pulse.poll(1) == [Ready("display", "dummy")]
    assert told == ["READY=1", "STATUS=nobody plays", "WATCHDOG=1"]
    assert pulse.poll(4000) == [] and len(told) == 3
    assert pulse.due_ns() == 5001
    pulse.poll(5001)
    assert told[3:] == ["WATCHDOG=1"]
    stage.desk.session = Session.begin(CHANCE, Setup(3), stage.store, bytes(32))
    pulse.poll(5002)
    assert told[4:] == ["STATUS=chance_or_choice is played by 3"]


def test_a_black_picture_is_ill() -> None:
    stage, display = Stage(), Seen("kmsdrm", "fullscreen")
    object.__setattr__(display, "black", True)
    pulse = Pulse(Supervisor(), stage.desk, display)
    pulse.presented(Scene())
    found = pulse.poll(1)
    assert isinstance(found[0], Fault)
    assert found[0].key == "fault-display-black"
    assert stage.desk.words.has(found[0].key)


def test_a_wrong_setting_can_be_read_on_the_terminal_of_the_service(systemd: Systemd) -> None:
    master, slave = pty.openpty()
    env = {**os.environ, "NOTIFY_SOCKET": str(systemd.path), "PYTHONPATH": str(ROOT), "HOME": str(systemd.path.parent)}
    command = (sys.executable, "-m", "console", "--layout", "floor")
    done = subprocess.run(command, env=env, stdin=slave, capture_output=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 2
    assert b"layout" in os.read(master, 4096)
    os.close(master)
    os.close(slave)
