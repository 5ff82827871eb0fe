"""The service menu: in by the chord and the number, every test, every setting, and out again with the same buttons."""

from __future__ import annotations

from typing import Any

import pytest

from console.desk import Habits, Power
from console.profiles import PROFILES, StaffConfig, VisitorsConfig
from console.screens.samples import samples
from console.screens.staff_menu import StaffMenu
from console.screens.staff_settings import apply_all
from console.screens.staff_tests import ButtonTest
from console.screens.start import opening
from console.screens.table import begin
from games.chance_or_choice import GAME
from games.scene import Msg, msg
from hardware.signals import Button, DiceRead, Pressed, Released
from tests.console.stage import DOUBLE, LEAVE, MS, STAY, Reader, Stage
from tests.shapes import messages

PIN = StaffConfig(pin="203")
CHORD = (STAY, LEAVE, DOUBLE)


class Door:
    """What staff did to the machine."""

    def __init__(self) -> None:
        self.told: list[object] = []

    @property
    def sound(self) -> Any:
        return lambda percent: self.told.append(("sound", percent))

    def export(self) -> Msg:
        self.told.append("export")
        return msg("staff-exported", folder="/media/tabletop/tabletop-001", n=3)

    def power(self, how: Power) -> None:
        self.told.append(("power", how))


def staffed(staff: StaffConfig = PIN, reader: Reader | None = None) -> tuple[Stage, Door]:
    stage, door = Stage(Habits(idle_s=60, timer_s=0), reader=reader), Door()
    stage.desk.staff, stage.desk.door = staff, door
    stage.desk.visitors = VisitorsConfig(locked=True, ask_language=True, house_rules=False)
    return stage, door


def chord(stage: Stage, seconds: float, panel: int = 0) -> None:
    """All three buttons of a seat, held together for so long, then let go."""
    stage.now_ns += MS
    stage.send(*(Pressed(panel, button, stage.now_ns) for button in CHORD))
    stage.wait(seconds)
    stage.send(*(Released(panel, button, stage.now_ns) for button in CHORD))


def enter(stage: Stage, pin: str) -> None:
    for digit in pin:
        stage.tap(1, *(DOUBLE for _ in range(int(digit))), STAY)


def into(stage: Stage, *labels: str) -> None:
    """Walks to the lines with these labels, one list after the other."""
    for label in labels:
        while stage.screen.items()[stage.screen.at].label.key != label:  # type: ignore[attr-defined]
            stage.tap(0, DOUBLE)
        stage.tap(0, STAY)


def in_menu(reader: Reader | None = None) -> tuple[Stage, Door]:
    stage, door = staffed(reader=reader)
    game = begin(stage.desk, GAME, (0, 1, 2))
    stage.show(game)
    game.away()
    stage.show(StaffMenu(stage.desk, game))
    return stage, door


def test_the_chord_and_the_number_lead_in_and_leave_leads_out_to_where_play_stood() -> None:
    stage, _ = staffed()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    chord(stage, 5.1)
    assert stage.name == "Pin"
    enter(stage, "203")
    assert stage.name == "StaffMenu"
    stage.tap(0, LEAVE)
    assert stage.name == "Table"


@pytest.mark.parametrize("seconds", [0.1, 2.5, 4.8])
def test_a_chord_let_go_too_early_lets_nobody_in(seconds: float) -> None:
    stage, _ = staffed()
    stage.show(opening(stage.desk))
    chord(stage, seconds)
    stage.wait(3)
    assert stage.name not in ("Pin", "StaffMenu")


def test_another_seats_buttons_are_no_chord() -> None:
    stage, _ = staffed()
    stage.show(opening(stage.desk))
    chord(stage, 9, panel=2)
    assert stage.name not in ("Pin", "StaffMenu")


def test_after_three_wrong_numbers_a_minute_passes_first() -> None:
    stage, _ = staffed()
    stage.show(opening(stage.desk))
    chord(stage, 5.1)
    for _ in range(3):
        enter(stage, "111")
    assert "Three wrong numbers: please wait a minute" in stage.words()
    enter(stage, "203")
    assert stage.name == "Pin"
    stage.wait(61)
    enter(stage, "203")
    assert stage.name == "StaffMenu"


