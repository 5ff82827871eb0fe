"""What the table shows: everything in its place, what may be done and what it costs, every state in words."""

from __future__ import annotations

import pytest

from games.core import ranks
from games.moments import Sample
from games.scene import Card, Die, Group, Ink, Layout, Mark, Msg, Poly, Scene, Symbol, msg, number
from games.seating import arrange, disjoint
from games.the_choice.offers import Offer, in_hand, offers
from games.the_choice.pad import FILLS
from games.the_choice.places import places
from games.the_choice.state import SEATS, totals
from games.the_choice.told import sums, told
from games.view import View
from tests.games.looking import LAYOUTS, each, keeps_in_place, said
from tests.games.the_choice.looking import moment, moments, panels, picture
from tests.shapes import flat


@pytest.mark.parametrize(("seats", "layout"), each(SEATS))
def test_nothing_leaves_the_canvas_and_no_words_meet(seats: int, layout: Layout) -> None:
    for sample in moments(seats, layout):
        keeps_in_place(picture(sample), sample.name, apart=not sample.final)


@pytest.mark.parametrize(("seats", "layout"), each(SEATS))
def test_seats_sit_where_the_console_expects_them(seats: int, layout: Layout) -> None:
    where, usual = places(seats, View(layout)), arrange(seats, layout)
    assert [place.turn for place in where.seats] == [place.turn for place in usual.seats]
    assert disjoint((*(place.box for place in where.seats), where.centre))


@pytest.mark.parametrize(("seats", "layout"), each(SEATS))
def test_every_seat_has_its_sheet_and_is_told_in_words(seats: int, layout: Layout) -> None:
    for sample in moments(seats, layout):
        if sample.final:
            continue
        for seat, panel in enumerate(panels(sample)):
            words, own = said(panel.shapes), sample.view.seat(seat)
            marks = [shape for shape in flat(panel.shapes) if isinstance(shape, Mark)]
            assert len(marks) >= 16, "every colour has its symbol"
            assert number(totals(sample.state)[seat]) in words
            pressed = {label for _, label in own.labels}
            assert pressed <= words and (own.focus or own.note in words or told(sample.state, seat).words in words)


def test_both_sides_scores_are_always_shown() -> None:
    sample = moment("over")
    for seat, panel in enumerate(panels(sample)):
        player = sample.state.players[seat]
        assert number(player.sides[1 - player.now].points) in said(panel.shapes)


def ringed(sample: Sample, seat: int) -> list[Poly]:
    """Hexes of a seat's board that are framed in the yellow of the button."""
    return [s for s in flat(panels(sample)[seat].shapes) if isinstance(s, Poly) and s.fill is Ink.DOUBLE]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_t1_what_may_be_marked_is_ringed_and_what_is_in_hand_stands_out(layout: Layout) -> None:
    sample = moment("first marks", layout=layout)
    for seat in range(4):
        own = sample.view.seat(seat)
        every, held = offers(sample.state, seat, own), in_hand(sample.state, seat, own)
        rings = ringed(sample, seat)
        assert held is not None
        assert len(rings) == sum(len(offer.spots) for offer in every)
        assert len([ring for ring in rings if ring.id]) == len(held.spots) > 0


def test_t1_what_is_in_hand_is_said() -> None:
    state = moment("first marks").state
    seen = {
        "keep or throw again": msg("tc-hand-rethrow", n=1, dice=number(2)),
        "marking": msg("tc-hand-colour", colour=Msg("tc-colour-4")),
        "turn in hand": Msg("tc-hand-turn"),
        "which side": msg("tc-hand-begin", n=2),
    }
    for name, words in seen.items():
        sample = moment(name)
        assert any(words in said(panel.shapes) for panel in panels(sample)), name
    assert state.turn == 1


def in_danger(panel: Group) -> list[Card]:
    """Misthrow boxes that are outlined."""
    return [shape for shape in panel.shapes if isinstance(shape, Card) and shape.line is Ink.LOSS]


def test_tc7_a_misthrow_is_announced_before_it_happens() -> None:
    sample = moment("done in hand")
    threatened = moment("marking")
    for seat in range(4):
        assert Msg("tc-hand-misthrow") in said(panels(sample)[seat].shapes)
        more = 3 if seat == sample.state.active else 2
        assert msg("tc-more", n=more) in said(panels(threatened)[seat].shapes)
        assert len(in_danger(panels(threatened)[seat])) == 1


