"""`python -m console` as a person meets it: its settings, its refusals and its demonstration, as processes."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest
import typer

from console.command_line import USED, app
from console.session import Session
from console.store import Store
from games import game
from games.core import Over, Setup
from games.fair_dice import verify
from games.record import read_record, replay
from tests.console.hands import act

ROOT = Path(__file__).parents[2]
SEED = ROOT / "seeds" / "chance_or_choice.record"


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


BEFORE = [
    (("--seats", "7", "export", "out"), "export has no use for --seats; of the options of the console it takes --con"),
    (("--demo", "export", "out"), "export has no use for --demo"),
    (("--windowed", "picture", "a", "b"), "picture has no use for --windowed"),
    (("--state", "a", "config"), "config has no use for --state"),
    (("--game", "chance_or_choice", "config"), "config has no use for --game"),
    (("--language", "fa", "dice-report"), "dice-report has no use for --language"),
    (
        ("--state", "a", "--demo"),
        "--demo has no use for --state; of the options of the console it takes --config, --la",
    ),
    (("--state", "a", "dice-report", "--state", "b"), "--state is given twice, as a and as b; give it once."),
]


@pytest.mark.parametrize(("arguments", "said"), BEFORE)
def test_no_option_before_a_subcommand_is_passed_over(arguments: tuple[str, ...], said: str, tmp_path: Path) -> None:
    ended = console(*arguments, cwd=tmp_path)
    assert (ended.returncode, ended.stdout, ended.stderr.count("\n")) == (2, "", 1)
    assert ended.stderr.startswith(said)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [("export", "out"), ("dice-report",)])
def test_the_file_of_games_may_be_named_before_the_subcommand(command: tuple[str, ...], tmp_path: Path) -> None:
    said = console("--state", "class.sqlite", *command, cwd=tmp_path)
    assert (said.returncode, said.stderr) == (2, "class.sqlite: no games are kept there.\n")
    Store(tmp_path / "class.sqlite", lambda signal: None).close()
    assert console("--state", "class.sqlite", *command, cwd=tmp_path).returncode == 0


@pytest.mark.parametrize("command", [("config",), ("export", "out", "--state", "a"), ("--demo",)])
def test_what_play_adds_by_itself_is_in_nobodys_way(command: tuple[str, ...], tmp_path: Path) -> None:
    Store(tmp_path / "a", lambda signal: None).close()
    said = console("--demo-without-screen", *command, cwd=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")


def test_every_subcommand_says_which_options_before_it_it_takes() -> None:
    known = {parameter.name for parameter in typer.main.get_command(app).params}
    assert set(USED) == {"--demo", *(command.name for command in app.registered_commands)}
    assert {name for names in USED.values() for name in names} <= known


@pytest.mark.parametrize("command", [("--state", "games.sqlite"), ("config",)])
@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('[visitors]\ngames = ["chess"]\n', "there is no game 'chess'; choose from chance_or_choice"),
        ('bots = ["cautious", "nobody"]\n', "bots: no game has a bot 'nobody'; choose from "),
    ],
)
def test_a_game_or_a_bot_that_is_not_there_is_refused(
    text: str, why: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "own.toml").write_text(text, encoding="utf-8")
    said = console("--config", "own.toml", *command, cwd=tmp_path, SDL_VIDEODRIVER="dummy")
    assert said.returncode == 2
    assert why in said.stderr
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


def test_played_games_are_exported_and_their_dice_can_be_checked(tmp_path: Path) -> None:
    chance, state = game("chance_or_choice"), tmp_path / "games.sqlite"
    store, chance_of_hands = Store(state, lambda signal: None), Random(4)
    for rounds in (1, 2):
        setup = Setup(2, {"rounds": rounds}, humans=(0,))
        session = Session.begin(chance, setup, store, bytes([rounds]) * 32, "1 cautious")
        while not isinstance(session.waiting, Over):
            act(session, chance_of_hands)
        session.flush()
    Session.begin(chance, Setup(2), store, bytes(32))
    store.close()
    said = console("export", "out", "--state", str(state), cwd=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    files = sorted((tmp_path / "out").iterdir())
    records = [read_record(file.read_text(encoding="utf-8")) for file in files if file.suffix == ".record"]
    assert [record.result is None for record in records] == [False, False, True]
    assert [verify(chance, record) for record in records[:2]] == [[], []]
    assert records[2].seed is None
    ends = ("-luck.csv", "-luck.png", ".csv", ".html", ".png", ".record", ".txt")
    papers = [f"00001-chance_or_choice{end}" for end in ends]
    assert [file.name for file in files if file.name.startswith("00001")] == papers
    assert [file.name for file in files if file.name.startswith("00003")] == ["00003-chance_or_choice.record"]
    assert all(file.stat().st_size > 100 for file in files if file.name.startswith("00001"))
    for end in (".txt", ".html", ".csv"):
        assert "2 · cautious" in (tmp_path / "out" / f"00002-chance_or_choice{end}").read_text(encoding="utf-8")
    table = (tmp_path / "out" / "00002-chance_or_choice.csv").read_text(encoding="utf-8-sig")
    sheet, who = (list(csv.reader(part.splitlines())) for part in table.split("\n\n"))
    assert records[1].result is not None
    totals = [str(points) for points in records[1].result]
    assert [row[0] for row in sheet[2:]] == ["Seat 1", "Seat 2 · cautious"]
    assert [row[-2] for row in sheet[2:]] == totals and sum(map(int, sheet[2][1:3])) == int(totals[0])
    assert who[0] == ["seat", "played by", "points", "place"]
    assert [row[:3] for row in who[1:]] == [["1", "a person", totals[0]], ["2", "cautious", totals[1]]]


@pytest.mark.parametrize("luck", [(), ("--luck",)])
def test_a_record_is_drawn_as_the_screen_shows_it(tmp_path: Path, luck: tuple[str, ...]) -> None:
    said = console("--language", "fa", "picture", str(SEED), "out.png", *luck, cwd=tmp_path)
    assert (said.returncode, said.stderr) == (0, "")
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
    assert [file.name for file in tmp_path.iterdir()] == ["out.png"]


@pytest.mark.parametrize(
    ("record", "file", "why"),
    [("README.md", "out.png", "README.md: line 1"), ("nowhere", "out.png", "nowhere: No such file"),
     (str(SEED), "no/out.png", "no/out.png: the picture cannot be written there")],
)  # fmt: skip
def test_what_cannot_be_drawn_is_one_sentence(tmp_path: Path, record: str, file: str, why: str) -> None:
    (tmp_path / "README.md").write_text("no record")
    said = console("picture", record, file, cwd=tmp_path)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1) and why in said.stderr


def test_settings_are_printed_as_utf_8_on_every_terminal(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('[[gamepads]]\nname = "خوش"\n', encoding="utf-8")
    said = console("--config", "own.toml", "config", cwd=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert said.returncode == 0, said.stderr
    assert tomllib.loads(said.stdout)["gamepads"][0]["name"] == "خوش"


def test_an_export_of_a_damaged_file_says_so(tmp_path: Path) -> None:
    (tmp_path / "games.sqlite").write_bytes(b"no database at all" * 100)
    said = console("export", "out", "--state", "games.sqlite", cwd=tmp_path)
    assert "games.sqlite is damaged; it was set aside as games.sqlite.damaged-1" in said.stderr


def test_export_without_games_or_without_a_place_is_one_sentence(tmp_path: Path) -> None:
    assert "no games are kept there" in console("export", "out", "--state", "none.sqlite", cwd=tmp_path).stderr
    Store(tmp_path / "games.sqlite", lambda signal: None).close()
    (tmp_path / "out").write_text("in the way", encoding="utf-8")
    said = console("export", "out", "--state", "games.sqlite", cwd=tmp_path)
    assert (said.returncode, said.stderr.strip()) == (2, "out: records cannot be written there (File exists).")


def test_without_a_screen_a_demonstration_is_played_and_left(tmp_path: Path) -> None:
    said = console("--demo-without-screen", cwd=tmp_path, SDL_VIDEODRIVER="kmsdrm")
    assert said.returncode == 0
    assert "demonstration" in said.stderr
    chance = game("chance_or_choice")
    record = read_record((tmp_path / "played/chance_or_choice.record").read_text(encoding="utf-8"))
    assert record.result == chance.totals(replay(chance, record))
    assert (tmp_path / "played/chance_or_choice.png").read_bytes().startswith(b"\x89PNG")
    assert "Seat 4" in (tmp_path / "played/chance_or_choice.txt").read_text(encoding="utf-8")


def test_a_demonstration_that_cannot_be_left_is_not_played(tmp_path: Path) -> None:
    (tmp_path / "played").write_text("in the way", encoding="utf-8")
    said = console("--demo", cwd=tmp_path)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "./played: the demonstration cannot be left there (File exists).\n"


def test_settings_that_cannot_be_printed_are_one_sentence(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "console", "config")
    env = os.environ | {"PYTHONPATH": str(ROOT), "XDG_CONFIG_HOME": str(tmp_path)}
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        said = subprocess.run(command, env=env, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (said.returncode, said.stderr) == (1, "the output: No space left on device\n")


INTERRUPTED = """
import os, signal, sys, types
early = types.ModuleType("console.launch")
early.settings = early.launch = lambda **_: os.kill(os.getpid(), signal.SIGINT)
sys.modules["console.launch"], sys.argv = early, ["console"]
from console.__main__ import main
main()
"""


def test_ctrl_c_before_the_table_is_there_says_nothing(tmp_path: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    said = subprocess.run((sys.executable, "-c", INTERRUPTED), env=env, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (-signal.SIGINT, "")
