"""House rules before the first throw: each option with its values, and what they mean for play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import BODY, CHOOSING, lines, menu, paper
from console.screens.holders import Seating
from console.screens.page import Page
from console.screens.table import begin
from games.core import AnyGame, OptionValue, Setup, complete
from games.house_rules import option_words, value_words
from games.marks import Marks
from games.option import Option
from games.scene import Box, Ink, Msg, Shape, Text, msg
from hardware.signals import Button

TIMERS_S = (15, 30, 60, 120, 0)


@dataclass(frozen=True)
class Item:
    """One line. step: what STAY does; it gives the screen to show."""

    label: Msg
    value: Msg | None
    step: Callable[[], Screen]


class Options(Page):
    """DOUBLE next line, STAY its next value (on the first line: begin), LEAVE back to the seats."""

    def __init__(self, desk: Desk, game: AnyGame, seating: Seating, back: Page, panels: Sequence[int] = ()) -> None:
        super().__init__(desk)
        self._game, self._seating, self._back, self._panels = game, seating, back, panels
        self.values: dict[str, OptionValue] = {option.name: option.default for option in game.options}
        self.coach = False
        self.at = 0

    def marks(self) -> Marks:
        """The panels of those who are going to play."""
        return self._panels

    def game(self) -> AnyGame:
        """The game that was chosen."""
        return self._game

    @property
    def items(self) -> tuple[Item, ...]:
        """Begin, the game's options, then the table's own where they are everybody's, and the coach where the game can
        be coached."""
        begins = Item(msg("options-begin"), None, self._begin)
        timer_s = self.desk.habits.timer_s
        timer = Item(msg("option-timer"), msg("seconds", n=timer_s) if timer_s else msg("value-off"), self._next_timer)
        dice = Item(msg("option-dice"), Msg(f"dice-{self.desk.habits.source}"), self._next_source)
        own = () if self.desk.visitors.locked else (timer, dice)
        coach = (self._coach(),) if self._game.worth is not None else ()
        return (begins, *(self._item(option) for option in self._game.options), *own, *coach)

    def _coach(self) -> Item:
        def step() -> Screen:
            self.coach = not self.coach
            return self

        return Item(msg("option-coach"), msg("value-on" if self.coach else "value-off"), step)

    def _item(self, option: Option) -> Item:
        def step() -> Screen:
            self.values[option.name] = self._after(option)
            return self

        label = option_words(self._game, option)
        return Item(label, value_words(self._game, option, self.values[option.name]), step)

    def _after(self, option: Option) -> OptionValue:
        """The next value with which the game could begin."""
        at = option.values.index(self.values[option.name])
        turned = (*option.values[at + 1 :], *option.values[: at + 1])
        return next(value for value in turned if self._possible({**self.values, option.name: value}))

    def _possible(self, values: dict[str, OptionValue]) -> bool:
        try:
            setup = self.setup(values)
            self._game.start(replace(setup, lots=self._game.draw(setup, Random(0))))
        except ValueError:
            return False
        return True

    def setup(self, values: dict[str, OptionValue]) -> Setup:
        """The setup with these values."""
        people = tuple(seat for seat, holder in enumerate(self._seating) if isinstance(holder, int))
        return complete(self._game, Setup(len(self._seating), values, people))

    def _next_timer(self) -> Screen:
        now = self.desk.habits.timer_s
        after = TIMERS_S[(TIMERS_S.index(int(now)) + 1) % len(TIMERS_S)] if now in TIMERS_S else TIMERS_S[0]
        self.desk.habits = replace(self.desk.habits, timer_s=after)
        return self

    def _next_source(self) -> Screen:
        sources = self.desk.dice_sources
        at = sources.index(self.desk.habits.source) if self.desk.habits.source in sources else -1
        self.desk.habits = replace(self.desk.habits, source=sources[(at + 1) % len(sources)])
        return self

    def _begin(self) -> Screen:
        return begin(self.desk, self._game, self._seating, self.values, self.coach, self._panels)

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Walks the list (T1)."""
        if button is Button.LEAVE:
            return self._back.again()
        if button is Button.DOUBLE:
            self.at = (self.at + 1) % len(self.items)
            return self
        return self.items[self.at].step()

    def shapes(self) -> tuple[Shape, ...]:
        """The lines, and beside them what the game says to these values."""
        advice = self._game.advice(self.setup(self.values))
        left, right = BODY.columns(0, 400, gap=40) if advice else (BODY.inset(180, 0), None)
        body = lines(left, tuple((item.label, item.value) for item in self.items), self.at)
        if right is not None:
            body += _advice(right, advice)
        return menu(self.desk, msg("options-title", game=Msg(f"title-{self._game.id}")), None, body, CHOOSING)


def _advice(box: Box, advice: tuple[Msg, ...]) -> tuple[Shape, ...]:
    inner = box.inset(30, 26)
    high = min(84, (inner.h - 46) / len(advice) - 10)
    title, *spots = inner.rows(34, *(high,) * len(advice), gap=10)
    words = tuple(Text(spot, text, 26, Ink.INK, lines=3) for spot, text in zip(spots, advice, strict=True))
    return paper(box, (Text(title, msg("options-advice"), 20, Ink.MUTED, bold=True), *words))
