"""What command lines share: one sentence for every mistake, and an exit code that says what happened."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from difflib import get_close_matches
from io import TextIOWrapper
from pathlib import Path
from threading import Event
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.exceptions import TyperException

from games.core import AnyGame, BadNotation, BadRecord, OptionValue, Seat, Setup, complete

T = TypeVar("T")
DONE, CHECK_FAILED, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130
EXIT_CODES = (
    "Exit codes: 0 done, 1 a check failed, 2 an argument or a file is not right (one sentence on standard error "
    "says what), 130 interrupted, or nobody reads the output any more."
)
GAMES_AT_MOST = 10_000_000
Game = Annotated[str, typer.Argument(metavar="GAME", help="Which game, e.g. chance_or_choice.")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; repeatable.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
SaveTo = Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Write the record of the game here.")]
LONGEST_FILE = 64_000_000
"""Bytes; a record of a long game has some hundred thousand."""


def run(app: typer.Typer, arguments: Sequence[str]) -> int:
    """Runs a command and gives its exit code; every mistake of the caller becomes one sentence on standard error."""
    _mend_streams()
    try:
        with _interruptible():
            code = app(list(arguments), standalone_mode=False)
            sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort, SystemExit):  # SystemExit: typer's answer to a closed pipe
        return INTERRUPTED
    except TyperException as mistake:
        return _refuse(mistake.format_message())
    except (BadNotation, BadRecord) as mistake:
        return _refuse(str(mistake))
    except OSError as mistake:
        _drop_output()
        return _refuse(f"{mistake.filename or 'the output'}: {mistake.strerror or mistake}")
    return code if isinstance(code, int) else DONE


@contextmanager
def _interruptible() -> Iterator[None]:
    """Ctrl-C interrupts a command that runs, also where it ends all before and after."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if before is signal.SIG_DFL:
            signal.signal(signal.SIGINT, before)


def _drop_output() -> None:
    """What could not be written is let go, or Python would fail over it once more at the very end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)


def _mend_streams() -> None:
    """A stray byte or an old terminal ends no game, nor does a stream that was closed before the start."""
    sys.stdin = sys.stdin or Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 (open as long as the process)
    sys.stdout = sys.stdout or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def save_text(path: Path, text: str) -> None:
    """Writes a text file, UTF-8, wholly or not at all; OSError that names it, also where the disk is full."""
    with _naming(path):
        if path.exists() and not path.is_file():  # a terminal, a pipe
            path.write_text(text, encoding="utf-8", newline="\n")
            return
        part = _part(path)
        try:
            part.write_text(text, encoding="utf-8", newline="\n")
            part.replace(_whole(path))
        finally:
            part.unlink(missing_ok=True)


def check_place(path: Path) -> None:
    """OSError now if a file could not be written here later; nothing is changed."""
    with _naming(path):
        if path.exists():
            path.open("a").close()
        if path.is_file() or not path.exists():
            _part(path).open("w").close()
            _part(path).unlink()


def _part(path: Path) -> Path:
    """The name of a file that is not whole yet."""
    whole = _whole(path)
    return whole.with_name(f".{whole.name}.part")


def _whole(path: Path) -> Path:
    """The file itself, behind all links; OSError where they lead in a circle."""
    whole = Path(os.path.realpath(path))
    if whole.is_symlink():
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    return whole


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Reading and writing do not say which file failed them; after this they do."""
    try:
        yield
    except OSError as mistake:
        raise OSError(mistake.errno, mistake.strerror, str(path)) from mistake


def read_text(path: Path) -> str:
    """A whole text file; BadRecord or OSError if it cannot be one."""
    with _naming(path), path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise BadRecord(f"{path}: is longer than {LONGEST_FILE:,} bytes, so it is no record")
    try:
        return content.decode()
    except UnicodeDecodeError as mistake:
        raise BadRecord(f"{path}: is not a text file, byte {mistake.start + 1} is not UTF-8") from mistake


