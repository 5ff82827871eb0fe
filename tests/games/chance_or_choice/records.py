"""The records kept with Chance or Choice, made anew: `python -m tests.games.chance_or_choice.records` writes them.

They change only together with the rules; the tests compare every byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import games.chance_or_choice
from games.chance_or_choice import GAME
from games.core import OptionValue, Over, Setup, complete
from games.record import Entry, Record, replay, write_record
from games.simulate import batch, record_of
from tests.games.chance_or_choice.playing import spelled

ROOT = Path(__file__).parents[3]
GOLDEN = Path(games.chance_or_choice.__file__).parent / "golden"
SEED = ROOT / "seeds" / "chance_or_choice.record"

EXAMPLE = (
    *("throw 4 6", "2 leave", "throw 2 3", "3 leave", "throw 1 6"),
    *("throw 1 3",),
    *("throw 4 5", "throw 3 4", "throw 3 3", "2 leave", "throw 4 6", "3 leave", "throw 3 6", "throw 1 5"),
    *("throw 2 2", "throw 3 5", "2 leave", "throw 1 1"),
)
"""The worked example of documents 000 and 001, four rounds. Dice of which only the sum is told are chosen."""

FIFTH_ROUND = ("throw 6 6", "1 leave", "throw 2 5", "4 leave", "3 leave", "2 leave", "close")
"""An end for it, made up: nobody is in when the last seat has left."""

QUITTERS = (
    *("throw 2 6", "3 leave", "throw 5 5", "1 quit", "8 leave", "throw 6 1"),
    *("throw 3 3", "2 stay", "2 leave", "throw 6 4", "3 quit", "throw 4 4", "5 leave", "throw 1 1"),
    *("throw 6 6", "4 leave", "5 leave", "6 leave", "7 leave", "8 leave", "2 leave", "close"),
    *("2 quit", "throw 1 2"),
    *("throw 5 6", "4 leave", "throw 2 2", "5 leave", "throw 2 1"),
)
"""Eight seats, three of which give up: two of them while they throw."""


def all_records() -> dict[Path, str]:
    """Every kept record: where it lies, and its text."""
    example = Setup(4, {"thrower": "1"})
    hundred = (*GAME.bots, *(f"leave-at-{n}" for n in range(95)))
    five = ("leave-at-20", "random", "cautious", "one-throw", "leave-at-40")
    dice: dict[str, OptionValue] = {"dice": 3, "sides": 8, "wipe": "two-or-more", "first_throw_safe": True}
    return {
        SEED: write_record(record(example, EXAMPLE)),
        GOLDEN / "worked_example.record": write_record(record(example, EXAMPLE + FIFTH_ROUND)),
        GOLDEN / "eight_seats.record": write_record(record(Setup(8, humans=(0, 1, 2, 4)), QUITTERS)),
        GOLDEN / "hundred_seats.record": write_record(record_of(batch(GAME, hundred, "hundred", {"rounds": 2}), 1)),
        GOLDEN / "three_dice.record": write_record(
            record_of(batch(GAME, five, "dice", {**dice, "thrower": "2", "rounds": 4}), 3)
        ),
        GOLDEN / "ten_rounds.record": write_record(
            record_of(batch(GAME, ("points", "leave-at-15", "one-throw"), "long", {"rounds": 10, "wipe": "never"}), 1)
        ),
    }


def record(setup: Setup, texts: Iterable[str]) -> Record:
    """The record of a game told by hand; the console closes the questions."""
    full = complete(GAME, setup)
    entries = tuple(_entry(text) for text in spelled(GAME.start(full), *texts))
    told = Record(GAME.id, GAME.rules, full, entries)
    end = GAME.waiting(replay(GAME, told))
    return Record(GAME.id, GAME.rules, full, entries, result=end.scores if isinstance(end, Over) else None)


def _entry(text: str) -> Entry:
    return Entry(text, "console" if text == "close" else "hand")


if __name__ == "__main__":
    for path, text in all_records().items():
        path.write_text(text, encoding="utf-8", newline="\n")
