"""The few words every game shares: seats, moves, what a game waits for, and the record of functions that is a game.

A game is a frozen record of pure functions over frozen values. Dice are moves: rules wait for a
`Thrown` and are told what fell. Only moves are written down; states and events are recomputed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from games.unless import no_advice, no_judge, no_lines, no_lots, no_paper, no_resigning, nothing_forced, one_chapter

if TYPE_CHECKING:
    from games.numbers import Numbers
    from games.option import Option
    from games.scene import Msg, Scene
    from games.simulate import Batch
    from games.tally import Tally
    from games.view import View

Seat: TypeAlias = int
"""A place in the game, counted from 0 in code and from 1 on every screen and in every notation."""

ButtonName: TypeAlias = Literal["STAY", "LEAVE", "DOUBLE"]
OptionValue: TypeAlias = int | str | bool


class IllegalMove(ValueError):
    """The rules refuse this move here; the text says why, in a sentence for a player. Nothing changed."""


class BadNotation(ValueError):
    """A text is not the notation of a move (or the name of a bot, an option, a game); the text says what is."""


class BadRecord(ValueError):
    """A record is damaged or of another version; the text names the line and what was expected there."""


@dataclass(frozen=True, slots=True)
class Choose:
    """The game waits for people.

    seats: those who have not answered yet. Empty: everybody has, and only `Close` (or a change of mind) remains.
    settled: those who have answered and may still change their answer until the question closes.
    caller: who may end the question early (the console then gives every seat in `seats` its silence).
    race: the first contact has it; the console hands moves on in the order of their stamps (T3, T4).
    patience: how many times the table's usual time the question needs.
    """

    seats: tuple[Seat, ...]
    settled: tuple[Seat, ...] = ()
    caller: Seat | None = None
    race: bool = False
    patience: int = 1


@dataclass(frozen=True, slots=True)
class Throw:
    """The game waits for `dice` dice of `sides` sides, thrown together by `seat`."""

    seat: Seat
    dice: int
    sides: int


@dataclass(frozen=True, slots=True)
class Over:
    """The game has ended. ranks: 1 is best, equal results share a rank; scores: final points. Both by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


Waiting: TypeAlias = Choose | Throw | Over


@dataclass(frozen=True, slots=True)
class Thrown:
    """Dice have fallen: chance as a move. `str` gives "throw 3 5"."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return "throw " + " ".join(map(str, self.faces))


@dataclass(frozen=True, slots=True)
class Quit:
    """A seat gives up for good. Legal at any time before the end, listed in no game's `moves`."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat + 1} quit"


@dataclass(frozen=True, slots=True)
class Close:
    """The open question closes (T4). Legal when `waiting` is a `Choose` in which no seat is left to answer."""

    def __str__(self) -> str:
        return "close"


Tone: TypeAlias = Literal["turn", "accepted", "refused", "safe", "lost", "all-lost", "won"]
"""What a sound means: your turn, a press that counts, one that does not, a throw or an end for good or ill."""


@dataclass(frozen=True, slots=True)
class Event:
    """A consequence worth showing or saying; never needed to rebuild a state.

    key: a message of the game's words; args: its arguments by name; seats: whom it concerns (empty: all).
    tone: how it sounds, if it does.
    """

    key: str
    args: tuple[tuple[str, int | str], ...] = ()
    seats: tuple[Seat, ...] = ()
    tone: Tone | None = field(default=None, compare=False)


class Move(Protocol):
    """The smallest thing a hand does. `str(move)` is its notation and begins with the seat counted from 1."""

    @property
    def seat(self) -> Seat:
        """Whose hand it is."""


CoreMove: TypeAlias = Thrown | Quit | Close


@dataclass(frozen=True)
class Setup:
    """Everything fixed before the first move: seats, options (complete), and lots drawn beforehand.

    humans: seats that people hold (a rotating thrower passes bots by); None means all of them.
    lots: named results of lots and deals, as texts without spaces, e.g. ("first", "2").
    coach: whether seats may ask what each choice is worth before they decide; no rule of a game looks at it.
    """

    seats: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    humans: tuple[Seat, ...] | None = None
    lots: tuple[tuple[str, str], ...] = ()
    coach: bool = False


