"""`python -m hardware`: what it says and how it ends."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from gpiozero import Device
from gpiozero.pins.mock import MockFactory
from typer.testing import CliRunner

from hardware.__main__ import app
from hardware.doctor import describe, read_tables, readers_there, watch
from hardware.pin_names import BadHardware
from hardware.signals import Button, Pressed, Ready
from tests.hardware.ports import PortBench

PINS = '[panel]\nkind = "gpio"\n[[panel.seats]]\nstay = 17\nleave = 18\ndouble = {double}\n'


@pytest.fixture
def mock_pins() -> Iterator[MockFactory]:
    before, Device.pin_factory = Device.pin_factory, MockFactory()
    yield Device.pin_factory
    Device.pin_factory = before


def doctor(tmp_path: Path, text: str) -> tuple[int, str]:
    (tmp_path / "console.toml").write_text(text)
    result = CliRunner().invoke(app, ["doctor", "--config", str(tmp_path / "console.toml")])
    return result.exit_code, result.output


def test_all_well(tmp_path: Path, mock_pins: MockFactory) -> None:
    code, said = doctor(tmp_path, 'language = "fa"\n' + PINS.format(double=27))
    assert code == 0
    assert "well: panel: MockFactory, 3 buttons" in said


def test_a_missing_pin_and_an_absent_reader_are_named(tmp_path: Path, mock_pins: MockFactory) -> None:
    code, said = doctor(tmp_path, PINS.format(double='"GPIO77"') + '[dice]\ndevice = "/dev/ttyNOPE"\n')
    assert code == 1
    assert "NOT WELL: seat 1 DOUBLE: this board has no pin GPIO77" in said
    assert "NOT WELL: there is no dice reader at /dev/ttyNOPE" in said


@pytest.mark.parametrize(
    ("text", "word"),
    [("[panel\n", "line 1"), ('[dice]\nbaud = "fast"\n', "$.dice.baud"), (PINS.format(double=18), "are the same pin")],
)
def test_a_bad_configuration_is_one_sentence(tmp_path: Path, text: str, word: str) -> None:
    code, said = doctor(tmp_path, text)
    assert code == 2
    assert word in said
    assert len(said.splitlines()) == 1
    with pytest.raises(BadHardware):
        read_tables(text)


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
    assert "another program holds" in said


def test_readers_are_listed_by_names_that_stay(tmp_path: Path) -> None:
    (tmp_path / "usb-tray-1").touch()
    assert readers_there(tmp_path) == [str(tmp_path / "usb-tray-1")]
    assert readers_there(tmp_path / "none") == []
