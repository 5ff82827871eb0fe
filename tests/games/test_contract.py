"""What holds for every game at every table: the fifth one is covered by being there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

import pytest

from games.core import (
    AnyGame,
    BadNotation,
    Choose,
    Close,
    IllegalMove,
    Over,
    Quit,
    Setup,
    Throw,
    Thrown,
    complete,
    moves_of,
)
from games.record import read_any_move, read_record, replay, write_record
from games.view import View
from tests.games.walks import GAMES, Walk, may_quit, tables, walk, walks

pytestmark = pytest.mark.parametrize(("game_id", "seats"), tables())


def test_random_games_end(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        end = one.game.waiting(one.states[-1])
        assert one.finished and isinstance(end, Over)
        assert len(end.ranks) == len(end.scores) == seats and 1 in end.ranks
        assert one.game.moves(one.states[-1]) == ()


def test_listed_moves_are_sorted_apply_and_read_back(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(30):
            listed = one.game.moves(state)
            notation = [str(move) for move in listed]
            assert notation == sorted(set(notation), key=notation.index), "each move is listed once"
            assert bool(listed) <= isinstance(one.game.waiting(state), Choose)
            for move in listed:
                one.game.apply(state, move)
                assert read_any_move(one.game, str(move)) == move
                assert str(move).startswith(f"{move.seat + 1} ")


def test_every_asked_seat_can_answer_and_nobody_else(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(30):
            now = one.game.waiting(state)
            if isinstance(now, Choose):
                movers = {move.seat for move in one.game.moves(state)}
                assert set(now.seats) <= movers <= set(now.seats) | set(now.settled)
                assert not set(now.seats) & set(now.settled)
                assert now.seats or now.settled or _accepts(one.game, state, Close())


def test_moves_that_are_not_listed_are_refused(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        pool = sorted({move for state in one.sample(15) for move in one.game.moves(state)}, key=str)
        chance = Random(7)
        for state in one.sample(30):
            listed = set(one.game.moves(state))
            for move in chance.sample(pool, min(40, len(pool))):
                assert _accepts(one.game, state, move) == (move in listed), f"{move} in {one.game.show(state)}"


def test_only_due_and_possible_throws_are_taken(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(30):
            now = one.game.waiting(state)
            if not isinstance(now, Throw):
                assert not any(_accepts(one.game, state, Thrown((3,) * dice)) for dice in range(6))
                continue
            ones = (1,) * now.dice
            bad = [ones[1:], (*ones, 1), (*ones[1:], 0), (*ones[1:], now.sides + 1), (*ones[1:], -1), ()]
            assert not any(_accepts(one.game, state, Thrown(faces)) for faces in bad)
            assert _accepts(one.game, state, Thrown((now.sides,) * now.dice))
            assert 0 <= now.seat < seats


def test_states_are_values(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(12):
            assert list(_unfit(state)) == []
        again, state = one.game.start(one.setup), one.states[0]
        for step in one.steps[:300]:
            assert again == state and hash(again) == hash(state)
            again, state = one.game.apply(again, step.move)[0], step.after


def test_show_tells_states_apart_and_nothing_more(game_id: str, seats: int) -> None:
    """Within a table; what is fixed before the first move need not be shown."""
    for one in walks(game_id, seats):
        shown = {one.game.show(state): state for state in one.states}
        assert len(shown) == len(set(one.states))
        assert all(shown[one.game.show(state)] == state for state in one.states)
        assert all("\n" not in text for text in shown)


def test_records_replay_to_the_same(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        record = one.record()
        text = write_record(record)
        assert read_record(text, GAMES) == record
        assert replay(one.game, read_record(text, GAMES)) == one.states[-1]


def test_a_seat_may_give_up_at_any_time(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    for state in one.sample(20):
        over = isinstance(one.game.waiting(state), Over)
        for seat in {0, seats // 2, seats - 1}:
            assert may_quit(one.game, state, seat) == (not over)
            if not over:
                _is_out(one.game, one.game.apply(state, Quit(seat))[0], seat)
        assert not may_quit(one.game, state, seats) and not may_quit(one.game, state, -1)


def test_who_has_given_up_is_never_asked_again(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 3, house_rules=True, quits=0.03)
    gone: set[int] = set()
    for step in one.steps:
        gone |= {step.move.seat} if isinstance(step.move, Quit) else set()
        now = one.game.waiting(step.after)
        asked = (
            {*now.seats, *now.settled} if isinstance(now, Choose) else {now.seat} if isinstance(now, Throw) else set()
        )
        assert not asked & gone
        assert not gone & {move.seat for move in one.game.moves(step.after)}


def test_when_everybody_gives_up_the_game_is_over(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    for state in one.sample(8)[:-1]:
        for seat in range(seats):
            if not isinstance(one.game.waiting(state), Over):
                state = one.game.apply(state, Quit(seat))[0]
        assert isinstance(one.game.waiting(state), Over)


def test_a_question_closes_only_when_nobody_is_left_to_answer(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(60):
            now = one.game.waiting(state)
            if not isinstance(now, Choose) or now.seats:
                assert not _accepts(one.game, state, Close())
            else:
                assert _accepts(one.game, state, Close())


def test_silence_is_a_legal_move_of_who_is_asked(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(20):
            now = one.game.waiting(state)
            asked = now.seats if isinstance(now, Choose) else ()
            for seat in range(seats):
                move = one.game.silence(state, seat)
                assert (move is not None) == (seat in asked)
                assert move is None or (move.seat == seat and _accepts(one.game, state, move))
                late = one.game.lapse and one.game.lapse(state, seat)
                assert late is None or (late.seat == seat and _accepts(one.game, state, late))


def test_an_illegal_move_changes_nothing(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    for state in one.sample(20):
        before, stamp = one.game.show(state), hash(state)
        for move in (Thrown(()), Quit(seats), Thrown((999,))):
            with pytest.raises(IllegalMove, match=r"^[^\n]{10,}$"):
                one.game.apply(state, move)
        assert (one.game.show(state), hash(state)) == (before, stamp)


def test_the_moves_of_a_seat_are_those_listed_for_it(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(30):
            listed = one.game.moves(state)
            for seat in range(seats):
                assert moves_of(one.game, state, seat) == tuple([move for move in listed if move.seat == seat])


def test_buttons_or_paths_reach_every_move(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for state in one.sample(20):
            for seat in range(seats):
                legal = moves_of(one.game, state, seat)
                _has_proper_paths(one.game, legal)
                if one.game.buttons is not None:
                    buttons = one.game.buttons(state, seat)
                    assert set(buttons) <= {"STAY", "LEAVE", "DOUBLE"} - _calls(one, state, seat)
                    assert set(buttons.values()) == set(legal) and len(buttons) == len(legal)


def test_bots_play_legal_moves_that_depend_on_their_stream_alone(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    for name in one.game.bots:
        for state in one.sample(10):
            for seat in _asked(one, state)[:5]:
                legal = moves_of(one.game, state, seat)
                picks = {one.game.bot(name)(state, seat, legal, Random(3)) for _ in range(2)}
                assert len(picks) == 1 and picks <= set(legal)


def test_pictures_are_values(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    for state in one.sample(5):
        for view in (View(layout="wall"), View(layout="table")):
            for picture in (one.game.scene, one.game.sheet):
                scene = picture(state, view)
                assert scene == picture(state, view) and hash(scene) == hash(picture(state, view))
                assert list(_unfit(scene, float)) == []


def test_events_tell_of_seats_that_exist(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        for event in {event for step in one.steps for event in step.events}:
            assert all(0 <= seat < seats for seat in event.seats)
            assert all(type(value) in (int, str) for _, value in event.args)


def test_totals_have_a_number_for_every_seat(game_id: str, seats: int) -> None:
    for one in walks(game_id, seats):
        assert all(len(one.game.totals(state)) == seats for state in one.sample(40))


def test_setups_are_judged(game_id: str, seats: int) -> None:
    game = GAMES[game_id]
    full = complete(game, Setup(seats))
    assert set(full.options) == {option.name for option in game.options}
    assert all(option.default in option.values and option.clause for option in game.options)
    with pytest.raises(BadNotation, match="no-such-option"):
        complete(game, Setup(seats, {"no-such-option": 1}))
    for wrong in (0, game.seats[-1] + 1):
        with pytest.raises(BadNotation, match="seats"):
            complete(game, Setup(wrong))
    with pytest.raises(BadNotation, match="no-such-bot"):
        game.bot("no-such-bot")


def test_texts_that_are_no_moves_are_refused(game_id: str, seats: int) -> None:
    one = walk(game_id, seats, 1)
    real = next(str(step.move) for step in one.steps if not isinstance(step.move, Thrown | Close | Quit))
    bent = ["", " ", "x", "throw x", "throw 01", "throw", "0 quit", "quit", f"{real} ", f" {real}", f"0{real}"]
    bent += [real.upper(), real.replace(" ", "  "), f"{real} {real}", "\u0661" + real[1:], f"{'9' * 5000}{real[1:]}"]
    for text in bent:
        with pytest.raises(BadNotation, match=r"^[^\n]+$"):
            pytest.fail(f"{text[:80]!r} was read as {read_any_move(one.game, text)!r}")


def _accepts(game: AnyGame, state: Any, move: Any) -> bool:
    try:
        game.apply(state, move)
    except IllegalMove:
        return False
    return True


def _asked(one: Walk, state: Any) -> tuple[int, ...]:
    now = one.game.waiting(state)
    return now.seats if isinstance(now, Choose) else ()


def _calls(one: Walk, state: Any, seat: int) -> set[str]:
    """The button with which a seat may end the open question; it can mean nothing else then (T2)."""
    now = one.game.waiting(state)
    return {one.game.throw_button} if isinstance(now, Choose) and now.caller == seat else set()


def _is_out(game: AnyGame, state: Any, seat: int) -> None:
    now = game.waiting(state)
    assert not may_quit(game, state, seat)
    assert all(move.seat != seat for move in game.moves(state))
    assert not isinstance(now, Throw) or now.seat != seat


def _has_proper_paths(game: AnyGame, legal: tuple[Any, ...]) -> None:
    paths = [game.path(move) for move in legal]
    assert len(set(paths)) == len(paths) and all(paths)
    assert not any(a != b and b[: len(a)] == a for a in paths for b in paths), "a path is the beginning of another"


def _unfit(value: Any, *also: type) -> Iterator[str]:
    """Whatever in a value is no int, str, bool, None, enum, (named) tuple or frozen dataclass of these."""
    if is_dataclass(value) and not isinstance(value, type):
        if not type(value).__dataclass_params__.frozen:  # type: ignore[attr-defined]
            yield f"{type(value).__name__} is not frozen"
        for field in fields(value):
            yield from _unfit(getattr(value, field.name), *also)
    elif isinstance(value, tuple):
        for item in value:
            yield from _unfit(item, *also)
    elif type(value) not in (int, str, bool, type(None), *also) and not isinstance(value, Enum):
        yield f"{type(value).__name__} {value!r}"
