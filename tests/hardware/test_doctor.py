"""`python -m hardware`: what it says and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory
from typer.testing import CliRunner

from hardware import machine, report
from hardware.__main__ import app
from hardware.control_socket import ControlSocket
from hardware.doctor import describe, watch
from hardware.pin_names import BadHardware
from hardware.signals import Button, Fault, Pressed, Ready
from hardware.tables import read_files, read_tables
from tests.hardware.ports import PortBench

PINS = '[panel]\nkind = "gpio"\n[[panel.seats]]\nstay = 17\nleave = 18\ndouble = {double}\n'


@pytest.fixture
def mock_pins() -> Iterator[MockFactory]:
    before, Device.pin_factory = Device.pin_factory, MockFactory()
    yield Device.pin_factory
    Device.pin_factory = before


def doctor(tmp_path: Path, text: str) -> tuple[int, str]:
    (tmp_path / "console.toml").write_text(text)
    command = ["doctor", "--config", str(tmp_path / "console.toml"), "--socket", str(tmp_path / "console.sock")]
    result = CliRunner().invoke(app, command)
    return result.exit_code, result.output


def test_all_well(tmp_path: Path, mock_pins: MockFactory) -> None:
    code, said = doctor(tmp_path, 'language = "fa"\n' + PINS.format(double=27))
    assert code == 0
    assert "well          panel: MockFactory, 3 buttons" in said
    assert "buttons       seats 1: 3 buttons, 0 lamps, on the header" in said
    assert "No console is running" in said


def test_a_missing_pin_and_an_absent_reader_are_named(tmp_path: Path, mock_pins: MockFactory) -> None:
    pins = PINS.replace("[[", 'chip = "pinctrl-rp1"\n[[', 1).format(double='"GPIO77"')
    code, said = doctor(tmp_path, pins + '[dice]\ndevice = "/dev/ttyNOPE"\n')
    assert code == 1
    assert "NOT WELL      seat 1 DOUBLE: this board has no pin GPIO77" in said
    assert f"→ correct the pin in {tmp_path / 'console.toml'}; gpioinfo lists" in said
    assert "NOT WELL      there is no dice reader at /dev/ttyNOPE" in said


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[panel\n", "line 1"),
        ('[dice]\nbaud = "fast"\n', 'dice.baud = "fast" is not allowed; it must be 9600'),
        (PINS.format(double=18), "are the same pin"),
        (PINS.format(double=-5), "panel.seats[1].double = -5 is not allowed; it must be a whole number from 0 to 1023"),
        (PINS.partition("double")[0], "panel.seats[1].double is missing; it must be"),
        ("[panel]\nkidn = 'gpio'\n", "there is no key panel.kidn; did you mean panel.kind?"),
        ("seats = " + "[" * 5000, "the file is not TOML that can be read: it is nested too deeply."),
        ("panel = 3\n", "panel = 3 is not allowed; it must be a table."),
    ],
)
def test_a_bad_configuration_is_one_sentence(tmp_path: Path, text: str, word: str) -> None:
    code, said = doctor(tmp_path, text)
    assert code == 2
    assert word in said
    assert len(said.splitlines()) == 1
    with pytest.raises(BadHardware):
        read_tables(text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[staff]\npin = 1234\n", "staff.pin = 1234 is not allowed; it must be at most 8 digits"),
        ("[vistors]\nlocked = true\n", "there is no key vistors; did you mean visitors?"),
        ('bots = ["nobody"]\n', "no game has a bot 'nobody'"),
    ],
)
def test_what_the_console_refuses_the_doctor_does_not_call_well(tmp_path: Path, text: str, sentence: str) -> None:
    code, said = doctor(tmp_path, text)
    assert code == 2 and sentence in said and len(said.splitlines()) == 1


def test_help_lists_the_exit_codes() -> None:
    for command in ((), ("doctor",), ("wiring",)):
        assert "Exit codes: 0 all well" in CliRunner().invoke(app, [*command, "--help"]).output


def test_a_mark_before_the_first_byte_is_no_fault(tmp_path: Path) -> None:
    assert doctor(tmp_path, '\ufeff[panel]\nkind = "keyboard"\n')[0] == 0


def test_a_missing_configuration_is_one_sentence(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["doctor", "--config", str(tmp_path / "none.toml")])
    assert (result.exit_code, result.output.count("\n")) == (2, 1)


def test_watching_sees_a_press(mock_pins: MockFactory) -> None:
    seen = watch(read_tables(PINS.format(double=27)), lambda: round(mock_pins.ticks() * 1e9))
    next(seen)
    mock_pins.pin(18).drive_low()
    pressed = next(seen)
    assert isinstance(pressed, Pressed)
    assert (pressed.seat, pressed.button) == (0, Button.LEAVE)
    assert describe(pressed).startswith("seat 1 LEAVE pressed at ")
    seen.close()


def test_a_reader_in_use_is_said_to_be_in_use(tmp_path: Path) -> None:
    link = tmp_path / "tray"
    with PortBench(link) as bench:
        bench.plug.put_in()
        bench.until_kind(Ready)
        code, said = doctor(tmp_path, f'[dice]\ndevice = "{link}"\n')
    assert code == 1
    assert f" holds {link}" in said


def test_readers_are_listed_by_names_that_stay(tmp_path: Path) -> None:
    (tmp_path / "usb-tray-1").touch()
    assert [node.path for node in machine.readers(tmp_path)] == [str(tmp_path / "usb-tray-1")]
    assert machine.readers(tmp_path / "none") == []


def test_a_running_console_is_asked_and_keeps_its_pins(tmp_path: Path, mock_pins: MockFactory) -> None:
    answer = "NOT WELL: seat 1 STAY is noisy\nwell: panel: GpiodFactory, 3 buttons"
    listening = ControlSocket(tmp_path / "console.sock", {"health": lambda words: answer})
    code, said = doctor(tmp_path, PINS.format(double=27))
    listening.close()
    assert code == 1
    assert "A console is running and says:\nNOT WELL      seat 1 STAY is noisy\nwell          panel: Gpiod" in said
    assert not mock_pins.pins


def test_pretended_buttons_are_never_well(tmp_path: Path) -> None:
    code, said = doctor(tmp_path, '[panel]\nkind = "mock"\n')
    assert code == 1
    assert "NOT WELL      the buttons are pretended" in said


def test_a_library_that_was_asked_for_in_the_environment_is_what_to_take_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Device, "pin_factory", None)
    for name, said in (("mock", "the pins are pretended"), ("nonsense", "Unable to find pin factory 'nonsense'")):
        monkeypatch.setenv("GPIOZERO_PIN_FACTORY", name)
        code, page = doctor(tmp_path, PINS.format(double=27))
        assert code == 1 and said in page
        assert "→ without GPIOZERO_PIN_FACTORY in its environment" in page


def test_the_page_tells_machine_packages_and_groups(tmp_path: Path) -> None:
    code, said = doctor(tmp_path, "")
    assert code == 0
    titles = [line[:14].strip() for line in said.splitlines() if not line.startswith(" ")]
    wanted = ["configuration", "buttons", "dice reader", "machine", "packages", "you", "GPIO chips", "serial"]
    assert [title for title in titles if title in wanted] == wanted
    assert "gpiozero 2." in said


def test_a_board_says_its_name(tmp_path: Path) -> None:
    (tmp_path / "model").write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\0")
    assert machine.board(tmp_path / "model") == "Raspberry Pi 5 Model B Rev 1.0"
    assert machine.board(tmp_path / "none") == "not a Raspberry Pi, as far as it says"


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        (Fault("panel", "fault-panel-permission", "", (("group", "gpio"),)), "sudo usermod -aG gpio ada, then log in"),
        (Fault("dice", "fault-dice-permission", "", (("group", "plugdev"),)), "sudo usermod -aG plugdev ada"),
        (
            Fault("seat 1 STAY", "fault-button-busy", ""),
            "move the button to another pin in t.toml",
        ),
        (Fault("seat 1 STAY", "fault-button-stuck", ""), "normally closed"),
        (Fault("dice", "fault-dice-garbled", ""), ""),
    ],
)
def test_a_fault_comes_with_what_to_do_about_it(fault: Fault, what: str) -> None:
    said = report.advice(fault, "ada", [Path("t.toml")])
    assert what in said
    assert bool(said) == bool(what)


def test_later_files_change_single_keys_of_earlier_ones(tmp_path: Path) -> None:
    system, own = tmp_path / "system.toml", tmp_path / "own.toml"
    system.write_text(PINS.format(double=27))
    own.write_text('language = "it"\n[panel]\nstuck_s = 30\n')
    tables = read_files([system, own])
    assert (tables.panel.stuck_s, len(tables.panel.seats)) == (30, 1)
    own.write_text("panel = 3\n")
    with pytest.raises(BadHardware, match=r"system.toml and .*own.toml: panel = 3 is not allowed; it must be a table"):
        read_files([system, own])
