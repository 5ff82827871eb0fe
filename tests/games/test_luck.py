"""Luck and choice of every game that can say what its positions are worth."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.core import AnyGame, Throw, Thrown
from games.luck import account
from games.record import Entry, Step
from tests.games.walks import GAMES, Walk, tables, walks

WORTHY = [(one, seats) for one, seats in tables() if GAMES[one].worth is not None and seats <= 4]
pytestmark = pytest.mark.parametrize(("game_id", "seats"), WORTHY)


def worth(game: AnyGame, state: Any) -> tuple[float, ...]:
    assert game.worth is not None
    return game.worth(state).points


def is_exact(walk: Walk) -> bool:
    assert walk.game.worth is not None
    return walk.game.worth(walk.states[0]).error == 0


def told(walk: Walk) -> list[Step]:
    return [Step(Entry(str(step.move), "hand"), step.before, step.move, step.after, step.events) for step in walk.steps]


def test_a_throw_is_worth_nothing_on_average(game_id: str, seats: int) -> None:
    for one in filter(is_exact, walks(game_id, seats)):
        for state in one.sample(12):
            now = one.game.waiting(state)
            if isinstance(now, Throw) and now.sides**now.dice <= 400:
                every = list(product(range(1, now.sides + 1), repeat=now.dice))
                after = [worth(one.game, one.game.apply(state, Thrown(faces))[0]) for faces in every]
                means = [sum(column) / len(every) for column in zip(*after, strict=True)]
                assert means == pytest.approx(worth(one.game, state), abs=1e-8)


def test_the_end_is_worth_its_points(game_id: str, seats: int) -> None:
    """Or, in a game for two that is about the lead, what each is ahead by."""
    for one in walks(game_id, seats):
        points = one.game.totals(one.states[-1])
        leads = (points[0] - points[-1], points[-1] - points[0])
        assert worth(one.game, one.states[-1]) in (pytest.approx(points), pytest.approx(leads))


def test_result_is_expected_and_luck_less_costs_and_gifts(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        found = account(one.game, told(one)[: 400 if is_exact(one) else 120])
        assert found is not None
        for seat in range(seats):
            of_seat = found.expected[seat] + found.luck[seat] - found.cost[seat] + found.gift[seat]
            assert of_seat == pytest.approx(found.result[seat], abs=1e-6)


def test_no_decision_costs_less_than_nothing(game_id: str, seats: int) -> None:
    for one in filter(is_exact, walks(game_id, seats)):
        found = account(one.game, told(one)[:400])
        assert found is not None
        assert min(min(deed.cost) for deed in found.deeds) > -1e-8
