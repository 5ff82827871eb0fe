"""Tests as a pinball machine has them: every button, every lamp, the reader, the sounds, the picture."""

from __future__ import annotations

from collections.abc import Iterator

from console.desk import SECOND, Desk
from console.screens import Screen
from console.screens.dress import BODY, Legend, menu
from console.screens.page import Page
from console.screens.staff_page import StaffPage
from console.signals import Signal
from games.core import Tone
from games.scene import HEIGHT, WIDTH, Box, Card, Die, Group, Ink, Msg, Shape, Size, Symbol, Text, msg, number
from hardware.signals import Button, DiceRead, Pressed, Released

BACK: Legend = (("LEAVE", msg("staff-hold-back")),)
FILL: dict[Button, Ink] = {Button.STAY: Ink.STAY, Button.LEAVE: Ink.LEAVE, Button.DOUBLE: Ink.DOUBLE}
TONES: tuple[Tone, ...] = ("turn", "accepted", "refused", "safe", "lost", "all-lost", "won")


class HeldBack(StaffPage):
    """A test in which every press is part of the test: LEAVE held for two seconds leads back."""

    def holding(self) -> bool:
        """A short LEAVE is a press like any other."""
        return True

    def held(self, panel: int) -> Screen:
        """LEAVE was held: back."""
        return self.leave()


def _as_they_lie(shapes: tuple[Shape, ...]) -> Group:
    """From left to right in every language: so the real ones lie on the table."""
    return Group(Box(0, 0, WIDTH, HEIGHT), shapes, ltr=True)


class ButtonTest(HeldBack):
    """Every button with how often it has come, whether it is down, and the stamp of its last contact."""

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under, back)
        self.counts: dict[tuple[int, Button], int] = {}
        self.last: tuple[int, Button, int, bool] | None = None

    def handle(self, signal: Signal) -> Screen:
        """Counts at the contact itself, not when the screen makes something of it."""
        if isinstance(signal, Pressed) and self.shown_ns is not None and signal.at_ns >= self.shown_ns:
            key = signal.seat, signal.button
            self.counts[key] = self.counts.get(key, 0) + 1
            self.last = (*key, signal.at_ns, signal.exact)
        elif isinstance(signal, Released) and signal.button is not Button.LEAVE:
            self.desk.take(signal)
            return self
        return super().handle(signal)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Counted already."""
        return self

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """A lamp for each button that is down."""
        return frozenset(self.desk.held)

    def shapes(self) -> tuple[Shape, ...]:
        """A row a seat, as many columns of seats as it takes, each headed by the three colours."""
        seats = self.desk.habits.seats
        columns = 1 if seats <= 8 else 2 if seats <= 16 else 5 if seats <= 50 else 10
        a_column = -(-seats // columns)
        above, body_box = BODY.rows(36, 0, gap=8)
        room, names = above.columns(0, 480, gap=16) if columns > 1 else (above, None)
        words = Text(room, self._last(), 20, Ink.TEXT, lines=1)
        shapes: list[Shape] = []
        for at, column in enumerate(body_box.columns(*(0,) * columns, gap=16)):
            head, *rows = column.rows(8 if names else 28, *(0,) * a_column, gap=4)
            shapes += _names(_spots(head)[1:], named=names is None)
            shapes += [part for n, row in enumerate(rows) if (seat := at * a_column + n) < seats
                       for part in self._row(Box(row.x, row.y, row.w, min(52, row.h)), seat)]  # fmt: skip
        body = (words, *((_heading(names),) if names else ()), _as_they_lie(tuple(shapes)))
        return menu(self.desk, msg("staff-test-buttons"), None, body, BACK, None, follows=False)

    def _last(self) -> Msg:
        if self.last is None:
            return msg("staff-press-all")
        seat, button, at_ns, exact = self.last
        key = "staff-last" if exact else "staff-last-about"
        return msg(key, seat=seat + 1, button=str(button), ms=at_ns // 1_000_000 % 1_000_000)

    def _row(self, row: Box, seat: int) -> tuple[Shape, ...]:
        mark, *spots = _spots(row)
        size = min(34.0, mark.h, mark.w)
        shapes: list[Shape] = [Symbol(Box(mark.x, row.y + (row.h - size) / 2, size, size), seat)]
        for spot, button in zip(spots, Button, strict=True):
            down = (seat, button) in self.desk.held
            shapes.append(Card(spot, FILL[button] if down else Ink.PAPER, 6, ring=down))
            count = self.counts.get((seat, button), 0)
            digits: Size = 26 if row.h > 34 and spot.w > 60 else 14
            shapes.append(Text(spot, number(count), digits, Ink.INK, bold=True, align="centre"))
        return tuple(shapes)


def _spots(row: Box) -> tuple[Box, ...]:
    """The parts of a row: the seat's symbol and its three buttons."""
    return row.columns(min(40, row.w / 5), 0, 0, 0, gap=6)


def _names(spots: tuple[Box, ...], named: bool) -> Iterator[Shape]:
    """The colours of the buttons, with their names where there is room for words."""
    for spot, button in zip(spots, Button, strict=True):
        yield Card(spot, FILL[button], None)
        if named:
            ink = Ink.INK if button is Button.DOUBLE else Ink.WHITE
            yield Text(spot.inset(8, 0), msg("staff-button", button=str(button)), 17, ink, bold=True, align="centre")


def _heading(box: Box) -> Group:
    """All three names, where the columns are too narrow for them."""
    spots = Box(0, 0, box.w, box.h).columns(0, 0, 0, gap=6)
    return Group(box, tuple(_names(spots, named=True)), ltr=True)


