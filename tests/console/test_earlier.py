"""Games of before at the table: who may look at them, how they are found, and that looking changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from console.desk import Habits
from console.profiles import VisitorsConfig
from console.screens.choose_game import ChooseGame
from console.screens.earlier import FEW, MOST, ROWS, EarlierGames
from console.screens.staff_menu import StaffMenu
from console.screens.start import opening
from console.screens.table import begin
from console.store import Stored
from games.chance_or_choice import GAME
from games.core import BadRecord
from games.record import Entry
from games.scene import Ink, Symbol
from hardware.signals import Button
from tests.console.stage import DOUBLE, LEAVE, STAY, Memory, Stage
from tests.games.miniature import GAME as PEBBLES
from tests.shapes import flat

BOTS = ("never-leave", "leave-at-20", "random")


def played(games: int = 1, seats: int = 3, idle_s: float = 0) -> Stage:
    """A table on which bots have finished a game a day, and nobody plays now."""
    stage = Stage(Habits(idle_s=idle_s))
    for n in range(games):
        stage.store.day = f"2026-11-{n + 1:02}" if n else ""
        stage.show(begin(stage.desk, GAME, (BOTS * 34)[:seats], {"rounds": 1}))
        while stage.name != "Sheet":
            stage.wait(2)
    stage.show(opening(stage.desk))
    stage.wait(1)
    return stage


def listed(stage: Stage) -> EarlierGames:
    """The list, reached from the first screen with buttons."""
    stage.tap(0, STAY)
    assert isinstance(stage.screen, ChooseGame)
    stage.tap(1, *[DOUBLE] * stage.screen.items.index("earlier"), STAY)
    assert isinstance(stage.screen, EarlierGames)
    return stage.screen


def test_the_newest_game_stands_first_with_its_day_and_what_every_seat_got() -> None:
    stage = played(2)
    page = listed(stage)
    words = stage.words()
    assert words.index("Nov 2, 2026") < words.index("game 1"), "the first was played before the clock was set"
    symbols = [shape for shape in flat(stage.screen.scene().shapes) if isinstance(shape, Symbol)]
    assert len(symbols) == 6
    assert [game.points for game in page.found] == [stage.store.games[key].result for key in (2, 1)]
    assert all(str(points) in words for game in page.found for points in game.points)


def test_a_game_opens_with_its_sheet_and_all_leaves_and_leads_back_to_the_list() -> None:
    stage = played()
    page = listed(stage)
    before = dict(stage.store.games)
    seen = []
    stage.tap(2, STAY)
    while stage.screen is not page:
        seen.append(stage.name)
        stage.tap(0, DOUBLE)
    assert seen == ["EarlierSheet", "LuckOrChoice", "WhatIfPage", "DicePage"]
    stage.tap(0, STAY, DOUBLE, STAY)
    assert stage.name == "Replay"
    stage.press(0, LEAVE, 2.2)
    stage.tap(0, STAY, LEAVE)
    assert stage.name == "EarlierSheet"
    stage.tap(0, LEAVE)
    assert stage.screen is page
    stage.tap(0, LEAVE)
    assert stage.name == "ChooseGame"
    assert stage.store.games == before and stage.desk.session is None


def test_green_begins_no_game_from_an_old_sheet_and_is_dark_there() -> None:
    stage = played()
    listed(stage)
    stage.tap(0, STAY)
    for name in ("EarlierSheet", "WhatIfPage", "DicePage"):
        while stage.name != name:
            stage.tap(0, DOUBLE)
        stage.tap(0, STAY)
        assert stage.name == name and {button for _, button in stage.screen.lamps()} == {LEAVE, DOUBLE}
        assert "AGAIN" not in stage.words()


def test_many_games_are_walked_page_by_page_and_the_oldest_are_left_out() -> None:
    stage = played()
    stage.store.games = {key: stage.store.games[1] for key in range(1, MOST + 5)}
    stage.store.days = dict.fromkeys(stage.store.games, "")
    page = listed(stage)
    assert len(page.found) == MOST and "page 1 of 5" in stage.words()
    for n in range(MOST):
        assert f"game {MOST + 4 - n}" in stage.words()
        assert n % ROWS or f"page {n // ROWS + 1} of 5" in stage.words()
        stage.tap(0, DOUBLE)
    assert page.at == 0


def test_of_many_seats_the_best_is_told() -> None:
    stage = played(seats=FEW + 1)
    page = listed(stage)
    assert f"{FEW + 1} seats, best {max(page.found[0].points)}" in stage.words()


def test_without_games_the_page_says_so_and_only_leads_back() -> None:
    stage = played(0)
    listed(stage)
    assert "No game has been finished here yet" in stage.words()
    assert {button for _, button in stage.screen.lamps()} == {LEAVE}
    stage.tap(0, STAY, DOUBLE)
    assert stage.name == "EarlierGames"
    stage.tap(0, LEAVE)
    assert stage.name == "ChooseGame"


def test_a_game_that_is_not_finished_is_not_listed() -> None:
    stage = played()
    begin(stage.desk, GAME, (0, 1, 2))
    stage.desk.abandon(2, GAME.id)
    stage.show(opening(stage.desk))
    assert [game.key for game in listed(stage).found] == [1]


OTHER = "That game was played by rules which this table does not have"
DAMAGED = "That game is damaged and cannot be shown"


def cut(stored: Stored, by: int) -> Stored:
    return replace(stored, entries=stored.entries[:-by])


@pytest.mark.parametrize(
    ("bend", "said"),
    [
        (lambda stored: replace(stored, rules=GAME.rules - 1), OTHER),
        (lambda stored: replace(stored, game_id="hopscotch"), OTHER),
        (lambda stored: replace(stored, entries=(Entry("throw 7 7", "hand"),)), DAMAGED),
        (lambda stored: replace(stored, entries=(*stored.entries, Entry("undo 999", "hand"))), DAMAGED),
        (lambda stored: replace(stored, setup=replace(stored.setup, seats=1000)), DAMAGED),
        (lambda stored: replace(stored, setup=replace(stored.setup, options={"rounds": "many"})), DAMAGED),
        (lambda stored: replace(stored, note="1 2 nobody-knows"), DAMAGED),
        (lambda stored: replace(stored, result=(1, 2, 3)), DAMAGED),
        (partial(cut, by=1), DAMAGED),
        (lambda stored: replace(stored, entries=()), DAMAGED),
    ],
)
def test_what_cannot_be_shown_says_why_in_one_sentence(bend: Callable[[Stored], Stored], said: str) -> None:
    stage = played()
    stage.store.games[1] = bend(stage.store.games[1])
    listed(stage)
    stage.tap(0, STAY)
    assert stage.name == "EarlierGames" and said in stage.words()
    stage.wait(5)
    assert said not in stage.words()
    stage.tap(0, LEAVE)
    assert stage.name == "ChooseGame"


def test_a_row_that_is_bent_or_has_gone_meanwhile_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = played()
    listed(stage)

    def bent(_store: Memory, key: int) -> Stored:
        raise BadRecord(f"the stored game {key} cannot be read")

    with monkeypatch.context() as patch:
        patch.setattr(Memory, "read", bent)
        stage.tap(0, STAY)
        assert DAMAGED in stage.words()
    stage.wait(5)
    stage.store.games.clear()
    stage.tap(0, STAY)
    assert DAMAGED in stage.words()


def test_a_game_that_cannot_tell_luck_opens_with_its_other_leaves() -> None:
    stage = Stage(Habits(idle_s=0))
    stage.show(begin(stage.desk, PEBBLES, (PEBBLES.bots[0],) * 2))
    while stage.name != "Sheet":
        stage.wait(2)
    stage.show(opening(stage.desk))
    listed(stage)
    stage.tap(0, STAY, DOUBLE)
    assert stage.name == "WhatIfPage"


def test_the_rules_behind_a_held_red_are_those_of_the_game_in_hand() -> None:
    stage = played()
    page = listed(stage)
    assert page.game() is GAME
    stage.press(0, LEAVE, 2.2)
    stage.tap(0, DOUBLE)
    assert stage.name == "Rules"
    stage.tap(0, LEAVE)
    assert stage.screen is page


@pytest.mark.parametrize("presses", [(), (STAY,), (STAY, DOUBLE), (STAY, DOUBLE, STAY), (STAY, DOUBLE, DOUBLE)])
def test_doing_nothing_leads_back_to_the_beginning(presses: tuple[Button, ...]) -> None:
    stage = played(idle_s=60)
    listed(stage)
    stage.tap(0, *presses)
    stage.wait(75)
    assert stage.name == "Attract"


def test_visitors_of_a_locked_table_are_not_offered_the_games_of_others() -> None:
    stage = played()
    stage.desk.visitors = VisitorsConfig(locked=True)
    assert "earlier" not in ChooseGame(stage.desk).items


@pytest.mark.parametrize("locked", [False, True])
def test_staff_look_at_them_while_nobody_plays(locked: bool) -> None:
    stage = played()
    stage.desk.visitors = VisitorsConfig(locked=locked)
    attract = stage.screen
    menu = StaffMenu(stage.desk, attract)  # type: ignore[arg-type]
    stage.show(menu)
    labels = [item.label.key for item in menu.items()]
    stage.tap(0, *[DOUBLE] * labels.index("earlier-title"), STAY)
    assert stage.name == "EarlierGames"
    stage.tap(0, STAY)
    assert stage.name == "EarlierSheet"
    stage.tap(0, LEAVE, LEAVE)
    assert stage.screen is menu
    stage.tap(0, LEAVE)
    assert stage.screen is attract


def test_while_somebody_plays_the_service_menu_does_not_offer_them() -> None:
    stage = played()
    table = begin(stage.desk, GAME, (0, 1, 2))
    stage.show(table)
    assert "earlier-title" not in [item.label.key for item in StaffMenu(stage.desk, table).items()]


def test_the_game_in_hand_is_marked() -> None:
    stage = played(3)
    listed(stage)
    for n in range(3):
        rings = [getattr(shape, "ring", False) for shape in flat(stage.screen.scene().shapes)]
        cards = [shape for shape in flat(stage.screen.scene().shapes) if getattr(shape, "id", "").startswith("item-")]
        assert rings.count(True) == 1
        assert [getattr(card, "fill", None) for card in cards].index(Ink.PAPER) == n
        stage.tap(0, DOUBLE)
