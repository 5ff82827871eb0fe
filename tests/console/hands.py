"""Hands that play anything, and a game in which seats may lean on each other's moves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from console.session import Session
from games.core import (
    AnyGame,
    BadNotation,
    Choose,
    Close,
    CoreMove,
    Event,
    Game,
    IllegalMove,
    Over,
    Quit,
    Seat,
    Setup,
    Throw,
    Thrown,
    Waiting,
)
from games.scene import Scene
from games.view import View


def act(session: Session, chance: Random) -> None:
    """One lively action: the due throw, a legal move, a closing, or an undo where one is allowed."""
    waiting = session.waiting
    undoers = [seat for seat in range(session.setup.seats) if session.may_undo(seat)]
    if isinstance(waiting, Throw):
        session.throw()
    elif undoers and chance.random() < 0.3:
        session.undo(chance.choice(undoers))
    elif isinstance(waiting, Choose) and not waiting.seats:
        session.submit(Close(), "console")
    elif isinstance(waiting, Choose):
        session.submit(chance.choice(session.game.moves(session.state)), "hand", chance.randrange(10**12))


@dataclass(frozen=True, slots=True)
class Say:
    """Says a number, at most one more than have been said."""

    seat: Seat
    n: int

    def __str__(self) -> str:
        return f"{self.seat + 1} say {self.n}"


Said: TypeAlias = tuple[Say, ...]


def saying(order: str) -> AnyGame:
    """Two seats say numbers. order: "all" asks both, "turns" in turn, "race" both until seat 2 has said 1."""

    def waiting(said: Said) -> Waiting:
        if order == "turns":
            return Choose((len(said) % 2,))
        return Choose((0, 1), race=order == "race" and Say(1, 1) not in said)

    def apply(said: Said, move: Say | CoreMove) -> tuple[Said, tuple[Event, ...]]:
        if isinstance(move, Thrown | Quit | Close):
            return said, ()
        if move.n > len(said) + 1:
            raise IllegalMove(f"{move.n} is too much")
        return (*said, move), (Event("said", (("n", move.n),)),)

    return Game(
        id="saying", rules=1, seats=range(2, 3), options=(), start=_nothing_said, waiting=waiting,
        moves=lambda said: (), apply=apply, silence=lambda said, seat: None, totals=lambda said: (0, 0), show=repr,
        read_move=_read, buttons=None, path=lambda move: (str(move),), bot=_no_bot, bots=(), scene=_blank, sheet=_blank,
    )  # fmt: skip


def _nothing_said(_setup: Setup) -> Said:
    return ()


def _read(text: str) -> Say:
    found = re.fullmatch(r"(\d) say (\d+)", text)
    if found is None:
        raise BadNotation(f"{text!r} is nothing to say")
    return Say(int(found[1]) - 1, int(found[2]))


def _no_bot(name: str) -> Any:
    raise BadNotation(f"no bot is called {name!r}")


def _blank(_said: Said, _view: View) -> Scene:
    return Scene()


def is_over(session: Session) -> bool:
    """Whether nothing is left to do."""
    return isinstance(session.waiting, Over)