S = TypeVar("S")
M = TypeVar("M", bound=Move)

Bot: TypeAlias = Callable[[S, Seat, tuple[M, ...], Random], M]
"""Chooses one of the legal moves of a seat; all its chance comes from the stream it is given."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What a position is worth. points: the final score each seat may expect (its lead over the other in a game for two
    that is about the lead) if all go on as the game's analysis holds best; error: their standard error, 0 if exact."""

    points: tuple[float, ...]
    error: float = 0.0


Solver: TypeAlias = Callable[
    [Mapping[str, OptionValue], Mapping[str, str]], Iterator[tuple[float, Mapping[str, float]]]
]
"""Solves a game part by part (see `Game.solve_parts`)."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, M]):
    """A game as a value. Every function is pure; `apply` raises IllegalMove and then nothing has changed.

    rules: raised by one when an old record would replay differently.
    seats: every number of seats allowed.
    start: first state of a setup whose options are complete (see `complete`).
    moves: legal moves of people, sorted by notation; () unless waiting is Choose.
    choices: those of one seat, for a game that finds them faster than all. `moves_of` tells them of any game.
    apply: takes the game's own moves and all CoreMoves.
    silence: the move a seat's silence means while it is asked, else None; `moves` need not list it.
    lapse: the same for a seat that has pressed and not finished when the time is up; without it, as silence.
    totals: points by seat at any time.
    show: one line; equal exactly if the states are equal.
    read_move: inverse of str for the game's own moves, or BadNotation.
    buttons: what each button of a seat means now, or None where the picker walks `path` instead.
    aloud: whether the rules ask for throws to be read aloud.
    throw_button: what the thrower presses to throw, and the caller to call (T2); a move of a caller has another one.
    path: the steps (message keys or plain words) in which a person enters a move.
    say: a move in words; without it, its steps. lines: what lies before a seat in lines of words, for terminals.
    bot: a bot by name, or BadNotation; bots: the names offered to people, weakest first.
    draw: lots drawn before the first move.
    forced: a move that the console plays at once because its seat has no choice, else None; undo takes such moves along
    with the choice before them (T7).
    resigns: moves of a seat that are reached by the menu behind a held LEAVE alone: `apply` takes them, `moves` does
    not list them, so nothing plays them by accident.
    perft: counts by plies of the game's own (whole turns) for the command of that name, shortest first; it is given the
    words of options that the command does not know, by name, and raises BadNotation for any it cannot use.
    paper: the score sheet as rows of words, names of the columns first, for terminals and files.
    advice: what a complete setup means for play (odds, a warning), in lines shown while options are chosen.
    scene: what the table shows; sheet: the score sheet at the end.
    worth: what a state is worth, if the game can tell: a throw's luck and a decision's cost are differences of it.
    judge: for a game that begins with this state, what judges its positions better than `worth` and more slowly, or by
    what this machine has beyond what a console needs (tables it has solved); None where it has nothing.
    solve: exact figures of a game under these options (complete), by name: of best play, or, given the name of a bot
    whose play can be solved, of that; BadNotation for any other name.
    solve_parts: the same, of best play, for a game whose exact tables take minutes and are kept (`games.tables`): given
    options, and words that are no options, by name; yields which part is done (0 to 1) and the figures so far.
    lot_alone: whether nothing is left to chance but a lot before the first decision.
    tell: a move made in a state, or a throw, in a few words that say when it was ("round 3, stay with 22").
    bulk: the tally of some games of a batch, by a kernel that plays many at once. Game n depends on the seed and on
    n alone, but its chance is not that of the generic way. BadNotation for a bot or an option that the kernel does not
    know, even if no games are asked for.
    serve: for other programs: what a bot of that name answers to a question that is a JSON object, given a stream of
    chance; BadNotation for a name or a question that is none.
    numbers: moves and states of a complete setup in whole numbers, for tools that learn.
    coach: what a seat that is asked may know of its chances, in lines of words beside what its choices are worth.
    chapter: the part of the game that a due throw belongs to, a number of its own: where the game is played again with
    other decisions, throws of a part take the place of throws of that part.
    """

    id: str
    rules: int
    seats: range
    options: tuple[Option, ...]
    start: Callable[[Setup], S]
    waiting: Callable[[S], Waiting]
    moves: Callable[[S], tuple[M, ...]]
    choices: Callable[[S, Seat], tuple[M, ...]] | None = None
    apply: Callable[[S, M | CoreMove], tuple[S, tuple[Event, ...]]]
    silence: Callable[[S, Seat], M | None]
    lapse: Callable[[S, Seat], M | None] | None = None
    totals: Callable[[S], tuple[int, ...]]
    show: Callable[[S], str]
    read_move: Callable[[str], M]
    buttons: Callable[[S, Seat], Mapping[ButtonName, M]] | None
    aloud: bool = False
    throw_button: ButtonName = "STAY"
    path: Callable[[M], tuple[str, ...]]
    say: Callable[[M], Msg] | None = None
    lines: Callable[[S, Seat], tuple[Msg, ...]] = no_lines
    bot: Callable[[str], Bot[S, M]]
    bots: tuple[str, ...]
    draw: Callable[[Setup, Random], tuple[tuple[str, str], ...]] = no_lots
    forced: Callable[[S], M | None] = nothing_forced
    resigns: Callable[[S, Seat], tuple[M, ...]] = no_resigning
    perft: Callable[[Mapping[str, Sequence[str]]], Iterator[int]] | None = None
    paper: Callable[[S], tuple[tuple[Msg, ...], ...]] = no_paper
    advice: Callable[[Setup], tuple[Msg, ...]] = no_advice
    scene: Callable[[S, View], Scene]
    sheet: Callable[[S, View], Scene]
    worth: Callable[[S], Worth] | None = None
    judge: Callable[[S], Callable[[S], Worth] | None] = no_judge
    solve: Callable[[Mapping[str, OptionValue], str], Mapping[str, float]] | None = None
    solve_parts: Solver | None = None
    lot_alone: bool = False
    tell: Callable[[S, M | CoreMove], Msg] | None = None
    bulk: Callable[[Batch, range], Tally] | None = None
    serve: Callable[[str], Callable[[Mapping[str, Any], Random], dict[str, Any]]] | None = None
    numbers: Callable[[Setup], Numbers[S]] | None = None
    coach: Callable[[S, Seat], tuple[Msg, ...]] = no_lines
    chapter: Callable[[S], int] = one_chapter


AnyGame: TypeAlias = Game[Any, Any]


def complete(game: AnyGame, setup: Setup) -> Setup:
    """The setup with every option given, defaults filled in; BadNotation for what the game does not allow."""
    if setup.seats not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BadNotation(f"{game.id}: {setup.seats} seats; it is played by {low} to {high}")
    known = {option.name: option for option in game.options}
    for name, value in setup.options.items():
        if name not in known:
            raise BadNotation(f"{game.id}: no option {name!r}; there are {', '.join(known)}")
        option = known[name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in option.values):
            raise BadNotation(f"option {name}: {value!r} is not allowed; choose {option.allowed()}")
    values = {name: setup.options.get(name, option.default) for name, option in known.items()}
    return replace(setup, options=values)


def moves_of(game: Game[S, M], state: S, seat: Seat) -> tuple[M, ...]:
    """The legal moves of one seat, in the order of `moves`."""
    if game.choices is not None:
        return game.choices(state, seat)
    return tuple([move for move in game.moves(state) if move.seat == seat])


def has_bot(game: AnyGame, name: str) -> bool:
    """Whether the game has a bot of that name."""
    try:
        game.bot(name)
    except BadNotation:
        return False
    return True


def ranks(scores: tuple[int, ...]) -> tuple[int, ...]:
    """Rank by seat, 1 for the highest score; equal scores share a rank."""
    best_first = sorted(scores, reverse=True)
    return tuple([1 + best_first.index(score) for score in scores])
