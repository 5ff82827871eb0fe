"""Typesetting: wrap first, then join and reorder each line, then paint it once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, NamedTuple

import pygame

from console.painter.bidi import visual
from console.painter.palette import Colour
from games.scene import SIZES

if TYPE_CHECKING:
    from games.words import Words

_FONTS = "fontpkg_ibm_plex_sans_arabic"
_NO_SIGN = "\ue123"
"""A code for private use; no font has a sign for it."""


class Setting(NamedTuple):
    """A text as it is painted: lines in the order of their signs from left to right, all of one size.

    cap: height of figures and capitals; ascent: from the top of a line's picture down to where its signs stand;
    pitch: from line to line. All in physical pixels.
    """

    lines: tuple[str, ...]
    pixels: int
    fits: bool
    cap: int
    ascent: int
    pitch: int


def box_glyphs(words: Words) -> dict[str, str]:
    """Signs the font has no picture for, each with a text of the language it stands in; {} if all can be drawn."""
    kind = Type(2, words.rtl)
    numbers = [words.digits(1234567890.5), words.digits(-1), "+%\u066a"]
    found: dict[str, str] = {}
    for line in (line for text in (*words.literals(), *numbers) for line in text.split("\n")):
        found |= {sign: line for sign in kind.visual(line) if kind.is_box(sign)}
    return found


class Type:
    """Fonts of one scale (physical pixels a logical one) and way of writing."""

    def __init__(self, scale: float, rtl: bool) -> None:
        pygame.font.init()
        self._scale, self._rtl = scale, rtl
        self._fonts: dict[tuple[int, str], pygame.font.Font] = {}
        self.set = lru_cache(maxsize=4096)(self._set)
        self.visual = lru_cache(maxsize=8192)(lambda line: visual(line, rtl))

    def font(self, pixels: int, bold: bool) -> pygame.font.Font:
        """The font of that height; small plain text is a little stronger, so that it reads from afar."""
        weight = "Bold" if bold else "Medium" if pixels <= 15 * self._scale else "Regular"
        key = pixels, weight
        if key not in self._fonts:
            with as_file(files(_FONTS) / "files" / f"IBMPlexSansArabic-{weight}.ttf") as path:
                self._fonts[key] = pygame.font.Font(str(path), pixels)
        return self._fonts[key]

    def cap_height(self, pixels: int, bold: bool) -> int:
        """The height of figures and capitals above the line."""
        found = self.font(pixels, bold).metrics("H")[0]
        return found[3] if found else pixels

    def pitch(self, pixels: int) -> int:
        """From one line of writing to the next."""
        return round(pixels * (1.5 if self._rtl else 1.3))

    def render(self, line: str, pixels: int, bold: bool, colour: Colour) -> pygame.Surface:
        """A line already in visual order, as a sprite with its own colour."""
        return self.font(pixels, bold).render(line, True, colour).convert_alpha().premul_alpha()

    def is_box(self, sign: str) -> bool:
        """Whether the font shows a sign as the empty box that stands for what it does not have."""
        seen = {weight: self._ink(sign, weight) for weight in (False, True)}
        return any(pixels and pixels == self._ink(_NO_SIGN, weight) for weight, pixels in seen.items())

    def _ink(self, sign: str, bold: bool) -> bytes:
        font = self.font(40, bold)
        return pygame.image.tobytes(font.render(sign, True, "white"), "RGBA") if font.size(sign)[0] else b""

    def _set(self, text: str, size: int, bold: bool, box: tuple[int, int], lines: int) -> Setting:
        """The text in a box of physical pixels: wrapped, else one step smaller, else as large as it goes and no fit."""
        for step, smaller in enumerate(SIZES[SIZES.index(size) :] if size in SIZES else (size,)):
            pixels = max(6, round(smaller * self._scale))
            wrapped = self._wrap(text, pixels, bold, box[0], lines)
            tall = (len(wrapped) - 1) * self.pitch(pixels) + self.cap_height(pixels, bold)
            if len(wrapped) <= lines and tall <= box[1] + 1 and self._widest(wrapped, pixels, bold) <= box[0] + 1:
                return self._setting(wrapped, pixels, bold, fits=step <= 1)
        return self._setting(wrapped, pixels, bold, fits=False)

    def _setting(self, wrapped: list[str], pixels: int, bold: bool, fits: bool) -> Setting:
        lines, ascent = tuple(map(self.visual, wrapped)), self.font(pixels, bold).get_ascent()
        return Setting(lines, pixels, fits, self.cap_height(pixels, bold), ascent, self.pitch(pixels))

    def _widest(self, wrapped: list[str], pixels: int, bold: bool) -> int:
        return max(self.width(line, pixels, bold) for line in wrapped)

    def width(self, line: str, pixels: int, bold: bool) -> int:
        """How wide a logical line becomes, in physical pixels."""
        return self.font(pixels, bold).size(self.visual(line))[0]

    def _wrap(self, text: str, pixels: int, bold: bool, width: int, lines: int) -> list[str]:
        if lines == 1 and "\n" not in text:
            return [text]
        return [line for part in text.split("\n") for line in self._wrap_part(part, pixels, bold, width)]

    def _wrap_part(self, part: str, pixels: int, bold: bool, width: int) -> Iterator[str]:
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if line and self.width(longer, pixels, bold) > width:
                yield line
                longer = word
            line = longer
        yield line
