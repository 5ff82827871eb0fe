"""The store on disks that are slow, full, read-only, gone, damaged, or somebody else's."""

from __future__ import annotations

import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from console.signals import Saved
from console.store import AlreadyRunning, NewerStore, Store, Stored
from games.core import Setup
from games.record import Entry
from hardware.signals import Fault, Ready
from tests.console.disk import Disk, Ear, failure, rows

SEED = bytes(range(32))
SETUP = Setup(4, {"rounds": 5, "wipe": "all", "safe": False}, (0, 2), (("first", "2"),))
ENTRIES = (
    Entry("throw 4 6", "reader", 81_000_000),
    Entry("2 leave", "hand", 83_000_000, 120_000),
    Entry("close", "console"),
)

Open = Callable[..., Store]


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "games.sqlite"


@pytest.fixture
def store_on(path: Path, ear: Ear) -> Iterator[Open]:
    opened: list[Store] = []

    def make(disk: Disk | None = None) -> Store:
        opened.append(Store(path, ear, disk or Disk()))
        return opened[-1]

    yield make
    for store in opened:
        store.close()


def begin(store: Store) -> int:
    return store.begin("chance_or_choice", 1, SETUP, SEED, "bots: none")


def many(count: int, start: int = 0) -> list[Entry]:
    return [Entry(f"throw {n % 6 + 1} {'9' * 200}", "console", start + n) for n in range(count)]


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


def test_a_full_disk_is_told_once_and_the_backlog_is_written_when_there_is_room(store_on: Open, ear: Ear) -> None:
    disk = Disk(pages=12)
    store = store_on(disk)
    key, on_disk, said = begin(store), True, []
    batches = 0
    while on_disk:
        on_disk, others = ear.saved(store.append(key, many(20, 20 * batches)))
        said += others
        batches += 1
    for _ in range(3):
        assert ear.saved(store.append(key, many(20, 20 * batches))) == (False, [])
        batches += 1
    assert [(word.device, getattr(word, "key", "")) for word in said] == [("store", "fault-store-full")]
    disk.pages = 0
    assert ear.saved(store.append(key, many(20, 20 * batches))) == (True, [Ready("store")])
    stored = store.load(key)
    assert stored is not None and [entry.at_ns for entry in stored.entries] == list(range(20 * (batches + 1)))


def test_a_disk_that_is_full_in_earnest_loses_nothing(path: Path) -> None:
    child = "tests.console.full_disk_child"
    done = subprocess.run([sys.executable, "-m", child, str(path)], capture_output=True, text=True, timeout=60)
    assert done.stderr == ""
    assert done.stdout.split() == ["fault", "unsaved", "ready", "saved", "complete"]


def test_a_directory_that_cannot_be_made_is_a_fault_until_it_can(store_on: Open, path: Path, ear: Ear) -> None:
    path.parent.write_text("a file where the directory should be")
    store = store_on()
    fault = ear.next()
    assert isinstance(fault, Fault) and (fault.key, fault.passing) == ("fault-store-unwritable", False)
    assert "\n" not in fault.text and str(path) in fault.text
    key = begin(store)
    assert ear.saved(store.append(key, ENTRIES[:2])) == (False, [])
    assert store.unfinished() is None
    path.parent.unlink()
    assert ear.saved(store.append(key, ENTRIES[2:])) == (True, [Ready("store")])
    stored = store.load(key)
    assert stored is not None and stored.entries == ENTRIES


def test_a_store_that_becomes_read_only_is_a_fault_until_it_is_not(store_on: Open, ear: Ear) -> None:
    store = store_on()
    begin(store)
    store.close()
    disk = Disk()
    disk.read_only = True
    store = store_on(disk)
    key = begin(store)
    on_disk, said = ear.saved(store.append(key, ENTRIES))
    assert not on_disk and [getattr(word, "key", "") for word in said] == ["fault-store-unwritable"]
    disk.read_only = False
    assert ear.saved(store.append(key, ENTRIES)) == (True, [Ready("store")])


def test_closing_tries_once_more(store_on: Open, path: Path, ear: Ear) -> None:
    path.parent.write_text("")
    store = store_on()
    key = begin(store)
    assert ear.saved(store.append(key, ENTRIES))[0] is False
    path.parent.unlink()
    store.close()
    stored = store_on().load(key)
    assert stored is not None and stored.entries == ENTRIES


