"""The tables [panel] and [dice]: what is refused, in one sentence that names the setting."""

from __future__ import annotations

import msgspec
import pytest

from hardware.config import Bank, DiceConfig, PanelConfig, SeatPins, check_dice, check_panel, check_together
from hardware.debounce import MS
from hardware.pin_names import BadHardware, Pin, chip_of, header_place, plain_pin, spread
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
    ("text", "pins"),
    [
        ("0-5", [0, 1, 2, 3, 4, 5]),
        (" 3 , 7-8,GPIO17, sensor-line ", [3, 7, 8, "GPIO17", "sensor-line"]),
        ("BOARD11,", ["BOARD11"]),
        ("", []),
    ],
)
def test_lists_of_lines_are_read_as_people_write_them(text: str, pins: list[Pin]) -> None:
    assert spread(text) == pins


def test_a_hundred_seats_take_four_lines() -> None:
    chips = ", ".join(f'"1-00{place:02x}"' for place in range(0x20, 0x34))
    read = panel(f'kind = "gpio"\n[[banks]]\nchips = [{chips}]\npins = "0-14"\n')
    check_panel(read)
    seats = read.all_seats()
    assert len(seats) == 100
    assert [seats[0].button(button) for button in Button] == ["0@1-0020", "1@1-0020", "2@1-0020"]
    assert [seats[99].button(button) for button in Button] == ["12@1-0033", "13@1-0033", "14@1-0033"]
    assert seats[7].lamp(Button.STAY) is None


def test_banks_follow_the_seats_and_may_have_lamps() -> None:
    read = panel('[[seats]]\nstay = 4\nleave = 5\ndouble = 6\n[[banks]]\nchips = ["x"]\npins = "0-2"\nlamps = "8-10"\n')
    first, second = read.all_seats()
    assert first.button(Button.STAY) == 4
    assert [second.lamp(button) for button in Button] == ["8@x", "9@x", "10@x"]


def test_a_seat_or_a_pin_may_name_its_chip() -> None:
    seat = SeatPins(stay=3, leave="GPIO4@other", double="BOARD7", chip="1-0020")
    assert [seat.button(button) for button in Button] == ["3@1-0020", "GPIO4@other", "BOARD7@1-0020"]
    assert (chip_of("3@1-0020"), plain_pin("GPIO03@1-0020"), chip_of(17)) == ("1-0020", "3", "")
    check_panel(PanelConfig(kind="gpio", seats=(seat, SeatPins(stay=3, leave=4, double=7))))
    with pytest.raises(BadHardware, match=r"seat 1 STAY \(3@x\) and seat 1 LEAVE \(GPIO3@x\) are the same pin"):
        check_panel(PanelConfig(kind="gpio", seats=(SeatPins(stay=3, leave="GPIO3", double=5, chip="x"),)))


@pytest.mark.parametrize(
    ("bank", "said"),
    [
        (Bank(("x",), "0-3"), "are 4 lines, but each seat needs three"),
        (Bank(("x",), ","), "are 0 lines"),
        (Bank(("x",), "0-2", "8-9"), "3 pins but 2 lamps"),
        (Bank(("x",), "5-3"), "'5-3' is no range of lines"),
        (Bank(("x",), "0-99999999"), "is no range of lines"),
        (Bank(("x", "x"), "0-2"), "are the same pin"),
        (Bank(tuple(map(str, range(51))), "0-5"), "make 102 seats; there are at most 100"),
    ],
)
def test_a_bank_that_cannot_be_is_refused(bank: Bank, said: str) -> None:
    with pytest.raises(BadHardware, match=said):
        check_panel(PanelConfig(kind="gpio", banks=(bank,)))


@pytest.mark.parametrize("pin", [0, "GPIO1", "BOARD27", "ID_SD", "J8:28"])
def test_the_pins_of_the_boards_eeprom_carry_no_button(pin: int | str) -> None:
    seats = (SeatPins(stay=pin, leave=5, double=6),)
    if pin == "ID_SD":  # a line's own name says nothing about its number
        check_panel(PanelConfig(kind="gpio", seats=seats))
        return
    with pytest.raises(BadHardware, match=rf"seat 1 STAY \({pin}\) is a pin of the ID EEPROM"):
        check_panel(PanelConfig(kind="gpio", seats=seats))
    check_panel(PanelConfig(kind="gpio", seats=seats, chip="1-0020"))


@pytest.mark.parametrize("pin", [28, 99, "GPIO99", "99", "BOARD99", "BOARD6", "J8:41"])
def test_a_line_that_the_header_does_not_have_is_refused(pin: int | str) -> None:
    for seat in (SeatPins(stay=pin, leave=5, double=6), SeatPins(stay=4, leave=5, double=6, double_lamp=pin)):
        with pytest.raises(BadHardware, match=rf"seat 1 \w+( lamp)? \({pin}\) is no line of the header"):
            check_panel(PanelConfig(kind="gpio", seats=(seat,)))
    check_panel(PanelConfig(kind="gpio", seats=(SeatPins(stay=pin, leave=5, double=6),), chip="pinctrl-rp1"))
    check_panel(PanelConfig(kind="gpio", seats=(SeatPins(stay=f"{pin}@1-0020", leave=5, double=6),)))


def test_a_pin_that_the_board_pulls_up_cannot_be_pulled_down() -> None:
    seats = (SeatPins(stay=17, leave=5, double="BOARD3"),)
    check_panel(PanelConfig(kind="gpio", seats=seats))
    with pytest.raises(BadHardware, match=r"seat 1 DOUBLE \(BOARD3\) is pulled up by the board"):
        check_panel(PanelConfig(kind="gpio", seats=seats, pull="down"))


@pytest.mark.parametrize("device", ["/dev/serial0", "/dev/ttyAMA0", "/dev/ttyS0"])
def test_a_button_on_the_readers_serial_port_is_refused(device: str) -> None:
    config = PanelConfig(kind="gpio", seats=(SeatPins(stay=17, leave=5, double=15),))
    with pytest.raises(BadHardware, match=rf"seat 1 DOUBLE \(15\) is a pin of the serial port {device}"):
        check_together(config, DiceConfig(device=device))
    check_together(config, DiceConfig(device="/dev/serial/by-id/usb-tray"))


def test_places_on_the_header_are_found_by_any_name() -> None:
    assert [header_place(pin) for pin in (17, "GPIO17", "BOARD11", "J8:11", "BELL", 28)] == [11, 11, 11, 11, None, None]


@pytest.mark.parametrize(
    "device", ["", "/dev/serial/by-id/usb-tray", "socket://tray.local:7000", "loop://", "rfc2217://tray:1"]
)
def test_devices_that_can_be_opened(device: str) -> None:
    check_dice(DiceConfig(device=device))


@pytest.mark.parametrize(
    "device",
    [
        *("ttyUSB0", "COM3", "http://tray", "socket://", "gopher://x", " /dev/ttyUSB0", "spy://", "rfc2217://tray"),
        *("socket://tray", "socket://tray:", "socket://:7000", "socket://t:0", "socket://t:99999", "socket://t:door"),
    ],
)
def test_devices_that_cannot_be_opened_are_named(device: str) -> None:
    with pytest.raises(BadHardware) as refused:
        check_dice(DiceConfig(device=device))
    assert device in str(refused.value)
    assert "dice.device" in str(refused.value)


def test_every_field_has_a_description_for_the_commented_file() -> None:
    for table in (PanelConfig, DiceConfig, Bank):
        schema = msgspec.json.schema(table)["$defs"][table.__name__]["properties"]
        assert [name for name, field in schema.items() if "description" not in field] == []
