"""Sealed lines: every line of a record ends with eight digits that tell when it, or its place, was changed.

The first four are of the line alone, so that a changed line is told from one that is missing, added or out of
its place, which the last four show: they are of the line and of the seal before it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import TypeVar

from games.core import BadNotation, BadRecord

Given = TypeVar("Given")
Result = TypeVar("Result")


def seal(text: str) -> str:
    """The same lines with their seals computed anew and the `end` put right: for records written by hand.

    Empty lines go, and so does the space around lines.
    """
    bare = [re.sub(r" ~[0-9a-f]{8}$", "", line.strip()).strip() for line in text.split("\n")]
    kept = [line for line in bare if line and not re.fullmatch(r"end( \d+)?", line)]
    previous, sealed = "", []
    for line in [*kept, f"end {len(kept) + 1}"]:
        previous = _seal(previous, line)
        sealed.append(f"{line} ~{previous}\n")
    return "".join(sealed)


def opened(text: str) -> list[str]:
    """The lines without their seals, or BadRecord for the first that does not hold."""
    if not text.endswith("\n"):
        raise BadRecord(f"line {text.count(chr(10)) + 1}: the text breaks off here; a record ends with the line 'end'")
    if "\r\n" in text:
        at = text[: text.index("\r\n")].count("\n") + 1
        raise BadRecord(f"line {at}: ends as on Windows (CR LF); the lines of a record end with LF alone")
    previous, lines = "", []
    for at, sealed in enumerate(text.split("\n")[:-1], 1):
        line, previous = _checked(at, sealed, previous)
        lines.append(line)
    if lines[-1] != f"end {len(lines)}":
        raise BadRecord(
            f"line {len(lines) + 1}: the line 'end' is missing; the record was cut short after line {len(lines)}"
        )
    return lines


def _checked(at: int, sealed: str, previous: str) -> tuple[str, str]:
    line, mark, stated = sealed.rpartition(" ~")
    if not re.fullmatch("[0-9a-f]{8}", stated) or not mark:
        raise BadRecord(f"line {at}: was changed; it does not end with its seal, ~ and eight digits")
    proper = _seal(previous, line)
    if stated[:4] != proper[:4]:
        raise BadRecord(f"line {at}: was changed after it was sealed: {line[:60]!r}")
    if stated != proper:
        raise BadRecord(f"line {at}: is out of place; a line before it is missing, added or moved: {line[:60]!r}")
    return line, stated


def _seal(previous: str, line: str) -> str:
    alone = sha256(line.encode("utf-8", "surrogatepass")).hexdigest()
    chained = sha256(f"{previous}\n{line}".encode("utf-8", "surrogatepass")).hexdigest()
    return alone[:4] + chained[:4]


class Lines:
    """The lines of a record with their numbers, taken one after the other."""

    def __init__(self, lines: list[tuple[int, str]]) -> None:
        self._lines = lines
        self.at = 1

    def maybe(self, key: str, pattern: str = ".+") -> str | None:
        """What follows the key if the next line has it; BadRecord if it does not look like the pattern."""
        if not self._lines or self._lines[0][1].split(" ")[0] != key:
            return None
        self.at, line = self._lines.pop(0)
        value = line[len(key) + 1 :]
        if not re.fullmatch(pattern, value):
            raise BadRecord(f"line {self.at}: {line[:60]!r} is not a proper line {key!r}")
        return value

    def one(self, key: str, pattern: str = ".+") -> str:
        """What follows the key, which the next line must have."""
        value = self.maybe(key, pattern)
        if value is None:
            found, line = self._lines[0] if self._lines else (self.at + 1, "")
            raise BadRecord(f"line {found}: expected a line {key!r}, found {line[:60]!r}")
        return value

    def count(self, key: str) -> int:
        """The number that follows the key."""
        return int(self.one(key, "0|[1-9][0-9]{0,8}"))

    def pairs(self, key: str) -> Iterator[tuple[str, str]]:
        """Name and value of all the next lines with this key."""
        while (text := self.maybe(key, "[^ =]+=[^ ]+")) is not None:
            name, _, value = text.partition("=")
            yield name, value

    def until(self, *keys: str) -> Iterator[str]:
        """All the next lines that do not begin with one of the keys."""
        while self._lines and self._lines[0][1].split(" ")[0] not in keys:
            self.at, line = self._lines.pop(0)
            yield line

    def judged(self, judge: Callable[[Given], Result], given: Given) -> Result:
        """What the judge makes of the given; its BadNotation becomes a BadRecord of this line."""
        try:
            return judge(given)
        except BadNotation as reason:
            raise BadRecord(f"line {self.at}: {reason}") from reason
