"""The mock panel and its faults, by verbs of tests and by words of a person at another terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from hardware.control_socket import ControlSocket, Refused, ask
from hardware.debounce import MS
from hardware.mock_hand import VERBS, buttons_hand
from hardware.mock_panel import MockPanel
from hardware.signals import Fault, Pressed, Ready, Released
from tests.hardware.test_panels import DOUBLE, LEAVE, START, STAY, polled, rounded


def made(seats: int = 2) -> MockPanel:
    return MockPanel(seats, lambda: None)


def faults(signals: list[object]) -> list[tuple[str, str]]:
    return [(one.device, one.key) for one in signals if isinstance(one, Fault)]


def test_the_mock_plays_taps_bounces_and_stuck_switches() -> None:
    panel = MockPanel(1, lambda: None)
    panel.stick(0, LEAVE, START)
    panel.tap(0, STAY, START)
    panel.bounce(0, DOUBLE, START + 5 * MS, (MS, MS, 2 * MS, MS))
    found = polled(panel, START + 300 * MS)
    assert rounded(found) == [("Pressed", 0, STAY, 0), ("Pressed", 0, DOUBLE, 5), ("Released", 0, STAY, 80)]
    assert [one.device for one in found if isinstance(one, Fault)] == ["seat 1 LEAVE"]
    panel.bounce(0, DOUBLE, START + 400 * MS, (MS, MS), closing=False)
    panel.release(0, LEAVE, START + 401 * MS)
    found = polled(panel, START + 3_000 * MS)
    assert rounded(found) == [("Released", 0, DOUBLE, 400)]
    assert [one for one in found if isinstance(one, Ready)] == [Ready("seat 1 LEAVE")]


def test_the_mock_refuses_an_odd_bounce_and_tells_its_lamps() -> None:
    panel = MockPanel(1, lambda: None)
    with pytest.raises(ValueError, match="even number"):
        panel.bounce(0, STAY, START, (MS,))
    panel.light(0, STAY, True)
    assert panel.lamps == {(0, STAY)}


def test_a_wire_that_has_come_off_is_silent_until_it_is_mended() -> None:
    panel = made()
    panel.open_circuit(0, STAY)
    panel.tap(0, STAY, START)
    panel.tap(1, STAY, START + MS)
    assert [one[1] for one in rounded(polled(panel, START + 500 * MS))] == [1, 1]
    panel.mend(0, STAY)
    panel.tap(0, STAY, START + 600 * MS)
    assert [one[1] for one in rounded(polled(panel, START + 900 * MS))] == [0, 0]


def test_a_chip_that_is_pulled_out_is_said_and_what_is_held_meanwhile_votes_for_nobody() -> None:
    panel = made(3)
    panel.press(0, LEAVE, START)
    assert [type(one) for one in polled(panel, START + 100 * MS)] == [Pressed]
    panel.unplug()
    panel.unplug()
    panel.release(0, LEAVE, START + 200 * MS)
    panel.press(1, STAY, START + 300 * MS)
    found = polled(panel, START + 90_000 * MS)
    assert faults(list(found)) == [("chip mock", "fault-chip-absent")]
    assert dict(found[0].args)["seats"] == "1–3"  # type: ignore[union-attr]
    panel.plug(START + 90_000 * MS)
    found = polled(panel, START + 91_000 * MS)
    assert (found[0], faults(list(found))) == (Ready("chip mock"), [("seat 2 STAY", "fault-button-stuck")])
    panel.tap(0, LEAVE, START + 92_000 * MS)
    assert [type(one) for one in polled(panel, START + 93_000 * MS)] == [Pressed, Released]


def test_a_switch_wired_the_wrong_way_round_is_out_of_play_however_often_it_is_pressed() -> None:
    panel = made()
    panel.reverse(0, DOUBLE, START)
    assert faults(list(polled(panel, START + 100 * MS))) == [("seat 1 DOUBLE", "fault-button-stuck")]
    for n in range(1, 6):
        panel.tap(0, DOUBLE, START + n * 3_000 * MS)
    assert polled(panel, START + 20_000 * MS) == []
    panel.reverse(0, DOUBLE, START + 20_000 * MS)
    assert polled(panel, START + 20_000 * MS) == [Ready("seat 1 DOUBLE")]


@pytest.mark.parametrize("by_s", [3600, -3600, 0.5])
def test_stamps_of_a_clock_that_has_jumped_are_not_believed(by_s: float) -> None:
    panel = made()
    panel.jump_clock(round(by_s * 1_000 * MS))
    panel.tap(0, STAY, START)
    assert polled(panel, START + 500 * MS) == [
        Pressed(0, STAY, START, False),
        Released(0, STAY, START + 80 * MS, False),
    ]


def test_edges_may_arrive_late_and_keep_their_stamps() -> None:
    panel = made()
    panel.delay(30 * MS)
    panel.tap(0, STAY, START)
    assert panel.poll(START + 29 * MS) == []
    assert panel.due_ns() == START + 30 * MS
    assert panel.poll(START + 30 * MS) == [Pressed(0, STAY, START)]


def test_every_verb_can_be_said_and_says_what_it_did() -> None:
    panel = made(3)
    now = [START]
    hand = buttons_hand(panel, lambda: now[0])
    for name, verb in VERBS.items():
        now[0] += 10_000 * MS
        words = [name, "3", "stay"] if verb.switch else [name]
        assert hand(words).endswith(verb.about)
        panel.poll(now[0])
    assert hand(["bounce", "2", "LEAVE"]) == "seat 2 LEAVE: a tap on a worn switch that chatters for 18 ms"
    now[0] += 100_000 * MS
    pressed = [one for one in polled(panel, now[0]) if isinstance(one, Pressed)]
    assert pressed[-1].button is LEAVE


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "buttons can tap, press"),
        (["explode"], "buttons can tap, press"),
        (["tap"], "tap needs a seat from 1 to 2 and a button, as in: tap 1 STAY"),
        (["tap", "3", "STAY"], "needs a seat from 1 to 2"),
        (["tap", "0", "STAY"], "needs a seat from 1 to 2"),
        (["tap", "x", "STAY"], "needs a seat from 1 to 2"),
        (["tap", "1", "GREEN"], "there is no button 'GREEN'; there is STAY, LEAVE, DOUBLE"),
        (["tap", "1", "STAY", "now"], "tap does not know what to do with 'now'"),
        (["noise", "1", "STAY", "long"], "noise takes seconds, as in: noise … 1"),
        (["jump_clock", "nan"], "jump_clock takes seconds from -86400 to 86400"),
    ],
)
def test_words_that_mean_nothing_are_answered_with_what_is_allowed(words: list[str], said: str) -> None:
    with pytest.raises(Refused, match=said):
        buttons_hand(made(), lambda: START)(words)


def test_a_fault_goes_from_a_terminal_to_the_panel(tmp_path: Path) -> None:
    panel = made()
    listening = ControlSocket(tmp_path / "c.sock", {"buttons": buttons_hand(panel, lambda: START)})
    assert ask(tmp_path / "c.sock", ["buttons", "stick", "2", "DOUBLE"]) == "seat 2 DOUBLE: closed since the start"
    listening.close()
    assert faults(list(polled(panel, START + 100 * MS))) == [("seat 2 DOUBLE", "fault-button-stuck")]
