"""The reader's end of DICE_PROTOCOL.md: bytes in, bytes out. Runs under MicroPython and CPython alike.

MicroPython sets the style: no dataclasses, no regular expressions, no imports.
"""

VERSION = 1
LONGEST = 96
REPEATS = 5
REPEAT_MS = 200
_START, _END, _STAR = b"<"[0], b"\n"[0], b"*"
_HEX = "0123456789ABCDEF"


def checksum(text: bytes) -> int:
    """CRC-16/CCITT-FALSE, bit by bit."""
    value = 0xFFFF
    for byte in text:
        value ^= byte << 8
        for _ in range(8):
            value = (value << 1 ^ 0x1021 if value & 0x8000 else value << 1) & 0xFFFF
    return value


def encode(start: str, seq: int, words: list[str]) -> bytes:
    """One line with its line feed; start: ">" for a reader, "<" for a console."""
    said = " ".join(words)
    text = f"{start}{seq:02X} {said}"
    return f"{text}*{checksum(text.encode()):04X}\n".encode()


def decode(line: bytes) -> list[str] | None:
    """Number, word and fields of a line without its line feed; None if anything about it is wrong."""
    if line[-1:] == b"\r":
        line = line[:-1]
    star = line.find(_STAR)
    if star < 0 or len(line) > LONGEST or line[star:] != f"*{checksum(line[:star]):04X}".encode():
        return None
    if any(not 32 <= byte <= 126 for byte in line) or b">" in line[1:] or b"<" in line[1:]:
        return None
    parts = line[1:star].decode().split(" ")
    if len(parts) < 2 or "" in parts or len(parts[0]) != 2 or any(digit not in _HEX for digit in parts[0]):
        return None
    word = parts[1]
    return parts if len(word) <= 12 and all("A" <= letter <= "Z" for letter in word) else None


def number(text: str) -> int:
    """A decimal number of the protocol; -1 if it is none."""
    return int(text) if 1 <= len(text) <= 5 and all("0" <= digit <= "9" for digit in text) else -1


class Lines:
    """Finds the console's lines in any stream of bytes; keeps at most one of them."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def feed(self, data: bytes) -> list[list[str]]:
        """The whole lines that these bytes complete, taken apart."""
        found = []
        for byte in data:
            if byte == _START:
                self._kept = bytearray((byte,))
            elif byte == _END:
                parts = decode(bytes(self._kept)) if self._kept else None
                self._kept = bytearray()
                if parts is not None:
                    found.append(parts)
            elif self._kept:
                self._kept.append(byte)
                if len(self._kept) > LONGEST + 1:
                    self._kept = bytearray()
        return found


class Reader:
    """A dice reader without dice and without a port. Times are milliseconds of a clock that only goes forward.

    dice: how many it can read at once; sides: the kinds it knows.
    window: the armed one as (number, dice, sides); number 0 while not armed.
    """

    def __init__(self, model: str, serial: str, dice: int, sides: tuple[int, ...]) -> None:
        self.window = (0, 0, 0)
        self._about = [str(VERSION), model, serial, str(dice), ",".join([str(one) for one in sides])]
        self._dice, self._sides = dice, sides
        self._lines = Lines()
        self._seq = 0
        self._said, self._said_seq = b"", ""
        self._left, self._again_ms = 0, 0

    @property
    def armed(self) -> bool:
        """Whether a throw is wanted."""
        return self.window[0] != 0

    @property
    def unanswered(self) -> bool:
        """Whether a throw is still to be said again."""
        return self._left > 0

    def restart(self) -> bytes:
        """Forget everything, as after a reset, and say who this is."""
        self._lines, self._seq, self._left = Lines(), 0, 0
        self._forget()
        return self.say("HELLO", *self._about)

    def hear(self, data: bytes) -> bytes:
        """Take what the console says, cut anywhere; returns the answers."""
        return b"".join([self._answer(parts[1], parts[2:]) for parts in self._lines.feed(data)])

    def throw(self, faces: tuple[int, ...], now_ms: int = 0) -> bytes:
        """Dice fell and lie still: the line that says so. It is kept and said again until it is answered."""
        self._said_seq = f"{self._seq:02X}"
        self._said = self.say("THROW", self.window[0], len(faces), *faces)
        self._left, self._again_ms = REPEATS, now_ms + REPEAT_MS
        return self._said

    def again(self, now_ms: int) -> bytes:
        """The same bytes once more, where they are unanswered, due, and have not been said too often; else nothing."""
        if self._left == 0 or now_ms < self._again_ms:
            return b""
        self._left, self._again_ms = self._left - 1, now_ms + REPEAT_MS
        return self._said

    def trouble(self, word: str) -> bytes:
        """Something people should see to: COCKED, COVERED, JAM, DARK, BATTERY or another word."""
        return self.say("TROUBLE", word)

    def say(self, word: str, *fields: object) -> bytes:
        """Any line of the reader."""
        line = encode(">", self._seq, [word] + [str(field) for field in fields])
        self._seq = (self._seq + 1) % 256
        return line

    def _answer(self, word: str, fields: list[str]) -> bytes:
        if word == "HELLO":
            self._forget()
            self._left = 0
            return self.say("HELLO", *self._about)
        if word == "ARM":
            return self._arm([number(field) for field in fields[:3]])
        if word == "DISARM":
            self._forget()
            return self.say("DISARMED")
        if word in ("TAKEN", "REFUSED") and fields[:1] == [self._said_seq]:
            self._left = 0
            if word == "TAKEN":
                self._forget()
        return self.say("PONG", self.window[0]) if word == "PING" else b""

    def _arm(self, numbers: list[int]) -> bytes:
        if len(numbers) < 3 or not 1 <= numbers[0] <= 65535:
            return b""
        window, dice, sides = numbers
        if not 1 <= dice <= self._dice or sides not in self._sides:
            self._forget()
            return self.say("UNABLE", window)
        self.window = (window, dice, sides)
        return self.say("ARMED", window, dice, sides)

    def _forget(self) -> None:
        self.window = (0, self.window[1], self.window[2])
