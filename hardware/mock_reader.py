"""A dice reader without a wire, which goes wrong on command: the simulator's reader and our end, joined in memory.

Bytes go through the real protocol at both ends. Time is what `poll` is told; verbs may be called from any thread.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from threading import Lock

from hardware.config import MOCK
from hardware.control_socket import Hand, Refused
from hardware.dice_faults import lasting
from hardware.dice_link import MS, DiceLink
from hardware.reader_sim import SimReader
from hardware.signals import Signal

STEP_NS = 250 * MS

VERBS = {
    "throw": "dice fall; faces may follow, as in: throw 3 5",
    "undue": "dice are handled while no throw is due",
    "count": "one die too many is seen",
    "face": "faces are seen that the dice do not have",
    "torn": "a line breaks off; it is said again",
    "garbage": "bytes that are no text",
    "repeat": "the last throw is said once more",
    "cocked": "a die leans",
    "babble": "a flood of rubbish and half lines",
    "reset": "the board starts anew, in the middle of whatever it was doing",
    "silence": "it says nothing and hears nothing until it is reset or plugged in anew",
    "unplug": "the cable is pulled out in the middle of a line",
    "plug": "the cable is put back",
    "rename": "it comes back under another name",
}
"""All that can be done to a pretended reader."""


class MockReader:
    """As `DicePort`, without a port. throws_ns: it throws by itself so long after it was armed; None: never."""

    def __init__(self, wake: Callable[[], None], random: Random, throws_ns: int | None = None) -> None:
        self._wake = wake
        self._lock = Lock()
        self._reader = SimReader(random, "mock-tray")
        self._link = DiceLink(f"{MOCK}-0")
        self._throws_ns = throws_ns
        self._armed_ns: int | None = None
        self._plugged, self._open, self._silent = True, False, False
        self._names = 0
        self._coming = bytearray()
        self._due_id: object = None
        self._now_ns = 0

    def poll(self, now_ns: int) -> list[Signal]:
        """What the reader has said up to now."""
        with self._lock:
            self._now_ns = now_ns
            self._run()
            return self._link.take_signals()

    def due_ns(self) -> int | None:
        """When `poll` should look again."""
        with self._lock:
            falls_ns = self._falls_ns()
            return self._now_ns + STEP_NS if falls_ns is None else min(falls_ns, self._now_ns + STEP_NS)

    def arm(self, dice: int, sides: int, due_id: object = None) -> None:
        """See `DicePort`."""
        with self._lock:
            if due_id is None or due_id != self._due_id:
                self._due_id = due_id
                self._link.arm(dice, sides, self._now_ns)
        self._wake()

    def disarm(self) -> None:
        """See `DicePort`."""
        with self._lock:
            self._due_id = None
            self._link.disarm()
        self._wake()

    def close(self) -> None:
        """See `DicePort`."""

    def play(self, verb: str, faces: tuple[int, ...] = ()) -> None:
        """One of VERBS; it is seen by the next poll. faces: of a throw, else they are left to chance."""
        with self._lock:
            if verb in ("unplug", "plug", "rename"):
                self._cable(verb)
            elif verb == "silence":
                self._silent = True
            elif verb == "throw":
                now_ms = self._now_ns // MS
                self._coming += self._reader.throw(faces, now_ms) if faces else self._reader.fall(now_ms)
            else:
                self._silent = self._silent and verb != "reset"
                self._coming += self._reader.misbehave(verb, self._now_ns // MS)
        self._wake()

    def _cable(self, verb: str) -> None:
        if verb in ("unplug", "rename") and self._plugged:
            self._link.received(self._reader.fall()[:9], self._now_ns)
            self._plugged = False
            self._settle()
        if verb in ("plug", "rename") and not self._plugged:
            self._names += verb == "rename"
            self._plugged, self._silent = True, False
            self._coming += self._reader.restart()

    def _settle(self) -> None:
        """Open or close the line as the cable is."""
        if self._open and not self._plugged:
            self._link.closed()
            self._coming.clear()
        elif self._plugged and not self._open:
            self._link.opened(self._now_ns)
        elif not self._plugged:
            device = f"{MOCK}-{self._names}"
            self._link.teller.lasting(lasting("absent", f"there is no dice reader at {device}", device=device))
        self._open = self._plugged

    def _run(self) -> None:
        self._settle()
        self._exchange()
        self._link.tick(self._now_ns)
        if self._link.gone(self._now_ns):
            self._link.closed()
            self._link.opened(self._now_ns)
        self._fall_by_itself()
        self._coming += self._reader.again(self._now_ns // MS)
        self._exchange()

    def _fall_by_itself(self) -> None:
        if not self._reader.armed:
            self._armed_ns = None
        elif self._armed_ns is None:
            self._armed_ns = self._now_ns
        falls_ns = self._falls_ns()
        if falls_ns is not None and self._now_ns >= falls_ns and not self._reader.unanswered:
            self._coming += self._reader.fall(self._now_ns // MS)

    def _falls_ns(self) -> int | None:
        return None if self._throws_ns is None or self._armed_ns is None else self._armed_ns + self._throws_ns

    def _exchange(self) -> None:
        """Carry bytes both ways until nobody says more; a silent reader loses them, a pulled cable too."""
        heard = self._plugged and not self._silent
        while True:
            coming, self._coming = bytes(self._coming), bytearray()
            if heard:
                self._link.received(coming, self._now_ns)
            said = self._link.take_bytes()
            if not said:
                break
            if heard:
                self._coming += self._reader.hear(said)


def dice_hand(reader: MockReader) -> Hand:
    """Words such as "babble" or "throw 3 5" for the control socket's hand "dice"."""

    def play(words: Sequence[str]) -> str:
        verb, *rest = words or [""]
        if verb not in VERBS:
            raise Refused(f"dice can {', '.join(VERBS)}")
        if verb != "throw" and rest:
            raise Refused(f"{verb} does not know what to do with {' '.join(rest)!r}")
        if not all(word.isdecimal() and len(word) < 4 for word in rest) or len(rest) > 12:
            raise Refused("throw takes up to twelve faces, as in: throw 3 5")
        reader.play(verb, tuple(map(int, rest)))
        return VERBS[verb]

    return play
