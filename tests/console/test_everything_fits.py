"""Every screen of the console in every language: no words are cut, on the smallest screen too."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.keyboard import CAPS
from console.painter import Painter
from console.screens.samples import samples
from games import all_games
from games.scene import Card, Ink, Layout, Msg, Text, msg
from tests.console.canvas import canvas
from tests.console.stage import LANGUAGES, Stage, speak
from tests.shapes import flat, messages


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wall", "table"])
def test_no_words_of_any_screen_are_cut(language: str, layout: Layout) -> None:
    assert cut(4, language, layout, (800, 480), CAPS) == []


def test_every_game_is_named_in_each_language_and_stands_in_no_sentence_that_would_have_to_agree_with_it() -> None:
    for language in (code for code in LANGUAGES if code != "en"):
        kept = {game for game in all_games() if speak(language).say(title(game)) == speak("en").say(title(game))}
        assert not kept, f"{language}: {kept}"
    for language in ("it", "sv"):
        for game in all_games():
            said = speak(language).say(msg("resume-title", game=title(game)))
            assert said.endswith(f": {speak(language).say(title(game))}")


def title(game: str) -> Msg:
    return Msg(f"title-{game}")


@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("keys", [CAPS, ()])
def test_at_a_keyboard_every_button_says_its_key(keys: tuple[str, ...], layout: Layout) -> None:
    stage = Stage(Habits(seats=4), table=tuple(all_games().values()))
    stage.desk.layout, stage.desk.keys = layout, keys
    buttons = {Ink.STAY, Ink.LEAVE, Ink.DOUBLE}
    letters = [msg("key-cap", name=letter) for caps in CAPS for letter in caps.split()]
    seen = 0
    for name, scene in samples(stage.desk):
        if name.startswith(("coach", "step", "staff")):
            continue  # pictures of buttons
        shapes = list(flat(scene.shapes))
        shown = [
            shape for shape in shapes if isinstance(shape, Card) and shape.fill in buttons and shape.radius is None
        ]
        caps = [shape for shape in shapes if isinstance(shape, Text) and shape.msg in letters]
        assert len(caps) == len(shown) * bool(keys) if name != "attract" else bool(caps) == bool(keys), name
        seen += len(caps)
    assert bool(seen) == bool(keys)


@pytest.mark.parametrize("seats", [30, 100])
def test_the_luck_page_of_a_class_tells_every_seat_its_figures_and_the_extremes_or_the_dearest_choice(
    seats: int,
) -> None:
    stage = Stage(Habits(seats=seats), table=tuple(all_games().values()))
    scene = dict(samples(stage.desk))["luck or choice"]
    said = [message.key for message in messages(scene.shapes)]
    own = seats == 30
    assert said.count("luck-amount") == (3 if own else 2) * seats, "luck, choice, and what the dearest has cost"
    assert said.count("luck-dearest-own") == (seats if own else 0)
    assert ("luck-most" in said, "luck-dearest-of-all" in said) == (not own, not own)
    for language in LANGUAGES:
        painter = Painter(canvas((800, 480)), motion=False)
        painter.present(scene, speak(language), 0)
        assert painter.misfits == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("seats", [1, 3, 8, 100])
def test_no_words_are_cut_at_tables_of_any_size(
    seats: int, language: str, layout: Layout, size: tuple[int, int]
) -> None:
    assert cut(seats, language, layout, size) == []


def cut(
    seats: int, language: str, layout: Layout, size: tuple[int, int], keys: tuple[str, ...] = ()
) -> list[tuple[str, object]]:
    stage = Stage(Habits(seats=seats), table=tuple(all_games().values()))
    stage.desk.words, stage.desk.layout, stage.desk.keys = speak(language), layout, keys
    painter = Painter(canvas(size), motion=False)
    found: list[tuple[str, object]] = []
    for name, scene in samples(stage.desk):
        painter.present(scene, stage.desk.words, 0)
        found += [(name, misfit) for misfit in painter.misfits]
    return found
