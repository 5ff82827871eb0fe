"""The conversation with a reader, on paper: bytes and a clock of our own, no port, no thread."""

from __future__ import annotations

from random import Random

import pytest

from hardware.dice_faults import lasting
from hardware.dice_frames import FROM_CONSOLE, FROM_READER, Decoder, Frame, encode
from hardware.dice_link import DiceLink
from hardware.reader_sim import SimReader
from hardware.signals import DiceRead, Fault, Ready, Signal

MS = 1_000_000


class Talk:
    """A link and a reader that hears it, with a clock that the test moves."""

    def __init__(self, identity: str = "") -> None:
        self.link = DiceLink("/dev/tray", identity)
        self.reader = SimReader(Random("faces"))
        self.now_ns = 0
        self.said: list[Frame] = []
        self._ears = Decoder(FROM_CONSOLE)

    def connect(self) -> list[Signal]:
        self.link.opened(self.now_ns)
        return self.exchange()

    def exchange(self) -> list[Signal]:
        """Carry what is to be said both ways until nobody says more."""
        while out := self.link.take_bytes():
            self.said += [item for item in self._ears.feed(out) if isinstance(item, Frame)]
            self.link.received(self.reader.hear(out), self.now_ns)
        return self.link.take_signals()

    def hear(self, data: bytes) -> list[Signal]:
        self.link.received(data, self.now_ns)
        return self.exchange()

    def wait(self, ms: int) -> list[Signal]:
        found: list[Signal] = []
        for _ in range(ms // 100):
            self.now_ns += 100 * MS
            self.link.tick(self.now_ns)
            found += self.exchange()
        return found

    def arm(self, dice: int = 2, sides: int = 6) -> None:
        self.link.arm(dice, sides, self.now_ns)
        assert self.exchange() == []


def keys(signals: list[Signal]) -> list[str]:
    return [signal.key for signal in signals if isinstance(signal, Fault)]


@pytest.fixture
def talk() -> Talk:
    made = Talk()
    assert made.connect() == [Ready("dice", "sim-tray/0001")]
    return made


def test_one_armed_window_takes_one_throw(talk: Talk) -> None:
    talk.arm()
    assert talk.reader.window == (1, 2, 6)
    assert talk.hear(talk.reader.throw((5, 3))) == [DiceRead((5, 3), 0)]
    assert not talk.reader.armed
    assert talk.said[-1].word == "TAKEN"


def test_five_throws_before_and_two_after_arming_count_as_one(talk: Talk) -> None:
    found = [signal for face in range(1, 6) for signal in talk.hear(talk.reader.throw((face, face)))]
    talk.arm()
    for faces in ((4, 2), (6, 6)):
        found += talk.hear(talk.reader.throw(faces))
    found += talk.wait(1500)
    assert [signal for signal in found if isinstance(signal, DiceRead)] == [DiceRead((4, 2), 0)]
    undue = [signal for signal in found if isinstance(signal, Fault)]
    assert {signal.key for signal in undue} == {"fault-dice-undue", "fault-dice-second"}
    assert all(signal.passing for signal in undue)
    assert sum(int(dict(signal.args)["count"]) for signal in undue) == 6


@pytest.mark.parametrize(
    ("count", "faces", "key", "args"),
    [
        (2, (7, 2), "fault-dice-face", {"face": 7, "sides": 6}),
        (2, (0, 3), "fault-dice-face", {"face": 0, "sides": 6}),
        (1, (4,), "fault-dice-count", {"wanted": 2, "got": 1}),
        (3, (1, 2, 3), "fault-dice-count", {"wanted": 2, "got": 3}),
        (2, (4,), "fault-dice-garbled", {"count": 1}),
    ],
)
def test_an_impossible_throw_is_said_and_changes_nothing(
    talk: Talk, count: int, faces: tuple[int, ...], key: str, args: dict[str, int]
) -> None:
    talk.arm()
    found = talk.hear(talk.reader.say("THROW", 1, count, *faces))
    assert keys(found) == [key]
    assert isinstance(found[0], Fault)
    assert dict(found[0].args) == args
    assert found[0].passing
    assert talk.said[-1].word == "REFUSED"
    assert talk.hear(talk.reader.throw((6, 1))) == [DiceRead((6, 1), 0)]


def test_a_torn_line_and_rubbish_are_dropped_and_the_throw_after_them_counts(talk: Talk) -> None:
    talk.arm()
    assert keys(talk.hear(talk.reader.misbehave("torn"))) == []
    found = talk.hear(b"\xff\xf8" + talk.reader.throw((3, 4)))
    assert keys(found) == ["fault-dice-garbled"]
    assert found[-1] == DiceRead((3, 4), 0)


def test_half_a_line_is_never_half_a_throw(talk: Talk) -> None:
    talk.arm()
    line = talk.reader.throw((4, 6))
    for place in range(1, len(line)):
        assert talk.hear(line[place - 1 : place]) == []
        talk.now_ns += MS
    assert talk.hear(line[-1:]) == [DiceRead((4, 6), talk.now_ns)]


def test_a_repeated_line_is_answered_again_and_counts_once(talk: Talk) -> None:
    talk.arm()
    line = talk.reader.throw((2, 2))
    assert talk.hear(line) == [DiceRead((2, 2), 0)]
    assert talk.hear(line) == []
    assert [frame.word for frame in talk.said[-2:]] == ["TAKEN", "TAKEN"]


def test_a_late_throw_of_an_earlier_window_is_undue(talk: Talk) -> None:
    talk.arm()
    late = talk.reader.throw((1, 1))
    talk.arm()
    assert keys(talk.hear(late)) == ["fault-dice-undue"]
    assert talk.hear(talk.reader.throw((2, 1))) == [DiceRead((2, 1), 0)]


def test_a_second_throw_in_a_window_is_called_that_and_a_later_one_is_not(talk: Talk) -> None:
    talk.arm()
    talk.hear(talk.reader.throw((1, 2)))
    assert keys(talk.hear(talk.reader.throw((6, 6)))) == ["fault-dice-second"]
    talk.link.disarm()
    assert keys(talk.wait(3000)) == []
    assert keys(talk.hear(talk.reader.throw((6, 6)))) == ["fault-dice-undue"]


def test_only_the_dice_that_are_thrown_again_are_read(talk: Talk) -> None:
    """Three dice, then one of them again (kept dice do not lie on the tray)."""
    talk.arm(3)
    assert talk.hear(talk.reader.throw((6, 3, 6))) == [DiceRead((6, 3, 6), 0)]
    talk.arm(1)
    assert keys(talk.hear(talk.reader.throw((1, 2, 3)))) == ["fault-dice-count"]
    assert talk.hear(talk.reader.throw((4,))) == [DiceRead((4,), 0)]


@pytest.mark.parametrize("how", ["armed anew", "disarmed"])
def test_a_throw_that_was_not_taken_away_in_time_is_void(talk: Talk, how: str) -> None:
    talk.arm()
    talk.link.received(talk.reader.throw((5, 5)), 0)
    if how == "armed anew":
        talk.link.arm(2, 6, 0)
    else:
        talk.link.disarm()
    assert [signal for signal in talk.exchange() if isinstance(signal, DiceRead)] == []


def test_a_cocked_die_is_said_and_the_next_throw_counts(talk: Talk) -> None:
    talk.arm()
    (fault,) = talk.hear(talk.reader.misbehave("cocked"))
    assert isinstance(fault, Fault)
    assert (fault.key, fault.args) == ("fault-dice-trouble", (("reason", "COCKED"),))
    assert talk.hear(talk.reader.throw((2, 5))) == [DiceRead((2, 5), 0)]


def test_a_window_of_an_earlier_console_is_not_this_ones() -> None:
    old, new = DiceLink("/dev/tray", after=41), DiceLink("/dev/tray", after=65535)
    for link, window in ((old, "42"), (new, "1")):
        link.opened(0)
        link.received(SimReader(Random(1)).restart(), 0)
        link.arm(2, 6, 0)
        frames = [one for one in Decoder(FROM_CONSOLE).feed(link.take_bytes()) if isinstance(one, Frame)]
        assert [one.fields[0] for one in frames if one.word == "ARM"] == [window]


def test_a_minute_without_a_word_is_told_in_a_few_signals() -> None:
    """Ready, then silent for good: lost once, then silent once, however often the port is opened anew."""
    talk = Talk()
    talk.connect()
    talk.reader.hear = lambda data: b""  # type: ignore[method-assign]
    found: list[Signal] = []
    for _ in range(600):
        found += talk.wait(100)
        if talk.link.gone(talk.now_ns):
            talk.link.closed()
            talk.link.opened(talk.now_ns)
    assert keys(found) == ["fault-dice-lost", "fault-dice-silent"]


def test_disarmed_throws_are_undue(talk: Talk) -> None:
    talk.arm()
    line = talk.reader.throw((1, 2))
    talk.link.disarm()
    assert keys(talk.hear(line)) == ["fault-dice-undue"]
    assert not talk.reader.armed


def test_a_reader_that_comes_late_or_restarts_is_armed_for_the_open_window() -> None:
    talk = Talk()
    talk.link.arm(3, 8, 0)
    talk.connect()
    assert talk.reader.window == (1, 3, 8)
    talk.reader = SimReader(Random(1))
    talk.hear(talk.reader.say("HELLO", 1, "sim-tray", "0001", 6, 8))
    assert talk.reader.window == (1, 3, 8)
    assert isinstance(talk.hear(talk.reader.fall())[-1], DiceRead)


def test_a_lost_arm_is_said_again() -> None:
    talk = Talk()
    talk.connect()
    talk.link.arm(2, 6, 0)
    talk.link.take_bytes()
    assert not talk.reader.armed
    talk.wait(600)
    assert talk.reader.window == (1, 2, 6)


def test_a_reader_that_forgot_its_window_is_noticed_by_the_next_ping(talk: Talk) -> None:
    talk.arm()
    talk.reader.window = (0, 2, 6)
    talk.wait(3000)
    assert talk.reader.window == (1, 2, 6)


def test_a_board_that_starts_slowly_with_a_banner_is_asked_until_it_answers() -> None:
    talk = Talk()
    talk.link.opened(0)
    talk.link.received(b"Booting v1.2\r\n\x00\xff", 0)
    for at in range(20):
        talk.link.tick(at * 100 * MS)
    assert talk.link.take_bytes().count(b"HELLO") == 4
    talk.now_ns = 2_000 * MS
    assert talk.link.take_signals() == []
    assert talk.wait(600) == [Ready("dice", "sim-tray/0001")]


@pytest.mark.parametrize(
    ("speech", "key"), [(b"", "fault-dice-silent"), (b"$GPGGA,1234*5A\r\n", "fault-dice-stranger")]
)
def test_a_device_of_another_kind_is_said_once(speech: bytes, key: str) -> None:
    link = DiceLink("/dev/tray")
    link.opened(0)
    found: list[Signal] = []
    for at in range(600):
        link.received(speech, at * 100 * MS)
        link.tick(at * 100 * MS)
        link.take_bytes()
        found += link.take_signals()
    assert keys(found) == [key]
    assert isinstance(found[0], Fault)
    assert found[0].args == (("device", "/dev/tray"),)


def test_another_version_and_another_reader_are_refused_and_said() -> None:
    talk = Talk("sim-tray/0002")
    assert keys(talk.connect()) == ["fault-dice-identity"]
    talk.link.arm(2, 6, 0)
    assert talk.hear(talk.reader.throw((1, 2))) == []
    link = DiceLink("/dev/tray")
    link.opened(0)
    link.received(encode(FROM_READER, Frame(0, "HELLO", ("9", "tray", "1", "5", "6"))), 0)
    (fault,) = link.take_signals()
    assert isinstance(fault, Fault)
    assert fault.args == (("device", "/dev/tray"), ("theirs", 9), ("ours", 1))


def test_dice_the_reader_cannot_read_are_said_until_it_is_asked_for_others(talk: Talk) -> None:
    talk.link.arm(7, 6, 0)
    assert keys(talk.exchange()) == ["fault-dice-unable"]
    talk.link.arm(2, 6, 0)
    assert talk.exchange() == [Ready("dice", "sim-tray/0001")]
    talk.link.arm(2, 30, 0)
    assert keys(talk.exchange()) == ["fault-dice-unable"]


def test_a_reader_that_falls_silent_is_gone_and_said_to_be_lost(talk: Talk) -> None:
    talk.link.tick(talk.now_ns)
    assert not talk.link.gone(talk.now_ns + 4_900 * MS)
    talk.wait(20_000)
    assert not talk.link.gone(talk.now_ns)
    for at in range(60):
        talk.link.tick(talk.now_ns + at * 100 * MS)
    assert talk.link.gone(talk.now_ns + 6_000 * MS)
    talk.link.closed()
    assert keys(talk.link.take_signals()) == ["fault-dice-lost"]


def test_a_lost_reader_is_not_called_absent_as_well(talk: Talk) -> None:
    talk.link.closed()
    talk.link.teller.lasting(lasting("absent", "nothing there", device="/dev/tray"))
    assert keys(talk.link.take_signals()) == ["fault-dice-lost"]


def test_a_flood_of_rubbish_or_throws_makes_one_signal_a_second(talk: Talk) -> None:
    found: list[Signal] = []
    for _ in range(1000):
        found += talk.hear(b"rubbish\n" * 50 + talk.reader.throw((1, 1)))
        found += talk.wait(100) if _ % 10 == 0 else []
    assert 20 <= len(found) <= 26


def test_trouble_of_the_reader_is_passed_on(talk: Talk) -> None:
    (fault,) = talk.hear(talk.reader.say("TROUBLE", "JAM"))
    assert isinstance(fault, Fault)
    assert (fault.key, fault.args, fault.passing) == ("fault-dice-trouble", (("reason", "JAM"),), True)


def test_words_of_a_later_version_are_ignored(talk: Talk) -> None:
    assert talk.hear(talk.reader.say("COLOUR", "red")) == []


def test_nothing_is_taken_before_the_hello() -> None:
    talk = Talk()
    talk.link.arm(2, 6, 0)
    talk.link.opened(0)
    talk.link.received(encode(FROM_READER, Frame(0, "THROW", ("1", "2", "3", "4"))), 0)
    assert talk.link.take_signals() == []


def test_a_line_begun_before_a_loss_is_not_ended_by_what_comes_after_it(talk: Talk) -> None:
    hello = talk.reader.restart()
    talk.link.received(hello[:20], 0)
    talk.link.closed()
    talk.link.opened(0)
    talk.link.take_signals()
    talk.link.received(hello[20:], 0)
    assert talk.link.take_signals() == []


def test_what_was_not_yet_written_at_a_loss_is_not_written_to_the_next_reader(talk: Talk) -> None:
    talk.link.arm(2, 6, 0)
    talk.link.closed()
    talk.link.opened(0)
    assert [item.word for item in Decoder(FROM_CONSOLE).feed(talk.link.take_bytes()) if isinstance(item, Frame)] == [
        "HELLO"
    ]
