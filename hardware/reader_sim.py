"""A dice reader for desks without one: `python -m hardware.reader_sim` speaks DICE_PROTOCOL.md on a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import sys
import time
import tty
from contextlib import suppress
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from hardware.dice_frames import FROM_CONSOLE, FROM_READER, VERSION, Decoder, Frame, encode

HELP = "Enter: throw   undue  count  face  torn  garbage  repeat  unplug  plug  quit"


REPEATS = 5
REPEAT_S = 0.2

app = typer.Typer(add_completion=False)


class SimReader:
    """The reader's end of the protocol, without a port: bytes in, bytes out. faces come from the given generator."""

    def __init__(self, random: Random, model: str = "sim-tray", serial: str = "0001", dice: int = 6) -> None:
        self._random = random
        self._about = (str(VERSION), model, serial, str(dice), ",".join(map(str, range(2, 21))))
        self._decoder = Decoder(FROM_CONSOLE)
        self._sides = range(2, 21)
        self._dice = dice
        self._seq = 0
        self._last = b""
        self._repeats_left = 0
        self.window = (0, 2, 6)
        """Armed window, dice, sides; window 0 while not armed."""

    @property
    def armed(self) -> bool:
        """Whether a throw is wanted."""
        return self.window[0] != 0

    def hear(self, data: bytes) -> bytes:
        """Take what the console says; returns the answers."""
        return b"".join(self._answer(item) for item in self._decoder.feed(data) if isinstance(item, Frame))

    def throw(self, faces: tuple[int, ...] | None = None) -> bytes:
        """What is said when dice fall: the given faces, or random ones as the window wants them."""
        window, dice, sides = self.window
        fallen = faces or tuple(self._random.randint(1, sides) for _ in range(dice))
        self._last, self._repeats_left = self.say("THROW", window, len(fallen), *fallen), REPEATS
        return self._last

    def again(self) -> bytes:
        """The throw once more if it is still unanswered and has not been said too often; else nothing."""
        if self._repeats_left == 0:
            return b""
        self._repeats_left -= 1
        return self._last

    def greet(self) -> bytes:
        """Who this reader is, also said by itself after a start."""
        return self.say("HELLO", *self._about)

    def misbehave(self, how: str) -> bytes:
        """One of undue, count, face, torn, garbage, repeat."""
        window, dice, sides = self.window
        if how == "undue":
            return self.say("THROW", 0, dice, *[1] * dice)
        if how == "count":
            return self.throw((1,) * (dice + 1))
        if how == "face":
            return self.say("THROW", window, dice, *[sides + 1] * dice)
        if how == "torn":
            return self.throw()[:-6]
        return self._last if how == "repeat" else b"\xff\xf8\x00R 3 2\r\n"

    def say(self, word: str, *fields: object) -> bytes:
        """A line of the reader."""
        line = encode(FROM_READER, Frame(self._seq, word, tuple(map(str, fields))))
        self._seq = (self._seq + 1) % 256
        return line

    def _answer(self, frame: Frame) -> bytes:
        if frame.word in ("HELLO", "DISARM", "TAKEN"):
            self.window = (0, *self.window[1:])
        if frame.word in ("HELLO", "TAKEN", "REFUSED"):
            self._repeats_left = 0
        if frame.word == "HELLO":
            return self.greet()
        if frame.word == "ARM":
            return self._arm(frame.fields)
        if frame.word == "DISARM":
            return self.say("DISARMED")
        return self.say("PONG", self.window[0]) if frame.word == "PING" else b""

    def _arm(self, fields: tuple[str, ...]) -> bytes:
        if len(fields) != 3 or not all(field.isdecimal() for field in fields):
            return b""
        window, dice, sides = map(int, fields)
        if not 1 <= dice <= self._dice or sides not in self._sides:
            return self.say("UNABLE", window)
        self.window = (window, dice, sides)
        return self.say("ARMED", *self.window)


