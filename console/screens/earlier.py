"""Games that were played here before: a list of them, and the score sheet of each with all its leaves."""

from __future__ import annotations

from console.desk import Desk
from console.screens import Screen
from console.screens.dress import BODY, CHOOSING, Legend, line, menu, paper
from console.screens.holders import Holder, read_seating
from console.screens.laid import Behind
from console.screens.page import Page
from console.screens.sheet import Sheet
from console.session import Session
from console.store import Finished
from games.core import AnyGame, BadNotation, BadRecord, Over
from games.marks import Marks
from games.scene import Box, Ink, Msg, Shape, Symbol, Text, msg, number
from hardware.signals import Button, Fault

MOST = 40
"""So many games are listed; an export has all."""
ROWS = 8
FEW = 6
"""So many seats at most have their own points in the list."""


class _OtherRules(BadRecord):
    """A game, or rules of it, that this table does not play."""


class EarlierGames(Behind[Page]):
    """The finished games below each other, the newest first: DOUBLE next, STAY opens, LEAVE back (T1)."""

    def __init__(self, desk: Desk, under: Page) -> None:
        super().__init__(desk, under)
        self.found = desk.store.finished(MOST)
        self.at = 0

    def game(self) -> AnyGame:
        """The one in hand, where this table has it."""
        return self._games().get(self.found[self.at].game_id, super().game()) if self.found else super().game()

    def _games(self) -> dict[str, AnyGame]:
        return {game.id: game for game in self.desk.games}

    def press(self, panel: int, button: Button, at_ns: int, exact: bool) -> Screen:
        """Walks the list."""
        if button is Button.LEAVE:
            return self.under.again()
        if not self.found:
            return self
        if button is Button.STAY:
            return self._open(self.found[self.at])
        self.at = (self.at + 1) % len(self.found)
        return self

    def _open(self, game: Finished) -> Screen:
        """The score sheet; where there is none to be had, one sentence says why."""
        try:
            session, seating = self._read(game)
        except (BadRecord, BadNotation) as reason:
            key = "earlier-rules" if isinstance(reason, _OtherRules) else "earlier-damaged"
            self.desk.take(Fault("store", key, str(reason), passing=True))
            return self
        self.away()
        return EarlierSheet(self.desk, session, seating, self)

    def _read(self, told: Finished) -> tuple[Session, tuple[Holder, ...]]:
        """The game played once more, and who sat where; BadRecord or BadNotation if it is damaged."""
        game, stored = self._games().get(told.game_id), self.desk.store.read(told.key)
        if stored is None:
            raise BadRecord(f"the stored game {told.key} has gone")
        if game is None or stored.rules != game.rules:
            raise _OtherRules(f"this console does not play {told.game_id} by rules {stored.rules}")
        session = Session.look(game, stored, self.desk.store)
        over = session.waiting
        if not isinstance(over, Over) or over.scores != stored.result:
            raise BadRecord(f"the stored game {told.key} does not end with its result")
        seating = read_seating(stored.note, stored.setup.seats, game.bots, stored.setup.humans)
        for holder in seating:
            if isinstance(holder, str):
                game.bot(holder)  # BadNotation for one that there is not
        return session, seating

    def lamps(self) -> frozenset[tuple[int, Button]]:
        """LEAVE alone where there is nothing to choose."""
        return super().lamps() if self.found else self.lamps_of((Button.LEAVE,))

    def shapes(self) -> tuple[Shape, ...]:
        """One page of the list."""
        if not self.found:
            none = Text(BODY, msg("earlier-none"), 34, Ink.INK, align="centre", lines=2)
            return menu(self.desk, msg("earlier-title"), None, paper(BODY.inset(150, 60), (none,)), CHOOSING[1:2])
        first = self.at - self.at % ROWS
        shown = self.found[first : first + ROWS]
        spots = BODY.rows(*(0,) * ROWS, gap=10)
        rows = [self._row(spot, game) for spot, game in zip(spots, shown, strict=False)]
        body = tuple(shape for row in rows for shape in row)
        pages = -(-len(self.found) // ROWS)
        which = msg("page-of", n=first // ROWS + 1, of=pages) if pages > 1 else None
        return menu(self.desk, msg("earlier-title"), which, body, CHOOSING)

    def _row(self, box: Box, game: Finished) -> tuple[Shape, ...]:
        title = Msg(f"title-{game.game_id}") if game.game_id in self._games() else msg("key-cap", name=game.game_id)
        when = msg("earlier-day", day=game.day) if game.day else msg("earlier-number", n=game.number)
        _, points, _ = box.inset(20, 4).columns(330, 0, 250, gap=12)
        focus = game is self.found[self.at]
        return (*line(box, title, when, focus, f"item-{game.number}"), *_result(points, game.points))


def _result(box: Box, points: tuple[int, ...]) -> tuple[Shape, ...]:
    """The points seat by seat; of many seats the highest."""
    if len(points) > FEW:
        many = msg("earlier-many", n=len(points), best=max(points))
        return (Text(box, many, 20, Ink.INK, align="start"),)
    shapes: list[Shape] = []
    for seat, (spot, of_seat) in enumerate(zip(box.columns(*(box.w / FEW,) * len(points), 0), points, strict=False)):
        mark, words = spot.columns(26, 0, gap=8)
        shapes += (
            Symbol(Box(mark.x, mark.y + (mark.h - 26) / 2, 26, 26), seat),
            Text(words, number(of_seat), 20, bold=True),
        )
    return tuple(shapes)


class EarlierSheet(Sheet):
    """A game of before is only looked at: LEAVE leads back to the list, and so does DOUBLE after the last leaf."""

    stays: Legend = ()
    end = msg("button-back")

    def __init__(self, desk: Desk, session: Session, seating: tuple[Holder, ...], back: EarlierGames) -> None:
        super().__init__(desk, session, seating)
        self.back = back

    def marks(self) -> Marks:
        """The list tells seats as the record does, whatever panels they were played from; so does this."""
        return ()

    def stay(self, here: Page) -> Screen:
        """Nothing: nobody sits at this game any more."""
        return here

    def leave(self) -> Screen:
        """The list."""
        return self.back.again()

    def another_game(self) -> Screen:
        """The list too."""
        return self.back.again()
