"""What the table shows: everything in its place, every state in words."""

import pytest

from games.chance_or_choice import GAME
from games.chance_or_choice.odds import odds
from games.chance_or_choice.scene import scene
from games.chance_or_choice.state import Phase, totals
from games.chance_or_choice.told import columns, told
from games.core import Setup, Thrown, complete
from games.scene import Card, Die, Group, Layout, Msg, Ring, Scene, Symbol, Text, msg, number
from games.seating import disjoint
from games.view import View
from tests.games.chance_or_choice.looking import KINDS, moment, moments, panels, picture
from tests.games.looking import LAYOUTS, each, keeps_in_place, said
from tests.shapes import flat


@pytest.mark.parametrize(("seats", "layout"), each(KINDS))
def test_nothing_leaves_the_canvas_and_no_words_meet(seats: int, layout: Layout) -> None:
    for sample in moments(seats, layout):
        keeps_in_place(picture(sample), sample.name)


@pytest.mark.parametrize(("seats", "layout"), each(range(1, 101)))
def test_every_table_size_has_a_picture(seats: int, layout: Layout) -> None:
    state = GAME.start(complete(GAME, Setup(seats)))
    shapes = scene(state, View(layout=layout)).shapes
    assert sum(isinstance(shape, Group) for shape in shapes) == seats + (2 if layout == "table" else 0)
    assert {shape.seat for shape in flat(shapes) if isinstance(shape, Symbol)} == set(range(seats))


@pytest.mark.parametrize(("seats", "layout"), each((1, 4, 8, 12, 20, 100)))
def test_every_seat_is_told_in_words(seats: int, layout: Layout) -> None:
    for sample in moments(seats, layout):
        if sample.final:
            continue
        for seat, panel in enumerate(panels(sample)):
            at, words = told(sample.state)[seat], said(panel.shapes)
            own = sample.view.seat(seat)
            pressed = {label for _, label in own.labels}
            assert words & {at.words, at.mark, own.note, msg("cc-mark-note")} or pressed <= words, (sample.name, seat)
            assert number(totals(sample.state)[seat]) in words


def test_equal_states_look_equal_and_others_do_not() -> None:
    seen: dict[Scene, str] = {}
    for sample in moments(8, "wall"):
        assert picture(sample) == picture(sample)
        assert hash(picture(sample)) == hash(picture(sample))
        assert seen.setdefault(picture(sample), sample.name) == sample.name


def test_the_example_of_the_documents_stands_on_the_panels() -> None:
    asked = moment("stay or leave").state
    assert [[column.score for column in columns(asked, seat)] for seat in range(4)] == [
        [0, 0, 22, None, None],
        [10, 0, 22, None, None],
        [15, 0, 22, None, None],
        [0, 0, 22, None, None],
    ]
    assert [column.sums for column in columns(asked, 1)][:3] == [(10,), (0,), (9, 7, 6)]


def test_a_seat_that_stays_may_still_press_leave() -> None:
    sample = moment("all decided")
    words = said(panels(sample)[0].shapes)
    assert {msg("cc-state-stays"), msg("cc-leave")} <= words and msg("cc-stay") not in words


@pytest.mark.parametrize(
    ("name", "seat", "words"),
    [
        ("stay or leave", 0, msg("cc-state-decide-points", points=msg("points", n=22))),
        ("stay or leave", 1, msg("cc-state-left", n=22)),
        ("stay or leave", 2, msg("cc-state-stays")),
        ("throw due", 0, msg("cc-state-in", n=22)),
        ("round lost", 0, msg("cc-state-lost", n=22)),
        ("round lost", 1, msg("cc-state-kept", n=22)),
        ("all lost", 2, msg("cc-state-wiped")),
        ("gave up", 3, msg("cc-state-quit")),
        ("over", 2, msg("cc-state-won")),
        ("over", 1, msg("cc-state-rank", n=2)),
        ("first throw", 1, msg("cc-state-ready")),
    ],
)
def test_states_of_seats(name: str, seat: int, words: Msg) -> None:
    assert words in said(panels(moment(name))[seat].shapes)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("stay or leave", msg("cc-undecided", n=2)),
        ("all decided", msg("cc-all-decided")),
        ("throw due", msg("cc-due-press", seat=msg("seat", n=3))),
        ("reader", msg("cc-due-reader", seat=msg("seat", n=3))),
        ("typed by hand", msg("cc-due-hand", seat=msg("seat", n=3))),
        ("rolling", msg("cc-rolling")),
        ("round lost", msg("cc-lost", n=3, points=msg("points", n=22))),
        ("all lost", msg("cc-wiped", n=3)),
        ("nobody in", msg("cc-nobody")),
        ("over", msg("cc-wins", seats=msg("seat", n=3), points=msg("points", n=55))),
        ("refused", msg("cc-event-quit", points=22, seat=100)),
    ],
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_middle_says_what_goes_on(name: str, words: Msg, layout: Layout) -> None:
    assert words in said(picture(moment(name, layout=layout)).shapes)


