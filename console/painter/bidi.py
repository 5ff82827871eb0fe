"""The order of signs on a line: letters joined, numbers and brackets kept as they are meant in either direction."""

from __future__ import annotations

import re
from unicodedata import decomposition, normalize

_UNSEEN = dict.fromkeys([0x200B, *range(0x200D, 0x2010), 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_NUMBER = re.compile(
    r"(?<!\w)[+\-\u2212]?\d+(?:(?:[.,:/\u066b\u066c\-\u2212]| ?[+\u2212×÷=] ?)\d+)*(?![\dA-Za-z])(\u066a?)"
)
"""A number or a sum: it reads from left to right in every language; only a Persian per cent sign follows the text.
What begins a Latin word, as in "72cd6e", is none."""
_PATH = re.compile(r"(?<!\S)/(?=[A-Za-z])")
"""The stroke before the first name of a path, which would go to its end."""
_ALONE = {
    sign: normalize("NFKC", chr(sign)) for sign in range(0xFB50, 0xFBFD) if "<isolated>" in decomposition(chr(sign))
}
"""Letters of Persian that stand alone: the font has them under their plain code only."""
_TURNS = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
"""Signs written from right to left, and marks of direction; in a line without one nothing changes its place."""
_LTR_MARK, _RTL_MARK = "\u200e", "\u200f"

_PAIRS = (*(("([{"[n], ")]}"[n], "\u27e6", "\u27e7") for n in range(3)), ("«", "»", "\u203b", "\u203b"))
"""Brackets, and companions of the same kind that go through the reordering with them."""
_LEANING = {ord(opening): opening + first for opening, _, first, _ in _PAIRS} | {
    ord(closing): last + closing for _, closing, _, last in _PAIRS
}
_UPRIGHT = {
    written: sign
    for opening, closing, first, last in _PAIRS
    for written, sign in (
        (opening + first, opening),
        (first + opening, closing),
        (last + closing, closing),
        (closing + last, opening),
    )
}
"""The bracket meant: one that has changed places with its companion stands in writing from right to left."""
_LEANED = re.compile("|".join(map(re.escape, _UPRIGHT)))


def visual(line: str, rtl: bool) -> str:
    """One logical line as its signs stand from left to right."""
    if not rtl and not _TURNS.search(line):
        return line.translate(_UNSEEN)
    marked = (_PATH.sub(f"{_LTR_MARK}/", _NUMBER.sub(_marked, line)) if rtl else line).translate(_LEANING)
    return _LEANED.sub(lambda found: _UPRIGHT[found[0]], _ordered(marked, rtl)).translate(_UNSEEN | _ALONE)


def _ordered(line: str, rtl: bool) -> str:
    """Joined and reordered; what does so is loaded by the first line that needs it, for the console starts sooner."""
    from arabic_reshaper import reshape
    from bidi import get_display

    return str(get_display(reshape(line), base_dir="R" if rtl else "L"))


def _marked(number: re.Match[str]) -> str:
    """The number shielded from the letters around it, which would turn sums, signs and brackets round.

    After Latin words ("P1: 40", "READER-0042") it is left to them.
    """
    before, per_cent = number.string[: number.start()].rstrip(" :.,-/_"), number[1]
    if before[-1:].isascii() and before[-1:].isalnum():
        return number[0]
    return f"{_RTL_MARK}{_LTR_MARK}{number[0].removesuffix(per_cent)}{_RTL_MARK}{per_cent}"
