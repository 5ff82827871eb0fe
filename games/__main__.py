"""The games on the command line. The one place in this package that touches disk, entropy and signals."""

from __future__ import annotations

import signal

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command runs, Ctrl-C ends all without a word

import json
import secrets
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from games import all_games, batches, fair_dice, game, loose_dice, serve, simulate, terminal
from games.command_line import (
    CHECK_FAILED,
    DONE,
    EXIT_CODES,
    GAMES_AT_MOST,
    INTERRUPTED,
    Game,
    Json,
    Options,
    SaveTo,
    check_place,
    nearest,
    own_plies,
    read_options,
    read_text,
    run,
    save_text,
    seated,
    shown,
)
from games.core import BadNotation, BadRecord, Setup, complete
from games.folders import languages, text_folders
from games.record import check_line, read_record, replay, seal, steps, write_record
from games.report import game_sheet, standing
from games.scene import msg
from games.study import register, walk
from games.words import Words

HELP = f"""Play a game, let bots play many, replay a record, count positions, seal a record, throw dice.

Begin with: python -m games play chance_or_choice

{EXIT_CODES}"""
app = typer.Typer(help=HELP, add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False)
packages: list[str] = []

Language = Annotated[str, typer.Option(help="Language of the words, e.g. en or fa.")]


@app.callback()
def add_packages(
    package: Annotated[
        list[str] | None, typer.Option(help="A Python package in which to look for further games; repeatable.")
    ] = None,
) -> None:
    """Common to all commands."""
    packages[:] = package or []
    for name in packages:
        try:
            all_games(name)
        except ImportError as missing:
            raise BadNotation(f"package {name!r}: {missing}") from missing


@app.command("play", epilog=EXIT_CODES)
def play_command(
    name: Game,
    seats: Annotated[int | None, typer.Option(help="How many seats; else as many as are named, two at least.")] = None,
    humans: Annotated[str, typer.Option(help="Seats of people at this keyboard, e.g. 1,3; or all, or none.")] = "1",
    bots: Annotated[str, typer.Option(help="Bots of the other seats, e.g. random,strong; the last fills up.")] = "",
    seed: Annotated[str | None, typer.Option(help="Any text: the same text gives the same dice.")] = None,
    option: Options = None,
    language: Language = "en",
    save: SaveTo = None,
) -> int:
    """Play a game in the terminal: people share the keyboard, bots fill the other seats.

    Type ? at any prompt to see what you can do.
    """
    played = game(name, *packages)
    setup, named = seated(played, seats, humans, bots, read_options(played, option or []))
    dice = _seed(seed)
    dealt = replace(setup, lots=played.draw(setup, simulate.stream(dice.hex(), 0, "draw")))
    played.start(dealt)  # what the rules refuse is refused before anything is said
    at = terminal.Sitting(played, dealt, dice, named, _words(language), Console(highlight=False))
    if save is not None:
        check_place(save)  # what cannot be written to is refused before the game, not after it
    record = terminal.play(at)
    if save is not None:
        save_text(save, write_record(record))
    return DONE


@app.command("replay", epilog=EXIT_CODES)
def replay_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, e.g. seeds/chance_or_choice.record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Re-check the software dice against their seed.")] = False,
    by_steps: Annotated[
        bool, typer.Option("--steps", help="Walk through it: luck, cost and worth of every step.")
    ] = False,
    language: Language = "en",
    as_json: Json = False,
) -> int:
    """Replay a record by the rules and print how it stands.

    With --verify every software throw is computed again from the revealed seed, and the seed compared with what
    the record was committed to; exit code 1 if anything differs.
    """
    try:
        record = read_record(read_text(file), all_games(*packages))
        played = game(record.game_id, *packages)
        replay(played, record)
        problems = fair_dice.verify(played, record) if verify else []
    except BadRecord as mistake:
        raise BadRecord(f"{file}: {str(mistake).removeprefix(f'{file}: ')}") from mistake
    history = list(steps(played, record))
    if as_json:
        print(json.dumps(standing(played, record, history), ensure_ascii=False))
    elif by_steps:
        Console(highlight=False).print(walk(file, played, history, _words(language)))
    else:
        Console(highlight=False).print(game_sheet(played, record, history, _words(language)))
    for problem in problems:
        print(f"{file}: {problem}", file=sys.stderr)
    if verify and not problems and not as_json:
        print("software dice: every throw is as promised")
        print(check_line(record))
    return CHECK_FAILED if problems else DONE


