"""The store: what is written, when it is told, and who may open it."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from console.signals import Saved
from console.store import AlreadyRunning, Finished, Store, Stored
from hardware.signals import Fault
from tests.console.disk import ENTRIES, SEED, SETUP, Disk, Ear, Open, begin, failure, many, rows


def test_what_is_appended_is_found_again_by_the_next_program(store_on: Open, ear: Ear) -> None:
    store = store_on()
    key = begin(store)
    assert ear.saved(store.append(key, ENTRIES[:2])) == (True, [])
    assert ear.saved(store.append(key, ENTRIES[2:])) == (True, [])
    store.close()
    found = store_on().unfinished()
    assert found == Stored(key, "chance_or_choice", 1, SETUP, SEED, "bots: none", ENTRIES)


def test_a_resumed_game_is_gone_on_with_under_the_same_key(store_on: Open, ear: Ear) -> None:
    store = store_on()
    key = begin(store)
    ear.saved(store.append(key, ENTRIES[:1]))
    store.close()
    store = store_on()
    stored = store.unfinished()
    assert stored is not None and store.resume(stored) == key
    ear.saved(store.append(key, ENTRIES[1:]))
    assert store.load(key) == replace(stored, entries=ENTRIES)


def test_the_seed_is_on_disk_before_the_first_throw_is_told(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    ear.saved(store.append(begin(store), ENTRIES[:1]))
    assert rows(path, "SELECT seed FROM games") == [(SEED,)]


def test_an_ended_game_is_not_offered_again(store_on: Open) -> None:
    store = store_on()
    first, second = begin(store), begin(store)
    store.finish(first, (0, 44, 0, 0))
    store.abandon(second)
    store.close()
    store = store_on()
    assert store.unfinished() is None
    finished, abandoned = store.load(first), store.load(second)
    assert finished is not None and (finished.ended, finished.result) == (True, (0, 44, 0, 0))
    assert abandoned is not None and (abandoned.ended, abandoned.result) == (True, None)


def test_finished_games_are_listed_the_newest_first_with_their_day(path: Path, ear: Ear) -> None:
    today = "2026-11-29"
    store = Store(path, ear, day=lambda: today)
    keys = [begin(store) for _ in range(5)]
    store.finish(keys[0], (3, 0, 0, 1))
    store.abandon(keys[1])
    today = ""
    store.finish(keys[2], (0, 0, 0, 0))
    store.finish(keys[3], (0, 44, 0, 0))
    store.close()
    rows(path, f"UPDATE ends SET result = 'torn', day = 'once' WHERE key = {keys[2]}")
    assert store.finished(9) == (
        Finished(4, keys[3], "chance_or_choice", "", (0, 44, 0, 0)),
        Finished(3, keys[2], "chance_or_choice", "", ()),
        Finished(1, keys[0], "chance_or_choice", "2026-11-29", (3, 0, 0, 1)),
    )
    assert [game.number for game in store.finished(2)] == [4, 3]


def test_an_ended_game_is_not_offered_even_before_its_end_is_on_disk(store_on: Open, ear: Ear) -> None:
    disk = Disk()
    store = store_on(disk)
    key = begin(store)
    ear.saved(store.append(key, ENTRIES))
    assert store.unfinished() is not None
    disk.open.clear()
    store.abandon(key)
    assert store.unfinished() is None
    disk.open.set()


@pytest.mark.parametrize("harm", ["setup = 'four seats'", 'setup = \'{"seats": "four"}\''])
def test_a_bent_game_is_told_and_not_offered(harm: str, store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    ear.saved(store.append(begin(store), ENTRIES))
    rows(path, f"UPDATE games SET {harm}")
    assert store.unfinished() is None
    fault = ear.next()
    assert isinstance(fault, Fault) and (fault.key, fault.passing) == ("fault-store-record", True)


def test_only_the_game_begun_last_is_offered(store_on: Open) -> None:
    store = store_on()
    begin(store)
    last = begin(store)
    store.close()
    store = store_on()
    found = store.unfinished()
    assert found is not None and found.key == last
    store.finish(last, (1, 2, 3, 4))
    store.close()
    assert store_on().unfinished() is None


def test_nothing_is_there_before_the_first_game(store_on: Open) -> None:
    store = store_on()
    assert store.unfinished() is None
    assert store.load(1) is None


def test_a_commit_waits_for_the_disk_itself(store_on: Open) -> None:
    disk = Disk()
    store_on(disk)
    assert disk.links[0].execute("PRAGMA synchronous").fetchone() == (2,)
    assert disk.links[0].execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_a_slow_disk_delays_acceptance_and_no_input(store_on: Open, path: Path, ear: Ear) -> None:
    disk = Disk()
    store = store_on(disk)
    ear.saved(store.append(begin(store), ENTRIES[:1]))
    disk.open.clear()
    ticket = store.append(begin(store), ENTRIES)
    later = [store.append(begin(store), ENTRIES) for _ in range(50)]
    assert ear.said.empty()
    assert rows(path, "SELECT count(*) FROM entries") == [(1,)]
    disk.open.set()
    assert [ear.next() for _ in range(51)] == [Saved(number, True) for number in (ticket, *later)]


def test_what_waits_behind_a_slow_commit_is_served_by_one(store_on: Open, ear: Ear) -> None:
    disk = Disk()
    store = store_on(disk)
    key = begin(store)
    ear.saved(store.append(key, ENTRIES))
    disk.open.clear()
    while disk.entered.acquire(blocking=False):
        pass
    first, before = store.append(key, ENTRIES), disk.commits
    disk.wait_for_commit()
    last = [store.append(key, ENTRIES) for _ in range(20)][-1]
    disk.open.set()
    ear.saved(last)
    assert (last - first, disk.commits - before) == (20, 2)


def test_entries_of_one_flush_are_one_transaction(store_on: Open, path: Path, ear: Ear) -> None:
    disk = Disk()
    store = store_on(disk)
    key = begin(store)
    ear.saved(store.append(key, ENTRIES[:1]))
    before = disk.commits
    ear.saved(store.append(key, many(100)))
    assert disk.commits == before + 1
    disk.fails = [failure(sqlite3.SQLITE_IOERR, "disk I/O error")]
    assert ear.saved(store.append(key, many(100)))[0] is False
    assert rows(path, "SELECT count(*) FROM entries") == [(101,)]


HOLD = """
import sys
from pathlib import Path
from console.store import Store
store = Store(Path(sys.argv[1]), print)
print("open", flush=True)
sys.stdin.read()
"""


def test_a_second_console_is_refused_until_the_first_is_gone_however_it_went(store_on: Open, path: Path) -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=pipe, stdout=pipe, text=True) as first:
        assert first.stdout is not None and first.stdout.readline() == "open\n"
        with pytest.raises(AlreadyRunning, match=f"process {first.pid}") as refused:
            store_on()
        assert refused.value.pid == first.pid
        first.send_signal(signal.SIGKILL)
        first.wait()
    store_on()


def test_two_stores_in_one_process_are_refused_as_well(store_on: Open) -> None:
    store_on()
    with pytest.raises(AlreadyRunning):
        store_on()


def test_closing_twice_does_no_harm(store_on: Open) -> None:
    store = store_on()
    store.close()
    store.close()


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_store_whose_thread_has_died_accepts_nothing_in_silence(path: Path) -> None:
    def deaf(word: object) -> None:
        raise ZeroDivisionError

    store = Store(path, deaf)
    key = begin(store)
    store.append(key, ENTRIES)
    store.close()
    with pytest.raises(RuntimeError, match="has ended"):
        store.append(key, ENTRIES)