def read_options(game: AnyGame, texts: Sequence[str]) -> dict[str, OptionValue]:
    """House rules given as name=value; BadNotation with what is allowed."""
    known = {option.name: option for option in game.options}
    values: dict[str, OptionValue] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadNotation(f"option {text!r}: write name=value, with one of {', '.join(known)}")
        if name not in known:
            raise BadNotation(f"{game.id}: no option {name!r}; {nearest(name, list(known))}")
        if name in values:
            raise BadNotation(f"option {name} is given twice")
        values[name] = known[name].read(value)
    return values


def own_plies(game: AnyGame, words: Sequence[str]) -> Iterator[tuple[int, ...]]:
    """Counts by a game's own plies, from options that only the game knows; BadNotation if it knows none of them."""
    if game.perft is None or not words[0].startswith("--"):
        raise BadNotation(f"{words[0]}: {game.id} has no such option here")
    named: dict[str, list[str]] = {}
    for word in words:
        if word.startswith("--"):
            name = word[2:]
            named[name] = []
        else:
            named[name].append(word)
    return ((ways,) for ways in game.perft(named))


def seated(
    game: AnyGame, seats: int | None, humans: str, bots: str, options: Mapping[str, OptionValue]
) -> tuple[Setup, dict[Seat, str]]:
    """Who sits where: a complete setup, and the bots by seat. Too few bots: the last one named fills up."""
    named = [name for name in bots.split(",") if name]
    people = [] if humans in ("all", "none") else [_seat(word) for word in humans.split(",")]
    enough = max([min(2, game.seats[-1]), game.seats[0], len(people) + len(named), *(seat + 1 for seat in people)])
    wanted = enough if seats is None else seats
    setup = complete(game, Setup(wanted, options))
    if humans == "all":
        people = list(range(wanted))
    if beyond := [seat + 1 for seat in people if seat >= wanted]:
        raise BadNotation(f"humans: seat {beyond[0]} does not exist, the table has {wanted}")
    free = [seat for seat in range(wanted) if seat not in people]
    if len(named) > len(free):
        raise BadNotation(f"bots: {len(named)} are named, but only {len(free)} of {wanted} seats are without a person")
    fill = named[-1] if named else game.bots[-1]
    filled = dict(zip(free, named + [fill] * (len(free) - len(named)), strict=True))
    for name in filled.values():
        game.bot(name)
    return replace(setup, humans=tuple(sorted(set(people)))), filled


def _seat(word: str) -> Seat:
    if not (word.isascii() and word.isdecimal() and 0 < int(word[:6]) == int(word[:7])):
        raise BadNotation(f"humans {word!r}: write seats from 1, as in 1,3, or all, or none")
    return int(word) - 1


def nearest(word: str, known: Sequence[str]) -> str:
    """ "did you mean …?" if one of the known words is near, else all of them."""
    near = get_close_matches(word, known, n=1, cutoff=0.5)
    return f"did you mean {near[0]}?" if near else f"there are {', '.join(known)}"


def _refuse(sentence: str) -> int:
    if sentence:  # none where the help has been shown instead
        try:
            print(" ".join(sentence.split()), file=sys.stderr)
        except OSError:  # the exit code says it too
            _drop_output()
    return BAD_INPUT


@contextmanager
def stoppable() -> Iterator[Event]:
    """An event that Ctrl-C sets, so that work stops between two games and not within one; a second one ends all."""

    def stop_or_end(*_: object) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        stop.set()

    stop = Event()
    before = signal.signal(signal.SIGINT, stop_or_end)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def shown(parts: Iterable[T], of_what: str, total: int, weight: Callable[[T], int] = lambda _part: 1) -> Iterator[T]:
    """The parts one after the other, with a progress bar on standard error if that is a terminal. weight: of a part."""
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn(of_what), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(of_what, total=total)
        for part in parts:
            bar.advance(task, weight(part))
            yield part
