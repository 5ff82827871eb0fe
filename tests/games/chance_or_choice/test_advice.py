"""What set-up tells about the chosen dice (CC2)."""

from __future__ import annotations

import pytest

from games.chance_or_choice import GAME
from games.core import OptionValue, Setup, complete
from games.folders import text_folders
from games.words import Words


def lines(language: str, options: dict[str, OptionValue]) -> list[str]:
    words = Words(language, text_folders("games"))
    return [words.say(line) for line in GAME.advice(complete(GAME, Setup(4, options)))]


def test_cc2_set_up_tells_the_odds() -> None:
    assert lines("en", {}) == [
        "Safe throws: 25 of 36 (69%)",
        "The round ends: 11 of 36 (31%)",
        "All rounds are lost: 1 of 36",
    ]


@pytest.mark.parametrize(
    ("options", "warns"),
    [({"sides": 2}, True), ({"dice": 4, "sides": 4}, True), ({"dice": 3, "sides": 4}, False), ({"dice": 5}, False)],
)
def test_cc2_set_up_warns_when_fewer_than_one_throw_in_three_is_safe(
    options: dict[str, OptionValue], warns: bool
) -> None:
    assert ("Take care: fewer than one throw in three is safe." in lines("en", options)) is warns
    assert len(lines("fa", options)) == 3 + warns


def test_cc6_without_wipes_none_is_promised() -> None:
    assert "All rounds are lost: 0 of 36" in lines("en", {"wipe": "never"})