def test_a_table_tells_both_long_sides() -> None:
    shapes = picture(moment("stay or leave", 4, "table")).shapes
    halves = [shape for shape in shapes if isinstance(shape, Group)][-2:]
    assert {half.turn for half in halves} == {0, 2} and halves[0].shapes == halves[1].shapes
    assert msg("cc-question") in said(halves[0].shapes)


def test_the_ring_is_the_chance_of_the_next_throw() -> None:
    shapes = picture(moment("stay or leave")).shapes
    ring = next(shape for shape in shapes if isinstance(shape, Ring))
    assert ring.part == 11 / 36
    assert {msg("odds", hits=11, all=36), msg("percent", part=11 / 36)} <= said(shapes)
    assert msg("cc-wipes", odds=msg("odds", hits=1, all=36)) in said(shapes)


@pytest.mark.parametrize("dice", range(1, 6))
@pytest.mark.parametrize("sides", (2, 6, 20))
def test_any_dice_are_drawn(dice: int, sides: int) -> None:
    state = GAME.start(complete(GAME, Setup(3, {"dice": dice, "sides": sides})))
    state = GAME.apply(state, Thrown((sides,) * dice))[0]
    for layout in LAYOUTS:
        shapes = scene(state, View(layout=layout)).shapes
        drawn = [shape for shape in shapes if isinstance(shape, Die)]
        assert [die.face for die in drawn] == [sides] * dice and {die.sides for die in drawn} == {sides}
        assert disjoint(tuple(die.box for die in drawn)) and all(abs(die.tilt) <= 10 for die in drawn)
        assert msg("odds", hits=odds(dice, sides).ends, all=sides**dice) in said(shapes)


def test_rolling_dice_show_no_result_and_typed_ones_one_by_one() -> None:
    dice = [shape for shape in picture(moment("rolling")).shapes if isinstance(shape, Die)]
    assert all(die.rolling for die in dice)
    dice = [shape for shape in picture(moment("typed by hand")).shapes if isinstance(shape, Die)]
    assert [(die.face, die.dim) for die in dice] == [(4, False), (5, True)]


def test_who_throws_is_marked() -> None:
    for seats in (4, 20, 100):
        sample = moment("throw due", seats)
        marked = [n for n, panel in enumerate(panels(sample)) if any(isinstance(s, Die) for s in flat(panel.shapes))]
        assert marked == [sample.state.thrower]


def test_a_hundred_show_at_a_glance_who_is_to_decide() -> None:
    sample = moment("stay or leave", 100)
    framed = [any(isinstance(shape, Card) and shape.ring for shape in panel.shapes) for panel in panels(sample)]
    ringed = [seat for seat, ring in enumerate(framed) if ring]
    assert ringed == [seat for seat in range(100) if told(sample.state)[seat].look == "decide"]
    shapes = picture(sample).shapes
    assert {msg("cc-stay"), msg("cc-leave")} <= said(tuple(s for s in shapes if not isinstance(s, Group) or s.ltr))


@pytest.mark.parametrize("seats", (1, 2, 4, 8, 20, 40, 100))
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_sheet_has_every_seat_and_every_throw(seats: int, layout: Layout) -> None:
    sample = moment("sheet", seats, layout)
    shapes = tuple(flat(picture(sample).shapes))
    assert sample.state.phase is Phase.OVER
    assert {shape.seat for shape in shapes if isinstance(shape, Symbol)} == set(range(seats))
    written = {shape.id: shape.msg for shape in shapes if isinstance(shape, Text) and shape.id.startswith("total-")}
    assert written == {f"total-{seat}": number(total) for seat, total in enumerate(totals(sample.state))}
    thrown = {msg("list-plus", first=number(a), next=number(b)) for r in sample.state.past for a, b in r.throws}
    assert thrown <= said(shapes)


def test_the_sheet_names_the_winner_and_shared_places() -> None:
    assert msg("cc-wins", seats=msg("seat", n=3), points=msg("points", n=55)) in said(picture(moment("sheet")).shapes)
    equal = said(picture(moment("sheet, all equal")).shapes)
    assert msg("cc-many-win", n=4, points=msg("points", n=0)) in equal and number(4) not in equal
