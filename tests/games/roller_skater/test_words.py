"""Every word of the game, in every language, and whether it fits where it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import games
from games.core import Setup, complete
from games.roller_skater import GAME
from games.roller_skater.advice import advice
from games.roller_skater.analysis import best_round, single_round
from games.roller_skater.odds import Reading
from games.scene import Msg, msg
from games.words import Words
from tests.games.looking import FOLDERS, LANGUAGES, LAYOUTS, said
from tests.games.roller_skater.looking import moments, picture

FOLDER = Path(games.__file__).parent / "roller_skater"


def test_there_are_four_languages() -> None:
    assert {path.stem for path in (FOLDER / "text").iterdir()} == {"en", "fa", "it", "sv"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_words(language: str) -> None:
    words = Words(language, FOLDERS)
    keys = {key for file in FOLDER.glob("*.py") for key in re.findall(r'"(rs-[a-z0-9-]+[a-z0-9])"', file.read_text())}
    assert len(keys) > 50
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: str) -> None:
    sources = "".join(file.read_text() for file in FOLDER.glob("*.py"))
    built = re.compile(r"rs-(due|gave-up|head|state|event|mark|deed|accept|decline|double|pass)")
    keys = Words(language, FOLDERS).keys()
    own = [key for key in keys if key.startswith("rs-")]
    assert [key for key in own if key not in sources and not built.match(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_can_be_said(language: str) -> None:
    words = Words(language, FOLDERS)
    for layout in LAYOUTS:
        for sample in moments(2, layout):
            assert all(words.say(message) for message in said(picture(sample).shapes) if message.key != "list-none")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_their_pages_and_show_both_readings(language: str) -> None:
    words = Words(language, FOLDERS)
    pages = [n for n in range(1, 20) if words.has(f"rules-roller_skater-{n}")]
    assert pages == list(range(1, 9)) and all(words.has(f"rules-roller_skater-{n}.title") for n in pages)
    sides = [words.say(Msg(f"rules-roller_skater-5.{side}")) for side in ("left", "right")]
    for text, reading in zip(sides, Reading, strict=True):
        values = [abs(float(value)) for value in (single_round(reading), best_round(reading)) if value]
        shown = [words.digits(value) if not value else _two_places(words, value) for value in values]
        assert all(each in text for each in shown), (text, shown)


def _two_places(words: Words, value: float) -> str:
    return words.digits(round(value, 2))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reading", list(Reading))
def test_rs2_advice_says_the_odds_of_both_readings(language: str, reading: Reading) -> None:
    words = Words(language, FOLDERS)
    lines = [words.say(line) for line in advice(complete(GAME, Setup(2, {"reading": str(reading), "chips": "5"})))]
    middle = {hits: words.say(msg("odds", hits=hits, all=6)) for hits in (2, 4, 5)}
    chosen, spare = (4, 2) if reading is Reading.TABLE else (2, 4)
    assert middle[5] in lines[0] and middle[chosen] in lines[1] and middle[spare] in lines[3]
    assert len(lines) == 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", (0, 1, 2, 23))
def test_events_are_sentences(language: str, points: int) -> None:
    words = Words(language, FOLDERS)
    rows = re.findall(
        r"^  (rs-event-[a-z]+) +((?:[a-z]+(?:, )?)+)  ", (FOLDER / "rules.py").read_text(), flags=re.MULTILINE
    )
    assert len(rows) == 11
    for key, names in rows:
        args = {name: "S" if name == "role" else points for name in names.split(", ")}
        assert words.say(msg(key, **args)).strip()
