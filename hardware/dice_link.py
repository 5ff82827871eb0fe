"""The console's end of the conversation with a dice reader: handshake, one armed window a throw, answers. Pure.

Bytes and time go in, bytes and signals come out; the port carries them. A throw counts
once: within the open window, with as many dice as were asked for and only faces they have. All else changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from hardware import dice_faults as faults
from hardware.dice_frames import (
    FROM_CONSOLE,
    FROM_READER,
    VERSION,
    Decoder,
    Frame,
    Hello,
    Throw,
    encode,
    read_hello,
    read_throw,
)
from hardware.signals import DiceRead, Fault, Signal

MS = 1_000_000
ASK_AGAIN_NS = 500 * MS
PING_NS = 2_000 * MS
GONE_NS = 5_000 * MS
SECOND_NS = 3_000 * MS
"""So long after a throw that counts another one is a second throw; later it is one that nobody asked for."""


@dataclass(slots=True)
class _Window:
    number: int
    dice: int
    sides: int
    heard: bool = False


class DiceLink:
    """Not thread-safe; times are CLOCK_MONOTONIC nanoseconds. after: the number of the last window, 0 to 65535."""

    def __init__(self, device: str, identity: str = "", patience_ns: int = 5_000 * MS, after: int = 0) -> None:
        self.teller = faults.Teller()
        self._device = device
        self._identity = identity
        self._patience_ns = patience_ns
        self._decoder = Decoder(FROM_READER)
        self._out = bytearray()
        self._seq = 0
        self._phase: Literal["closed", "asking", "refused", "ready"] = "closed"
        self._opened_ns = self._asked_ns = self._heard_ns = 0
        self._heard_any = False
        self._hello: Hello | None = None
        self._window: _Window | None = None
        self._number = after
        self._taken_ns: int | None = None
        self._answered: tuple[Frame, tuple[str, ...]] | None = None

    def opened(self, now_ns: int) -> None:
        """A connection is open: forget the last one and ask who is there."""
        self._decoder = Decoder(FROM_READER)
        self._out.clear()
        self._phase, self._opened_ns, self._heard_any = "asking", now_ns, False
        self._hello, self._answered = None, None
        self._ask(now_ns)

    def closed(self) -> None:
        """The connection is gone; said as a loss if the reader was ready."""
        if self._phase == "ready":
            text = f"the dice reader at {self._device} has gone"
            self.teller.lasting(faults.lasting("lost", text, device=self._device))
        self._phase = "closed"

    def received(self, data: bytes, now_ns: int) -> None:
        """Bytes from the reader, cut anywhere."""
        if not data:
            return
        self._heard_any = True
        for item in self._decoder.feed(data):
            if isinstance(item, Frame):
                self._heard_ns = now_ns
                self._take(item, now_ns)
            elif self._phase == "ready":
                self.teller.passing("garbled", faults.garbled, now_ns)

    def tick(self, now_ns: int) -> None:
        """Time has come to now_ns: ask again, give up waiting, see whether the reader still lives."""
        self.teller.tick(now_ns)
        if self._phase == "closed" or now_ns < self._asked_ns + ASK_AGAIN_NS:
            return
        if self._phase == "ready":
            self._keep_alive(now_ns)
            return
        self._ask(now_ns)
        if self._phase == "asking":
            self._lose_patience(now_ns)

    def gone(self, now_ns: int) -> bool:
        """True when a reader that was ready has said nothing for so long that the port should be opened anew."""
        return self._phase == "ready" and now_ns >= self._heard_ns + GONE_NS

    def arm(self, dice: int, sides: int, now_ns: int) -> None:
        """Open a new window for one throw; the last one, if open, is void."""
        self.teller.forget_reads()
        self._number = self._number % 65535 + 1
        self._taken_ns = None
        self._window = _Window(self._number, dice, sides)
        if self._phase == "ready":
            self._send_window(now_ns)

    def disarm(self) -> None:
        """Close the window: no throw is due. One that was read and not yet taken away is void."""
        self.teller.forget_reads()
        self._window = None
        if self._phase == "ready":
            self._send("DISARM")

    def take_bytes(self) -> bytes:
        """What is to be written to the reader."""
        data = bytes(self._out)
        self._out.clear()
        return data

    def take_signals(self) -> list[Signal]:
        """Signals since the last take."""
        return self.teller.take()

    def _take(self, frame: Frame, now_ns: int) -> None:
        """One whole line of the reader."""
        if frame.word == "HELLO":
            self._greet(read_hello(frame.fields), now_ns)
        elif self._phase != "ready":
            return
        elif frame.word == "THROW":
            self._throw(frame, now_ns)
        elif frame.word in ("ARMED", "UNABLE", "PONG"):
            self._hear_state(frame.word, frame.fields[:1], now_ns)
        elif frame.word == "TROUBLE" and frame.fields:
            reason = frame.fields[0]
            self.teller.passing("trouble", lambda _: faults.trouble(reason), now_ns)

    def _greet(self, hello: Hello | None, now_ns: int) -> None:
        if hello is None:
            return
        problem = self._problem(hello)
        if problem is not None:
            self._phase = "refused"
            self.teller.lasting(problem)
            return
        self._hello, self._phase, self._heard_ns = hello, "ready", now_ns
        self.teller.ready(_about(hello))
        if self._window is not None:
            self._send_window(now_ns)

    def _problem(self, hello: Hello) -> Fault | None:
        found = _about(hello)
        if hello.version != VERSION:
            text = f"the dice reader speaks version {hello.version} of the protocol, not {VERSION}"
            return faults.lasting("version", text, device=self._device, theirs=hello.version, ours=VERSION)
        if self._identity and self._identity != found:
            text = f"the dice reader is {found}, not {self._identity}"
            return faults.lasting("identity", text, device=self._device, found=found, wanted=self._identity)
        return None

    def _hear_state(self, word: str, about: tuple[str, ...], now_ns: int) -> None:
        wanted = self._window.number if self._window else 0
        if word == "PONG" and about != (str(wanted),):
            self._send_window(now_ns)
        elif self._window and about == (str(wanted),):
            self._window.heard = True
            if word == "UNABLE":
                self._unable(self._window)

    def _throw(self, frame: Frame, now_ns: int) -> None:
        if self._answered is None or self._answered[0] != frame:
            reason = self._judge(read_throw(frame.fields), now_ns)
            seq = f"{frame.seq:02X}"
            self._answered = (frame, ("REFUSED", seq, reason) if reason else ("TAKEN", seq))
        self._send(*self._answered[1])

    def _judge(self, throw: Throw | None, now_ns: int) -> str:
        """Take a throw, or say why not in one word of the protocol."""
        if throw is None:
            self.teller.passing("garbled", faults.garbled, now_ns)
            return "FORM"
        window = self._window
        if window is None or throw.window != window.number:
            second = self._taken_ns is not None and now_ns < self._taken_ns + SECOND_NS
            kind, make = ("second", faults.second) if second else ("undue", faults.undue)
            self.teller.passing(kind, make, now_ns)
            return "UNDUE"
        if len(throw.faces) != window.dice:
            self.teller.passing("count", lambda _: faults.wrong_count(window.dice, len(throw.faces)), now_ns)
            return "COUNT"
        wrong = [face for face in throw.faces if not 1 <= face <= window.sides]
        if wrong:
            self.teller.passing("face", lambda _: faults.wrong_face(wrong[0], window.sides), now_ns)
            return "FACE"
        self._window, self._taken_ns = None, now_ns
        self.teller.add(DiceRead(throw.faces, now_ns))
        return ""

    def _send(self, word: str, *fields: object) -> None:
        self._out += encode(FROM_CONSOLE, Frame(self._seq, word, tuple(map(str, fields))))
        self._seq = (self._seq + 1) % 256

    def _ask(self, now_ns: int) -> None:
        self._asked_ns = now_ns
        self._send("HELLO", VERSION)

    def _send_window(self, now_ns: int) -> None:
        """Tell the reader what is due; one that cannot read it is not asked."""
        window, hello = self._window, self._hello
        self._asked_ns = now_ns
        if window is None or hello is None:
            self._send("DISARM")
        elif window.dice > hello.dice or window.sides not in hello.sides:
            self._unable(window)
        else:
            self.teller.ready(_about(hello))
            self._send("ARM", window.number, window.dice, window.sides)

    def _unable(self, window: _Window) -> None:
        window.heard = True
        text = f"this dice reader cannot read {window.dice} dice of {window.sides} sides"
        self.teller.lasting(faults.lasting("unable", text, dice=window.dice, sides=window.sides))

    def _keep_alive(self, now_ns: int) -> None:
        if self._window is not None and not self._window.heard:
            self._send_window(now_ns)
        elif now_ns >= self._heard_ns + PING_NS:
            self._asked_ns = now_ns
            self._send("PING")

    def _lose_patience(self, now_ns: int) -> None:
        if now_ns < self._opened_ns + self._patience_ns:
            return
        kind = "stranger" if self._heard_any else "silent"
        says = "speaks, but not the protocol of a dice reader" if self._heard_any else "says nothing"
        self.teller.lasting(faults.lasting(kind, f"the device at {self._device} {says}", device=self._device))


def _about(hello: Hello) -> str:
    return f"{hello.model}/{hello.serial}"