def test_leave_takes_digits_back_and_then_leads_out() -> None:
    stage, _ = staffed()
    stage.show(begin(stage.desk, GAME, (0, 1, 2)))
    chord(stage, 5.1)
    enter(stage, "2")
    stage.tap(0, LEAVE)
    assert stage.name == "Pin"
    stage.tap(0, LEAVE)
    assert stage.name == "Table"


@pytest.mark.parametrize("profile", PROFILES)
def test_staff_get_in_and_out_in_every_profile(profile: Any) -> None:
    defaults = PROFILES[profile]
    stage, _ = staffed(StaffConfig(**defaults.get("staff", {})))
    stage.desk.visitors = VisitorsConfig(**defaults.get("visitors", {}))
    stage.show(opening(stage.desk))
    chord(stage, 5.1)
    enter(stage, stage.desk.staff.pin)
    assert stage.name == "StaffMenu"
    stage.tap(3, LEAVE)
    assert stage.name not in ("StaffMenu", "Pin")


def test_while_staff_are_in_play_stands_still_and_who_forgets_to_leave_is_out() -> None:
    stage, _ = in_menu()
    entries = stage.desk.session and stage.desk.session.record().entries
    stage.tap(1, DOUBLE, DOUBLE)
    stage.wait(120)
    assert stage.name == "StaffMenu"
    stage.wait(70)
    assert stage.name == "Table"
    assert stage.desk.session is not None and stage.desk.session.record().entries == entries


def test_every_button_is_counted_with_its_last_stamp_and_a_held_leave_leads_back() -> None:
    stage, _ = in_menu()
    into(stage, "staff-tests", "staff-test-buttons")
    assert isinstance(stage.screen, ButtonTest)
    page = stage.screen
    assert {"green · STAY", "red · LEAVE", "yellow · DOUBLE"} <= set(stage.words()), "no column is without its name"
    for panel in range(4):
        stage.tap(panel, STAY, STAY, LEAVE, DOUBLE)
    stage.send(Pressed(1, DOUBLE, stage.now_ns))
    assert page.counts[1, DOUBLE] == 2 and page.counts[3, STAY] == 2 and page.counts[2, LEAVE] == 1
    assert stage.screen.lamps() == {(1, DOUBLE)}
    assert any(words.startswith("Last: seat 2, yellow, at") for words in stage.words())
    stage.press(0, LEAVE, 2.2)
    assert stage.name == "TestsList"


def test_pages_of_numbers_are_looked_at_with_and_without_numbers() -> None:
    stage = Stage()
    shown = dict(samples(stage.desk))
    for page in ("GamesPage", "DaysPage"):
        empty = {message.key for message in messages(shown[f"staff: {page}, empty"].shapes)}
        full = {message.key for message in messages(shown[f"staff: {page}"].shapes)}
        assert "staff-nothing" in empty and "staff-nothing" not in full


def test_lamps_are_lit_kind_by_kind() -> None:
    stage, _ = in_menu()
    into(stage, "staff-tests", "staff-test-lamps")
    seen = []
    for _ in range(5):
        seen.append({button for _, button in stage.screen.lamps()})
        stage.wait(1)
    assert {frozenset(lit) for lit in seen} == {
        frozenset(Button), frozenset(), *(frozenset({button}) for button in Button)
    }  # fmt: skip
    stage.tap(0, LEAVE)
    assert stage.name == "TestsList"


def test_the_reader_is_asked_and_what_it_tells_is_shown_and_not_played() -> None:
    reader = Reader()
    stage, _ = in_menu(reader)
    entries = stage.desk.session and stage.desk.session.record().entries
    into(stage, "staff-tests", "staff-test-reader")
    assert reader.told[-1] == "arm 2 6"
    stage.send(DiceRead((3, 5), stage.now_ns))
    assert "One throw has been read" in stage.words()
    stage.tap(0, LEAVE)
    assert reader.told[-1] == "disarm"
    assert stage.desk.session is not None and stage.desk.session.record().entries == entries


