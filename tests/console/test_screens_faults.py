"""Devices that fail: said on every screen, and play goes on."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.painter.layout import leaves
from console.screens.attract import Attract
from console.screens.choose_game import ChooseGame
from console.screens.samples import samples
from console.screens.table import begin
from games import all_games
from games.chance_or_choice import GAME
from games.core import Throw
from games.scene import Box, Card, Layout, Msg, Text
from hardware.signals import Fault, Ready
from tests.console.stage import DOUBLE, LANGUAGES, MS, STAY, Stage, messages, speak

FULL = Fault("store", "fault-store-full", "the disk is full")
STUCK = Fault("seat 3 STAY", "fault-button-stuck", "stuck", (("seat", 3), ("button", "STAY")))
GONE = Fault("dice", "fault-dice-lost", "gone", (("device", "/dev/dice"),))
TORN = Fault("dice", "fault-dice-garbled", "torn", (("count", 1),), passing=True)


@pytest.mark.parametrize("layout", ["wall", "table"])
def test_a_lasting_fault_is_said_everywhere_until_it_is_over(layout: Layout) -> None:
    stage = Stage()
    stage.desk.layout = layout
    stage.show(ChooseGame(stage.desk))
    stage.send(FULL)
    said = "The disk is full: nothing is being saved, play goes on"
    assert said in stage.words()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    stage.wait(60)
    assert said in stage.words()
    stage.send(STUCK)
    assert any("and 1 more" in words for words in stage.words())
    stage.send(Ready("store"))
    assert "Seat 3: the green button seems stuck. It counts again when it has been up for two seconds" in stage.words()
    stage.send(Ready("seat 3 STAY"))
    assert not any("stuck" in words for words in stage.words())


def test_a_passing_fault_stays_four_seconds_however_long_nothing_happened_before() -> None:
    stage = Stage(Habits(idle_s=0))
    stage.show(ChooseGame(stage.desk))
    stage.now_ns += 3600 * 1000 * MS
    stage.send(TORN)
    said = "The dice reader sent a line that cannot be read"
    assert said in stage.words()
    stage.wait(3.9)
    assert said in stage.words()
    stage.wait(0.2)
    assert said not in stage.words()


def test_a_notice_on_a_flat_screen_lies_clear_of_the_ringed_line() -> None:
    stage = Stage()
    stage.desk.layout = "table"
    stage.show(ChooseGame(stage.desk))
    before = leaves(stage.screen.scene().shapes, mirrored=False)
    stage.send(TORN)
    notices = [leaf for leaf in leaves(stage.screen.scene().shapes, mirrored=False) if leaf not in before]
    ringed = next(leaf for leaf in before if isinstance(leaf.shape, Card) and leaf.shape.ring)
    around = ringed.box.inset(-7)
    assert {leaf.turn for leaf in notices} == {0, 2}
    assert all(leaf.y + leaf.h <= around.y or leaf.y >= around.y + around.h for leaf in notices)


@pytest.mark.parametrize("game", ["chance_or_choice", "roller_skater"])  # others fill the corners, too
def test_a_fault_is_said_beside_the_panels_of_a_flat_demonstration(game: str) -> None:
    stage = Stage(table=(all_games()[game],))
    stage.desk.layout = "table"
    stage.show(Attract(stage.desk))
    cards = [leaf.box for leaf in leaves(stage.screen.scene().shapes, mirrored=False) if isinstance(leaf.shape, Card)]
    stage.send(FULL)
    found = leaves(stage.screen.scene().shapes, mirrored=False)
    said = [leaf.box for leaf in found if isinstance(leaf.shape, Text) and leaf.shape.msg == Msg(FULL.key)]
    assert len(said) >= 2
    assert all(_apart(notice, card) or _within(notice, card) for notice in said for card in cards)


def _apart(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down) <= 0


def _within(one: Box, other: Box) -> bool:
    across = other.x <= one.x and one.x + one.w <= other.x + other.w
    return across and other.y <= one.y and one.y + one.h <= other.y + other.h


def test_a_reader_that_nobody_wants_may_be_away() -> None:
    stage = Stage(Habits(idle_s=0, source="console"))
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    before = stage.words()
    stage.send(GONE)
    assert stage.words() == before
    stage.tap(0, DOUBLE)
    assert stage.desk.session is not None and stage.desk.session.record().entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("seats", [1, 4, 100])
def test_every_screen_in_every_state_can_be_said(language: str, layout: Layout, seats: int) -> None:
    stage = Stage(Habits(seats=seats))
    stage.desk.words, stage.desk.layout = speak(language), layout
    found = samples(stage.desk)
    assert len({name for name, _ in found}) == len(found) > 30
    for name, scene in found:
        for message in messages(scene):
            assert stage.desk.words.say(message).strip(), (name, message)


def test_what_happens_is_heard_once_and_a_throw_when_it_lies() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while isinstance(session.waiting, Throw):
        stage.desk.heard()
        stage.tap(0, DOUBLE)
        assert stage.desk.heard() == ()
        stage.wait(1)
    assert stage.desk.heard()[-1] == "turn"
    stage.tap(1, STAY)
    assert stage.desk.heard() == ("accepted",)
    stage.tap(0, DOUBLE)
    assert stage.desk.heard() == ("refused",)
    assert stage.desk.heard() == ()


def test_all_languages_say_the_same_things() -> None:
    assert LANGUAGES == ("en", "fa", "it", "sv")
    assert len({speak(language).keys() for language in LANGUAGES}) == 1
