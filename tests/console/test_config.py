"""The configuration: every field wrong in every way, layers, suggestions, and the way back from its own text."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import msgspec.inspect as inspect
import pytest
from hypothesis import given
from hypothesis import strategies as st

from console.config import Config, ConfigError, load
from console.config_text import dump_commented
from console.paths import SYSTEM_CONFIG, config_files, state_file
from hardware.config import SeatPins
from hardware.config_errors import plain

Write = Callable[..., Path]


SCREEN = "fullscreen, width, height, motion, rest, rest_after_min."


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def into(text: str | bytes, name: str = "console.toml") -> Path:
        path = tmp_path / name
        path.write_bytes(text.encode() if isinstance(text, str) else text)
        return path

    return into


def refused(path: Path, **more: Any) -> str:
    """The one sentence with which the file is refused; it begins with the file's name."""
    with pytest.raises(ConfigError) as error:
        load([path], **more)
    sentence = str(error.value)
    assert "\n" not in sentence and sentence.startswith(f"{path}: ") and sentence[-1] in ".?"
    return sentence.removeprefix(f"{path}: ")


@dataclass(frozen=True)
class Place:
    """One field somewhere in the document. head: the table's line; others: lines that the table needs besides it."""

    head: str
    name: str
    key: str
    info: inspect.Type
    required: bool
    others: tuple[str, ...] = ()

    def text(self, key: str = "", value: str = "") -> str:
        return "\n".join([self.head, *self.others, *([f"{key} = {value}"] if key else [])])

    def __str__(self) -> str:
        return self.name


def every_field(struct: type = Config, head: str = "", name: str = "") -> list[Place]:
    """Every field of a struct and of the tables in it."""
    fields = inspect.type_info(struct).fields  # type: ignore[attr-defined]
    needed = {
        f.encode_name: f"{f.encode_name} = {LISTED.get(f.encode_name) or valid(f.type, at)}"
        for at, f in enumerate(fields)
        if f.required
    }
    places = []
    for field in fields:
        info, key = plain(field.type), field.encode_name
        if isinstance(info, inspect.StructType):
            places += every_field(info.cls, f"[{name}{key}]", f"{name}{key}.")
            continue
        others = tuple(line for other, line in needed.items() if other != key)
        places.append(Place(head, f"{name}{key}", key, info, field.required, others))
        if isinstance(info, inspect.VarTupleType) and isinstance(item := plain(info.item_type), inspect.StructType):
            places += every_field(item.cls, f"[[{name}{key}]]", f"{name}{key}[1].")
    return places


LISTED = {"pins": '"0-2"'}
"""Texts that have a form of their own."""


def valid(info: inspect.Type, at: int) -> str:
    """A value that this type allows, another for each field."""
    kind = plain(info)
    if isinstance(kind, inspect.VarTupleType):
        return f"[{valid(kind.item_type, at)}]"
    return '"x"' if isinstance(kind, inspect.StrType) else str(at)


FIELDS = every_field()


def wrong_values(info: inspect.Type) -> list[str]:
    """TOML values that a field of this type must refuse: other types, and beyond every limit."""
    match plain(info):
        case inspect.BoolType():
            return ["1", '"yes"', "[]", "{}"]
        case inspect.LiteralType(values=values):
            return ["true", "1.5", "[]", '"no such"', "7"] + ([f'"{values[0]}"'] if isinstance(values[0], int) else [])
        case inspect.IntType(ge=low, le=high):
            return ["true", '"1"', "1.5", "[]", "{}", f"{(low or 0) - 1}", f"{(high or 0) + 1}", "nan"]
        case inspect.FloatType(ge=low, le=high):
            return ["true", '"1"', "[]", "{}", f"{(low or 0) - 0.01}", f"{(high or 0) + 0.01}", "nan", "inf", "-inf"]
        case inspect.StrType(max_length=longest):
            return ["true", "1", "[]", "{}", "1979-05-27"] + (
                [f'"{"x" * (longest + 1)}"'] if longest else ['"?!"', '""']
            )
        case inspect.VarTupleType():
            return ["true", "1", '"x"', "{}", "[true]", "[[]]"]
        case inspect.UnionType(types=types):
            refused_by_all = (set(wrong_values(one)) for one in types if not isinstance(one, inspect.NoneType))
            return sorted(set.intersection(*refused_by_all) | {'""', "-1"})
    raise AssertionError(f"a field of a type that this test does not know: {info}")


