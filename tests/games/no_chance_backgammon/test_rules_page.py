"""RULES.md names every clause and every house rule with all it allows; the pages of rules are in every language."""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.folders import languages, text_folders
from games.no_chance_backgammon import GAME
from games.scene import Msg
from games.words import Words

RULES = files("games.no_chance_backgammon").joinpath("RULES.md").read_text(encoding="utf-8")
FOLDERS = text_folders("games")


@pytest.mark.parametrize("name", [*(f"T{n}" for n in range(1, 10)), *(f"NB{n}" for n in range(1, 11))])
def test_every_clause_has_a_row(name: str) -> None:
    assert RULES.count(f"\n| {name} |") == 1


def test_every_option_stands_there_with_its_clause() -> None:
    assert [(option.name, option.clause) for option in GAME.options] == [("match", "NB8"), ("forced", "T7")]
    assert "`match` 1 to 11" in RULES and "`forced`" in RULES
    assert GAME.options[0].values == tuple(range(1, 12))


@pytest.mark.parametrize("language", languages(FOLDERS))
def test_eight_pages_of_rules(language: str) -> None:
    words = Words(language, FOLDERS)
    pages = [page for page in range(1, 20) if words.has(f"rules-no_chance_backgammon-{page}")]
    assert pages == list(range(1, 9))
    assert all(words.say(Msg(f"rules-no_chance_backgammon-{page}.title")) for page in pages)
