"""What staff do to the machine: an export that is whole and on the disk, and endings that are told when they fail."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from console.audits import Count
from console.door import MachineDoor, run
from console.export import Papers, export
from console.session import Session
from console.store import Store
from games import all_games
from games.core import Setup
from games.record import read_record
from games.scene import Msg
from tests.console.disk import Open
from tests.console.hands import act, is_over
from tests.console.stage import speak


class Told:
    """A door and what it did."""

    def __init__(self, store: Store, home: Path, failing: str = "") -> None:
        self.commands: list[tuple[str, ...]] = []
        self.said: list[Msg] = []
        self.left = 0
        self._failing = failing
        self.door = MachineDoor(
            store, all_games(), home, print, self._leave, self.said.append, home / "no stick", self._command
        )

    def _leave(self) -> None:
        self.left += 1

    def _command(self, command: Sequence[str]) -> str:
        self.commands.append(tuple(command))
        return self._failing


@pytest.fixture
def filled(store_on: Open) -> Store:
    store = store_on()
    Session.begin(all_games()["chance_or_choice"], Setup(2), store, bytes(32))
    store.keep_counts([Count("2031-05-01", "begun", "chance_or_choice", "", 7), Count("", "press", "", "1 STAY", 3)])
    store.close()
    return store_on()


def test_an_export_holds_the_numbers_twice_and_every_record(filled: Store, tmp_path: Path) -> None:
    told = Told(filled, tmp_path)
    first = told.door.export()
    assert (first.key, dict(first.args)["n"]) == ("staff-exported", 1)
    folder = Path(str(dict(first.args)["folder"]))
    rows = list(csv.reader((folder / "audits.csv").read_text(encoding="utf-8").splitlines()))
    assert rows == [
        ["day", "what", "game", "detail", "n"],
        ["2031-05-01", "begun", "chance_or_choice", "", "7"],
        ["", "press", "", "1 STAY", "3"],
    ]
    assert [row["n"] for row in json.loads((folder / "audits.json").read_bytes())] == [7, 3]
    (record,) = (folder / "games").iterdir()
    assert read_record(record.read_text(encoding="utf-8")).game_id == "chance_or_choice"


@pytest.fixture
def played(store_on: Open) -> Store:
    """Three finished games."""
    store = store_on()
    for seed in range(3):
        session = Session.begin(all_games()["chance_or_choice"], Setup(2, {"rounds": 1}), store, bytes([seed]) * 32)
        chance = Random(seed)
        while not is_over(session):
            act(session, chance)
        session.flush()
    store.close()
    return store_on()


def test_papers_of_the_newest_games_come_first_and_those_left_out_are_told(played: Store, tmp_path: Path) -> None:
    times = iter((True, True, False))
    made = export(played, all_games(), tmp_path / "out", Papers(speak("sv"), lambda: next(times)))
    names = {path.name.partition(".")[0].removesuffix("-luck") for path in made.papers}
    assert len(made.records) == 3 and names == {"00003-chance_or_choice", "00002-chance_or_choice"}
    assert made.troubles == ("1 finished games have no score sheets here, for they would have taken too long.",)
    assert 'lang="sv"' in (tmp_path / "out" / "00003-chance_or_choice.html").read_text(encoding="utf-8")


def test_a_second_export_leaves_the_first_alone(filled: Store, tmp_path: Path) -> None:
    told = Told(filled, tmp_path)
    folders = [dict(told.door.export().args)["folder"] for _ in range(2)]
    assert folders == [str(tmp_path / "tabletop-001"), str(tmp_path / "tabletop-002")]


def test_looking_at_old_games_goes_on_with_none_of_them(filled: Store, tmp_path: Path, path: Path) -> None:
    before = filled.keys(), [filled.load(key) for key in filled.keys()]  # noqa: SIM118 (a store is no dictionary)
    Told(filled, tmp_path).door.export()
    filled.close()
    assert (filled.keys(), [filled.load(key) for key in filled.keys()]) == before  # noqa: SIM118


def test_a_place_that_cannot_be_written_is_named(filled: Store, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    said = Told(filled, tmp_path / "file").door.export()
    assert said.key == "staff-export-failed"
    assert dict(said.args) == {"folder": str(tmp_path / "file"), "reason": "Not a directory"}


def test_the_console_ends_by_itself_and_the_machine_by_systemd(filled: Store, tmp_path: Path) -> None:
    told = Told(filled, tmp_path)
    for how in ("console", "restart", "off"):
        told.door.power(how)
    assert (told.left, told.commands, told.said) == (1, [("systemctl", "reboot"), ("systemctl", "poweroff")], [])


def test_a_machine_that_does_not_obey_is_told(filled: Store, tmp_path: Path) -> None:
    told = Told(filled, tmp_path, failing="Access denied")
    told.door.power("off")
    assert [dict(said.args) for said in told.said] == [{"reason": "Access denied"}]


def test_commands_that_fail_or_are_not_there_say_why() -> None:
    assert run(("true",)) == ""
    assert run(("false",)) == "exit code 1"
    assert "no-such-command" in run(("no-such-command",))