def test_tc7_nothing_is_threatened_once_enough_dice_are_used() -> None:
    sample = moment("marking, next")
    done = panels(sample)[3]
    assert not in_danger(done)
    assert told(sample.state, 3).words in said(done.shapes)


def test_dice_that_are_used_up_are_pale_on_the_own_panel() -> None:
    sample = moment("marking, next")
    dice = [s for s in panels(sample)[2].shapes if isinstance(s, Die) and s.id.startswith("own-")]
    assert [die.dim for die in dice] == [True, False, False]


def test_tc2_kept_dice_lie_still_while_the_others_roll() -> None:
    dice = {shape.id: shape for shape in flat(picture(moment("two dice rolling")).shapes) if isinstance(shape, Die)}
    assert [dice[f"die-{n}"].rolling for n in range(3)] == [False, True, True]
    assert [dice[f"die-{n}"].face for n in range(3)] == [4, 5, 1]


def test_tc2_dice_in_hand_for_a_second_throw_are_framed() -> None:
    shapes = picture(moment("two dice in hand")).shapes
    sample = moment("two dice in hand")
    held = in_hand(sample.state, sample.state.active, sample.view.seat(sample.state.active))
    assert held is not None
    framed = [shape for shape in shapes if isinstance(shape, Card) and shape.id.startswith("again-")]
    assert len(framed) == len(held.dice) > 0


def test_t2_typed_faces_of_a_second_throw_lie_between_those_that_stay() -> None:
    dice = {shape.id: shape for shape in flat(picture(moment("two dice typed")).shapes) if isinstance(shape, Die)}
    assert [dice[f"die-{n}"].face for n in range(3)] == [4, 3, 5]


def test_tc3_every_die_shows_its_colour_with_its_symbol() -> None:
    shapes = picture(moment("marking")).shapes
    chips = [shape.fill for shape in shapes if isinstance(shape, Card) and shape.fill in FILLS]
    assert chips == [FILLS[3], FILLS[1], FILLS[5]]
    assert [s.form for s in shapes if isinstance(s, Mark)] == ["diamond", "triangle", "cross"]


def test_tc4_what_the_dice_make_is_shown() -> None:
    assert sums((4, 2, 6)) == (2, 4, 6, 8, 10, 12)
    assert {number(n) for n in (2, 4, 6, 8, 10, 12)} <= said(picture(moment("marking")).shapes)


def test_the_question_names_who_is_asked() -> None:
    asks = {
        "which side": Msg("tc-ask-side"),
        "keep or throw again": msg("tc-ask-keep", seat=msg("seat", n=3)),
        "throw again due": msg("tc-due-press", seat=msg("seat", n=3), n=2),
        "marking": Msg("tc-ask-mark"),
        "over": Msg("tc-over"),
    }
    for layout in LAYOUTS:
        for name, words in asks.items():
            assert words in said(picture(moment(name, layout=layout)).shapes), name


def test_equal_states_look_equal_and_others_do_not() -> None:
    seen: dict[Scene, str] = {}
    for sample in moments(4, "wall"):
        assert picture(sample) == picture(sample)
        assert seen.setdefault(picture(sample), sample.name) == sample.name


@pytest.mark.parametrize(("seats", "layout"), each(SEATS))
def test_the_sheet_shows_both_sides_and_the_place_of_everybody(seats: int, layout: Layout) -> None:
    sample = moment("sheet", seats, layout)
    shapes, places_ = picture(sample).shapes, ranks(totals(sample.state))
    assert {shape.seat for shape in flat(shapes) if isinstance(shape, Symbol)} == set(range(seats))
    boards = [shape for shape in flat(shapes) if isinstance(shape, Group) and shape.ltr]
    assert len(boards) == 2 * seats * (2 if layout == "table" else 1)
    assert {msg("rank", n=place) for place in places_} <= said(shapes)


def test_steps_that_are_no_offers_are_left_alone() -> None:
    sample = moment("typed by hand")
    seat = sample.state.active
    assert offers(sample.state, seat, sample.view.seat(seat)) == ()
    assert isinstance(in_hand(sample.state, seat, sample.view.seat(seat)), Offer | None)
