"""Questions at the table: when they open and close, whose presses count, and what silence means (T3, T4, T6)."""

from __future__ import annotations

from console.desk import SECOND, Habits
from console.screens.table import Table, begin
from console.session import Session
from console.signals import Command
from games.chance_or_choice import GAME
from games.core import Choose, Throw
from hardware.signals import Pressed, Released
from tests.console.stage import DOUBLE, LEAVE, MS, STAY, Stage
from tests.games.miniature import GAME as PEBBLES

Holder = int | str


def asked(stage: Stage, *seating: Holder) -> Session:
    """Plays Chance or Choice until the first question of a round is open."""
    stage.show(begin(stage.desk, GAME, seating or (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    throw(stage, session)
    return session


def throw(stage: Stage, session: Session) -> None:
    """The first seat throws until a question is open."""
    for _ in range(50):
        if isinstance(session.waiting, Choose):
            return
        stage.tap(0, DOUBLE)
        stage.wait(0.85)
    raise AssertionError("no safe throw in fifty")


def lines(session: Session) -> list[tuple[str, str]]:
    """The entries since the last throw, with their sources."""
    entries = session.record().entries
    last = max(n for n, entry in enumerate(entries) if entry.text.startswith("throw"))
    return [(entry.text, entry.source) for entry in entries[last + 1 :]]


def test_a_question_opens_when_it_has_been_shown_and_not_before() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while not isinstance(session.waiting, Choose):
        stage.press(0, DOUBLE, 0.001)
        if isinstance(session.waiting, Choose):
            stage.press(1, LEAVE, 0.001)  # the dice still tumble
            stage.wait(0.3)
            stage.press(2, STAY, 0.001)
        stage.wait(1.5)
    assert lines(session) == []
    stage.tap(1, LEAVE)
    assert lines(session) == [("2 leave", "hand")]


def test_a_press_begun_before_the_question_was_shown_does_not_count_though_it_arrives_after() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.late(1, LEAVE, stage.now_ns - 200 * MS)
    assert lines(session) == []


def test_the_last_answer_closes_after_the_grace() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.tap(0, STAY)
    stage.tap(1, STAY)
    stage.press(2, STAY, 0)
    assert lines(session)[-1] == ("3 stay", "hand")
    stage.wait(0.03)
    assert isinstance(session.waiting, Choose)
    stage.wait(0.02)
    assert isinstance(session.waiting, Throw)
    assert lines(session)[-1] == ("close", "console")


def test_a_press_stamped_before_the_closing_counts_though_it_arrives_late() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.tap(1, STAY)
    stage.tap(2, STAY)
    before_ns = stage.now_ns
    stage.now_ns += 10 * MS
    stage.press(0, STAY, 0.02)
    stage.late(1, LEAVE, before_ns)
    stage.wait(1)
    assert ("2 leave", "hand") in lines(session)


def test_a_press_after_the_closing_is_refused_and_said() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    for seat in (1, 2, 0):
        stage.press(seat, STAY, 0)
    closed_ns = stage.now_ns
    stage.now_ns += 20 * MS
    stage.late(1, LEAVE, closed_ns + 10 * MS)
    assert "too late" in stage.words()
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)
    stage.wait(5)
    assert "too late" not in stage.words()
    stage.late(2, LEAVE, closed_ns - MS)  # older than the closing, but the grace is over
    assert "too late" in stage.words()
    assert all(text != "2 leave" and text != "3 leave" for text, _ in lines(session))


def test_a_stay_may_become_a_leave_and_no_leave_a_stay() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.tap(1, STAY, LEAVE, STAY)
    assert lines(session) == [("2 stay", "hand"), ("2 leave", "hand")]


def test_the_thrower_calls_after_five_seconds_and_not_before() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.tap(0, STAY)
    stage.wait(1)
    assert "CALL" not in stage.words()
    stage.tap(0, DOUBLE)
    assert isinstance(session.waiting, Choose)
    assert any(words.startswith("not yet") for words in stage.words())
    stage.wait(5)
    assert "CALL" in stage.words()
    stage.tap(1, DOUBLE)  # not the thrower
    stage.wait(0.1)
    assert isinstance(session.waiting, Choose)
    stage.tap(0, DOUBLE)
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)
    assert lines(session)[1:] == [("2 stay", "silence"), ("3 stay", "silence"), ("close", "console")]


def test_the_timer_ends_a_question_and_silence_means_stay() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    session = asked(stage)
    stage.tap(0, LEAVE)
    stage.wait(7)
    assert isinstance(session.waiting, Choose)
    stage.wait(3.5)
    assert isinstance(session.waiting, Throw)
    assert ("2 stay", "silence") in lines(session)


def test_a_leave_still_held_when_time_is_up_counts() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    session = asked(stage)
    stage.tap(0, STAY)
    opened_until_ns = stage.now_ns
    stage.wait(9 - (stage.now_ns - opened_until_ns) / SECOND)
    stage.press(1, LEAVE, 2.5)
    assert ("2 leave", "hand") in lines(session)
    assert stage.name == "Table"


def test_a_seat_silent_twice_is_played_on_by_a_bot_until_its_green_button() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    session = asked(stage)
    for warning in ("still there?", "a bot plays on for you"):
        throw(stage, session)
        stage.tap(0, STAY)
        stage.tap(2, STAY)
        stage.wait(11)
        assert warning in stage.words()
    throw(stage, session)
    stage.wait(3)
    assert any(source == "bot" and text.startswith("2 ") for text, source in lines(session))
    assert (1, STAY) in stage.screen.lamps() and (1, LEAVE) not in stage.screen.lamps()
    stage.tap(1, STAY)
    assert "welcome back" in stage.words()
    assert not any(text.startswith("2 ") and source == "hand" for text, source in lines(session))


def test_where_the_table_says_so_a_seat_silent_twice_stops_with_its_score() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0, absent="stops"))
    session = asked(stage)
    for _ in range(2):
        throw(stage, session)
        stage.tap(0, STAY)
        stage.tap(2, STAY)
        stage.wait(11)
    assert ("2 quit", "silence") in lines(session)
    assert not any(source == "bot" for _, source in lines(session))


