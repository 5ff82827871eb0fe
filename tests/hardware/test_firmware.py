"""The reader's side of the protocol, as the firmware and the simulator have it, held to the document's vectors."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware import dice_frames as ours
from hardware.firmware import protocol
from hardware.firmware.protocol import Lines, Reader, checksum, decode, encode
from tests.hardware.test_dice_frames import FRAMES, NOISE, block, crc

FIRMWARE = Path(protocol.__file__).parent
VECTORS = block("text session")


def happen(reader: Reader, what: str, now_ms: int) -> bytes:
    """What the reader says when something happens to it."""
    word, *rest = what.split()
    if word == "restart":
        return reader.restart()
    if word == "throw":
        return reader.throw(tuple(map(int, rest)), now_ms)
    return reader.trouble(rest[0]) if word == "trouble" else reader.again(now_ms)


def test_the_documents_session_to_the_byte() -> None:
    reader, now_ms, said = Reader("acme-tray", "A07", 5, (6, 8, 20)), 0, b""
    for line in VECTORS:
        if line.startswith(b">"):
            assert said.startswith(line + b"\n"), line
            said = said[len(line) + 1 :]
            continue
        assert said == b"", line
        if line.startswith(b"! wait"):
            now_ms += int(line.split()[2])
        said = happen(reader, line[2:].decode(), now_ms) if line.startswith(b"!") else reader.hear(line + b"\n")
    assert said == b""


def test_the_session_shows_every_answer_of_a_reader() -> None:
    said = {parts[1] for line in VECTORS if line.startswith(b">") and (parts := decode(line))}
    assert said == {"HELLO", "ARMED", "UNABLE", "DISARMED", "THROW", "PONG", "TROUBLE"}


@pytest.mark.parametrize("line", block("text"), ids=lambda line: line.decode())
def test_the_documents_lines_are_read_and_written_to_the_byte(line: bytes) -> None:
    parts = decode(line)
    assert parts is not None and decode(line + b"\r") == parts
    assert encode(line[:1].decode(), int(parts[0], 16), parts[1:]) == line + b"\n"


@pytest.mark.parametrize("line", block("text bad"), ids=lambda line: line.decode())
def test_the_documents_bad_lines_are_dropped(line: bytes) -> None:
    assert decode(line) is None


@given(st.binary(max_size=60))
def test_its_checksum_is_the_documents(text: bytes) -> None:
    assert checksum(text) == crc(text)


@given(st.lists(st.one_of(FRAMES, NOISE), max_size=8), st.integers(1, 50), st.integers(0, 400), st.integers(0, 255))
def test_it_reads_what_we_read_whatever_the_noise_and_the_cut(
    parts: list[ours.Frame | bytes], cut: int, bent: int, by: int
) -> None:
    whole = bytearray(b"".join(ours.encode(b"<", one) if isinstance(one, ours.Frame) else one for one in parts))
    if bent < len(whole):
        whole[bent] = by
    lines = Lines()
    theirs = [found for at in range(0, len(whole), cut) for found in lines.feed(bytes(whole[at : at + cut]))]
    read = [one for one in ours.Decoder(b"<").feed(bytes(whole)) if isinstance(one, ours.Frame)]
    assert theirs == [[f"{one.seq:02X}", one.word, *one.fields] for one in read]


@pytest.mark.parametrize("flood", [b"<", b"x", b"<00 ARM ", b"\xff\n"])
def test_a_flood_costs_no_memory(flood: bytes) -> None:
    lines = Lines()
    lines.feed(b"<" + flood * 5000)
    assert sum(len(kept) for kept in vars(lines).values()) <= protocol.LONGEST + 1


def test_an_answer_to_another_line_changes_nothing() -> None:
    reader = Reader("tray", "1", 2, (6,))
    reader.hear(encode("<", 0, ["ARM", "3", "2", "6"]))
    line = reader.throw((1, 2), 0)
    reader.hear(encode("<", 1, ["TAKEN", "7F"]))
    assert reader.armed and reader.again(200) == line


def test_the_protocol_uses_only_what_micropython_has() -> None:
    """No import, no future, no decorator but property, none of the methods that MicroPython lacks."""
    tree = ast.parse((FIRMWARE / "protocol.py").read_text(encoding="utf-8"))
    nodes = list(ast.walk(tree))
    assert not [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom | ast.Match | ast.Delete)]
    decorators = [one for node in nodes if isinstance(node, ast.FunctionDef) for one in node.decorator_list]
    assert {one.id for one in decorators if isinstance(one, ast.Name)} <= {"property"}
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    assert not used & {"isdecimal", "isascii", "removeprefix", "removesuffix", "hex", "fromhex", "zfill", "clear"}
