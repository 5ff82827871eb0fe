"""The account of a game in words: throws, decisions, and what would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core import AnyGame, Seat
from games.luck.account import Account, Deed
from games.record import Step
from games.scene import Msg, msg, number

if TYPE_CHECKING:
    from games.words import Words


def deed_words(game: AnyGame, steps: Sequence[Step], deed: Deed) -> Msg:
    """A decision or a throw, with the moment it belongs to."""
    step = steps[deed.entry - 1]
    if game.tell is not None:
        return game.tell(step.before, step.move)
    return msg("luck-entry", n=deed.entry, move=step.entry.text)


def decision_words(game: AnyGame, steps: Sequence[Step], deed: Deed, seat: Seat) -> Msg:
    """A decision of a seat, and what would have been better."""
    said, better = deed_words(game, steps, deed), deed.better[seat]
    if better is None:
        return said
    return msg("luck-better", deed=said, better=move_words(game, better))


def move_words(game: AnyGame, move: Any) -> Msg:
    """A move in words: the game's own, else its steps."""
    return _steps(game.path(move)) if game.say is None else game.say(move)


def _steps(path: tuple[str, ...]) -> Msg:
    first = number(int(path[0])) if path[0].isdecimal() else Msg(path[0])
    return first if len(path) == 1 else msg("list-then", first=first, next=_steps(path[1:]))


def weightiest(
    game: AnyGame, steps: Sequence[Step], found: Account, words: Words, seat: Seat
) -> tuple[str, tuple[str, ...]]:
    """What weighed most for a seat, said: its best throw, and its dearest decisions with what each has cost."""
    best = found.luckiest(seat)
    luck = msg("luck-no-throw") if best is None else deed_words(game, steps, best)
    dear = tuple(
        f"{words.say(amount(-deed.cost[seat]))} {words.say(decision_words(game, steps, deed, seat))}"
        for deed in found.dearest(seat)
    )
    return words.say(luck), dear or (words.say(msg("luck-none")),)


def explained_words(game: AnyGame) -> Msg:
    """What is called luck, and what choice."""
    return msg("luck-explained-lot" if game.lot_alone else "luck-explained")


def trust_words(found: Account) -> Msg:
    """What good play may expect on average over the seats, and how sure all that is."""
    how = msg("luck-estimate", n=found.error) if found.error else msg("luck-exact")
    mean = sum(found.expected) / len(found.expected)
    return msg("list-dot", first=msg("luck-expects", n=round(mean, 1)), next=how)


def amount(points: float) -> Msg:
    """Points won or lost, to a tenth; what rounds to nothing carries no sign."""
    return msg("luck-amount", n=round(points, 1) + 0.0)
