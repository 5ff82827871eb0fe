"""Where throws come from, said at the table and told at the end; the promise of the table's dice, made and kept."""

from __future__ import annotations

from hashlib import sha256

import pytest

from console.desk import DiceSource, Habits
from console.qr import code
from console.screens.dice_page import findings
from console.screens.table import begin
from console.session import Session
from games.chance_or_choice import GAME
from games.core import Choose, Throw
from games.record import check_line, read_record, write_record
from games.scene import Bitmap, Layout
from hardware.signals import DiceRead, Fault
from tests.console.stage import DOUBLE, LEAVE, STAY, Reader, Stage
from tests.shapes import flat


def at_table(source: DiceSource, seats: int = 2) -> tuple[Stage, Session]:
    stage = Stage(Habits(timer_s=0, idle_s=0, source=source, seats=seats), reader=Reader())
    stage.desk.motion = False
    stage.show(begin(stage.desk, GAME, tuple(range(seats)), {"thrower": "1", "rounds": 1}))
    assert stage.desk.session is not None
    return stage, stage.desk.session


def play_on(stage: Stage, session: Session, faces: tuple[int, int] | None) -> None:
    """The due throw, then everybody's answer up to the next one."""
    if faces is None:
        stage.tap(0, DOUBLE)
    else:
        stage.send(DiceRead(faces, stage.now_ns))
    stage.wait(1)
    for seat in range(session.setup.seats):
        if isinstance(session.waiting, Choose):
            stage.tap(seat, STAY)
    stage.wait(1)


def to_the_dice(stage: Stage) -> None:
    """From the last look at the table to the leaf with the dice."""
    stage.wait(4)
    assert stage.name == "Sheet"
    for _ in range(3):
        if stage.name != "DicePage":
            stage.tap(0, DOUBLE)
    assert stage.name == "DicePage"


@pytest.mark.parametrize(
    ("source", "before", "after"),
    [
        ("console", "Throws: thrown by the table", "Throw 1: thrown by the table"),
        ("reader", "Throws: read by the dice reader", "Throw 1: read by the dice reader"),
    ],
)
@pytest.mark.parametrize("seats", [2, 8])
def test_the_source_is_said_before_and_when_a_throw_falls(
    source: DiceSource, before: str, after: str, seats: int
) -> None:
    layouts: tuple[Layout, ...] = ("wall", "table")
    for layout in layouts:
        stage, session = at_table(source, seats)
        stage.desk.layout = layout
        assert before in stage.words()
        play_on(stage, session, None if source == "console" else (2, 3))
        assert after in stage.words()


@pytest.mark.parametrize("layout", ["wall", "table"])
@pytest.mark.parametrize("seats", [2, 40])
def test_what_the_tables_dice_promise_is_shown_from_before_the_first_throw(layout: Layout, seats: int) -> None:
    stage, session = at_table("console", seats)
    stage.desk.layout = layout
    first, second, third = session.commitment[:4], session.commitment[4:8], session.commitment[8:12]
    in_a_corner = layout == "table" and seats <= 8  # there is room for eight digits
    assert ({first, second} if in_a_corner else {first, second, third}) <= set(stage.words())
    stage, session = at_table("reader")
    assert session.commitment[:4] not in stage.words()


def finished(*throws: tuple[int, int] | None) -> tuple[Stage, Session]:
    stage, session = at_table("reader" if throws[0] else "console")
    for faces in throws:
        play_on(stage, session, faces)
    while isinstance(session.waiting, Throw):
        play_on(stage, session, None if throws[0] is None else (1, 2))
    return stage, session


def test_the_promise_is_opened_and_its_code_is_the_check_line_of_the_record() -> None:
    stage, session = finished(None)
    to_the_dice(stage)
    record = session.record()
    assert record.seed is not None
    assert sha256(bytes.fromhex(record.seed)).hexdigest() == session.commitment
    assert {session.commitment[:4], record.seed[:4], "Opened now"} <= set(stage.words())
    (bitmap,) = [shape for shape in flat(stage.screen.scene().shapes) if isinstance(shape, Bitmap)]
    assert bitmap.rows == code(check_line(record))


def test_the_check_line_names_game_promise_seed_and_the_last_seal() -> None:
    _, session = finished(None)
    record = session.record()
    text = write_record(record)
    words = check_line(record).split(" ")
    assert words == [
        "TABLETOP",
        "CHECK",
        "CHANCE-OR-CHOICE",
        session.commitment.upper(),
        str(record.seed).upper(),
        text.rstrip("\n")[-8:].upper(),
    ]
    assert check_line(read_record(text)) == check_line(record)


def test_a_game_on_a_reader_alone_promises_nothing() -> None:
    stage, session = finished((2, 3), (4, 4))
    to_the_dice(stage)
    assert not [shape for shape in flat(stage.screen.scene().shapes) if isinstance(shape, Bitmap)]
    assert "3 throws read by the dice reader" in stage.words()
    ((source, throws, finding),) = findings(session)
    assert (source, throws, finding.counts) == ("reader", 3, (1, 2, 1, 2, 0, 0))
    assert "Too few to tell" in " ".join(stage.words())


@pytest.mark.parametrize(("button", "name"), [(LEAVE, "Sheet"), (STAY, "Table"), (DOUBLE, "ChooseGame")])
def test_the_ways_on(button: object, name: str) -> None:
    stage, _ = finished(None)
    to_the_dice(stage)
    stage.tap(0, button)  # type: ignore[arg-type]
    assert stage.name == name


def test_the_source_stays_said_beside_what_is_lost() -> None:
    stage, session = at_table("reader")
    play_on(stage, session, (2, 3))
    stage.send(Fault("dice", "fault-dice-lost", "gone", (("device", "/dev/dice"),)))
    assert {"Throw 1: read by the dice reader", "The dice reader has gone; type the throws in"} <= set(stage.words())


def test_what_the_buttons_do_while_the_reader_is_lost_comes_before_what_has_passed() -> None:
    stage, _ = at_table("reader")
    stage.send(Fault("dice", "fault-dice-lost", "gone", (("device", "/dev/dice"),)))
    stage.send(Fault("dice", "fault-dice-undue", "undue", (("count", 1),), passing=True))
    assert "Reader lost: green, the table throws; yellow, type in" in stage.words()
