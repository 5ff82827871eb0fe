"""Is anybody there? The attract screen is about to return; any press says that somebody is."""

from __future__ import annotations

from console.desk import SECOND
from console.screens import Screen
from console.screens.dress import BODY, menu, paper
from console.screens.laid import Laid
from console.screens.page import Page
from games.scene import Box, Ink, Ring, Shape, Text, msg, number
from hardware.signals import Button


class Leaving(Laid[Page]):
    """Laid over the screen that nobody has touched for long; it counts the seconds down."""

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Somebody is there; the press does nothing else."""
        return self.under

    def leave_ns(self) -> int | None:
        """The end of the countdown, from when it has been shown."""
        return None if self.shown_ns is None else self.shown_ns + int(self.desk.visitors.warn_s * SECOND)

    def warning_ns(self) -> int | None:
        """It is the warning itself."""
        return self.leave_ns()

    def warn(self) -> Screen:
        """Nobody was there."""
        return self.under.walked_away()

    def seconds(self) -> int:
        """How many are left, counted down to 1."""
        leave = self.leave_ns()
        left = self.desk.visitors.warn_s * SECOND if leave is None else leave - self.desk.now_ns
        return max(1, -int(-left // SECOND))

    def wake_ns(self) -> tuple[int | None, ...]:
        """Every second, while it counts."""
        leave = self.leave_ns()
        return (None if leave is None else leave - (self.seconds() - 1) * SECOND,)

    def shapes(self) -> tuple[Shape, ...]:
        """A question, and a ring that empties."""
        seconds = self.seconds()
        sheet = Box(BODY.x + 250, BODY.y + 20, 700, 440)
        question, about, ring = sheet.inset(50, 30).rows(64, 70, 0, gap=12)
        spot = Box(ring.x + (ring.w - 180) / 2, ring.y + (ring.h - 180) / 2, 180, 180)
        parts: tuple[Shape, ...] = (
            Text(question, msg("leaving-question"), 48, Ink.INK, bold=True, align="centre"),
            Text(about, msg("leaving-about"), 26, Ink.MUTED, align="centre", lines=2),
            Ring(spot, seconds / max(1.0, self.desk.visitors.warn_s)),
            Text(spot, number(seconds), 84, Ink.INK, bold=True, align="centre"),
        )
        return menu(self.desk, msg("leaving-title"), None, paper(sheet, parts), (), None)