@pytest.mark.parametrize(
    ("place", "value"), [(place, value) for place in FIELDS for value in wrong_values(place.info)], ids=str
)
def test_every_field_refuses_what_it_cannot_be(place: Place, value: str, write: Write) -> None:
    sentence = refused(write(place.text(place.key, value)))
    assert sentence.startswith((f"{place.name} = ", f"{place.name}[1] = "))
    assert " is not allowed; it must be " in sentence


@pytest.mark.parametrize("place", FIELDS, ids=str)
def test_every_field_may_be_missing_or_is_asked_for(place: Place, write: Write) -> None:
    if place.required:
        assert refused(write(place.text())).startswith(f"{place.name} is missing; it must be ")
    elif "[[" not in place.head:
        assert load([write(place.text())]) == Config()
    else:
        assert load([write(place.text())]) != Config()


@pytest.mark.parametrize("place", [place for place in FIELDS if len(place.key) > 3], ids=str)
def test_every_misspelt_key_is_refused_with_a_suggestion(place: Place, write: Write) -> None:
    wrong = place.key[:1] + place.key[2:]
    sentence = refused(write(place.text(wrong, "1")))
    assert sentence == f"there is no key {place.name.removesuffix(place.key)}{wrong}; did you mean {place.name}?"


A_PIN = "a whole number from 0 to 1023 or a text of 1 to 80 characters"
A_CODE = 'at most 8 digits in quotation marks, as in "2580"'
TWO_SEATS = """
[[panel.seats]]
stay = "GPIO17"
leave = 2
double = 3
[[panel.seats]]
stay = 4
leave = 5
double = "BOARD11"
"""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("fullscreen = true", "there is no key fullscreen; did you mean display.fullscreen?"),
        ("[display]\nxyzzy = 1", "there is no key display.xyzzy; allowed here: " + SCREEN),
        ("[displai]\nwidth = 640", "there is no key displai; did you mean display?"),
        ("panel = 3", "panel = 3 is not allowed; it must be a table."),
        ("layout = 'floor'", 'layout = "floor" is not allowed; it must be "table" or "wall".'),
        ("timer_s = -1", "timer_s = -1 is not allowed; it must be a number from 0 to 600."),
        (
            "language = 'English'",
            'language = "English" is not allowed; it must be a text such as "en", "fa" or "pt-BR".',
        ),
        ("[staff]\npin = 1234", f"staff.pin = 1234 is not allowed; it must be {A_CODE}."),
        ("[staff]\npin = '12a'", f'staff.pin = "12a" is not allowed; it must be {A_CODE}.'),
        ("[staff]\npin = '123456789'", f'staff.pin = "123456789" is not allowed; it must be {A_CODE}.'),
        ("bots = ['a', 'b', 3]", "bots[3] = 3 is not allowed; it must be a text of 1 to 40 characters."),
        (
            f"[panel]\n{TWO_SEATS.rpartition('double')[0]}",
            f"panel.seats[2].double is missing; it must be {A_PIN}.",
        ),
        (
            f"{TWO_SEATS}lamp = 4",
            f"there is no key panel.seats[2].lamp; allowed here: {', '.join(SeatPins.__struct_fields__)}.",
        ),
        (
            "[panel]\nkind = 'gpio'",
            'panel.seats is empty: with kind = "gpio" each seat needs a table [[panel.seats]].',
        ),
        ("source = 'reader'", 'source = "reader" needs the path of it as dice.device.'),
        (
            "[[gamepads]]\nname = 'x'\nfirst_seat = 99\nseats = 3",
            "gamepads[1] serves seats 99 to 101, but the last one is 100.",
        ),
        ("seats = 2\n[staff]\nseat = 5", "staff.seat = 5, but this table has buttons for seats 1 to 2 only."),
        ('[display]\n"a\\nb" = 1', 'there is no key display."a\\nb"; allowed here: ' + SCREEN),
        ('[display]\n"" = 1', 'there is no key display.""; allowed here: ' + SCREEN),
        ("#" * 1_000_001, "the file is longer than 1,000,000 bytes, so it is no configuration."),
    ],
    ids=lambda text: text[:60],
)
def test_sentences(text: str, sentence: str, write: Write) -> None:
    assert refused(write(text)) == sentence


