"""Where the faces come from: replace `read_faces` by your camera, your sensors, your smart dice.

As it stands a button throws: connect GP15 to ground. The lamp on the board burns while a throw is wanted.
"""

from os import urandom

from machine import Pin

MODEL = "pico-button"
DICE = 6
SIDES = tuple(range(2, 21))

_button = Pin(15, Pin.IN, Pin.PULL_UP)
_lamp = Pin("LED", Pin.OUT)
_was = [True, 0]


def read_faces(armed: bool, dice: int, sides: int, now_ms: int) -> "tuple[int, ...] | str | None":
    """What has happened since the last call, some hundred times a second; it must not wait.

    None: nothing, or dice still roll. A tuple: dice fell and lie still, the faces of all that are seen, once a throw.
    A word: TROUBLE with that word, such as "COCKED" for a die that leans; say it once.
    """
    _lamp.value(armed)
    up = bool(_button.value())
    pressed = _was[0] and not up and now_ms - _was[1] > 50
    if up != _was[0]:
        _was[:] = [up, now_ms]
    return tuple([_face(sides) for _ in range(dice)]) if pressed else None


def _face(sides: int) -> int:
    """One face; bytes that would favour some are passed over."""
    while True:
        byte = urandom(1)[0]
        if byte < 256 - 256 % sides:
            return byte % sides + 1
