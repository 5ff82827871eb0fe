"""RULES.md names every clause and every house rule with all it allows."""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.option import Option
from games.roller_skater import GAME

RULES = files("games.roller_skater").joinpath("RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*(f"T{n}" for n in range(1, 10)), *(f"RS{n}" for n in range(1, 11))])
def test_every_clause_has_a_row(name: str) -> None:
    assert RULES.count(f"\n| {name} |") == 1


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_stands_with_its_clause(option: Option) -> None:
    text = RULES.split(f"\n| {option.clause} |", 1)[1].split("\n| RS")[0]
    assert f"`{option.name}`" in text
    names = [value for value in option.values if isinstance(value, str) and not value.isdecimal()]
    assert all(f"`{name}`" in text for name in names)
    assert option.name != "rounds" or "1 to 24" in text
