"""A fifth game is one folder: found, played, recorded and shown by being there, and known to nobody."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games import all_games, game
from games.core import BadNotation

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A package of somebody else's, with a copy of the miniature game under another name."""
    folder = tmp_path / "shelf"
    shutil.copytree(HERE / "miniature", folder / "stones", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "__init__.py").touch()
    for file in (folder / "stones").rglob("*.*"):
        text = file.read_text().replace("tests.games.miniature", "shelf.stones").replace("mini-", "stones-")
        file.write_text(text.replace("miniature", "stones"))
    return tmp_path


def games_command(shelf: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "games", "--package", "shelf", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(shelf)}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_folder_anywhere_is_a_game(shelf: Path) -> None:
    file = shelf / "played.record"
    said = games_command(shelf, "play", "stones", "--humans", "none", "--save", str(file), "--seed", "f")
    assert "Pebbles" in said and "The game is over" in said
    found = json.loads(games_command(shelf, "replay", str(file), "--verify", "--json"))
    assert found["game"] == "stones" and found["waiting"]["kind"] == "over"
    assert json.loads(games_command(shelf, "perft", "stones", "--depth", "2", "--json"))["counts"] == [6, 17]
    batch = ("simulate", "stones", "--bots", "random,strong", "--games", "5", "--json")
    assert json.loads(games_command(shelf, *batch))["games"] == 5


def test_nothing_outside_the_folder_knows_the_miniature_game() -> None:
    for package in ("games", "hardware", "console"):
        for source in (ROOT / package).rglob("*.*"):
            if source.suffix in (".py", ".ftl", ".md"):
                assert "miniature" not in source.read_text(), source


def test_games_are_found_by_their_folders() -> None:
    folders = {path.parent.name for path in (ROOT / "games").glob("*/__init__.py") if "GAME" in path.read_text()}
    assert set(all_games()) == folders
    assert set(all_games("tests.games")) == folders | {"miniature"}
    assert game("miniature", "tests.games").id == "miniature"


def test_an_unknown_game_is_told_what_there_is() -> None:
    with pytest.raises(BadNotation, match=r"'chance_or_choise'; did you mean chance_or_choice\?$"):
        game("chance_or_choise")
    with pytest.raises(BadNotation, match=r"there are .*chance_or_choice"):
        game("xyzzy")
    with pytest.raises(BadNotation, match="no game is called 'miniature'"):
        game("miniature")


def test_two_games_of_one_name_are_refused(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(shelf / "shelf", shelf / "other_shelf")
    for file in (shelf / "other_shelf" / "stones").glob("*.py"):
        file.write_text(file.read_text().replace("shelf.stones", "other_shelf.stones"))
    monkeypatch.syspath_prepend(str(shelf))
    with pytest.raises(BadNotation, match="two folders hold a game called 'stones'"):
        all_games("shelf", "other_shelf")
