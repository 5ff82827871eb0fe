"""Every word of the game, in every language, and whether it fits where it stands."""

import re
from pathlib import Path

import pytest

import games
from games.chance_or_choice import GAME
from games.core import ButtonName
from games.scene import Msg, msg
from games.table import bot_name
from games.words import Words
from tests.games.chance_or_choice.looking import moments, picture
from tests.games.looking import FOLDERS, LANGUAGES, each, said


def test_there_are_four_languages_at_least() -> None:
    assert {"en", "fa", "it", "sv"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_words(language: str) -> None:
    words = Words(language, FOLDERS)
    root = Path(games.__file__).parent
    files = [root / "table.py", *sorted((root / "chance_or_choice").glob("*.py"))]
    keys = {key for file in files for key in re.findall(r'(?:msg|Msg|Event)\(\s*"([a-z0-9_-]+)"', file.read_text())}
    assert len(keys) > 40
    assert [key for key in sorted(keys) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_can_be_said(language: str) -> None:
    words = Words(language, FOLDERS)
    for seats, layout in each((1, 3, 20, 100)):
        for sample in moments(seats, layout):
            for message in said(picture(sample).shapes):
                assert words.say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_menu_says_of_the_game(language: str) -> None:
    words = Words(language, FOLDERS)
    assert words.say(msg("title-chance_or_choice")) and words.say(msg("about-chance_or_choice"))
    for option in GAME.options:
        assert words.has(f"option-{GAME.id}-{option.name}")
        for value in option.values:
            if isinstance(value, str) and not value.isdigit():
                assert words.has(f"value-{GAME.id}-{option.name}-{value}")
    for bot in (*GAME.bots, "leave-at-1", "leave-at-12345"):
        assert words.say(bot_name(bot))


def test_rules_pages_are_the_same_in_all_languages() -> None:
    pages = {language: rules_pages(Words(language, FOLDERS)) for language in LANGUAGES}
    assert len(set(pages.values())) == 1 and min(pages.values()) >= 5


def rules_pages(words: Words) -> int:
    page = 1
    while words.has(f"rules-chance_or_choice-{page}"):
        assert words.say(Msg(f"rules-chance_or_choice-{page}.title"))
        page += 1
    return page - 1


def test_languages_have_the_same_messages() -> None:
    assert len({Words(language, FOLDERS).keys() for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", (0, 1, 2, 1234))
def test_events_are_sentences(language: str, points: int) -> None:
    words = Words(language, FOLDERS)
    source = (Path(games.__file__).parent / "chance_or_choice" / "rules.py").read_text()
    rows = re.findall(r"^  (cc-event-[a-z-]+) +((?:[a-z]+(?:, )?)+)  ", source, flags=re.MULTILINE)
    assert len(rows) == 9
    for key, names in rows:
        event = msg(key, **dict.fromkeys(names.split(", "), points))
        assert words.say(event).strip()


def test_labels_are_buttons() -> None:
    names: set[ButtonName] = {
        name for sample in moments(4, "wall") for seat in sample.view.seats for name, _ in seat.labels
    }
    assert names == {"STAY", "LEAVE", "DOUBLE"}
