"""The middle of the table of Chance or Choice: the round's pot, the dice, the odds of the next throw, the question."""

from __future__ import annotations

from games.chance_or_choice.odds import odds
from games.chance_or_choice.state import Phase, State, totals
from games.chance_or_choice.told import ended, question, result, sums_of, winners
from games.core import ranks
from games.scene import Bar, Box, Card, Die, Ink, Msg, Ring, Shape, Symbol, Text, msg, number
from games.table import Labels, as_they_lie, both_sides, legend, notice_line, size_for
from games.view import View

_ROOM = 1.22
"""Height for dice, in sides of one: they hop and turn, more above them than below."""
_LOW = 262
"""Below this height of the centre the sum stands beside the dice, not under them."""


def upright(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    """Everything for people who look from one side. chips: panels are too small for buttons, so these stand here."""
    start, middle, end = box.columns(300, 0, 300, gap=20)
    return (
        *_pot(state, start),
        *(_low(state, view, middle, chips) if box.h < _LOW else _high(state, view, middle, chips)),
        *_odds(state, end),
    )


def around(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    """Dice in the middle, words for both long sides."""
    die = box.h * 0.3
    dice = Box(box.x + 250, box.y + (box.h - die) / 2, box.w - 500, die)
    half = Box(0, 0, box.w, box.h / 2)
    return (*both_sides(box, _half(state, view, half, die / 2, chips)), *_dice(state, view, dice))


def _half(state: State, view: View, half: Box, under: float, chips: bool) -> tuple[Shape, ...]:
    start, middle, end = half.columns(240, 0, 240, gap=10)
    _, bar, first, second, third = middle.rows(under + 6, 8, 0, 0, 24, gap=4)
    told = Text(third, _round(state), 17, Ink.SOFT, align="centre")
    lower = Box(second.x, second.y, second.w, min(56, second.h + third.h))
    return (
        *_timer(view, bar.inset(40, 0)),
        *_two_lines(state, view, first, second, chips),
        *((told,) if view.notice is None else notice_line(lower, view.notice)),
        *_pot(state, start.inset(0, 8)),
        *_odds(state, end.inset(0, 4)),
    )


def _two_lines(state: State, view: View, first: Box, second: Box, chips: bool) -> tuple[Shape, ...]:
    """How the last round ended, if it has just ended; the question; for how many. A notice leaves one line."""
    said, (ask, more) = _result(state, view), question(state, view)
    lines: list[tuple[Shape, ...]] = []
    if said is not None:
        lines.append(_slip(first, said))
    if ask is not None:
        lines.append((_sentence(second if lines else first, ask, loud=True),))
    if len(lines) < 2:
        lines.append(_more(second, more, legend(view) if chips else ()))
    shown = lines if view.notice is None else lines[:1]
    return tuple(shape for line in shown for shape in line)


def _odds(state: State, box: Box) -> tuple[Shape, ...]:
    return _podium(state, box) if state.phase is Phase.OVER else _chance(state, box)


def _podium(state: State, box: Box) -> tuple[Shape, ...]:
    """The best three at the end."""
    scores = totals(state)
    places = ranks(scores)
    best = sorted(range(len(scores)), key=lambda seat: -scores[seat])[:3]
    high = min(48, box.h / 3)
    top = box.y + (box.h - high * len(best)) / 2
    shapes: list[Shape] = []
    for n, seat in enumerate(best):
        row = Box(box.x + 4, top + n * high, box.w - 8, high)
        place, symbol, name, points = row.columns(24, 28, 0, 56, gap=8)
        shapes += (
            Text(place, number(places[seat]), 20, Ink.SOFT, align="end"),
            Card(Box(symbol.x, row.y + high / 2 - 14, 28, 28), Ink.PAPER, 8),
            Symbol(Box(symbol.x + 3, row.y + high / 2 - 11, 22, 22), seat),
            Text(name, msg("seat", n=seat + 1), 20, Ink.TEXT),
            Text(points, number(scores[seat]), 26, Ink.TEXT, bold=True, align="end"),
        )
    return tuple(shapes)


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
    said = _result(state, view)
    shapes = _sum(state, view, added) if said is None else _slip(added, said)
    return (*_dice(state, view, dice), *shapes, *_asking(state, view, bar, ask, more, chips))


def _low(state: State, view: View, box: Box, chips: bool) -> tuple[Shape, ...]:
    dice, bar, ask, more = box.rows(0, 8, 34, 38, gap=5)
    said = _result(state, view)
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
    return (*shapes, *_more(more, second, legend(view) if chips else ()))


def _more(box: Box, words: Msg | None, keys: Labels) -> tuple[Shape, ...]:
    """The second line; where panels hold no buttons, what they do stands beside it."""
    *spots, box = box.inset(0, 1).columns(*(min(110, box.w / 5),) * len(keys), 0, gap=8)
    shapes: list[Shape] = [] if words is None else [_sentence(box, words, loud=False)]
    return (*shapes, *as_they_lie(tuple(spots), keys)) if keys else tuple(shapes)


def _result(state: State, view: View) -> Msg | None:
    """How the last round ended; no longer said when the next dice roll."""
    return None if view.rolling is not None else result(state)


def _sentence(box: Box, words: Msg, loud: bool) -> Text:
    ink = Ink.TEXT if loud else Ink.SOFT
    return Text(box, words, 26 if loud else 20, ink, bold=loud, align="centre", lines=2)


def _slip(box: Box, words: Msg) -> tuple[Shape, ...]:
    """How a round ended, on a slip of paper."""
    size, spare = min(26 if box.w > 500 else 20, size_for(box.h)), max(0, box.h - 46) / 2
    box = box.inset(0, spare)
    return (
        Card(box, Ink.PAPER, None, id="slip"),
        Text(box.inset(20, 0), words, size, Ink.INK, bold=True, align="centre", lines=2),
    )


def _timer(view: View, box: Box) -> tuple[Shape, ...]:
    return () if view.timer is None else (Bar(box, view.timer, Ink.TEXT, Ink.TRACK, id="timer"),)


def _sum(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """What the last throw has added."""
    if not state.throws or view.rolling is not None or view.entered or _in_hand(view):
        return ()
    added = sums_of(state.throws)[-1]
    return (Text(box, msg("plus", n=added), 34, Ink.TEXT, bold=True, align="centre", id="sum"),)


def _faces(state: State, view: View) -> tuple[int, ...]:
    """What the dice show: those under way, those typed in so far, the last throw, or nothing yet (0)."""
    blank = (0,) * state.table.dice
    if view.rolling is not None:
        return view.rolling
    held = _in_hand(view)
    if view.entered or held:
        return (*view.entered, held, *blank)[: len(blank)]
    done = ended(state)
    last = state.throws or (done.throws if done else ())
    return last[-1] if last else blank


def _in_hand(view: View) -> int:
    """The face a seat is about to type in, 0 if nobody does."""
    typing = [seat for seat in view.seats if seat.focus]
    return int(typing[0].focus[typing[0].at]) if typing and view.throw_by == "hand" else 0


def _dice(state: State, view: View, box: Box) -> tuple[Shape, ...]:
    """The dice in a row; each lies a little differently after every throw. The one being typed in is framed."""
    faces = _faces(state, view)
    side = min(box.h / _ROOM, box.w / (len(faces) * 1.2))
    step = side * 1.2
    left, top = box.x + (box.w - step * len(faces)) / 2 + step * 0.083, box.y + (box.h - side) * 0.6
    held = len(view.entered) if _in_hand(view) else -1
    shapes: list[Shape] = []
    for n, face in enumerate(faces):
        spot = Box(left + n * step, top, side, side)
        if n == held:
            shapes.append(Card(spot.inset(-side * 0.04), Ink.TRACK, side * 0.2, ring=True, id="held"))
        shapes.append(_die(state, view, spot, n, face, still=n == held))
    return tuple(shapes)


def _die(state: State, view: View, box: Box, n: int, face: int, still: bool) -> Die:
    tilt = 0 if still else (view.throws * 5 + n * 13 + 4) % 17 - 8
    rolling = view.rolling is not None
    return Die(box, face, state.table.sides, tilt=tilt, rolling=rolling, dim=not face or still, id=f"die-{n}")


def _chance(state: State, box: Box) -> tuple[Shape, ...]:
    """How likely the next throw ends the round, as a ring, per cent, and throws out of all throws."""
    table = state.table
    chance = odds(table.dice, table.sides, table.wipe)
    round_ = min(150, box.h - 62)
    _, ring, words, wipe, _ = box.rows(0, round_, 26, 24, 0, gap=4)
    disc = Box(ring.x + (ring.w - round_) / 2, ring.y, round_, round_)
    part, out_of = chance.ends / chance.all, msg("odds", hits=chance.ends, all=chance.all)
    few = chance.all < 10_000
    shapes: list[Shape] = [Ring(disc, part, max(7, round_ * 0.08), id="chance")]
    inner = disc.inset(round_ * 0.14, round_ * 0.24)
    percent, below = inner.rows(inner.h * 0.62, 0) if few else (inner, words)
    if not few:
        words, wipe = wipe, Box(wipe.x, wipe.y + 26, wipe.w, wipe.h)
    return (
        *shapes,
        Text(percent, msg("percent", part=part), 34, Ink.TEXT, bold=True, align="centre"),
        Text(below, out_of, 17, Ink.SOFT, align="centre"),
        Text(words, msg("cc-ends"), 17, Ink.SOFT, align="centre"),
        *(_wipe(chance.wipes, chance.all, wipe) if few else ()),
    )


def _wipe(hits: int, everything: int, box: Box) -> tuple[Shape, ...]:
    if not hits:
        return ()
    words = msg("cc-wipes", odds=msg("odds", hits=hits, all=everything))
    return (Text(box, words, 17, Ink.SOFT, align="centre"),)
