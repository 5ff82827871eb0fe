"""Every game can say all it has to say, in every language there is."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.folders import languages, text_folders
from games.option import write_option
from games.scene import Msg, Scene
from games.table import bot_name
from games.view import View
from games.words import Words
from tests.games.walks import GAMES, walks
from tests.shapes import messages

FOLDERS = (*text_folders("games"), *text_folders("tests.games"))
SIZES = (1, 3, 6, 100)
pytestmark = pytest.mark.parametrize("language", languages(FOLDERS))


@cache
def words_of(language: str) -> Words:
    return Words(language, FOLDERS)


def test_four_languages_are_complete(language: str) -> None:
    assert {"en", "fa", "it", "sv"} <= set(languages(FOLDERS))
    assert set(words_of(language).keys()) == set(words_of("en").keys())


@pytest.mark.parametrize("game_id", GAMES)
def test_menus_have_words(language: str, game_id: str) -> None:
    words, game = words_of(language), GAMES[game_id]
    said = [f"title-{game_id}", f"about-{game_id}", f"rules-{game_id}-1", f"rules-{game_id}-1.title"]
    said += [f"option-{game_id}-{option.name}" for option in game.options]
    said += [
        f"value-{game_id}-{option.name}-{write_option(value)}" for option in game.options for value in worded(option)
    ]
    assert [key for key in said if not words.has(key)] == []
    assert all(words.say(bot_name(name)) for name in game.bots)


@pytest.mark.parametrize("game_id", GAMES)
def test_events_and_steps_of_moves_have_words(language: str, game_id: str) -> None:
    words, game = words_of(language), GAMES[game_id]
    for seats in set(SIZES) & set(game.seats):
        for one in walks(game_id, seats):
            for event in {event for taken in one.steps for event in taken.events}:
                assert words.say(Msg(event.key, event.args))
            moves = {move for state in one.sample(30) for move in game.moves(state)}
            if game.say is not None:
                assert all(words.say(game.say(move)) for move in moves)
                continue
            steps = {step for move in moves for step in game.path(move)}
            assert [step for step in steps if not step.isdecimal() and not words.has(step)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_pictures_have_words(language: str, game_id: str) -> None:
    words, game = words_of(language), GAMES[game_id]
    for seats in set(SIZES) & set(game.seats):
        for one in walks(game_id, seats):
            for state in one.sample(4):
                pictures: list[Scene] = [game.scene(state, View(layout="table")), game.sheet(state, View())]
                for picture in pictures:
                    assert all(words.say(message) for message in messages(picture.shapes))


def worded(option: Any) -> list[Any]:
    """Values that a menu says in words of their own: neither numbers nor on and off."""
    return [value for value in option.values if isinstance(value, str) and not value.isdecimal()]
