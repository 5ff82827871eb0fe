"""A store over years: bounded, backed up, and brought back from its newest good backup when it is damaged."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from console.audits import Count, by_day, day_of
from console.store import Store
from console.store_care import KEEP_GAMES, compaction
from console.store_file import connect, write
from hardware.signals import Fault
from tests.console.disk import ENTRIES, Ear, Open, begin, rows


def play(store: Store, games: int) -> list[int]:
    keys = []
    for _ in range(games):
        keys.append(begin(store))
        store.append(keys[-1], ENTRIES)
        store.finish(keys[-1], (1, 2, 3, 4))
    return keys


def spoil(path: Path) -> None:
    for helper in ("-wal", "-shm"):
        path.with_name(path.name + helper).unlink(missing_ok=True)
    path.write_bytes(b"no database at all" * 1000)


def test_old_games_go_and_the_newest_stay_with_every_move(store_on: Open, path: Path) -> None:
    store = store_on()
    keys = play(store, 7)
    left = begin(store)
    store.append(left, ENTRIES)
    store.close()
    link = connect(path)
    write(link, compaction(run=0, games=3))
    link.close()
    store = store_on()
    assert store.keys() == (*keys[-3:], left)
    found = [store.load(key) for key in (*keys[-3:], left)]
    assert [stored and len(stored.entries) for stored in found] == [3, 3, 3, 3]
    assert rows(path, "SELECT count(*) FROM entries") == [(12,)]
    assert KEEP_GAMES >= 1000


def test_totals_of_ended_runs_become_one_row_a_day_and_keep_their_sums_and_order(store_on: Open, path: Path) -> None:
    for n in (1, 2, 3):
        store = store_on()
        store.keep_counts([Count("", "press", "", "1 STAY", 5), Count("2031-05-01", "begun", "g", "", n)])
        store.keep_counts([Count("2031-05-01", "begun", "g", "", n + 1)])
        store.close()
    before = store_on().counts()
    assert before == (Count("", "press", "", "1 STAY", 15), Count("2031-05-01", "begun", "g", "", 9))
    link = connect(path)
    write(link, compaction(run=-1))
    assert link.execute("SELECT count(*) FROM counts").fetchone() == (2,)
    link.close()


def test_a_file_bounded_twice_is_as_if_once(store_on: Open, path: Path) -> None:
    store = store_on()
    play(store, 5)
    store.keep_counts([Count(f"2031-01-{day:02}", "begun", "g", "", day) for day in range(1, 11)])
    store.close()
    link = connect(path)
    write(link, compaction(run=-1, games=2, days=4))
    once = link.execute("SELECT run, day, what, game, detail, n FROM counts ORDER BY id").fetchall()
    write(link, compaction(run=-1, games=2, days=4))
    assert link.execute("SELECT run, day, what, game, detail, n FROM counts ORDER BY id").fetchall() == once
    assert sum(row[5] for row in once) == 55
    assert {row[1] for row in once} == {"earlier", *(f"2031-01-{day:02}" for day in range(7, 11))}
    link.close()


def test_the_newest_good_backup_takes_the_place_of_a_damaged_store(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    keys = play(store, 2)
    store.look_after()
    store.close()
    spoil(path)
    store = store_on()
    fault = next(word for word in iter(ear.next, None) if isinstance(word, Fault))
    assert fault.key == "fault-store-restored"
    assert store.keys() == tuple(keys)
    assert path.with_name(str(dict(fault.args)["file"])).read_bytes().startswith(b"no database")


def test_a_bad_backup_is_passed_over_for_an_older_good_one(store_on: Open, path: Path, ear: Ear) -> None:
    store = store_on()
    keys = play(store, 1)
    store.look_after()
    store.close()
    store = store_on()
    store.look_after()
    store.close()
    spoil(path)
    path.with_name(path.name + ".backup-1").write_bytes(b"spoilt as well")
    store = store_on()
    assert any(isinstance(word, Fault) and word.key == "fault-store-restored" for word in iter(ear.next, None))
    assert store.keys() == tuple(keys)


def test_backups_are_made_while_games_end_and_there_are_two_at_most(store_on: Open, path: Path) -> None:
    store = store_on()
    for _ in range(4):
        play(store, 5)
        store.close()
        store = store_on()
    names = sorted(each.name for each in path.parent.glob("*.backup*"))
    assert names == ["games.sqlite.backup-1", "games.sqlite.backup-2"]


@pytest.mark.parametrize(("today", "named"), [(date(1970, 1, 1), ""), (date(2031, 5, 1), "2031-05-01")])
def test_a_clock_that_was_never_set_names_no_day(today: date, named: str) -> None:
    assert day_of(today) == named


def test_days_stand_in_the_order_they_were_lived_whatever_the_clock_says(store_on: Open) -> None:
    store = store_on()
    for day in ("2031-05-02", "", "2031-05-01"):
        store.keep_counts([Count(day, "begun", "g", "", 1)])
    store.close()
    assert [line.name for line in by_day(store_on().counts())] == ["2031-05-02", "", "2031-05-01"]


def test_settings_are_kept_and_forgotten_and_erasing_one_kind_leaves_the_others(store_on: Open) -> None:
    store = store_on()
    store.set("language", "fa")
    store.set("volume", "30")
    store.set("volume", None)
    store.keep_counts([Count("", "begun", "g", "", 1)])
    keys = play(store, 1)
    store.close()
    store = store_on()
    assert store.settings() == {"language": "fa"}
    store.erase("settings")
    store.close()
    store = store_on()
    assert (store.settings(), store.keys(), len(store.counts())) == ({}, tuple(keys), 1)
    store.erase("games")
    store.close()
    assert store_on().keys() == ()
