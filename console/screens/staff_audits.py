"""The numbers of the table, page by page: by game, by day, and everything else. Nothing in them is about anybody."""

from __future__ import annotations

from console.audits import Count, Line, by_day, by_game, sums
from console.desk import Desk
from console.screens import Screen
from console.screens.dress import BODY, Legend, menu, paper
from console.screens.page import Page
from console.screens.staff_page import StaffPage
from games.scene import Box, Ink, Msg, Shape, Text, msg, number
from hardware.signals import Button

ROWS = 9
HEAD = ("", "staff-begun", "staff-finished", "staff-abandoned", "staff-seats", "staff-minutes")
LEGEND: Legend = (("LEAVE", msg("button-back")), ("DOUBLE", msg("staff-more")))


class Numbers(StaffPage):
    """A table over as many pages as it needs; DOUBLE turns them."""

    title: Msg
    page = 0

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under, back)
        desk.audits.keep()
        self.rows = self.table(desk.store.counts())

    def table(self, counts: tuple[Count, ...]) -> tuple[tuple[Msg, ...], ...]:
        """The rows, the head apart."""
        raise NotImplementedError

    def head(self) -> tuple[str, ...]:
        """Keys of the columns' names; empty ones stay empty."""
        return HEAD

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Turns the page or leads back."""
        if button is not Button.DOUBLE:
            return self.leave()
        self.page = (self.page + 1) % max(1, -(-len(self.rows) // ROWS))
        return self

    def shapes(self) -> tuple[Shape, ...]:
        """A sheet with the head above."""
        sheet = BODY.inset(20, 0)
        top, *spots = sheet.inset(30, 20).rows(34, *(0,) * ROWS, gap=4)
        parts: list[Shape] = []
        for box, key in zip(self._columns(top), self.head(), strict=True):
            if key:
                parts.append(Text(box, Msg(key), 17, Ink.MUTED, bold=True, align="end", lines=2))
        shown = self.rows[self.page * ROWS : (self.page + 1) * ROWS]
        for spot, row in zip(spots, shown, strict=False):
            first, *others = zip(self._columns(spot), row, strict=True)
            parts.append(Text(*first, 20, Ink.INK, bold=True))
            parts += [Text(box, words, 20, Ink.INK, align="end") for box, words in others]
        if not shown:
            parts.append(Text(spots[2], msg("staff-nothing"), 26, Ink.MUTED, align="centre"))
        return menu(self.desk, self.title, None, paper(sheet, tuple(parts)), LEGEND, None)

    def _columns(self, row: Box) -> tuple[Box, ...]:
        others = len(self.head()) - 1
        return row.columns(0, *(150 if others > 1 else 220,) * others, gap=10)


def _line(name: Msg, line: Line) -> tuple[Msg, ...]:
    return (name, *(number(n) for n in (line.begun, line.finished, line.abandoned, line.seats, line.minutes)))


class GamesPage(Numbers):
    """A row a game."""

    title = msg("staff-by-game")

    def table(self, counts: tuple[Count, ...]) -> tuple[tuple[Msg, ...], ...]:
        """Games that are not here any more stay under their short name."""
        here = {game.id for game in self.desk.games}
        found = by_game(counts)
        return tuple(
            _line(Msg(f"title-{line.name}") if line.name in here else msg("key-cap", name=line.name), line)
            for line in found
        )


class DaysPage(Numbers):
    """A row a day, the newest first."""

    title = msg("staff-by-day")

    def table(self, counts: tuple[Count, ...]) -> tuple[tuple[Msg, ...], ...]:
        """Days on which the clock was not set are one."""
        return tuple(_line(_day(line.name), line) for line in reversed(by_day(counts)))


def _day(name: str) -> Msg:
    if not name:
        return msg("staff-no-clock")
    return msg("staff-earlier") if name == "earlier" else msg("key-cap", name=name)


class ThingsPage(Numbers):
    """Starts and their causes, losses of the reader, presses of each button."""

    title = msg("staff-by-thing")

    def head(self) -> tuple[str, ...]:
        """What, and how often."""
        return "", "staff-times"

    def table(self, counts: tuple[Count, ...]) -> tuple[tuple[Msg, ...], ...]:
        """Causes first, since they tell of trouble."""
        starts = tuple((Msg(f"staff-start-{cause}"), number(n)) for cause, n in sums(counts, "start").items())
        losses = sum(sums(counts, "reader-lost").values())
        presses = (
            (msg("staff-presses", seat=int(seat), button=button), number(n))
            for (seat, button), n in sorted(_by_button(sums(counts, "press")).items())
        )
        return (*starts, (msg("staff-losses"), number(losses)), *presses)


def _by_button(presses: dict[str, int]) -> dict[tuple[int, str], int]:
    return {(int(seat), button): n for detail, n in presses.items() for seat, button in [detail.split(" ", 1)]}
