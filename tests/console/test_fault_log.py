"""The log of a technician: what began to be wrong and when it ended, once each, however a cable flaps."""

from __future__ import annotations

from pathlib import Path

from console.assembly import World, assemble
from console.config import load
from console.fault_log import LINES, WINDOW_NS, FaultLog
from hardware.signals import Button, Fault, Pressed, Ready

FULL = Fault("store", "fault-store-full", "the disk of games.sqlite is full")
READ_ONLY = Fault("store", "fault-store-write", "games.sqlite cannot be\nwritten")
UNDUE = Fault("dice", "fault-dice-undue", "a throw came that nobody waited for", passing=True)


def test_a_fault_gets_a_line_when_it_begins_when_it_changes_and_when_it_ends() -> None:
    lines: list[str] = []
    log = FaultLog(lines.append)
    log.hear([Ready("store"), Pressed(0, Button.STAY, 1), FULL, FULL], 1)
    log.hear([FULL], 2)
    log.hear([READ_ONLY], 3)
    log.hear([Ready("panel", "12 buttons"), Ready("store"), Ready("store")], 4)
    log.hear([UNDUE], 5)
    assert lines == [
        "not well: the disk of games.sqlite is full",
        "not well: games.sqlite cannot be written",
        "well again: store",
        "a throw came that nobody waited for",
    ]
    assert log.due_ns() is None


def test_a_flapping_cable_does_not_fill_the_log_and_its_end_is_told() -> None:
    lines: list[str] = []
    log = FaultLog(lines.append)
    for n in range(1000):
        log.hear([FULL, Ready("store")], n)
    assert len(lines) == LINES
    log.hear([FULL], 1000)
    log.hear([Fault("panel", "fault-panel-absent", "there is no GPIO chip")], 1001)
    assert lines[LINES:] == ["not well: there is no GPIO chip"]  # each device has lines of its own
    assert log.due_ns() == WINDOW_NS
    log.poll(WINDOW_NS - 1)
    assert len(lines) == LINES + 1
    log.poll(WINDOW_NS)
    more = 2 * (1000 - LINES // 2) + 1
    assert lines[-1] == f"not well: the disk of games.sqlite is full (changed {more} times since the last line)"
    assert log.due_ns() is None


def test_babble_is_not_written_down_without_end() -> None:
    lines: list[str] = []
    log = FaultLog(lines.append)
    log.hear([UNDUE] * 1000, 0)
    assert lines == [UNDUE.text] * LINES


def test_the_last_line_tells_how_it_was_in_the_end() -> None:
    lines: list[str] = []
    log = FaultLog(lines.append)
    log.hear([FULL, Ready("store")] * LINES, 0)
    log.hear([FULL], 0)
    log.close()
    assert lines[-1].startswith("not well: the disk of games.sqlite is full (changed")


def test_a_console_tells_its_log_what_it_heard_up_to_the_very_end(tmp_path: Path) -> None:
    lines: list[str] = []
    world = World(state=tmp_path / "games.sqlite", clock_ns=lambda: 0, entropy=bytes, log=lines.append)
    console = assemble(load((), arguments={"panel": {"kind": "mock"}}), world)
    console.app.turn(0)
    assert lines == ["not well: the buttons are pretended, keys close them"]
    console.inbox.put(FULL)
    console.close()
    assert lines[1:] == ["not well: the disk of games.sqlite is full"]
