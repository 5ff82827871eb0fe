"""The records kept with Roller and Skater, made anew: `python -m tests.games.roller_skater.records` writes them.

They change only together with the rules; the tests compare every byte.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import games.roller_skater
from games.core import OptionValue, Over, Setup, complete
from games.record import Entry, Record, replay, write_record
from games.roller_skater import GAME
from games.simulate import batch, record_of
from tests.games.roller_skater.playing import spelled

ROOT = Path(__file__).parents[3]
GOLDEN = Path(games.roller_skater.__file__).parent / "golden"
SEEDS = ROOT / "seeds"

TEXT = ("throw 5", "1 double", "2 accept", "throw 3")
"""The example in the text of the document: a 5, then a 3, for two points. Who doubled is not told."""
SHEET = ("throw 5", "2 double", "1 accept", "throw 4")
"""The sample row of the score sheet: a 5, S doubled, a 4, for two points."""

LONG = (
    *("throw 6", "1 double", "2 decline", "throw 3", "2 pass", "1 pass", "close", "throw 5"),
    *("throw 5", "2 double margin=14400000", "1 accept", "throw 1", "throw 2", "1 double about=38000000", "2 accept"),
    *("throw 4", "throw 1", "1 pass", "2 pass", "close", "throw 3", "throw 4", "2 double lot=0", "1 decline"),
    *("throw 4", "1 pass", "1 double", "2 accept", "throw 6", "throw 1", "1 double", "2 accept", "throw 2"),
    *("throw 3", "2 double margin=1", "1 accept", "throw 3", "throw 6", "throw 1"),
)
"""Ten rounds in which everything happens that can happen in a round."""

QUIT_AHEAD = (*LONG * 4, "throw 2", "1 pass", "2 quit")


def all_records() -> dict[Path, str]:
    """Every kept record: where it lies, and its text."""
    text = record({"reading": "examples"}, TEXT)
    sheet = record({"reading": "examples"}, SHEET)
    short: dict[str, OptionValue] = {"rounds": 6, "reading": "examples", "chips": "5"}
    strong = record_of(batch(GAME, ("strong", "beginner"), "roller"), 1)
    return {
        SEEDS / "roller_skater_text.record": write_record(text),
        SEEDS / "roller_skater_sheet.record": write_record(sheet),
        GOLDEN / "table_reading.record": write_record(record({"rounds": 1}, (*TEXT, *SHEET))),
        GOLDEN / "examples_reading.record": write_record(record({"reading": "examples", "rounds": 1}, (*TEXT, *SHEET))),
        GOLDEN / "long_then_quit_ahead.record": write_record(
            record({}, (*LONG * 4, "throw 2", "1 pass", "2 quit"), first=2)
        ),
        GOLDEN / "quit_before_an_answer.record": write_record(record({}, (*LONG, "throw 6", "1 double", "2 quit"))),
        GOLDEN / "bots_48_rounds.record": write_record(strong),
        GOLDEN / "kiosk.record": write_record(record_of(batch(GAME, ("points", "never-double"), "kiosk", short), 2)),
    }


def record(options: dict[str, OptionValue], texts: Iterable[str], first: int = 1) -> Record:
    """The record of a game told by hand; silence is written out, and the console closes the questions."""
    full = complete(GAME, Setup(2, options, lots=(("first", str(first)),)))
    told = list(texts)
    notes = {n: note for n, text in enumerate(told) for note in text.split(" ") if "=" in note}
    plain = [" ".join(word for word in text.split(" ") if "=" not in word) for text in told]
    made = Record(GAME.id, GAME.rules, full, tuple(_entries(GAME.start(full), plain, notes)))
    end = GAME.waiting(replay(GAME, made))
    return replace(made, result=end.scores) if isinstance(end, Over) else made


def _entries(state: games.roller_skater.state.State, plain: list[str], notes: dict[int, str]) -> Iterable[Entry]:
    n = 0
    for text in spelled(state, *plain):
        told = n < len(plain) and text == plain[n]
        source = "console" if text == "close" else "hand" if told else "silence"
        entry = Entry(text, source)  # type: ignore[arg-type]
        yield _noted(entry, notes.get(n, "")) if told else entry
        n += told


def _noted(entry: Entry, note: str) -> Entry:
    """An entry with the margin of its race."""
    kind, _, margin = note.partition("=")
    if not margin:
        return entry
    return replace(entry, margin_ns=int(margin), about=kind == "about", source="lot" if kind == "lot" else "hand")


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for path, text in all_records().items():
        path.write_text(text, encoding="utf-8", newline="\n")
