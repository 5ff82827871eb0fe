"""What the table shows: everything in its place, both sheets, the race, and whose turn it is."""

from __future__ import annotations

import pytest

from games.core import Setup, Thrown, complete
from games.roller_skater import GAME
from games.roller_skater.state import totals
from games.scene import Box, Card, Die, Group, Layout, Msg, Scene, Symbol, Text, msg, number
from games.seating import disjoint
from games.view import First, View
from tests.games.looking import LAYOUTS, keeps_in_place, said
from tests.games.roller_skater.looking import moment, moments, panels, picture
from tests.shapes import flat


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nothing_leaves_the_canvas_and_no_words_meet(layout: Layout) -> None:
    for sample in moments(2, layout):
        keeps_in_place(picture(sample), sample.name)


def test_equal_moments_look_equal_and_others_do_not() -> None:
    seen: dict[Scene, str] = {}
    for sample in moments(2, "wall"):
        assert picture(sample) == picture(sample)
        assert seen.setdefault(picture(sample), sample.name) == sample.name


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("first toss", msg("rs-due-first-press", seat=msg("seat", n=1))),
        ("who doubles", msg("rs-question")),
        ("who doubles", msg("rs-both-to-speak")),
        ("one has passed", msg("rs-one-to-speak", seat=msg("seat", n=2))),
        ("doubled alone", msg("rs-answer", seat=msg("seat", n=1))),
        ("doubled alone", msg("rs-doubled-by", role=msg("rs-skater"))),
        ("doubled first", msg("rs-first-by", role=msg("rs-skater"), n=14)),
        ("doubled first by little", msg("rs-first-by", role=msg("rs-skater"), n=0.4)),
        ("doubled first, about", msg("rs-first-about", role=msg("rs-skater"), n=38)),
        ("doubled by lot", msg("rs-first-by-lot", role=msg("rs-skater"))),
        ("second toss for one", msg("rs-stake", n=1)),
        ("rolling", msg("rs-rolling")),
        ("round won", msg("rs-won", seat=msg("seat", n=2), points=msg("points", n=2))),
        ("double declined", msg("rs-declined", seat=msg("seat", n=1), other=msg("seat", n=2))),
        ("half time", msg("rs-change", seat=msg("seat", n=2))),
        ("half time", msg("rs-due-first-press", seat=msg("seat", n=2))),
        ("typed by hand", msg("rs-due-second-hand", seat=msg("seat", n=1))),
        ("reader", msg("rs-due-second-reader", seat=msg("seat", n=1))),
        ("over", msg("rs-wins", seat=msg("seat", n=2), by=4, high=34, low=30)),
        ("gave up ahead", msg("rs-gave-up-ahead", seat=msg("seat", n=1), n=3)),
        ("gave up ahead", msg("rs-nobody", n=4)),
        ("gave up behind", msg("rs-wins", seat=msg("seat", n=1), by=3, high=7, low=4)),
        ("refused", msg("rs-event-decline", seat=2, other=1)),
    ],
)
def test_the_middle_says_what_goes_on(name: str, words: Msg, layout: Layout) -> None:
    assert words in said(picture(moment(name, layout=layout)).shapes)


def test_rs10_a_margin_of_an_earlier_round_is_not_told_again() -> None:
    state = moment("doubled alone").state
    shapes = GAME.scene(state, View(race=First(0, 7_000_000))).shapes
    assert msg("rs-doubled-by", role=msg("rs-skater")) in said(shapes)
    raced = moment("who doubles").state
    assert GAME.scene(raced, View(race=First(0, 7_000_000))) == GAME.scene(raced, View())


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(
    ("name", "awaited"),
    [
        ("first toss", {0}),
        ("who doubles", {0, 1}),
        ("one has passed", {1}),
        ("doubled first", {0}),
        ("second toss for two", {0}),
        ("half time", {1}),
        ("rolling", set()),
        ("over", set()),
        ("longest", set()),
    ],
)
def test_who_is_waited_for_has_a_ring(name: str, awaited: set[int], layout: Layout) -> None:
    cards = [panel.shapes[0] for panel in panels(moment(name, layout=layout))]
    assert {seat for seat, card in enumerate(cards) if isinstance(card, Card) and card.ring} == awaited


@pytest.mark.parametrize("layout", LAYOUTS)
def test_seats_tell_role_points_and_state(layout: Layout) -> None:
    for sample in moments(2, layout):
        if sample.final:
            continue
        for seat, panel in enumerate(panels(sample)):
            words = said(panel.shapes)
            assert number(totals(sample.state)[seat]) in words
            assert len(words & {msg("rs-roller"), msg("rs-skater")}) == 1


