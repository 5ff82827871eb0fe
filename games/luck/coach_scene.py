"""The coach's card: a seat's chances, and what each of its choices is worth, the best one marked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core import AnyGame, ButtonName, Seat
from games.luck.coach import Advice, Choice
from games.luck.told import move_words
from games.scene import Box, Card, Ink, Mark, Msg, Shape, Symbol, Text, msg
from games.table import button

WIDE = 480
MOST = 5
"""So many choices are told, the best first; of the others only how many they are."""
_PAD, _TITLE, _CHANCE, _RULE, _HEAD, _ROW, _FOOT = 16, 44, 46, 12, 26, 40, 26
_FINE = 10
"""Points below this are told to a hundredth, others to a tenth."""


@dataclass(frozen=True)
class Told:
    """What the card is made from. advice: None while it is thought about; heading: what the numbers are; signed: they
    are leads; buttons: those that are a move of the seat."""

    game: AnyGame
    seat: Seat
    chances: tuple[Msg, ...]
    advice: Advice | None
    heading: Msg
    signed: bool
    buttons: dict[Any, ButtonName]

    @property
    def shown(self) -> tuple[Choice, ...]:
        """The choices that have a line."""
        return () if self.advice is None else self.advice.choices[:MOST]

    @property
    def height(self) -> float:
        """How high the card is."""
        lines = max(2, len(self.shown)) + self.more
        return 2 * _PAD + _TITLE + _CHANCE * len(self.chances) + _RULE + _HEAD + _ROW * lines + _FOOT

    @property
    def more(self) -> bool:
        """Whether there are choices without a line."""
        return self.advice is not None and len(self.advice.choices) > MOST


def card(told: Told) -> tuple[Shape, ...]:
    """The card in coordinates of its own, WIDE by `told.height`."""
    inner = Box(0, 0, WIDE, told.height).inset(22, _PAD)
    lines = max(2, len(told.shown)) + told.more
    title, *chances, rule, head, rows, foot = inner.rows(
        _TITLE, *(_CHANCE,) * len(told.chances), _RULE, _HEAD, _ROW * lines, _FOOT
    )
    return (
        Card(Box(0, 0, WIDE, told.height), Ink.PAPER, band=told.seat, shadow=True, id="coach"),
        *_title(told, title),
        *(Text(spot, words, 20, Ink.INK, lines=2) for spot, words in zip(chances, told.chances, strict=True)),
        Card(Box(rule.x, rule.y + _RULE / 2, rule.w, 1), Ink.LINE, 0),
        Text(head, told.heading, 17, Ink.MUTED),
        *_rows(told, rows),
        *(() if told.advice is None else (Text(foot, _trust(told.advice), 14, Ink.MUTED, lines=2),)),
    )


def race_height(seats: int) -> float:
    """How high a card is that speaks to so many seats."""
    return 2 * _PAD + _TITLE + seats * (_CHANCE + _ROW)


def race_card(every: Sequence[Told]) -> tuple[Shape, ...]:
    """One card for all who run a race, WIDE by `race_height`: to each its first chance and its best choice."""
    whole = Box(0, 0, WIDE, race_height(len(every)))
    title, *spots = whole.inset(22, _PAD).rows(_TITLE, *(_CHANCE, _ROW) * len(every))
    name, trust = title.columns(150, 0, gap=10)
    shapes: list[Shape] = [
        Card(whole, Ink.PAPER, shadow=True, id="coach"),
        Text(name, msg("coach-title"), 26, Ink.INK, bold=True),
    ]
    for told, upper, lower in zip(every, spots[::2], spots[1::2], strict=True):
        mark, words = upper.columns(30, 0, gap=10)
        shapes.append(Symbol(Box(mark.x, mark.y + (mark.h - 30) / 2, 30, 30), told.seat))
        shapes += (Text(words, line, 20, Ink.INK, lines=2) for line in told.chances[:1])
        shapes += () if told.advice is None else _verdict(told, told.advice, lower)
    known = [told.advice for told in every if told.advice is not None]
    return (*shapes, *(Text(trust, _trust(advice), 14, Ink.MUTED, align="end", lines=2) for advice in known[:1]))


def _verdict(told: Told, advice: Advice, box: Box) -> tuple[Shape, ...]:
    """The best choice of one that runs a race and by how much it is, or that all of them are worth the same."""
    others = [choice for choice in advice.choices if not advice.is_best(choice)]
    if not others:
        return (Text(box, msg("coach-same"), 20, Ink.INK, bold=True),)
    return _row(told, advice, advice.choices[0], box, _points(advice, advice.best - others[0].points, True))


def _title(told: Told, box: Box) -> tuple[Shape, ...]:
    mark, name, word = box.columns(30, 0, 150, gap=10)
    return (
        Symbol(Box(mark.x, box.y + (box.h - 30) / 2, 30, 30), told.seat),
        Text(name, msg("seat", n=told.seat + 1), 26, Ink.INK, bold=True),
        Text(word, msg("coach-title"), 20, Ink.MUTED, align="end"),
    )


def _rows(told: Told, box: Box) -> tuple[Shape, ...]:
    if told.advice is None:
        return (Text(box, msg("coach-thinks"), 26, Ink.MUTED, align="centre"),)
    shapes: list[Shape] = []
    spots = box.rows(*(_ROW,) * (len(told.shown) + told.more))
    for spot, choice in zip(spots, told.shown, strict=False):
        shapes += _row(told, told.advice, choice, spot, _points(told.advice, choice.points, told.signed))
    if told.more:
        shapes.append(Text(spots[-1], msg("coach-more", n=len(told.advice.choices) - MOST), 17, Ink.MUTED))
    return tuple(shapes)


def _row(told: Told, advice: Advice, choice: Choice, box: Box, points: Msg) -> tuple[Shape, ...]:
    """A choice, its points, and whether it is the best or by how much it is not."""
    best = advice.is_best(choice)
    words, value, verdict = box.inset(0, 3).columns(0, 80, 124, gap=8)
    return (
        *((Card(box.inset(-8, 1), Ink.NOW, 10),) if best else ()),
        *_choice(told, choice, words, best),
        Text(value, points, 20, Ink.INK, bold=True, align="end"),
        *(_best(verdict) if best else (_less(advice, choice, verdict),)),
    )


def _choice(told: Told, choice: Choice, box: Box, best: bool) -> tuple[Shape, ...]:
    """The button that says it, where one does; else words."""
    words = move_words(told.game, choice.move)
    name = told.buttons.get(choice.move)
    if name is not None:
        return button(Box(box.x, box.y, min(150, box.w), box.h), name, words)
    return (Text(box, words, 20, Ink.INK, bold=best, lines=2),)


def _best(box: Box) -> tuple[Shape, ...]:
    mark, words = box.columns(22, 0, gap=6)
    star = Mark(Box(mark.x, box.y + (box.h - 22) / 2, 22, 22), "star", Ink.SAFE_INK)
    return star, Text(words, msg("coach-best"), 20, Ink.INK, bold=True)


def _less(advice: Advice, choice: Choice, box: Box) -> Text:
    return Text(box.inset(8, 0), _points(advice, choice.points - advice.best, True), 17, Ink.MUTED)


def _points(advice: Advice, points: float, signed: bool) -> Msg:
    fine = all(abs(choice.points) < _FINE for choice in advice.choices)
    key = f"coach-{'signed' if signed else 'points'}{'-fine' if fine else ''}"
    return msg(key, n=round(points, 2 if fine else 1) + 0.0)


def _trust(advice: Advice) -> Msg:
    return msg("luck-estimate", n=advice.error) if advice.error else msg("luck-exact")