def test_sounds_are_heard_one_after_the_other_and_pictures_follow_each_other() -> None:
    stage, _ = in_menu()
    into(stage, "staff-tests", "staff-test-sound")
    stage.tap(0, STAY, DOUBLE)
    assert len(set(stage.desk.heard())) == 2
    stage.tap(0, LEAVE)
    into(stage, "staff-test-picture")
    seen = set()
    while stage.name == "PictureTest":
        seen.add(stage.screen.scene())
        stage.tap(0, STAY)
    assert len(seen) == 6 and stage.name == "TestsList"


def test_settings_count_at_once_and_are_kept_for_the_next_start() -> None:
    stage, door = in_menu()
    into(stage, "staff-settings", "choose-language", "staff-volume", "option-timer", "staff-idle")
    stage.tap(0, DOUBLE, STAY)
    assert stage.desk.words.language == stage.desk.home_language == "fa"
    assert door.told == [("sound", 0)] or door.told[0] == ("sound", stage.desk.volume)
    kept = dict(stage.store.chosen)
    assert set(kept) == {"language", "volume", "timer", "idle", "games"}
    other, _ = staffed()
    other.store.chosen = kept
    apply_all(other.desk)
    assert other.desk.habits == stage.desk.habits
    assert other.desk.offered == stage.desk.offered and len(other.desk.offered) == len(other.desk.games) - 1
    assert (other.desk.volume, other.desk.words.language) == (stage.desk.volume, "fa")


def test_the_last_game_cannot_be_taken_away() -> None:
    stage, _ = in_menu()
    into(stage, "staff-settings")
    for game in stage.desk.games:
        into(stage, f"title-{game.id}")
    assert len(stage.desk.offered) == 1


def test_kept_settings_that_make_no_sense_are_passed_over() -> None:
    stage, _ = staffed()
    before = stage.desk.habits, stage.desk.volume, stage.desk.words
    stage.store.chosen = {"language": "xx", "volume": "loud", "timer": "-3", "run": "x running", "wings": "2"}
    apply_all(stage.desk)
    assert (stage.desk.habits, stage.desk.volume, stage.desk.words) == before


def test_numbers_by_game_by_day_and_of_things_can_be_read() -> None:
    stage, _ = in_menu()
    stage.desk.audits.count("start", detail="power-cut")
    into(stage, "staff-audits", "staff-by-game")
    assert stage.desk.words.say(Msg("title-chance_or_choice")) in stage.words()
    stage.tap(0, LEAVE)
    into(stage, "staff-by-day")
    assert "without a clock" in stage.words()
    stage.tap(0, LEAVE)
    into(stage, "staff-by-thing")
    said = stage.words()
    assert "Switched on after a power cut" in said and "Seat 1, green" in said
    stage.tap(0, DOUBLE)
    assert stage.name == "ThingsPage"


def test_an_export_is_made_through_the_door_and_says_where() -> None:
    stage, door = in_menu()
    into(stage, "staff-export")
    assert door.told == ["export"]
    assert "Written to /media/tabletop/tabletop-001: 3 games and all numbers" in stage.words()


@pytest.mark.parametrize("how", ["console", "restart", "off"])
def test_the_machine_ends_through_the_door_alone(how: Power) -> None:
    stage, door = in_menu()
    into(stage, "staff-power")
    stage.tap(0, STAY)
    assert (stage.name, door.told) == ("StaffMenu", [])
    into(stage, "staff-power", f"staff-power-{how}")
    assert door.told == [("power", how)]


def test_a_reset_with_nothing_chosen_deletes_nothing() -> None:
    stage, _ = in_menu()
    into(stage, "staff-reset", "staff-forget")
    assert stage.store.erased == [] and stage.name == "ResetList"
    into(stage, "staff-reset-counts", "staff-reset-games", "staff-reset-games", "staff-forget")
    assert stage.store.erased == ["counts"] and stage.name == "StaffMenu"