def test_staff_get_in_at_any_seat_that_has_buttons(write: Write) -> None:
    staff = "seats = 2\n[staff]\nseat = 5\n"
    pads = "[[gamepads]]\nname = 'x'\nfirst_seat = 4\nseats = 2\n"
    banks = "[panel]\nkind = 'gpio'\n[[panel.banks]]\nchips = ['x']\npins = '0-14'\n"
    assert [load([write(staff + table)]).staff.seat for table in (pads, banks)] == [5, 5]


def test_two_seats_on_one_pin_are_refused(write: Write) -> None:
    sentence = refused(write(f"[panel]\nkind = 'gpio'\n{TWO_SEATS}"))
    assert "GPIO17" in sentence and "same pin" in sentence


@pytest.mark.parametrize("text", ["bots = [1, 2", "timer_s = 3\ntimer_s = 4", "seats 4", "bots = " + "[" * 5000])
def test_what_is_not_toml_is_refused(text: str, write: Write) -> None:
    assert refused(write(text)).startswith("the file is not TOML")


def test_a_reader_that_cannot_be_opened_is_refused(write: Write) -> None:
    assert refused(write("[dice]\ndevice = 'COM 3'")).startswith("dice.device 'COM 3'")


def test_a_long_value_is_shortened_in_the_sentence(write: Write) -> None:
    assert len(refused(write(f"layout = '{'x' * 5000}'"))) < 200


def test_a_language_the_table_does_not_speak_is_refused(write: Write) -> None:
    path = write('language = "xx"')
    assert refused(path, languages=("en", "fa")) == "language = 'xx' is not spoken; choose en, fa."
    assert load([path]).language == "xx"
    assert load([write('language = "fa"')], languages=("en", "fa")).language == "fa"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('languages = ["en", "xx"]', "languages = ['en', 'xx']: 'xx' is not spoken; choose from en, fa, it."),
        ('languages = ["en", "it", "en"]', "languages = ['en', 'it', 'en']: one is named twice."),
        ('languages = ["fa", "it"]', "languages = ['fa', 'it']: the language at the start, 'en', is not among them."),
    ],
)
def test_languages_to_choose_from_are_spoken_and_hold_the_first(text: str, sentence: str, write: Write) -> None:
    assert refused(write(text), languages=("en", "fa", "it")) == sentence


def test_languages_to_choose_from_keep_their_order(write: Write) -> None:
    file = write('languages = ["it", "en"]\nlanguage = "it"')
    assert load([file], languages=("en", "fa", "it")).languages == ("it", "en")


def test_bytes_that_are_no_text_are_refused(write: Write) -> None:
    assert refused(write(b'language = "\xff"')) == "the file is not UTF-8 text (byte 13)."


@pytest.mark.parametrize("text", [b"\xef\xbb\xbfseats = 3\n", b"seats = 3\r\n# end\r\n", b"seats = 3"])
def test_files_of_every_editor_are_read(text: bytes, write: Write) -> None:
    assert load([write(text)]).seats == 3


def test_a_directory_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "console.toml").mkdir()
    assert refused(tmp_path / "console.toml").startswith("the file cannot be read")


def test_no_file_at_all_gives_the_defaults(tmp_path: Path) -> None:
    assert load([tmp_path / "none.toml"]) == Config()


def test_a_file_named_by_hand_must_exist(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"none\.toml: there is no such file"):
        load([], tmp_path / "none.toml")


