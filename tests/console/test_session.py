"""The session: what is judged, what is shown, and what comes back after a crash."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from console.session import Session
from console.store import Store, Stored
from games import chance_or_choice, fair_dice
from games.chance_or_choice.state import Leave, Stay
from games.core import AnyGame, BadNotation, BadRecord, Close, IllegalMove, Setup, Throw, Thrown
from games.record import Entry, read_record, replay, write_record
from games.roller_skater import GAME as RS
from tests.console.disk import SEED, rows
from tests.console.felt import Table
from tests.console.hands import act, is_over, saying
from tests.games import miniature

CC, MINI = chance_or_choice.GAME, miniature.GAME


def same(one: Session, other: Session) -> bool:
    seats = range(one.setup.seats)
    told = [(s.state, s.shown, s.shown_entries, s.record(), s.finished, s.commitment) for s in (one, other)]
    return told[0] == told[1] and [one.may_undo(s) for s in seats] == [other.may_undo(s) for s in seats]


def test_presses_are_judged_by_what_is_submitted_and_scenes_tell_what_is_stored(table: Table) -> None:
    session = table.begin(CC)
    table.disk.open.clear()
    start = session.shown
    session.submit(Thrown((4, 6)), "reader", 81)
    session.submit(Leave(1), "hand", 83, 2)
    session.flush()
    with pytest.raises(IllegalMove):
        session.submit(Stay(1), "hand")
    assert (session.shown, session.shown_entries) == (start, 0)
    table.disk.open.set()
    steps = session.saved(getattr(table.ear.next(), "ticket", 0))
    assert [step.entry for step in steps] == [Entry("throw 4 6", "reader", 81), Entry("2 leave", "hand", 83, 2)]
    assert [event.key for step in steps for event in step.events] == ["cc-event-safe", "cc-event-left"]
    assert (session.shown, session.shown_entries) == (session.state, 2)


def test_all_presses_of_one_pass_are_one_transaction(table: Table) -> None:
    session = table.begin(CC)
    session.submit(Thrown((4, 6)), "reader")
    session.flush()
    table.ear.next()
    before = table.disk.commits
    for seat in range(3):
        session.submit(Stay(seat), "hand")
    session.flush()
    session.flush()
    table.ear.next()
    assert table.disk.commits == before + 1
    assert rows(table.path, "SELECT count(*) FROM entries") == [(4,)]


def test_a_refused_move_leaves_no_trace(table: Table) -> None:
    session = table.begin(CC)
    before = session.state
    for move in (Leave(0), Close(), Thrown((1, 2, 3)), Thrown((9, 9))):
        with pytest.raises(IllegalMove):
            session.submit(move, "hand")
    assert session.state == before
    assert table.stored(session).entries == ()


def test_a_disk_that_fails_does_not_stop_what_is_shown(table: Table) -> None:
    table.disk.pages = 1
    table.store.close()
    table.store = Store(table.path.with_name("other.sqlite"), table.ear, table.disk)
    session = table.begin(CC)
    session.submit(Thrown((4, 6)), "reader")
    session.flush()
    said = [table.ear.next() for _ in range(2)]
    assert session.saved(getattr(said[1], "ticket", 0)) and session.shown == session.state
    assert getattr(said[0], "key", "") == "fault-store-full" and getattr(said[1], "on_disk", True) is False


def test_a_ticket_of_another_session_shows_nothing(table: Table) -> None:
    session = table.begin(CC)
    session.throw()
    assert session.saved(4711) == ()
    assert session.shown_entries == 0


def test_a_setup_the_game_does_not_allow_begins_nothing(table: Table) -> None:
    with pytest.raises(BadNotation):
        table.begin(CC, dice=9)
    assert rows(table.path, "SELECT count(*) FROM games") == [(0,)]


@settings(max_examples=60)
@given(st.sampled_from([MINI, CC]), st.integers(0, 2**32), st.integers(0, 80), st.integers(1, 5))
def test_what_is_resumed_equals_what_was_stored(game: AnyGame, seed: int, actions: int, batch: int) -> None:
    with TemporaryDirectory() as folder:
        table, chance = Table(Path(folder)), Random(seed)
        session = table.begin(game)
        for number in range(actions):
            act(session, chance)
            if number % batch == 0:
                session.flush()
        again = Session.resume(game, table.stored(session), table.store)
        assert same(session, again)
        for _ in range(10):
            act(session, Random(seed))
            act(again, Random(seed))
        assert session.record() == again.record()
        table.store.close()


def finished(table: Table, game: AnyGame) -> Session:
    session, chance = table.begin(game), Random(8)
    while not is_over(session):
        assert session.record().seed is None
        act(session, chance)
        session.flush()
    return session


@pytest.mark.parametrize("game", [MINI, CC], ids=lambda game: game.id)
def test_a_game_at_its_end_reveals_dice_that_keep_their_promise(table: Table, game: AnyGame) -> None:
    session = finished(table, game)
    record = session.record()
    assert record.commitment == session.commitment == fair_dice.commitment(SEED)
    assert bytes.fromhex(record.seed or "") == SEED
    assert fair_dice.verify(game, record) == []
    assert replay(game, read_record(write_record(record), {game.id: game})) == session.state


def test_a_resumed_game_is_stored_on_behind_what_was_there(table: Table) -> None:
    session = table.begin(MINI)
    session.throw()
    again = Session.resume(MINI, table.stored(session), table.store)
    again.submit(MINI.moves(again.state)[0], "hand")
    stored = table.stored(again)
    assert [entry.source for entry in stored.entries] == ["console", "hand"]
    assert same(again, Session.resume(MINI, stored, table.store))


def test_throws_by_hand_do_not_count_among_the_software_dice(table: Table) -> None:
    session = table.begin(CC, rounds=1)
    session.submit(Thrown((4, 6)), "hand")
    for seat in range(3):
        session.submit(Stay(seat), "hand")
    session.submit(Close(), "console")
    session.throw()
    assert session.record().entries[-1].text == str(Thrown(fair_dice.faces(SEED, 0, 2, 6)))


def test_the_end_is_handed_to_the_store_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[object]()
    monkeypatch.setattr(Store, "finish", lambda store, key, result: told.append(result))
    session = finished(table, MINI)
    session.flush()
    session.flush()
    assert told == [session.record().result]
    stored = replace(table.stored(session), ended=True, result=session.record().result)
    Session.resume(MINI, stored, table.store).flush()
    assert len(told) == 1


def test_the_end_is_stored_with_its_result_and_shown_after_it(table: Table) -> None:
    session = finished(table, MINI)
    table.disk.open.clear()
    assert not session.finished
    table.disk.open.set()
    table.settle(session)
    assert session.finished
    assert table.store.unfinished() is None
    stored = table.stored(session)
    assert (stored.ended, stored.result) == (True, session.record().result)
    assert same(session, Session.resume(MINI, stored, table.store))


def test_dice_that_are_not_due_do_not_fall(table: Table) -> None:
    session = table.begin(CC)
    assert session.waiting == Throw(0, 2, 6)
    session.submit(Thrown((4, 6)), "hand")
    with pytest.raises(IllegalMove, match="no throw is due"):
        session.throw()


def test_a_note_is_found_again(table: Table) -> None:
    session = Session.begin(CC, Setup(3), table.store, SEED, "seat 2: cautious")
    assert Session.resume(CC, table.stored(session), table.store).note == "seat 2: cautious"


@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda stored: replace(stored, rules=7), "rules 7"),
        (lambda stored: replace(stored, game_id="chess"), "chess"),
        (lambda stored: replace(stored, entries=(*stored.entries, Entry("2 levae", "hand"))), "entry 3.*levae"),
        (lambda stored: replace(stored, entries=(*stored.entries, Entry("throw 3 4", "hand"))), "entry 3.*throw 3 4"),
        (lambda stored: replace(stored, entries=(*stored.entries, Entry("undo 3", "hand"))), "entry 3.*undo 3"),
        (lambda stored: replace(stored, entries=(*stored.entries, Entry("undo 0", "hand"))), "entry 3.*undo 0"),
        (lambda stored: replace(stored, setup=Setup(400)), "400 seats"),
    ],
)
def test_a_stored_game_that_does_not_replay_is_refused(
    table: Table, harm: Callable[[Stored], Stored], message: str
) -> None:
    session = table.begin(CC)
    session.submit(Thrown((4, 6)), "hand")
    session.submit(Stay(0), "hand")
    stored = table.stored(session)
    with pytest.raises(BadRecord, match=message):
        Session.resume(CC, harm(stored), table.store)


def test_a_stored_game_with_a_lot_that_is_none_is_refused(table: Table) -> None:
    stored = table.stored(table.begin(RS, 2))
    bent = replace(stored, setup=replace(stored.setup, lots=(("first", "nine"),)))
    with pytest.raises(BadRecord, match="lot first: 'nine'"):
        Session.resume(RS, bent, table.store)


def test_who_comes_after_a_race_that_was_closed_is_behind_nobody(table: Table) -> None:
    session = table.begin(saying("race"), 2)
    session.submit(Close(), "console", 5)
    with pytest.raises(IllegalMove, match="closed, not won"):
        session.behind(1, 9)
