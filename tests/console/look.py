"""A few scenes that show every shape, and their pictures beside this file.

`python -m tests.console.look` paints the pictures anew; do that only in the commit that explains why they changed.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkdtemp

import pygame

from console.painter import snapshot
from games.scene import Bar, Box, Card, Die, Group, Ink, Msg, Ring, Scene, Shape, Symbol, Text, msg, number
from games.words import Words

PICTURES = Path(__file__).parent / "pictures"
SIZE = 640, 360
TEXTS = {
    "en": "number = { $n }\nseat = Seat { $n }\nsum = 4+6 (+10)\nstay = STAY\nends = the next throw ends the round",
    "fa": "number = { $n }\nseat = صندلی { $n }\nsum = جمع 4+6 (+10)\nstay = می‌مانم\n"
    "ends = پرتاب بعدی دور را تمام می‌کند",
}


def panel(seat: int, turn: int) -> Group:
    shapes: tuple[Shape, ...] = (
        Card(Box(0, 0, 320, 200), Ink.PAPER, band=seat, shadow=True),
        Symbol(Box(20, 26, 34, 34), seat),
        Text(Box(66, 22, 150, 42), msg("seat", n=seat + 1), 26, bold=True),
        Text(Box(200, 22, 100, 42), number(1250 + seat), 34, bold=True, align="end"),
        Text(Box(20, 76, 280, 50), Msg("ends"), 20, Ink.MUTED, lines=2),
        Card(Box(20, 136, 130, 46), Ink.STAY, None, ring=seat == 0),
        Text(Box(20, 136, 130, 46), Msg("stay"), 20, Ink.WHITE, bold=True, align="centre"),
        Text(Box(170, 136, 130, 46), Msg("sum"), 20),
    )
    outline = Box(60, 420, 320, 200) if turn == 0 else Box(460, 360, 200, 320)
    return Group(outline, shapes, 1 if turn else 0)


def scene() -> Scene:
    dice = [Die(Box(60 + 130 * face, 40, 110, 110), face, tilt=face * 3 - 9, dim=face == 4) for face in range(7)]
    many = [Die(Box(60 + 140 * n, 190, 120, 120), 3 + n, sides, 4) for n, sides in enumerate((8, 10, 12, 20))]
    rest: tuple[Shape, ...] = (
        Bar(Box(700, 400, 300, 12), 0.6),
        Ring(Box(700, 440, 160, 160), 0.31),
        Text(Box(700, 440, 160, 160), number(31), 48, Ink.TEXT, bold=True, align="centre"),
        Card(Box(900, 460, 120, 40), Ink.SHADE, None),
        *(Symbol(Box(700 + 40 * n, 220, 32, 32), 9 * n) for n in range(12)),
    )
    return Scene((*dice, *many, *rest, panel(0, 0), panel(5, 1)))


def paint(language: str, folder: Path) -> pygame.Surface:
    """The scene in a language; its words are put into the folder."""
    (folder / f"{language}.ftl").write_text(TEXTS[language], encoding="utf-8")
    return snapshot(scene(), Words(language, [folder]), SIZE)


if __name__ == "__main__":
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    PICTURES.mkdir(exist_ok=True)
    for code in TEXTS:
        pygame.image.save(paint(code, Path(mkdtemp())), PICTURES / f"{code}.png")
