"""Dice for games on paper: a few of any size, thrown by the table or read by the reader, and what fell last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from console.desk import Desk
from console.screens import Screen
from console.screens.aloud import throw_words
from console.screens.dress import BODY, CHOOSING, Legend, lines, menu, paper
from console.screens.page import Page
from console.signals import Shown, Signal
from games import fair_dice
from games.loose_dice import summed
from games.scene import Box, Die, Ink, Msg, Shape, Text, msg, number
from hardware.signals import Button, DiceRead, Fault, Tick

DICE = (2, 3, 4, 5, 1)
SIDES = (6, 8, 10, 12, 20, 4, 3, 2, 5, 7, 9, 11, *range(13, 20))
"""What the chooser steps through: usual dice come first."""
KEPT = 7
"""So many throws are shown."""
_LEFT, _RIGHT = BODY.columns(720, 0, gap=40)


@dataclass(frozen=True)
class Fall:
    """What fell, and whether the table threw it or a reader read it."""

    faces: tuple[int, ...]
    sides: int
    source: Literal["console", "reader"]


class DiceTool(Page):
    """STAY throws, DOUBLE changes the dice, LEAVE leads back; from any panel.

    past: what fell, the latest first. rolling: what tumbles and is not shown yet. choosing: what is being changed.
    """

    def __init__(self, desk: Desk, back: Page) -> None:
        super().__init__(desk)
        self._back = back
        self._seed = desk.entropy(fair_dice.SEED_BYTES)
        self._thrown = 0
        self._rolls_from_ns: int | None = None
        self._armed: tuple[int, int] | None = None
        self.dice, self.sides = DICE[0], SIDES[0]
        self.past: tuple[Fall, ...] = ()
        self.rolling: Fall | None = None
        self.choosing: Literal["dice", "sides"] | None = None

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Throws, changes, or goes back."""
        if self.choosing is not None:
            self._choose(button)
        elif button is Button.LEAVE:
            self._disarm()
            return self._back.again()
        elif self.rolling is None:
            self._throw() if button is Button.STAY else self._change("dice")
        return self

    def _throw(self) -> None:
        faces = fair_dice.faces(self._seed, self._thrown, self.dice, self.sides)
        self._thrown += 1
        self._fall(Fall(faces, self.sides, "console"))

    def _fall(self, fall: Fall) -> None:
        self._disarm()
        self.rolling, self._rolls_from_ns = fall, None
        if not self.desk.tumble_ns:
            self._rest()

    def _rest(self) -> None:
        assert self.rolling is not None
        self.past = (self.rolling, *self.past)[:KEPT]
        self.desk.tones.append("safe")
        if self.desk.voice == "on":
            self.desk.said.append(throw_words(self.rolling.faces))
        self.rolling = None

    def _change(self, what: Literal["dice", "sides"] | None) -> None:
        self._disarm()
        self.choosing = what

    def _choose(self, button: Button) -> None:
        first = self.choosing == "dice"
        if button is Button.STAY:
            self._change("sides" if first else None)
        elif button is Button.LEAVE:
            self._change(None if first else "dice")
        elif first:
            self.dice = DICE[(DICE.index(self.dice) + 1) % len(DICE)]
        else:
            self.sides = SIDES[(SIDES.index(self.sides) + 1) % len(SIDES)]

    def other(self, signal: Signal) -> Screen:
        """Dice begin to tumble when they are seen, and come to rest; the reader is heard."""
        match signal:
            case Shown(at_ns) if self.rolling is not None:
                self._rolls_from_ns = self._rolls_from_ns or at_ns
            case Shown() if self.choosing is None:
                self._arm()
            case Tick(now_ns) if (due_ns := self._rest_ns()) is not None and now_ns >= due_ns:
                self._rest()
            case DiceRead(faces):
                self._read(faces)
            case _:
                pass
        return self

    def _read(self, faces: tuple[int, ...]) -> None:
        if self._armed == (len(faces), self.sides):
            self._fall(Fall(faces, self.sides, "reader"))
        else:
            self.desk.take(Fault("dice", "fault-dice-undue", "a throw that is not due", passing=True))

    def _reads(self) -> bool:
        return self.desk.habits.source == "reader" and self.desk.dice is not None

    def _arm(self) -> None:
        wanted = (self.dice, self.sides)
        if self._reads() and self.desk.dice is not None and self._armed != wanted:
            self.desk.dice.arm(*wanted, len(self.past))
            self._armed = wanted

    def _disarm(self) -> None:
        if self._armed is not None and self.desk.dice is not None:
            self.desk.dice.disarm()
        self._armed = None

    def away(self) -> None:
        """Another screen is laid over this one: nothing is read, and dice roll on when it is seen again."""
        super().away()
        self._disarm()
        self._rolls_from_ns = None

    def home(self) -> Screen:
        """The attract screen."""
        self._disarm()
        return super().home()

    def _rest_ns(self) -> int | None:
        rolls = self.rolling is not None and self._rolls_from_ns is not None
        return (self._rolls_from_ns or 0) + self.desk.tumble_ns if rolls else None

    def wake_ns(self) -> tuple[int | None, ...]:
        """When rolling dice come to rest."""
        return (self._rest_ns(),)

    def shapes(self) -> tuple[Shape, ...]:
        """The dice large, and beside them what fell last, or the chooser."""
        aside = msg("tool-aside", dice=self.dice, sides=self.sides)
        side = self._chooser() if self.choosing is not None else self._last()
        body = (*self._dice(_LEFT), *side)
        return menu(self.desk, msg("tool-title"), aside, body, CHOOSING if self.choosing else self._legend())

    def _legend(self) -> Legend:
        throw = "button-software" if self._reads() else "button-throw"
        return (("STAY", msg(throw)), ("LEAVE", msg("button-back")), ("DOUBLE", msg("button-change")))

    def _dice(self, box: Box) -> tuple[Shape, ...]:
        """The dice as they lie, or tumble; blank before the first throw and while they are changed."""
        last = self.past[0] if self.past and self.choosing is None else None
        fall = self.rolling or (last if last and (len(last.faces), last.sides) == (self.dice, self.sides) else None)
        table, total = box.rows(0, 130, gap=10)
        faces = fall.faces if fall else (0,) * self.dice
        shapes: list[Shape] = [self._die(n, face, spot) for n, (face, spot) in enumerate(_spots(table, faces))]
        if fall is None or self.rolling is not None:
            return (*shapes, Text(total, self._prompt(), 26, Ink.SOFT, align="centre", lines=2))
        upper, lower = total.rows(94, 0)
        words = Text(lower, msg("tool-sum"), 20, Ink.SOFT, align="centre")
        together = sum(fall.faces)
        return (*shapes, Text(upper, number(together), 84, Ink.TEXT, bold=True, align="centre", id="sum"), words)

    def _prompt(self) -> Msg:
        if self.choosing is not None:
            return msg("tool-sums", low=self.dice, high=self.dice * self.sides)
        return msg("tool-rolling" if self.rolling else "tool-read" if self._reads() else "tool-press")

    def _die(self, n: int, face: int, box: Box) -> Die:
        tilt = (len(self.past) * 5 + n * 13 + 4) % 17 - 8
        return Die(box, face, self.sides, tilt=tilt, rolling=self.rolling is not None, dim=not face, id=f"die-{n}")

    def _last(self) -> tuple[Shape, ...]:
        top, *rows = _RIGHT.inset(28, 20).rows(36, *(0,) * KEPT, gap=4)
        title = Text(top, msg("tool-last" if self.past else "tool-none"), 20, Ink.MUTED, bold=True)
        told = [shape for row, fall in zip(rows, self.past, strict=False) for shape in _row(row, fall)]
        return paper(_RIGHT, (title, *told))

    def _chooser(self) -> tuple[Shape, ...]:
        items: tuple[tuple[Msg, Msg | None], ...] = (
            (msg("tool-dice"), number(self.dice)),
            (msg("tool-sides"), number(self.sides)),
        )
        return lines(_RIGHT, items, ("dice", "sides").index(self.choosing or "dice"))


