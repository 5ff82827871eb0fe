"""What staff and absent visitors see, in each of its states, to look at: beside `samples`."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from console.audits import Count
from console.desk import Desk
from console.screens.language import ChooseLanguage
from console.screens.leaving import Leaving
from console.screens.page import Page
from console.screens.staff_audits import DaysPage, GamesPage, Numbers, ThingsPage
from console.screens.staff_menu import AuditsList, PowerList, StaffMenu, TestsList
from console.screens.staff_page import StaffList, StaffPage
from console.screens.staff_pin import Pin
from console.screens.staff_settings import ResetList, SettingsList
from console.screens.staff_tests import ButtonTest, LampTest, PictureTest, ReaderTest, SoundTest
from games.scene import Scene
from hardware.signals import Button

LISTS: tuple[type[StaffList], ...] = (StaffMenu, TestsList, SettingsList, AuditsList, ResetList, PowerList)
TESTS: tuple[type[StaffPage], ...] = (LampTest, ReaderTest, SoundTest)
TABLES: tuple[type[Numbers], ...] = (GamesPage, DaysPage, ThingsPage)


def service(desk: Desk, under: Page) -> Iterator[tuple[str, Scene]]:
    """All of it, over one screen."""
    yield "language first", ChooseLanguage(desk, lambda _: under).scene()
    yield "is anybody there", Leaving(desk, under).scene()
    yield from _pin(desk, under)
    for page in (*LISTS, *TESTS):
        yield f"staff: {page.__name__}", page(desk, under).scene()
    yield from _numbers(desk, under)
    buttons = ButtonTest(desk, under)
    yield "staff: buttons, none yet", buttons.scene()
    buttons.counts = {(0, Button.STAY): 12, (0, Button.DOUBLE): 3}
    buttons.last = (0, Button.DOUBLE, 123_456_000_000, True)
    desk.held = {(0, Button.DOUBLE): 0}
    yield "staff: buttons", buttons.scene()
    desk.held = {}
    picture = PictureTest(desk, under)
    yield "staff: picture", picture.scene()
    picture.at = 2
    yield "staff: one colour", picture.scene()


def _pin(desk: Desk, under: Page) -> Iterator[tuple[str, Scene]]:
    staff = desk.staff
    desk.staff = msgspec.structs.replace(staff, pin="1234")
    pin = Pin(desk, under)
    pin.taken, pin.digit = "12", 7
    yield "staff: PIN", pin.scene()
    desk.wrong_pins, desk.pin_opens_ns = 3, desk.now_ns + 1
    yield "staff: three wrong PINs", pin.scene()
    desk.wrong_pins = desk.pin_opens_ns = 0
    desk.staff = staff


def _numbers(desk: Desk, under: Page) -> Iterator[tuple[str, Scene]]:
    """Without and with numbers, whatever the desk's store has counted."""
    for page in TABLES:
        empty, full = page(desk, under), page(desk, under)
        empty.rows, full.rows = empty.table(()), full.table(tuple(_counts(desk)))
        yield f"staff: {page.__name__}, empty", empty.scene()
        yield f"staff: {page.__name__}", full.scene()


def _counts(desk: Desk) -> Iterator[Count]:
    """Some days of a busy table."""
    for n, day in enumerate(("", "2026-03-13", "2026-03-14"), 1):
        for game in desk.games:
            for what, times in (("begun", 1234), ("finished", 1021), ("abandoned", 7), ("seats", 3702)):
                yield Count(day, what, game.id, "", times // n)
            yield Count(day, "seconds", game.id, "", 98_765 // n)
        yield Count(day, "start", "", "power-cut", n)
        for seat in range(1, 6):
            yield Count(day, "press", "", f"{seat} DOUBLE", 321)
