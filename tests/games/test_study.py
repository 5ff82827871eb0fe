"""The commands that look behind a game: `solve` and `analyse`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from games import compiled, tables
from games.folders import languages, text_folders
from games.the_choice.analysis_tables import keep
from games.the_choice.sheets import SHEETS
from tests.games.test_cli import ROOT, Cli, cli  # noqa: F401 (a fixture)

SEED = str(ROOT / "seeds" / "chance_or_choice.record")


def test_solve_prints_exact_values(cli: Cli) -> None:  # noqa: F811
    asked = ["solve", "chance_or_choice", "--dice", "2", "--sides", "6", "--rounds", "5", "--wipe", "all"]
    code, out, _ = cli(*asked, "--json")
    assert code == 0 and json.loads(out) == {"value": pytest.approx(36.2915331396, abs=5e-11)}
    code, out, _ = cli(*asked, "--leave-at", "17", "--json")
    assert code == 0 and json.loads(out) == {"value": pytest.approx(36.1604778738, abs=5e-11)}
    assert cli("solve", "chance_or_choice")[1] == "value: 36.2915331396\n"
    assert cli("solve", "chance_or_choice", "--first-throw-safe=on")[0] == 0


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("solve chance_or_choice --dice 7", "option dice: '7' is not allowed; choose a number from 1 to 5"),
        ("solve chance_or_choice --dise 2", "no option 'dise'; did you mean dice?"),
        ("solve chance_or_choice --dice", "'--dice': a house rule is given as --name value"),
        ("solve chance_or_choice dice", "'dice': a house rule is given as --name value"),
        ("solve chance_or_choice --leave-at 10000", "9999"),
        ("solve miniature", "miniature: this game is not solved exactly"),
        ("solve chess", "no game is called 'chess'"),
        ("solve the_choice --sheet E", "sheet: 'E'; name some of A, B, C, D"),
        ("solve the_choice --sheet A,A", "each once"),
        ("solve the_choice --sheets A", "there is no --sheets to solve"),
        ("solve the_choice --leave-at 3", "only best play is solved"),
        ("solve the_choice --cache README.md", "README.md: File exists"),
        ("analyse nowhere.record", "nowhere.record: No such file"),
        ("analyse README.md", "README.md: line 1"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(cli: Cli, asked: str, why: str) -> None:  # noqa: F811
    code, out, err = cli(*asked.split())
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert why in err


def test_tables_that_are_there_need_no_compiler(
    cli: Cli,  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compiled, "has_compiler", lambda: False)
    asked = ["solve", "the_choice", "--sheet", "C", "--cache", str(tmp_path)]
    code, out, err = cli(*asked)
    assert (code, out, err.count("\n")) == (2, "", 1) and "needs the extra 'fast'" in err and not [*tmp_path.iterdir()]
    for worth, side in enumerate(SHEETS["C"], 50):
        keep(side, False, np.full((4, 12_918, 242), float(worth)))
    code, out, _ = cli(*asked, "--json")
    assert (code, json.loads(out)) == (0, {"C1": 50.0, "C2": 51.0, "C": 101.0})
    tables.look_in(None)


def test_analyse_adds_up(cli: Cli) -> None:  # noqa: F811
    code, out, _ = cli("analyse", SEED, "--json")
    seats = json.loads(out)["seats"]
    assert code == 0 and len(seats) == 4
    for seat in seats:
        assert seat["expected"] + seat["luck"] - seat["cost"] + seat["gift"] == pytest.approx(seat["result"])
        assert len(seat["dearest"]) <= 3
    assert seats[0]["dearest"][0]["better"] == "1 leave"
    assert seats[0]["luckiest"]["move"] == "throw 3 6"


@pytest.mark.parametrize("language", languages(text_folders("games")))
def test_analyse_speaks_every_language(cli: Cli, language: str) -> None:  # noqa: F811
    code, out, _ = cli("analyse", SEED, "--language", language)
    assert code == 0 and len(out.splitlines()) > 8


def test_a_game_that_has_not_begun_cannot_be_analysed(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    whole = Path(SEED).read_text().splitlines()
    first = next(n for n, line in enumerate(whole) if line.startswith("throw"))
    cut = tmp_path / "cut.record"
    cut.write_text("\n".join(line.rpartition(" ~")[0] or line for line in whole[:first]) + "\n")
    cut.write_text(cli("seal", str(cut))[1])
    code, _, err = cli("analyse", str(cut))
    assert code == 2 and "nothing has been played yet" in err


@pytest.mark.parametrize("language", languages(text_folders("games")))
def test_a_page_to_print_is_whole_and_stands_alone(cli: Cli, tmp_path: Path, language: str) -> None:  # noqa: F811
    page = tmp_path / "game.html"
    assert cli("analyse", SEED, "--language", language, "--html", str(page))[0] == 0
    root = ElementTree.fromstring(re.sub("<!doctype html>|<meta[^>]*>", "", page.read_text()).replace("<br>", "<br/>"))
    tables = root.findall(".//table")
    assert [len(table.findall("tr")) for table in tables] == [6, 5, 5], "score sheet, who played, account; four seats"
    assert root.get("dir") == ("rtl" if language == "fa" else "ltr")
    assert "http" not in page.read_text()
