"""The middle of the table of Chance or Choice: the round's pot, the dice, the odds of the next throw, the question."""

from __future__ import annotations

from games.chance_or_choice.odds import odds
from games.chance_or_choice.state import Phase, State, totals
from games.chance_or_choice.told import ended, question, result, sums_of, winners
from games.scene import Bar, Box, Card, Die, Ink, Msg, Ring, Shape, Text, View, msg, number
from games.table import both_sides, button, notice_line, size_for

_LOW = 262
"""Below this height of the centre the sum stands beside the dice, not under them."""


def upright(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    """Everything for people who look from one side. chips: panels are too small for buttons, so these stand here."""
    start, middle, end = box.columns(300, 0, 300, gap=20)
    return (
        *_pot(state, start),
        *(_low(state, view, middle, chips) if box.h < _LOW else _high(state, view, middle, chips)),
        *(() if state.phase is Phase.OVER else _chance(state, end)),
    )


def around(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """Dice in the middle, words for both long sides."""
    die = box.h * 0.3
    dice = Box(box.x + 240, box.y + (box.h - die) / 2, box.w - 480, die)
    half = Box(0, 0, box.w, box.h / 2)
    return (*both_sides(box, _half(state, view, half, die / 2)), *_dice(state, view, dice))


def _half(state: State, view: View, half: Box, under: float) -> tuple[Shape, ...]:
    start, middle, end = half.columns(220, 0, 220, gap=10)
    _, bar, first, second, third = middle.rows(under + 6, 8, 0, 0, 26, gap=5)
    shapes: list[Shape] = [*_timer(view, bar.inset(40, 0))]
    said, ask, more = result(state), *question(state, view)
    lines = [line for line in (said, ask, more) if line is not None][:2]
    for spot, line in zip((first, second), lines, strict=False):
        shapes += _slip(spot, line) if line is said else (_sentence(spot, line, loud=line is ask),)
    if view.notice is not None:
        shapes += notice_line(second, view.notice)
    shapes.append(Text(third, _round(state), 17, Ink.SOFT, align="centre"))
    odd = () if state.phase is Phase.OVER else _chance(state, end.inset(0, 4))
    return (*shapes, *_pot(state, start.inset(0, 8)), *odd)


def _round(state: State) -> Msg:
    if state.phase is Phase.OVER:
        return msg("title-chance_or_choice")
    now = msg("round-of", n=len(state.past) + 1, of=state.table.rounds)
    return msg("list-dot", first=now, next=msg("cc-throws", seat=msg("seat", n=state.thrower + 1)))


def _pot(state: State, box: Box) -> tuple[Shape, ...]:
    """What is to be had this round, and the throws it came from; at the end what the winners have."""
    over = state.phase is Phase.OVER
    points = max(totals(state)) if over else state.pot
    low = box.h < _LOW
    _, label, value, unit, past, _ = box.rows(0, 24, 62 if low else 104, 26, 34, 0, gap=3)
    above = msg("cc-winner", n=len(winners(state))) if over else msg("cc-this-round")
    below = msg("cc-final-points" if over else "cc-on-the-table", n=points)
    return (
        Text(label, above, 20, Ink.SOFT, align="centre"),
        Text(value, number(points), 48 if low else 84, Ink.TEXT, bold=True, align="centre", counts=points, id="pot"),
        Text(unit, below, 20, Ink.SOFT, align="centre"),
        *_throws(state, past),
    )


def _throws(state: State, box: Box) -> tuple[Shape, ...]:
    """The sums of the last throws of this round as small tokens, the newest at the end."""
    sums = [each for each in sums_of(state.throws) if each][-6:]
    if len(sums) < 2:
        return ()
    wide, gap = 40, 6
    left = box.x + (box.w - len(sums) * (wide + gap) + gap) / 2
    shapes: list[Shape] = []
    for n, each in enumerate(sums):
        spot = Box(left + n * (wide + gap), box.y + 4, wide, box.h - 6)
        shapes += (Card(spot, Ink.TRACK, None), Text(spot, number(each), 17, Ink.TEXT, align="centre"))
    return tuple(shapes)


def _high(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    dice, added, bar, ask, more = box.rows(0, 46, 8, 38, 42, gap=7)
    said = result(state)
    shapes = _sum(state, view, added) if said is None else _slip(added, said)
    return (*_dice(state, view, dice), *shapes, *_asking(state, view, bar, ask, more, chips))


def _low(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    dice, bar, ask, more = box.rows(0, 8, 34, 38, gap=5)
    said = result(state)
    shapes = _asking(state, view, bar, ask, more, chips)
    if said is None:
        _, row, added = dice.columns(90, 0, 90)
        return (*_dice(state, view, row), *_sum(state, view, added), *shapes)
    row, slip = dice.rows(0, 38, gap=4)
    return (*_dice(state, view, row), *_slip(slip, said), *shapes)


def _asking(state: State, view: View, bar: Box, ask: Box, more: Box, chips: bool) -> tuple[Shape, ...]:
    first, second = question(state, view)
    shapes: list[Shape] = [*_timer(view, bar.inset(bar.w / 5, 0))]
    if first is not None:
        shapes.append(_sentence(ask, first, loud=True))
    if view.notice is not None:
        return (*shapes, *notice_line(more, view.notice))
    if chips and state.phase is Phase.QUESTION:
        stay, more, leave = more.inset(0, 1).columns(120, 0, 120, gap=12)
        shapes += (*button(stay, "STAY", msg("cc-stay")), *button(leave, "LEAVE", msg("cc-leave")))
    if second is not None:
        shapes.append(_sentence(more, second, loud=False))
    return tuple(shapes)


def _sentence(box: Box, words: Msg, loud: bool) -> Text:
    ink = Ink.TEXT if loud else Ink.SOFT
    return Text(box, words, 26 if loud else 20, ink, bold=loud, align="centre", lines=2)


def _slip(box: Box, words: Msg) -> tuple[Shape, ...]:
    """How a round ended, on a slip of paper."""
    return (
        Card(box, Ink.PAPER, None, id="slip"),
        Text(box.inset(20, 0), words, min(26, size_for(box.h)), Ink.INK, bold=True, align="centre", lines=2),
    )


def _timer(view: View, box: Box) -> tuple[Shape, ...]:
    return () if view.timer is None else (Bar(box, view.timer, Ink.TEXT, Ink.TRACK, id="timer"),)


def _sum(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """What the last throw has added."""
    if not state.throws or view.rolling is not None:
        return ()
    added = sums_of(state.throws)[-1]
    return (Text(box, msg("plus", n=added), 34, Ink.TEXT, bold=True, align="centre", id="sum"),)


def _faces(state: State, view: View) -> tuple[int, ...]:
    """What the dice show: those under way, those typed in so far, the last throw, or nothing yet (0)."""
    blank = (0,) * state.table.dice
    if view.rolling is not None:
        return view.rolling
    if view.entered:
        return (*view.entered, *blank)[: len(blank)]
    done = ended(state)
    last = state.throws or (done.throws if done else ())
    return last[-1] if last else blank


def _dice(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """The dice in a row; each lies a little differently after every throw."""
    faces, rolling = _faces(state, view), view.rolling is not None
    side = min(box.h / 1.18, box.w / (len(faces) * 1.2))
    step = side * 1.2
    left, top = box.x + (box.w - step * len(faces)) / 2 + step * 0.083, box.y + (box.h - side) / 2
    return tuple(
        Die(
            Box(left + n * step, top, side, side),
            face,
            state.table.sides,
            tilt=(view.throws * 5 + n * 13 + 4) % 17 - 8,
            rolling=rolling,
            dim=not face,
            id=f"die-{n}",
        )
        for n, face in enumerate(faces)
    )


def _chance(state: State, box: Box) -> tuple[Shape, ...]:
    """How likely the next throw ends the round, as a ring, per cent, and throws out of all throws."""
    table = state.table
    chance = odds(table.dice, table.sides, table.wipe)
    round_ = min(150, box.h - 70)
    _, ring, words, wipe, _ = box.rows(0, round_, 26, 24, 0, gap=4)
    disc = Box(ring.x + (ring.w - round_) / 2, ring.y, round_, round_)
    inner = disc.inset(round_ * 0.14, round_ * 0.24)
    percent, out_of = inner.rows(inner.h * 0.62, 0)
    ends = msg("odds", hits=chance.ends, all=chance.all)
    return (
        Ring(disc, chance.ends / chance.all, max(7, round_ * 0.08), id="chance"),
        Text(percent, msg("percent", part=chance.ends / chance.all), 34, Ink.TEXT, bold=True, align="centre"),
        Text(out_of, ends, 17, Ink.SOFT, align="centre"),
        Text(words, msg("cc-ends"), 17, Ink.SOFT, align="centre", lines=2),
        *_wipe(chance.wipes, chance.all, wipe),
    )


def _wipe(hits: int, everything: int, box: Box) -> tuple[Shape, ...]:
    if not hits:
        return ()
    words = msg("cc-wipes", odds=msg("odds", hits=hits, all=everything))
    return (Text(box, words, 14, Ink.SOFT, align="centre", lines=2),)
