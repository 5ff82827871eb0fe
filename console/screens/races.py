"""Races: the first contact has it, by its stamp and not by its arrival (T3, RS10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from console.desk import SECOND
from console.session import Session
from games.core import AnyGame, Seat
from hardware.signals import Button


@dataclass(frozen=True)
class Bid:
    """A press in a race. aim: what it wants, as a person says it. exact: its stamp is of the contact itself."""

    at_ns: int
    seat: Seat
    move: Any
    aim: tuple[str, ...] = ()
    exact: bool = True


@dataclass(frozen=True)
class Placed:
    """A bid in its place. rival: the next one of another seat that wants the same, if there is one."""

    bid: Bid
    rival: Bid | None = None

    @property
    def margin_ns(self) -> int | None:
        """How far the rival is behind; 0: the stamps are equal, and a lot has put this one first."""
        return None if self.rival is None else self.rival.at_ns - self.bid.at_ns

    @property
    def exact(self) -> bool:
        """Both stamps are of the contacts themselves."""
        return self.bid.exact and (self.rival is None or self.rival.exact)


def settle(bids: list[Bid], chance: Random) -> Iterator[Placed]:
    """The bids in the order of their stamps; equal ones by lot."""
    lots = {id(bid): chance.random() for bid in bids}
    ordered = sorted(bids, key=lambda bid: (bid.at_ns, lots[id(bid)]))
    for index, bid in enumerate(ordered):
        rivals = (other for other in ordered[index + 1 :] if other.seat != bid.seat and other.aim == bid.aim)
        yield Placed(bid, next(rivals, None))


def shuts_out(game: AnyGame, state: Any, placed: Placed) -> bool:
    """Whether the rival can no longer have what this bid gets: only then does it matter by how much it was first."""
    if placed.rival is None or placed.bid.move not in game.moves(state):
        return False
    return placed.rival.move not in game.moves(game.apply(state, placed.bid.move)[0])


def came_second(session: Session, asked_in: Any, won: Bid, seat: Seat, button: Button, at_ns: int) -> bool:
    """Whether a press wanted what `won` has got, not long after, and means nothing else now.

    asked_in: the state in which both were asked.
    """
    buttons = session.game.buttons
    if buttons is None or seat == won.seat or not won.at_ns <= at_ns <= won.at_ns + SECOND:
        return False
    move = buttons(asked_in, seat).get(button.value)
    meant_now = button.value in buttons(session.state, seat)
    return move is not None and session.game.path(move) == won.aim and not meant_now
