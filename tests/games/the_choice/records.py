"""The records kept with The Choice, made anew: `python -m tests.games.the_choice.records` writes them.

They change only together with the rules or the house sheets; the tests compare every byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import games.the_choice
from games.core import Choose, OptionValue, Over, Setup, Throw, complete
from games.record import Entry, Record, read_any_move, write_record
from games.simulate import batch, record_of
from games.the_choice import GAME
from games.the_choice.board import RING_FULL
from games.the_choice.hand import Dice, used
from games.the_choice.moves import Colour, Number
from games.the_choice.sheets import SHEETS
from games.the_choice.state import Phase, State

GOLDEN = Path(games.the_choice.__file__).parent / "golden"
ROUND_THE_BOARD = (0, 1, 2, 3, 8, 7, 6, 5, 4, 9, 10, 11, 12)
"""A line through all thirteen number hexes of any sheet."""


class Tale:
    """A game told by hand: dice are chosen, marks found on the sheets that were dealt."""

    def __init__(self, setup: Setup) -> None:
        self.setup = complete(GAME, setup)
        self.state: State = GAME.start(self.setup)
        self.entries: list[Entry] = []

    def tell(self, *texts: str) -> None:
        for text in texts:
            self.state, _ = GAME.apply(self.state, read_any_move(GAME, text))
            self.entries.append(Entry(text, "console" if text == "close" else "hand"))

    def begin(self, *sides: int) -> None:
        self.tell(*(f"{seat} begin {side}" for seat, side in enumerate(sides, 1)), "close")

    def throw(self, dice: Dice) -> None:
        """The due throw falls; it is kept where that is asked."""
        self.tell("throw " + " ".join(map(str, dice)))
        if self.state.phase is Phase.KEEP:
            self.tell(f"{self.state.active + 1} keep")

    def use(self, seat: int, dice: int) -> None:
        """The seat (from 1) marks with so many dice at the most, the first hexes that take them."""
        for _ in range(dice):
            marks = [m for m in GAME.moves(self.state) if m.seat == seat - 1 and isinstance(m, Number | Colour)]
            fitting = [move for move in marks if self._spent(seat, str(move)) <= dice]
            if fitting:
                self.tell(str(fitting[-1]))

    def _spent(self, seat: int, text: str) -> int:
        player = GAME.apply(self.state, read_any_move(GAME, text))[0].players[seat - 1]
        return used(self.state.faces, player.numbers, player.colours)

    def finish(self) -> None:
        """Whoever still marks is done, and the question closes."""
        now = GAME.waiting(self.state)
        assert isinstance(now, Choose)
        self.tell(*(f"{seat + 1} done" for seat in now.seats), "close")

    def play_on(self, dice: Iterable[Dice]) -> None:
        """Everybody marks with what is needed, throw after throw, until the game is over."""
        for each in dice:
            if not isinstance(GAME.waiting(self.state), Throw):
                break
            self.throw(each)
            for seat in range(1, self.setup.seats + 1):
                self.use(seat, 3)
            self.finish()

    def record(self) -> Record:
        end = GAME.waiting(self.state)
        result = end.scores if isinstance(end, Over) else None
        return Record(GAME.id, GAME.rules, self.setup, tuple(self.entries), result=result)


def _lots(first: int, sheets: str) -> tuple[tuple[str, str], ...]:
    return (("first", str(first)), ("sheets", sheets))


MANY: tuple[Dice, ...] = tuple(((n * 5) % 6 + 1, (n * 7) % 6 + 1, (n * n + n // 6) % 6 + 1) for n in range(60))
"""Dice for games that are played on to their end."""


def turning_early() -> Record:
    """Two seats; the second turns its sheet after the first throw, though all its boxes are free."""
    tale = Tale(Setup(2, lots=_lots(2, "BD")))
    tale.begin(2, 1)
    tale.tell("throw 4 2 6", "2 rethrow 4 6", "throw 3 3")
    tale.use(1, 2)
    tale.use(2, 3)
    tale.tell("2 turn")
    tale.finish()
    tale.play_on(MANY)
    return tale.record()


def both_misthrows() -> Record:
    """Three seats; who throws uses two dice and who does not uses one: each has a misthrow, the third has none."""
    tale = Tale(Setup(3, lots=_lots(1, "CAD")))
    tale.begin(1, 2, 2)
    tale.throw((1, 3, 5))
    for seat, dice in ((1, 2), (2, 1), (3, 2)):
        tale.use(seat, dice)
    tale.finish()
    tale.play_on(MANY[7:])
    return tale.record()


def full_side() -> Record:
    """One seat fills its first side, which turns by itself, and plays on."""
    tale = Tale(Setup(1, lots=_lots(1, "A")))
    tale.begin(1)
    front = SHEETS["A"][0]
    colours = iter(enumerate(front.colours))
    for spot in ROUND_THE_BOARD:
        value = front.numbers[spot]
        made = _made(value)
        marks = [each for _, each in zip(range(3 - len(made)), colours, strict=False)]
        spare = (1,) * (3 - len(made) - len(marks))
        tale.throw((*made, *(face for _, face in marks), *spare))
        tale.tell(f"1 number {spot + 1} {'+'.join(map(str, made))}")
        tale.tell(*(f"1 colour {at + 1} {face}" for at, face in marks))
        tale.finish()
    assert tale.state.players[0].sides[0].ring == RING_FULL and tale.state.players[0].second
    tale.play_on(MANY)
    return tale.record()


def _made(value: int) -> Dice:
    """A number as one die or as the sum of two."""
    return (value,) if value <= 6 else (value - 6, 6)


def giving_up() -> Record:
    """Four seats, three of which give up: while they throw, decide and mark."""
    tale = Tale(Setup(4, lots=_lots(3, "DCBA")))
    tale.begin(1, 1, 2, 2)
    tale.tell("throw 2 4 4", "3 rethrow 2 4", "3 quit", "throw 1 6")
    tale.use(1, 3)
    tale.tell("2 silent", "4 turn", "1 quit", "close")
    tale.tell("throw 6 5 1", "2 quit", "4 keep")
    tale.finish()
    tale.play_on(MANY[3:])
    return tale.record()


def all_records() -> dict[Path, str]:
    """Every kept record: where it lies, and its text."""
    both: dict[str, OptionValue] = {"die_use": "both"}
    four = ("greedy", "random", "greedy", "greedy")
    records = {
        "whole_game": record_of(batch(GAME, four, "whole game"), 1),
        "each_die_twice": record_of(batch(GAME, ("greedy", "greedy"), "both", both), 2),
        "turning_early": turning_early(),
        "both_misthrows": both_misthrows(),
        "full_side": full_side(),
        "giving_up": giving_up(),
    }
    return {GOLDEN / f"{name}.record": write_record(record) for name, record in records.items()}


if __name__ == "__main__":
    for path, text in all_records().items():
        path.write_text(text, encoding="utf-8", newline="\n")
