"""The service menu: tests, settings, numbers, export, and the ways to end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from console.desk import Desk, Power
from console.screens import Screen
from console.screens.earlier import EarlierGames
from console.screens.page import Page
from console.screens.staff_audits import DaysPage, GamesPage, ThingsPage
from console.screens.staff_page import Item, StaffList, StaffPage
from console.screens.staff_settings import ResetList, SettingsList
from console.screens.staff_tests import ButtonTest, LampTest, PictureTest, ReaderTest, SoundTest
from games.scene import Msg, msg
from hardware.signals import Fault


class StaffMenu(StaffList):
    """The first screen: what staff came for."""

    title = msg("staff-title")

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under, back)
        desk.audits.keep()

    def items(self) -> tuple[Item, ...]:
        """What there is; old games only while nobody plays."""
        earlier = Item(msg("earlier-title"), None, self._earlier)
        return (
            self._list("staff-tests", TestsList),
            self._list("staff-settings", SettingsList),
            self._list("staff-audits", AuditsList),
            Item(msg("staff-export"), None, self._export),
            self._list("staff-reset", ResetList),
            self._list("staff-power", PowerList),
            *((earlier,) if self.desk.session is None else ()),
            Item(msg("staff-back"), None, self.leave),
        )

    def _list(self, label: str, page: Callable[..., StaffPage]) -> Item:
        return Item(Msg(label), None, partial(_open, self, page))

    def _earlier(self) -> Screen:
        self.away()
        return EarlierGames(self.desk, self)

    def _export(self) -> Screen:
        door = self.desk.door
        said = msg("staff-export-none") if door is None else door.export()
        self.desk.take(Fault("export", said.key, said.key, said.args, passing=True))  # type: ignore[arg-type]
        return self


def _open(here: StaffPage, page: Callable[..., StaffPage]) -> Screen:
    here.away()
    return page(here.desk, here.under, here)


class TestsList(StaffList):
    """One test a part."""

    __test__ = False  # not for pytest
    title = msg("staff-tests")

    def items(self) -> tuple[Item, ...]:
        """Buttons, lamps, reader, sound, picture."""
        pages = {
            "staff-test-buttons": ButtonTest,
            "staff-test-lamps": LampTest,
            "staff-test-reader": ReaderTest,
            "staff-test-sound": SoundTest,
            "staff-test-picture": PictureTest,
        }
        return tuple(Item(Msg(label), None, partial(_open, self, page)) for label, page in pages.items())


class AuditsList(StaffList):
    """Numbers by game, by day, and of everything else."""

    title = msg("staff-audits")

    def items(self) -> tuple[Item, ...]:
        """Three tables."""
        pages = {"staff-by-game": GamesPage, "staff-by-day": DaysPage, "staff-by-thing": ThingsPage}
        return tuple(Item(Msg(label), None, partial(_open, self, page)) for label, page in pages.items())


class PowerList(StaffList):
    """Ends the console or the machine; LEAVE does neither."""

    title = msg("staff-power")

    def items(self) -> tuple[Item, ...]:
        """Back first, so that two presses too many do no harm."""
        ways: tuple[Power, ...] = ("console", "restart", "off")
        return (
            Item(msg("staff-stay-on"), None, self.leave),
            *(Item(Msg(f"staff-power-{how}"), None, partial(self._power, how)) for how in ways),
        )

    def _power(self, how: Power) -> Screen:
        self.desk.audits.keep()
        if self.desk.door is not None:
            self.desk.door.power(how)
        return self
