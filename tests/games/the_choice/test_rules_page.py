"""RULES.md names every clause and every house rule with all it allows."""

from __future__ import annotations

import pytest

from games.option import Option
from games.the_choice import GAME
from tests.games.rules_page import rules_of, untold

RULES = rules_of(GAME.id)


@pytest.mark.parametrize("name", [*(f"T{n}" for n in range(1, 10)), *(f"TC{n}" for n in range(1, 12))])
def test_every_clause_has_a_row(name: str) -> None:
    assert RULES.count(f"\n| {name} |") == 1


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_option_stands_with_its_clause(option: Option) -> None:
    assert untold(RULES, option) == []
