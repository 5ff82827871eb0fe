"""What is said of a game, and when (T8)."""

from __future__ import annotations

import pytest

from console.desk import Habits, VoiceLevel
from console.screens.table import begin
from console.signals import Command
from games.chance_or_choice import GAME as CHANCE
from games.core import Choose, Event, Over, Thrown
from games.scene import Msg
from tests.console.stage import DOUBLE, LANGUAGES, LEAVE, STAY, Stage, speak
from tests.games.miniature import GAME as PEBBLES
from tests.games.walks import GAMES, walks


def table(voice: VoiceLevel, motion: bool = True) -> Stage:
    """Three people at Chance or Choice; seat 1 throws."""
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.desk.voice, stage.desk.motion = voice, motion
    stage.show(begin(stage.desk, CHANCE, (0, 1, 2), {"thrower": "1"}))
    return stage


def safe(stage: Stage) -> tuple[int, ...]:
    """Throws and leaves until a safe throw lies; its faces."""
    session = stage.desk.session
    assert session is not None
    while not isinstance(session.waiting, Choose):
        stage.desk.spoken()
        stage.tap(0, DOUBLE)
        stage.wait(1)
    last = session.line[-1].move
    assert isinstance(last, Thrown)
    return last.faces


def test_by_the_rules_the_throw_is_read_aloud_when_it_lies() -> None:
    stage = table("rules")
    stage.tap(0, DOUBLE)
    assert stage.desk.spoken() == ()
    stage.wait(1)
    session = stage.desk.session
    assert session is not None and isinstance(session.line[0].move, Thrown)
    first, second = session.line[0].move.faces
    assert stage.desk.spoken() == (f"{first} and {second}",)
    assert stage.desk.spoken() == ()


def test_a_game_that_asks_for_nothing_is_silent_by_the_rules() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.desk.voice = "rules"
    stage.show(begin(stage.desk, PEBBLES, (0, 1)))
    stage.tap(0, STAY)
    stage.tap(1, STAY)
    stage.wait(2)
    assert stage.desk.spoken() == ()


def test_off_is_silent() -> None:
    stage = table("off")
    safe(stage)
    assert stage.desk.spoken() == ()


def test_on_says_turns_throws_and_what_they_bring() -> None:
    stage = table("on", motion=False)
    assert stage.desk.spoken() == ("Seat 1, your turn",)
    first, second = safe(stage)
    total = first + second
    assert stage.desk.spoken() == (f"{first} and {second}", f"{total} more: {total} on the table")
    stage.tap(1, LEAVE)
    assert stage.desk.spoken() == (f"Seat 2 leaves with {total} points",)


def test_the_winner_is_named_once_at_the_end() -> None:
    stage = table("on", motion=False)
    session = stage.desk.session
    assert session is not None
    said: list[str] = []
    while not isinstance(session.waiting, Over):
        stage.tap(0, DOUBLE)
        stage.tap(0, STAY)
        stage.tap(1, STAY)
        stage.tap(2, LEAVE)
        stage.wait(1)
        said += stage.desk.spoken()
    ranks = session.waiting.ranks
    stage.wait(1)
    said += stage.desk.spoken()
    winners = [f"Seat {seat + 1}" for seat, rank in enumerate(ranks) if rank == 1]
    expected = {1: f"{winners[0]} wins", 3: "Nobody has won: a draw"}
    assert said.count(expected.get(len(winners), " and ".join(winners) + " share the win")) == 1


@pytest.mark.parametrize(("seats", "said"), [(8, True), (9, False)])
def test_at_a_large_table_single_seats_are_not_told_of(seats: int, said: bool) -> None:
    stage = Stage(Habits(seats=seats, timer_s=0, idle_s=0))
    stage.desk.motion = False
    stage.show(begin(stage.desk, CHANCE, tuple(range(seats)), {"thrower": "1"}))
    stage.desk.voice = "on"
    safe(stage)
    stage.desk.spoken()
    stage.tap(1, LEAVE)
    assert any("leaves with" in text for text in stage.desk.spoken()) is said


def test_the_key_goes_from_the_rules_to_everything_to_nothing() -> None:
    stage = table("rules")
    seen: list[tuple[VoiceLevel, str]] = []
    for _ in range(3):
        stage.send(Command("voice", stage.now_ns))
        assert stage.desk.passing is not None
        seen.append((stage.desk.voice, stage.desk.passing[0].key))
    assert seen == [("on", "voice-on"), ("off", "voice-off"), ("rules", "voice-rules")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_throw_is_read_as_a_row_of_numbers(language: str) -> None:
    stage = table("rules", motion=False)
    stage.desk.words = speak(language)
    faces = safe(stage)
    and_ = {"en": "and", "fa": "و", "it": "e", "sv": "och"}[language]
    digits = [speak(language).digits(face) for face in faces]
    assert stage.desk.spoken() == (f" {and_} ".join(digits),)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_what_happens_in_every_game_reads_aloud(language: str, game_id: str) -> None:
    """No signs that a voice would spell out or pass over, and no endless sentence."""
    stage = Stage()
    stage.desk.words = speak(language)
    seats = next(seats for seats in (3, 2, 1) if seats in GAMES[game_id].seats)
    events = {event for one in walks(game_id, seats) for step in one.steps for event in step.events}
    for event in sorted(events, key=repr):
        assert isinstance(event, Event)
        stage.desk.said.append(Msg(event.key, event.args))
        (text,) = stage.desk.spoken()
        assert not set(text) & set("()[]{}/|<>=×→_#"), text
        assert 1 < len(text) < 160, text
