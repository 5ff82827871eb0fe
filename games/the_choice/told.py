"""What a picture of The Choice tells in words: how seats stand, what is in hand, what the table waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from games.core import Seat, ranks
from games.scene import Msg, msg
from games.the_choice.hand import Dice, used
from games.the_choice.notation import together
from games.the_choice.offers import Offer
from games.the_choice.state import DICE, Phase, Player, Standing, State, asked, short, totals
from games.view import View

Look: TypeAlias = Literal["asked", "calm", "good", "lost", "quit", "won"]


@dataclass(frozen=True, slots=True)
class Told:
    """How a seat stands, in a few words, and the look that goes with them."""

    look: Look
    words: Msg


def seat_msg(seat: Seat) -> Msg:
    """A seat's name."""
    return msg("seat", n=seat + 1)


def told(state: State, seat: Seat) -> Told:
    """How a seat stands now."""
    player = state.players[seat]
    if state.phase is Phase.OVER:
        rank = ranks(totals(state))[seat]
        return Told("won", msg("tc-state-won")) if rank == 1 else Told("calm", msg("rank", n=rank))
    if player.standing is Standing.QUIT:
        return Told("quit", msg("tc-state-quit"))
    if state.phase in (Phase.BEGIN, Phase.MARK):
        return _answering(state, seat, player)
    if seat != state.active:
        return Told("calm", msg("tc-state-waits"))
    return Told("asked", msg("tc-state-keeps" if state.phase is Phase.KEEP else "tc-state-throws"))


def _answering(state: State, seat: Seat, player: Player) -> Told:
    if state.phase is Phase.BEGIN:
        chosen = player.standing is not Standing.ASKED
        return Told("good", msg("tc-state-ready")) if chosen else Told("asked", msg("tc-state-side"))
    match player.standing:
        case Standing.ASKED:
            return Told("asked", msg("tc-state-marks"))
        case Standing.TURNS:
            return Told("good", msg("tc-state-turns"))
        case Standing.SILENT:
            return Told("calm", msg("tc-state-silent"))
    if short(state, seat):
        return Told("lost", msg("tc-state-misthrow"))
    return Told("good", msg("tc-state-done", n=used(state.faces, player.numbers, player.colours)))


def wanting(state: State, seat: Seat) -> Msg | None:
    """How many more dice the seat has to use, while it marks."""
    if state.phase is not Phase.MARK or state.players[seat].standing is not Standing.ASKED:
        return None
    more = short(state, seat)
    return msg("tc-more", n=more) if more else msg("tc-enough")


def in_words(state: State, seat: Seat, offer: Offer) -> Msg:
    """What STAY would do, with what it would cost."""
    match offer.kind:
        case "number":
            if not offer.dice or len(offer.dice) == 1:
                return msg("tc-hand-number", n=offer.value)
            return msg("tc-hand-sum", n=offer.value, dice=together(offer.dice, "list-plus"))
        case "colour":
            return msg("tc-hand-colour", colour=msg(f"tc-colour-{offer.value}"))
        case "done":
            return _done(state, seat)
        case "turn":
            return msg("tc-hand-turn")
        case "begin":
            return msg("tc-hand-begin", n=offer.value)
        case "keep":
            return msg("tc-hand-keep")
    return msg("tc-hand-rethrow", n=len(offer.dice), dice=together(offer.dice, "list-then"))


def _done(state: State, seat: Seat) -> Msg:
    if short(state, seat):
        return msg("tc-hand-misthrow")
    return msg("tc-hand-done")


def winners(state: State) -> tuple[Seat, ...]:
    """The seats with the most points (TC11)."""
    return tuple(seat for seat, rank in enumerate(ranks(totals(state))) if rank == 1)


def outcome(state: State) -> Msg:
    """Who has won, with how many points."""
    best, points = winners(state), msg("points", n=max(totals(state)))
    if len(best) == 1:
        return msg("tc-wins", seats=seat_msg(best[0]), points=points)
    if len(best) == 2:
        pair = msg("list-and", first=seat_msg(best[0]), next=seat_msg(best[1]))
        return msg("tc-share", seats=pair, points=points)
    return msg("tc-many-win", n=len(best), points=points)


def question(state: State, view: View) -> tuple[Msg, Msg | None]:
    """What the table waits for, and a second line that says more."""
    name = seat_msg(state.active)
    if view.rolling is not None:
        return msg("tc-rolling"), None
    match state.phase:
        case Phase.OVER:
            return msg("tc-over"), outcome(state)
        case Phase.BEGIN:
            return msg("tc-ask-side"), msg("tc-undecided", n=len(asked(state)))
        case Phase.THROW:
            return msg(f"tc-due-{view.throw_by}", seat=name, n=DICE), _uses(state)
        case Phase.AGAIN:
            return msg(f"tc-due-{view.throw_by}", seat=name, n=len(state.again)), msg("tc-again", n=len(state.again))
        case Phase.KEEP:
            return msg("tc-ask-keep", seat=name), msg("tc-ask-keep-how")
    return msg("tc-ask-mark" if state.table.seats > 1 else "tc-ask-mark-alone"), _uses(state)


def _uses(state: State) -> Msg:
    """How many dice have to be used (TC7)."""
    if state.table.seats == 1:
        return msg("tc-uses-alone", n=DICE)
    return msg("tc-uses", seat=seat_msg(state.active), n=DICE, others=DICE - 1)


def sums(dice: Dice) -> tuple[int, ...]:
    """All numbers that these dice make, in rising order."""
    found = {0}
    for face in dice:
        found |= {face + each for each in found}
    return tuple(sorted(found - {0}))
