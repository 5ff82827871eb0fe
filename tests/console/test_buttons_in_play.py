"""Worn buttons under the screens: what ails them is said, what is doubtful votes for nobody; and lamps."""

from __future__ import annotations

from itertools import pairwise

import pytest
from gpiozero.pins.mock import MockFactory
from hypothesis import given, settings
from hypothesis import strategies as st

from console.desk import Habits
from console.screens.attract import Attract
from console.screens.blink import changes_ns, is_dark
from console.screens.choose_game import ChooseGame
from console.screens.table import Table, begin
from games.chance_or_choice import GAME
from games.core import Throw
from games.record import replay
from games.scene import Msg
from hardware.config import PanelConfig, SeatPins
from hardware.debounce import MS
from hardware.gpio_panel import GpioPanel
from hardware.gpiod_factory import GpiodFactory
from hardware.mock_panel import MockPanel
from hardware.panel import Panel
from hardware.signals import Fault, Pressed, Ready, Released, Signal, Tick
from tests.console.races import RACE
from tests.console.stage import DOUBLE, LANGUAGES, LEAVE, STAY, Stage, speak
from tests.hardware.fake_chip import FakeMachine

SECOND = 1_000 * MS


def refuse(name: str) -> None:
    raise PermissionError(13, "Permission denied", "/dev/gpiochip0")


