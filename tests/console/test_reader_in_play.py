"""A whole game on a reader that does everything a reader can do wrong: every throw that counts was made and was due."""

from __future__ import annotations

from random import Random

import pytest

from console.desk import Habits
from console.screens.table import begin
from console.session import Session
from games.chance_or_choice import GAME
from games.core import Throw
from hardware.mock_reader import MockReader
from tests.console.stage import DOUBLE, STAY, Stage

TROUBLES = ("undue", "count", "face", "garbage", "cocked", "babble", "reset", "rename", "silence", "unplug", "torn")


class Sitting:
    """Two people, a pretended reader, and the loop that polls it."""

    def __init__(self) -> None:
        self.reader = MockReader(lambda: None, Random("play"))
        self.stage = Stage(Habits(timer_s=0, idle_s=0, source="reader"))
        self.stage.desk.dice = self.reader
        self.stage.show(begin(self.stage.desk, GAME, (0, 1), {"thrower": "1", "rounds": 1}))
        session = self.stage.desk.session
        assert session is not None
        self.session: Session = session
        self.look()

    def look(self, seconds: float = 0.1) -> None:
        self.stage.wait(seconds)
        self.stage.send(*self.reader.poll(self.stage.now_ns))

    def do(self, verb: str, faces: tuple[int, ...] = ()) -> None:
        self.reader.play(verb, faces)
        self.look()

    def throws(self) -> list[tuple[str, str]]:
        entries = self.session.record().entries
        return [(entry.text, entry.source) for entry in entries if entry.text.startswith("throw")]

    def answer(self) -> None:
        """Both stay, the thrower calls, the next throw is due."""
        self.look(1)
        for seat in (1, 0):
            self.stage.tap(seat, STAY)
        self.look(6)
        self.stage.tap(0, DOUBLE)
        self.look(1)


@pytest.mark.parametrize("verb", TROUBLES)
def test_one_trouble_at_any_time_changes_no_throw(verb: str) -> None:
    sitting = Sitting()
    sitting.do("throw", (3, 4))
    sitting.do(verb)
    sitting.answer()
    assert isinstance(sitting.session.waiting, Throw)
    sitting.do(verb)
    sitting.do("plug")
    sitting.do("reset")
    if verb == "torn":
        sitting.look(1)
    sitting.do("throw", (2, 6))
    expected = [("throw 3 4", "reader"), ("throw 2 6", "reader")]
    assert sitting.throws() == expected if verb != "torn" else sitting.throws()[0] == expected[0]
    assert len(sitting.throws()) == 2


def test_what_goes_wrong_stands_on_the_screen() -> None:
    sitting = Sitting()
    for verb, words in (
        ("cocked", "A die leans and cannot be read. Please throw again"),
        ("count", "3 dice were read; 2 are wanted. Please throw again"),
        ("face", "A die of 6 sides cannot show 7. Please throw again"),
        ("undue", "That throw was not asked for and does not count"),
    ):
        sitting.do(verb)
        assert words in sitting.stage.words(), verb
    sitting.do("throw", (3, 4))
    sitting.do("throw", (6, 6))
    assert "Only the first throw counts; this one does not" in sitting.stage.words()