class LampTest(StaffPage):
    """All lamps, then none, then one kind after the other, each for a second; the picture says which should be lit."""

    def kinds(self) -> tuple[tuple[Button, ...], ...]:
        """What is lit, second by second."""
        return (tuple(Button), (), *((button,) for button in Button))

    def lit(self) -> tuple[Button, ...]:
        """The kinds of buttons whose lamps are lit now."""
        return self.kinds()[(self.desk.now_ns - (self.shown_ns or 0)) // SECOND % len(self.kinds())]

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Any button leads back."""
        return self.leave()

    def wake_ns(self) -> tuple[int | None, ...]:
        """Every second."""
        since = self.shown_ns
        return (None if since is None else self.desk.now_ns + SECOND - (self.desk.now_ns - since) % SECOND,)

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """The kinds that are lit, at every seat."""
        return self.lamps_of(self.lit())

    def shapes(self) -> tuple[Shape, ...]:
        """Three large lamps."""
        spots = BODY.inset(150, 130).columns(0, 0, 0, gap=60)
        round_ = (Box(spot.x + spot.w / 2 - 100, spot.y, 200, 200) for spot in spots)
        inks = (FILL[button] if button in self.lit() else Ink.TRACK for button in Button)
        shapes: tuple[Shape, ...] = tuple(Card(spot, ink, None) for spot, ink in zip(round_, inks, strict=True))
        body = (_as_they_lie(shapes),)
        return menu(self.desk, msg("staff-test-lamps"), None, body, (("LEAVE", msg("button-back")),), None)


class ReaderTest(StaffPage):
    """Every throw that the reader tells; STAY asks it for the next one."""

    dice, sides = 2, 6

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under, back)
        self.read: tuple[int, ...] = ()
        self.times = 0
        self._ask()

    def _ask(self) -> None:
        if self.desk.dice is not None:
            self.desk.dice.arm(self.dice, self.sides, -1 - self.times)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """STAY once more, LEAVE back."""
        if button is Button.LEAVE:
            if self.desk.dice is not None:
                self.desk.dice.disarm()
            return self.leave()
        self._ask()
        return self

    def other(self, signal: Signal) -> Screen:
        """A throw is for this screen, not for the game below."""
        if not isinstance(signal, DiceRead):
            return super().other(signal)
        self.read, self.times = signal.faces, self.times + 1
        self._ask()
        return self

    def shapes(self) -> tuple[Shape, ...]:
        """The dice that came last, and how often any came."""
        above, below = BODY.inset(150, 40).rows(90, 0, gap=20)
        if self.desk.dice is None:
            about = msg("staff-reader-none")
        else:
            about = msg("staff-reader-count", n=self.times) if self.times else msg("staff-reader-throw")
        dice = tuple(
            Die(Box(below.x + 160 * n, below.y, 130, 130), face, self.sides) for n, face in enumerate(self.read)
        )
        legend: Legend = (("STAY", msg("staff-reader-again")), ("LEAVE", msg("button-back")))
        body: tuple[Shape, ...] = (Text(above, about, 34, Ink.TEXT, lines=2), *dice)
        return menu(self.desk, msg("staff-test-reader"), None, body, legend, None)


class SoundTest(StaffPage):
    """STAY plays the sound in hand, DOUBLE goes on to the next."""

    at = 0

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Plays, goes on, or leads back."""
        if button is Button.LEAVE:
            return self.leave()
        if button is Button.DOUBLE:
            self.at = (self.at + 1) % len(TONES)
        self.desk.tones.append(TONES[self.at])
        return self

    def shapes(self) -> tuple[Shape, ...]:
        """Which sound it is, and how loud."""
        name, loud = BODY.inset(150, 120).rows(90, 60, gap=20)
        key = "staff-sound-off" if not self.desk.volume else "staff-loud"
        legend: Legend = (
            ("STAY", msg("staff-sound-play")), ("LEAVE", msg("button-back")), ("DOUBLE", msg("button-next")),
        )  # fmt: skip
        body: tuple[Shape, ...] = (
            Text(name, msg("staff-sound", n=self.at + 1, of=len(TONES)), 48, Ink.TEXT, bold=True),
            Text(loud, msg(key, percent=msg("percent", part=self.desk.volume / 100)), 26, Ink.SOFT),
        )
        return menu(self.desk, msg("staff-test-sound"), None, body, legend, None)


class PictureTest(StaffPage):
    """The edges, the colours, black and white: what a worn or wrongly set screen shows. Any button goes on."""

    INKS = (Ink.WHITE, Ink.RED, Ink.GREEN, Ink.BLUE, Ink.INK)
    at = 0

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """The next picture, and back after the last."""
        self.at += 1
        return self.leave() if button is Button.LEAVE or self.at > len(self.INKS) else self

    def shapes(self) -> tuple[Shape, ...]:
        """First a frame at the very edge with all colours in it, then one colour at a time."""
        if 0 < self.at <= len(self.INKS):
            return (Card(Box(0, 0, WIDTH, HEIGHT), self.INKS[self.at - 1], 0),)
        frame = (
            Card(Box(0, 0, WIDTH, HEIGHT), Ink.WHITE, 0),
            Card(Box(4, 4, WIDTH - 8, HEIGHT - 8), Ink.WALL, 0),
        )
        spots = Box(40, 160, WIDTH - 80, 300).columns(*(0,) * 8, gap=10)
        inks = (Ink.WHITE, Ink.YELLOW, Ink.GREEN, Ink.BLUE, Ink.PURPLE, Ink.RED, Ink.GREY, Ink.INK)
        cards = tuple(Card(spot, ink, 6) for spot, ink in zip(spots, inks, strict=True))
        words = Text(Box(40, 500, WIDTH - 80, 60), msg("staff-picture"), 26, Ink.WHITE, align="centre", lines=2)
        return (*frame, *cards, words)
