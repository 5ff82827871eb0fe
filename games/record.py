"""The text form of a game: a header, one line an entry, a trailer, every line sealed; and its replay.

    tabletop record 1 ~5f0c91aa
    game chance_or_choice ~…
    rules 1 ~…
    seats 4 ~…
    humans 1 2 ~…                                       ("all" or "none" where that is so)
    option rounds=5 ~…                                  (each option once)
    lot first=2 ~…                                      (each lot drawn before the first move)
    coach on ~…                                         (where seats could ask what their choices are worth)
    commitment <SHA-256 of the seed> ~…                 (where software dice are used)
    throw 4 6 source=reader at=81000000 ~…              (entries: a move and how it came)
    2 leave source=hand at=83250000 margin=120000 ~…    (about=… where only the arrivals are known)
    result 0 44 0 0 ~…                                  (not in an unfinished game)
    seed <64 hexadecimal digits> ~…                     (where software dice were used)
    end 13 ~…                                           (the number of this line)

A line that starts with `#` is a note for readers. The seals are those of `games.seals`. A record holds the
moves in force: what was taken back is not in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias, cast, get_args

from games import all_games
from games.core import (
    AnyGame,
    BadNotation,
    BadRecord,
    Close,
    Event,
    IllegalMove,
    Over,
    Quit,
    Seat,
    Setup,
    Thrown,
    complete,
)
from games.option import write_option
from games.seals import Lines, opened, seal

__all__ = [
    "FORMAT",
    "Entry",
    "Record",
    "Source",
    "Step",
    "check_line",
    "read_any_move",
    "read_record",
    "replay",
    "seal",
    "steps",
    "write_record",
]

FORMAT = "tabletop record 1"
HEX = "[0-9a-f]{64}"
NUMBER = "0|[1-9][0-9]{0,18}"

Source: TypeAlias = Literal["hand", "reader", "console", "bot", "silence", "lot"]
"""Whose move an entry is: hand on a button, dice reader, console (software dice, closing), bot, silence, lot."""

SOURCES = ", ".join(get_args(Source))
LONGEST_ENTRY = 300
"""Characters of a line; no game's moves come near it."""
ENTRY = re.compile(rf"(.+?) source=({'|'.join(get_args(Source))})(?: at=({NUMBER}))?(?: (margin|about)=({NUMBER}))?")


@dataclass(frozen=True)
class Entry:
    """A move in its notation and what is known of how it came.

    at_ns: monotonic nanoseconds of the first contact or throw; margin_ns: how far ahead of the next in a race.
    line: where it stood in the text it was read from (no part of what it is). about: the margin is one of arrivals,
    since the contacts themselves were not stamped.
    """

    text: str
    source: Source
    at_ns: int | None = None
    margin_ns: int | None = None
    line: int | None = field(default=None, compare=False)
    about: bool = False


@dataclass(frozen=True)
class Record:
    """All of one game. setup: complete; commitment: SHA-256 of the software dice's seed; seed: revealed, hex.

    result: final points by seat, None while unfinished.
    """

    game_id: str
    rules: int
    setup: Setup
    entries: tuple[Entry, ...] = ()
    commitment: str | None = None
    seed: str | None = None
    result: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Step:
    """One entry replayed: before it, its move, the state after it and what that told."""

    entry: Entry
    before: Any
    move: Any
    after: Any
    events: tuple[Event, ...]


def read_any_move(game: AnyGame, text: str) -> Any:
    """The move a notation stands for: the game's own, a throw, `close`, or `<seat> quit`; or BadNotation."""
    if text == "close":
        return Close()
    if text.startswith("throw "):
        return Thrown(
            tuple(_number(word, f"{text!r}: a throw is written like 'throw 3 5'") for word in text.split(" ")[1:])
        )
    if text.endswith(" quit"):
        return Quit(_number(text[:-5], f"{text!r}: giving up is written like '2 quit', seats counted from 1") - 1)
    move = game.read_move(text)
    if str(move) != text:  # a game may read what people type with less care than a record is written
        raise BadNotation(f"{text!r} is written {str(move)!r}")
    return move


def write_record(record: Record) -> str:
    """The text form, sealed; it ends with a newline. Inverse of `read_record`."""
    return seal("\n".join([*_header(record), *map(_entry, record.entries), *_trailer(record)]))


def check_line(record: Record) -> str:
    """One line by which a finished game can be held to its word, in signs that a small QR code carries.

    The game, the promise (SHA-256 of the seed), the seed itself, and the last seal, which depends on every line. The
    seed and promise are "-" where no software dice were used.
    """
    seal_of_all = write_record(record)[-9:-1]
    words = ("TABLETOP CHECK", record.game_id, record.commitment or "-", record.seed or "-", seal_of_all)
    return " ".join(words).upper().replace("_", "-")


