"""Where seats sit, and the furniture all games share."""

from collections.abc import Callable

import pytest

from games.core import ButtonName
from games.scene import Bar, Box, Card, Group, Ink, Layout, Msg, Text, msg
from games.seating import CANVAS, HEADER, Place, Places, arrange, disjoint
from games.table import bot_name, button, buttons, dots, header, legend, name_line, picker, seat_name, size_for
from games.view import SeatView, View
from tests.games.looking import LAYOUTS, inside

EVERY = range(1, 101)


def boxes(places: Places) -> tuple[Box, ...]:
    return (*(place.box for place in places.seats), places.centre)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", EVERY)
def test_every_seat_has_a_place_of_its_own(seats: int, layout: Layout) -> None:
    places = arrange(seats, layout)
    assert len(places.seats) == seats
    assert disjoint(boxes(places))
    assert all(inside(box, CANVAS) for box in boxes(places))
    assert all(place.paper.w >= place.paper.h > 0 or place.kind == "large" for place in places.seats)


@pytest.mark.parametrize("seats", EVERY)
def test_the_middle_stays_readable(seats: int) -> None:
    assert arrange(seats, "wall").centre.h >= 180
    assert arrange(seats, "table").centre.h >= 360
    assert disjoint((HEADER, *boxes(arrange(seats, "wall"))))


@pytest.mark.parametrize("seats", EVERY)
def test_people_around_a_table_look_at_their_own_edge(seats: int) -> None:
    turned: dict[int, Callable[[Box], float]] = {
        0: lambda box: CANVAS.h - box.y - box.h,
        1: lambda box: box.x,
        2: lambda box: box.y,
        3: lambda box: CANVAS.w - box.x - box.w,
    }
    places = arrange(seats, "table")
    for place in places.seats:
        rim = {0: places.centre.y, 1: places.centre.x, 2: places.centre.y, 3: places.centre.x}[place.turn]
        assert turned[place.turn](place.box) < rim, place
    for turn in (0, 1, 2, 3):
        own = [place.box for place in places.seats if place.turn == turn]
        assert not own or min(map(turned[turn], own)) == 12, "the outer row lies at the edge"


def test_upright_panels_are_never_turned() -> None:
    assert {place.turn for seats in EVERY for place in arrange(seats, "wall").seats} == {0}


def test_a_few_around_a_table_use_all_its_sides() -> None:
    assert [place.turn for place in arrange(4, "table").seats] == [0, 3, 2, 1]
    assert [place.turn for place in arrange(2, "table").seats] == [0, 2]


def test_a_turned_panel_is_drawn_upright() -> None:
    place = Place(Box(12, 100, 150, 330), 1, "medium")
    assert (place.paper.w, place.paper.h) == (330, 150)


def test_disjoint_finds_an_overlap() -> None:
    assert disjoint((Box(0, 0, 10, 10), Box(10, 0, 10, 10)))
    assert not disjoint((Box(0, 0, 10, 10), Box(9, 9, 10, 10)))


def test_a_seat_is_called_by_who_holds_it() -> None:
    assert seat_name(2, SeatView()) == msg("seat", n=3)
    assert seat_name(2, SeatView("absent", "strong")) == msg("seat-away", seat=msg("seat", n=3))
    assert seat_name(2, SeatView("bot", "strong")).key == "seat-bot"


def test_a_bot_with_a_number_is_told_with_it() -> None:
    assert bot_name("leave-at-20") == msg("bot-leave-at", n=20)
    assert bot_name("never-leave") == msg("bot-never-leave")
    assert bot_name("") == msg("bot-unnamed")


def test_buttons_have_their_own_colours_and_words() -> None:
    view = SeatView(labels=(("STAY", msg("cc-stay")), ("LEAVE", msg("cc-leave"))), hold=0.5)
    (row,) = buttons(Box(0, 0, 200, 40), view)
    assert isinstance(row, Group) and row.ltr, "as the real buttons lie"
    shapes = row.shapes
    assert [shape.fill for shape in shapes if isinstance(shape, Card)] == [Ink.STAY, Ink.LEAVE]
    assert [shape.msg for shape in shapes if isinstance(shape, Text)] == [msg("cc-stay"), msg("cc-leave")]
    assert [shape.part for shape in shapes if isinstance(shape, Bar)] == [0.5], "only LEAVE shows how long it is held"
    assert buttons(Box(0, 0, 200, 40), SeatView()) == ()


def test_yellow_carries_ink_and_the_others_white() -> None:
    names: tuple[ButtonName, ...] = ("STAY", "LEAVE", "DOUBLE")
    texts = {name: button(Box(0, 0, 90, 40), name, msg("button-take"))[1] for name in names}
    inks = {name: text.ink for name, text in texts.items() if isinstance(text, Text)}
    assert inks == {"STAY": Ink.WHITE, "LEAVE": Ink.WHITE, "DOUBLE": Ink.INK}


def test_the_legend_names_every_button_once() -> None:
    stay: tuple[ButtonName, Msg] = ("STAY", msg("cc-stay"))
    call: tuple[ButtonName, Msg] = ("DOUBLE", msg("button-call"))
    view = View(seats=(SeatView(labels=(call,)), SeatView(labels=(stay,)), SeatView(labels=(stay,))))
    assert legend(view) == (stay, call)


def test_the_picker_rings_what_is_in_hand() -> None:
    for offers in (2, 6, 20):
        view = SeatView(focus=tuple(map(str, range(1, offers + 1))), at=1)
        cards = [shape for shape in picker(Box(0, 0, 300, 60), view, 0) if isinstance(shape, Card)]
        assert [card.ring for card in cards].index(True) == 1 and len(cards) == offers
        assert disjoint(tuple(card.box for card in cards))


def test_header_and_dots_stay_in_their_line() -> None:
    shapes = (*header(msg("title"), msg("aside")), *dots(HEADER.columns(0, 330, 0)[1], 3, 10))
    assert all(inside(shape.box, HEADER) for shape in shapes)


def test_the_name_line_keeps_to_its_box() -> None:
    box = Box(10, 10, 240, 36)
    shapes = name_line(box, 4, SeatView("bot", "leave-at-20"), 1234)
    assert all(inside(shape.box, box) for shape in shapes)
    assert disjoint(tuple(shape.box for shape in shapes))


@pytest.mark.parametrize(("height", "size"), [(100, 84), (40, 34), (20, 17), (3, 14)])
def test_type_fits_its_line(height: float, size: int) -> None:
    assert size_for(height) == size
