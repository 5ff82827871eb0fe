"""Words of the table: messages of several folders in one namespace, numbers in the digits of the language.

A folder holds one Fluent file a language (`en.ftl`, `fa.ftl`). A key may be asked for with an attribute
("rules-page.title"); messages do not refer to each other. A message is parsed when it is first said, since
parsing all of them is a third of the time in which the console starts. Nothing falls back to another
language: what is missing is an error that names it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from datetime import date
from decimal import Decimal
from functools import lru_cache, partial
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentDecimal, FluentFloat, FluentInt, FluentNumber, FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from games.folders import Folder
from games.scene import Msg

_BEGINS = re.compile(r"^(?=[A-Za-z][\w-]* *=)", re.MULTILINE)
_BEGINS_HERE = re.compile(r"([A-Za-z][\w-]*) *=")
_STRAY = re.compile(r"^[^\s#}].*", re.MULTILINE)
"""A line at the margin that is no note and closes no bracket."""
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_LTR_MARK, _MINUS = "\u200e", "\u2212"
_ZEROS = {"arab": "٠", "arabext": "۰", "beng": "০", "deva": "०", "mymr": "၀", "latn": "0"}
"""The digit nought of the numbering systems languages write with; the nine others follow it."""


class Words:
    """The messages of one language.

    language: a code such as "en" or "fa"; folders: all are read, later ones add to earlier ones.
    Raises ValueError (one sentence) for an unknown language, a file that is missing, a line that begins no message,
    a key given twice; and for what is not Fluent inside a message when it is first asked for.
    """

    def __init__(self, language: str, folders: Iterable[Folder]) -> None:
        self.language = language
        self._locale = _locale(language)
        self.rtl: bool = self._locale.character_order == "right-to-left"
        functions: dict[str, Callable[[Any], Any]] = {
            "NUMBER": _number,
            "SIGNED": _signed,
            "NUMERALS": partial(_numerals, self._locale),
            "DAY": partial(_day, self._locale),
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._home: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        for folder in folders:
            self._add(folder)
        self._said = lru_cache(maxsize=4096)(self._say)

    def say(self, msg: Msg) -> str:
        """The sentence of a message; KeyError names a missing key, ValueError a missing argument."""
        return self._said(msg)

    def has(self, key: str) -> bool:
        """Whether there is a message (or attribute, "key.attribute") to say."""
        name, _, attribute = key.partition(".")
        if name not in self._home:
            return False
        message = self._message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def keys(self) -> tuple[str, ...]:
        """All message keys, sorted, without attributes."""
        return tuple(sorted(self._home))

    def literals(self) -> tuple[str, ...]:
        """Every stretch of text written in the messages, between their arguments."""
        found: list[str] = []
        for name in self.keys():
            for entry in self._parse(name).body:
                _Literals(found).visit(entry)
        return tuple(found)

    def digits(self, n: float) -> str:
        """A bare number with the grouping and the digits of the language."""
        return _own(n).format(self._locale).translate(_ISOLATES)

    def _add(self, folder: Folder) -> None:
        file = folder / f"{self.language}.ftl"
        if not file.is_file():
            raise ValueError(f"{file}: there is no such file, so {own_name(self.language)} is not available")
        for text in _BEGINS.split(file.read_text(encoding="utf-8")):
            self._find(text, str(file))

    def _find(self, text: str, file: str) -> None:
        """Keeps the text of one message of a file; there may be notes before the first."""
        begins = _BEGINS_HERE.match(text)
        stray = _STRAY.search(text, begins.end() if begins else 0)
        if stray:
            raise ValueError(f"{file}: {stray[0]!r} is not Fluent; a message is written: key = words")
        if begins is None:
            return
        key = begins[1]
        if key in self._home:
            raise ValueError(f"{file}: key {key!r} is already in {self._home[key]}; a key is given once")
        self._home[key], self._texts[key] = file, text

    def _message(self, name: str) -> Message:
        """A message that there is, parsed at its first use."""
        if not self._bundle.has_message(name):
            self._bundle.add_resource(self._parse(name))
        return self._bundle.get_message(name)

    def _parse(self, name: str) -> ast.Resource:
        resource = FluentResource(self._texts[name])
        junk = next((entry for entry in resource.body if isinstance(entry, ast.Junk)), None)
        if junk is not None:
            line = (junk.content or "").strip().partition("\n")[0]
            raise ValueError(f"{self._home[name]}: {line!r} is not Fluent; a message is written: key = words")
        return resource

    def _say(self, msg: Msg) -> str:
        name, _, attribute = msg.key.partition(".")
        if not self.has(msg.key):
            raise KeyError(f"no words for {msg.key!r} in {self.language}")
        message = self._message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "has() has seen it"
        text, errors = self._resolve(pattern, {name: self._argument(value) for name, value in msg.args})
        if errors:
            raise ValueError(f"message {msg.key!r} in {self.language}: {errors[0]}")
        return text.translate(_ISOLATES)

    def _resolve(self, pattern: Pattern, arguments: dict[str, Any]) -> tuple[str, list[Exception]]:
        """What the bundle's own `format_pattern` does, but our numbers are not made into its own again."""
        errors: list[Exception] = []
        current = CurrentEnvironment(args=arguments)
        text = pattern(ResolverEnvironment(context=self._bundle, current=current, errors=errors))
        return str(text), errors

    def _argument(self, value: float | str | Msg) -> FluentNumber | str:
        if isinstance(value, Msg):
            return self._say(value)
        return value if isinstance(value, str) else _own(value)


