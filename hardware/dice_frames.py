"""Lines of the dice reader's protocol as values: encoding, decoding, and their meaning (DICE_PROTOCOL.md). Pure."""

from __future__ import annotations

import re
from binascii import crc_hqx
from dataclasses import dataclass

VERSION = 1
LONGEST = 96
"""Longest line in bytes, from the start character to the last digit of the checksum."""
MOST_DICE = 12
MOST_SIDES = 100
FROM_READER = b">"
FROM_CONSOLE = b"<"

_LINE = re.compile(rb"[<>]([0-9A-F]{2}) ([A-Z]{1,12})((?: [!-)+-;=?-~]+)*)\*([0-9A-F]{4})\r?")


class BadFrame(ValueError):
    """A line that cannot be written: too long, or with characters the protocol does not carry."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One whole line whose checksum is right. seq: 0 to 255, one more with each new line of its sender."""

    seq: int
    word: str
    fields: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Noise:
    """Bytes that are no line: a torn or bent one, or rubbish. size: how many, line ends not counted."""

    size: int


@dataclass(frozen=True, slots=True)
class Hello:
    """Who the reader is and what it can read. sides: the kinds of dice it knows."""

    version: int
    model: str
    serial: str
    dice: int
    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Throw:
    """Faces that fell in a window; window 0: while the reader was not armed."""

    window: int
    faces: tuple[int, ...]


def checksum(text: bytes) -> int:
    """CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF) of everything before the star."""
    return crc_hqx(text, 0xFFFF)


def encode(start: bytes, frame: Frame) -> bytes:
    """The line of a frame with its line feed; start is FROM_READER or FROM_CONSOLE. Raises BadFrame."""
    text = start + " ".join((f"{frame.seq:02X}", frame.word, *frame.fields)).encode("ascii", "replace")
    line = text + b"*%04X" % checksum(text)
    if decode(line) != frame:
        raise BadFrame(f"a line must be plain ASCII of at most {LONGEST} bytes, not {line!r}")
    return line + b"\n"


def decode(line: bytes) -> Frame | None:
    """The frame of one line without its line feed; None if anything about it is wrong."""
    found = _LINE.fullmatch(line) if len(line) <= LONGEST + 1 else None
    if found is None or checksum(line[: line.rindex(b"*")]) != int(found[4], 16):
        return None
    return Frame(int(found[1], 16), found[2].decode(), tuple(found[3].decode().split()))


class Decoder:
    """Finds whole lines in any stream of bytes, however it is cut; keeps at most one line in memory."""

    def __init__(self, start: bytes) -> None:
        self._start = start
        self._kept = b""

    def feed(self, data: bytes) -> list[Frame | Noise]:
        """Take bytes; returns what they completed, neighbouring noise made one. Takes time in proportion to them."""
        found: list[Frame | Noise] = []
        *lines, rest = (self._kept + data).split(b"\n")
        for line in filter(None, lines):
            noise, whole = self._from_start(line)
            frame = decode(whole)
            _add(found, Noise(_size(noise if frame else line)))
            if frame:
                found.append(frame)
        noise, self._kept = self._from_start(rest)
        if len(self._kept) > LONGEST + 1:
            noise, self._kept = rest, b""
        _add(found, Noise(_size(noise)))
        return found

    def _from_start(self, line: bytes) -> tuple[bytes, bytes]:
        """What no line can begin with any more, and what follows: a second start means that the first was torn."""
        at = line.rfind(self._start)
        return (line, b"") if at < 0 else (line[:at], line[at:])


def read_hello(fields: tuple[str, ...]) -> Hello | None:
    """The meaning of HELLO version model serial dice sides; None if a field is wrong. Later fields are ignored."""
    if len(fields) < 5:
        return None
    version, dice, sides = _number(fields[0]), _number(fields[3]), [_number(part) for part in fields[4].split(",")]
    known = tuple(number for number in sides if number is not None and 2 <= number <= MOST_SIDES)
    if version is None or dice is None or not 1 <= dice <= MOST_DICE or len(known) != len(sides):
        return None
    return Hello(version, fields[1], fields[2], dice, known)


def read_throw(fields: tuple[str, ...]) -> Throw | None:
    """The meaning of THROW window count face …; None if a field is no number or the count does not fit."""
    numbers = [_number(field) for field in fields]
    known = [number for number in numbers if number is not None]
    if len(known) != len(numbers) or len(known) < 2 or known[1] != len(known) - 2:
        return None
    return Throw(known[0], tuple(known[2:]))


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch("[0-9]{1,5}", text) else None


def _size(dropped: bytes) -> int:
    return len(dropped) - dropped.count(b"\r")


def _add(found: list[Frame | Noise], noise: Noise) -> None:
    if noise.size and found and isinstance(found[-1], Noise):
        found[-1] = Noise(found[-1].size + noise.size)
    elif noise.size:
        found.append(noise)
