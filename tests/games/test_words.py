"""Words: several folders, one namespace; numbers in the digits of the language; errors that name the key."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.folders import languages, text_folders
from games.scene import Msg, msg, number
from games.words import Words, own_name

COMMON = """
number = { $n }
percent = { NUMBER($part, style: "percent") }
gain = { SIGNED($n) }
seats = { NUMERALS($seats) }
day = { DAY($day) }
points = { $n ->
    [0] nothing
    [one] one point
   *[other] { $n } points
 }
tells = { $seat } has { $points }
page = The first page
    .title = A title
"""
PERSIAN = """
number = { $n }
percent = { NUMBER($part, style: "percent") }
gain = { SIGNED($n) }
seats = { NUMERALS($seats) }
day = { DAY($day) }
points = { $n ->
    [0] هیچ
   *[other] { $n } امتیاز
 }
tells = { $seat }: { $points }
page = صفحه
    .title = عنوان
"""


def folder(place: Path, **files: str) -> Path:
    place.mkdir(parents=True)
    for language, text in files.items():
        (place / f"{language}.ftl").write_text(text, encoding="utf-8")
    return place


@pytest.fixture
def common(tmp_path: Path) -> Path:
    return folder(tmp_path / "common", en=COMMON, fa=PERSIAN, sv=COMMON)


def say(place: Path, language: str, message: Msg) -> str:
    return Words(language, [place]).say(message)


def test_numbers_are_written_in_the_digits_of_the_language(common: Path) -> None:
    assert say(common, "en", number(1234)) == "1,234"
    assert say(common, "sv", number(1234)) == "1\xa0234"
    assert say(common, "fa", msg("number", n=1234.5)) == "۱٬۲۳۴٫۵"
    assert say(common, "fa", msg("percent", part=0.31)) == "۳۱٪"
    assert say(common, "en", msg("percent", part=0.31)) == "31%"


def test_numbers_in_a_list_are_written_as_the_language_does(common: Path) -> None:
    some = msg("seats", seats="1–3, 41–50, 7")
    assert say(common, "en", some) == say(common, "sv", some) == "1–3, 41–50, 7"
    assert say(common, "fa", some) == "۱–۳، ۴۱–۵۰، ۷"
    assert say(common, "fa", msg("seats", seats=12)) == "۱۲"


def test_a_day_is_written_as_the_language_does(common: Path) -> None:
    day = msg("day", day="2026-11-09")
    assert [say(common, language, day) for language in ("en", "fa", "sv")] == [
        "Nov 9, 2026", "۹ نوامبر ۲۰۲۶", "9 nov. 2026",
    ]  # fmt: skip
    with pytest.raises(ValueError, match=r"'day' in en.*yesterday"):
        say(common, "en", msg("day", day="yesterday"))


def test_a_gain_has_its_plus_before_the_number(common: Path) -> None:
    assert [say(common, "en", msg("gain", n=n)) for n in (6, 0, -6)] == ["+6", "0", "−6"]
    assert say(common, "fa", msg("gain", n=6)).lstrip("\u200e") == "+۶"
    assert say(common, "fa", msg("number", n=-6)).lstrip("\u200e") == "−۶"


def test_plurals_and_exact_numbers_are_still_chosen(common: Path) -> None:
    assert [say(common, "en", msg("points", n=n)) for n in (0, 1, 1234)] == ["nothing", "one point", "1,234 points"]
    assert [say(common, "fa", msg("points", n=n)) for n in (0, 12)] == ["هیچ", "۱۲ امتیاز"]


def test_an_argument_may_be_a_message(common: Path) -> None:
    inner = msg("points", n=1)
    assert say(common, "en", msg("tells", seat="Ann", points=inner)) == "Ann has one point"


def test_nothing_invisible_comes_between_the_parts(common: Path) -> None:
    text = say(common, "fa", msg("tells", seat="\u2068Ann\u2069", points=msg("points", n=3)))
    assert text == "Ann: ۳ امتیاز"


def test_a_missing_key_is_named_with_its_language(common: Path) -> None:
    with pytest.raises(KeyError, match="'nothing-here' in fa"):
        say(common, "fa", Msg("nothing-here"))
    with pytest.raises(KeyError, match=r"'page\.colour' in en"):
        say(common, "en", Msg("page.colour"))


def test_a_missing_argument_is_named(common: Path) -> None:
    with pytest.raises(ValueError, match=r"'tells' in en.*points"):
        say(common, "en", msg("tells", seat="Ann"))


def test_keys_and_attributes_can_be_asked_for(common: Path) -> None:
    words = Words("en", [common])
    assert words.say(Msg("page.title")) == "A title"
    assert [words.has(key) for key in ("page", "page.title", "page.x", "x", "x.y")] == [True, True, False, False, False]
    assert words.keys() == ("day", "gain", "number", "page", "percent", "points", "seats", "tells")


def test_folders_add_up_and_a_key_given_twice_is_an_error(common: Path, tmp_path: Path) -> None:
    more = folder(tmp_path / "more", en="more = More")
    assert Words("en", [common, more]).say(Msg("more")) == "More"
    twice = folder(tmp_path / "twice", en="number = again")
    with pytest.raises(ValueError, match=r"'number' is already in .*common"):
        Words("en", [common, twice])


def test_what_is_not_fluent_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="'this is no message' is not Fluent"):
        Words("en", [folder(tmp_path / "bad", en="good = Good\nthis is no message\n")])
    words = Words("en", [folder(tmp_path / "worse", en="good = Good\nbent = { $n\n")])
    assert words.say(Msg("good")) == "Good"
    for use in (lambda: words.say(Msg("bent")), words.literals):
        with pytest.raises(ValueError, match=r"worse.*'bent = \{ \$n' is not Fluent"):
            use()


def test_a_language_without_words_is_an_error(common: Path) -> None:
    with pytest.raises(ValueError, match=r"it\.ftl: there is no such file, so Italiano is not available"):
        Words("it", [common])
    with pytest.raises(ValueError, match="language 'xx' is not known"):
        Words("xx", [common])


def test_languages_are_those_that_all_folders_have(common: Path, tmp_path: Path) -> None:
    assert languages([common]) == ("en", "fa", "sv")
    assert languages([common, folder(tmp_path / "less", en="a = A", fa="a = B")]) == ("en", "fa")
    assert languages([]) == ()


def test_languages_have_their_own_names_and_directions(common: Path) -> None:
    assert [own_name(code) for code in ("en", "fa", "sv")] == ["English", "فارسی", "Svenska"]
    assert [Words(code, [common]).rtl for code in ("en", "fa", "sv")] == [False, True, False]


def test_the_project_finds_its_own_folders() -> None:
    found = text_folders("games")
    assert all(place.is_dir() and place.name == "text" for place in found)
    assert len(found) >= 2
