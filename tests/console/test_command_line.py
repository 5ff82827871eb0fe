"""`python -m console` as a person meets it: its settings, its refusals and its demonstration, as processes."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from console.store import Store
from games import game
from games.record import read_record, replay

ROOT = Path(__file__).parents[2]


def console(*arguments: str, cwd: Path, **env: str) -> subprocess.CompletedProcess[str]:
    keep = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    whole = (
        keep
        | {"PYTHONPATH": str(ROOT), "HOME": str(cwd), "XDG_CONFIG_HOME": str(cwd), "XDG_STATE_HOME": str(cwd)}
        | env
    )
    command = (sys.executable, "-m", "console", *arguments)
    return subprocess.run(command, cwd=cwd, env=whole, capture_output=True, text=True, timeout=120, check=False)


def test_config_prints_settings_that_are_settings(tmp_path: Path) -> None:
    said = console("--seats", "7", "config", cwd=tmp_path)
    assert said.returncode == 0
    assert tomllib.loads(said.stdout)["seats"] == 7


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--seats", "0"), "seats"),
        (("--seats", "101"), "seats"),
        (("--language", "xx"), "language"),
        (("--layout", "floor"), "layout"),
        (("--game", "chance_or_chioce"), "chance_or_choice"),
        (("--game", "chance_or_choice", "--bots", "leave-at-often"), "leave-at-often"),
        (("--config", "nowhere.toml"), "nowhere.toml"),
        (("--config", "."), "the file cannot be read"),
        (("--state", ""), "names no file"),
        (("--state", "/"), "names no file"),
        (("--seats", "many"), "seats"),
        (("--wings",), "wings"),
    ],
)
def test_bad_arguments_get_one_sentence_and_exit_code_2(arguments: tuple[str, ...], named: str, tmp_path: Path) -> None:
    said = console(*arguments, cwd=tmp_path, SDL_VIDEODRIVER="dummy")
    assert said.returncode == 2
    assert named in said.stderr
    assert "Traceback" not in said.stderr


def test_no_screen_is_one_sentence_and_exit_code_3(tmp_path: Path) -> None:
    said = console(cwd=tmp_path, SDL_VIDEODRIVER="kmsdrm")
    assert said.returncode == 3
    assert len(said.stderr.strip().splitlines()) == 1


def test_a_second_console_says_who_is_running(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite", lambda signal: None)
    try:
        said = console("--state", str(tmp_path / "games.sqlite"), cwd=tmp_path, SDL_VIDEODRIVER="dummy")
    finally:
        store.close()
    assert said.returncode == 4
    assert str(os.getpid()) in said.stderr


def test_without_a_screen_a_demonstration_is_played_and_left(tmp_path: Path) -> None:
    said = console("--demo-without-screen", cwd=tmp_path, SDL_VIDEODRIVER="kmsdrm")
    assert said.returncode == 0
    assert "demonstration" in said.stderr
    chance = game("chance_or_choice")
    record = read_record((tmp_path / "played/chance_or_choice.record").read_text(encoding="utf-8"))
    assert record.result == chance.totals(replay(chance, record))
    assert (tmp_path / "played/chance_or_choice.png").read_bytes().startswith(b"\x89PNG")
    assert "Seat 4" in (tmp_path / "played/chance_or_choice.txt").read_text(encoding="utf-8")
