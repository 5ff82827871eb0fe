"""The coach: a house option, a held STAY, what it says, and that it is never a press as well."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.screens.choose_game import ChooseGame
from console.screens.options import Options
from console.screens.samples import samples
from console.screens.table import begin, resume
from games import all_games
from games.chance_or_choice import GAME
from games.core import AnyGame, Choose
from games.record import read_record, write_record
from games.roller_skater import GAME as ROLLER
from games.scene import Box, Card, Die, Group, Layout
from hardware.signals import Button, Fault, Pressed
from tests.console.stage import DOUBLE, LEAVE, STAY, Stage
from tests.games.miniature import GAME as PEBBLES

GAMES = tuple(all_games().values())


def asked(coach: bool = True, timer_s: float = 0, seats: int = 3) -> Stage:
    """A game of Chance or Choice whose first question is open; every seat is a person's."""
    stage = Stage(Habits(idle_s=0, timer_s=timer_s, seats=seats), table=GAMES)
    stage.show(begin(stage.desk, GAME, tuple(range(seats)), {"first_throw_safe": True}, coach=coach))
    stage.tap(0, DOUBLE)
    stage.wait(2)
    return stage


def entries(stage: Stage) -> list[str]:
    return [step.entry.text for step in stage.screen.session.line]  # type: ignore[attr-defined]


def shown(stage: Stage) -> bool:
    return "Points you may end with" in stage.words()


def test_a_held_stay_shows_chances_and_values_and_is_no_press() -> None:
    stage = asked()
    before = entries(stage)
    stage.press(1, STAY, hold_s=2.2)
    words = stage.words()
    assert shown(stage) and entries(stage) == before
    assert "The next throw ends the round: 11 of 36 (31%)" in words and words.count("best") == 1
    assert any(word.startswith("Exact") for word in words)
    stage.wait(60)
    assert shown(stage), "it stays until the seat presses"


def test_the_hold_is_shown_on_its_way_and_a_short_press_flashes_nothing() -> None:
    stage = asked()
    stage.tap(1, STAY)
    assert entries(stage)[-1] == "2 stay" and "Coach" not in stage.words()
    stage.press(2, STAY, hold_s=1.2)
    assert entries(stage)[-1] == "3 stay", "let go before its time it is a press"


def test_a_press_counts_with_its_first_contact_and_takes_the_card_away() -> None:
    stage = asked()
    stage.press(1, STAY, hold_s=2.2)
    at_ns = stage.now_ns
    stage.press(1, STAY, hold_s=0.4)
    last = stage.screen.session.line[-1].entry  # type: ignore[attr-defined]
    assert last.text == "2 stay" and last.at_ns - at_ns < 10_000_000 and not shown(stage)


def test_other_seats_answer_beside_an_open_card_and_it_goes_with_the_question() -> None:
    stage = asked()
    stage.press(1, STAY, hold_s=2.2)
    stage.tap(0, STAY)
    assert shown(stage)
    stage.tap(2, LEAVE)
    stage.tap(1, LEAVE)
    assert not shown(stage)


def test_a_stay_that_is_still_down_when_the_time_is_up_was_an_answer() -> None:
    stage = asked(timer_s=20)
    stage.wait(17.5)
    stage.press(1, STAY, hold_s=1.9)
    assert "2 stay" in entries(stage)


def test_without_the_coach_stay_acts_at_first_contact_and_no_hold_shows_anything() -> None:
    stage = asked(coach=False)
    stage.press(1, STAY, hold_s=2.5)
    assert entries(stage)[-1] == "2 stay" and not shown(stage) and "Coach" not in stage.words()


def test_leave_held_still_opens_the_menu() -> None:
    stage = asked()
    stage.press(1, LEAVE, hold_s=2.2)
    assert stage.name == "Menu"


def test_a_stay_that_gets_stuck_is_neither_hold_nor_press() -> None:
    stage = asked()
    before = entries(stage)
    stage.send(Pressed(1, STAY, stage.now_ns))
    stage.send(Fault("seat 2 STAY", "fault-button-stuck", "stuck", (("seat", 2), ("button", "STAY"))))
    stage.wait(5)
    assert not shown(stage) and entries(stage) == before


def test_staff_come_in_by_their_chord_without_a_card_on_the_way() -> None:
    stage = asked()
    stage.send(*(Pressed(0, button, stage.now_ns) for button in Button))
    stage.wait(4)
    assert not shown(stage)
    stage.wait(2)
    assert stage.name == "StaffMenu"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("layout", ["wall", "table"])
