"""Playouts: equal seeds give equal games, every game can be played alone, and the figures are those of the games."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import replace
from random import Random
from statistics import mean, stdev
from typing import Any

import pytest

from games import simulate
from games.core import AnyGame, BadNotation, Over, Setup, Thrown, complete
from games.jobs import chunks, order, tallies
from games.record import replay, write_record
from games.simulate import (
    Batch,
    batch,
    count_in,
    every_move,
    perft,
    play_out,
    record_of,
    result_of,
    stream,
    stream_seed,
    summary,
    tally,
)
from games.tally import Tally, add, win_interval
from tests.games.walks import GAMES

TABLES = [(one, seats) for one in GAMES for seats in (1, 3, 6) if seats in GAMES[one].seats]


def bots_for(game: AnyGame, seats: int) -> list[str]:
    return [game.bots[seat % len(game.bots)] for seat in range(seats)]


def figures(of: Batch, numbers: range) -> dict[str, object]:
    sums = tally(len(of.bots))
    for number in numbers:
        count_in(sums, result_of(of, number))
    return summary(of, sums)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_games_of_bots_replay_from_their_records(game_id: str, seats: int) -> None:
    of = batch(GAMES[game_id], bots_for(GAMES[game_id], seats), "replay")
    for number in (1, 2, 77):
        record = record_of(of, number)
        assert of.game.waiting(replay(of.game, record)) == result_of(of, number)
        assert write_record(record_of(of, number)) == write_record(record)


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_a_game_does_not_depend_on_those_before_it(game_id: str, seats: int) -> None:
    of = batch(GAMES[game_id], bots_for(GAMES[game_id], seats), "alone")
    backwards = {number: record_of(of, number) for number in (5, 3, 1)}
    assert {number: record_of(of, number) for number in range(1, 6) if number % 2} == backwards
    assert len({record.entries for record in backwards.values()}) > 1


def test_seeds_numbers_and_purposes_have_streams_of_their_own() -> None:
    names = [("tea", 1, "dice"), ("tea", 2, "dice"), ("tea", 1, "lot"), ("te", 1, "dice"), ("tea", 11, "dice")]
    assert len({stream(*name).random() for name in names}) == len(names)
    assert stream("tea", 1, "dice").random() == pytest.approx(0.5643511496237955), "old batches must stay repeatable"


@pytest.mark.parametrize(
    "drawn",
    [
        lambda chance: chance.random(),
        lambda chance: chance.getrandbits(300),
        lambda chance: chance.choice("abcdefgh"),
        lambda chance: chance.gauss(),
        lambda chance: chance.getstate(),
        lambda chance: copy(chance).random(),
        lambda chance: pickle.loads(pickle.dumps(chance)).random(),
    ],
)
def test_whatever_a_stream_is_asked_first_it_is_the_seeded_one(drawn: Callable[[Random], object]) -> None:
    late, plain = stream("tea", 1, "dice"), Random(stream_seed("tea", 1, "dice"))
    for _ in range(3):
        assert drawn(late) == drawn(plain)
    assert late.getstate() == plain.getstate()


def test_bots_that_never_draw_cost_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeded = []

    def seed_of(seed: str, game_no: int, purpose: str) -> int:
        seeded.append(purpose)
        return stream_seed(seed, game_no, purpose)

    monkeypatch.setattr(simulate, "stream_seed", seed_of)
    result_of(batch(GAMES["chance_or_choice"], ["leave-at-20", "random", "leave-at-20"], "late"), 3)
    assert sorted(seeded) == ["dice", "lot", "seat 2"]


def test_every_seat_draws_from_a_stream_of_its_own_and_never_from_the_dice() -> None:
    first: dict[int, float] = {}

    def curious(_state: Any, seat: int, legal: tuple[Any, ...], chance: Random) -> Any:
        first.setdefault(seat, chance.random())
        return legal[0]

    game = replace(GAMES["chance_or_choice"], bot=lambda name: curious)
    result_of(batch(game, ["curious"] * 5, "own"), 3)
    others = {stream("own", 3, purpose).random() for purpose in ("draw", "dice", "lot")}
    assert len({*first.values(), *others}) == 8
    assert first == {seat: stream("own", 3, f"seat {seat + 1}").random() for seat in range(5)}


def test_the_order_of_answers_is_drawn_by_lot() -> None:
    of = batch(GAMES["chance_or_choice"], ["never-leave"] * 3, "lots")
    moves = [move for number in range(1, 8) for _, move, source in play_out(of, number) if source == "bot"]
    assert {move.seat for move in moves[::3]} == {0, 1, 2}


def test_the_dice_of_a_game_do_not_depend_on_who_plays() -> None:
    game = GAMES["chance_or_choice"]
    throws = []
    for bots in (["never-leave"] * 2, ["random", "cautious", "leave-at-5"]):
        throws.append([move.faces for _, move, _ in play_out(batch(game, bots, "dice"), 4) if isinstance(move, Thrown)])
    shorter = min(map(len, throws))
    assert shorter > 3 and throws[0][:shorter] == throws[1][:shorter]


def test_equal_players_share_every_win() -> None:
    of = batch(GAMES["chance_or_choice"], ["leave-at-20"] * 4, "share")
    assert [seat["win_share"] for seat in figures(of, range(1, 41))["seats"]] == [0.25] * 4  # type: ignore[attr-defined]


def test_figures_are_those_of_the_games() -> None:
    of = batch(GAMES["miniature"], ["random", "strong", "strong"], "sums")
    ends = [result_of(of, number) for number in range(1, 61)]
    assert all(isinstance(end, Over) for end in ends)
    found = figures(of, range(1, 61))
    assert found["games"] == 60 and found["unfinished"] == 0
    for seat, row in enumerate(found["seats"]):  # type: ignore[arg-type, var-annotated]
        points = [end.scores[seat] for end in ends if end]
        shares = [1 / end.ranks.count(1) for end in ends if end and end.ranks[seat] == 1]
        assert row["bot"] == of.bots[seat]
        assert row["mean"] == pytest.approx(mean(points))
        assert row["stderr"] == pytest.approx(stdev(points) / 60**0.5)
        assert row["win_share"] == pytest.approx(sum(shares) / 60)


def test_unfinished_games_count_as_such_and_in_nothing_else() -> None:
    of = batch(GAMES["miniature"], ["strong", "strong"], "cap", entries_at_most=3)
    assert figures(of, range(1, 8)) == {
        "games": 7,
        "unfinished": 7,
        "seats": [{"bot": "strong", "mean": None, "stderr": None, "win_share": None}] * 2,
    }
    assert len(record_of(of, 1).entries) == 3 and record_of(of, 1).result is None
    whole = batch(GAMES["miniature"], ["strong", "strong"], "cap")
    enough = len(record_of(whole, 1).entries)
    assert result_of(batch(whole.game, whole.bots, "cap", entries_at_most=enough), 1) == result_of(whole, 1) is not None


def test_one_finished_game_has_a_mean_but_no_error_of_it() -> None:
    row = figures(batch(GAMES["miniature"], ["strong"], "one"), range(1, 2))["seats"][0]  # type: ignore[index]
    assert isinstance(row["mean"], float) and row["stderr"] is None and row["win_share"] == 1


@pytest.mark.parametrize(
    ("bots", "options", "said"),
    [
        (["strnog"], {}, "strnog"),
        (["random"] * 7, {}, "7 seats; it is played by 1 to 6"),
        (["random"], {"heap": 5}, "option heap: 5 is not allowed"),
        (["random"], {"hot": 1}, "option hot: 1 is not allowed; choose off, on"),
    ],
)
def test_batches_are_judged(bots: list[str], options: dict[str, int], said: str) -> None:
    with pytest.raises(BadNotation, match=said):
        batch(GAMES["miniature"], bots, "", options)


def test_counts_of_chance_or_choice_alone() -> None:
    """36 throws; after 25 of them two answers, after 11 the next throw; after an answer only the closing."""
    setup = complete(GAMES["chance_or_choice"], Setup(1))
    second = 25 * 2 + 11 * 36
    third = 25 * 2 + 11 * second
    assert [ways for ways, _ in perft(GAMES["chance_or_choice"], setup, 3)] == [36, second, third]


def test_counts_of_pebbles() -> None:
    """Six throws; after a 1 done or one pebble, else done, one or two pebbles."""
    setup = complete(GAMES["miniature"], Setup(2))
    assert list(perft(GAMES["miniature"], setup, 2)) == [(6, 6), (2 + 5 * 3, 1 + 6 + 5)]


@pytest.mark.parametrize(("game_id", "seats"), [("miniature", 3), ("chance_or_choice", 2)])
def test_counting_by_positions_equals_counting_one_by_one(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    setup = complete(game, Setup(seats, {"sides": 3} if game_id == "chance_or_choice" else {"heap": 6}))
    reached = [game.start(setup)]
    for ways, places in perft(game, setup, 4):
        reached = [game.apply(state, move)[0] for state in reached for move in every_move(game, state)]
        assert (ways, places) == (len(reached), len(set(reached)))


def test_any_number_of_processes_counts_the_same_games() -> None:
    of = batch(GAMES["chance_or_choice"], ["leave-at-20", "random"], "jobs", {"rounds": 2})
    one, many = tally(2), tally(2)
    for portion in tallies(order(of), range(1, 61), 1):
        add(one, portion)
    for portion in tallies(order(of), range(1, 61), 3):
        add(many, portion)
    assert one == many and one.games == 60
    for number in range(1, 61):
        count_in(many, result_of(of, number))
    assert many.points == [Counter({n: 2 * games for n, games in seat.items()}) for seat in one.points]


def test_portions_are_all_games_once_and_in_order() -> None:
    for jobs in (1, 2, 7):
        for count in (1, 5, 1000, 100_000):
            assert [n for portion in chunks(range(1, count + 1), jobs) for n in portion] == list(range(1, count + 1))


def test_the_interval_of_a_share_of_wins() -> None:
    """Wilson's, against values worked out by hand: 0 of 10, 5 of 10, 10 of 10."""
    for wins, low, high in ((0, 0.0, 0.2775), (5, 0.2366, 0.7634), (10, 0.7225, 1.0)):
        sums = Tally(10, 0, [Counter(), Counter()], [Counter({1: wins}), Counter({1: 10 - wins})])
        assert win_interval(sums, 0) == pytest.approx((low, high), abs=5e-5)
    assert win_interval(tally(1), 0) is None
