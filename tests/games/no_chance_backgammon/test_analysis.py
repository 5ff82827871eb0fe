"""What positions are worth, and games told apart by it: estimates, so within their error."""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from games.core import Choose, Quit, Thrown
from games.folders import text_folders
from games.luck import Account, account
from games.luck.told import explained_words
from games.no_chance_backgammon import GAME
from games.no_chance_backgammon.analysis import ERROR, beginning
from games.no_chance_backgammon.bots import bot
from games.no_chance_backgammon.notation import moves, read_move
from games.no_chance_backgammon.rules import apply
from games.no_chance_backgammon.state import State
from games.record import Entry, Step, read_record, steps
from games.words import Words
from tests.games.no_chance_backgammon.playing import OPENING, at, begin, play
from tests.games.no_chance_backgammon.records import GOLDEN

WINS_BY_SIX = "6:1,5:1,off:13 1:1,off:14 5-6 1-0 red"
"""Only a double of six takes both of Red's checkers off; otherwise Blue is next and bears off its last."""
ALL_BUT_WON = "2:1,off:14 19:1,13:6,8:3,6:5 2-6 1-0 red"


def red(state: State) -> float:
    assert GAME.worth is not None
    found = GAME.worth(state)
    assert found.points[0] == -found.points[1]
    return found.points[0]


def history(state: State, *texts: str) -> list[Step]:
    """These moves as steps of a game that began in that state."""
    told = []
    for text in texts:
        move = read_move(text)
        after, events = apply(state, move)
        told.append(Step(Entry(text, "hand"), state, move, after, events))
        state = after
    return told


def of_record(name: str) -> Account:
    found = account(GAME, list(steps(GAME, read_record((GOLDEN / f"{name}.record").read_text()))))
    assert found is not None
    return found


def test_the_lot_is_fair_and_its_first_die_is_half_of_it() -> None:
    assert red(begin()) == 0
    for first in range(1, 7):
        after = play(begin(), f"throw {first}")
        assert red(after) == pytest.approx(mean(red(apply(after, Thrown((n,)))[0]) for n in range(1, 7)))
    assert red(play(begin(), "throw 5", "throw 2")) == -red(play(begin(), "throw 2", "throw 5")) == beginning()


def test_beginning_is_worth_little() -> None:
    assert abs(beginning()) < 2 * ERROR


def test_a_game_that_is_over_is_worth_its_points_exactly() -> None:
    assert GAME.worth is not None
    for text in ("1 quit", "2 quit"):
        over = apply(at(OPENING), Quit(int(text[0]) - 1))[0]
        assert GAME.worth(over).points[0] == (-1 if text[0] == "1" else 1)
        assert GAME.worth(over).error == 0 and GAME.worth(at(OPENING)).error == ERROR


def test_a_win_in_hand_is_worth_a_win() -> None:
    assert red(at(WINS_BY_SIX)) == 1
    assert red(play(at(WINS_BY_SIX), "1 number 1")) < -0.99
    assert red(at(ALL_BUT_WON)) == 3, "Blue has borne off none and one is in the home of Red"


def test_a_match_counts_the_points_so_far() -> None:
    alone, later = at(OPENING), at(OPENING, match=7, points=(2, 1))
    assert red(later) == pytest.approx(1 + red(alone))
    between = play(at(WINS_BY_SIX, match=7), "1 number 6", "1 6/off", "1 5/off", "1 done")
    assert red(between) == pytest.approx(1 - beginning())


def test_an_offer_is_worth_to_the_other_what_it_likes_better() -> None:
    lost = at("6:3,5:2,3:3,1:1,off:6 1:1,off:14 4-6 0-1 red")
    assert red(lost) == pytest.approx(-1, abs=0.01)
    assert red(play(lost, "1 resign 1")) == pytest.approx(-1, abs=0.01)
    assert red(play(lost, "1 resign 2")) == -2
    assert red(play(lost, "1 resign 2", "2 decline")) == red(lost)
    assert red(play(lost, "1 resign 2", "2 accept")) == -2