class Plug:
    """A pseudo-terminal that can be pulled out and put in again, with a symlink to it that stays the same."""

    def __init__(self, link: Path | None) -> None:
        self._link = link
        self.master: int | None = None
        self._slave = -1
        self.path = ""

    def put_in(self) -> None:
        """Make the terminal and point the link at it."""
        if self.master is not None:
            return
        self.master, self._slave = pty.openpty()
        tty.setraw(self._slave)
        os.set_blocking(self.master, False)
        self.path = os.ttyname(self._slave)
        if self._link is not None:
            self._link.unlink(missing_ok=True)
            self._link.symlink_to(self.path)

    def pull_out(self) -> None:
        """Close the terminal in whatever is being said, and take the link away."""
        if self.master is None:
            return
        if self._link is not None:
            self._link.unlink(missing_ok=True)
        os.close(self.master)
        os.close(self._slave)
        self.master = None

    def write(self, data: bytes) -> None:
        """Say something; lost if nobody listens and the terminal is full, or while it is pulled out."""
        if self.master is not None and data:
            with suppress(BlockingIOError):
                os.write(self.master, data)


class Desk:
    """The simulator at work: listens to the console and to the typed commands, throws by itself if told to."""

    def __init__(self, reader: SimReader, plug: Plug, auto_s: float | None) -> None:
        self._reader = reader
        self._plug = plug
        self._auto_s = auto_s
        self._typing, self._typed = True, ""
        self._throw_at: float | None = None
        self._again_at: float | None = None

    def run(self) -> None:
        """Until "quit", or the end of the commands where nothing is thrown by itself."""
        while self._typing or self._auto_s is not None:
            waiting = [fd for fd in (self._plug.master, sys.stdin.fileno() if self._typing else None) if fd is not None]
            now = time.monotonic()
            due = min((at for at in (self._throw_at, self._again_at) if at is not None), default=None)
            pause = None if due is None else max(0.0, due - now)
            ready, _, _ = select.select(waiting, [], [], pause)
            master = self._plug.master
            if master is not None and master in ready:
                self._listen(master)
            if sys.stdin.fileno() in ready and not self._read_commands():
                return
            self._keep_time()

    def _listen(self, master: int) -> None:
        before = self._reader.window
        self._plug.write(self._reader.hear(os.read(master, 4096)))
        if self._reader.window != before:
            window, dice, sides = self._reader.window
            print(f"armed: {dice} dice of {sides} sides (window {window})" if window else "not armed", flush=True)
            wanted = self._auto_s if self._reader.armed else None
            self._throw_at = None if wanted is None else time.monotonic() + wanted

    def _keep_time(self) -> None:
        """Throw by itself, and say again what was not answered."""
        now = time.monotonic()
        if self._throw_at is not None and now >= self._throw_at:
            self._throw_at = None
            self._say_throw(self._reader.throw())
        if self._again_at is not None and now >= self._again_at:
            self._say_throw(self._reader.again())

    def _say_throw(self, line: bytes) -> None:
        self._plug.write(line)
        self._again_at = time.monotonic() + REPEAT_S if line else None

    def _read_commands(self) -> bool:
        """What has been typed; False ends the simulator."""
        data = os.read(sys.stdin.fileno(), 4096)
        if not data:
            self._typing = False
        *lines, self._typed = (self._typed + data.decode("utf-8", "replace")).split("\n")
        return all([self._obey(line.strip().lower()) for line in lines])

    def _obey(self, word: str) -> bool:
        """One typed command; False for the one that ends the simulator."""
        if word == "unplug":
            self._plug.pull_out()
        elif word == "plug":
            self._plug.put_in()
            self._plug.write(self._reader.greet())
            print(self._plug.path, flush=True)
        elif word in ("", "throw"):
            self._say_throw(self._reader.throw())
        elif word in ("undue", "count", "face", "torn", "garbage", "repeat"):
            self._say_throw(self._reader.misbehave(word))
        elif word != "quit":
            print(HELP, flush=True)
        return word != "quit"


@app.command()
def main(
    link: Annotated[Path | None, typer.Option(help="Keep a symlink here, as /dev/serial/by-id would.")] = None,
    seed: Annotated[str | None, typer.Option(help="Throw the same faces every time.")] = None,
    auto: Annotated[float | None, typer.Option(min=0.0, help="Throw by itself, so many seconds after arming.")] = None,
    model: Annotated[str, typer.Option(help="Model in the hello.")] = "sim-tray",
    serial: Annotated[str, typer.Option(help="Serial number in the hello.")] = "0001",
) -> None:
    """Play a dice reader on a pseudo-terminal; its path is printed first. Enter throws, "help" lists the rest."""
    plug = Plug(link)
    plug.put_in()
    print(plug.path, flush=True)
    try:
        Desk(SimReader(SystemRandom() if seed is None else Random(seed), model, serial), plug, auto).run()
    except KeyboardInterrupt:
        print()
    finally:
        plug.pull_out()


if __name__ == "__main__":
    app()
