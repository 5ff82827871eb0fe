"""No stream of bytes, however mad, makes a throw that was not framed, checked and due."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hardware.dice_frames import FROM_READER, Frame, encode
from hardware.dice_link import DiceLink
from hardware.signals import DiceRead
from tests.hardware.test_dice_frames import crc

WINDOW, DICE, SIDES = 7, 2, 6
ALPHABET = b">>>0123456789ABCDEFTHROWHELLO   **\n\n\r"


def line(word: str, *fields: object, seq: int = 0) -> bytes:
    return encode(FROM_READER, Frame(seq, word, tuple(map(str, fields))))


GREETING = line("HELLO", 1, "tray", "7", 6, "6,20")
POOL = (
    GREETING,
    *(line("THROW", WINDOW, DICE, *faces, seq=faces[0]) for faces in ((1, 1), (3, 5), (6, 6))),
    *(line("THROW", WINDOW, len(faces), *faces) for faces in ((7, 2), (0, 3), (4,), (1, 2, 3), ())),
    *(line("THROW", window, DICE, 2, 5) for window in (0, 6, 8, 70, 65535)),
    line("HELLO", 9, "tray", "7", 6, "6"),
    line("PONG", WINDOW),
    line("ARMED", WINDOW, DICE, SIDES),
    line("UNABLE", WINDOW),
    line("TROUBLE", "COCKED"),
    b"R 3 4\n",
)


def bent(text: bytes, chance: Random) -> bytes:
    """A line as a bad cable, a reset or another program leaves it."""
    at, other = chance.randrange(len(text)), chance.randrange(len(text))
    how = chance.randrange(8)
    if how == 0:
        return text[:at]
    if how == 1:
        return text[at:]
    if how == 2:
        return text[:at] + bytes([text[at] ^ 1 << chance.randrange(8)]) + text[at + 1 :]
    if how == 3:
        return text[:at] + bytes([chance.choice(ALPHABET)]) + text[at + 1 :]
    if how == 4:
        return text[:at] + text[at + 1 :]
    if how == 5:
        return text[:at] + chance.randbytes(chance.randrange(1, 4)) + text[at:]
    if how == 6:
        return text[: min(at, other)] + text[max(at, other) :] + text[min(at, other) : max(at, other)]
    return text[:at] + text


def noise(chance: Random) -> bytes:
    return chance.randbytes(chance.randrange(80))


def babble(chance: Random) -> bytes:
    return bytes(chance.choices(ALPHABET, k=chance.randrange(120)))


def conversation(chance: Random) -> bytes:
    lines = [GREETING, *chance.choices(POOL, k=chance.randrange(1, 6))]
    return b"".join(bent(one, chance) if chance.random() < 0.35 else one for one in lines)


KINDS: tuple[Callable[[Random], bytes], ...] = (noise, babble, conversation, conversation, conversation)


def allowed(stream: bytes) -> list[tuple[int, ...]]:
    """The throws that this stream may make, by the document and from the whole stream at once."""
    greeted, found = False, []
    for text in stream.split(b"\n")[:-1]:
        body, star, digits = text[text.rfind(b">") :].removesuffix(b"\r").partition(b"*")
        if not star or b"%04X" % crc(body) != digits:
            continue
        words = body.decode("ascii", "replace").split(" ")[1:]
        if words[:1] == ["HELLO"]:
            greeted = words[1:2] == ["1"]  # the last hello counts: nobody talks to a reader of another version
        if greeted and words[:3] == ["THROW", str(WINDOW), str(DICE)] and len(words) == 3 + DICE:
            faces = [int(word) if word.isdecimal() else 0 for word in words[3:]]
            if all(1 <= face <= SIDES for face in faces):
                found.append(tuple(faces))
    return found


def throws_of(stream: bytes, chance: Random) -> list[tuple[int, ...]]:
    """What the console takes from a stream that comes in pieces, a throw being due."""
    link = DiceLink("/dev/tray")
    link.opened(0)
    for _ in range(WINDOW):
        link.arm(DICE, SIDES, 0)
    at = 0
    while at < len(stream):
        size = chance.randrange(1, 60)
        link.received(stream[at : at + size], at)
        at += size
    return [signal.faces for signal in link.take_signals() if isinstance(signal, DiceRead)]


def try_streams(count: int, seed: str) -> tuple[int, int]:
    """How many throws were taken from so many streams, and how many of them were phantoms."""
    chance, taken, phantoms = Random(seed), 0, 0
    for number in range(count):
        stream = KINDS[number % len(KINDS)](chance)
        throws = throws_of(stream, chance)
        if throws:
            taken += 1
            phantoms += throws != allowed(stream)[:1]
    return taken, phantoms


def test_no_phantom_in_ten_thousand_streams() -> None:
    taken, phantoms = try_streams(10_000, "quick")
    assert phantoms == 0
    assert taken > 1_000, "streams that never make a throw prove nothing"


@pytest.mark.slow
def test_no_phantom_in_a_million_streams(capsys: pytest.CaptureFixture[str]) -> None:
    streams = 1_000_000
    taken, phantoms = try_streams(streams, "slow")
    with capsys.disabled():
        print(f"\n{streams:,} streams tried, {taken:,} due throws taken, phantoms = {phantoms}")
    assert phantoms == 0
    assert taken > streams / 10