def _spots(box: Box, faces: tuple[int, ...]) -> list[tuple[int, Box]]:
    """Up to three dice in a row, more in two rows, as large as they may be."""
    rows = (faces,) if len(faces) <= 3 else (faces[:3], faces[3:])
    side = 190.0 if len(rows) == 1 else 140.0
    found: list[tuple[int, Box]] = []
    for row, band in zip(rows, box.rows(*(0,) * len(rows)), strict=True):
        left = band.x + (band.w - len(row) * side * 1.25 + side * 0.25) / 2
        top = band.y + (band.h - side) / 2
        found += [(face, Box(left + n * side * 1.25, top, side, side)) for n, face in enumerate(row)]
    return found


def _row(box: Box, fall: Fall) -> tuple[Shape, ...]:
    """One earlier throw: its dice, their sum, and where they came from."""
    dice, total, source = box.columns(200, 56, 0, gap=12)
    return (
        *_small(dice, fall),
        Text(total, number(sum(fall.faces)), 26, bold=True, align="end"),
        Text(source, msg(f"tool-{fall.source}"), 17, Ink.INK, align="end", lines=2),
    )


def _small(box: Box, fall: Fall) -> tuple[Shape, ...]:
    """Small dice; numbers where pips are none, since numerals on dice would be too small to read."""
    if fall.sides > 6:
        return (Text(box, summed(fall.faces), 20, bold=True),)
    side = min(36.0, box.h - 6)
    top = box.y + (box.h - side) / 2
    return tuple(Die(Box(box.x + n * 40, top, side, side), face, fall.sides) for n, face in enumerate(fall.faces))
