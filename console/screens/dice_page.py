"""A leaf of the score sheet: how the throws of each source fell, and the kept word of the table's dice."""

from __future__ import annotations

from collections import Counter

from console.desk import Desk
from console.qr import code
from console.screens.dress import BODY, menu, paper
from console.screens.provenance import code_shapes
from console.screens.sheet import Leaf, Sheet
from console.session import Session
from games.core import Throw, Thrown
from games.record import check_line
from games.scene import Bitmap, Box, Card, Die, Ink, Shape, Text, msg, number
from hardware.fairness import Finding, judge

_ROWS = 4
"""So many sources and kinds of dice have room; no table has used more."""


class DicePage(Leaf):
    """What fell is counted once, when the leaf is turned to."""

    def __init__(self, desk: Desk, under: Sheet, place: int) -> None:
        super().__init__(desk, under, place)
        self._rows = findings(under.session)
        self._used = under.session.uses_software
        self._line = check_line(under.session.record()) if self._used else ""

    def shapes(self) -> tuple[Shape, ...]:
        """The counts, and beside them what a camera can take away."""
        left, right = BODY.columns(0, 400, gap=30) if self._used else (BODY.inset(150, 0), None)
        body = paper(left, self._counts(left.inset(36, 22)))
        if right is not None:
            body += _check(right, self._line)
        return menu(self.desk, msg("dice-title"), None, body, self.legend(), None)

    def _counts(self, box: Box) -> tuple[Shape, ...]:
        rows, kept = box.rows(0, 150 if self._used else 1, gap=10)
        spots = rows.rows(*(min(136, rows.h / max(1, len(self._rows))),) * len(self._rows))
        shapes = [shape for spot, row in zip(spots, self._rows, strict=True) for shape in _row(spot, *row)]
        if self._used:
            shapes += _kept(kept, self.under.session)
        return tuple(shapes)


def findings(session: Session) -> tuple[tuple[str, int, Finding], ...]:
    """By source and kind of die: the source, how many throws, and what their faces tell."""
    throws: Counter[tuple[str, int]] = Counter()
    faces: Counter[tuple[str, int, int]] = Counter()
    for step in session.line:
        due = session.game.waiting(step.before)
        if isinstance(step.move, Thrown) and isinstance(due, Throw):
            kind = (str(step.entry.source), due.sides)
            throws[kind] += 1
            faces.update((*kind, face) for face in step.move.faces)
    return tuple(
        (source, count, judge([faces[source, sides, face] for face in range(1, sides + 1)]))
        for (source, sides), count in throws.most_common(_ROWS)
    )


def _row(box: Box, source: str, throws: int, finding: Finding) -> tuple[Shape, ...]:
    """One source: how many throws, each face with its count, and what that tells."""
    _, title, faces, verdict, _ = box.rows(0, 28, 36, 42, 0, gap=4)
    words = msg(f"dice-verdict-{finding.verdict.replace(' ', '-')}", n=finding.needed)
    return (
        Text(title, msg(f"dice-by-{source}", n=throws), 20, Ink.INK, bold=True),
        *_faces(faces, finding.counts),
        Text(verdict, words, 17, Ink.MUTED, lines=2),
    )


def _faces(box: Box, counts: tuple[int, ...]) -> tuple[Shape, ...]:
    """Each face as a die, or as a numeral where there are more than six, and how often it came."""
    many = len(counts) > 6
    shapes: list[Shape] = []
    for face, (spot, count) in enumerate(zip(box.columns(*(0,) * len(counts), gap=4), counts, strict=True), 1):
        mark, words = spot.columns(18 if many else 32, 0, gap=4 if many else 8)
        side = min(mark.w, 30)
        if many:
            shapes.append(Text(mark, number(face), 14, Ink.MUTED, align="end"))
        else:
            shapes.append(Die(Box(mark.x, box.y + (box.h - side) / 2, side, side), face))
        shapes.append(Text(words, number(count), 14 if many else 20, Ink.INK, bold=True))
    return tuple(shapes)


def _kept(box: Box, session: Session) -> tuple[Shape, ...]:
    """The promise of before, the seed of now, and how one is told from the other."""
    seed = session.record().seed
    promised, opened, how = box.rows(40, 40, 0, gap=6)
    shapes: list[Shape] = []
    for row, key, secret in ((promised, "dice-promised", session.commitment), (opened, "dice-opened", seed)):
        words, digits = row.columns(0, 260, gap=10)
        if secret is not None:
            shapes += (Text(words, msg(key), 20, Ink.INK), code_shapes(digits, secret, Ink.INK))
    return (*shapes, Text(how, msg("dice-how"), 17, Ink.MUTED, lines=3))


def _check(box: Box, line: str) -> tuple[Shape, ...]:
    side = min(box.w - 40, box.h - 100)
    spot = Box(box.x + (box.w - side) / 2, box.y + 20, side, side)
    below = Box(box.x + 30, spot.y + side + 10, box.w - 60, box.h - side - 44)
    return (
        Card(box, Ink.WHITE, shadow=True),
        Bitmap(spot, code(line)),
        Text(below, msg("dice-check"), 17, Ink.INK, align="centre", lines=2),
    )
