"""The socket of a running console: one line, one answer, and nothing that is sent ends it."""

from __future__ import annotations

import socket
import stat
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hardware.__main__ import app
from hardware.control_socket import AlreadyListening, ControlSocket, NobodyThere, Refused, answer, ask, ask_any, places


def echo(words: Sequence[str]) -> str:
    if "pain" in words:
        raise RuntimeError("ouch")
    if "no" in words:
        raise ValueError("seat 9 is not at this table")
    return "heard: " + ", ".join(words)


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    listening = ControlSocket(tmp_path / "deep" / "c.sock", {"echo": echo, "health": lambda words: "all well"})
    yield tmp_path / "deep" / "c.sock"
    listening.close()
    listening.close()
    assert not (tmp_path / "deep" / "c.sock").exists()


def test_words_go_to_their_hand_and_its_sentence_comes_back(path: Path) -> None:
    assert ask(path, ["echo", "bounce", "3", "STAY"]) == "heard: bounce, 3, STAY"
    assert ask(path, ["health"]) == "all well"


def test_only_its_user_may_connect(path: Path) -> None:
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "no the line is empty; there is echo, health"),
        (b"sing aloud", "no nothing here is called 'sing'; there is echo, health"),
        (b"\xff\xfe", "no that is no UTF-8 text"),
        (b"echo " + b"x" * 2000, "no the line is longer than 1000 bytes"),
        (b"echo no", "no seat 9 is not at this table"),
        (b"echo pain", "no that went wrong: RuntimeError: ouch"),
    ],
)
def test_what_cannot_be_done_is_answered_with_a_sentence(path: Path, line: bytes, said: str) -> None:
    assert answer({"echo": echo, "health": echo}, line) == said
    with socket.socket(socket.AF_UNIX) as raw:
        raw.connect(str(path))
        raw.sendall(line + b"\n")
        assert raw.recv(4096).decode() == said
    assert ask(path, ["health"]) == "all well"


def test_who_goes_before_the_answer_does_no_harm(path: Path) -> None:
    for sent in (b"", b"echo half a li"):
        with socket.socket(socket.AF_UNIX) as raw:
            raw.connect(str(path))
            raw.sendall(sent)
    assert ask(path, ["health"]) == "all well"


def test_a_refusal_and_an_empty_place_are_told_apart(path: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="seat 9 is not at this table"):
        ask(path, ["echo", "no"])
    with pytest.raises(NobodyThere, match="no console answers at"):
        ask(tmp_path / "none.sock", ["health"])


def test_a_second_console_leaves_the_first_ones_socket_alone(path: Path) -> None:
    with pytest.raises(AlreadyListening):
        ControlSocket(path, {})
    assert ask(path, ["health"]) == "all well"


def test_what_a_killed_console_left_behind_is_taken_over_but_never_a_file(tmp_path: Path) -> None:
    left = tmp_path / "c.sock"
    with socket.socket(socket.AF_UNIX) as raw:
        raw.bind(str(left))
    ControlSocket(left, {}).close()
    left.write_text("somebody's letter")
    with pytest.raises(OSError, match="in use"):
        ControlSocket(left, {})
    assert left.read_text() == "somebody's letter"


def test_a_path_that_is_too_long_for_a_socket_is_an_ordinary_error(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="too long"):
        ControlSocket(tmp_path / ("x" * 120), {})


def test_the_place_is_the_services_then_the_users_then_the_state_directory() -> None:
    state = Path("/var/lib/x")
    everywhere = places({"RUNTIME_DIRECTORY": "/run/a:/run/b", "XDG_RUNTIME_DIR": "/run/user/7"}, state)
    names = [str(place.parent) for place in everywhere]
    assert names == ["/run/a", "/run/user/7", "/var/lib/x", "/run/tabletop"]
    assert places({}, state)[0] == state / "tabletop.sock"


def test_the_first_console_that_answers_is_asked(path: Path, tmp_path: Path) -> None:
    assert ask_any((tmp_path / "none.sock", path), ["health"]) == "all well"
    with pytest.raises(Refused):
        ask_any((path,), ["echo", "no"])
    with pytest.raises(NobodyThere, match="no console is running"):
        ask_any((tmp_path / "none.sock",), ["health"])


def test_faults_are_played_from_a_command_line(path: Path, tmp_path: Path) -> None:
    def fault(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["fault", "--socket", str(path), *words])
        return done.exit_code, done.output.strip()

    assert fault("echo", "jump_clock", "-5") == (0, "heard: jump_clock, -5")
    assert fault("echo", "no") == (1, "seat 9 is not at this table")
    code, said = fault("sing")
    assert (code, said) == (1, "nothing here is called 'sing'; there is echo, health")
    elsewhere = CliRunner().invoke(app, ["fault", "--socket", str(tmp_path / "none"), "health"])
    assert elsewhere.exit_code == 1 and "no console is running" in elsewhere.output
