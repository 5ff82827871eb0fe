"""Counts of faces as a picture (SVG): a bar a face, and the band in which fair dice fall 19 times in 20. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from xml.sax.saxutils import escape

from hardware.fairness import Finding, sentences

WIDE, HIGH, TOP, LEFT = 900, 260, 64, 40
_BAR, _BAND, _INK, _UNEVEN = "#0072B2", "#E4DDCB", "#1C1E21", "#C43A32"


def picture(findings: Sequence[tuple[str, Finding]]) -> str:
    """The SVG of some findings, each under its title."""
    rows = "\n".join(_row(title, one, number * HIGH) for number, (title, one) in enumerate(findings))
    high = HIGH * max(1, len(findings))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high}" font-family="sans-serif" fill="{_INK}">\n'
        f'<rect width="{WIDE}" height="{high}" fill="#F6F1E5"/>\n{rows}\n</svg>\n'
    )


def _row(title: str, finding: Finding, y: int) -> str:
    faces, expected = len(finding.counts), finding.throws / len(finding.counts)
    spread = 1.96 * sqrt(max(0.0, expected * (1 - 1 / faces)))
    ground, room = y + HIGH - 36, HIGH - TOP - 56
    scale = room / max(1, *finding.counts, expected + spread)
    step = (WIDE - 2 * LEFT) / faces
    band = _rect(LEFT, ground - (expected + spread) * scale, WIDE - 2 * LEFT, 2 * spread * scale, _BAND)
    fill = _UNEVEN if finding.verdict == "uneven" else _BAR
    bars = [
        _rect(LEFT + n * step + step * 0.2, ground - count * scale, step * 0.6, count * scale, fill)
        + _text(LEFT + (n + 0.5) * step, ground + 18, str(n + 1), 15, "middle")
        + _text(LEFT + (n + 0.5) * step, ground - count * scale - 6, str(count), 13, "middle")
        for n, count in enumerate(finding.counts)
    ]
    level = ground - expected * scale
    line = f'<path d="M{LEFT} {level:.1f}H{WIDE - LEFT}" stroke="{_INK}" stroke-dasharray="6 5"/>'
    head = _text(LEFT, y + 28, title, 18, "start") + _text(LEFT, y + 50, sentences(finding)[1], 12, "start")
    return "\n".join([head, band, *bars, line])


def _rect(x: float, y: float, w: float, h: float, fill: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" fill="{fill}"/>'


def _text(x: float, y: float, words: str, size: int, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="{anchor}">{escape(words)}</text>'
