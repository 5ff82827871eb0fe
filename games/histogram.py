"""How the points of a batch of games are spread: as bars in a terminal, and as a picture (SVG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from rich.table import Table
from rich.text import Text

from games.tally import Tally, figures, win_interval


@dataclass(frozen=True, slots=True)
class Spread:
    """Finished games by classes of equal width. low: the first class's first points; games: by seat and class."""

    low: int
    width: int
    games: tuple[tuple[int, ...], ...]

    def name(self, n: int) -> str:
        """Which points class n holds."""
        start = self.low + n * self.width
        return str(start) if self.width == 1 else f"{start} to {start + self.width - 1}"


def spread(sums: Tally, classes: int) -> Spread:
    """The points of all seats in at most so many classes, the same for each seat."""
    every = [points for counter in sums.points for points in counter]
    low, high = min(every, default=0), max(every, default=0)
    width = max(1, -(-(high - low + 1) // classes))
    found = []
    for counter in sums.points:
        games: Counter[int] = Counter()
        for points, times in counter.items():
            games[(points - low) // width] += times
        found.append(tuple(games[n] for n in range((high - low) // width + 1)))
    return Spread(low, width, tuple(found))


def tables(bots: Sequence[str], sums: Tally, classes: int = 16) -> Iterator[Table]:
    """A table of bars for each seat."""
    found = spread(sums, classes)
    for seat, (bot, games) in enumerate(zip(bots, found.games, strict=True)):
        table = Table(title=f"seat {seat + 1} · {bot}", title_justify="left", box=None, show_header=False)
        for n, times in enumerate(games):
            share = f"{times / max(1, sums.finished):.1%}"
            name = Text(found.name(n), justify="right")
            table.add_row(name, "█" * round(40 * times / max(1, *games)), Text(share, "dim"))
        yield table


WIDE, TALL, HEAD, FOOT, EDGE = 960, 150, 34, 26, 24
"""Units of the picture: its width; of each seat the bars, the words above them, the numbers below; the margin."""
PAPER, INK, SOFT, BAR, MEAN = "#fffdf7", "#1c1e21", "#67655d", "#2f6f9f", "#c2410c"


def picture(title: str, bots: Sequence[str], sums: Tally, classes: int = 48) -> str:
    """The whole picture, one strip a seat above the same points: bars, the mean as a line, and the share of wins."""
    found = spread(sums, classes)
    strip = HEAD + TALL + FOOT
    height = 2 * EDGE + 40 + strip * len(bots)
    size = f'viewBox="0 0 {WIDE} {height}" width="{WIDE}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="IBM Plex Sans, sans-serif" font-size="15">',
        f'<rect width="{WIDE}" height="{height}" fill="{PAPER}"/>',
        _words(EDGE, EDGE + 18, title, INK, weight=600, size=19),
    ]
    for seat in range(len(bots)):
        parts.append(f'<g transform="translate({EDGE} {EDGE + 40 + strip * seat})">')
        parts += _strip(bots, sums, found, seat)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>"]) + "\n"


def _strip(bots: Sequence[str], sums: Tally, found: Spread, seat: int) -> Iterator[str]:
    row, games = figures(bots, sums)["seats"][seat], found.games[seat]
    step = (WIDE - 2 * EDGE) / len(games)
    yield _words(0, 18, f"seat {seat + 1} · {bots[seat]}", INK, weight=600)
    yield _words(WIDE - 2 * EDGE, 18, _result(row, win_interval(sums, seat)), SOFT, anchor="end")
    for n, times in enumerate(games):
        tall = TALL * times / max(1, *games)
        share = f"{times / max(1, sums.finished):.2%}"
        yield (
            f'<rect x="{n * step + 0.5:.2f}" y="{HEAD + TALL - tall:.2f}" width="{step - 1:.2f}" height="{tall:.2f}" '
            f'fill="{BAR}"><title>{found.name(n)}: {share}</title></rect>'
        )
    yield f'<path d="M0 {HEAD + TALL}H{WIDE - 2 * EDGE}" stroke="{SOFT}"/>'
    for n in range(0, len(games), max(1, len(games) // 8)):
        yield _words(
            (n + 0.5) * step, HEAD + TALL + 17, str(found.low + n * found.width), SOFT, anchor="middle", size=12
        )
    if row["mean"] is not None:
        at = (row["mean"] - found.low + 0.5) / found.width * step
        yield f'<path d="M{at:.2f} {HEAD - 4}V{HEAD + TALL}" stroke="{MEAN}" stroke-width="2"/>'


def _result(row: dict[str, float | None], reach: tuple[float, float] | None) -> str:
    if reach is None or row["mean"] is None or row["win_share"] is None:
        return "no game was finished"
    error = "" if row["stderr"] is None else f" ± {1.96 * row['stderr']:.2f}"
    return f"{row['mean']:.2f}{error} points · wins {row['win_share']:.1%} ({reach[0]:.1%} to {reach[1]:.1%})"


def _words(
    x: float, y: float, text: str, colour: str, *, anchor: str = "start", weight: int = 400, size: int = 15
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{colour}" text-anchor="{anchor}" font-weight="{weight}" '
        f'font-size="{size}">{escape(text)}</text>'
    )