def test_a_directory_removed_in_mid_game_gets_the_whole_game_anew(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    before, key = begin(store), begin(store)
    for entry in ENTRIES[:2]:
        ear.saved(store.append(key, [entry]))
    shutil.rmtree(path.parent)
    assert ear.saved(store.append(key, ENTRIES[2:])) == (True, [])
    assert store.load(key) == Stored(key, "chance_or_choice", 1, SETUP, SEED, "bots: none", ENTRIES)
    assert store.load(before) is None


def test_a_resumed_game_too_moves_as_a_whole(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    key = begin(store)
    ear.saved(store.append(key, ENTRIES[:1]))
    store.close()
    store = store_on()
    stored = store.unfinished()
    assert stored is not None
    store.resume(stored)
    ear.saved(store.append(key, ENTRIES[1:2]))
    shutil.rmtree(path.parent)
    ear.saved(store.append(key, ENTRIES[2:]))
    assert store.load(key) == replace(stored, entries=ENTRIES)


def garbage(path: Path) -> None:
    path.write_bytes(b"this was a game once " * 400)


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 + 700])


def bent(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[5000:-700] = b"\xa5" * len(data[5000:-700])
    path.write_bytes(data)


@pytest.mark.parametrize("harm", [garbage, torn, bent])
def test_a_damaged_file_is_set_aside(harm: Callable[[Path], None], store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    ear.saved(store.append(begin(store), many(200)))
    store.close()
    harm(path)
    harmed = path.read_bytes()
    store = store_on()
    fault = ear.next()
    assert isinstance(fault, Fault) and (fault.key, fault.passing) == ("fault-store-damaged", True)
    aside = path.with_name(str(dict(fault.args)["file"]))
    assert aside.read_bytes() == harmed
    assert store.unfinished() is None
    assert ear.saved(store.append(begin(store), ENTRIES)) == (True, [])


def test_what_was_not_yet_in_the_file_is_set_aside_with_it(store_on: Open, path: Path, ear: Ear) -> None:
    path.parent.mkdir()
    garbage(path)
    path.with_name(path.name + "-wal").write_bytes(b"the last moves")
    store_on()
    fault = ear.next()
    assert isinstance(fault, Fault)
    aside = path.with_name(f"{dict(fault.args)['file']}-wal")
    assert aside.read_bytes() == b"the last moves"


def test_damaged_files_do_not_replace_each_other(store_on: Open, path: Path) -> None:
    for _ in range(3):
        path.parent.mkdir(exist_ok=True)
        garbage(path)
        store_on().close()
    assert len(list(path.parent.glob("*.damaged-*"))) == 3


def test_damage_found_in_mid_game_costs_no_move(store_on: Open, path: Path, ear: Ear) -> None:
    disk = Disk()
    store = store_on(disk)
    key = begin(store)
    ear.saved(store.append(key, ENTRIES[:2]))
    disk.fails = [failure(sqlite3.SQLITE_CORRUPT, "database disk image is malformed")]
    on_disk, said = ear.saved(store.append(key, ENTRIES[2:]))
    assert on_disk and [getattr(word, "key", "") for word in said] == ["fault-store-damaged"]
    stored = store.load(key)
    assert stored is not None and stored.entries == ENTRIES


def test_a_store_of_a_newer_program_is_refused_and_left_alone(store_on: Open, path: Path) -> None:
    store_on().close()
    rows(path, "PRAGMA user_version = 7")
    with pytest.raises(NewerStore, match=r"newer version of this program \(store 7, this one reads 1\)") as refused:
        store_on()
    assert rows(path, "PRAGMA user_version") == [(7,)]
    rows(path, "PRAGMA user_version = 1")
    store_on()
    assert "\n" not in str(refused.value)


def test_a_newer_file_that_turns_up_in_mid_game_is_a_fault(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    key = begin(store)
    ear.saved(store.append(key, ENTRIES))
    path.unlink()
    rows(path, "PRAGMA user_version = 7")
    on_disk, said = ear.saved(store.append(key, ENTRIES))
    assert not on_disk and [getattr(word, "key", "") for word in said] == ["fault-store-failed"]


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
