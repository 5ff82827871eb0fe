"""Text in pixels: joined letters, numbers in their order, lines that fit, and no empty boxes."""

from __future__ import annotations

import pygame
import pytest

from console.painter.bidi import visual
from console.painter.layout import fit, leaves
from console.painter.type import Type, box_glyphs
from games.chance_or_choice import GAME as CHANCE
from games.folders import languages, text_folders
from games.moments import moments, picture
from games.scene import SIZES, Text
from games.words import Words
from tests.console.canvas import english, folder, persian, pixels  # noqa: F401 (fixtures)

WHITE = (255, 255, 255)
FOLDERS = (*text_folders("games"), *text_folders("console"))


def drawn(text: str, rtl: bool = True, pixels_high: int = 40, bold: bool = False) -> pygame.Surface:
    kind = Type(1, rtl)
    return kind.render(kind.visual(text), pixels_high, bold, WHITE)


def on_black(sprite: pygame.Surface, part: pygame.Rect | None = None) -> bytes:
    ground = pygame.Surface(part.size if part else sprite.get_size(), depth=32)
    ground.blit(sprite, (0, 0), part, special_flags=pygame.BLEND_PREMULTIPLIED)
    return pixels(ground)


def left_edge(sprite: pygame.Surface, width: int) -> bytes:
    return on_black(sprite, pygame.Rect(0, 0, width, sprite.get_height()))


def test_persian_letters_are_joined() -> None:
    joined, apart = drawn("بازی"), drawn("ب ا ز ی".replace(" ", "\u200c"))
    assert joined.get_width() < apart.get_width() * 0.9
    assert on_black(joined) != on_black(drawn("بازی"[::-1]))


def test_letters_that_stand_alone_have_a_picture() -> None:
    kind = Type(1, True)
    for letter in "پچژکگیآاد":
        assert not kind.is_box(kind.visual(f"د{letter}")[0]), letter


@pytest.mark.parametrize(
    ("line", "figures"),
    [
        ("امتیاز 125", "125"),
        ("امتیاز ۱۲۵", "۱۲۵"),
        ("جمع 4+6", "4+6"),
        ("برد +6", "+6"),
        ("برد \u200e+۶", "+۶"),
        ("جمع ۴ + ۶ = ۱۰", "۴ + ۶ = ۱۰"),
        ("دور 11/36", "11/36"),
    ],
)
def test_numbers_keep_their_order_in_persian(line: str, figures: str) -> None:
    """The line begins on the right, so its number is its left end, the very pixels of the number alone."""
    number = drawn(figures, rtl=False)
    assert left_edge(drawn(line), number.get_width()) == on_black(number)


@pytest.mark.parametrize("figures", ["+۶", "−۶", "+6", "-6", "4+6", "۴+۶", "۱٬۲۳۴٫۵", "11/36"])
def test_a_number_alone_is_the_same_in_both_directions(figures: str) -> None:
    assert visual(figures, rtl=True) == visual(figures, rtl=False) == figures


def test_a_persian_per_cent_sign_follows_its_number_to_the_left() -> None:
    assert visual("۳۱٪", rtl=True) == "٪۳۱"
    assert visual("بخت ۳۱٪", rtl=True).startswith("٪۳۱ ")


@pytest.mark.parametrize(
    ("line", "seen"),
    [
        ("۲۵ (۶۹٪)", "(٪۶۹) ۲۵"),
        ("۲۵ (۶۹)", "(۶۹) ۲۵"),
        ("((a) b)", "(b (a))"),
        ("«Go»", "«Go»"),
        ("a [b] {c}", "a [b] {c}"),
    ],
)
def test_brackets_open_towards_what_they_hold(line: str, seen: str) -> None:
    assert visual(line, rtl=True) == seen


@pytest.mark.parametrize("line", ["a (b) [c] {d}", "25 (69 %)", "«a»"])
def test_brackets_stay_as_they_are_from_left_to_right(line: str) -> None:
    assert visual(line, rtl=False) == line


