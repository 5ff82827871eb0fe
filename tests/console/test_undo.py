"""What may be taken back, and what goes with it (T7)."""

from __future__ import annotations

import pytest

from console.session import Session
from games import chance_or_choice
from games.chance_or_choice.state import Leave, Stay
from games.core import Close, IllegalMove, Quit, Thrown
from games.record import Entry
from tests.console.felt import Table
from tests.console.hands import Say, saying
from tests.games import miniature
from tests.games.miniature.rules import Done, Take

CC, MINI = chance_or_choice.GAME, miniature.GAME


def test_an_undo_takes_the_latest_own_move_and_is_an_entry_of_its_own(table: Table) -> None:
    session = table.begin(MINI)
    session.submit(Thrown((5,)), "hand")
    session.submit(Take(0, 2), "hand")
    before = session.state
    session.submit(Take(0, 1), "hand")
    session.undo(0, at_ns=99)
    assert session.state == before
    assert [entry.text for entry in session.record().entries] == ["throw 5", "1 take 2"]
    stored = table.stored(session)
    assert [entry.text for entry in stored.entries] == ["throw 5", "1 take 2", "1 take 1", "undo 1"]
    assert stored.entries[-1] == Entry("undo 1", "hand", 99)
    session.undo(0)
    with pytest.raises(IllegalMove, match="since the throw"):
        session.undo(0)


def test_an_undo_is_shown_only_when_it_is_stored(table: Table) -> None:
    session = table.begin(MINI)
    session.submit(Thrown((5,)), "hand")
    session.submit(Take(0, 2), "hand")
    table.settle(session)
    shown = session.shown
    session = Session.resume(MINI, table.stored(session), table.store)
    session.undo(0)
    session.flush()
    assert session.shown == shown != session.state
    (step,) = session.saved(getattr(table.ear.next(), "ticket", 0))
    assert (step.move, step.before, step.after) == (None, shown, session.state) and session.shown == session.state


def test_no_undo_when_nothing_was_done_or_the_turn_was_given_away(table: Table) -> None:
    session = table.begin(MINI)
    with pytest.raises(IllegalMove, match="nothing to take back"):
        session.undo(0)
    session.submit(Thrown((5,)), "hand")
    session.submit(Done(0), "hand")
    with pytest.raises(IllegalMove, match="not asked"):
        session.undo(0)
    session.submit(Thrown((5,)), "hand")
    assert not any(session.may_undo(seat) for seat in range(3))


def test_an_undo_in_an_open_question_leaves_the_others_as_they_are(table: Table) -> None:
    session = table.begin(CC)
    session.submit(Thrown((4, 6)), "hand")
    for move in (Stay(0), Stay(1), Leave(2)):
        session.submit(move, "hand")
    session.undo(0)
    assert [entry.text for entry in session.record().entries] == ["throw 4 6", "2 stay", "3 leave"]
    assert not session.may_undo(2)
    session.submit(Stay(0), "hand")
    session.submit(Close(), "console")
    with pytest.raises(IllegalMove, match="closed"):
        session.undo(0)


def test_a_silence_is_not_taken_back(table: Table) -> None:
    session = table.begin(CC)
    session.submit(Thrown((4, 6)), "hand")
    session.submit(Stay(0), "silence")
    with pytest.raises(IllegalMove, match="closed"):
        session.undo(0)


def test_giving_up_is_not_taken_back_and_no_obstacle_to_others(table: Table) -> None:
    session = table.begin(saying("all"), 2)
    session.submit(Say(0, 1), "hand")
    session.submit(Quit(1), "hand")
    with pytest.raises(IllegalMove, match="given up"):
        session.undo(1)
    session.undo(0)
    assert [entry.text for entry in session.record().entries] == ["2 quit"]


def test_no_undo_under_another_seats_move(table: Table) -> None:
    session = table.begin(saying("turns"), 2)
    session.submit(Say(0, 1), "hand")
    session.submit(Say(1, 1), "hand")
    with pytest.raises(IllegalMove, match="seat 2 has moved"):
        session.undo(0)


def test_no_undo_of_what_the_rules_say_another_move_rests_on(table: Table) -> None:
    session = table.begin(saying("all"), 2)
    session.submit(Say(0, 1), "hand")
    session.submit(Say(1, 2), "hand")
    before = session.state, session.record()
    with pytest.raises(IllegalMove, match="'2 say 2' rests on it"):
        session.undo(0)
    assert (session.state, session.record()) == before
    session.undo(1)
    session.undo(0)
    assert session.state == ()


def test_a_race_that_was_won_is_a_question_closed(table: Table) -> None:
    session = table.begin(saying("race"), 2)
    session.submit(Say(0, 1), "hand")
    assert session.may_undo(0)
    session.submit(Say(1, 1), "hand")
    with pytest.raises(IllegalMove, match="closed"):
        session.undo(0)


def test_steps_the_console_played_go_with_the_choice_before_them(table: Table) -> None:
    session = table.begin(saying("all"), 2)
    session.submit(Say(1, 1), "hand")
    session.submit(Say(0, 1), "hand")
    session.submit(Say(0, 2), "console")
    session.submit(Say(0, 3), "console")
    session.undo(0)
    assert session.state == (Say(1, 1),)
    session = table.begin(saying("turns"), 2)
    session.submit(Say(0, 1), "hand")
    session.submit(Say(1, 1), "console")
    session.submit(Quit(1), "hand")
    session.undo(0)
    assert [entry.text for entry in session.record().entries] == ["2 quit"]
