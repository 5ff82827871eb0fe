"""Playing to win at a table of two: what is worked out, and bots that play by it."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.analysis_duel import DEEP, Duel, Fixed, decide, solved, totals_looked_at
from games.chance_or_choice.odds import Wipe
from games.core import BadNotation
from games.scene import msg
from games.simulate import batch, count_in, result_of, summary, tally
from games.table import bot_name
from tests.games.chance_or_choice.playing import begin_with, play, tell


def usual(second: Fixed = None) -> Duel:
    return Duel(2, 6, Wipe.ALL, False, second)


def test_two_that_play_their_best_have_even_chances() -> None:
    for duel in (Duel(1, 4, Wipe.ALL, False), Duel(2, 4, Wipe.TWO_OR_MORE, True)):
        for table in (solved(duel, rounds, 70) for rounds in range(3)):
            assert np.allclose(table + table.T, 1) and table[0, 0] == pytest.approx(0.5)


def test_against_one_who_never_leaves_any_points_win_the_only_round() -> None:
    """The first throw is safe in 25 of 36; otherwise both have nothing, and the tie counts half.

    (With 160 points, which hardly ever come, even that one leaves.)
    """
    assert solved(usual(DEEP + 1), 1, 60)[0, 0] == pytest.approx((25 + 11 / 2) / 36, abs=1e-3)


def test_knowing_the_other_helps() -> None:
    best, told = solved(usual(), 2, 120), solved(usual(20), 2, 120)
    assert told[0, 0] > best[0, 0] + 0.02
    assert (told >= best - 1e-9).all()


def test_who_is_behind_in_the_last_round_stays_until_level() -> None:
    alone = decide(usual(), 0, 120, 10, 40).alone
    assert not alone[:30, 0].any() and alone[31:100, 0].all()
    ahead = decide(usual(), 0, 120, 41, 40).alone
    assert ahead[2:100, 0].all()


@pytest.mark.slow
@pytest.mark.parametrize(("second", "share"), [(None, 0.5), (20, 0.6986), (15, 0.7502)])
def test_known_chances_of_five_rounds(second: Fixed, share: float) -> None:
    size = totals_looked_at(usual(second), 5)
    assert solved(usual(second), 5, size)[0, 0] == pytest.approx(share, abs=6e-5)


def won(bots: tuple[str, str], games: int, **options: int) -> tuple[float, float]:
    """The first bot's share of wins and its standard error."""
    of, sums = batch(GAME, list(bots), "duels", options), tally(2)
    for number in range(1, games + 1):
        count_in(sums, result_of(of, number))
    share = summary(of, sums)["seats"][0]["win_share"]
    return share, (share * (1 - share) / games) ** 0.5


def test_the_bots_win_as_often_as_worked_out() -> None:
    """Of a game of one round with a single die of four sides; the first seat is the one told."""
    duel = Duel(1, 4, Wipe.ALL, False, 6)
    exact = solved(duel, 1, totals_looked_at(duel, 1))[0, 0]
    share, error = won(("best-response:leave-at-6", "leave-at-6"), 3000, rounds=1, dice=1, sides=4)
    assert abs(share - exact) < 4 * error


@pytest.mark.slow
def test_shares_of_the_bots_that_play_to_win() -> None:
    for bots, share in (
        (("equilibrium", "leave-at-20"), 0.576),
        (("best-response:leave-at-20", "leave-at-20"), 0.6986),
    ):
        found, error = won(bots, 1500)
        assert abs(found - share) < 4 * error


def test_playing_for_points_is_another_aim() -> None:
    """It leaves with 20 whether or not that is enough; who plays to win goes on."""
    behind = tell(play(begin_with({"rounds": 1}, 2), "throw 5 5", "throw 5 5", "throw 5 5"))
    ahead = tell(behind, "2 leave", "1 stay", "close")
    asked = play(ahead, "throw 2 2")
    legal = tuple(move for move in GAME.moves(asked) if move.seat == 0)
    assert str(GAME.bot("points")(asked, 0, legal, Random(1))) == "1 leave"


def test_an_answer_to_the_same_question_is_not_looked_at() -> None:
    asked = play(begin_with({"rounds": 2}, 2), "throw 6 6", "throw 6 6")
    after = tell(asked, "2 leave")
    legal = tuple(move for move in GAME.moves(asked) if move.seat == 0)
    bot = GAME.bot("best-response:leave-at-20")
    assert bot(asked, 0, legal, Random(1)) == bot(after, 0, legal, Random(1))


def test_at_larger_tables_they_play_as_the_strong_one() -> None:
    asked = play(begin_with({}, 3), "throw 6 6", "throw 6 6")
    legal = tuple(move for move in GAME.moves(asked) if move.seat == 0)
    strong = GAME.bot("strong")(asked, 0, legal, Random(1))
    assert GAME.bot("equilibrium")(asked, 0, legal, Random(1)) == strong


def test_their_names_are_words() -> None:
    assert bot_name("best-response:leave-at-20") == msg("bot-best-response", of=msg("bot-leave-at", n=20))


@pytest.mark.parametrize("name", ["best-response:random", "best-response:", "best-response:points", "best-answer"])
def test_unknown_ones_are_refused(name: str) -> None:
    with pytest.raises(BadNotation, match=r"best.response"):
        GAME.bot(name)
