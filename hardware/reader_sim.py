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

from hardware.firmware.protocol import REPEAT_MS, Reader

MISCHIEF = ("undue", "count", "face", "torn", "garbage", "repeat", "cocked", "babble", "reset")
HELP = f"Enter: throw   {'  '.join(MISCHIEF)}  silence  unplug  plug  rename  quit"
GARBAGE = b"\xff\xf8\x00R 3 2\r\n"
BABBLE = b"\xff\xf8\x00R 3 2\r\n>02 THROW 7 2 5 3*0000\n>" * 200

app = typer.Typer(add_completion=False)


class SimReader(Reader):
    """The firmware's reader with dice of its own and bad habits. faces come from the given generator."""

    def __init__(self, random: Random, model: str = "sim-tray", serial: str = "0001", dice: int = 6) -> None:
        super().__init__(model, serial, dice, tuple(range(2, 21)))
        self._random = random

    def fall(self, now_ms: int = 0) -> bytes:
        """What is said when dice fall as the window wants them; two of six sides while there is none."""
        _, dice, sides = self._wanted()
        return self.throw(tuple(self._random.randint(1, sides) for _ in range(dice)), now_ms)

    def misbehave(self, how: str, now_ms: int = 0) -> bytes:
        """What is said when it goes wrong in one of the ways of MISCHIEF."""
        window, dice, sides = self._wanted()
        if how == "undue":
            return self.say("THROW", 0, dice, *[1] * dice)
        if how == "count":
            return self.throw((1,) * (dice + 1), now_ms)
        if how == "face":
            return self.say("THROW", window, dice, *[sides + 1] * dice)
        if how == "torn":
            return self.fall(now_ms)[:-6]
        if how == "cocked":
            return self.trouble("COCKED")
        if how == "reset":
            return b"booting\r\n" + self.restart()
        return {"repeat": self._said, "garbage": GARBAGE, "babble": BABBLE}[how]

    def _wanted(self) -> tuple[int, int, int]:
        return self.window[0], self.window[1] or 2, self.window[2] or 6


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
        self._silent = False

    def run(self) -> None:
        """Until "quit", or the end of the commands where nothing is thrown by itself."""
        while self._typing or self._auto_s is not None:
            waiting = [fd for fd in (self._plug.master, sys.stdin.fileno() if self._typing else None) if fd is not None]
            ready, _, _ = select.select(waiting, [], [], self._pause_s())
            master = self._plug.master
            if master is not None and master in ready:
                self._listen(master)
            if sys.stdin.fileno() in ready and not self._read_commands():
                return
            self._keep_time()

    def _pause_s(self) -> float | None:
        """How long nothing is to be said by itself."""
        until = None if self._throw_at is None else max(0.0, self._throw_at - time.monotonic())
        if not self._reader.unanswered:
            return until
        return REPEAT_MS / 1000 if until is None else min(until, REPEAT_MS / 1000)

    def _listen(self, master: int) -> None:
        data = os.read(master, 4096)
        if self._silent:
            return
        before = self._reader.window
        self._plug.write(self._reader.hear(data))
        if self._reader.window != before:
            window, dice, sides = self._reader.window
            print(f"armed: {dice} dice of {sides} sides (window {window})" if window else "not armed", flush=True)
            wanted = self._auto_s if self._reader.armed else None
            self._throw_at = None if wanted is None else time.monotonic() + wanted

    def _keep_time(self) -> None:
        """Throw by itself, and say again what was not answered."""
        if self._throw_at is not None and time.monotonic() >= self._throw_at:
            self._throw_at = None
            self._say(self._reader.fall(_now_ms()))
        self._say(self._reader.again(_now_ms()))

    def _say(self, line: bytes) -> None:
        if not self._silent:
            self._plug.write(line)

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
        elif word in ("plug", "rename"):
            self._plug_in(rename=word == "rename")
        elif word == "silence":
            self._silent = True
        elif word in ("", "throw"):
            self._say(self._reader.fall(_now_ms()))
        elif word in MISCHIEF:
            self._silent = self._silent and word != "reset"
            self._say(self._reader.misbehave(word, _now_ms()))
        elif word != "quit":
            print(HELP, flush=True)
        return word != "quit"

    def _plug_in(self, rename: bool) -> None:
        """The same reader again, at another terminal if it is to be renamed; it starts as after a reset."""
        squatter = Plug(None)
        if rename:
            self._plug.pull_out()
            squatter.put_in()  # takes the number that has just become free
        self._silent = False
        self._plug.put_in()
        squatter.pull_out()
        self._say(self._reader.restart())
        print(self._plug.path, flush=True)


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000


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
