"""The tables [panel] and [dice]: what is refused, in one sentence that names the setting."""

from __future__ import annotations

import msgspec
import pytest

from hardware.config import BadHardware, DiceConfig, PanelConfig, SeatPins, check_dice, check_panel, plain_pin
from hardware.debounce import MS
from hardware.signals import Button


def panel(text: str) -> PanelConfig:
    return msgspec.toml.decode(text, type=PanelConfig)


def test_a_whole_panel_is_read() -> None:
    read = panel(
        'kind = "gpio"\npull = "down"\ncontact_ms = 4\n'
        '[[seats]]\nstay = 17\nleave = "GPIO18"\ndouble = "BOARD15"\nstay_lamp = 5\n'
    )
    check_panel(read)
    (seat,) = read.seats
    assert [seat.button(button) for button in Button] == [17, "GPIO18", "BOARD15"]
    assert [seat.lamp(button) for button in Button] == [5, None, None]
    assert read.limits().contact_ns == 4 * MS


def test_the_defaults_need_nothing() -> None:
    check_panel(PanelConfig())
    check_dice(DiceConfig())


@pytest.mark.parametrize(
    "text",
    [
        'kind = "wires"',
        'pull = "sideways"',
        "contact_ms = 1",
        "contact_ms = 11",
        'settle_ms = "long"',
        "settle_ms = 51",
        "stuck_s = 0",
        "seat = []",
        "[[seats]]\nstay = 17\nleave = 18",
        "[[seats]]\nstay = 17\nleave = 18\ndouble = -1",
        "[[seats]]\nstay = 17\nleave = 18\ndouble = true",
        '[[seats]]\nstay = ""\nleave = 18\ndouble = 19',
        "[[seats]]\nstay = 17\nleave = 18\ndouble = 19\nlamp = 3",
    ],
)
def test_a_field_that_is_wrong_missing_or_unknown_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        panel(text)


@pytest.mark.parametrize("text", ["baud = 9601", "patience_s = 0", "device = 3", 'port = "/dev/ttyUSB0"'])
def test_the_same_for_dice(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(text, type=DiceConfig)


@pytest.mark.parametrize(
    ("one", "other"), [(17, 17), (17, "GPIO17"), ("GPIO17", "BOARD11"), ("bcm17", "J8:11"), ("17", 17), ("017", 17)]
)
def test_two_seats_on_one_pin_are_refused_with_both_named(one: int | str, other: int | str) -> None:
    seats = (SeatPins(stay=one, leave=18, double=22), SeatPins(stay=5, leave=6, double=other))
    with pytest.raises(BadHardware, match=r"seat 1 STAY .* seat 2 DOUBLE .* same pin") as refused:
        check_panel(PanelConfig(kind="gpio", seats=seats))
    assert str(one) in str(refused.value)
    assert str(other) in str(refused.value)


def test_a_lamp_on_a_buttons_pin_is_refused() -> None:
    seats = (SeatPins(stay=17, leave=18, double=22, double_lamp="BOARD11"),)
    with pytest.raises(BadHardware, match=r"seat 1 STAY .* seat 1 DOUBLE lamp"):
        check_panel(PanelConfig(kind="gpio", seats=seats))


def test_buttons_on_pins_need_pins() -> None:
    with pytest.raises(BadHardware, match=r"panel\.seats is empty"):
        check_panel(PanelConfig(kind="gpio"))


def test_names_that_are_not_of_the_header_stay_as_they_are() -> None:
    assert plain_pin("GPIOX") == "GPIOX"
    assert plain_pin("BOARD6") == "BOARD6"
    assert plain_pin("sensor line") == "SENSOR LINE"


@pytest.mark.parametrize(
    "device", ["", "/dev/serial/by-id/usb-tray", "socket://tray.local:7000", "loop://", "rfc2217://tray:1"]
)
def test_devices_that_can_be_opened(device: str) -> None:
    check_dice(DiceConfig(device=device))


@pytest.mark.parametrize("device", ["ttyUSB0", "COM3", "http://tray", "socket://", "gopher://x", " /dev/ttyUSB0"])
def test_devices_that_cannot_be_opened_are_named(device: str) -> None:
    with pytest.raises(BadHardware) as refused:
        check_dice(DiceConfig(device=device))
    assert device in str(refused.value)
    assert "dice.device" in str(refused.value)


def test_every_field_has_a_description_for_the_commented_file() -> None:
    for table in (PanelConfig, DiceConfig):
        schema = msgspec.json.schema(table)["$defs"][table.__name__]["properties"]
        assert [name for name, field in schema.items() if "description" not in field] == []