@pytest.mark.parametrize("line", [OPENING, "24:1,22:1,13:4,8:3,6:4,5:2 24:2,13:3,10:1,8:3,6:4,4:2 3-1 2-1 red"])
def test_in_a_turn_the_best_that_can_be_played_costs_nothing(line: str) -> None:
    state = at(line)
    while listed := moves(state):
        if str(listed[0]).endswith("done"):
            break
        before, after = red(state), [red(apply(state, move)[0]) for move in listed]
        assert before - 1e-9 <= max(after) < before + ERROR
        state = apply(state, listed[after.index(max(after))])[0]


def test_a_blunder_is_told_as_the_dearest_and_what_would_have_won() -> None:
    played = ("1 number 1", "1 6/off", "1 5/4", "1 done", "2 number 3", "2 1/off", "2 done")
    found = account(GAME, history(at(WINS_BY_SIX), *played))
    assert found is not None
    first = found.dearest(0)[0]
    assert str(first.move) == "1 number 1" and str(first.better[0]) == "1 number 6"
    assert first.cost[0] == pytest.approx(2, abs=0.01)
    assert found.result == (-1, 1) and found.gift[1] == pytest.approx(2, abs=0.01)


def test_a_blunder_planted_among_the_turns_of_bots_is_the_dearest() -> None:
    state = at("24:1,22:1,13:4,8:3,6:4,5:2 24:2,13:3,10:1,8:3,6:4,4:2 3-1 2-1 red")
    bots, chance = bot("strong-4"), Random("planted")
    told = history(state, "1 number 1")
    while len(told) < 40 and isinstance(now := GAME.waiting(state := told[-1].after), Choose):
        told += history(state, str(bots(state, now.seats[0], moves(state), chance)))
    found = account(GAME, told)
    assert found is not None
    dearest = found.dearest(0)[0]
    assert dearest.entry == 1 and dearest.cost[0] > 2 * ERROR
    assert str(dearest.better[0]).startswith("1 number")


@pytest.mark.parametrize("name", ["whole_game", "backgammon", "match_to_three"])
def test_golden_games_add_up_and_no_decision_gains_much(name: str) -> None:
    found = of_record(name)
    assert found.error == ERROR
    for seat in (0, 1):
        of_seat = found.expected[seat] + found.luck[seat] - found.cost[seat] + found.gift[seat]
        assert of_seat == pytest.approx(found.result[seat])
        assert abs(found.luck[seat]) < 2 * ERROR, "the lot is the only chance"
        assert min(deed.cost[seat] for deed in found.deeds) > -8 * ERROR


def test_the_page_says_that_there_is_no_luck_after_the_lot() -> None:
    words = Words("en", text_folders("games"))
    assert words.say(explained_words(GAME)).startswith("There is no luck after the lot.")


def test_deeds_are_told_with_the_pips_to_go() -> None:
    words = Words("en", text_folders("games"))

    def told(state: State, text: str) -> str:
        assert GAME.tell is not None
        move = Thrown((int(text[6:]),)) if text.startswith("throw") else read_move(text)
        return words.say(GAME.tell(state, move))

    opening = at(OPENING)
    moved = play(opening, "1 number 3", "1 13/8")
    assert told(begin(), "throw 4") == "the lot: 4"
    assert told(play(begin(), "throw 4", "throw 2"), "1 number 3") == "the arrow: number 3"
    assert told(opening, "1 number 3") == "167 pips to go: number 3"
    assert told(moved, "1 13/10") == "167 pips to go, 3-5: 13/10"
    assert told(play(moved, "1 13/10"), "1 done") == "167 pips to go, 3-5: 13/8, 13/10"
    assert told(opening, "1 resign 2") == "resigned 2 points"
    assert told(at(OPENING, match=3), "1 number 3") == "game 1, 167 pips to go: number 3"
