"""The Choice at the table: everybody walks to their own marks at once, with three buttons (T1, T2, T4, T6, T7)."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from console.desk import Habits
from console.painter.layout import fit, leaves
from console.painter.type import Type
from console.screens.table import Table, begin
from games.core import Choose, Over, Throw
from games.moments import moments, picture
from games.scene import Layout, Mark, Text
from games.the_choice import GAME
from games.the_choice.state import Phase, Standing, State
from hardware.signals import DiceRead
from tests.console.stage import DOUBLE, LEAVE, STAY, Reader, Stage


def table(people: int = 2, habits: Habits | None = None, reader: Reader | None = None, bots: int = 0) -> Stage:
    """A game at which everybody has chosen the front of the sheet."""
    stage = Stage(habits or Habits(idle_s=0, tumble_ms=0), table=(GAME,), reader=reader)
    seating = (*range(people), *("greedy",) * bots)
    stage.show(begin(stage.desk, GAME, seating))
    for panel in range(people):
        stage.press(panel, STAY)
    stage.wait(3)
    return stage


def state(stage: Stage) -> State:
    assert isinstance(stage.screen, Table)
    shown: State = stage.screen.session.shown
    return shown


def to_marking(stage: Stage) -> None:
    """The active seat throws and keeps its dice."""
    panel = state(stage).active
    stage.tap(panel, STAY, STAY)
    stage.wait(0.1)
    assert state(stage).phase is Phase.MARK


def mark(stage: Stage, seat: int) -> None:
    """The seat takes what is in hand until something more is marked, or it is done."""
    before = state(stage).players[seat]
    for _ in range(3):
        if state(stage).players[seat] == before:
            stage.tap(seat, STAY)


def focus(stage: Stage, seat: int) -> str:
    """What a seat has in hand."""
    assert isinstance(stage.screen, Table)
    picker = stage.screen.questions.walks.picker(seat)
    assert picker is not None
    return picker.offers[picker.at]


def test_t1_everybody_marks_at_once_each_in_their_own_place() -> None:
    stage = table(3)
    to_marking(stage)
    stage.tap(0, DOUBLE)
    held = [focus(stage, seat) for seat in range(3)]
    stage.tap(2, STAY)
    assert focus(stage, 0) == held[0] and focus(stage, 1) == held[1]
    assert [len(player.numbers) + len(player.colours) > 0 for player in state(stage).players][:2] == [False, False]


def test_t1_a_whole_throw_with_green_alone() -> None:
    stage = table(2)
    to_marking(stage)
    for panel in (0, 1):
        for _ in range(20):
            if state(stage).phase is Phase.MARK and state(stage).players[panel].standing is Standing.ASKED:
                stage.tap(panel, STAY)
    stage.wait(0.1)
    assert state(stage).phase is Phase.THROW and state(stage).turn == 2
    assert all(player.points > 0 for player in state(stage).players)


def test_t1_the_game_is_played_to_its_end_with_green_and_yellow() -> None:
    stage, panels = table(2), (0, 1)
    for number in range(3000):
        if stage.name != "Table" or isinstance(GAME.waiting(state(stage)), Over):
            break
        for panel in panels:
            stage.tap(panel, *((DOUBLE, STAY) if number % 4 else (STAY,)))
    stage.wait(10)
    assert stage.name == "Sheet"


def test_t2_only_the_dice_thrown_again_are_read() -> None:
    reader = Reader()
    stage = table(2, Habits(idle_s=0, tumble_ms=0, source="reader"), reader)
    panel = state(stage).active
    stage.send(DiceRead((4, 2, 6), stage.now_ns))
    stage.tap(panel, DOUBLE, DOUBLE, STAY)
    assert GAME.waiting(state(stage)) == Throw(panel, 1, 6)
    assert [told for told in reader.told if told.startswith("arm")] == ["arm 3 6", "arm 1 6"]
    stage.send(DiceRead((5,), stage.now_ns))
    assert state(stage).faces == (5, 2, 6)
    assert state(stage).phase is Phase.MARK


def test_t5_a_throw_while_everybody_marks_is_void() -> None:
    stage = table(2, Habits(idle_s=0, tumble_ms=0, source="reader"), Reader())
    panel = state(stage).active
    stage.send(DiceRead((4, 2, 6), stage.now_ns))
    stage.tap(panel, STAY)
    before = state(stage)
    stage.send(DiceRead((1, 1, 1), stage.now_ns))
    assert state(stage) == before


def test_t7_red_takes_back_ones_own_marks_one_by_one() -> None:
    stage = table(2)
    to_marking(stage)
    fresh = state(stage)
    mark(stage, 0)
    once = state(stage).players[0]
    mark(stage, 0)
    mark(stage, 1)
    stage.tap(0, LEAVE)
    assert state(stage).players[0] == once
    assert state(stage).players[1] != fresh.players[1], "the others' marks stay as they are"
    for _ in range(4):
        stage.tap(0, LEAVE)
    assert state(stage).players[0] == fresh.players[0]
    assert state(stage).phase is Phase.MARK, "never past the decision to throw again"


def test_t7_finishing_is_taken_back_while_others_still_mark() -> None:
    stage = table(2)
    to_marking(stage)
    while state(stage).players[0].standing is Standing.ASKED:
        stage.tap(0, STAY if focus(stage, 0) == "done" else DOUBLE)
    assert state(stage).players[0].side.misses == 1
    stage.tap(0, LEAVE)
    assert state(stage).players[0].standing is Standing.ASKED and state(stage).players[0].side.misses == 0


def test_t6_nobody_at_the_buttons_takes_no_misthrow_and_a_bot_plays_on_after_two() -> None:
    stage = table(2, Habits(idle_s=0, tumble_ms=0, timer_s=10))
    to_marking(stage)
    other = 1 - state(stage).active
    for panel in (1 - other,):
        while state(stage).players[panel].standing is Standing.ASKED:
            stage.tap(panel, STAY)
    stage.wait(90)
    assert state(stage).players[other].side.misses == 0


def test_tc7_who_only_steps_to_and_fro_takes_the_misthrow_when_the_time_is_up() -> None:
    stage = table(2, Habits(idle_s=0, tumble_ms=0, timer_s=10))
    to_marking(stage)
    active = state(stage).active
    stage.tap(active, DOUBLE)
    before = state(stage).players
    stage.wait(90)
    after = state(stage).players
    assert after[active].side.misses == before[active].side.misses + 1
    assert after[1 - active].side.misses == 0


def test_t4_marking_is_given_three_times_the_usual_time() -> None:
    stage = table(2, Habits(idle_s=0, tumble_ms=0, timer_s=10))
    to_marking(stage)
    stage.wait(28)
    assert state(stage).phase is Phase.MARK and asked(stage) == (0, 1)
    stage.wait(3)
    assert asked(stage) == ()


def asked(stage: Stage) -> tuple[int, ...]:
    """Who is still to answer."""
    waiting = GAME.waiting(state(stage))
    return waiting.seats if isinstance(waiting, Choose) else ()


@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("size", [(800, 480), (1024, 600)])
def test_the_figures_of_a_marked_number_lie_wholly_on_its_dot(size: tuple[int, int], layout: Layout) -> None:
    where = fit(size)
    seen = 0
    for sample in moments(GAME, 4, layout):
        for below, leaf in pairwise(leaves(picture(GAME, sample).shapes, False)):
            text, words = leaf.shape, ""
            if isinstance(below.shape, Mark) and isinstance(text, Text) and text.msg.key == "number":
                words = str(dict(text.msg.args)["n"])
            if not isinstance(text, Text) or len(words) < 2:
                continue
            box, kind = where.place(leaf).upright, Type(where.scale * leaf.scale, False)
            setting = kind.set(words, text.size, text.bold, box, 1)
            reach = hypot(kind.width(words, setting.pixels, text.bold), setting.cap) / 2
            assert reach <= below.w * where.scale / 2 + 0.5, f"{words} in {sample.name}"
            seen += 1
    assert seen
