"""The hand "buttons" of the control socket: words of a person become faults of a pretended panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hardware.control_socket import Hand, Refused
from hardware.debounce import MS
from hardware.mock_panel import MockPanel
from hardware.signals import Button

_WORN = (2 * MS, MS, 4 * MS, MS, 7 * MS, 3 * MS)


@dataclass(frozen=True)
class _Verb:
    """What a verb does, in words, and how. number: what a number after it means, with what it is without one."""

    about: str
    play: Callable[[MockPanel, int, Button, int, float], None]
    switch: bool = True
    number: tuple[str, float] | None = None


def _worn_tap(panel: MockPanel, seat: int, button: Button, now_ns: int, _: float) -> None:
    panel.bounce(seat, button, now_ns, _WORN)
    panel.bounce(seat, button, now_ns + 80 * MS, _WORN, closing=False)


VERBS: dict[str, _Verb] = {
    "tap": _Verb("pressed and let go", lambda p, s, b, t, _: p.tap(s, b, t)),
    "press": _Verb("pressed and held", lambda p, s, b, t, _: p.press(s, b, t)),
    "release": _Verb("let go; this also frees a stuck one", lambda p, s, b, t, _: p.release(s, b, t)),
    "bounce": _Verb("a tap on a worn switch that chatters for 18 ms", _worn_tap),
    "spike": _Verb("a contact of 1 ms", lambda p, s, b, t, _: p.spike(s, b, t)),
    "noise": _Verb(
        "hum on a loose wire", lambda p, s, b, t, n: p.noise(s, b, t, round(n * 1000) * MS), number=("seconds", 1)
    ),
    "stick": _Verb("closed since the start", lambda p, s, b, t, _: p.stick(s, b, t)),
    "reverse": _Verb("wired the wrong way round; again mends it", lambda p, s, b, t, _: p.reverse(s, b, t)),
    "open_circuit": _Verb("its wire has come off", lambda p, s, b, t, _: p.open_circuit(s, b)),
    "mend": _Verb("its wire is on again", lambda p, s, b, t, _: p.mend(s, b)),
    "unplug": _Verb("the chip of all buttons is pulled out", lambda p, s, b, t, _: p.unplug(), switch=False),
    "plug": _Verb("the chip is put back", lambda p, s, b, t, _: p.plug(t), switch=False),
    "jump_clock": _Verb(
        "stamps are wrong by so much; 0 ends it",
        lambda p, s, b, t, n: p.jump_clock(round(n * 1000) * MS),
        switch=False,
        number=("seconds", 3600),
    ),
    "delay": _Verb(
        "edges arrive so much late; 0 ends it",
        lambda p, s, b, t, n: p.delay(round(n) * MS),
        switch=False,
        number=("milliseconds", 30),
    ),
}
"""All that can be done to pretended buttons."""


def buttons_hand(panel: MockPanel, clock_ns: Callable[[], int]) -> Hand:
    """Words such as "bounce 3 STAY": a verb, the seat from 1 and the button, for some a number."""

    def play(words: Sequence[str]) -> str:
        if not words or words[0] not in VERBS:
            raise Refused(f"buttons can {', '.join(VERBS)}")
        verb, rest = VERBS[words[0]], list(words[1:])
        seat, button = _switch(panel, words[0], rest) if verb.switch else (0, Button.STAY)
        number = _number(words[0], verb.number, rest)
        if rest:
            raise Refused(f"{words[0]} does not know what to do with {' '.join(rest)!r}")
        verb.play(panel, seat, button, clock_ns(), number)
        return f"seat {seat + 1} {button}: {verb.about}" if verb.switch else verb.about

    return play


def _switch(panel: MockPanel, verb: str, rest: list[str]) -> tuple[int, Button]:
    example = f"{verb} needs a seat from 1 to {panel.seats} and a button, as in: {verb} 1 STAY"
    if len(rest) < 2 or not rest[0].isdecimal() or not 1 <= int(rest[0]) <= panel.seats:
        raise Refused(example)
    if rest[1].upper() not in Button.__members__:
        raise Refused(f"there is no button {rest[1]!r}; there is {', '.join(Button)}")
    seat, button = rest[0], rest[1]
    del rest[:2]
    return int(seat) - 1, Button[button.upper()]


def _number(verb: str, wanted: tuple[str, float] | None, rest: list[str]) -> float:
    if wanted is None:
        return 0
    unit, usual = wanted
    if not rest:
        return usual
    try:
        number = float(rest.pop(0))
    except ValueError:
        raise Refused(f"{verb} takes {unit}, as in: {verb} … {usual:g}") from None
    if not -86_400 <= number <= 86_400:
        raise Refused(f"{verb} takes {unit} from -86400 to 86400")
    return number
