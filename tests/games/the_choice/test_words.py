"""Every word of the game, in every language, and whether it fits where it stands."""

import re
from pathlib import Path

import pytest

import games
from games.scene import Msg, msg
from games.the_choice import GAME
from games.the_choice.state import SEATS, State
from games.words import Words
from tests.games.looking import FOLDERS, LANGUAGES, each, said
from tests.games.the_choice.looking import moments, picture
from tests.games.the_choice.playing import begin, first, tell, thrown

FOLDER = Path(games.__file__).parent / "the_choice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_the_source_has_words(language: str) -> None:
    words = Words(language, FOLDERS)
    keys = {key for file in FOLDER.glob("*.py") for key in re.findall(r'"(tc-[a-z0-9-]+[a-z0-9])"', file.read_text())}
    assert len(keys) > 60
    assert [key for key in sorted(keys) if not words.has(key)] == []


def test_every_message_has_a_use() -> None:
    source = " ".join(file.read_text() for file in FOLDER.glob("*.py"))
    keys = re.findall(r"^(tc-[a-z0-9-]+)", (FOLDER / "text" / "en.ftl").read_text(), flags=re.MULTILINE)
    made = ("tc-due-", "tc-say-", "tc-colour-")
    assert [key for key in keys if f'"{key}"' not in source and not key.startswith(made)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_shown_can_be_said(language: str) -> None:
    words = Words(language, FOLDERS)
    for seats, layout in each(SEATS):
        for sample in moments(seats, layout):
            for message in said(picture(sample).shapes):
                assert words.say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_deeds_and_lines_can_be_said(language: str, plain: None) -> None:
    words = Words(language, FOLDERS)
    state = thrown(begin(2), 1, 2, 3)
    states: tuple[State, ...] = (first(2), tell(begin(2), "throw 1 2 3"), state, tell(state, "1 number 3 1+2"))
    assert GAME.say is not None and GAME.tell is not None
    for each_state in states:
        assert all(words.say(line) for line in GAME.lines(each_state, 0))
        assert all(
            words.say(GAME.say(move)) and words.say(GAME.tell(each_state, move)) for move in GAME.moves(each_state)
        )
    assert all(words.say(cell) for row in GAME.paper(state) for cell in row)


def test_a_terminal_shows_the_sheet(plain: None) -> None:
    words = Words("en", FOLDERS)
    state = tell(thrown(begin(1), 1, 2, 6), "1 number 1 1", "1 number 2 2", "1 colour 6 6")
    assert [words.say(line) for line in GAME.lines(state, 0)][:6] == [
        "Side 1 of 2, misthrows: 0",
        "     c1  c2  c3  c4  c5",
        "   c4  (1) <2>  3   4  [6]",
        " c3   5   6   7   8   9  c1",
        "   c2  10  11  12   1  c2",
        "     c1  c6  c5  c4  c3",
    ]


def test_rules_pages_are_the_same_in_all_languages() -> None:
    pages = {language: rules_pages(Words(language, FOLDERS)) for language in LANGUAGES}
    assert len(set(pages.values())) == 1 and min(pages.values()) >= 8


def rules_pages(words: Words) -> int:
    page = 1
    while words.has(f"rules-the_choice-{page}"):
        assert words.say(Msg(f"rules-the_choice-{page}.title"))
        page += 1
    return page - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_that_sheets_and_table_are_the_consoles_own(language: str) -> None:
    page = Words(language, FOLDERS).say(Msg("rules-the_choice-7"))
    assert {"en": "own", "fa": "خود این دستگاه", "it": "questa console", "sv": "egna"}[language] in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("points", (0, 1, 2, 1234))
def test_events_are_sentences(language: str, points: int) -> None:
    words = Words(language, FOLDERS)
    rows = re.findall(
        r"^  (tc-event-[a-z-]+) +((?:[a-z]+(?:, )?)+)  ", (FOLDER / "rules.py").read_text(), flags=re.MULTILINE
    )
    assert len(rows) == 6
    for key, names in rows:
        assert words.say(msg(key, **dict.fromkeys(names.split(", "), points))).strip()
