"""Games of the kernels, replayed by the rules: the same totals, and the decisions that the bots of those names take."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from games import compiled
from games.chance_or_choice import GAME, bulk
from games.chance_or_choice.odds import Wipe, is_safe, is_wipe
from games.chance_or_choice.state import Leave, State, Stay, start
from games.core import BadNotation, Choose, OptionValue, Over
from games.jobs import order, tallies
from games.simulate import Batch, batch
from games.tally import Tally, add, figures, tally

WAYS = [False, True] if compiled.has_compiler() else [False]
TABLES: list[tuple[tuple[str, ...], dict[str, OptionValue]]] = [
    (("leave-at-20", "cautious", "random", "never-leave"), {}),
    (("points", "one-throw", "leave-at-0"), {"dice": 3, "sides": 8, "wipe": "two-or-more"}),
    (("strong", "random"), {"first_throw_safe": True, "rounds": 3}),
    (("strong", "leave-at-15", "strong", "one-throw", "random"), {"dice": 1, "sides": 12, "rounds": 10}),
    (("points",), {"dice": 5, "sides": 3, "wipe": "never", "rounds": 1}),
    (("equilibrium", "best-response:leave-at-6"), {"dice": 1, "sides": 4, "rounds": 2}),
    (("leave-at-20", "strong") * 10, {}),
]
WITHOUT_LOTS = ("random", "equilibrium")


def told(of: Batch, games: int, *, by_compiler: bool) -> tuple[bulk.Ints, bulk.Told]:
    log = bulk.room(games, start(of.setup).table)
    return bulk.played(of, range(1, games + 1), compiled=by_compiler, told=log), log


def as_its_bot(of: Batch, state: State, move: Stay | Leave) -> bool:
    """Whether the bot decides so too, which is not to know how others answer this same question."""
    legal = tuple(other for other in GAME.moves(state) if other.seat == move.seat)
    return (
        of.bots[move.seat] in WITHOUT_LOTS or GAME.bot(of.bots[move.seat])(state, move.seat, legal, Random(1)) == move
    )


@pytest.mark.parametrize("by_compiler", WAYS)
@pytest.mark.parametrize(("bots", "options"), TABLES)
def test_games_replay_by_the_rules_and_decisions_are_those_of_the_bots(
    bots: tuple[str, ...], options: dict[str, OptionValue], by_compiler: bool
) -> None:
    of = batch(GAME, bots, "replay", options)
    scores, log = told(of, 60, by_compiler=by_compiler)
    for game, totals in enumerate(scores.tolist()):
        state = start(of.setup)
        for move in bulk.moves(state.table, log, game):
            assert not isinstance(move, Stay | Leave) or as_its_bot(of, state, move), (
                game,
                GAME.show(state),
                str(move),
            )
            assert not isinstance(move, Stay | Leave) or isinstance(GAME.waiting(state), Choose)
            state = GAME.apply(state, move)[0]
        end = GAME.waiting(state)
        assert isinstance(end, Over) and list(end.scores) == totals


@pytest.mark.parametrize(("bots", "options"), TABLES)
def test_both_ways_play_the_same_games(bots: tuple[str, ...], options: dict[str, OptionValue]) -> None:
    assert compiled.has_compiler(), "./check installs the extra"
    of = batch(GAME, bots, "ways", options)
    one, other = (bulk.played(of, range(5, 905), compiled=way) for way in (False, True))
    assert np.array_equal(one, other)


def test_a_game_is_the_same_in_every_portion() -> None:
    of = batch(GAME, ("random", "strong", "leave-at-20"), "portions")
    whole = bulk.played(of, range(1, 9001), compiled=False)
    assert np.array_equal(bulk.played(of, range(8500, 8700), compiled=False), whole[8499:8699])
    sums = tally(3)
    for portion in tallies(order(of, bulk=True), range(1, 9001), 1):
        add(sums, portion)
    assert sums == bulk.bulk(of, range(1, 9001)) and sums.games == 9000
    for seat in range(3):
        assert sums.points[seat].total() == 9000
        assert figures(of.bots, sums)["seats"][seat]["mean"] == pytest.approx(whole[:, seat].mean())
    assert sum(row["win_share"] for row in figures(of.bots, sums)["seats"]) == pytest.approx(1)


def test_throws_of_other_seeds_and_games_are_others_and_fair() -> None:
    def fallen(seed: str) -> bulk.Told:
        return told(batch(GAME, ("never-leave",), seed), 4000, by_compiler=False)[1]

    tea, coffee = fallen("tea").fallen, fallen("coffee").fallen
    assert not np.array_equal(tea[:, :4], coffee[:, :4]) and not (tea[1:, :4] == tea[:-1, :4]).all(axis=1).any()
    counts = np.bincount(tea[tea >= 0], minlength=36)
    expected = counts.sum() / 36
    assert ((counts - expected) ** 2 / expected).sum() < 80, "36 throws equally often: beyond 80 once in 50,000"


@pytest.mark.parametrize("wipe", Wipe)
def test_points_of_throws_are_those_of_the_rules(wipe: Wipe) -> None:
    table = start(batch(GAME, ("random",), "", {"dice": 3, "sides": 4, "wipe": str(wipe)}).setup).table
    points = bulk.points_of_throws(3, 4, wipe)
    for which in range(64):
        faces = bulk.faces(which, table)
        assert points[which] == (sum(faces) if is_safe(faces) else -int(is_wipe(faces, wipe)))


def shares(bots: tuple[str, ...], games: int) -> Tally:
    return bulk.bulk(batch(GAME, bots, "shares"), range(1, games + 1))


def test_no_kernel_knows_a_bot_that_there_is_not() -> None:
    of = batch(GAME, ("random", "random"), "")
    with pytest.raises(BadNotation, match="no bot 'strnog'"):
        bulk.bulk(Batch(GAME, of.setup, ("random", "strnog"), ""), range(0))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bots", "exact"),
    [
        (("equilibrium", "equilibrium"), 0.5),
        (("equilibrium", "leave-at-20"), 0.576),
        (("equilibrium", "leave-at-15"), 0.589),
        (("best-response:leave-at-20", "leave-at-20"), 0.6986),
        (("best-response:leave-at-15", "leave-at-15"), 0.7502),
        (("points", "leave-at-20"), 0.448),
    ],
)
def test_shares_of_wins_in_a_hundred_thousand_games(bots: tuple[str, str], exact: float) -> None:
    found = figures(bots, shares(bots, 100_000))["seats"][0]["win_share"]
    assert abs(found - exact) < 4 * (0.25 / 100_000) ** 0.5 + 0.0005
