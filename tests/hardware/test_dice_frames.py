"""The lines of the dice reader: what the document says, any cut, any noise, any flood."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hardware
from hardware.dice_frames import (
    FROM_CONSOLE,
    FROM_READER,
    LONGEST,
    BadFrame,
    Decoder,
    Frame,
    Hello,
    Noise,
    Throw,
    decode,
    encode,
    read_hello,
    read_throw,
)

DOCUMENT = (Path(hardware.__file__).parent / "DICE_PROTOCOL.md").read_text(encoding="utf-8")
WORDS = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=1, max_size=12)
FIELDS = st.lists(st.text("!#,-./0189:=?@AZ_az~", min_size=1, max_size=8), max_size=7).map(tuple)
FRAMES = st.builds(Frame, st.integers(0, 255), WORDS, FIELDS)
NOISE = st.binary(max_size=40).map(lambda data: data.replace(b">", b"?"))


def block(kind: str) -> list[bytes]:
    """The lines of one fenced block of the document."""
    found = re.search(rf"```{kind}\n(.*?)```", DOCUMENT, re.DOTALL)
    assert found is not None
    return found[1].encode("ascii").splitlines()


def crc(text: bytes) -> int:
    """CRC-16/CCITT-FALSE bit by bit, as a stranger would write it from the document."""
    value = 0xFFFF
    for byte in text:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1) ^ 0x1021 if value & 0x8000 else value << 1
    return value & 0xFFFF


def test_the_documents_checksum_is_what_it_says() -> None:
    assert crc(b"123456789") == 0x29B1
    for line in block("text"):
        text, star, digits = line.rpartition(b"*")
        assert star
        assert b"%04X" % crc(text) == digits


@pytest.mark.parametrize("line", block("text"), ids=lambda line: line.decode())
def test_the_documents_lines_are_read_and_written_to_the_byte(line: bytes) -> None:
    frame = decode(line)
    assert frame is not None
    assert encode(line[:1], frame) == line + b"\n"
    assert Decoder(line[:1]).feed(line + b"\r\n") == [frame]


@pytest.mark.parametrize("line", block("text bad"), ids=lambda line: line.decode())
def test_the_documents_bad_lines_are_dropped(line: bytes) -> None:
    assert decode(line) is None
    assert [type(item) for item in Decoder(FROM_READER).feed(line + b"\n")] == [Noise]


def test_every_word_of_the_tables_is_in_the_conversation() -> None:
    said = {frame.word for line in block("text") if (frame := decode(line)) is not None}
    named = set(re.findall(r"^\| `([A-Z]+)", DOCUMENT, re.MULTILINE))
    assert named == said


@given(FRAMES)
def test_what_is_written_is_read_again(frame: Frame) -> None:
    line = encode(FROM_READER, frame)
    assert len(line) <= LONGEST + 1
    assert decode(line[:-1]) == frame


@given(st.lists(st.one_of(FRAMES, NOISE), max_size=12), st.lists(st.integers(1, 30), min_size=1, max_size=50))
def test_no_cut_and_no_noise_changes_what_is_read(parts: list[Frame | bytes], cuts: list[int]) -> None:
    data = b"".join(encode(FROM_READER, part) if isinstance(part, Frame) else part for part in parts)
    whole = Decoder(FROM_READER).feed(data)
    cut_decoder, cut_items, rest = Decoder(FROM_READER), [], data
    for size in cuts * (len(data) // len(cuts) + 1):
        cut_items += cut_decoder.feed(rest[:size])
        rest = rest[size:]
    assert [item for item in whole if isinstance(item, Frame)] == [part for part in parts if isinstance(part, Frame)]
    assert [item for item in cut_items if isinstance(item, Frame)] == [one for one in whole if isinstance(one, Frame)]
    assert noise_size(cut_items) == noise_size(whole)


def noise_size(items: list[Frame | Noise]) -> int:
    return sum(item.size for item in items if isinstance(item, Noise))


@given(FRAMES, st.integers(0, 200), st.integers(0, 255))
def test_a_line_with_one_byte_changed_is_never_taken_for_another(frame: Frame, place: int, byte: int) -> None:
    line = bytearray(encode(FROM_READER, frame))
    line[place % (len(line) - 1)] = byte
    assert [item for item in Decoder(FROM_READER).feed(bytes(line)) if item != frame and isinstance(item, Frame)] == []


@given(FRAMES, FRAMES, st.integers(1, 100))
def test_a_torn_line_is_dropped_and_the_next_is_kept(torn: Frame, kept: Frame, size: int) -> None:
    line = encode(FROM_READER, torn)
    start = line[: 1 + size % (len(line) - 2)]
    items = Decoder(FROM_READER).feed(start + encode(FROM_READER, kept))
    assert [item for item in items if isinstance(item, Frame)] == [kept]
    assert noise_size(items) == len(start)


@given(FRAMES, st.integers(1, 100))
def test_a_connection_in_mid_line_loses_only_that_line(frame: Frame, size: int) -> None:
    line = encode(FROM_READER, frame)
    items = Decoder(FROM_READER).feed(line[size % len(line) or 1 :] + line)
    assert [item for item in items if isinstance(item, Frame)] == [frame]


@pytest.mark.parametrize("flood", [b"\x00", b"x", b">", b"> ", b">00 THROW ", b"R 3 4\n", b"\xff\xf8"], ids=repr)
def test_a_flood_costs_no_memory_and_the_line_after_it_is_read(flood: bytes) -> None:
    decoder = Decoder(FROM_READER)
    decoder.feed(b">")
    for _ in range(1000):
        decoder.feed(flood * 100)
        assert sum(len(value) for value in vars(decoder).values()) <= LONGEST + 3
    line = encode(FROM_READER, Frame(7, "THROW", ("1", "2", "3", "4")))
    assert decoder.feed(b"\n" + line)[-1] == Frame(7, "THROW", ("1", "2", "3", "4"))


def test_an_echo_of_the_console_is_no_reader() -> None:
    echo = encode(FROM_CONSOLE, Frame(0, "HELLO", ("1",)))
    assert [type(item) for item in Decoder(FROM_READER).feed(echo)] == [Noise]


@pytest.mark.parametrize(
    "frame",
    [Frame(0, "hello"), Frame(0, "A", ("a b",)), Frame(0, "A", ("é",)), Frame(0, "A", ("x" * 90,)), Frame(256, "A")],
)
def test_what_the_protocol_cannot_carry_is_not_written(frame: Frame) -> None:
    with pytest.raises(BadFrame, match="plain ASCII"):
        encode(FROM_READER, frame)


@pytest.mark.parametrize(
    ("fields", "throw"),
    [
        ("7 2 5 3", Throw(7, (5, 3))),
        ("0 1 6", Throw(0, (6,))),
        ("7 0", Throw(7, ())),
        ("7 2 5", None),
        ("7 2 5 3 1", None),
        ("7 2 5 -3", None),
        ("7 2 5 x", None),
        ("7 2 5 123456", None),
        ("7", None),
        ("", None),
    ],
)
def test_throws_are_read_whole_or_not_at_all(fields: str, throw: Throw | None) -> None:
    assert read_throw(tuple(fields.split())) == throw


@pytest.mark.parametrize(
    ("fields", "hello"),
    [
        ("1 tray A07 5 6,8,20", Hello(1, "tray", "A07", 5, (6, 8, 20))),
        ("2 tray A07 5 6 more", Hello(2, "tray", "A07", 5, (6,))),
        ("1 tray A07 5", None),
        ("1 tray A07 0 6", None),
        ("1 tray A07 13 6", None),
        ("1 tray A07 5 6,1", None),
        ("1 tray A07 5 6,", None),
        ("x tray A07 5 6", None),
    ],
)
def test_hellos_are_read_whole_or_not_at_all(fields: str, hello: Hello | None) -> None:
    assert read_hello(tuple(fields.split())) == hello