@app.command("perft", epilog=EXIT_CODES, context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def perft_command(
    further: typer.Context,
    name: Game,
    depth: Annotated[int, typer.Option(min=1, max=100, help="How many moves deep.")],
    seats: Annotated[int | None, typer.Option(help="How many seats; else the fewest the game allows.")] = None,
    seed: Annotated[str, typer.Option(help="Any text, for games that draw lots before the first move.")] = "",
    option: Options = None,
    as_json: Json = False,
) -> int:
    """Count all sequences of 1, 2, … moves from the start ("counts"), and the positions they reach ("positions").

    A throw counts once for every ordered row of faces (two six-sided dice: 36). The closing of a question counts
    as a move; giving up, and changing an answer after the last one, do not. A finished game goes no further.

    A game may count plies of its own from a position named by options of its own: No Chance Backgammon counts whole
    turns with --arrows 2 5.
    """
    played = game(name, *packages)
    setup = complete(played, Setup(played.seats[0] if seats is None else seats, read_options(played, option or [])))
    lots = played.draw(setup, simulate.stream(seed, 1, "draw"))
    plies: Iterator[tuple[int, ...]] = simulate.perft(played, replace(setup, lots=lots), depth)
    if further.args:
        plies = own_plies(played, further.args)
    found: list[tuple[int, ...]] = []
    stopped = False
    try:
        for ply in shown(range(1, depth + 1), "moves deep", depth):
            found.append(next(plies))
            if not as_json:
                counted = zip(found[-1], ("sequences", "positions"), strict=False)
                print(f"{ply:3}", *(f"{count:,} {what}" for count, what in counted), sep="  ", flush=True)
    except KeyboardInterrupt:
        stopped = True
    if as_json:
        positions = {} if further.args else {"positions": [row[1] for row in found]}
        print(json.dumps({"counts": [row[0] for row in found], **positions}))
    return INTERRUPTED if stopped else DONE


@app.command("seal", epilog=EXIT_CODES)
def seal_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record written or changed by hand.")],
) -> int:
    """Print a record with its seals computed anew; it must be a record the rules accept."""
    text = seal(read_text(file))
    try:
        record = read_record(text, all_games(*packages))
        replay(game(record.game_id, *packages), record)
    except BadRecord as mistake:
        raise BadRecord(f"{file}: sealed, {mistake}") from mistake
    print(text, end="")
    return DONE


@app.command("dice", epilog=EXIT_CODES)
def dice_command(
    dice: Annotated[int, typer.Option(help="How many dice, 1 to 5.")] = 2,
    sides: Annotated[int, typer.Option(help="How many sides each has, 2 to 20.")] = 6,
    throws: Annotated[int, typer.Option(min=1, max=GAMES_AT_MOST, help="How many throws.")] = 1,
    seed: Annotated[str | None, typer.Option(help="Any text: the same text gives the same dice.")] = None,
    language: Language = "en",
    as_json: Json = False,
) -> int:
    """Throw dice for a game on paper; seed and promise are printed, so that the throws can be checked."""
    secret = _seed(seed)
    fallen = loose_dice.throws(secret, throws, dice, sides)
    if as_json:
        print(loose_dice.told(fallen, sides, secret))
        return DONE
    words = _words(language)
    print(words.say(msg("terminal-commitment", hash=fair_dice.commitment(secret))))
    for n, faces in enumerate(fallen, 1):
        key = "terminal-dice-one" if dice == 1 else "terminal-dice"
        print(words.say(msg(key, n=n, faces=loose_dice.summed(faces), sum=sum(faces))))
    print(words.say(msg("terminal-dice-seed", seed=secret.hex())))
    return DONE


register(app, lambda name: game(name, *packages), lambda language: _words(language))
batches.register(app, packages)
serve.register(app, lambda name: game(name, *packages))


def _seed(text: str | None) -> bytes:
    """The seed of software dice that a text stands for; without one, from the system's entropy."""
    if text is None:
        return secrets.token_bytes(fair_dice.SEED_BYTES)
    return sha256(text.encode("utf-8", "surrogateescape")).digest()


def _words(language: str) -> Words:
    folders = [folder for name in ("games", *packages) for folder in text_folders(name)]
    known = languages(folders)
    if language not in known:
        raise BadNotation(f"language {language!r}: {nearest(language, known)}")
    return Words(language, folders)


if __name__ == "__main__":
    sys.exit(run(app, sys.argv[1:]))
