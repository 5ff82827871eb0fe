"""Races: the first contact has it, by its stamp and not by its arrival (T3, RS10)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from games.core import Seat


@dataclass(frozen=True)
class Bid:
    """A press in a race. exact: its stamp is of the contact itself."""

    at_ns: int
    seat: Seat
    move: Any
    exact: bool = True


@dataclass(frozen=True)
class Placed:
    """A bid in its place. margin_ns: how far the next of another seat is behind, None without one.

    exact: both stamps are of the contacts; by_lot: they are equal, and a lot put this one first.
    """

    bid: Bid
    margin_ns: int | None
    exact: bool
    by_lot: bool


def settle(bids: list[Bid], chance: Random) -> Iterator[Placed]:
    """The bids in the order of their stamps; equal ones by lot."""
    lots = {id(bid): chance.random() for bid in bids}
    ordered = sorted(bids, key=lambda bid: (bid.at_ns, lots[id(bid)]))
    for index, bid in enumerate(ordered):
        rival = next((other for other in ordered[index + 1 :] if other.seat != bid.seat), None)
        if rival is None:
            yield Placed(bid, None, bid.exact, False)
        else:
            margin_ns = rival.at_ns - bid.at_ns
            yield Placed(bid, margin_ns, bid.exact and rival.exact, margin_ns == 0)
