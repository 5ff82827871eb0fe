"""What all screens of the service menu share: play stands still, anybody's buttons count, and who walks away is out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from console.desk import SECOND, Desk
from console.screens import Screen
from console.screens.dress import BODY, CHOOSING, lines, menu
from console.screens.laid import Laid
from console.screens.page import Page
from games.scene import Msg, Shape
from hardware.signals import Button

IDLE_NS = 180 * SECOND
"""So long the service menu stays open without a press."""


class StaffPage(Laid[Page]):
    """One screen of the service menu. under: the screen that staff came from; back: where LEAVE leads."""

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under)
        self.back = back

    def lets_staff_in(self) -> bool:
        """They are in."""
        return False

    def leave_ns(self) -> int | None:
        """When the service menu closes by itself."""
        return None if self.shown_ns is None else max(self.desk.pressed_ns, self.shown_ns) + IDLE_NS

    def warning_ns(self) -> int | None:
        """It closes without a countdown."""
        return self.leave_ns()

    def warn(self) -> Screen:
        """As `walked_away`."""
        return self.walked_away()

    def walked_away(self) -> Screen:
        """Play goes on where it stood."""
        return self.under

    def leave(self) -> Screen:
        """One step back; from the first screen to where play stood."""
        return self.under if self.back is None else self.back.again()

    def open_rules(self) -> Screen:
        """Not from here."""
        return self


@dataclass(frozen=True)
class Item:
    """One line. step: what STAY does; it gives the screen to show."""

    label: Msg
    value: Msg | None
    step: Callable[[], Screen]


class StaffList(StaffPage):
    """DOUBLE next line, STAY takes it, LEAVE back."""

    title: Msg
    at = 0

    def items(self) -> tuple[Item, ...]:
        """The lines."""
        raise NotImplementedError

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Walks the list (T1)."""
        items = self.items()
        if button is Button.LEAVE:
            return self.leave()
        if button is Button.DOUBLE:
            self.at = (self.at + 1) % len(items)
            return self
        return items[self.at].step()

    def shapes(self) -> tuple[Shape, ...]:
        """The lines below each other."""
        told = tuple((item.label, item.value) for item in self.items())
        return menu(self.desk, self.title, None, lines(BODY.inset(180, 0), told, self.at), CHOOSING, None)
