"""Whole games one after the other, for a compiler; `bulk_numpy` plays the same games many at a time."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice.bots_field import LEADS, ONE, RIVALS, ROUNDS
from games.chance_or_choice.bulk_numpy import BY_SEAT, BY_THROW, FIRST, PART, SECOND
from games.chance_or_choice.bulk_tables import ALWAYS, DUEL, SHEET
from games.compiled import compiled

Ints = NDArray[np.int64]
Tables = NDArray[np.uint16]

U27, U30, U31, U11, U32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(11), np.uint64(32)
SHARES = np.uint64(ALWAYS)
LEAVING = 2


@compiled
def mixed(x: np.uint64) -> np.uint64:
    """The last step of splitmix64."""
    x = (x ^ (x >> U30)) * FIRST
    x = (x ^ (x >> U27)) * SECOND
    return x ^ (x >> U31)


@compiled
def by_duel(to_come: int, seat: int, pot: int, totals: Ints, inside: Ints, policies: Ints) -> int:
    """Where in its table the seat looks. totals: of earlier rounds, and with what a seat has left."""
    rounds, last, points = policies[seat, 2], policies[seat, 3] - 1, policies[seat, 4]
    place = (min(to_come, rounds - 1) * 2 + int(inside[1 - seat] == 0)) * points + min(pot, points - 1)
    return int((place * (last + 1) + min(totals[seat], last)) * (last + 1) + min(totals[1 - seat], last))


@compiled
def by_field(to_come: int, seat: int, pot: int, totals: Ints, inside: Ints, unit: int) -> int:
    """Where in its table the seat looks."""
    within, without = -1, -1
    for other in range(len(totals)):
        if other != seat and inside[other]:
            within = max(within, totals[other] + pot)
        elif other != seat:
            without = max(without, totals[other])
    rival = 2 if within < 0 else int(without >= within)
    column = ((totals[seat] + pot - max(within, without)) * unit + ONE // 2 >> 16) + LEADS // 2
    return int((min(to_come, ROUNDS - 1) * RIVALS + rival) * LEADS + min(max(column, 0), LEADS - 1))


@compiled
def decide(
    to_come: int, pot: int, drawn: np.uint64, totals: Ints, inside: Ints, policies: Ints, tables: Tables
) -> None:
    """All who are in decide at once; who leaves has LEAVING in `inside` until all have decided."""
    for seat in range(len(inside)):
        if not inside[seat]:
            continue
        begin, rounds, banked, points = policies[seat, 1], policies[seat, 2], policies[seat, 3], policies[seat, 4]
        if policies[seat, 0] == SHEET:  # not by a function: a call costs more than all the rest
            place = (min(to_come, rounds - 1) * banked + min(totals[seat], banked - 1)) * points + min(pot, points - 1)
            share = int(tables[begin + place])
        elif policies[seat, 0] == DUEL:
            share = int(tables[begin + by_duel(to_come, seat, pot, totals, inside, policies)])
        else:
            limit = tables[begin + by_field(to_come, seat, pot, totals, inside, policies[seat, 5])]
            share = ALWAYS if pot >= limit else 0
        if share == ALWAYS or (share and lot(drawn, seat) < np.uint64(share)):
            inside[seat] = LEAVING


@compiled
def lot(drawn: np.uint64, seat: int) -> np.uint64:
    """A seat's own lot after a throw, below ALWAYS."""
    return ((mixed(drawn + np.uint64(seat + 1) * BY_SEAT) >> U32) * SHARES) >> U32


@compiled
def leave(pot: int, inside: Ints, totals: Ints) -> int:
    """Who is leaving has left, with its points; how many have."""
    count = 0
    for seat in range(len(inside)):
        if inside[seat] == LEAVING:
            inside[seat] = 0
            totals[seat] += pot
            count += 1
    return count


@compiled
def strike(points: int, totals: Ints, inside: Ints) -> None:
    """The round is lost; if the throw wipes, so is all that who is in has."""
    for seat in range(len(inside) if points < 0 else 0):
        totals[seat] *= 1 - inside[seat]


@compiled
def play(  # noqa: C901 (calls that hand on many tables cost more than all else)
    keys: NDArray[np.uint64],
    fallen: NDArray[np.int16],
    first_throw_safe: bool,
    policies: Ints,
    tables: Tables,
    scores: Ints,
    told: NDArray[np.int32],
    left: NDArray[np.int16],
) -> None:
    """Plays the games of these keys into `scores` (by game and seat).

    fallen: of every throw of the dice, its points, 0 if it ends the round, -1 if it wipes. told and left, where they
    are not empty: every throw by game; and by game, seat and round after which throw of the game the seat left.
    """
    seats, rounds = len(policies), left.shape[2]
    totals, inside = np.zeros(seats, np.int64), np.zeros(seats, np.int64)
    for game in range(len(keys)):
        thrown = 0
        for seat in range(seats):
            totals[seat] = 0
        for done in range(rounds):
            pot, still = 0, seats
            for seat in range(seats):
                inside[seat] = 1
            while still:
                thrown += 1
                drawn = mixed(keys[game] + np.uint64(thrown) * BY_THROW)
                which = int((drawn >> U11) * PART * len(fallen))
                if len(told):
                    told[game, thrown - 1] = which
                points = fallen[which]
                if points <= 0 and first_throw_safe and not pot:
                    continue
                if points <= 0:
                    strike(points, totals, inside)
                    break
                pot += points
                decide(rounds - 1 - done, pot, drawn, totals, inside, policies, tables)
                for seat in range(seats if len(told) else 0):
                    left[game, seat, done] += (inside[seat] == LEAVING) * thrown
                still -= leave(pot, inside, totals)
        for seat in range(seats):
            scores[game, seat] = totals[seat]
