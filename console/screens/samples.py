"""Every screen of the console in each of its states, to look at: for contact sheets and for tests of what fits.

The moments of the games themselves are in each game's own samples; here are the screens around them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

from console.desk import SECOND, Desk, DiceSource
from console.screens.agree import Agree
from console.screens.attract import Attract
from console.screens.choose_game import ChooseGame
from console.screens.dice_page import DicePage
from console.screens.dice_tool import DiceTool
from console.screens.earlier import EarlierGames, EarlierSheet
from console.screens.luck import LuckOrChoice
from console.screens.options import Options
from console.screens.page import Page
from console.screens.replay import Replay
from console.screens.resume import Resume
from console.screens.rules import Rules
from console.screens.samples_service import service
from console.screens.seats import Seats
from console.screens.sheet import Sheet
from console.screens.table import Table, begin
from console.screens.what_if import WhatIfPage
from console.signals import Shown
from console.store import Finished, Stored
from games.core import AnyGame, Choose, Close, Throw
from games.scene import Scene
from hardware.signals import Button, Fault, Pressed, Tick

Named: TypeAlias = tuple[str, Scene]

LONGEST = Fault(
    "dice", "fault-dice-identity", "another reader",
    (("device", "/dev/serial/by-id/usb-dice"), ("found", "READER-0042"), ("wanted", "READER-0017")),
)  # fmt: skip
STUCK = Fault("seat 3 STAY", "fault-button-stuck", "stuck", (("seat", 3), ("button", "STAY")))
PASSING = Fault("dice", "fault-dice-count", "wrong count", (("wanted", 2), ("got", 1)), passing=True)


def samples(desk: Desk) -> tuple[Named, ...]:
    """All screens for this desk's language, layout and number of panels. Games are begun in the desk's store."""
    game = desk.games[0]
    own = service(desk, ChooseGame(desk))
    return tuple((*_before(desk, game), *_laid_over(desk, game), *_after(desk, game), *own))


def _before(desk: Desk, game: AnyGame) -> Iterator[Named]:
    yield "attract", Attract(desk).scene()
    choose = ChooseGame(desk)
    yield "choose a game", choose.scene()
    for at, item in enumerate(choose.items):
        if isinstance(item, str):
            choose.at = at
            yield f"choose: {item}", choose.scene()
    yield from _dice_tool(desk, choose)
    yield from _earlier(desk, choose)
    yield "left unfinished", Resume(desk, _left(desk, game)).scene()
    yield from _seating(desk, game)
    for each in desk.games:
        options = Options(desk, each, _people(desk, each), choose)
        for at in range(len(options.items)):
            options.at = at
            yield f"house rules {each.id} {at + 1}", options.scene()


def _dice_tool(desk: Desk, back: Page) -> Iterator[Named]:
    tool = DiceTool(desk, back)
    yield "dice: nothing thrown", tool.scene()
    for dice, sides in ((2, 6), (1, 20), (5, 12), (4, 6), (3, 8), (5, 20), (5, 6)):
        tool.dice, tool.sides = dice, sides
        tool.press(0, Button.STAY, 0, True)
        if tool.rolling is not None:
            tool.handle(Shown(desk.now_ns))
            tool.handle(Tick(desk.now_ns + desk.tumble_ns))
    yield "dice: many throws", tool.scene()
    tool.press(0, Button.DOUBLE, 0, True)
    yield "dice: how many", tool.scene()
    tool.press(0, Button.STAY, 0, True)
    yield "dice: how many sides", tool.scene()


def _earlier(desk: Desk, back: Page) -> Iterator[Named]:
    """The list without games, full, with games of many seats, and with what cannot be shown."""
    page = EarlierGames(desk, back)
    page.found = ()
    yield "earlier games: none", page.scene()
    page.found = _finished(desk)
    yield "earlier games", page.scene()
    page.at = 9
    yield "earlier games, the second page", page.scene()
    for key in ("earlier-rules", "earlier-damaged"):
        desk.passing = (Fault("store", key, key, passing=True), None)
        yield key, page.scene()
    desk.passing = None


def _finished(desk: Desk) -> tuple[Finished, ...]:
    """Twelve games, the table's own in turn, and one that it does not have."""
    points = ((57, 43, 112, 8), (12, 12), (121,), (-3, 3), (30, 28, 41, 9, 0, 17), tuple(range(100)), ())
    days = ("2026-11-30", "2026-11-29", "2026-09-08", "")
    names = (*(game.id for game in desk.games), "hopscotch")
    return tuple(Finished(40 - n, n, names[n % len(names)], days[n // 3], points[n % len(points)]) for n in range(12))


def _seating(desk: Desk, game: AnyGame) -> Iterator[Named]:
    seats = Seats(desk, game, ChooseGame(desk))
    yield "seats: nobody yet", seats.scene()
    panels = range(min(desk.habits.seats, game.seats[-1]))
    seats.joined = set(panels[::2])
    yield "seats: some", seats.scene()
    seats.ready, seats.bots = set(panels[::4]), len(panels) // 2
    yield "seats: some ready, bots", seats.scene()
    seats.joined, seats.bots = set(panels), 0
    yield "seats: everybody", seats.scene()


def _left(desk: Desk, game: AnyGame) -> Stored:
    table = _table(desk, game)
    return Stored(0, game.id, game.rules, table.session.setup, bytes(32))


def _laid_over(desk: Desk, game: AnyGame) -> Iterator[Named]:
    table = _table(desk, game)
    yield "table", table.scene()
    yield "menu at the table", _menu(table, 0).scene()
    yield "menu before a game", _menu(ChooseGame(desk), 0).scene()
    yield from _other_dice(desk, table)
    for each in desk.games:
        rules = Rules(desk, each, table)
        for page in range(1, rules.pages() + 1):
            rules.page = page
            yield f"rules {each.id} {page}", rules.scene()
    yield from _troubled(desk, game)


def _other_dice(desk: Desk, table: Table) -> Iterator[Named]:
    """Throws from somewhere else: the list, and the proposal of each source."""
    menu = _menu(table, 0)
    rules = menu.press(0, Button.DOUBLE, desk.now_ns, True)
    yield "rules, with dice beyond", rules.scene()
    assert isinstance(rules, Rules)
    rules.press(0, Button.STAY, desk.now_ns, True)
    yield "menu, listed", menu.scene()
    sources: tuple[DiceSource, ...] = ("console", "hand", "reader")
    for source in sources:
        yield f"throws from now on: {source}", Agree(desk, table, 0, source).scene()
        habits, desk.habits = desk.habits, replace(desk.habits, source=source)
        yield f"throws: {source}", table.scene()
        desk.habits = habits


def _menu(page: Page, panel: int) -> Page:
    menu = page.held(panel)
    assert isinstance(menu, Page)
    return menu


def _troubled(desk: Desk, game: AnyGame) -> Iterator[Named]:
    table = _table(desk, game)
    habits, desk.habits = desk.habits, replace(desk.habits, source="reader")
    desk.faults = {LONGEST.device: LONGEST, STUCK.device: STUCK}
    yield "two things lost", table.scene()
    yield "two things lost, choosing", ChooseGame(desk).scene()
    desk.faults = {LONGEST.device: LONGEST}
    yield "reader lost", table.scene()
    desk.habits, desk.faults = habits, {}
    desk.passing = (PASSING, None)
    yield "a bad throw", table.scene()
    yield "a bad throw, choosing", ChooseGame(desk).scene()
    desk.passing = None
    yield "LEAVE held", _held(table)
    yield from _coached(desk)


def _held(table: Table) -> Scene:
    table.shown_ns = 0
    now_ns = table.desk.now_ns
    table.handle(Pressed(0, Button.LEAVE, now_ns))
    table.handle(Tick(now_ns + int(1.3 * SECOND)))
    return table.scene()


def _coached(desk: Desk) -> Iterator[Named]:
    """The coach of every game that has one, at its first choice: on the way, and there."""
    for game in desk.games:
        table = begin(desk, game, _people(desk, game), coach=True)
        seat = first_choice(table)
        if game.worth is None or seat is None:
            continue
        table.handle(Shown(desk.now_ns))
        table.coach.holds.press(seat, desk.now_ns - int(1.3 * SECOND))
        yield f"coach of {game.id}, on the way", table.scene()
        table.coach.holds.clear()
        table.coach.ask(seat)
        table.coach.tick(desk.now_ns, chord=False)
        yield f"coach of {game.id}", table.scene()
    desk.session = None


def first_choice(table: Table) -> int | None:
    """Goes on by the table's dice until somebody is asked; the last seat that is."""
    session = table.session
    for _ in range(9):
        if isinstance(waiting := session.waiting, Throw):
            session.throw()
        else:
            break
    session.shown_entries = len(session.record().entries)
    table.questions.sync(table.desk.now_ns)
    return waiting.seats[-1] if isinstance(waiting, Choose) and waiting.seats else None


def play_out(table: Table) -> None:
    """To the end, as bots would."""
    session = table.session
    while isinstance(waiting := session.waiting, Throw | Choose):
        if isinstance(waiting, Throw):
            session.throw()
        elif waiting.seats:
            seat = waiting.seats[0]
            session.submit(table.holders.answer(session.state, seat), "hand")
        else:
            session.submit(Close(), "console")
    session.shown_entries = len(session.record().entries)


def _after(desk: Desk, game: AnyGame) -> Iterator[Named]:
    table = _table(desk, game)
    play_out(table)
    sheet = Sheet(desk, table.session, table.holders.seating)
    yield "score sheet", sheet.scene()
    luck = LuckOrChoice(desk, sheet, 0)
    yield "luck or choice", luck.scene()
    yield from _steps(luck)
    yield "what if", WhatIfPage(desk, sheet, 1).scene()
    yield "the dice", DicePage(desk, sheet, 2).scene()
    earlier = EarlierSheet(desk, table.session, table.holders.seating, EarlierGames(desk, sheet))
    yield "score sheet of an earlier game", earlier.scene()
    yield "the dice of an earlier game", DicePage(desk, earlier, 2).scene()
    desk.session = None


def _steps(luck: LuckOrChoice) -> Iterator[Named]:
    replay = luck.press(0, Button.STAY, luck.desk.now_ns, True)
    if not isinstance(replay, Replay):
        return
    yield "step by step: the beginning", replay.scene()
    for n in (1, 2, 3):
        replay.press(0, Button.DOUBLE, luck.desk.now_ns, True)
        yield f"step by step: {n}", replay.scene()
    replay.stop = len(replay.film.stops)
    yield "step by step: the end", replay.scene()
    yield "step by step: out?", _menu(replay, 0).scene()


def _table(desk: Desk, game: AnyGame) -> Table:
    table = begin(desk, game, _people(desk, game))
    table.handle(Shown(desk.now_ns))
    return table


def _people(desk: Desk, game: AnyGame) -> tuple[int, ...]:
    """One person a panel, as many as there are panels, or as near to that as the game allows."""
    return tuple(range(min(game.seats, key=lambda seats: abs(seats - desk.habits.seats))))
