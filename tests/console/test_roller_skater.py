"""Roller and Skater at the table: the race (RS10), its margin, silence, bots, giving up."""

from __future__ import annotations

import pytest

from console.desk import Habits
from console.screens.table import begin
from console.session import Session
from games.roller_skater import GAME
from games.roller_skater.state import Phase
from games.view import First
from hardware.signals import Button, Pressed
from tests.console.stage import DOUBLE, LEAVE, MS, STAY, Stage


def playing(
    *seating: int | str, timer_s: float = 0, absent: str = "bot", **options: int | str
) -> tuple[Stage, Session]:
    """A table at which the first toss is due."""
    habits = Habits(timer_s=timer_s, idle_s=0, absent="stops" if absent == "stops" else "bot")
    stage = Stage(habits, table=(GAME,))
    stage.show(begin(stage.desk, GAME, seating or (0, 1), dict(options)))
    session = stage.desk.session
    assert session is not None
    return stage, session


def roller(session: Session) -> int:
    return int(dict(session.setup.lots)["first"]) - 1


def toss(stage: Stage, session: Session) -> None:
    """A person tosses with green; a bot's toss falls by itself."""
    if roller(session) in (session.setup.humans or ()):
        stage.press(roller(session), STAY)
    stage.wait(2.5)


def asked(*seating: int | str, timer_s: float = 0, absent: str = "bot") -> tuple[Stage, Session]:
    """The first toss has fallen, and the question is open."""
    stage, session = playing(*seating, timer_s=timer_s, absent=absent)
    toss(stage, session)
    assert session.state.phase is Phase.RACE
    return stage, session


def texts(session: Session) -> list[str]:
    return [entry.text for entry in session.record().entries][1:]


def together(stage: Stage, *presses: tuple[int, Button, int]) -> None:
    """Presses of (panel, button, ms from now), handed over in this order."""
    now = stage.now_ns
    stage.send(*(Pressed(panel, button, now + ms * MS) for panel, button, ms in presses))
    stage.wait(0.1)


def test_rs10_the_earlier_contact_has_the_double_and_the_margin_is_shown_and_recorded() -> None:
    stage, session = asked()
    together(stage, (0, DOUBLE, 20), (1, DOUBLE, 6))
    entry = session.record().entries[-1]
    assert (entry.text, entry.margin_ns, entry.source, entry.about) == ("2 double", 14 * MS, "hand", False)
    role = "Roller" if roller(session) == 1 else "Skater"
    assert f"Double! {role} by 14 ms" in stage.words()


def test_rs10_a_margin_of_arrivals_says_so() -> None:
    stage, session = asked()
    now = stage.now_ns
    stage.send(Pressed(0, DOUBLE, now, exact=False), Pressed(1, DOUBLE, now + 9 * MS, exact=False))
    stage.wait(0.1)
    assert session.record().entries[-1].about
    assert any("by about 9 ms" in words for words in stage.words())


def test_rs10_equal_stamps_are_settled_by_lot_and_the_lot_is_recorded() -> None:
    stage, session = asked()
    together(stage, (0, DOUBLE, 3), (1, DOUBLE, 3))
    entry = session.record().entries[-1]
    assert (entry.source, entry.margin_ns) == ("lot", 0)
    assert any("by lot" in words for words in stage.words())


def test_rs10_who_comes_a_moment_later_is_told_and_the_margin_recorded() -> None:
    stage, session = asked()
    now = stage.now_ns
    stage.send(Pressed(1, DOUBLE, now))
    stage.wait(0.15)
    assert session.state.phase is Phase.ANSWER
    stage.send(Pressed(0, DOUBLE, now + 150 * MS))
    stage.wait(0.1)
    entry = session.record().entries[-1]
    assert (entry.text, entry.at_ns, entry.margin_ns, entry.about) == ("2 double", now, 150 * MS, False)
    assert {"first by 150 ms", "the other was first"} <= set(stage.words())
    assert any("by 150 ms" in words and "Double!" in words for words in stage.words())
    again = Session.resume(GAME, stage.store.games[session.key], stage.store)
    assert again.record() == session.record() and again.shown_race == First(1, 150 * MS)


def test_rs10_only_a_double_soon_after_counts_as_second() -> None:
    stage, session = asked()
    now = stage.now_ns
    stage.send(Pressed(1, DOUBLE, now))
    stage.wait(2)
    stage.press(0, DOUBLE)
    stage.press(1, DOUBLE)
    stage.wait(0.1)
    assert texts(session) == ["2 double"] and session.record().entries[-1].margin_ns is None


def test_rs10_the_margin_is_told_once_and_not_after_the_answer() -> None:
    stage, session = asked()
    now = stage.now_ns
    stage.send(Pressed(1, DOUBLE, now), Pressed(0, DOUBLE, now + 7 * MS))
    stage.wait(0.1)
    stage.send(Pressed(0, DOUBLE, stage.now_ns))
    stage.wait(0.5)
    assert session.record().entries[-1].margin_ns == 7 * MS
    stage.press(0, STAY)
    stage.send(Pressed(0, DOUBLE, stage.now_ns))
    stage.wait(0.1)
    assert [entry.margin_ns for entry in session.record().entries[1:3]] == [7 * MS, None]


