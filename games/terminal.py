"""A game in the terminal: people at one keyboard, bots at the other seats, software dice that can be checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from games import fair_dice
from games.core import AnyGame, Choose, Close, Over, Quit, Seat, Setup, Throw, Thrown, Waiting, moves_of
from games.record import Entry, Record, Source, Step
from games.report import score_table
from games.scene import Msg, msg
from games.simulate import stream
from games.table import bot_name, seat_name
from games.view import SeatView
from games.words import Words

WORDS_OF_HELP = ("totals", "rules", "quit", "leave")


@dataclass
class Sitting:
    """A table: who sits where, with which dice, and what has happened.

    setup: complete. seed: 32 bytes for the software dice. bots: their names by seat; every other seat is a person's.
    told: the points last shown.
    """

    game: AnyGame
    setup: Setup
    seed: bytes
    bots: Mapping[Seat, str]
    words: Words
    out: Console
    steps: list[Step] = field(default_factory=list)
    told: tuple[int, ...] = ()

    @property
    def state(self) -> Any:
        """The game as it stands."""
        return self.steps[-1].after if self.steps else self.game.start(self.setup)

    def name(self, seat: Seat) -> Msg:
        """What a seat is called."""
        return seat_name(seat, SeatView("bot", self.bots[seat]) if seat in self.bots else SeatView())

    def tell(self, said: Msg, style: str = "") -> None:
        """One line of words."""
        self.out.print(Text(self.words.say(said), style))

    def tell_below(self, said: Msg) -> None:
        """The same, set in a little."""
        self.out.print(Padding(Text(self.words.say(said)), (0, 2), expand=False))


def play(at: Sitting) -> Record:
    """Plays until the game is over or the people leave (end of input, interrupt); the record of what was played."""
    _open(at)
    at.told = at.game.totals(at.state)
    try:
        while not isinstance(at.game.waiting(at.state), Over):
            _turn(at)
    except (EOFError, KeyboardInterrupt):
        at.out.print()
        at.tell(msg("terminal-left"))
        return record_of(at)
    at.tell(msg("terminal-over"), "bold")
    _show_points(at)
    return record_of(at)


def record_of(at: Sitting) -> Record:
    """The game as a record, finished or not, the seed of its dice revealed."""
    end = at.game.waiting(at.state)
    result = end.scores if isinstance(end, Over) else None
    entries = tuple(step.entry for step in at.steps)
    commitment = fair_dice.commitment(at.seed)
    return Record(at.game.id, at.game.rules, at.setup, entries, commitment, at.seed.hex(), result)


def label(words: Words, game: AnyGame, move: Any) -> str:
    """A move in words: the game's own, else the steps of its path."""
    if game.say is not None:
        return words.say(game.say(move))
    return " ".join(_step(words, step) for step in game.path(move))


def choices(words: Words, game: AnyGame, moves: tuple[Any, ...]) -> dict[str, Any]:
    """What a person types for each move: the number it is, the first letter of its words, or its place in the list."""
    paths = [game.path(move) for move in moves]
    if all(len(path) == 1 and path[0].isdecimal() for path in paths):
        return dict(zip((path[0] for path in paths), moves, strict=True))
    letters = [label(words, game, move)[:1].lower() for move in moves]
    plain = len(set(letters)) == len(moves) and all(letter.isalpha() and letter not in "?" for letter in letters)
    return dict(zip(letters if plain else map(str, count(1)), moves, strict=False))


def _step(words: Words, step: str) -> str:
    if step.isdecimal():
        return words.digits(int(step))
    return words.say(Msg(step)) if words.has(step) else step


def _open(at: Sitting) -> None:
    at.tell(msg(f"title-{at.game.id}"), "bold")
    at.tell(msg(f"about-{at.game.id}"))
    for seat in range(at.setup.seats):
        who = bot_name(at.bots[seat]) if seat in at.bots else msg("terminal-sits-human")
        at.tell_below(msg("terminal-played", seat=msg("seat", n=seat + 1), move=who))
    at.tell(msg("terminal-commitment", hash=fair_dice.commitment(at.seed)), "dim")
    if len(at.bots) < at.setup.seats:
        at.tell(msg("terminal-welcome"))
    at.out.print()


def _turn(at: Sitting) -> None:
    """One move of whoever is asked; people before bots, which so never answer a question ahead of them."""
    now = at.game.waiting(at.state)
    if isinstance(now, Throw):
        _throw(at, now)
    elif isinstance(now, Choose) and now.seats:
        people = [seat for seat in now.seats if seat not in at.bots]
        _person_chooses(at, _first_asked(at, now, people)) if people else _bot_chooses(at, now.seats[0])
    else:
        _enter(at, Close(), "console")


def _first_asked(at: Sitting, now: Choose, people: list[Seat]) -> Seat:
    """At one keyboard nobody can be quicker: in a race a lot says who is asked first."""
    return stream(at.seed.hex(), len(at.steps), "lot").choice(people) if now.race else people[0]


def _throw(at: Sitting, due: Throw) -> None:
    if at.game.totals(at.state) != at.told:
        _show_points(at)
    if due.seat not in at.bots:
        prompt = at.words.say(msg("terminal-press", seat=at.name(due.seat)))
        if isinstance(_ask(at, due.seat, prompt, {"": None}), Quit):
            return _enter(at, Quit(due.seat), "hand")
    thrown = sum(isinstance(step.move, Thrown) for step in at.steps)
    faces = fair_dice.faces(at.seed, thrown, due.dice, due.sides)
    dice = [Text(f" {at.words.digits(face)} ", "reverse bold") for face in faces]
    at.out.print(Text(at.words.say(msg("terminal-throws", seat=at.name(due.seat)))), *dice)
    return _enter(at, Thrown(faces), "console")


