"""A sheet for tests, beside the house sheets: its hexes show their own numbers."""

from __future__ import annotations

import pytest

from games.the_choice.sheets import SHEETS
from tests.games.the_choice.playing import TEST_SHEETS


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puts the test sheets T, U, V and W on the shelf."""
    for letter, sides in TEST_SHEETS.items():
        monkeypatch.setitem(SHEETS, letter, sides)
