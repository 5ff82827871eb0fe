"""What a picture of Roller and Skater tells, in words: what is waited for, how seats stand, how a round went."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.core import Seat
from games.roller_skater.odds import Role, winner
from games.roller_skater.state import (
    Line,
    Phase,
    State,
    answerer,
    half,
    role,
    roller,
    roller_of,
    round_no,
    stake,
    totals,
    written,
)
from games.scene import Msg, msg
from games.view import First, View

Look: TypeAlias = Literal["decide", "waits", "won", "lost"]


@dataclass(frozen=True, slots=True)
class Told:
    """How a seat stands: the look of it, and in a few words."""

    look: Look
    words: Msg


def name(seat: Seat) -> Msg:
    """What a seat is called in sentences."""
    return msg("seat", n=seat + 1)


def role_word(which: Role) -> Msg:
    """Roller or Skater."""
    return msg("rs-roller" if which is Role.ROLLER else "rs-skater")


def mark(which: Role | None) -> Msg:
    """The letter of a role as it is written on the sheet; nothing where nobody doubled."""
    return msg("list-none") if which is None else msg("rs-mark-roller" if which is Role.ROLLER else "rs-mark-skater")


def last_line(state: State) -> Line | None:
    """The line that has just been written, while nothing has been tossed since."""
    return state.past[-1] if state.past and state.phase in (Phase.FIRST, Phase.OVER) else None


def wins_line(state: State) -> Seat:
    """Who won the line that has just been written."""
    rolls = roller_of(state.table, (len(state.past) - 1) // state.table.rounds)
    return rolls if state.past[-1].roller else 1 - rolls


def told(state: State, seat: Seat) -> Told:
    """How a seat stands now."""
    if state.phase is Phase.OVER:
        return _at_the_end(state, seat)
    if state.phase is Phase.RACE:
        return Told("waits", msg("rs-state-passed")) if state.passed[seat] else Told("decide", msg("rs-state-speak"))
    if state.phase is Phase.ANSWER:
        answers = seat == answerer(state)
        return Told("decide", msg("rs-state-answer")) if answers else Told("waits", msg("rs-state-doubled"))
    return Told("decide", msg("rs-state-tosses")) if seat == roller(state) else Told("waits", msg("rs-state-waits"))


def _at_the_end(state: State, seat: Seat) -> Told:
    points = totals(state)
    if state.quitter == seat:
        return Told("lost", msg("rs-state-quit"))
    if points[0] == points[1]:
        return Told("waits", msg("rs-state-drawn" if state.quitter is None else "rs-state-nobody"))
    return Told("won", msg("rs-state-won")) if points[seat] == max(points) else Told("lost", msg("rs-state-lost"))


def question(state: State, view: View) -> Msg:
    """What the table waits for, or who has won."""
    if view.rolling is not None:
        return msg("rs-rolling")
    if state.phase is Phase.OVER:
        return outcome(state)
    if state.phase is Phase.RACE:
        return msg("rs-question")
    if state.phase is Phase.ANSWER:
        return msg("rs-answer", seat=name(answerer(state)))
    which = "first" if state.phase is Phase.FIRST else "second"
    return msg(f"rs-due-{which}-{view.throw_by}", seat=name(roller(state)))


def aside(state: State, view: View) -> Msg:
    """The line below it: how the race went, who is still to speak, what is at stake."""
    if state.phase is Phase.OVER:
        return chips(state) or msg("rs-over")
    if state.phase is Phase.RACE:
        return _still_to_speak(state)
    if state.doubler is not None:
        return race(state, state.doubler, view.race)
    return where(state) if state.phase is Phase.FIRST else msg("rs-stake", n=stake(state))


def _still_to_speak(state: State) -> Msg:
    silent = [seat for seat in (0, 1) if not state.passed[seat]]
    if len(silent) == 1:
        return msg("rs-one-to-speak", seat=name(silent[0]))
    return msg("rs-both-to-speak" if silent else "rs-nobody-doubles")


def race(state: State, doubler: Seat, first: First | None) -> Msg:
    """Who has the double, and by how much (RS10)."""
    who = role_word(role(state, doubler))
    if first is None or first.seat != doubler:
        return msg("rs-doubled-by", role=who)
    if first.by_lot:
        return msg("rs-first-by-lot", role=who)
    whole, tenths = first.margin_ns // 1_000_000, first.margin_ns // 100_000
    return msg("rs-first-by" if first.exact else "rs-first-about", role=who, n=whole or tenths / 10)


def result(state: State) -> Msg | None:
    """How the round that has just ended went; None while a round goes on."""
    line = last_line(state)
    if line is None:
        return None
    winner_ = wins_line(state)
    if line.second == 0:
        return msg("rs-declined", seat=name(1 - winner_), other=name(winner_))
    return msg("rs-won", seat=name(winner_), points=msg("points", n=line.roller + line.skater))


def news(state: State) -> Msg | None:
    """What else there is to say after a round: the places change, somebody gave up, the lead."""
    if state.quitter is not None:
        points = written(state)
        by = points[state.quitter] - points[1 - state.quitter]
        how = "ahead" if by > 0 else "behind" if by < 0 else "level"
        return msg(f"rs-gave-up-{how}", seat=name(state.quitter), n=abs(by))
    if state.phase is Phase.FIRST and len(state.past) == state.table.rounds:
        return msg("rs-change", seat=name(roller(state)))
    return None


def where(state: State) -> Msg:
    """Which half, and which round of how many."""
    word = msg("rs-first-half" if half(state) == 0 else "rs-second-half")
    return msg("list-dot", first=word, next=round_words(state))


def round_words(state: State) -> Msg:
    """Which round of how many in this half."""
    return msg("round-of", n=round_no(state), of=state.table.rounds)


def outcome(state: State) -> Msg:
    """The last line of the sheet: "Seat 1 wins by 7 (31–24)" (RS7)."""
    points = totals(state)
    if points[0] == points[1]:
        return msg("rs-drawn" if state.quitter is None else "rs-nobody", n=points[0])
    best = points.index(max(points))
    return msg("rs-wins", seat=name(best), by=max(points) - min(points), high=max(points), low=min(points))


def chips(state: State) -> Msg | None:
    """What the margin is in chips (RS9); None where points have no value."""
    points = totals(state)
    margin = abs(points[0] - points[1])
    return msg("rs-chips", n=margin * state.table.chips) if state.table.chips and margin else None


def ahead(rolled: int, skated: int) -> Msg:
    """By how much the Roller of a sheet leads (TotalR - TotalS)."""
    if rolled == skated:
        return msg("rs-level")
    return msg("rs-ahead", n=rolled - skated) if rolled > skated else msg("rs-behind", n=skated - rolled)


def wins_on(state: State, second: int) -> Seat:
    """Who wins this round on that second toss."""
    won = winner(state.table.reading, state.toss, second)
    return roller(state) if won is Role.ROLLER else 1 - roller(state)
