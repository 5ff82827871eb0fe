"""How evenly this table's dice have fallen, counted from what the store keeps."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from console.dice_report import findings, report, software_faces, stored_faces
from console.session import Session
from console.store import Store
from games.chance_or_choice import GAME
from games.core import Choose, Close, Setup, Thrown
from games.record import Source
from tests.console.test_command_line import console

THROWS: tuple[tuple[Source, tuple[int, int]], ...] = (("reader", (2, 3)), ("reader", (3, 6)), ("hand", (5, 5)))


def play(file: Path, sides: int) -> None:
    """A game of one seat that is left after a few throws."""
    store = Store(file, lambda _word: None)
    session = Session.begin(GAME, Setup(1, {"sides": sides}), store, bytes(32))
    for source, faces in THROWS:
        session.submit(Thrown(faces), source)
        assert isinstance(session.waiting, Choose)
        session.submit(GAME.read_move("1 stay"), "hand")
        session.submit(Close(), "console")
    session.throw()
    session.flush()
    store.close()


def test_throws_are_counted_by_source_and_kind(tmp_path: Path) -> None:
    play(tmp_path / "games.sqlite", 6)
    play(tmp_path / "games.sqlite", 20)
    store = Store(tmp_path / "games.sqlite", lambda _word: None)
    counts, troubles = stored_faces(store, {GAME.id: GAME})
    assert troubles == []
    assert stored_faces(store, {})[1] == [
        f"game {number} cannot be read, or is one this console does not have." for number in (1, 2)
    ]
    store.close()
    assert {face: counts["reader", 6, face] for face in range(1, 7)} == {1: 0, 2: 1, 3: 2, 4: 0, 5: 0, 6: 1}
    assert counts["hand", 20, 5] == 2
    titles = [title for title, _ in findings(counts)]
    assert titles == [
        f"{who}, {sides} sides"
        for who in ("thrown by the table", "typed in by hand", "read by the dice reader")
        for sides in (6, 20)
    ]
    assert report(findings(counts)).count("too few throws to tell") == 6


def test_software_dice_are_those_of_the_games() -> None:
    counts = software_faces(bytes(32), 3_000)
    ((title, finding),) = findings(counts)
    assert (title, finding.throws, finding.verdict) == ("thrown by the table, 6 sides", 3_000, "even")


def test_the_command_reports_what_is_stored_or_thrown_now(tmp_path: Path) -> None:
    play(tmp_path / "games.sqlite", 6)
    said = console("dice-report", "--state", "games.sqlite", "--picture", "dice.svg", cwd=tmp_path)
    assert said.returncode == 0 and said.stderr == ""
    assert "read by the dice reader, 6 sides\n  4 faces" in said.stdout
    assert ElementTree.parse(tmp_path / "dice.svg").getroot().tag.endswith("svg")
    said = console("dice-report", "--software", "600", cwd=tmp_path)
    assert "600 faces" in said.stdout
    assert console("dice-report", cwd=tmp_path).returncode == 2


def test_nothing_stored_is_said() -> None:
    assert report(()) == "No throw has been stored yet."