class _Literals(Visitor):
    """Collects what is written in an entry."""

    def __init__(self, found: list[str]) -> None:
        self._found = found

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own spelling)
        self._found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self._found.append(node.parse()["value"])


def own_name(language: str) -> str:
    """A language's name in itself, "svenska" or "فارسی"; ValueError for an unknown code."""
    name = _locale(language).get_display_name(language) or language
    return name[0].upper() + name[1:]


def _locale(language: str) -> Locale:
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError) as error:
        raise ValueError(f"language {language!r} is not known; give a code such as en, fa, it, sv") from error


@lru_cache
def _signs(locale: Locale) -> dict[int, str]:
    """The language's own digits and per cent sign for the Latin ones."""
    system = locale.default_numbering_system
    digits = {ord("0") + n: chr(ord(_ZEROS[system]) + n) for n in range(10)}
    return digits | {ord("%"): locale.number_symbols[system].get("percentSign", "%").strip("\u200e\u200f\u061c")}


class _OwnDigits(FluentNumber):
    """A number written with its language's own digits; plural selection sees an ordinary number."""

    signed = False

    def format(self, locale: Locale) -> str:
        percent = self.options.style == "percent"
        patterns = locale.percent_formats if percent else locale.decimal_formats
        pattern = self._apply_options(patterns[None])
        value = Decimal(str(self))
        text = pattern.apply(abs(value), locale, numbering_system="default").translate(_signs(locale))
        sign = _MINUS if value < 0 else "+" if self.signed and value > 0 else ""
        return f"{_LTR_MARK}{sign}{text}" if sign and locale.character_order == "right-to-left" else sign + text


class _Int(_OwnDigits, FluentInt):
    pass


class _Float(_OwnDigits, FluentFloat):
    pass


class _Decimal(_OwnDigits, FluentDecimal):
    pass


def _own(value: Any, **options: Any) -> _OwnDigits:
    kind = _Int if isinstance(value, int) else _Decimal if isinstance(value, Decimal) else _Float
    number = kind(value, **options)
    number.signed = getattr(value, "signed", False)
    return number


def _number(value: FluentType, **options: Any) -> FluentType:
    """The Fluent function NUMBER, with the language's own digits."""
    return _own(value, **options) if isinstance(value, FluentNumber) else value


def _signed(value: FluentType, **options: Any) -> FluentType:
    """The Fluent function SIGNED: a gain carries a plus, a loss its minus; the sign stays before the number."""
    if not isinstance(value, FluentNumber):
        return value
    number = _own(value, **options)
    number.signed = True
    return number


def _numerals(locale: Locale, value: FluentType | str) -> FluentType | str:
    """The Fluent function NUMERALS: a text that only lists numbers ("1–3, 7"), as the language writes them."""
    if not isinstance(value, str):
        return value
    comma = "،" if locale.character_order == "right-to-left" else ","
    return value.translate({**_signs(locale), ord(","): comma})


def _day(locale: Locale, value: FluentType | str) -> FluentType | str:
    """The Fluent function DAY: a date ("2026-11-30") as the language writes it."""
    if not isinstance(value, str):
        return value
    from babel.dates import format_date  # here: most tables never say a date, and it takes its time to load

    return format_date(date.fromisoformat(value), "medium", locale).translate(_signs(locale))
