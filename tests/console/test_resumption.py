"""Every game is found again as it was left, in every kind of waiting, undo and steps of the console among the moves."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from console.session import Session
from games.core import AnyGame, Choose, Over, Setup, Throw, Waiting, complete
from tests.console.hands import act
from tests.console.stage import Memory
from tests.games.walks import GAMES

ACTIONS = 160


def begin(game: AnyGame, store: Memory, chance: Random) -> Session:
    """A game for three (or as many as may play) with lots drawn."""
    seats = max(game.seats[0], min(3, game.seats[-1]))
    setup = complete(game, Setup(seats))
    return Session.begin(game, replace(setup, lots=game.draw(setup, chance)), store, chance.randbytes(32))


def kind(waiting: Waiting) -> tuple[Any, ...]:
    """What distinguishes one waiting from another for those who wait."""
    match waiting:
        case Throw(seat, dice, sides):
            return "throw", seat, dice, sides
        case Choose(seats, settled, caller, race):
            return "choose", len(seats), len(settled), caller is not None, race
        case Over():
            return ("over",)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_goes_on_where_it_was_left(game_id: str, seed: int) -> None:
    game, store, chance = GAMES[game_id], Memory(), Random(seed)
    session, seen = begin(game, store, chance), set[Any]()
    for _ in range(ACTIONS):
        act(session, chance)
        session.flush()
        now = kind(session.waiting)
        if now not in seen or chance.random() < 0.05:
            seen.add(now)
            again = Session.resume(game, store.games[session.key], store)
            assert (game.show(again.state), again.waiting) == (game.show(session.state), session.waiting)
            assert again.shown == again.state and again.record() == session.record()
            assert [again.may_undo(seat) for seat in range(session.setup.seats)] == [
                session.may_undo(seat) for seat in range(session.setup.seats)
            ]
        if isinstance(session.waiting, Over):
            break
    assert {"throw", "choose"} <= {name for name, *_ in seen}
