"""A dice reader on a Raspberry Pi Pico, over its USB: starts with the board, speaks DICE_PROTOCOL.md."""

import select
import sys
import time

import machine
import micropython
from faces import DICE, MODEL, SIDES, read_faces
from protocol import Reader


def main() -> None:
    """Listen, look at the dice, say again; for ever."""
    micropython.kbd_intr(-1)  # a byte 03 from the console is noise, not Ctrl+C
    serial = "".join([f"{byte:02x}" for byte in machine.unique_id()])
    reader = Reader(MODEL, serial, DICE, SIDES)
    waiting = select.poll()
    waiting.register(sys.stdin, select.POLLIN)
    say(reader.restart())
    now_ms, last = 0, time.ticks_ms()
    while True:
        ticks = time.ticks_ms()
        now_ms, last = now_ms + time.ticks_diff(ticks, last), ticks  # ticks begin anew after twelve days, this does not
        data = b""
        while len(data) < 256 and waiting.poll(0):
            data += sys.stdin.buffer.read(1)
        say(reader.hear(data))
        seen = read_faces(reader.armed, reader.window[1] or 1, reader.window[2] or 6, now_ms)
        if isinstance(seen, str):
            say(reader.trouble(seen))
        elif seen:
            say(reader.throw(seen, now_ms))
        else:
            say(reader.again(now_ms))
        time.sleep_ms(2)


def say(data: bytes) -> None:
    """Write to the console."""
    if data:
        sys.stdout.buffer.write(data)


main()
