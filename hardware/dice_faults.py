"""What can be wrong with the dice reader, and a teller that says it once, or at most once a second.

Lasting (device "dice", until its Ready): fault-dice-absent, -permission (group), -busy (holder), -open (reason),
-silent, -stranger, -version (theirs, ours), -identity (found, wanted), -lost, each with `device` too;
-unable (dice, sides).
Passing: fault-dice-garbled (count), -undue (count), -second (count), -count (wanted, got), -face (face, sides),
-trouble (reason).
"""

from __future__ import annotations

from collections.abc import Callable

from hardware.signals import DiceRead, Fault, Ready, Signal

DEVICE = "dice"
PASSING_GAP_NS = 1_000_000_000
"""A passing fault of one kind is said at most this often; what comes between is counted and said then."""


def lasting(kind: str, text: str, **args: int | str) -> Fault:
    """A state of the reader that lasts until it is ready."""
    return Fault(DEVICE, f"fault-dice-{kind}", text, tuple(args.items()))


def garbled(count: int) -> Fault:
    """Torn or bent lines were dropped."""
    return _passing("garbled", f"torn or bent lines from the dice reader, dropped: {count}", count=count)


def undue(count: int) -> Fault:
    """A throw that nobody asked for."""
    return _passing("undue", f"throws that were not due, dropped: {count}", count=count)


def second(count: int) -> Fault:
    """A throw after the one that counts."""
    return _passing("second", f"throws after the one that counts, dropped: {count}", count=count)


def wrong_count(wanted: int, got: int) -> Fault:
    """Not as many dice as were asked for."""
    return _passing("count", f"the dice reader saw {got} dice instead of {wanted}", wanted=wanted, got=got)


def wrong_face(face: int, sides: int) -> Fault:
    """A face that the die does not have."""
    return _passing("face", f"the dice reader saw a {face} on a die of {sides} sides", face=face, sides=sides)


def trouble(reason: str) -> Fault:
    """The reader itself says that something is wrong."""
    return _passing("trouble", f"the dice reader reports {reason}", reason=reason)


def _passing(kind: str, text: str, **args: int | str) -> Fault:
    return Fault(DEVICE, f"fault-dice-{kind}", text, tuple(args.items()), passing=True)


class Teller:
    """Collects signals for the loop: a lasting fault once, a passing one at most once a second, Ready when it ends."""

    def __init__(self) -> None:
        self._signals: list[Signal] = []
        self._lasting: Fault | None = None
        self._well = False
        self._said_ns: dict[str, int] = {}
        self._waiting: dict[str, tuple[int, Callable[[int], Fault]]] = {}

    def lasting(self, fault: Fault) -> None:
        """A state of the reader; said when it differs from the last. A lost reader is not also called absent."""
        if self._lasting is None or (fault.key, self._lasting.key) != ("fault-dice-absent", "fault-dice-lost"):
            if fault != self._lasting:
                self._signals.append(fault)
            self._lasting = fault

    def ready(self, about: str) -> None:
        """The reader is well; said if that is news."""
        if self._lasting is not None or not self._well:
            self._signals.append(Ready(DEVICE, about))
        self._lasting, self._well = None, True

    def passing(self, kind: str, make: Callable[[int], Fault], now_ns: int) -> None:
        """One refused thing; make gets how many of its kind are said with it."""
        self._waiting[kind] = (self._waiting.get(kind, (0, make))[0] + 1, make)
        self.tick(now_ns)

    def forget_reads(self) -> None:
        """Throws that have not been taken away belong to a window that is over."""
        self._signals = [signal for signal in self._signals if not isinstance(signal, DiceRead)]

    def add(self, signal: Signal) -> None:
        """Anything else, as it is."""
        self._signals.append(signal)

    def tick(self, now_ns: int) -> None:
        """Say what has waited long enough."""
        for kind in [kind for kind in self._waiting if now_ns >= self._due_ns(kind)]:
            count, make = self._waiting.pop(kind)
            self._said_ns[kind] = now_ns
            self._signals.append(make(count))

    def due_ns(self) -> int | None:
        """When `tick` has something to say."""
        return min((self._due_ns(kind) for kind in self._waiting), default=None)

    def has_news(self) -> bool:
        """Whether `take` would return something."""
        return bool(self._signals)

    def take(self) -> list[Signal]:
        """All signals since the last take."""
        signals, self._signals = self._signals, []
        return signals

    def _due_ns(self, kind: str) -> int:
        return self._said_ns[kind] + PASSING_GAP_NS if kind in self._said_ns else 0