def test_rs10_the_margin_stays_on_the_table_after_a_power_cut() -> None:
    stage, session = asked()
    together(stage, (0, DOUBLE, 20), (1, DOUBLE, 6))
    again = Session.resume(GAME, stage.store.games[session.key], stage.store)
    assert again.shown_race == session.shown_race is not None


@pytest.mark.parametrize("name", ["points", "strong", "random", "beginner"])
def test_rs10_a_bot_speaks_only_after_the_other_has_passed(name: str) -> None:
    stage, session = asked(0, name)
    stage.wait(60)
    assert texts(session) == []
    stage.press(0, STAY)
    assert texts(session) == ["1 pass"]
    stage.wait(3)
    assert len(texts(session)) > 1


def test_rs10_a_bot_speaks_when_the_time_of_the_other_has_ended() -> None:
    stage, session = asked(0, "points", timer_s=10)
    assert texts(session) == []
    stage.wait(11)
    record = session.record()
    assert record.entries[1].source == "silence" and record.entries[2].source == "bot"


def test_both_pass_and_nobody_doubles() -> None:
    stage, session = asked()
    stage.press(0, STAY)
    stage.press(1, STAY)
    stage.wait(0.2)
    assert texts(session) == ["1 pass", "2 pass", "close"]
    assert session.state.phase is Phase.SECOND


def test_rs3_silence_means_no() -> None:
    stage, session = asked(timer_s=10)
    stage.wait(11)
    assert texts(session) == ["1 pass", "2 pass", "close"]


def test_rs3_a_pass_may_become_a_double_until_the_question_closes() -> None:
    stage, session = asked()
    stage.press(0, STAY)
    stage.wait(1)
    stage.press(0, DOUBLE)
    stage.wait(0.2)
    assert texts(session) == ["1 pass", "1 double"]


def test_rs5_silence_declines() -> None:
    stage, session = asked(timer_s=10)
    stage.press(0, DOUBLE)
    stage.wait(11)
    assert texts(session) == ["1 double", "2 decline"]


@pytest.mark.parametrize(("button", "text"), [(STAY, "2 accept"), (LEAVE, "2 decline")])
def test_t1_green_accepts_and_red_declines(button: Button, text: str) -> None:
    stage, session = asked()
    stage.press(0, DOUBLE)
    stage.wait(1)
    stage.press(1, button)
    stage.wait(0.2)
    assert texts(session) == ["1 double", text]


def test_t4_a_hand_on_its_way_to_no_double_accepts_nothing() -> None:
    stage, session = asked()
    together(stage, (0, DOUBLE, 0))
    stage.press(1, STAY)
    stage.wait(0.2)
    assert texts(session) == ["1 double"], "so soon after the other's double green still meant: no double"
    stage.wait(0.5)
    stage.press(1, STAY)
    stage.wait(0.2)
    assert texts(session) == ["1 double", "2 accept"]


def test_t4_who_had_spoken_already_is_not_kept_waiting() -> None:
    stage, session = asked()
    stage.press(1, STAY)
    together(stage, (0, DOUBLE, 0))
    stage.press(1, STAY)
    stage.wait(0.2)
    assert texts(session) == ["2 pass", "1 double", "2 accept"]


def test_t4_green_that_comes_too_late_is_told() -> None:
    stage, session = asked(timer_s=10)
    stage.wait(10.2)
    assert session.state.phase is Phase.SECOND
    stage.press(1 - roller(session), STAY)
    assert "too late" in stage.words()


def test_t6_a_silent_seat_is_played_on_and_never_ends_the_game_of_the_other() -> None:
    stage, session = asked(timer_s=10, absent="stops")
    silent = 1 - roller(session)
    for _ in range(2):
        if session.state.phase is Phase.FIRST:
            toss(stage, session)
        stage.press(roller(session), DOUBLE)
        stage.wait(11)
    assert session.state.phase is not Phase.OVER
    assert not any(text.endswith("quit") for text in texts(session))
    assert texts(session)[-1] == f"{silent + 1} decline"


def test_rs8_holding_red_asks_and_says_what_giving_up_means() -> None:
    stage, session = playing()
    stage.press(0, LEAVE, hold_s=2.2)
    assert any("Giving up ends the game" in words for words in stage.words())
    stage.press(0, STAY)
    assert session.record().entries[-1].text == "1 quit"


def test_a_whole_game_ends_on_the_score_sheet() -> None:
    stage, session = playing(0, "points", rounds=1)
    for _ in range(40):
        if session.state.phase is Phase.OVER:
            break
        stage.press(0, STAY)
        stage.wait(4)
    assert session.state.phase is Phase.OVER
    stage.wait(5)
    assert stage.name != "Table" and "Score sheet 1" in stage.words()
