"""The tables [panel] and [dice] of the configuration; the descriptions become its comments."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from hardware.debounce import MS, Limits
from hardware.signals import Button

Pin: TypeAlias = (
    Annotated[int, Meta(ge=0, le=1023, description="GPIO number")]
    | Annotated[str, Meta(min_length=1, max_length=40, description='any name gpiozero knows: "GPIO17", "BOARD11"')]
)

# Places on the 40-pin header that carry a GPIO, the same on every Raspberry Pi that has 40 pins.
_HEADER = {
    3: 2, 5: 3, 7: 4, 8: 14, 10: 15, 11: 17, 12: 18, 13: 27, 15: 22, 16: 23, 18: 24, 19: 10, 21: 9, 22: 25, 23: 11,
    24: 8, 26: 7, 27: 0, 28: 1, 29: 5, 31: 6, 32: 12, 33: 13, 35: 19, 36: 16, 37: 26, 38: 20, 40: 21,
}  # fmt: skip


class BadHardware(ValueError):
    """A setting of [panel] or [dice] that cannot work; the text is one sentence."""


class SeatPins(Struct, frozen=True, forbid_unknown_fields=True):
    """The pins of one seat: three buttons, and a lamp in each of them where there is one."""

    stay: Pin
    leave: Pin
    double: Pin
    stay_lamp: Pin | None = None
    leave_lamp: Pin | None = None
    double_lamp: Pin | None = None

    def button(self, button: Button) -> Pin:
        """The pin of a button."""
        return {Button.STAY: self.stay, Button.LEAVE: self.leave, Button.DOUBLE: self.double}[button]

    def lamp(self, button: Button) -> Pin | None:
        """The pin of the lamp in a button, if it has one."""
        return {Button.STAY: self.stay_lamp, Button.LEAVE: self.leave_lamp, Button.DOUBLE: self.double_lamp}[button]


class PanelConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Table [panel]: where the buttons are."""

    kind: Annotated[
        Literal["keyboard", "gpio", "mock"],
        Meta(description="keyboard (and gamepads), gpio (buttons on pins) or mock (tests only)"),
    ] = "keyboard"
    seats: Annotated[
        tuple[SeatPins, ...],
        Meta(max_length=100, description="one table [[panel.seats]] a seat: stay, leave, double, and stay_lamp …"),
    ] = ()
    pull: Annotated[
        Literal["up", "down"],
        Meta(description="up: buttons connect the pin to ground; down: to 3.3 V"),
    ] = "up"
    chip: Annotated[
        str,
        Meta(max_length=64, description="label or path of the GPIO chip; empty finds the header's chip by itself"),
    ] = ""
    contact_ms: Annotated[
        float,
        Meta(ge=2, le=10, description="unbroken contact that proves a press, in milliseconds"),
    ] = 3.0
    settle_ms: Annotated[
        float,
        Meta(ge=10, le=50, description="how long a switch may chatter, in milliseconds"),
    ] = 22.0
    stuck_s: Annotated[
        float,
        Meta(ge=5, le=600, description="a button held longer than this, in seconds, is reported as stuck"),
    ] = 60.0

    def limits(self) -> Limits:
        """The debounce times in nanoseconds."""
        return Limits(contact_ns=round(self.contact_ms * MS), settle_ns=round(self.settle_ms * MS))


class DiceConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Table [dice]: the reader that sees what fell."""

    device: Annotated[
        str,
        Meta(
            max_length=255,
            description="path of the reader, best in /dev/serial/by-id, or socket://host:port; empty: no reader",
        ),
    ] = ""
    baud: Annotated[
        Literal[9600, 19200, 38400, 57600, 115200, 230400],
        Meta(description="speed of the line in bits a second"),
    ] = 115200
    identity: Annotated[
        str,
        Meta(max_length=41, description='accept only this reader, as "model/serial"; empty accepts any'),
    ] = ""
    patience_s: Annotated[
        float,
        Meta(ge=1, le=30, description="how long a reader may start up, in seconds, before it counts as silent"),
    ] = 5.0


def check_panel(panel: PanelConfig) -> None:
    """Refuse a panel that cannot work: no pins for gpio, or one pin used twice (GPIO17 and BOARD11 are the same)."""
    if panel.kind == "gpio" and not panel.seats:
        raise BadHardware('panel.seats is empty: with kind = "gpio" each seat needs a table [[panel.seats]]')
    uses = [use for number, seat in enumerate(panel.seats, 1) for use in _uses(number, seat)]
    for (name, pin), (other_name, other_pin) in combinations(uses, 2):
        if plain_pin(pin) == plain_pin(other_pin):
            raise BadHardware(f"panel.seats: {name} ({pin}) and {other_name} ({other_pin}) are the same pin")


def check_dice(dice: DiceConfig) -> None:
    """Refuse a reader that cannot work: a device that is neither a path nor a URL pyserial can open."""
    scheme, mark, rest = dice.device.partition("://")
    if mark and (scheme not in ("socket", "loop", "rfc2217", "spy") or (scheme != "loop" and not rest)):
        raise BadHardware(f"dice.device {dice.device!r} cannot be opened: use a path or socket://host:port")
    if dice.device and not mark and not dice.device.startswith("/"):
        raise BadHardware(f"dice.device {dice.device!r} is not an absolute path such as /dev/serial/by-id/…")


def _uses(number: int, seat: SeatPins) -> list[tuple[str, Pin]]:
    buttons = [(f"seat {number} {button}", seat.button(button)) for button in Button]
    lamps = [(f"seat {number} {button} lamp", pin) for button in Button if (pin := seat.lamp(button)) is not None]
    return buttons + lamps


def plain_pin(pin: Pin) -> str:
    """One spelling a pin: all names of a place on the 40-pin header become its GPIO number, as text."""
    name = str(pin).strip().upper()
    for prefix in ("GPIO", "BCM"):
        if name.startswith(prefix) and name[len(prefix) :].isdecimal():
            name = name[len(prefix) :]
    for prefix in ("BOARD", "J8:"):
        if name.startswith(prefix) and name[len(prefix) :].isdecimal():
            return str(_HEADER.get(int(name[len(prefix) :]), name))
    return str(int(name)) if name.isdecimal() else name