def test_later_files_override_key_by_key(write: Write) -> None:
    system = write("seats = 6\ntimer_s = 30\nbots = ['a']\n[display]\nwidth = 800\nheight = 480", "system.toml")
    user = write("timer_s = 0\nbots = []\n[display]\nwidth = 1024", "user.toml")
    given_ = write("volume = 5\n[display]\nmotion = false", "given.toml")
    config = load([system, user], given_)
    assert (config.seats, config.timer_s, config.bots, config.volume) == (6, 0, (), 5)
    shown = config.display
    assert (shown.width, shown.height, shown.motion, shown.fullscreen) == (1024, 480, False, True)


def test_the_file_that_is_wrong_is_named(write: Write) -> None:
    good, bad = write("seats = 5\n[display]\nwidth = 700", "good.toml"), write("seats = 0", "bad.toml")
    for files in ([good, bad], [write("[display]\nheight = 500", "first.toml"), bad, write("volume = 1", "last.toml")]):
        with pytest.raises(ConfigError, match=r"bad\.toml: seats = 0"):
            load(files)
    assert load([bad, good]).seats == 5
    pins = write("[[panel.seats]]\nstay = 1\nleave = 1\ndouble = 3", "pins.toml")
    with pytest.raises(ConfigError, match=r"pins\.toml: panel\.seats"):
        load([pins, good])


PINS = [
    {"stay": "GPIO17", "leave": 5, "double": 18},
    {"stay": 1, "leave": 2, "double": 3, "stay_lamp": 4},
]


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"language": "fa", "bots": ["cautious", 'a "quoted" \\ name', "tab\tand\x7f", "𝄞 ۱۲"], "timer_s": 0.1},
        {"panel": {"kind": "mock", "seats": PINS}},
        {"display": {"motion": False, "width": 800}, "dice": {"device": "/dev/serial/by-id/x"}, "pause_s": 60},
    ],
)
def test_the_text_of_a_configuration_reads_back_equal(changes: dict[str, Any], write: Write) -> None:
    config = msgspec.convert(changes, Config)
    assert load([write(dump_commented(config))]) == config


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40), max_size=5), st.floats(0, 600)
)
def test_any_text_and_any_number_read_back_equal(bots: list[str], timer_s: float) -> None:
    config = Config(bots=tuple(bots), timer_s=timer_s)
    assert msgspec.convert(tomllib.loads(dump_commented(config)), Config) == config


def test_every_field_has_its_comment() -> None:
    lines = dump_commented(Config()).splitlines()
    for place in (place for place in FIELDS if "[[" not in place.head):
        at = next(number for number, line in enumerate(lines) if line.startswith(f"{place.key} = "))
        meaning, _, limits = lines[at - 1].removeprefix("# ").rpartition(" (")
        assert lines[at - 1].startswith("# ") and len(meaning) > 5 and limits.endswith(")")


def test_a_comment_says_what_its_own_setting_allows() -> None:
    assert f"# digits that are asked for then; empty: none ({A_CODE})\npin = " in dump_commented(Config())
    patterned = [place for place in FIELDS if isinstance(place.info, inspect.StrType) and place.info.pattern]
    comments = {dump_commented(Config()).split(f"\n{place.key} = ")[0].splitlines()[-1] for place in patterned}
    assert len(comments) == len(patterned) and all(' as "' in line or ' as in "' in line for line in comments)


def test_the_store_lies_in_systemds_directory_or_the_users() -> None:
    assert state_file({"STATE_DIRECTORY": "/var/lib/tabletop"}) == Path("/var/lib/tabletop/games.sqlite")
    assert state_file({"STATE_DIRECTORY": "/var/lib/a:/var/lib/b"}) == Path("/var/lib/a/games.sqlite")
    assert state_file({}) == state_file({"STATE_DIRECTORY": ""})
    assert state_file({}).is_absolute() and "tabletop" in state_file({}).parts


def test_the_systems_file_comes_first_and_the_given_one_last() -> None:
    usual = config_files()
    assert usual[0] == SYSTEM_CONFIG and len(usual) == 2 and usual[1].name == "console.toml"
