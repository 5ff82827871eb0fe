"""What staff may set from the table, kept in the store over the configuration; and what they may forget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from console.desk import Desk
from console.screens import Screen
from console.screens.page import Page
from console.screens.staff_page import Item, StaffList, StaffPage
from games.scene import Msg, msg
from games.words import own_name

VOLUMES = (0, 20, 40, 60, 80, 100)
TIMERS_S = (15, 30, 60, 120, 0)
IDLES_S = (60, 90, 180, 600, 0)

Kind: TypeAlias = Literal["games", "counts", "settings"]


def apply(desk: Desk, name: str, value: str) -> None:
    """One kept setting takes effect; what this table does not know any more is passed over."""
    if name == "language" and value in desk.languages:
        desk.home_language, desk.words = value, desk.speak(value)
    elif name == "volume" and value.isdecimal():
        desk.volume = min(100, int(value))
        if desk.door is not None:
            desk.door.sound(desk.volume)
    elif name == "timer" and value.isdecimal():
        desk.habits = replace(desk.habits, timer_s=int(value))
    elif name == "idle" and value.isdecimal():
        desk.habits = replace(desk.habits, idle_s=int(value))
    elif name == "games":
        desk.visitors = msgspec.structs.replace(desk.visitors, games=tuple(value.split()))


def apply_all(desk: Desk) -> None:
    """All that staff have set, as it is in the store."""
    for name, value in desk.store.settings().items():
        apply(desk, name, value)


class SettingsList(StaffList):
    """STAY takes the next value of the line in hand; it counts at once and after the next start."""

    title = msg("staff-settings")

    def items(self) -> tuple[Item, ...]:
        """Language, loudness, times, and the games that are offered."""
        desk = self.desk
        timer, idle = int(desk.habits.timer_s), int(desk.habits.idle_s)
        return (
            Item(msg("choose-language"), msg("language-name", name=own_name(desk.home_language)), self._next_language),
            Item(
                msg("staff-volume"), msg("percent", part=desk.volume / 100), self._next("volume", VOLUMES, desk.volume)
            ),
            Item(msg("option-timer"), _seconds(timer), self._next("timer", TIMERS_S, timer)),
            Item(msg("staff-idle"), _seconds(idle), self._next("idle", IDLES_S, idle)),
            *(self._offer(game.id) for game in desk.games),
        )

    def _set(self, name: str, value: str) -> Screen:
        apply(self.desk, name, value)
        self.desk.store.set(name, value)
        return self

    def _next_language(self) -> Screen:
        languages = self.desk.languages
        after = languages.index(self.desk.home_language) + 1 if self.desk.home_language in languages else 0
        return self._set("language", languages[after % len(languages)])

    def _next(self, name: str, values: Sequence[int], now: int) -> Callable[[], Screen]:
        after = values[(values.index(now) + 1) % len(values)] if now in values else values[0]
        return partial(self._set, name, str(after))

    def _offer(self, game_id: str) -> Item:
        offered = [game.id for game in self.desk.offered]
        value = msg("value-on") if game_id in offered else msg("value-off")
        after = [game.id for game in self.desk.games if (game.id in offered) != (game.id == game_id)]
        return Item(Msg(f"title-{game_id}"), value, partial(self._offer_these, after))

    def _offer_these(self, names: Sequence[str]) -> Screen:
        return self._set("games", " ".join(names)) if names else self  # one game is always offered


def _seconds(seconds: int) -> Msg:
    return msg("seconds", n=seconds) if seconds else msg("value-off")


class ResetList(StaffList):
    """What is to be forgotten is chosen first; with nothing chosen nothing is."""

    title = msg("staff-reset")

    def __init__(self, desk: Desk, under: Page, back: StaffPage | None = None) -> None:
        super().__init__(desk, under, back)
        self.chosen: set[Kind] = set()

    def items(self) -> tuple[Item, ...]:
        """Three kinds to choose, and the deed at the end."""
        kinds: tuple[Kind, ...] = ("counts", "games", "settings")
        done = msg("staff-forget", n=len(self.chosen))
        return (*(self._kind(kind) for kind in kinds), Item(done, None, self._forget))

    def _kind(self, kind: Kind) -> Item:
        value = msg("staff-chosen") if kind in self.chosen else msg("staff-kept")
        return Item(Msg(f"staff-reset-{kind}"), value, partial(self._choose, kind))

    def _choose(self, kind: Kind) -> Screen:
        self.chosen ^= {kind}
        return self

    def _forget(self) -> Screen:
        if not self.chosen:
            return self
        for kind in sorted(self.chosen):
            self.desk.store.erase(kind)
        if "counts" in self.chosen:
            self.desk.audits.forget()
        return self.leave()
