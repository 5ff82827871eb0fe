"""systemd/install, in a root of the test's own: what it lays down, what it says, and that all of it can go again."""

from __future__ import annotations

import configparser
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from console.config import load
from console.service import MORE_TIME_US

ROOT = Path(__file__).parents[1]
UNIT = ROOT / "systemd" / "tabletop-console.service"
SETTINGS = Path("etc/tabletop/console.toml")


def install(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = (sys.executable, ROOT / "systemd" / "install", *arguments)
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


def tree(root: Path) -> dict[str, bytes]:
    """Every file of a root but the program and its packages, with what is in it; a link with where it leads."""
    found = (path for path in sorted(root.rglob("*")) if path.is_symlink() or path.is_file())
    return {
        str(path.relative_to(root)): str(path.readlink()).encode() if path.is_symlink() else path.read_bytes()
        for path in found
        if not path.is_relative_to(root / "opt/tabletop")
    }


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    root = tmp_path_factory.mktemp("root")
    done = install("--root", root)
    assert done.returncode == 0, done.stderr
    yield root, done.stdout


def test_every_file_it_lays_down_is_named_and_every_named_one_is_there(staged: tuple[Path, str]) -> None:
    root, said = staged
    files = {f"/{name}" for name in tree(root) if not name.endswith("ctrl-alt-del.target")}
    named = {word for line in said.splitlines() if line.startswith(("file:", "settings:")) for word in line.split()}
    assert files == {word for word in named if word.startswith("/")}
    assert (root / "etc/systemd/system/ctrl-alt-del.target").readlink() == Path("/dev/null")
    assert "Ctrl+Alt+Del" in said


def test_the_program_is_whole_and_has_its_python(staged: tuple[Path, str]) -> None:
    root, _ = staged
    program = root / "opt/tabletop"
    assert (program / ".venv/bin/python").exists()
    for name in (
        "games/core.py",
        "games/text/en.ftl",
        "hardware/pins.py",
        "console/__main__.py",
        "console/text/fa.ftl",
    ):
        assert (program / name).read_bytes() == (ROOT / name).read_bytes()
    assert (program / "requirements/console.txt").is_file()
    assert not list(program.glob("**/games/**/__pycache__"))


def test_once_more_changes_nothing_and_settings_of_ones_own_stay(staged: tuple[Path, str]) -> None:
    root, _ = staged
    (root / SETTINGS).write_text("seats = 2\n", encoding="utf-8")
    stale = root / "opt/tabletop/games/of_yesterday.py"
    stale.write_text("", encoding="utf-8")
    before = tree(root)
    assert install("--root", root).returncode == 0
    assert tree(root) == before
    assert not stale.exists()


def test_what_changes_the_running_machine_is_only_said_in_a_staged_root(staged: tuple[Path, str]) -> None:
    _, said = staged
    for thing in ("user tabletop", "udev reads", "the console starts with the machine"):
        assert any(line.startswith("would be done:") and thing in line for line in said.splitlines())


def test_a_dry_run_says_all_of_it_and_leaves_nothing(tmp_path: Path) -> None:
    done = install("--dry-run", "--root", tmp_path)
    assert done.returncode == 0
    assert done.stdout.count("would be done: file:") == 8
    assert done.stdout.endswith("Nothing was changed.\n")
    assert list(tmp_path.iterdir()) == []


def test_uninstalled_it_leaves_games_and_settings_and_purged_nothing(tmp_path: Path) -> None:
    root = tmp_path / "root"
    for name in (*_targets(), "opt/tabletop/games/core.py", "var/lib/tabletop/games.sqlite", str(SETTINGS)):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("there", encoding="utf-8")
    done = install("--root", root, "--uninstall")
    assert done.returncode == 0, done.stderr
    assert set(tree(root)) == {"var/lib/tabletop/games.sqlite", str(SETTINGS)}
    assert "stay; --purge takes them too" in done.stdout
    assert install("--root", root, "--uninstall", "--purge").returncode == 0
    assert tree(root) == {}


def test_what_was_added_and_is_no_file_is_remembered_and_taken_back(tmp_path: Path) -> None:
    added = tmp_path / "etc/tabletop/added"
    added.parent.mkdir(parents=True)
    added.write_text("target graphical.target\ngroup tabletop-pins\npackage tabletop-nowhere\n", encoding="utf-8")
    said = install("--root", tmp_path, "--uninstall").stdout
    assert "would be done: the machine starts with graphical.target again" in said
    assert "would be done: group away: tabletop-pins" in said
    assert "tabletop-nowhere" not in said  # somebody has taken it away already
    assert not added.exists()


@pytest.mark.parametrize(("word", "stops"), [("enabled", True), ("not-found", False), ("", False)])
def test_a_console_that_is_gone_already_is_not_stopped(
    word: str, stops: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    systemctl = tmp_path / "bin" / "systemctl"
    systemctl.parent.mkdir()
    systemctl.write_text(f"#!/bin/sh\n[ $1 = is-enabled ] && echo {word}\nexit 4\n", encoding="utf-8")
    systemctl.chmod(0o755)
    monkeypatch.setenv("PATH", str(systemctl.parent), prepend=":")
    done = install("--root", tmp_path / "root", "--uninstall")
    assert done.returncode == 0 and ("the console stops" in done.stdout) == stops


def _targets() -> list[str]:
    said = install("--dry-run", "--root", "/nowhere").stdout
    return [line.split(": /")[1] for line in said.splitlines() if "done: file: /" in line]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [(("--wheels", "/nowhere"), "--wheels /nowhere"), (("--purge",), "--uninstall"), (("--roof", "x"), "--roof")],
)
def test_a_wrong_beginning_is_one_sentence(arguments: tuple[str, ...], named: str) -> None:
    done = install("--dry-run", *arguments)
    assert done.returncode == 2
    assert named in done.stderr
    assert "Traceback" not in done.stderr


def test_wheels_that_are_not_there_stop_it_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "wheels").mkdir()
    done = install("--root", tmp_path / "root", "--wheels", tmp_path / "wheels")
    assert done.returncode == 1
    assert "run systemd/install again" in done.stderr
    assert "Traceback" not in done.stderr


def unit() -> dict[str, str]:
    """All settings of the unit in one; of those that are given several times the last."""
    parser = configparser.RawConfigParser(strict=False, comment_prefixes=("#",), interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT, encoding="utf-8")
    return {key: value for section in parser.sections() for key, value in parser[section].items()}


def test_the_unit_outlasts_everything_and_owns_its_terminal() -> None:
    settings = unit()
    assert settings["Restart"] == "always"
    assert settings["StartLimitIntervalSec"] == "0"
    assert settings["Type"] == "notify"
    assert int(settings["TimeoutStartSec"]) * 1_000_000 == MORE_TIME_US  # a slow start is outlasted, screen or not
    assert int(settings["WatchdogSec"]) <= 30
    assert "getty@tty1.service" in settings["Conflicts"]
    assert (settings["TTYPath"], settings["StandardInput"]) == ("/dev/tty1", "tty-force")
    assert "LG_WD=%t/tabletop" in settings["Environment"]
    assert settings["RuntimeDirectory"] == "tabletop"


def test_the_log_is_bounded() -> None:
    assert "LogRateLimitBurst" in unit()
    assert "SystemMaxUse=" in (ROOT / "systemd" / "journald.conf").read_text(encoding="utf-8")


def test_the_settings_it_lays_down_are_settings() -> None:
    config = load((), ROOT / "systemd" / "console.toml")
    assert config.profile == "kiosk" and config.visitors.locked
