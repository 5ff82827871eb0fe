"""A game as learners' tools see it: nodes of chance, of one or several seats that are asked at once, and of the end.

All chance is uniform: the lots before the first move, one die after another, and who is first where several answer a
race. Seats that are asked at once answer before any of them sees an answer; a question that all have answered closes.
Giving up, resigning and changing one's mind are not offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeAlias, TypeGuard

from games import game
from games.core import (
    AnyGame,
    BadNotation,
    Choose,
    Close,
    IllegalMove,
    OptionValue,
    Over,
    Seat,
    Setup,
    Throw,
    Thrown,
    Waiting,
    complete,
)
from games.numbers import NoRoom, Numbers

Action: TypeAlias = int
"""A place in `Numbers.actions`."""

DECISIONS_AT_MOST = 10_000
"""A game that has not ended after so many decisions is cut off, and counts as drawn."""


@dataclass(frozen=True)
class Rules:
    """A game at one table. decisions: as DECISIONS_AT_MOST; answers of several seats at once count as one.

    packages: where the game was looked for besides this package, as in `games.game`.
    """

    game: AnyGame
    setup: Setup
    numbers: Numbers[Any]
    decisions: int
    packages: tuple[str, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        return rules, (self.game.id, self.setup.seats, self.setup.options, self.decisions, self.packages)

    @cached_property
    def action_of(self) -> Mapping[str, Action]:
        """The number of a move by its notation without the seat."""
        return {words: at for at, words in enumerate(self.numbers.actions)}

    @cached_property
    def most_chances(self) -> int:
        """No node has more equally likely outcomes than this."""
        sides = [value for option in self.game.options for value in option.values if isinstance(value, int)]
        return max(6, len(self.numbers.deals), self.setup.seats, *sides)

    def first(self) -> Node:
        """The node before the lots are drawn, or with the only ones there are."""
        node = Node(self)
        return node if len(self.numbers.deals) > 1 else node.fell(0)


def rules(
    name: str,
    seats: int,
    options: Mapping[str, OptionValue] | None = None,
    decisions: int = DECISIONS_AT_MOST,
    packages: tuple[str, ...] = (),
) -> Rules:
    """A game at one table; BadNotation for options or seats it does not allow, or if it is not told in numbers."""
    played = game(name, *packages)
    if played.numbers is None:
        raise BadNotation(f"{name}: this game does not tell its moves and states in numbers")
    if decisions < 1:
        raise BadNotation(f"{decisions} decisions: a game needs one at least")
    setup = complete(played, Setup(seats, options or {}, humans=()))
    return Rules(played, setup, played.numbers(setup), decisions, packages)


@dataclass(frozen=True)
class Node:
    """A moment of a game.

    state: None before the lots are drawn. faces: dice of the due throw that have fallen. answers: what has been said in
    a race whose order the lot decides. decisions: how many there have been.
    """

    rules: Rules
    state: Any = None
    faces: tuple[int, ...] = ()
    answers: tuple[Any, ...] = ()
    decisions: int = 0

    def __deepcopy__(self, _memo: object) -> Node:
        return self

    def __str__(self) -> str:
        """As `show`, and what has fallen or been said since."""
        if self.state is None:
            return "lots are drawn"
        parts = (self.rules.game.show(self.state), *(f"die {face}" for face in self.faces), *map(str, self.answers))
        return " | ".join(parts) + (" | cut off" if self.cut else "")

    @cached_property
    def _waits(self) -> Waiting | None:
        return None if self.state is None else self.rules.game.waiting(self.state)

    @property
    def chances(self) -> int:
        """How many outcomes are equally likely here; 0 where seats decide, and at the end."""
        if self.state is None:
            return len(self.rules.numbers.deals)
        return self._waits.sides if isinstance(self._waits, Throw) else len(self.answers)

    def outcome(self, chance: int) -> str:
        """What an outcome of chance is, in words."""
        if self.state is None:
            return " ".join("=".join(lot) for lot in self.rules.numbers.deals[chance]) or "start"
        return f"first {self.answers[chance].seat + 1}" if self.answers else f"die {chance + 1}"

    def fell(self, chance: int) -> Node:
        """The node after an outcome of chance, counted from 0."""
        if self.state is None:
            setup = replace(self.rules.setup, lots=self.rules.numbers.deals[chance])
            return replace(self, state=self.rules.game.start(setup))
        if self.answers:
            first = self.answers[chance]
            state = self._after((first,))
            rest = tuple([move for move in self.answers if move is not first and self._in_time(state, move)])
            return replace(self, state=state, answers=())._resolved(rest)
        faces, now = (*self.faces, chance + 1), self._waits
        assert isinstance(now, Throw)
        if len(faces) < now.dice:
            return replace(self, faces=faces)
        return replace(self, state=self._applied(self.state, Thrown(faces)), faces=())

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that decide here, at once if they are several."""
        return tuple(self.legal)

    @cached_property
    def legal(self) -> Mapping[Seat, Mapping[Action, Any]]:
        """The moves of every seat that decides here, by their actions in rising order."""
        now = self._waits
        if self.answers or not isinstance(now, Choose) or self.cut:
            return {}
        number = self.rules.action_of
        found: dict[Seat, dict[Action, Any]] = {seat: {} for seat in now.seats}
        for move in self.rules.game.moves(self.state):
            if move.seat in found:
                found[move.seat][number[str(move).partition(" ")[2]]] = move
        return {seat: dict(sorted(moves.items())) for seat, moves in found.items()}

    def answered(self, actions: Mapping[Seat, Action]) -> Node:
        """The node after every seat that decides here has done so; IllegalMove names an action that it may not take."""
        for seat in self.legal:
            self.check(seat, actions[seat])
        answers = tuple([moves[actions[seat]] for seat, moves in self.legal.items()])
        return replace(self, decisions=self.decisions + 1)._resolved(answers)

    def check(self, seat: Seat, action: Action) -> None:
        """IllegalMove if a seat may not take this action here."""
        moves, actions = self.legal.get(seat, {}), self.rules.numbers.actions
        if action not in range(len(actions)):
            raise IllegalMove(f"seat {seat + 1}: there is no action {action}; they are 0 to {len(actions) - 1}")
        if action not in moves:
            some = ", ".join(f"{at} ({actions[at]})" for at in list(moves)[:10]) or "nothing to decide"
            raise IllegalMove(f"seat {seat + 1}: action {action} ({actions[action]}) is not open now; there is {some}")

    def _resolved(self, answers: tuple[Any, ...]) -> Node:
        """Answers take effect, in an order that the lot decides where it matters."""
        if len(answers) > 1 and _races(self._waits):
            orders = [(move, *(other for other in answers if other is not move)) for move in answers]
            if len({self._after(order) for order in orders}) > 1:
                return replace(self, answers=answers)
        return replace(self, state=self._after(answers))

    def _after(self, answers: tuple[Any, ...]) -> Any:
        """The state after these moves, one after another; in a race those that come too late are nothing."""
        state, race = self.state, _races(self._waits)
        for move in answers:
            if not race or self._in_time(state, move):
                state = self._applied(state, move)
        return state

    def _in_time(self, state: Any, move: Any) -> bool:
        """Whether the race in which a move was made still waits for its seat."""
        now = self.rules.game.waiting(state)
        return _races(now) and move.seat in now.seats

    def _applied(self, state: Any, move: Any) -> Any:
        """The state after a move, and after the question has closed if it was the last answer."""
        game = self.rules.game
        state = game.apply(state, move)[0]
        now = game.waiting(state)
        return game.apply(state, Close())[0] if isinstance(now, Choose) and not now.seats else state

    @cached_property
    def cut(self) -> bool:
        """Whether the game is cut off at this question: too many decisions, or no room in its row any more."""
        asks = isinstance(self._waits, Choose) and not self.answers
        return asks and (self.decisions >= self.rules.decisions or self._row is None)

    @property
    def over(self) -> bool:
        """Whether nothing comes any more."""
        return self.cut or isinstance(self._waits, Over)

    @property
    def row(self) -> list[int]:
        """The state in numbers, the lowest everywhere if there is none yet or it does not fit."""
        return [place.low for place in self.rules.numbers.state.places] if self._row is None else self._row

    @cached_property
    def _row(self) -> list[int] | None:
        try:
            return None if self.state is None else self.rules.numbers.state.write(self.state)
        except NoRoom:
            return None

    @property
    def end(self) -> Over | None:
        """How the game ended, None while it goes on or if it was cut off."""
        return self._waits if isinstance(self._waits, Over) else None


def _races(now: Waiting | None) -> TypeGuard[Choose]:
    return isinstance(now, Choose) and now.race


def shares(end: Over | None, seats: int) -> tuple[float, ...]:
    """What the game was worth to every seat: 1 to the only winner, less to those who share the first rank, and to all
    others -1/(seats - 1). They add up to 0; a game cut off is worth 0 to all, and so is one that was played alone."""
    if end is None or seats == 1:
        return (0.0,) * seats
    won = 1 / end.ranks.count(1)
    return tuple([((seats if rank == 1 else 0) * won - 1) / (seats - 1) for rank in end.ranks])