def troubled() -> list[Fault]:
    """All that panels can say of themselves, said by panels in that trouble."""
    seats = (SeatPins(stay=9, leave="DOORBELL", double=17, stay_lamp=9), SeatPins(stay=1, leave=2, double=3, chip="x"))
    config = PanelConfig(kind="gpio", seats=seats)
    alias = PanelConfig(kind="gpio", seats=(SeatPins(stay="WPI0", leave=17, double=5),))
    far = (SeatPins(stay=5, leave=6, double=7), SeatPins(stay=1, leave=2, double=3, stay_lamp=4, chip="x"))
    mock = MockPanel(3, lambda: None)
    mock.stick(2, STAY, SECOND)
    mock.noise(0, LEAVE, SECOND)
    mock.unplug()
    mock.stick(2, STAY, SECOND)
    mock.noise(0, LEAVE, SECOND)
    panels: list[Panel] = [
        GpioPanel(config, lambda: None, GpiodFactory(open_chip=FakeMachine("").open)),
        GpioPanel(alias, lambda: None, MockFactory()),
        GpioPanel(PanelConfig(kind="gpio", seats=far), lambda: None, MockFactory()),
        GpioPanel(config, lambda: None, GpiodFactory(open_chip=refuse)),
        GpioPanel(PanelConfig(kind="gpio", seats=far[1:]), lambda: None, GpiodFactory(open_chip=refuse)),
        GpioPanel(config, lambda: None, GpiodFactory(open_chip=FakeMachine().open)),
        mock,
    ]
    found: list[Signal] = [signal for panel in panels for signal in panel.poll(2 * SECOND)]
    for panel in panels:
        panel.close()
    return [signal for signal in found if isinstance(signal, Fault)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_of_buttons_is_said_in_every_language(language: str) -> None:
    faults = troubled()
    assert {fault.key for fault in faults} == {
        "fault-button-stuck", "fault-button-noisy", "fault-button-busy", "fault-button-name", "fault-button-shared",
        "fault-button-reach", "fault-lamp-reach", "fault-lamp-pin", "fault-chip-absent", "fault-panel-permission",
        "fault-panel-library", "fault-chip-permission",
    }  # fmt: skip
    for fault in faults:
        said = speak(language).say(Msg(fault.key, fault.args))
        assert fault.key not in said and "{" not in said, said
        for name in ("pin", "holder", "chip", "group", "library"):
            assert str(dict(fault.args).get(name, "")) in said, (fault, said)


def test_seats_without_buttons_are_counted_in_the_digits_of_the_language() -> None:
    fault = next(fault for fault in troubled() if dict(fault.args).get("seats") == "1–3")
    assert "۱–۳" in speak("fa").say(Msg(fault.key, fault.args))
    assert "1–3" in speak("it").say(Msg(fault.key, fault.args))


def test_a_stuck_button_is_named_by_seat_and_colour() -> None:
    stage = Stage()
    stage.show(ChooseGame(stage.desk))
    stage.send(*[fault for fault in troubled() if fault.key == "fault-button-stuck"])
    assert "Seat 3: the green button seems stuck. It counts again when it has been up for two seconds" in stage.words()


def test_of_many_faults_the_newest_is_in_words_and_what_is_pretended_is_the_last_to_be() -> None:
    stage = Stage()
    stage.show(ChooseGame(stage.desk))

    def stuck(seat: int) -> Fault:
        return Fault(f"seat {seat} STAY", "fault-button-stuck", "", (("seat", seat), ("button", "STAY")))

    said = []
    for news in (Fault("panel", "fault-panel-mock", ""), stuck(9), stuck(2), stuck(9), Ready("seat 9 STAY")):
        stage.send(news)
        said.append(next(words for words in stage.words() if "pretended" in words or "stuck" in words))
    assert [words.partition(":")[0] for words in said] == [
        "The buttons are pretended", "Seat 9", "Seat 2", "Seat 9", "Seat 2",
    ]  # fmt: skip
    assert [words.endswith(f"(and {n} more)") for n, words in zip((0, 1, 2, 2, 1), said, strict=True)][1:] == [True] * 4


class Wired(Stage):
    """A stage whose signals come from a panel, polled as the loop would."""

    def __init__(self, habits: Habits, panels: int = 3) -> None:
        super().__init__(habits, table=(GAME, RACE))
        self.panel = MockPanel(panels, lambda: None)

    def run(self, seconds: float) -> None:
        until_ns = self.now_ns + int(seconds * SECOND)
        while True:
            dues = [due for due in (self.screen.due_ns(), self.panel.due_ns()) if due is not None and due <= until_ns]
            self.now_ns = max(self.now_ns, min(dues, default=until_ns))
            self.send(*self.panel.poll(self.now_ns), Tick(self.now_ns))
            if not dues:
                return


def asked() -> Wired:
    """Chance or Choice with a question put to three people, time unlimited."""
    stage = Wired(Habits(timer_s=0, idle_s=0))
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while isinstance(session.waiting, Throw):
        stage.panel.tap(0, DOUBLE, stage.now_ns)
        stage.run(2)
    return stage


def answers(stage: Stage) -> list[str]:
    """What has been answered since the last throw."""
    assert stage.desk.session is not None
    texts = [entry.text for entry in stage.desk.session.record().entries]
    return texts[max(at for at, text in enumerate(texts) if text.startswith("throw")) + 1 :]


def test_a_worn_switch_answers_once() -> None:
    stage = asked()
    stage.panel.bounce(1, STAY, stage.now_ns, (MS, 2 * MS, 3 * MS, MS, 5 * MS, 4 * MS))
    stage.run(0.3)
    stage.panel.bounce(1, STAY, stage.now_ns, (MS, 2 * MS, 3 * MS, MS), closing=False)
    stage.run(1)
    assert answers(stage) == ["2 stay"]


@pytest.mark.parametrize("trouble", ["noise", "unplug", "reverse", "spike"])
def test_red_in_trouble_takes_nobody_out_and_opens_no_menu(trouble: str) -> None:
    stage = asked()
    if trouble == "unplug":
        stage.panel.press(1, LEAVE, stage.now_ns)
        stage.run(1)
        stage.panel.unplug()
    elif trouble == "noise":
        stage.panel.noise(1, LEAVE, stage.now_ns, 3 * SECOND)
        for _ in range(30):
            stage.run(0.1)
    else:
        getattr(stage.panel, trouble)(1, LEAVE, stage.now_ns)
    stage.run(8)
    assert stage.name == "Table"
    assert answers(stage) == []


def test_red_of_a_gamepad_that_is_pulled_out_is_no_answer() -> None:
    stage = asked()
    stage.send(Pressed(1, LEAVE, stage.now_ns, exact=False))
    stage.wait(0.5)
    gone = Fault("gamepad 2", "fault-pad-gone", "gone", (("seat", 2), ("button", "LEAVE")), passing=True)
    stage.send(gone, Released(1, LEAVE, stage.now_ns, exact=False))
    stage.wait(3)
    assert stage.name == "Table"
    assert answers(stage) == []


def test_a_red_button_that_is_stuck_from_the_start_lets_the_others_play() -> None:
    stage = Wired(Habits(timer_s=0, idle_s=0))
    stage.panel.stick(1, LEAVE, stage.now_ns)
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    stage.run(1)
    stage.panel.tap(0, DOUBLE, stage.now_ns)
    stage.run(5)
    assert stage.name == "Table"
    assert any("seems stuck" in words for words in stage.words())
    stage.panel.release(1, LEAVE, stage.now_ns)
    stage.run(3)
    assert not any("seems stuck" in words for words in stage.words())


def test_a_press_before_the_first_frame_or_while_the_screen_changes_is_for_nothing() -> None:
    stage = Wired(Habits(idle_s=0))
    early_ns = stage.now_ns
    stage.show(ChooseGame(stage.desk))
    stage.panel.tap(0, STAY, early_ns)
    stage.run(1)
    assert stage.name == "ChooseGame"
    stage.panel.tap(0, STAY, stage.now_ns)
    changed_ns = stage.now_ns + 4 * MS
    stage.panel.tap(1, STAY, stage.now_ns)  # as early as the first, but the screen has changed by then
    stage.run(1)
    assert changed_ns < stage.now_ns
    assert stage.name == "Seats"
    assert not any("has joined" in words for words in stage.words())


@pytest.mark.parametrize("chattering", [False, True])
@pytest.mark.parametrize(
    ("late_ms", "winner", "margin_ms"), [(0, 2, 1), (5, 2, 1), (30, 2, 1), (36, 2, 1), (70, 1, None)]
)
def test_a_press_that_arrives_late_wins_by_its_contact_in_record_on_screen_and_in_replay(
    late_ms: int, winner: int, margin_ms: int | None, chattering: bool
) -> None:
    """Seat 2 was first by a millisecond; its edges arrive late. After the grace the race is run, for all alike."""
    stage = Wired(Habits(timer_s=0, idle_s=0), panels=2)
    stage.show(begin(stage.desk, RACE, (0, 1)))
    stage.run(1)
    first_ns = stage.now_ns
    stage.panel.delay(late_ms * MS)
    stage.panel.bounce(1, DOUBLE, first_ns, (MS // 2, MS // 2) if chattering else ())
    stage.panel.delay(0)
    stage.panel.press(0, DOUBLE, first_ns + MS)
    stage.run(1)
    session = stage.desk.session
    assert session is not None
    record = session.record()
    (entry,) = record.entries
    assert (entry.text, entry.at_ns) == (f"{winner} double", first_ns + (MS if winner == 1 else 0))
    assert entry.margin_ns == (None if margin_ms is None else margin_ms * MS)
    assert replay(RACE, record).first == session.state.first == winner - 1
    said = {words for words in stage.words() if "first" in words}
    assert said == ({f"first by {margin_ms} ms", "the other was first"} if margin_ms else set())


def test_the_edge_that_the_kernel_hands_on_later_decides_where_it_was_made_first() -> None:
    """Real pairs of presses now and then come in two polls; here the earlier one comes when the later is known."""
    machine = FakeMachine("", "far")
    seats = (SeatPins(stay=4, leave=5, double=6), SeatPins(stay=0, leave=1, double=2, chip="far"))
    stage = Stage(Habits(timer_s=0, idle_s=0), table=(RACE,))
    factory = GpiodFactory(open_chip=machine.open)
    panel = GpioPanel(PanelConfig(kind="gpio", seats=seats), lambda: None, factory, lambda: stage.now_ns + SECOND)
    panel.poll(stage.now_ns)
    stage.show(begin(stage.desk, RACE, (0, 1)))
    stage.wait(1)
    first_ns = stage.now_ns
    machine.line(6).drive(False, first_ns + MS)
    for after_ms in range(60):
        if after_ms == 20:
            assert stage.desk.session is not None and not stage.desk.session.record().entries
            machine.line(2, "far").drive(False, first_ns)
        stage.now_ns = first_ns + after_ms * MS
        stage.send(*panel.poll(stage.now_ns), Tick(stage.now_ns))
    panel.close()
    factory.close()
    assert stage.desk.session is not None
    (entry,) = stage.desk.session.record().entries
    assert (entry.text, entry.at_ns, entry.margin_ns) == ("2 double", first_ns, MS)


def test_a_press_while_the_loop_is_held_up_counts_with_its_true_time() -> None:
    """Two seconds in which nobody polls: whoever pressed then is heard, and in the order of their contacts."""
    stage = asked()
    held_up_ns = stage.now_ns
    stage.panel.tap(2, STAY, held_up_ns + 700 * MS, 30 * MS)
    stage.panel.tap(1, STAY, held_up_ns + 400 * MS, 30 * MS)
    stage.now_ns += 2 * SECOND
    stage.run(1)
    assert answers(stage)[:2] == ["2 stay", "3 stay"]
    assert stage.desk.session is not None
    stamps = [entry.at_ns for entry in stage.desk.session.record().entries if entry.text in ("2 stay", "3 stay")]
    assert stamps == [held_up_ns + 400 * MS, held_up_ns + 700 * MS]


def test_a_short_press_of_red_that_chatters_opens_no_menu() -> None:
    stage = asked()
    stage.panel.bounce(1, LEAVE, stage.now_ns, (MS, 2 * MS, 3 * MS, MS))
    stage.panel.bounce(1, LEAVE, stage.now_ns + 200 * MS, (2 * MS, MS, 4 * MS, MS), closing=False)
    for _ in range(50):
        stage.run(0.1)
        assert stage.name == "Table"
    assert answers(stage) == ["2 leave"]


moments = st.one_of(st.integers(-60, 60), st.integers(4_940, 5_060), st.integers(60, 4_940))


@given(st.lists(st.tuples(moments, st.integers(0, 39)), min_size=3, max_size=3))
@settings(max_examples=40)
def test_a_press_is_taken_once_by_the_question_that_was_open_at_its_contact(presses: list[tuple[int, int]]) -> None:
    """Presses in milliseconds after the opening of a question of five seconds, and how late they arrive."""
    stage = Stage(Habits(timer_s=5, call_after_s=600, idle_s=0), table=(GAME,))
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while isinstance(session.waiting, Throw):
        stage.tap(0, DOUBLE)
        stage.wait(0.9)
    assert isinstance(stage.screen, Table) and stage.screen.questions.now is not None
    opened_ns = stage.screen.questions.now.opened_ns
    assert opened_ns is not None
    for seat, (after_ms, late_ms) in sorted(enumerate(presses), key=lambda press: sum(press[1])):
        at_ns = opened_ns + after_ms * MS
        stage.wait(max(0, at_ns + late_ms * MS - stage.now_ns) / SECOND)
        stage.send(Pressed(seat, STAY, at_ns))
        stage.send(Released(seat, STAY, stage.now_ns))
    stage.wait(max(0, opened_ns + 5_045 * MS - stage.now_ns) / SECOND)
    by_hand = sorted(
        entry.text for entry in session.record().entries if entry.source == "hand" and "stay" in entry.text
    )
    assert by_hand == [f"{seat + 1} stay" for seat, (after_ms, _) in enumerate(presses) if 0 <= after_ms < 5_000]


def test_lamps_blink_before_the_timer_ends_and_are_dark_while_nobody_plays() -> None:
    stage = Stage(Habits(timer_s=20, idle_s=0), table=(GAME,))
    stage.show(begin(stage.desk, GAME, (0, 1, 2), {"thrower": "1"}))
    session = stage.desk.session
    assert session is not None
    while isinstance(session.waiting, Throw):
        stage.tap(0, DOUBLE)
        stage.wait(1)
    blinks = []
    for _ in range(18 * 20):
        stage.wait(0.05)
        blinks.append((1, STAY) in stage.screen.lamps())
    calm, urgent = blinks[: 13 * 20], blinks[15 * 20 :]
    assert all(calm)
    assert sum(one != other for one, other in pairwise(urgent)) >= 8
    stage.show(Attract(stage.desk))
    assert stage.screen.lamps() == frozenset()


def test_a_blink_is_half_lit_half_dark_and_ends_lit() -> None:
    ends_ns = 100 * SECOND
    assert not is_dark(None, 0) and changes_ns(None, 0) is None
    now_ns, seen = 0, []
    while (due := changes_ns(ends_ns, now_ns)) is not None:
        assert due > now_ns
        now_ns = due
        seen.append(is_dark(ends_ns, now_ns))
    assert now_ns == ends_ns
    assert seen == [True, False] * 10 + [False]
