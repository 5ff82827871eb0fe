"""Random walks through the games, for the suites that hold for every game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from games import all_games
from games.core import AnyGame, Choose, Close, Event, Over, Quit, Setup, Throw, Thrown, complete
from games.record import Entry, Record
from games.simulate import stream

GAMES = all_games("tests.games")
SIZES = (1, 2, 3, 4, 5, 8, 9, 30, 100)
STEPS_AT_MOST = 20_000


@dataclass(frozen=True)
class Taken:
    """One step of a walk."""

    before: Any
    move: Any
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Walk:
    """A game played at random. finished: it came to its end."""

    game: AnyGame
    setup: Setup
    steps: tuple[Taken, ...]
    finished: bool

    @property
    def states(self) -> tuple[Any, ...]:
        return (self.steps[0].before, *(step.after for step in self.steps))

    def sample(self, count: int) -> list[Any]:
        """Some of its states, evenly spread, the last one among them."""
        every = max(1, len(self.states) // count)
        return [*self.states[::every], self.states[-1]]

    def record(self) -> Record:
        entries = tuple(Entry(str(step.move), "hand", at) for at, step in enumerate(self.steps))
        end = self.game.waiting(self.states[-1])
        result = end.scores if isinstance(end, Over) else None
        return Record(self.game.id, self.game.rules, self.setup, entries, result=result)


def tables() -> list[Any]:
    """A game and a number of seats, over every game and table size worth trying."""
    return [(one, seats) for one in GAMES for seats in SIZES if seats in GAMES[one].seats]


def setup_of(game: AnyGame, seats: int, chance: Random, house_rules: bool) -> Setup:
    """A setup with lots drawn; house_rules: every option by chance instead of its default."""
    options = {option.name: chance.choice(option.values) for option in game.options} if house_rules else {}
    bare = complete(game, Setup(seats, {n: v for n, v in options.items() if n != "thrower" or _seat_exists(v, seats)}))
    return Setup(seats, bare.options, bare.humans, game.draw(bare, chance))


def _seat_exists(value: Any, seats: int) -> bool:
    return not (isinstance(value, str) and value.isdecimal()) or int(value) <= seats


@cache
def walk(game_id: str, seats: int, number: int, house_rules: bool = False, quits: float = 0.0) -> Walk:
    """A walk: always the same for the same arguments. quits: how often a seat gives up, by step."""
    game, chance = GAMES[game_id], stream(f"{game_id} {seats} {house_rules} {quits}", number, "walk")
    setup = setup_of(game, seats, chance, house_rules)
    steps: list[Taken] = []
    state = game.start(setup)
    while not isinstance(game.waiting(state), Over) and len(steps) < STEPS_AT_MOST:
        move = _any_move(game, state, chance, quits)
        after, events = game.apply(state, move)
        steps.append(Taken(state, move, after, events))
        state = after
    return Walk(game, setup, tuple(steps), isinstance(game.waiting(state), Over))


def walks(game_id: str, seats: int) -> Iterator[Walk]:
    """A few walks of different kinds."""
    yield walk(game_id, seats, 1)
    yield walk(game_id, seats, 2, house_rules=True)
    yield walk(game_id, seats, 3, house_rules=True, quits=0.03)


def _any_move(game: AnyGame, state: Any, chance: Random, quits: float) -> Any:
    now = game.waiting(state)
    if chance.random() < quits:
        still = [seat for seat in range(len(game.totals(state))) if may_quit(game, state, seat)]
        return Quit(chance.choice(still))
    if isinstance(now, Throw):
        return Thrown(tuple(chance.randint(1, now.sides) for _ in range(now.dice)))
    assert isinstance(now, Choose)
    if not now.seats and (not now.settled or chance.random() < 0.8):
        return Close()
    asked = [move for move in game.moves(state) if move.seat in now.seats]
    again = [move for move in game.moves(state) if move.seat in now.settled]
    return chance.choice(again if again and (not asked or chance.random() < 0.1) else asked or [Close()])


def may_quit(game: AnyGame, state: Any, seat: int) -> bool:
    """Whether the rules take this seat's giving up."""
    try:
        game.apply(state, Quit(seat))
    except ValueError:
        return False
    return True
