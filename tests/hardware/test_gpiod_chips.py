"""Which chip is meant: the header's on every Raspberry Pi, expanders by a name that stays the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.gpiod_chips import ChipHere, chips_here, choose, find_chip

PI4 = ChipHere("/dev/gpiochip0", "pinctrl-bcm2711", "fe200000.gpio")
PI4_FIRMWARE = ChipHere("/dev/gpiochip1", "raspberrypi-exp-gpio")
PI5_NEW = ChipHere("/dev/gpiochip0", "pinctrl-rp1", "1f000d0000.gpio")
PI5_OLD = ChipHere("/dev/gpiochip4", "pinctrl-rp1", "1f000d0000.gpio")
PI5_BRCM = ChipHere("/dev/gpiochip10", "gpio-brcmstb@107d508500")
ONE = ChipHere("/dev/gpiochip2", "mcp23017", "1-0020")
OTHER = ChipHere("/dev/gpiochip3", "mcp23017", "1-0021")


@pytest.mark.parametrize(
    ("chips", "path"),
    [
        ((PI4, PI4_FIRMWARE), "/dev/gpiochip0"),
        ((PI5_NEW, PI5_BRCM), "/dev/gpiochip0"),
        ((PI5_BRCM, PI5_OLD), "/dev/gpiochip4"),
        ((ONE, ChipHere("/dev/gpiochip0", "pinctrl-bcm2835")), "/dev/gpiochip0"),
    ],
)
def test_the_headers_chip_is_found_by_its_label_whatever_its_number(chips: tuple[ChipHere, ...], path: str) -> None:
    assert choose("", chips) == path


@pytest.mark.parametrize("name", ["1-0021", "gpiochip3"])
def test_an_expander_is_found_by_its_device_or_its_file(name: str) -> None:
    assert choose(name, (PI4, ONE, OTHER)) == "/dev/gpiochip3"


def test_two_of_the_same_label_are_not_guessed_between() -> None:
    said = r"2 GPIO chips are called 'mcp23017'; take another name of mcp23017 \(1-0020, /dev/gpiochip2\), mcp23017"
    with pytest.raises(LookupError, match=said):
        choose("mcp23017", (PI4, ONE, OTHER))


@pytest.mark.parametrize(
    ("wanted", "chips", "said"),
    [
        ("", (), r"no GPIO chip of a Raspberry Pi header; set panel\.chip to one of those there are: none"),
        ("", (ONE,), r"those there are: mcp23017 \(1-0020, /dev/gpiochip2\)"),
        ("pinctrl-x", (PI4,), r"no GPIO chip 'pinctrl-x'; .* pinctrl-bcm2711"),
    ],
)
def test_no_chip_of_that_name_is_said_with_what_there_is(wanted: str, chips: tuple[ChipHere, ...], said: str) -> None:
    with pytest.raises(LookupError, match=said):
        choose(wanted, chips)


def test_a_chip_that_may_not_be_opened_is_a_matter_of_permission() -> None:
    with pytest.raises(PermissionError) as refused:
        choose("", (ChipHere("/dev/gpiochip0", ""),))
    assert refused.value.filename == "/dev/gpiochip0"


def test_files_that_are_no_chips_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "gpiochip0").touch()
    assert chips_here(tmp_path) == ()
    with pytest.raises(LookupError, match=r"gpiochip0 is no GPIO chip; there is none"):
        find_chip(str(tmp_path / "gpiochip0"), tmp_path)
    with pytest.raises(LookupError, match="Raspberry Pi header"):
        find_chip("", tmp_path)