def test_every_game_can_be_coached_at_its_first_choice(game: AnyGame, layout: Layout) -> None:
    stage = Stage(Habits(idle_s=0, timer_s=0, seats=2), table=GAMES)
    stage.desk.layout = layout
    stage.show(begin(stage.desk, game, (0, 1), coach=True))
    for _ in range(6):
        waiting = stage.screen.session.waiting  # type: ignore[attr-defined]
        if isinstance(waiting, Choose) and waiting.seats:
            break
        stage.tap(0, DOUBLE if game is GAME else STAY)
        stage.tap(1, STAY)
        stage.wait(2)
    assert isinstance(waiting, Choose)
    if not waiting.race:
        stage.press(waiting.seats[0], STAY, hold_s=2.2)
    assert "Coach" in stage.words() and {"best", "Here every choice is worth the same"} & set(stage.words())


def test_in_a_race_the_coach_speaks_by_itself_and_stay_acts_at_first_contact() -> None:
    stage = Stage(Habits(idle_s=0, timer_s=0, seats=2), table=GAMES)
    stage.show(begin(stage.desk, ROLLER, (0, 1), coach=True))
    roller = stage.screen.session.waiting.seat  # type: ignore[attr-defined]
    stage.tap(roller, STAY)
    stage.wait(2)
    assert sum("You win this round on" in word for word in stage.words()) == 2, "both are told at once"
    stage.press(0, STAY, hold_s=2.5)
    assert "1 pass" in entries(stage)


def test_a_bot_is_told_nothing() -> None:
    stage = Stage(Habits(idle_s=0, timer_s=0, seats=2), table=GAMES)
    stage.show(begin(stage.desk, ROLLER, ("strong", "strong"), coach=True))
    for _ in range(40):
        stage.wait(0.7)
        assert "Coach" not in stage.words()


def test_it_is_a_house_option_off_at_first_and_the_record_says_that_it_was_on() -> None:
    stage = Stage(Habits(idle_s=0), table=GAMES)
    options = Options(stage.desk, GAME, (0, 1, 2), ChooseGame(stage.desk))
    stage.show(options)
    labels = [stage.desk.words.say(item.label) for item in options.items]
    while options.at != labels.index("Coach"):
        stage.tap(0, DOUBLE)
    assert stage.desk.words.say(options.items[options.at].value) == "off"  # type: ignore[arg-type]
    stage.tap(0, STAY)
    options.at = 0
    stage.tap(0, STAY)
    assert stage.name == "Table"
    record = stage.screen.session.record()  # type: ignore[attr-defined]
    assert record.setup.coach and "\ncoach on ~" in write_record(record)
    assert read_record(write_record(record)) == record
    stored = next(iter(stage.store.games.values()))
    assert stored.setup.coach


def test_a_game_that_cannot_tell_has_no_coach() -> None:
    stage = Stage(Habits(idle_s=0))
    options = Options(stage.desk, PEBBLES, (0, 1), ChooseGame(stage.desk))
    assert "Coach" not in [stage.desk.words.say(item.label) for item in options.items]


def test_the_coach_is_on_again_after_a_power_cut() -> None:
    stage = asked()
    stored = next(iter(stage.store.games.values()))
    stage.desk.session = None
    stage.show(resume(stage.desk, stored))
    stage.press(1, STAY, hold_s=2.2)
    assert shown(stage)


def test_the_best_choice_is_spoken_where_everything_is() -> None:
    stage = asked()
    stage.desk.voice = "on"
    stage.press(1, STAY, hold_s=2.2)
    assert any(text.startswith("Seat 2: the best is ") for text in stage.desk.spoken())


@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("seats", [4, 30])
def test_the_card_lies_over_no_dice(seats: int, layout: Layout) -> None:
    stage = Stage(Habits(seats=seats), table=tuple(all_games().values()))
    stage.desk.layout = layout
    cards = 0
    for name, scene in samples(stage.desk):
        if not name.startswith("coach of"):
            continue
        for group in (shape for shape in scene.shapes if isinstance(shape, Group)):
            if not any(isinstance(part, Card) and part.id == "coach" for part in group.shapes):
                continue
            cards += 1
            hidden = [die.box for die in scene.shapes if isinstance(die, Die) and apart(die.box, group.box) < -8]
            assert not hidden, name
    assert cards


def apart(one: Box, other: Box) -> float:
    """How far two boxes are from each other; negative: by how much they overlap."""
    across = max(one.x - other.x - other.w, other.x - one.x - one.w)
    return max(across, one.y - other.y - other.h, other.y - one.y - one.h)
