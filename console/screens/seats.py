"""Who sits where: people join with the buttons of their own panel, bots fill places that are free."""

from __future__ import annotations

from functools import lru_cache

from console.desk import Desk
from console.screens import Screen
from console.screens.holders import Holder, Seating
from console.screens.page import Page
from console.screens.seat_cards import BESIDE, card, heading
from games.core import AnyGame, has_bot
from games.scene import Box, Msg, Shape, msg
from games.seating import across, arrange
from hardware.signals import Button


class Seats(Page):
    """STAY joins and then is ready, LEAVE goes again, DOUBLE of someone who has joined adds bots, and at last none.

    joined: panels with people; ready: those who have confirmed; bots: how many there are; those of the configuration
    that know the game are there at once, at the last of the places that the game has for them, and leave one for the
    first person. Where there is one place for a bot, further presses of DOUBLE go through its levels, the strongest
    offered first: level counts them. gone: how many bots have made room for who pressed last.
    """

    def __init__(self, desk: Desk, game: AnyGame, back: Page) -> None:
        super().__init__(desk)
        self._game, self._back = game, back
        self.joined: set[int] = set()
        self.ready: set[int] = set()
        self._named = tuple(bot for bot in desk.habits.bots if has_bot(game, bot))
        self.bots = min(len(self._named), self._room())
        self.level = self.gone = 0

    def game(self) -> AnyGame:
        """The game that was chosen."""
        return self._game

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """A press at one panel concerns that panel."""
        if panel >= self.desk.habits.seats:
            return self
        self.gone = 0
        if button is Button.STAY:
            self._stay(panel)
        elif button is Button.DOUBLE:
            self._more_bots(panel)
        elif panel in self.ready:
            self.ready.discard(panel)
        elif panel in self.joined:
            self.joined.discard(panel)
            self._fit()
        elif not self.joined:
            return self._back.again()
        return self._onward()

    def _stay(self, panel: int) -> None:
        if panel in self.joined:
            self.ready.add(panel)
            return
        if len(self.joined) == self._game.seats[-1]:
            return
        before = self.bots
        self.joined.add(panel)
        self._fit()
        self.gone = before - self.bots

    def _more_bots(self, panel: int) -> None:
        if panel not in self.joined:
            return
        if self.bots == self._room() == 1 and self.level + 1 < len(self._levels()):
            self.level += 1
            return
        self.level = 0
        self.bots = (self.bots + 1) % (self._room() + 1)

    def _levels(self) -> tuple[str, ...]:
        """The bots that a single place goes through: those of the configuration, then those of the game."""
        return tuple(dict.fromkeys((*self._named, *reversed(self._game.bots))))

    def _fit(self) -> None:
        self.bots = min(self.bots, self._room())
        if self._room() != 1:
            self.level = 0

    def _room(self) -> int:
        """How many bots there is room for; the first person needs a place."""
        return self._most() - max(1, len(self.joined))

    def _most(self) -> int:
        """How many may play here."""
        return min(self._game.seats[-1], self.desk.habits.seats)

    def _onward(self) -> Screen:
        from console.screens.options import Options
        from console.screens.table import begin

        if not self.joined or self.joined != self.ready or self.missing():
            return self
        if not self.desk.visitors.house_rules:
            return begin(self.desk, self._game, self.seating(), panels=sorted(self.places()))
        return Options(self.desk, self._game, self.seating(), self, sorted(self.places()))

    def again(self) -> Screen:
        """Back from what followed: nobody is ready any more."""
        self.ready.clear()
        return super().again()

    def missing(self) -> int:
        """How many more are needed."""
        return max(0, self._game.seats[0] - len(self.joined) - self.bots)

    def places(self) -> dict[int, Holder]:
        """Who is at each taken panel: people where they joined, bots at the nearest free ones."""
        free = self._free()
        if self.bots and self.level:
            spot = free[-1 if self._named else 0]
            return {panel: panel for panel in self.joined} | {spot: self._levels()[self.level]}
        named, others = self._named[: self.bots], max(0, self.bots - len(self._named))
        names = self._game.bots
        filled: dict[int, Holder] = {panel: names[-1 - n % len(names)] for n, panel in enumerate(free[:others])}
        filled |= zip(free[len(free) - len(named) :], named, strict=True)
        return filled | {panel: panel for panel in self.joined}

    def _free(self) -> list[int]:
        """The panels that those who do not sit yet, and bots, may still fill: on a flat table across from the others
        where there is a choice."""
        wanted = self._most() - len(self.joined)
        if self.desk.layout == "table":
            return sorted(_balanced(frozenset(self.joined), self.desk.habits.seats, wanted))
        return [panel for panel in range(self.desk.habits.seats) if panel not in self.joined][:wanted]

    def seating(self) -> Seating:
        """The game's seats, in the order of the panels."""
        places = self.places()
        return tuple(places[panel] for panel in sorted(places))

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """STAY everywhere, the others where somebody has joined."""
        full = len(self.joined) == self._game.seats[-1]
        return frozenset(
            (panel, button)
            for panel, button in super().lamps()
            if panel in self.joined
            or (button is Button.STAY and not full)
            or (not self.joined and button is Button.LEAVE)
        )

    def shapes(self) -> tuple[Shape, ...]:
        """A card at each panel's place, and in the middle what is still wanted."""
        places = arrange(self.desk.habits.seats, self.desk.layout)
        taken = self.places()
        shapes: list[Shape] = [*heading(self.desk, places.centre, Msg(f"title-{self._game.id}"), self._wanted())]
        for panel, place in enumerate(places.seats):
            state = self._state(panel, "-short" if place.kind == "chip" else "")
            keys = self.desk.keys_of(panel)
            shapes.append(card(place, panel, taken.get(panel), state, self._labels(panel), keys))
        return tuple(shapes)

    def flat_notices(self) -> tuple[Box, Box]:
        """Within the middle, since cards lie along all edges."""
        centre = arrange(self.desk.habits.seats, "table").centre
        far, _, near = centre.rows(BESIDE, 0, BESIDE)
        return near, far

    def _wanted(self) -> Msg:
        if not self.joined:
            return msg("seats-join")
        if self.gone:
            return msg("seats-room", n=self.gone)
        if self.missing():
            return msg("seats-missing", n=self.missing())
        if self.ready:
            return msg("seats-waiting", n=len(self.joined - self.ready))
        return msg("seats-ready", n=len(self.joined) + self.bots)

    def _state(self, panel: int, form: str) -> Msg:
        if panel in self.ready:
            return msg("seat-ready")
        return msg(f"seat-joined{form}") if panel in self.joined else msg("seat-free")

    def _labels(self, panel: int) -> tuple[tuple[Button, Msg], ...]:
        if panel not in self.joined:
            full = len(self.joined) == self._game.seats[-1]
            return () if full else ((Button.STAY, msg("button-join")),)
        if panel in self.ready:
            return ((Button.LEAVE, msg("button-not-yet")),)
        return (
            (Button.STAY, msg("button-ready")),
            (Button.LEAVE, msg("button-leave")),
            (Button.DOUBLE, msg("button-bots")),
        )


@lru_cache(maxsize=64)
def _balanced(taken: frozenset[int], table: int, wanted: int) -> tuple[int, ...]:
    """So many free panels of a flat table, each at the edge where the fewest sit and the most sit opposite."""
    turns = [place.turn for place in arrange(table, "table").seats]
    edges = [turns[panel] for panel in taken]
    found: list[int] = []
    for _ in range(min(wanted, table - len(taken))):
        free = (panel for panel in range(table) if panel not in taken and panel not in found)
        panel = min(free, key=lambda one: (edges.count(turns[one]), -edges.count(across(turns[one]))))
        found.append(panel)
        edges.append(turns[panel])
    return tuple(found)
