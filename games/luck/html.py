"""A game on paper: its score sheet and its account of luck and choice as one page that any browser prints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from games.core import AnyGame
from games.house_rules import option_words, value_words
from games.luck.account import Account
from games.luck.told import amount, explained_words, trust_words, weightiest
from games.record import Record, Step
from games.scene import Msg, msg, number
from games.score_sheet import holder_rows, seats_of, sheet_rows, short_name
from games.view import SeatView
from games.words import Words

_STYLE = """
body { font: 11pt/1.4 "IBM Plex Sans Arabic", "IBM Plex Sans", sans-serif; color: #1c1e21; margin: 2em auto;
  max-width: 60em; padding: 0 1em }
h1 { font-size: 1.5em; margin: 0 } h2 { font-size: 1.15em; margin: 1.6em 0 .3em }
p { margin: .3em 0 } .soft { color: #67655d; font-size: .9em }
table { border-collapse: collapse; width: 100%; margin-top: .5em; page-break-inside: avoid }
th, td { border: 1px solid #d6cdba; padding: .25em .5em; text-align: start; vertical-align: top }
th { background: #f6f1e5; font-weight: 600 } td.n { text-align: end; font-variant-numeric: tabular-nums }
svg { display: block; width: 9em; height: .8em } [dir=rtl] svg { transform: scaleX(-1) }
code { font-size: .85em; overflow-wrap: anywhere; unicode-bidi: isolate }
@page { size: A4; margin: 14mm } @media print { body { margin: 0; max-width: none } }
"""


def html_page(
    game: AnyGame,
    record: Record,
    history: Sequence[Step],
    found: Account | None,
    words: Words,
    seats: Sequence[SeatView] = (),
) -> str:
    """The whole page, in one file without links. found: None where luck and choice cannot be told apart.

    seats: who held them; without, what the record knows.
    """
    seats = seats or seats_of(record.setup)
    title = escape(words.say(Msg(f"title-{game.id}")))
    state = history[-1].after if history else game.start(record.setup)
    parts = [
        f"<h1>{title}</h1>",
        f'<p class="soft">{escape(_house_rules(game, record, words))}</p>',
        _sheet(sheet_rows(game, state, seats), words),
        _sheet(holder_rows(game, state, seats), words),
        f"<h2>{escape(words.say(msg('luck-title')))}</h2>",
        _account(game, history, found, words, seats),
        _promise(record),
    ]
    side = "rtl" if words.rtl else "ltr"
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    return f'<!doctype html>\n<html lang="{words.language}" dir="{side}">\n<head>{head}</head>\n<body>\n' + (
        "\n".join(part for part in parts if part) + "\n</body>\n</html>\n"
    )


def _house_rules(game: AnyGame, record: Record, words: Words) -> str:
    values = record.setup.options
    told = [(option_words(game, option), value_words(game, option, values[option.name])) for option in game.options]
    told += [(msg("option-coach"), msg("value-on"))] if record.setup.coach else []
    return " · ".join(f"{words.say(name)}: {words.say(value)}" for name, value in told)


def _sheet(rows: Sequence[Sequence[Msg]], words: Words) -> str:
    """The game's own score sheet; the first row names the columns."""
    if not rows:
        return ""
    head = _cells("th", (words.say(cell) for cell in rows[0]))
    body = "".join(f"<tr>{_cells('td', (words.say(cell) for cell in row))}</tr>" for row in rows[1:])
    return f"<table><tr>{head}</tr>{body}</table>"


def _cells(tag: str, texts: Iterable[str]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)


def _account(
    game: AnyGame, history: Sequence[Step], found: Account | None, words: Words, seats: Sequence[SeatView]
) -> str:
    if found is None:
        return f"<p>{escape(words.say(msg('luck-unknown')))}</p>"
    others = ("luck-others",) if found.has_gifts else ()
    heads = ("luck-seat", "luck-luck", "luck-choice", *others, "luck-result", "luck-luckiest", "luck-dearest")
    head = _cells("th", (words.say(msg(key)) for key in heads))
    names = [words.say(short_name(seat, view)) for seat, view in enumerate(seats)]
    rows = "".join(_row(game, history, found, words, seat, name) for seat, name in enumerate(names))
    explained = "".join(f"<p>{escape(words.say(line))}</p>" for line in (explained_words(game), trust_words(found)))
    return f"{explained}<table><tr>{head}</tr>{rows}</table>"


def _row(game: AnyGame, history: Sequence[Step], found: Account, words: Words, seat: int, name: str) -> str:
    most = max(1.0, *map(abs, (*found.luck, *found.cost, *found.gift)))
    sums = [(found.luck[seat], "#2f5e9e"), (-found.cost[seat], "#84509b")]
    sums += [(found.gift[seat], "#8b8a85")] if found.has_gifts else []
    bars = "".join(
        f'<td class="n">{escape(words.say(amount(points)))}{_bar(points / most, ink)}</td>' for points, ink in sums
    )
    luck, dear = weightiest(game, history, found, words, seat)
    result = words.say(number(round(found.result[seat])))
    last = f"<td>{escape(luck)}</td><td>{'<br>'.join(map(escape, dear))}</td>"
    return f'<tr><td>{escape(name)}</td>{bars}<td class="n">{escape(result)}</td>{last}</tr>'


def _bar(part: float, ink: str) -> str:
    """A bar from the middle, to the end of the line for a gain and to its start for a loss."""
    wide = 50 * min(1.0, abs(part))
    left = 50 if part > 0 else 50 - wide
    return (
        '<svg viewBox="0 0 100 8" preserveAspectRatio="none"><rect width="100" height="8" fill="#ece6d6"/>'
        f'<rect x="{left:.1f}" width="{wide:.1f}" height="8" fill="{ink}"/><rect x="49.5" width="1" height="8"/></svg>'
    )


def _promise(record: Record) -> str:
    """What the software dice were committed to, and its opening."""
    lines = [line for line in (record.commitment, record.seed) if line]
    return f'<p class="soft">{"<br>".join(f"<code>{line}</code>" for line in lines)}</p>' if lines else ""