def test_an_answer_between_two_silences_makes_nobody_absent() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    session = asked(stage)
    for speaks in (False, True, False):
        throw(stage, session)
        stage.tap(0, STAY)
        stage.tap(2, STAY)
        if speaks:
            stage.tap(1, STAY)
        stage.wait(11)
    assert "still there?" in stage.words()
    assert "a bot plays on for you" not in stage.words()


def test_bots_answer_by_themselves_and_never_all_at_once() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage, 0, "random", "never-leave", "cautious")
    stage.wait(0.5)
    assert lines(session) == []
    stage.wait(3)
    assert {text.split()[0] for text, source in lines(session) if source == "bot"} == {"2", "3", "4"}
    assert len({entry.at_ns for entry in session.record().entries[-3:]}) == 3


def test_holding_red_opens_the_menu_and_is_no_press() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.press(1, LEAVE, 1.9)
    assert lines(session) == [("2 leave", "hand")]
    assert session.record().entries[-1].at_ns is not None
    stage.press(2, LEAVE, 2.1)
    assert stage.name == "Menu"
    assert lines(session) == [("2 leave", "hand")]
    stage.tap(2, LEAVE)
    assert stage.name == "Table"
    assert lines(session) == [("2 leave", "hand")]


def test_the_stamp_of_a_red_press_is_its_first_contact() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    down_ns = stage.now_ns + MS
    stage.press(1, LEAVE, 1.0)
    assert session.record().entries[-1].at_ns == down_ns


def test_progress_of_a_hold_is_shown() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    asked(stage)
    stage.send(Pressed(1, LEAVE, stage.now_ns))
    start = stage.screen.scene()
    stage.wait(1)
    assert stage.screen.scene() != start


def test_quitting_is_confirmed_by_the_seat_that_held() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.press(2, LEAVE, 2.1)
    stage.tap(1, STAY)
    assert stage.name == "Menu"
    stage.tap(2, STAY)
    assert stage.name == "Table"
    assert lines(session) == [("3 quit", "hand")]
    stage.tap(0, STAY)
    stage.tap(1, STAY)
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)


def test_time_stands_still_behind_the_rules() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    session = asked(stage)
    stage.press(1, LEAVE, 2.1)
    stage.wait(60)
    stage.tap(0, DOUBLE)
    assert stage.name == "Rules"
    stage.wait(60)
    stage.tap(0, STAY)
    assert stage.name == "Table"
    stage.wait(5)
    assert isinstance(session.waiting, Choose) and lines(session) == []
    stage.wait(8)
    assert isinstance(session.waiting, Throw)


def test_what_is_pressed_while_the_rules_are_shown_votes_for_nothing() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.send(Pressed(2, LEAVE, stage.now_ns))
    stage.send(Command("rules", stage.now_ns))
    now = stage.now_ns + MS
    stage.send(Pressed(0, STAY, now), Pressed(1, STAY, now + 1))
    assert stage.name == "Table"
    stage.send(Released(2, LEAVE, stage.now_ns))
    stage.wait(3)
    assert stage.name == "Table" and lines(session) == []


def test_bots_do_not_think_behind_the_rules() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage, 0, "never-leave", "never-leave")
    stage.send(Command("rules", stage.now_ns))
    stage.wait(60)
    stage.send(Command("rules", stage.now_ns))
    stage.wait(0.1)
    assert lines(session) == []
    stage.wait(3)
    assert len(lines(session)) == 2


def test_who_has_begun_to_choose_is_not_silent() -> None:
    stage = Stage(Habits(timer_s=10, idle_s=0))
    stage.show(begin(stage.desk, PEBBLES, (0, 1)))
    session = stage.desk.session
    assert session is not None
    for busy in (True, False):
        waiting = session.waiting
        assert isinstance(waiting, Throw)
        stage.tap(waiting.seat, STAY)
        stage.wait(1)
        if busy:
            stage.tap(waiting.seat, DOUBLE)
        stage.wait(11)
        assert session.record().entries[-1].source == "silence"
        table = stage.screen
        assert isinstance(table, Table)
        assert (waiting.seat in table.holders.notes) is not busy


def test_with_a_slow_disk_acceptance_waits_and_presses_do_not() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    session = asked(stage)
    stage.store.held_up = True
    before = stage.screen.scene()
    stage.tap(0, STAY)
    stage.tap(1, LEAVE)
    assert [text for text, _ in lines(session)] == ["1 stay", "2 leave"]
    assert stage.screen.scene() == before
    stage.store.held_up = False
    stage.send()
    assert stage.screen.scene() != before
    assert stage.screen.scene().accepted == len(session.record().entries)


def test_one_pass_is_one_transaction() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    asked(stage)
    stage.store.held_up = True
    now = stage.now_ns
    stage.send(
        Pressed(0, STAY, now), Pressed(1, STAY, now + 1), Pressed(2, LEAVE, now + 2), Released(2, LEAVE, now + 3)
    )
    assert len(stage.store.pending) == 1


def test_nothing_saved_does_not_stop_play() -> None:
    stage = Stage(Habits(timer_s=0, idle_s=0))
    stage.store.on_disk = False
    session = asked(stage)
    for seat in (0, 1, 2):
        stage.tap(seat, STAY)
    stage.wait(0.1)
    assert isinstance(session.waiting, Throw)