def read_record(text: str, games: Mapping[str, AnyGame] | None = None) -> Record:
    """The record a text holds, every seal checked; BadRecord names the line. Moves are judged by `replay`."""
    lines = [(at, line) for at, line in enumerate(opened(text), 1) if not line.startswith("#")]
    if lines[0] != (1, FORMAT):
        raise BadRecord(f"line 1: expected {FORMAT!r}, found {lines[0][1][:60]!r}")
    reader = Lines(lines[1:])
    known = all_games() if games is None else games
    game_id = reader.one("game")
    if game_id not in known:
        raise BadRecord(f"line {reader.at}: no game is called {game_id!r}; there are {', '.join(known)}")
    game = known[game_id]
    rules = reader.count("rules")
    if rules != game.rules:
        raise BadRecord(f"line {reader.at}: played by rules {rules} of {game_id}; this console has rules {game.rules}")
    setup = _read_setup(reader, game)
    commitment = reader.maybe("commitment", HEX)
    entries = tuple(_read_entries(reader))
    points = reader.maybe("result", r"-?[0-9]{1,9}( -?[0-9]{1,9})*")
    result = None if points is None else tuple(map(int, points.split(" ")))
    record = Record(game_id, rules, setup, entries, commitment, reader.maybe("seed", HEX), result)
    reader.one("end")
    return record


def steps(game: AnyGame, record: Record) -> Iterator[Step]:
    """The game step by step; BadRecord names the entry the rules refuse and why."""
    state = _start(game, record)
    for number, entry in enumerate(record.entries, 1):
        try:
            move = read_any_move(game, entry.text)
            after, events = game.apply(state, move)
        except (BadNotation, IllegalMove) as reason:
            where = f"line {entry.line}, " if entry.line else ""
            raise BadRecord(f"{where}entry {number}, {entry.text!r}: {reason}") from reason
        yield Step(entry, state, move, after, events)
        state = after


def replay(game: AnyGame, record: Record) -> Any:
    """The state after the last entry, the result checked where there is one; or BadRecord."""
    state = _start(game, record)
    for step in steps(game, record):
        state = step.after
    if record.result is not None:
        _check_result(game.waiting(state), record.result)
    return state


def _start(game: AnyGame, record: Record) -> Any:
    if (record.game_id, record.rules) != (game.id, game.rules):
        raise BadRecord(f"a record of {record.game_id}, rules {record.rules}, is not for {game.id}, rules {game.rules}")
    try:
        return game.start(complete(game, record.setup))
    except (BadNotation, IllegalMove) as reason:
        raise BadRecord(f"the setup is not allowed: {reason}") from reason


def _check_result(waiting: object, result: tuple[int, ...]) -> None:
    if not isinstance(waiting, Over):
        raise BadRecord("the record states a result, but its moves do not end the game")
    if waiting.scores != result:
        raise BadRecord(f"the record states the result {_points(result)}, but its moves give {_points(waiting.scores)}")


def _points(scores: Iterable[int]) -> str:
    return " ".join(map(str, scores))


def _header(record: Record) -> list[str]:
    setup = record.setup
    humans = "all" if setup.humans is None else " ".join(str(seat + 1) for seat in setup.humans) or "none"
    return [
        FORMAT,
        f"game {record.game_id}",
        f"rules {record.rules}",
        f"seats {setup.seats}",
        f"humans {humans}",
        *(f"option {name}={write_option(value)}" for name, value in setup.options.items()),
        *(f"lot {name}={value}" for name, value in setup.lots),
        *(["coach on"] if setup.coach else []),
        *([] if record.commitment is None else [f"commitment {record.commitment}"]),
    ]


def _entry(entry: Entry) -> str:
    at = "" if entry.at_ns is None else f" at={entry.at_ns}"
    margin = "" if entry.margin_ns is None else f" {'about' if entry.about else 'margin'}={entry.margin_ns}"
    return f"{entry.text} source={entry.source}{at}{margin}"


def _trailer(record: Record) -> list[str]:
    result = [] if record.result is None else [f"result {_points(record.result)}"]
    return result + ([] if record.seed is None else [f"seed {record.seed}"])


def _number(text: str, otherwise: str) -> int:
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise BadNotation(otherwise)
    return int(text)


def _read_entries(reader: Lines) -> Iterator[Entry]:
    for line in reader.until("result", "seed", "end"):
        if len(line) > LONGEST_ENTRY:
            raise BadRecord(f"line {reader.at}: is longer than {LONGEST_ENTRY} characters, so it is no entry")
        found = ENTRY.fullmatch(line)
        if found is None:
            raise BadRecord(
                f"line {reader.at}: {line[:60]!r} is no entry; that is a move, then source= and one of {SOURCES}"
            )
        at, margin = (None if text is None else int(text) for text in found.group(3, 5))
        yield Entry(found[1], cast(Source, found[2]), at, margin, reader.at, found[4] == "about")


def _read_setup(reader: Lines, game: AnyGame) -> Setup:
    seats = reader.count("seats")
    humans = _read_humans(reader, seats)
    options = {option.name: option for option in game.options}
    values = {}
    for name, text in reader.pairs("option"):
        if name not in options or name in values:
            raise BadRecord(f"line {reader.at}: {game.id} has no option {name!r}, or it is given twice")
        values[name] = reader.judged(options[name].read, text)
    lots = tuple(reader.pairs("lot"))
    setup = Setup(seats, values, humans, lots, coach=reader.maybe("coach", "on") is not None)
    return reader.judged(lambda given: complete(game, given), setup)


def _read_humans(reader: Lines, seats: int) -> tuple[Seat, ...] | None:
    text = reader.one("humans")
    if text in ("all", "none"):
        return None if text == "all" else ()
    people = tuple(reader.judged(lambda word: _number(word, f"{word!r} is no seat"), word) for word in text.split(" "))
    if list(people) != sorted({seat for seat in people if 1 <= seat <= seats}):
        raise BadRecord(f"line {reader.at}: humans {text}: name seats from 1 to {seats}, each once, in order")
    return tuple(seat - 1 for seat in people)
