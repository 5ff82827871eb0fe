"""The pretended reader: the port's behaviour without a port, and everything that can go wrong with it."""

from __future__ import annotations

from random import Random

import pytest

from hardware.control_socket import Refused
from hardware.mock_reader import VERBS, MockReader, dice_hand
from hardware.reader_sim import MISCHIEF
from hardware.signals import DiceRead, Fault, Ready, Signal

MS = 1_000_000


class Play:
    """A pretended reader and the clock of the loop that polls it."""

    def __init__(self, throws_ns: int | None = None) -> None:
        self.woken = 0
        self.reader = MockReader(self._wake, Random("mock"), throws_ns)
        self.now_ns = 1_000 * MS
        assert self.poll() == [Ready("dice", "mock-tray/0001")]

    def _wake(self) -> None:
        self.woken += 1

    def poll(self) -> list[Signal]:
        return self.reader.poll(self.now_ns)

    def wait(self, seconds: float) -> list[Signal]:
        found, until = self.poll(), self.now_ns + round(seconds * 1000) * MS
        while (due := self.reader.due_ns()) is not None and due <= until:
            self.now_ns = due
            found += self.poll()
        self.now_ns = until
        return found + self.poll()

    def do(self, verb: str, faces: tuple[int, ...] = ()) -> list[Signal]:
        self.reader.play(verb, faces)
        return self.poll()

    def arm(self, dice: int = 2, due_id: object = None) -> None:
        self.reader.arm(dice, 6, due_id)
        assert [one for one in self.poll() if isinstance(one, DiceRead)] == []


def keys(signals: list[Signal]) -> list[str]:
    return [signal.key.removeprefix("fault-dice-") for signal in signals if isinstance(signal, Fault)]


def faces(signals: list[Signal]) -> list[tuple[int, ...]]:
    return [signal.faces for signal in signals if isinstance(signal, DiceRead)]


@pytest.fixture
def play() -> Play:
    return Play()


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        ("undue", ["undue"]),
        ("count", ["count"]),
        ("face", ["face"]),
        ("garbage", ["garbled"]),
        ("repeat", []),
        ("cocked", ["trouble"]),
        ("babble", ["garbled"]),
        ("reset", ["garbled"]),
    ],
)
def test_whatever_it_does_the_due_throw_after_it_counts_once(play: Play, verb: str, said: list[str]) -> None:
    play.arm()
    found = play.do(verb)
    assert keys(found) == said and faces(found) == []
    assert faces(play.do("throw", (3, 5))) == [(3, 5)]
    assert faces(play.do("repeat")) == []
    assert faces(play.do("throw", (6, 6)) + play.wait(3)) == []


def test_a_torn_throw_is_said_again_and_counts_once(play: Play) -> None:
    play.arm()
    assert faces(play.do("torn")) == []
    assert len(faces(play.wait(3))) == 1


@pytest.mark.parametrize("back", ["plug", "rename"])
def test_pulled_out_in_mid_line_it_is_lost_at_once_and_asked_again_when_it_is_back(play: Play, back: str) -> None:
    play.arm()
    assert keys(play.do("unplug")) == ["lost"]
    assert faces(play.do("throw", (1, 1)) + play.wait(60)) == []
    assert play.do(back) == [Ready("dice", "mock-tray/0001")]
    assert faces(play.do("throw", (2, 4))) == [(2, 4)]


def test_renamed_while_plugged_in_it_is_lost_and_found(play: Play) -> None:
    play.arm()
    found = play.do("rename")
    assert keys(found) == ["lost"] and found[-1] == Ready("dice", "mock-tray/0001")
    assert faces(play.do("throw", (2, 4))) == [(2, 4)]


def test_silent_it_is_lost_after_five_seconds_and_a_reset_brings_it_back(play: Play) -> None:
    play.arm()
    assert keys(play.do("silence") + play.wait(4)) == []
    assert keys(play.wait(60)) == ["lost", "silent"]
    assert faces(play.do("throw", (1, 1))) == []
    assert play.do("reset")[-1] == Ready("dice", "mock-tray/0001")
    assert faces(play.do("throw", (2, 4))) == [(2, 4)]


def test_it_throws_by_itself_when_it_is_to_and_only_then() -> None:
    play = Play(throws_ns=1_500 * MS)
    assert faces(play.wait(10)) == []
    play.arm(3)
    assert faces(play.wait(1.4)) == []
    (read,) = faces(play.wait(0.2))
    assert len(read) == 3
    assert faces(play.wait(10)) == []


def test_the_same_throw_armed_again_is_the_same_window(play: Play) -> None:
    play.arm(due_id=4)
    assert faces(play.do("throw", (1, 2))) == [(1, 2)]
    play.arm(due_id=4)
    assert faces(play.do("throw", (1, 2))) == []
    play.reader.disarm()
    play.arm(due_id=4)
    assert faces(play.do("throw", (6, 2))) == [(6, 2)]


def test_it_wakes_the_loop(play: Play) -> None:
    before = play.woken
    play.reader.arm(2, 6)
    play.reader.disarm()
    play.reader.play("babble")
    assert play.woken == before + 3


def test_words_of_the_control_socket_are_its_verbs(play: Play) -> None:
    hand = dice_hand(play.reader)
    play.arm()
    assert hand(["throw", "3", "5"]) == VERBS["throw"]
    assert faces(play.poll()) == [(3, 5)]
    assert set(MISCHIEF) <= VERBS.keys()
    assert [hand([verb]) for verb in VERBS] == list(VERBS.values())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ([], "dice can throw"),
        (["dance"], "dice can throw"),
        (["babble", "3"], "does not know"),
        (["throw", "x"], "throw takes"),
        (["throw", *["1"] * 13], "throw takes"),
    ],
)
def test_other_words_get_a_sentence(play: Play, words: list[str], why: str) -> None:
    with pytest.raises(Refused, match=why):
        dice_hand(play.reader)(words)
