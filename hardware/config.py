"""The tables [panel] and [dice] of the configuration; the descriptions become its comments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from hardware.debounce import MS, Limits
from hardware.pin_names import HEADER_CHIPS, BadHardware, Pin, chip_of, header_place, is_number, plain_pin, spread
from hardware.signals import Button

MOST_SEATS = 100
_HEADER_SERIAL = ("/dev/serial0", "/dev/serial1", "/dev/ttyAMA", "/dev/ttyS")


class SeatPins(Struct, frozen=True, forbid_unknown_fields=True):
    """The pins of one seat: three buttons, and a lamp in each of them where there is one.

    chip: where its pins are; empty: on the panel's chip. A pin may name its own: "3@1-0020".
    """

    stay: Pin
    leave: Pin
    double: Pin
    stay_lamp: Pin | None = None
    leave_lamp: Pin | None = None
    double_lamp: Pin | None = None
    chip: Annotated[str, Meta(max_length=64)] = ""

    def button(self, button: Button) -> Pin:
        """The pin of a button, with its chip where it names one."""
        return self._on({Button.STAY: self.stay, Button.LEAVE: self.leave, Button.DOUBLE: self.double}[button])

    def lamp(self, button: Button) -> Pin | None:
        """The pin of the lamp in a button, if it has one."""
        pin = {Button.STAY: self.stay_lamp, Button.LEAVE: self.leave_lamp, Button.DOUBLE: self.double_lamp}[button]
        return None if pin is None else self._on(pin)

    def _on(self, pin: Pin) -> Pin:
        return f"{pin}@{self.chip}" if self.chip and chip_of(pin) == "" else pin


class Bank(Struct, frozen=True, forbid_unknown_fields=True):
    """One table [[panel.banks]]: many seats at once, three lines a seat, the same on each of some chips."""

    chips: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=64)], ...],
        Meta(min_length=1, max_length=MOST_SEATS, description="the chips, one after another, by label or path"),
    ]
    pins: Annotated[
        str,
        Meta(min_length=1, max_length=2000, description='lines of each, three a seat: "0-14", "GPIO4, GPIO5, BOARD33"'),
    ]
    lamps: Annotated[str, Meta(max_length=2000, description="lines of their lamps, as many, or empty")] = ""

    def seats(self) -> Iterator[SeatPins]:
        """Its seats in order. Raises BadHardware for lists that do not fit."""
        pins, lamps = spread(self.pins), spread(self.lamps)
        if len(pins) % 3 or not pins:
            raise BadHardware(f"panel.banks: pins = {self.pins!r} are {len(pins)} lines, but each seat needs three")
        if lamps and len(lamps) != len(pins):
            raise BadHardware(f"panel.banks: {len(pins)} pins but {len(lamps)} lamps; give as many, or none")
        for chip in self.chips:
            for at in range(0, len(pins), 3):
                yield _seat(pins[at : at + 3], lamps[at : at + 3] or [None] * 3, chip)


def _seat(pins: list[Pin], lamps: list[Pin] | list[None], chip: str) -> SeatPins:
    (stay, leave, double), (stay_lamp, leave_lamp, double_lamp) = pins, lamps
    return SeatPins(stay, leave, double, stay_lamp, leave_lamp, double_lamp, chip)


class PanelConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Table [panel]: where the buttons are."""

    kind: Annotated[
        Literal["keyboard", "gpio", "mock"],
        Meta(description="keyboard (and gamepads), gpio (buttons on pins) or mock (tests only)"),
    ] = "keyboard"
    seats: Annotated[
        tuple[SeatPins, ...],
        Meta(max_length=MOST_SEATS, description="one table [[panel.seats]] a seat: stay, leave, double, stay_lamp …"),
    ] = ()
    banks: Annotated[
        tuple[Bank, ...],
        Meta(max_length=MOST_SEATS, description="further seats, many at once: tables [[panel.banks]]"),
    ] = ()
    pull: Annotated[
        Literal["up", "down"],
        Meta(description="up: buttons connect the pin to ground; down: to 3.3 V"),
    ] = "up"
    chip: Annotated[
        str,
        Meta(max_length=64, description="GPIO chip by label, device or path; empty finds that of a Pi's header"),
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

    def all_seats(self) -> tuple[SeatPins, ...]:
        """The seats with tables of their own, then those of the banks. Raises BadHardware."""
        return (*self.seats, *(seat for bank in self.banks for seat in bank.seats()))

    def limits(self) -> Limits:
        """The debounce times in nanoseconds."""
        return Limits(contact_ns=round(self.contact_ms * MS), settle_ns=round(self.settle_ms * MS))


MOCK = "mock"
"""As `dice.device`: the reader is pretended."""


class DiceConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Table [dice]: the reader that sees what fell."""

    device: Annotated[
        str,
        Meta(
            max_length=255,
            description="path of the reader, best in /dev/serial/by-id; a pattern such as /dev/ttyACM* asks every port "
            "that fits for its hello; or socket://host:port; mock: a pretended one; empty: no reader",
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
    seats = panel.all_seats()
    if panel.kind == "gpio" and not seats:
        raise BadHardware('panel.seats is empty: with kind = "gpio" each seat needs a table [[panel.seats]]')
    if len(seats) > MOST_SEATS:
        raise BadHardware(f"panel.seats and panel.banks make {len(seats)} seats; there are at most {MOST_SEATS}")
    used: dict[tuple[str, str], tuple[str, Pin]] = {}
    for name, pin in _uses(seats):
        place = (chip_of(pin) or panel.chip, plain_pin(pin))
        if place in used:
            other, other_pin = used[place]
            raise BadHardware(f"panel.seats: {other} ({other_pin}) and {name} ({pin}) are the same pin")
        used[place] = name, pin
        _check_header(panel, name, pin)


def check_together(panel: PanelConfig, dice: DiceConfig) -> None:
    """Refuse buttons on the two pins of the serial port of the header while the reader is on that port."""
    if panel.kind != "gpio" or not dice.device.startswith(_HEADER_SERIAL):
        return
    for name, pin in _uses(panel.all_seats()):
        if _on_header(panel, pin) and plain_pin(pin) in ("14", "15"):
            text = f"{name} ({pin}) is a pin of the serial port {dice.device} that dice.device names"
            raise BadHardware(f"panel.seats: {text}; move the button, or the reader to USB")


def check_dice(dice: DiceConfig) -> None:
    """Refuse a reader that cannot work: a device that is neither a path nor a URL pyserial can open."""
    if dice.device == MOCK:
        return
    scheme, mark, rest = dice.device.partition("://")
    if mark and not _can_be_opened(scheme, rest):
        raise BadHardware(f"dice.device {dice.device!r} cannot be opened: use a path or socket://host:port")
    if dice.device and not mark and not dice.device.startswith("/"):
        raise BadHardware(f"dice.device {dice.device!r} is not an absolute path such as /dev/serial/by-id/…")


def _can_be_opened(scheme: str, rest: str) -> bool:
    """Whether pyserial knows what to do with such an address; one in the network needs host and port."""
    if scheme not in ("socket", "rfc2217"):
        return scheme == "loop" or (scheme == "spy" and bool(rest))
    try:
        address = urlsplit(f"//{rest}")
        return bool(address.hostname and address.port)
    except ValueError:  # a port that is no number, or none that there is
        return False


def _check_header(panel: PanelConfig, name: str, pin: Pin) -> None:
    """Places of the header that are not there, or cannot carry a button, whatever is wired to them."""
    if not (chip_of(pin) or panel.chip) and is_number(pin) and header_place(pin) is None:
        raise BadHardware(
            f"panel.seats: {name} ({pin}) is no line of the header, which has GPIO0 to GPIO27; a line elsewhere needs "
            'the name of its chip, as in "3@1-0020"'
        )
    if panel.kind != "gpio" or not _on_header(panel, pin):
        return
    if plain_pin(pin) in ("0", "1"):
        raise BadHardware(f"panel.seats: {name} ({pin}) is a pin of the ID EEPROM of the board; use another")
    if plain_pin(pin) in ("2", "3") and panel.pull == "down" and not name.endswith("lamp"):
        raise BadHardware(f'panel.seats: {name} ({pin}) is pulled up by the board; pull = "down" cannot be there')


def _on_header(panel: PanelConfig, pin: Pin) -> bool:
    return (chip_of(pin) or panel.chip) in ("", *HEADER_CHIPS)


def _uses(seats: tuple[SeatPins, ...]) -> Iterator[tuple[str, Pin]]:
    for number, seat in enumerate(seats, 1):
        for button in Button:
            yield f"seat {number} {button}", seat.button(button)
            if (lamp := seat.lamp(button)) is not None:
                yield f"seat {number} {button} lamp", lamp
