"""A seat alone, solved: its tables against every throw and choice that the rules allow, and what plays by them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise, product
from pathlib import Path
from random import Random
from statistics import mean, stdev

import numpy as np
import pytest
from numpy.typing import NDArray

from games.core import BadNotation, Choose, Close, Over, Setup, Throw, Thrown, complete
from games.the_choice import GAME
from games.the_choice.analysis_alone import alone
from games.the_choice.analysis_solo import solve_side
from games.the_choice.analysis_states import ARC_NO, ARCS, BOARD, LINE_NO, LINES
from games.the_choice.analysis_tables import keep
from games.the_choice.analysis_ways import Ways, line_ways, ring_ways
from games.the_choice.board import BOXES, NUMBERS
from games.the_choice.bots_outlook import SOME
from games.the_choice.plans import colour_ways, number_ways, tip_of
from games.the_choice.sheets import SHEETS
from games.the_choice.state import Side, State
from tests.games.the_choice.playing import tell

LONG = 11
"""Lines with so many marks are solved here; all of them take half a minute a side."""
FRONT, BACK = SHEETS["B"]
LINES_TO_TRY = (
    (0, 1, 2, 3, 8, 7, 6, 5, 4, 9, 10, 11),
    (12, 8, 3, 2, 7, 11, 10, 6, 1, 0, 4, 9),
    (0, 4, 5, 9, 10, 11, 12, 8, 7, 3, 2),
)
"""The first two have passed all hexes but one, the third lacks two."""


@cache
def solved(both: bool, side: int = 0) -> NDArray[np.float64]:
    """The values of a side of sheet B, by boxes, line and arc; those of short lines are wrong."""
    solving = solve_side(SHEETS["B"][side], both, LONG)
    while True:
        try:
            next(solving)
        except StopIteration as end:
            values: NDArray[np.float64] = end.value
            return values


def value(boxes: int, line: tuple[int, ...], ring: int, both: bool = False, side: int = 0) -> float:
    return float(solved(both, side)[boxes, LINE_NO[tip_of(line)], ARC_NO[ring]])


FRESH = Side()


def position(up: Side, other: Side = FRESH, second: bool = True, **options: str) -> State:
    """Alone with sheet B, its front up; the first throw is due."""
    setup = complete(GAME, Setup(1, options, lots=(("first", "1"), ("sheets", "B"))))
    state = tell(GAME.start(setup), "1 begin 1", "close")
    return replace(state, players=(replace(state.players[0], sides=(up, other), second=second),))


def by_the_rules(state: State, known: dict[str, float]) -> float:
    """What a position is worth, by trying every move and every throw."""
    key = GAME.show(state)
    if key not in known:
        now = GAME.waiting(state)
        if isinstance(now, Over):
            known[key] = now.scores[0]
        elif isinstance(now, Throw):
            throws = Counter(tuple(sorted(faces)) for faces in product(range(1, 7), repeat=now.dice))
            worths = [n * by_the_rules(GAME.apply(state, Thrown(faces))[0], known) for faces, n in throws.items()]
            known[key] = sum(worths) / 6**now.dice
        elif isinstance(now, Choose) and not now.seats:
            known[key] = by_the_rules(GAME.apply(state, Close())[0], known)
        else:
            known[key] = max(by_the_rules(GAME.apply(state, move)[0], known) for move in GAME.moves(state))
    return known[key]


def test_a_side_can_stand_in_so_many_ways() -> None:
    assert (len(LINES), len(ARCS)) == (12_918, 242)
    assert BOXES * len(LINES) * len(ARCS) == 9_378_468


def told(ways: Ways, at: int) -> dict[tuple[int, ...], set[int]]:
    """By choice of dice, the numbers of what comes of it."""
    found: dict[tuple[int, ...], set[int]] = {}
    for way in range(ways.first[at, 0], ways.first[at, -1]):
        found.setdefault(SOME[ways.dice[way]], set()).add(int(ways.end[way]))
    return found


def test_lines_go_on_as_plans_say() -> None:
    for at in [0, *range(1, len(LINES), 97)]:
        each = {dice: {LINE_NO[end] for end, _ in number_ways(FRONT.numbers, LINES[at], dice)} for dice in SOME}
        assert told(line_ways(FRONT), at) == {dice: ends for dice, ends in each.items() if ends}


def test_arcs_grow_as_plans_say() -> None:
    for at, arc in enumerate(ARCS):
        each = {dice: {ARC_NO[end] for end, _ in colour_ways(FRONT.colours, arc, dice)} for dice in SOME}
        assert told(ring_ways(FRONT), at) == {dice: ends for dice, ends in each.items() if ends}


@pytest.mark.parametrize("die_use", ["either", "both"])
@pytest.mark.parametrize(("line", "colours", "boxes"), [(0, 15, 2), (1, 14, 1), (2, 15, 1)])
def test_a_side_is_worth_what_trying_everything_finds(die_use: str, line: int, colours: int, boxes: int) -> None:
    marked, ring = LINES_TO_TRY[line], (1 << colours) - 1
    state = position(Side(marked, ring, BOXES - boxes), die_use=die_use)
    assert value(boxes, marked, ring, die_use == "both") == pytest.approx(by_the_rules(state, {}), abs=1e-9)


def test_a_first_side_is_worth_itself_and_the_other() -> None:
    """To turn early is allowed, and never better."""
    up, other = Side(LINES_TO_TRY[0], (1 << 16) - 1, 2), Side(LINES_TO_TRY[1], (1 << 15) - 1, 2)
    both_sides = value(1, up.line, up.ring) + value(1, other.line, other.ring, side=1)
    assert by_the_rules(position(up, other, second=False), {}) == pytest.approx(both_sides, abs=1e-9)


@pytest.mark.parametrize("both", [False, True])
def test_more_is_worth_more(both: bool) -> None:
    """A box more, each die as number and colour, and where the side is spent a mark more: none of them does harm."""
    long = solved(both)[:, BOARD.marks >= LONG]
    assert (np.diff(long, axis=0) >= -1e-9).all()
    for arc in range(len(ARCS)):
        wider = [after for after in BOARD.wider[arc] if after >= 0]
        assert (long[0, :, wider] >= long[0, :, arc]).all()
    assert (solved(True)[:, BOARD.marks >= LONG] >= solved(False)[:, BOARD.marks >= LONG] - 1e-9).all()
    assert (solved(both)[:, BOARD.marks == NUMBERS, -1] == 36 + 40).all(), "a full side is spent"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which sheet B is solved, as far as games with long lines on both sides need it."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for side in (0, 1):
        keep(SHEETS["B"][side], False, solved(False, side))


NEAR = position(Side(LINES_TO_TRY[2], (1 << 12) - 1, 1), Side(LINES_TO_TRY[1], (1 << 13) - 1, 1), second=False)
"""Both sides have long lines, and some room on the ring."""


def played(state: State, bot: str, chance: Random) -> list[State]:
    """A game from there on."""
    states = [state]
    while not isinstance(now := GAME.waiting(state), Over):
        if isinstance(now, Throw):
            state = GAME.apply(state, Thrown(tuple(chance.randint(1, 6) for _ in range(now.dice))))[0]
        else:
            move = GAME.bot(bot)(state, 0, GAME.moves(state), chance) if now.seats else Close()
            state = GAME.apply(state, move)[0]
        states.append(state)
    return states


@pytest.mark.usefixtures("kept")
def test_the_solved_bot_makes_what_the_position_is_worth() -> None:
    judge = alone(NEAR)
    assert judge is not None
    expected = judge(NEAR).points[0]
    chance = Random("solved")
    ends = [played(NEAR, "solved", chance)[-1].players[0].points for _ in range(400)]
    assert abs(mean(ends) - expected) < 3 * stdev(ends) / len(ends) ** 0.5


@pytest.mark.usefixtures("kept")
def test_the_solved_bot_gives_nothing_away_and_others_do() -> None:
    judge = alone(NEAR)
    assert judge is not None
    lost = {}
    for name in ("solved", "greedy", "random"):
        lost[name] = 0.0
        for game in range(10):
            states = played(NEAR, name, Random(f"gives {game}"))
            for before, after in pairwise(states):
                if not isinstance(GAME.waiting(before), Throw):
                    gone = judge(before).points[0] - judge(after).points[0]
                    assert gone > -1e-9
                    lost[name] += gone
    assert lost["solved"] < 1e-9 < lost["greedy"] < lost["random"]


@pytest.mark.usefixtures("kept")
def test_a_throw_is_worth_nothing_on_average() -> None:
    """To the six digits that a table keeps."""
    judge = alone(NEAR)
    assert judge is not None
    for state in [NEAR, tell(NEAR, "throw 1 2 6", "1 rethrow 1 6")]:
        now = GAME.waiting(state)
        assert isinstance(now, Throw)
        every = [GAME.apply(state, Thrown(faces))[0] for faces in product(range(1, 7), repeat=now.dice)]
        assert mean(judge(after).points[0] for after in every) == pytest.approx(judge(state).points[0], abs=1e-4)


def test_without_tables_nobody_plays_by_them() -> None:
    assert alone(NEAR) is None
    other = tell(position(FRESH), "throw 1 2 6")
    with pytest.raises(BadNotation, match="python -m games solve the_choice"):
        GAME.bot("solved")(other, 0, GAME.moves(other), Random(1))


@pytest.mark.slow
def test_whole_games_make_what_the_sheet_is_worth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert GAME.solve_parts is not None
    *_, (done, figures) = GAME.solve_parts({"die_use": "either"}, {"sheet": "B"})
    assert done == 1 and figures["B"] == figures["B1"] + figures["B2"] == pytest.approx(101.5677686433)
    ends = {}
    for bot in ("solved", "strong", "greedy"):
        chance = Random("whole games")
        ends[bot] = [played(position(FRESH, second=False), bot, chance)[-1].players[0].points for _ in range(200)]
    sure = 3 * stdev(ends["solved"]) / len(ends["solved"]) ** 0.5
    assert abs(mean(ends["solved"]) - figures["B"]) < sure
    assert mean(ends["greedy"]) + sure < mean(ends["strong"]) < figures["B"]