def test_rs1_at_half_time_the_roles_change_places() -> None:
    before, after = panels(moment("who doubles")), panels(moment("half time"))
    for first, second in (before, after[::-1]):
        assert msg("rs-roller") in said(first.shapes) and msg("rs-skater") in said(second.shapes)
        assert any(isinstance(shape, Die) for shape in first.shapes)


def test_rs2_small_dice_tell_on_what_each_wins() -> None:
    shapes = picture(moment("who doubles")).shapes
    small = [shape.face for shape in shapes if isinstance(shape, Die) and not shape.id]
    assert small == [2, 3, 4, 5, 1, 6]
    assert {msg("odds", hits=4, all=6), msg("odds", hits=2, all=6)} <= said(shapes)


def test_both_tosses_lie_beside_each_other() -> None:
    def faces(name: str) -> list[tuple[int, bool, bool]]:
        dice = {d.id: d for d in flat(picture(moment(name)).shapes) if isinstance(d, Die)}
        return [(dice[n].face, dice[n].rolling, dice[n].dim) for n in ("die-0", "die-1")]

    assert faces("first toss") == [(0, False, True), (0, False, True)]
    assert faces("who doubles") == [(5, False, False), (0, False, True)]
    assert faces("rolling") == [(5, False, False), (3, True, False)]
    assert faces("first toss rolling") == [(3, True, False), (0, False, True)]
    assert faces("round won") == [(5, False, False), (1, False, False)]
    assert faces("double declined") == [(5, False, False), (0, False, True)]
    assert faces("typed by hand") == [(5, False, False), (5, False, True)]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", ["sheet, over", "sheet, gave up behind"])
def test_rs7_the_sheet_has_every_line_and_both_totals(name: str, layout: Layout) -> None:
    sample = moment(name, layout=layout)
    found = said(picture(sample).shapes)
    assert {msg("rs-sheet", n=1), msg("rs-sheet", n=2), msg("rs-totals")} <= found
    assert {number(n) for n in range(1, 25)} <= found
    named = {
        msg("rs-named", role=msg(f"rs-mark-{r}"), seat=msg("seat", n=n)) for r in ("roller", "skater") for n in (1, 2)
    }
    assert named <= found, "the two have changed places"
    assert any(message.key in ("rs-wins", "rs-nobody") for message in found)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_rs7_the_sheet_grows_while_it_is_played(layout: Layout) -> None:
    found = said(picture(moment("doubled first", layout=layout)).shapes)
    assert {msg("rs-ahead", n=3), number(24), msg("rs-no-toss")} <= found
    cards = [s for s in flat(picture(moment("doubled first", layout=layout)).shapes) if isinstance(s, Card)]
    assert sum(card.id == "line-0" for card in cards) == (1 if layout == "wall" else 2)


def test_a_short_game_has_few_lines() -> None:
    texts = [s for s in picture(moment("kiosk")).shapes if isinstance(s, Text) and s.ink == "muted"]
    numbers = [dict(text.msg.args)["n"] for text in texts if text.msg.key == "number"]
    assert numbers.count(6) == 2 and 7 not in numbers


def test_rs9_chips_are_told_with_the_margin_and_with_the_round() -> None:
    over, running = said(picture(moment("longest sheet")).shapes), said(picture(moment("longest")).shapes)
    assert any(message.key == "rs-chips" for message in over)
    assert msg("rs-value", n=100) in running
    assert not any(message.key.startswith("rs-chip") for message in said(picture(moment("sheet, over")).shapes))


def test_a_table_tells_both_long_sides() -> None:
    shapes = picture(moment("who doubles", layout="table")).shapes
    asking = [s for s in shapes if isinstance(s, Group) and msg("rs-question") in said(s.shapes)]
    sheets = [s for s in shapes if isinstance(s, Group) and msg("rs-totals") in said(s.shapes)]
    for pair in (asking, sheets):
        assert {group.turn for group in pair} == {0, 2} and pair[0].shapes == pair[1].shapes


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("reading", ["table", "examples"])
def test_every_first_toss_is_drawn(reading: str, layout: Layout) -> None:
    for toss in range(1, 7):
        state = GAME.apply(GAME.start(complete(GAME, Setup(2, {"reading": reading}))), Thrown((toss,)))[0]
        shapes = tuple(flat(GAME.scene(state, View(layout=layout)).shapes))
        small = [shape.face for shape in shapes if isinstance(shape, Die) and shape.id == ""]
        assert sorted(set(small)) == [1, 2, 3, 4, 5, 6]
        assert {shape.seat for shape in shapes if isinstance(shape, Symbol)} == {0, 1}


def test_the_corners_of_a_table_are_left_to_the_console() -> None:
    corners = Box(1168, 650, 104, 56), Box(8, 14, 104, 56)
    for sample in moments(2, "table"):
        if not sample.final:
            boxes = (shape.box for shape in picture(sample).shapes)
            assert all(disjoint((box, corner)) for box in boxes for corner in corners), sample.name