def test_a_seat_and_its_points_stay_together() -> None:
    assert visual("P1: 40", rtl=True) == "P1: 40"


@pytest.mark.parametrize("name", ["READER-0042", "/dev/serial/by-id/usb-0042", "ttyUSB0"])
def test_names_of_devices_keep_their_order_in_persian(name: str) -> None:
    assert name in visual(f"تاس‌خوان {name} است", rtl=True)


def test_latin_words_stay_readable_in_persian() -> None:
    assert visual("بازی Go 12", rtl=True).startswith("Go 12 ")


def test_no_mark_without_a_picture_is_left() -> None:
    assert not set(visual("\u2068می‌روم\u2069 \u200e+۶", rtl=True)) & set("\u2068\u2069\u200e\u200f")


def test_a_line_wraps_before_it_shrinks(english: Words) -> None:  # noqa: F811
    kind, text = Type(1, False), "one two three four"
    wide = kind.width(text, 20, False)
    assert kind.set(text, 20, False, (wide, 60), 2).lines == (text,)
    setting = kind.set(text, 20, False, (wide * 2 // 3, 60), 2)
    assert (len(setting.lines), setting.pixels, setting.fits) == (2, 20, True)


def test_what_cannot_wrap_goes_down_one_step() -> None:
    kind = Type(1, False)
    wide = kind.width("incomprehensible", 20, False)
    setting = kind.set("incomprehensible", 26, False, (wide, 60), 1)
    assert (setting.pixels, setting.fits) == (20, True)


def test_what_needs_more_than_a_step_is_whole_but_no_fit() -> None:
    kind = Type(1, False)
    wide = kind.width("incomprehensible", 17, False)
    setting = kind.set("incomprehensible", 34, False, (wide, 60), 1)
    assert (setting.lines, setting.pixels, setting.fits) == (("incomprehensible",), 17, False)
    assert kind.set("incomprehensible", 34, False, (10, 60), 1)[:3] == (("incomprehensible",), SIZES[-1], False)


def test_lines_of_a_wrapped_persian_text_read_from_the_first_down() -> None:
    kind, text = Type(1, True), "یک دو سه چهار"
    half = kind.width("یک دو", 20, False) + 2
    assert kind.set(text, 20, False, (half, 90), 2).lines == (visual("یک دو", True), visual("سه چهار", True))


def test_paragraphs_stay_apart() -> None:
    assert Type(1, False).set("a\nb", 20, False, (200, 90), 2).lines == ("a", "b")


@pytest.mark.parametrize("language", languages(FOLDERS))
def test_every_sign_of_every_language_has_a_picture(language: str) -> None:
    assert box_glyphs(Words(language, FOLDERS)) == {}


def test_a_sign_without_a_picture_is_found(english: Words) -> None:  # noqa: F811
    kind = Type(1, False)
    assert [kind.is_box(sign) for sign in "\ue124⚀a۶"] == [True, True, False, False]


def test_the_lines_of_a_long_bots_name_stay_within_its_row_of_the_score_sheet() -> None:
    """In Persian two lines of the largest type lay over the row below."""
    words, where = Words("fa", FOLDERS), fit((1024, 600))
    (sample,) = (each for each in moments(CHANCE, 8, "wall") if each.name == "longest sheet")
    kind, names = Type(where.scale, True), 0
    for leaf in leaves(picture(CHANCE, sample).shapes, True):
        text = leaf.shape
        if not isinstance(text, Text) or text.msg.key not in ("seat", "seat-bot", "seat-away"):
            continue
        names += 1
        high = where.place(leaf).h
        setting = kind.set(words.say(text.msg), text.size, text.bold, where.place(leaf).upright, text.lines)
        below = setting.pixels * 0.3
        assert (len(setting.lines) - 1) * setting.pitch + setting.cap + below <= high, words.say(text.msg)
    assert names == 8
