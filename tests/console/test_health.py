"""What another terminal hears of a table."""

from __future__ import annotations

from pathlib import Path

from console.health import health_of, listen
from console.screens.choose_game import ChooseGame
from hardware.control_socket import ask
from hardware.signals import Fault, Ready
from tests.console.stage import Stage

STUCK = Fault("seat 3 STAY", "fault-button-stuck", "seat 3 STAY is closed", (("seat", 3), ("button", "STAY")))


def test_it_hears_what_ails_which_device_and_what_is_well() -> None:
    stage = Stage()
    stage.show(ChooseGame(stage.desk))
    health = health_of(stage.desk)
    assert health([]) == "no device has reported anything"
    stage.send(Ready("panel", "GpiodFactory, 12 buttons"), STUCK)
    assert health([]) == "NOT WELL: seat 3 STAY is closed\nwell: panel: GpiodFactory, 12 buttons"
    stage.send(Ready("seat 3 STAY"))
    assert health([]).splitlines()[-1] == "well: seat 3 STAY"
    assert "NOT WELL" not in health([])


def test_the_first_place_that_can_be_had_is_taken(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    hands = {"health": health_of(Stage().desk)}
    listening = listen((tmp_path / "file" / "below.sock", tmp_path / "good.sock"), hands)
    assert listening is not None
    assert ask(tmp_path / "good.sock", ["health"]) == "no device has reported anything"
    assert listen((tmp_path / "good.sock",), hands) is None
    listening.close()
