"""The store on disks that are full, read-only, gone, damaged, or somebody else's."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from console.store import Finished, NewerStore, Store, Stored
from console.store_file import SCHEMA, TABLES
from games.record import Entry
from hardware.signals import Fault, Ready
from tests.console.disk import ENTRIES, SEED, SETUP, Disk, Ear, Open, begin, failure, many, rows


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


@pytest.mark.parametrize("room", [0, 1, 4096, 64 * 1024])
def test_a_disk_that_is_full_in_earnest_loses_nothing(path: Path, room: int) -> None:
    command = (sys.executable, "-m", "tests.console.full_disk_child", str(path), str(room))
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
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


def test_a_place_that_cannot_even_be_looked_at_is_a_fault(path: Path, ear: Ear) -> None:
    store = Store(path.with_name("n" * 300), ear)
    fault = ear.next()
    assert isinstance(fault, Fault) and fault.key == "fault-store-unwritable"
    key = begin(store)
    assert ear.saved(store.append(key, ENTRIES)) == (False, [])
    assert (store.unfinished(), store.load(key)) == (None, None)
    store.close()


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


def test_of_many_damaged_files_the_newest_three_stay(store_on: Open, path: Path) -> None:
    path.parent.mkdir()
    for number in range(1, 13):
        path.write_bytes(b"damage %d " % number * 1000)
        path.with_name(path.name + "-wal").write_bytes(b"moves")
        store_on().close()
    aside = {each.name.removeprefix(f"{path.name}.damaged-"): each for each in path.parent.glob("*.damaged-*")}
    assert {name.partition("-")[0] for name in aside} == {"10", "11", "12"}
    assert aside["11"].read_bytes().startswith(b"damage 11 ")


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
    said = rf"newer version of this program \(store 7, this one reads {SCHEMA}\)"
    with pytest.raises(NewerStore, match=said) as refused:
        store_on()
    assert rows(path, "PRAGMA user_version") == [(7,)]
    rows(path, f"PRAGMA user_version = {SCHEMA}")
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


def test_a_store_of_the_first_version_is_brought_up_to_date_and_keeps_every_move(store_on: Open, path: Path) -> None:
    path.parent.mkdir()
    old = TABLES[1].replace("about INTEGER NOT NULL DEFAULT 0,", "")
    ends = TABLES[2].replace(", day TEXT NOT NULL DEFAULT ''", "")
    for sql in (TABLES[0], old, ends, "PRAGMA user_version = 1"):
        rows(path, sql)
    rows(path, """INSERT INTO games VALUES (1, 7, 'chance_or_choice', 1, '{"seats":4}', x'00', '')""")
    rows(path, "INSERT INTO entries VALUES (7, 0, '2 leave', 'hand', 83, 5)")
    rows(path, "INSERT INTO ends VALUES (7, '[3,0,0,1]')")
    store = store_on()
    stored = store.load(7)
    assert stored is not None and stored.entries == (Entry("2 leave", "hand", 83, 5),)
    assert store.finished(9) == (Finished(1, 7, "chance_or_choice", "", (3, 0, 0, 1)),)
    assert rows(path, "PRAGMA user_version") == [(SCHEMA,)]


def test_a_margin_of_arrivals_is_kept_as_one(store_on: Open, ear: Ear) -> None:
    store = store_on()
    key = begin(store)
    entry = Entry("2 leave", "hand", 83, 5, about=True)
    ear.saved(store.append(key, [entry]))
    stored = store.load(key)
    assert stored is not None and stored.entries == (entry,)
