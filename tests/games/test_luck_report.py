"""What `analyse` and `replay --steps` leave and tell beyond the account itself."""

from __future__ import annotations

import csv
import json
from collections import defaultdict
from pathlib import Path
from xml.etree import ElementTree

import pytest

from games import all_games
from games.core import AnyGame, Thrown
from games.folders import languages, text_folders
from games.luck.what_if import can_be_asked, what_if
from games.record import steps
from games.simulate import batch, record_of
from tests.games.test_cli import ROOT, Cli, cli  # noqa: F401 (a fixture)

SEED = str(ROOT / "seeds" / "chance_or_choice.record")
GAMES = all_games()
THROWN = [game for game in GAMES.values() if game.id != "no_chance_backgammon"]


def test_the_table_adds_up_for_every_seat(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "game.csv"
    code, out, _ = cli("analyse", SEED, "--csv", str(file), "--json")
    assert code == 0
    sums: dict[str, float] = defaultdict(float)
    worth: dict[str, float] = {}
    better = set()
    with file.open(newline="") as lines:
        for row in csv.DictReader(lines):
            sums[row["seat"]] += float(row["luck"] or 0) - float(row["cost"]) + float(row["gift"])
            worth[row["seat"]] = float(row["worth"])
            better.add(row["better"])
    for number, seat in enumerate(json.loads(out)["seats"], 1):
        assert worth[str(number)] == pytest.approx(seat["result"], abs=1e-4)
        assert seat["expected"] + sums[str(number)] == pytest.approx(seat["result"], abs=1e-3)
    assert "2 stay" in better


@pytest.mark.parametrize("language", languages(text_folders("games")))
def test_a_picture_is_whole_and_stands_alone(cli: Cli, tmp_path: Path, language: str) -> None:  # noqa: F811
    file = tmp_path / "game.svg"
    assert cli("analyse", SEED, "--language", language, "--picture", str(file))[0] == 0
    root = ElementTree.fromstring(file.read_text())
    wide = float(root.get("width", "0"))
    boxes = [float(box.get("x", "0")) + float(box.get("width", "0")) for box in root.iter() if box.get("x")]
    assert root.tag.endswith("svg") and boxes and max(boxes) <= wide
    assert root.get("direction") == ("rtl" if language == "fa" else "ltr")


@pytest.mark.parametrize("language", languages(text_folders("games")))
def test_a_game_is_walked_through_in_every_language(cli: Cli, language: str) -> None:  # noqa: F811
    code, out, _ = cli("replay", SEED, "--steps", "--language", language)
    assert code == 0 and out.count("*") == 8, "eight steps weighed most"


@pytest.mark.parametrize("wrong", ["--csv", "--html", "--picture"])
def test_a_place_that_cannot_be_written_is_one_sentence(cli: Cli, tmp_path: Path, wrong: str) -> None:  # noqa: F811
    code, out, err = cli("analyse", SEED, wrong, str(tmp_path / "nowhere" / "file"))
    assert (code, out, err.count("\n")) == (2, "", 1) and "nowhere" in err
    assert list(tmp_path.iterdir()) == []


def test_the_same_throws_under_another_strategy_are_told(cli: Cli) -> None:  # noqa: F811
    code, out, _ = cli("analyse", SEED, "--what-if", "never-leave", "--what-if", "leave-at-20", "--json")
    rows = json.loads(out)["what_if"]
    assert code == 0 and [row["bot"] for row in rows] == ["never-leave", "leave-at-20"]
    assert rows[0]["result"] == [0, 0, 0, 0], "a 1 always comes"
    assert cli("analyse", SEED, "--what-if", "cautious")[1].count("as you played") == 1


@pytest.mark.parametrize(
    ("record", "bot", "why"),
    [("no_chance_backgammon", "random", "nothing was thrown after the first decision"),
     ("chance_or_choice", "lucky", "lucky")],
)  # fmt: skip
def test_what_cannot_be_asked_is_one_sentence(cli: Cli, record: str, bot: str, why: str) -> None:  # noqa: F811
    code, out, err = cli("analyse", str(ROOT / "seeds" / f"{record}.record"), "--what-if", bot)
    assert (code, out, err.count("\n")) == (2, "", 1) and why in err


@pytest.mark.parametrize("game", THROWN, ids=lambda game: game.id)
def test_who_plays_as_before_throws_what_was_thrown(game: AnyGame) -> None:
    """With the strategy that everybody followed and no chance of its own, the game is the same to the last point."""
    bot = {"chance_or_choice": "leave-at-20", "roller_skater": "never-double", "the_choice": "greedy"}[game.id]
    record = record_of(batch(game, [bot, bot], "tea"), 3)
    history = list(steps(game, record))
    assert can_be_asked(history)
    again = what_if(game, history, bot)
    thrown = sum(len(step.move.faces) for step in history if isinstance(step.move, Thrown))
    assert (again.result, again.anew, again.dice) == (record.result, 0, thrown)


def test_dice_that_never_fell_are_counted_and_the_same_each_time() -> None:
    game = GAMES["chance_or_choice"]
    history = list(steps(game, record_of(batch(game, ["leave-at-5", "leave-at-5"], "tea"), 1)))
    first, second = (what_if(game, history, "never-leave") for _ in range(2))
    assert first == second and 0 < first.anew < first.dice


def test_a_record_that_was_coached_says_so(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    text = Path(SEED).read_text()
    lines = [line.rpartition(" ~")[0] or line for line in text.splitlines()]
    first = next(n for n, line in enumerate(lines) if line.startswith(("commitment", "throw")))
    file = tmp_path / "coached.record"
    file.write_text("\n".join([*lines[:first], "coach on", *lines[first:]]) + "\n")
    sealed = cli("seal", str(file))
    file.write_text(sealed[1])
    assert sealed[0] == 0 and json.loads(cli("replay", str(file), "--json")[1])["setup"]["coach"] is True
    assert cli("analyse", str(file), "--html", str(tmp_path / "page.html"))[0] == 0
    assert "Coach: on" in (tmp_path / "page.html").read_text()
