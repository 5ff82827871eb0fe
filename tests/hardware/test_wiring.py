"""Which wire goes where: every configured line once, at its place of the header or on its chip."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from hardware.__main__ import app
from hardware.config import Bank, PanelConfig, SeatPins
from hardware.wiring import GROUND, SUPPLY, common, draw, rows

SEAT = SeatPins(stay=17, leave="BOARD13", double="GPIO22", stay_lamp=5)
BANK = Bank(("1-0020",), "0-2", "8-10")
EXAMPLE = Path(__file__).parents[2] / "docs" / "wiring.toml"


def texts(svg: str) -> list[str]:
    return ["".join(one.itertext()) for one in ElementTree.fromstring(svg).iter() if one.tag.endswith("text")]


def test_every_wire_has_its_place_colour_and_end() -> None:
    found = rows(PanelConfig(kind="gpio", seats=(SEAT,), banks=(BANK,)))
    assert [(row.place, row.line, row.colour, row.goes_to) for row in found[:4]] == [
        (11, "GPIO17", "green", "seat 1 STAY"),
        (13, "GPIO27", "red", "seat 1 LEAVE"),
        (15, "GPIO22", "yellow", "seat 1 DOUBLE"),
        (29, "GPIO5", "white", "seat 1 STAY lamp, through 470 Ω"),
    ]
    assert [(row.chip, row.line, row.goes_to) for row in found[4:6]] == [
        ("1-0020", "line 0", "seat 2 STAY"),
        ("1-0020", "line 1", "seat 2 LEAVE"),
    ]
    assert len(found) == 10


def test_the_header_is_drawn_with_all_its_places() -> None:
    said = texts(draw(PanelConfig(kind="gpio", seats=(SEAT,), banks=(BANK,))))
    assert {str(place) for place in range(1, 41)} <= set(said)
    assert said.count("ground") == len(GROUND) and said.count("3.3 V") == len(SUPPLY)
    assert "seat 1 STAY" in said and "1-0020, line 8: seat 2 STAY lamp, through 470 Ω" in said


def test_without_lines_of_the_header_only_the_chips_are_listed() -> None:
    said = texts(draw(PanelConfig(kind="gpio", banks=(BANK,))))
    assert "1-0020, line 0: seat 1 STAY" in said
    assert "40" not in said


def test_the_common_side_follows_the_pull() -> None:
    assert "every button, and of every lamp, goes to ground" in common(PanelConfig(seats=(SEAT,)))
    assert "every button goes to 3.3 V" in common(PanelConfig(seats=(SEAT,), pull="down"))


@pytest.mark.parametrize("name", ['a<b>&"c"', "1-0020"])
def test_names_of_chips_do_not_break_the_drawing(name: str) -> None:
    assert any(name in said for said in texts(draw(PanelConfig(kind="gpio", banks=(Bank((name,), "0-2"),)))))


def test_the_command_lists_and_draws(tmp_path: Path) -> None:
    svg = tmp_path / "wiring.svg"
    done = CliRunner().invoke(app, ["wiring", "--config", str(EXAMPLE), "--svg", str(svg)])
    assert done.exit_code == 0
    assert "header 11" in done.output and "seat 4 DOUBLE" in done.output
    assert svg.read_text() == EXAMPLE.with_suffix(".svg").read_text(), "docs/wiring.svg is another drawing"


def test_what_cannot_be_drawn_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('[panel]\nkind = "keyboard"\n')
    done = CliRunner().invoke(app, ["wiring", "--config", str(tmp_path / "keys.toml")])
    assert (done.exit_code, done.output.strip()) == (
        2,
        "no seat has pins: see [[panel.seats]] in docs/configuration.md",
    )
    done = CliRunner().invoke(app, ["wiring", "--config", str(EXAMPLE), "--svg", str(tmp_path)])
    assert done.exit_code == 2 and "it cannot be written (Is a directory)" in done.output