def _bot_chooses(at: Sitting, seat: Seat) -> None:
    legal = moves_of(at.game, at.state, seat)
    chance = stream(at.seed.hex(), len(at.steps), f"seat {seat + 1}")
    move = at.game.bot(at.bots[seat])(at.state, seat, legal, chance)
    at.tell(msg("terminal-played", seat=at.name(seat), move=label(at.words, at.game, move)), "dim")
    _enter(at, move, "bot")


def _person_chooses(at: Sitting, seat: Seat) -> None:
    legal = moves_of(at.game, at.state, seat)
    answers = choices(at.words, at.game, legal)
    for line in at.game.lines(at.state, seat):
        at.tell_below(line)
    offered = "   ".join(f"[{key}] {label(at.words, at.game, move)}" for key, move in answers.items())
    prompt = at.words.say(msg("terminal-choose", seat=at.name(seat), choices=offered))
    move = _ask(at, seat, prompt, answers)
    if move == "undo":
        _undo(at, seat)
    else:
        _enter(at, move, "hand")


def _ask(at: Sitting, seat: Seat, prompt: str, answers: Mapping[str, Any]) -> Any:
    """The answer a person types, `Quit`, or "undo" where moves are taken step by step."""
    while True:
        typed = at.out.input(Text(f"{prompt} > ")).strip().lower()
        if typed in answers:
            return answers[typed]
        if typed == "quit" and _really(at, seat):
            return Quit(seat)
        if typed == "undo" and at.game.buttons is None and "" not in answers:
            return "undo"
        spelt = _spelt(at, seat, typed)
        if spelt is not None and "" not in answers:
            return spelt
        _answer_help(at, seat, typed, answers)


def _spelt(at: Sitting, seat: Seat, typed: str) -> Any:
    """The move whose notation, with or without its seat, or whose words were typed; a resignation too."""
    for move in (*at.game.moves(at.state), *at.game.resigns(at.state, seat)):
        spellings = (str(move), str(move).partition(" ")[2], label(at.words, at.game, move).lower())
        if move.seat == seat and typed in spellings:
            return move
    return None


def _answer_help(at: Sitting, seat: Seat, typed: str, answers: Mapping[str, Any]) -> None:
    if typed == "points":
        return _show_points(at)
    if typed == "rules":
        return _show_rules(at)
    if typed not in ("?", "help", "quit", ""):
        at.tell(msg("terminal-unknown", text=repr(typed)[:40]), "bold")
    if typed != "quit":
        _show_help(at, seat, answers)
    return None


def _show_help(at: Sitting, seat: Seat, answers: Mapping[str, Any]) -> None:
    lines = [
        msg("terminal-help-choice", letter=key, move=label(at.words, at.game, move))
        if key
        else msg("terminal-help-enter")
        for key, move in answers.items()
    ]
    for move in at.game.resigns(at.state, seat):
        said = label(at.words, at.game, move)
        lines.append(msg("terminal-help-choice", letter=str(move).partition(" ")[2], move=said))
    undo = [msg("terminal-help-undo")] if at.game.buttons is None and "" not in answers else []
    for line in [*lines, *undo, *(msg(f"terminal-help-{word}") for word in WORDS_OF_HELP)]:
        at.tell_below(line)


def _show_points(at: Sitting) -> None:
    now: Waiting = at.game.waiting(at.state)
    at.told = at.game.totals(at.state)
    places = now.ranks if isinstance(now, Over) else None
    names = [at.name(seat) for seat in range(at.setup.seats)]
    at.out.print(Padding(score_table(at.words, names, at.told, places), (0, 2), expand=False))


def _show_rules(at: Sitting) -> None:
    pages = [f"rules-{at.game.id}-{page}" for page in range(1, 100) if at.words.has(f"rules-{at.game.id}-{page}")]
    if not pages:
        at.tell(msg("terminal-no-rules"))
    for page in pages:
        at.tell(msg(f"{page}.title"), "bold")
        for part in (page, f"{page}.left-title", f"{page}.left", f"{page}.right-title", f"{page}.right"):
            if at.words.has(part):
                at.tell_below(msg(part))


def _really(at: Sitting, seat: Seat) -> bool:
    if at.words.has(own := f"quit-{at.game.id}"):
        at.tell_below(msg(own))
    typed = at.out.input(Text(at.words.say(msg("terminal-really", seat=at.name(seat))) + " ")).strip().lower()
    return typed in ("yes", at.words.say(msg("terminal-yes")))


def _undo(at: Sitting, seat: Seat) -> None:
    kept = list(at.steps)
    while kept and kept[-1].entry.source == "console" and getattr(kept[-1].move, "seat", None) == seat:
        kept.pop()  # what was forced goes with the choice before it
    last = kept[-1] if kept else None
    if last is None or last.entry.source != "hand" or getattr(last.move, "seat", None) != seat:
        at.tell(msg("terminal-no-undo"))
    elif not isinstance(last.move, Quit):
        at.steps[:] = kept[:-1]
        at.tell(msg("terminal-undone", seat=at.name(seat), move=label(at.words, at.game, last.move)))


def _enter(at: Sitting, move: Any, source: Source) -> None:
    before = at.state
    after, events = at.game.apply(before, move)
    at.steps.append(Step(Entry(str(move), source), before, move, after, events))
    for event in events:
        at.tell_below(Msg(event.key, event.args))
    forced = at.game.forced(at.state)
    if forced is not None:
        said = label(at.words, at.game, forced)
        at.tell(msg("terminal-played", seat=at.name(forced.seat), move=said), "dim")
        _enter(at, forced, "console")
