"""RULES.md names every clause and every house rule with all it allows."""

from __future__ import annotations

from importlib.resources import files

import pytest

from games.core import Option, write_option
from games.the_choice import GAME

RULES = files("games.the_choice").joinpath("RULES.md").read_text(encoding="utf-8")


def clause(name: str) -> str:
    """The rows of one clause: its own and those below it without a number."""
    rows = RULES.split(f"\n| {name} |", 1)[1].split("\n| ")
    return "\n".join([rows[0], *_until_next(rows[1:])])


def _until_next(rows: list[str]) -> list[str]:
    numbered = [at for at, row in enumerate(rows) if not row.startswith("|")]
    return rows[: numbered[0]] if numbered else rows


@pytest.mark.parametrize("name", [*(f"T{n}" for n in range(1, 10)), *(f"TC{n}" for n in range(1, 12))])
def test_every_clause_has_a_row(name: str) -> None:
    assert RULES.count(f"\n| {name} |") == 1


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_stands_with_its_clause(option: Option) -> None:
    text = clause(option.clause)
    assert f"`{option.name}`" in text
    numbers = [word for word in map(write_option, option.values) if word.isdecimal()]
    names = [write_option(value) for value in option.values if isinstance(value, str) and not value.isdecimal()]
    assert all(f"`{name}`" in text for name in names)
    assert not numbers or f"{numbers[0]} to {numbers[-1]}" in text
