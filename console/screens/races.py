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


def settle(bids: list[Bid], chance: Random) -> Iterator[tuple[Bid, int | None, bool]]:
    """The bids in order, each with its margin over the next of another seat, and whether a lot put it there."""
    lots = {id(bid): chance.random() for bid in bids}
    ordered = sorted(bids, key=lambda bid: (bid.at_ns, lots[id(bid)]))
    for index, bid in enumerate(ordered):
        rival = next((other for other in ordered[index + 1 :] if other.seat != bid.seat), None)
        yield bid, None if rival is None else rival.at_ns - bid.at_ns, rival is not None and rival.at_ns == bid.at_ns
