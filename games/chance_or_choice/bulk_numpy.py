"""Many games at a time, a throw of each in one step; `bulk_compiled` plays the same games one after the other."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from games.chance_or_choice.bots_field import LEADS, ONE, RIVALS, ROUNDS
from games.chance_or_choice.bulk_tables import ALWAYS, FIELD, SHEET, Policies, Policy

Ints = NDArray[np.int64]
Keys = NDArray[np.uint64]
Flags = NDArray[np.bool_]

FIRST, SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BY_THROW, BY_SEAT = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD1B54A32D192ED03)
"""The factors of splitmix64; by how much the draws of throws, and of seats, lie apart."""
PART = 2.0**-53
SPENT = 8
"""Games that are over are laid aside when they are one in so many."""


def mixed(x: Keys) -> Keys:
    """The last step of splitmix64."""
    x = (x ^ (x >> np.uint64(30))) * FIRST
    x = (x ^ (x >> np.uint64(27))) * SECOND
    return x ^ (x >> np.uint64(31))


@dataclass
class Games:
    """Games on the way. By game its place among all, throws so far, rounds done and points of this round; by seat and
    game the points of earlier rounds, with those it has left with, and whether it is in."""

    number: Ints
    keys: Keys
    thrown: Keys
    done: Ints
    pot: Ints
    totals: Ints
    inside: Flags

    def part(self, those: Flags) -> Games:
        """Some of the games."""
        one = (row[those] for row in (self.number, self.keys, self.thrown, self.done, self.pot))
        return Games(*one, *(row.compress(those, axis=1) for row in (self.totals, self.inside)))  # type: ignore[arg-type]


def begun(keys: Keys, seats: int) -> Games:
    """Games before their first throw."""
    count = len(keys)
    none, totals = np.zeros(count, np.int64), np.zeros((seats, count), np.int64)
    inside = np.ones((seats, count), np.bool_)
    return Games(np.arange(count), keys, np.zeros(count, np.uint64), none, none.copy(), totals, inside)


def play(
    keys: Keys,
    fallen: NDArray[np.int16],
    first_throw_safe: bool,
    policies: Policies,
    scores: Ints,
    told: NDArray[np.int32],
    left: NDArray[np.int16],
) -> None:
    """As `bulk_compiled.play`."""
    rounds, points, games = left.shape[2], fallen.astype(np.int64), begun(keys, len(policies.seats))
    while len(games.keys):
        to_come = rounds - 1 - games.done
        games.thrown += np.uint64(1)
        drawn = mixed(games.keys + games.thrown * BY_THROW)
        which = ((drawn >> np.uint64(11)) * PART * len(fallen)).astype(np.int64)
        got = points[which]
        leave = _fall(games, got, drawn, policies, to_come)
        if len(told):
            _tell(games, which, leave, to_come >= 0, told, left)
        _end_rounds(games, got, first_throw_safe, to_come >= 0)
        over = games.done == rounds
        if np.count_nonzero(over) * SPENT >= len(over):
            scores[games.number[over]] = games.totals.compress(over, axis=1).T
            games = games.part(~over)


def _fall(games: Games, got: Ints, drawn: Keys, policies: Policies, to_come: Ints) -> Flags:
    """A throw has fallen; where it is safe, those who are in decide. Which seats have left, by seat and game."""
    games.pot += np.maximum(got, 0)
    leave: Flags = games.inside & ((got > 0) & (to_come >= 0))
    rivals = _Rivals(games) if any(policy.kind == FIELD for policy in policies.seats) else None
    found: dict[Policy, Flags] = {}
    for seat, policy in enumerate(policies.seats):
        if policy.kind == FIELD and rivals is not None:
            leave[seat] &= games.pot >= policies.tables[policy.begin + rivals.place(seat, to_come, policy.unit)]
        elif policy.pure and policy.kind == SHEET and policy.banked == 1:  # the same for all seats that play it
            if policy not in found:
                found[policy] = policies.tables[_place(games, to_come, seat, policy)] > 0
            leave[seat] &= found[policy]
        else:
            often = policies.tables[_place(games, to_come, seat, policy)]
            leave[seat] &= often > 0 if policy.pure else _drawn(often, leave[seat], drawn, seat)
    games.totals += np.where(leave, games.pot, 0)
    games.inside ^= leave
    return leave


def _place(games: Games, to_come: Ints, seat: int, policy: Policy) -> Ints:
    """Where the seat looks in its table."""
    pot = np.minimum(games.pot, policy.points - 1)
    if policy.rounds == policy.banked == 1:
        return policy.begin + pot
    later = np.clip(to_come, 0, policy.rounds - 1)
    mine = np.minimum(games.totals[seat], policy.banked - 1)
    if policy.kind == SHEET:
        sheet: Ints = policy.begin + (later * policy.banked + mine) * policy.points + pot
        return sheet
    other = np.minimum(games.totals[1 - seat], policy.banked - 1)
    gone = ~games.inside[1 - seat]
    duel: Ints = (
        policy.begin + (((later * 2 + gone) * policy.points + pot) * policy.banked + mine) * policy.banked + other
    )
    return duel


def _drawn(often: NDArray[np.uint16], asked: Flags, drawn: Keys, seat: int) -> Flags:
    """Whether a seat leaves that does so that often."""
    found: Flags = often == ALWAYS
    lots = np.flatnonzero(asked & (often > 0) & ~found)
    own = mixed(drawn[lots] + np.array([seat + 1], np.uint64) * BY_SEAT)
    found[lots] = ((own >> np.uint64(32)) * np.uint64(ALWAYS)) >> np.uint64(32) < often[lots]
    return found


class _Rivals:
    """What the seats of a FIELD look at: the best of the others inside and outside, as they were when it fell."""

    def __init__(self, games: Games) -> None:
        self._mine = games.totals + games.pot
        self._within = _best_of_others(np.where(games.inside, self._mine, -1))
        self._without = _best_of_others(np.where(games.inside, -1, games.totals))

    def place(self, seat: int, to_come: Ints, unit: int) -> Ints:
        """Where the seat looks in its table."""
        within, without = self._within[seat], self._without[seat]
        rival = np.where(within < 0, 2, without >= within)
        lead = self._mine[seat] - np.maximum(within, without)
        column = np.clip((lead * unit + ONE // 2 >> 16) + LEADS // 2, 0, LEADS - 1)
        place: Ints = (np.clip(to_come, 0, ROUNDS - 1) * RIVALS + rival) * LEADS + column
        return place


def _best_of_others(values: Ints) -> Ints:
    """By seat and game, the highest value of all other seats."""
    best, games = values.argmax(axis=0), np.arange(values.shape[1])
    others = values.copy()
    others[best, games] = -1
    found = np.broadcast_to(values[best, games], values.shape).copy()
    found[best, games] = others.max(axis=0)
    return found


def _tell(
    games: Games, which: Ints, leave: Flags, going: Flags, told: NDArray[np.int32], left: NDArray[np.int16]
) -> None:
    told[games.number[going], games.thrown[going].astype(np.int64) - 1] = which[going]
    for seat, those in enumerate(leave):
        left[games.number[those], seat, games.done[those]] = games.thrown[those]


def _end_rounds(games: Games, got: Ints, first_throw_safe: bool, going: Flags) -> None:
    """Rounds end by a 1, or as nobody is in any more."""
    lost = (got <= 0) & going
    if first_throw_safe:
        lost &= games.pot > 0
    wiped = np.flatnonzero(lost & (got < 0))
    games.totals[:, wiped] *= ~games.inside[:, wiped]
    ended = np.flatnonzero(lost | (going & ~games.inside.any(axis=0)))
    games.inside[:, ended] = True
    games.pot[ended] = 0
    games.done[ended] += 1
