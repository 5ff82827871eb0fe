"""What a picture of Chance or Choice tells, in words: how seats stand, their columns, how a round ended."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from games.chance_or_choice.odds import is_safe, is_wipe
from games.chance_or_choice.state import Phase, Round, Standing, State, column, still_in, totals
from games.core import Seat, ranks
from games.scene import Msg, msg, number
from games.view import View

Look: TypeAlias = Literal["decide", "in", "ready", "left", "lost", "quit", "won"]


@dataclass(frozen=True, slots=True)
class Told:
    """How a seat stands: in a few words, in one short word, and the look that goes with them; its points in all."""

    look: Look
    words: Msg
    mark: Msg
    total: int = 0


@dataclass(frozen=True, slots=True)
class Column:
    """A seat's column of one round. score: None before the round; sums: what was thrown while the seat was in.

    A sum of 0 stands for a throw with a 1. running: the points are not the seat's own yet.
    """

    score: int | None
    sums: tuple[int, ...] = ()
    now: bool = False
    running: bool = False


def pot_of(throws: tuple[tuple[int, ...], ...]) -> int:
    """What all safe throws of a round put on the table."""
    return sum(sums_of(throws))


def sums_of(throws: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The sum of every throw, 0 for one with a 1."""
    return tuple(sum(faces) if is_safe(faces) else 0 for faces in throws)


def ended(state: State) -> Round | None:
    """The round that has just ended, while nothing has been thrown since."""
    return state.past[-1] if state.past and not state.throws else None


def was_lost(state: State, done: Round) -> bool:
    """A 1 ended the round (and was not the first throw of a table that repeats those, CC8)."""
    repeated = state.table.first_throw_safe and pot_of(done.throws) == 0
    return bool(done.throws) and not is_safe(done.throws[-1]) and not repeated


def losers(state: State, done: Round) -> tuple[Seat, ...]:
    """Who lost its points when that round, the last one, ended."""
    if not was_lost(state, done):
        return ()
    gone = (Standing.QUIT,)
    return tuple(seat for seat, points in enumerate(done.points) if not points and state.standing[seat] not in gone)


def wiped(state: State, done: Round) -> bool:
    """The ones that ended the round took the earlier rounds too (CC6)."""
    return was_lost(state, done) and is_wipe(done.throws[-1], state.table.wipe)


def told(state: State) -> tuple[Told, ...]:
    """By seat, how it stands now."""
    scores = totals(state)
    if state.phase is Phase.OVER:
        return tuple(_at_the_end(rank, total) for rank, total in zip(ranks(scores), scores, strict=True))
    return tuple(replace(_now(state, seat), total=total) for seat, total in enumerate(scores))


def _now(state: State, seat: Seat) -> Told:
    standing = state.standing[seat]
    if standing is Standing.QUIT:
        return Told("quit", msg("cc-state-quit"), msg("cc-mark-quit"))
    if standing is Standing.LEFT:
        return Told("left", msg("cc-state-left", n=state.kept[seat]), msg("cc-mark-left"))
    if state.phase is Phase.QUESTION:
        return _asked(standing)
    if state.pot:
        return Told("in", msg("cc-state-in", n=state.pot), msg("cc-mark-in"))
    return _before_a_round(state, seat)


def _asked(standing: Standing) -> Told:
    if standing is Standing.STAYS:
        return Told("in", msg("cc-state-stays"), msg("cc-mark-in"))
    return Told("decide", msg("cc-state-decide"), msg("cc-mark-decide"))


def _before_a_round(state: State, seat: Seat) -> Told:
    done = ended(state)
    if done is None:
        return Told("ready", msg("cc-state-ready"), msg("cc-mark-ready"))
    if done.points[seat]:
        return Told("left", msg("cc-state-kept", n=done.points[seat]), number(done.points[seat]))
    return Told("lost", _loss(state, done), msg("cc-mark-lost"))


def _loss(state: State, done: Round) -> Msg:
    if wiped(state, done):
        return msg("cc-state-wiped")
    points = pot_of(done.throws)
    return msg("cc-state-lost", n=points) if points else msg("cc-state-lost-none")


def _at_the_end(rank: int, total: int) -> Told:
    if rank == 1:
        return Told("won", msg("cc-state-won"), msg("cc-mark-won"), total)
    return Told("left", msg("cc-state-rank", n=rank), msg("cc-mark-rank", n=rank), total)


def columns(state: State, seat: Seat) -> tuple[Column, ...]:
    """A seat's score sheet: a column a round, those to come without a score."""
    scores = column(state, seat)
    done = [Column(score, _while_in(r, r.points[seat])) for score, r in zip(scores, state.past, strict=True)]
    if state.phase is not Phase.OVER:
        done.append(_present(state, seat))
    return (*done, *(Column(None),) * (state.table.rounds - len(done)))


def _present(state: State, seat: Seat) -> Column:
    if not state.throws:
        return Column(None, now=True)
    here = Round(state.throws, state.kept)
    if seat in still_in(state):
        return Column(state.pot or None, sums_of(state.throws), now=True, running=True)
    return Column(state.kept[seat], _while_in(here, state.kept[seat]), now=True)


def _while_in(done: Round, points: int) -> tuple[int, ...]:
    """The sums up to the throw after which a seat left with its points; all of them for one that lost."""
    sums, so_far = sums_of(done.throws), 0
    for n, each in enumerate(sums, 1):
        so_far += each
        if points and so_far == points:
            return sums[:n]
    return sums


def result(state: State) -> Msg | None:
    """How the round that has just ended went, or the first throw that is repeated; None while a round goes on."""
    if state.phase is Phase.OVER:
        return outcome(state)
    if state.throws and not state.pot:
        return msg("cc-again", seat=msg("seat", n=state.thrower + 1))
    done = ended(state)
    if done is None:
        return None
    if not was_lost(state, done):
        return msg("cc-nobody")
    lost = len(losers(state, done))
    if wiped(state, done):
        return msg("cc-wiped", n=lost)
    points = pot_of(done.throws)
    return msg("cc-lost", n=lost, points=msg("points", n=points)) if points else msg("cc-lost-none")


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the highest total (CC11)."""
    return tuple(seat for seat, rank in enumerate(ranks(totals(state))) if rank == 1)


def outcome(state: State) -> Msg:
    """Who has won, with how many points."""
    best, points = winners(state), msg("points", n=max(totals(state)))
    names = [msg("seat", n=seat + 1) for seat in best]
    if len(names) == 1:
        return msg("cc-wins", seats=names[0], points=points)
    if len(names) == 2:
        return msg("cc-share", seats=msg("list-and", first=names[0], next=names[1]), points=points)
    return msg("cc-many-win", n=len(names), points=points)


def question(state: State, view: View) -> tuple[Msg | None, Msg | None]:
    """What the table waits for, and a second line that says for how many."""
    if view.rolling is not None:
        return msg("cc-rolling"), None
    if state.phase is Phase.OVER:
        return None, None
    if state.phase is Phase.QUESTION:
        asked = state.standing.count(Standing.IN)
        return msg("cc-question"), msg("cc-undecided", n=asked) if asked else msg("cc-all-decided")
    inside = msg("cc-in-round", n=len(still_in(state))) if state.pot else None
    return msg(f"cc-due-{view.throw_by}", seat=msg("seat", n=state.thrower + 1)), inside
