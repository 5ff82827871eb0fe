"""The way in for staff: a number of digits, entered with the three buttons."""

from __future__ import annotations

from console.desk import SECOND, Desk
from console.screens import Screen
from console.screens.dress import BODY, Legend, menu, paper
from console.screens.page import Page
from console.screens.staff_menu import StaffMenu
from console.screens.staff_page import StaffPage
from games.scene import Box, Card, Ink, Shape, Text, msg, number
from hardware.signals import Button

TRIES = 3
WAIT_NS = 60 * SECOND
LEGEND: Legend = (
    ("STAY", msg("staff-pin-take")), ("LEAVE", msg("button-back")), ("DOUBLE", msg("staff-pin-next")),
)  # fmt: skip


def way_in(desk: Desk, under: Page) -> Screen:
    """The service menu, or the question for its PIN."""
    return Pin(desk, under) if desk.staff.pin else StaffMenu(desk, under)


class Pin(StaffPage):
    """DOUBLE next digit, STAY takes it, LEAVE takes the last one back, and with none leads out.

    After three wrong numbers nobody gets in for a minute.
    """

    def __init__(self, desk: Desk, under: Page) -> None:
        super().__init__(desk, under)
        self.taken, self.digit = "", 0

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Enters digit by digit."""
        if button is Button.LEAVE:
            if not self.taken:
                return self.leave()
            self.taken = self.taken[:-1]
        elif self.waits():
            return self
        elif button is Button.DOUBLE:
            self.digit = (self.digit + 1) % 10
        else:
            return self._take()
        return self

    def _take(self) -> Screen:
        self.taken, self.digit = f"{self.taken}{self.digit}", 0
        if len(self.taken) < len(self.desk.staff.pin):
            return self
        if self.taken == self.desk.staff.pin:
            self.desk.wrong_pins = 0
            return StaffMenu(self.desk, self.under)
        self.taken = ""
        self.desk.wrong_pins += 1
        if self.desk.wrong_pins % TRIES == 0:
            self.desk.pin_opens_ns = self.desk.now_ns + WAIT_NS
        return self

    def waits(self) -> bool:
        """Whether too many wrong numbers have come."""
        return self.desk.now_ns < self.desk.pin_opens_ns

    def wake_ns(self) -> tuple[int | None, ...]:
        """When the next number may be tried."""
        return (self.desk.pin_opens_ns if self.waits() else None,)

    def shapes(self) -> tuple[Shape, ...]:
        """A place for each digit: those taken as a star, the one in hand written out."""
        sheet = Box(BODY.x + 250, BODY.y + 40, 700, 380)
        about, row = sheet.inset(40, 40).rows(80, 0, gap=30)
        key = "staff-pin-waits" if self.waits() else "staff-pin-wrong" if self.desk.wrong_pins else "staff-pin-about"
        count = len(self.desk.staff.pin)
        wide = min(90.0, row.w / count - 10)
        left = row.x + (row.w - count * (wide + 10) + 10) / 2
        parts: list[Shape] = [Text(about, msg(key), 26, Ink.INK, align="centre", lines=2)]
        for n in range(count):
            box = Box(left + n * (wide + 10), row.y + 20, wide, 120)
            now = n == len(self.taken)
            parts.append(Card(box, Ink.DOUBLE if now else Ink.SHEET, 10, ring=now))
            if now:
                parts.append(Text(box, number(self.digit), 84, Ink.INK, bold=True, align="centre"))
            elif n < len(self.taken):
                parts.append(Card(Box(box.x + wide / 2 - 12, box.y + 48, 24, 24), Ink.INK, None))
        return menu(self.desk, msg("staff-title"), None, paper(sheet, tuple(parts)), LEGEND, None)
