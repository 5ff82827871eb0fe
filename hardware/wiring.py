"""Which wire goes where: the lines of the configured seats as a list, and as a drawing of the header (SVG)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from rich.table import Table

from hardware.config import PanelConfig
from hardware.gpio_lines import Wire, wires
from hardware.pin_names import HEADER_CHIPS, header_place, plain_pin
from hardware.signals import Button

RESISTOR = "470 Ω"
"""Before the lamp of a button: about 3 mA through a LED of 2 V, so that a dozen lit lamps are no burden to a board."""
GROUND = (6, 9, 14, 20, 25, 30, 34, 39)
SUPPLY = (1, 17)
"""Places of the header with 3.3 V; 2 and 4 have 5 V, which no GPIO bears."""
_NAMES = {place: "ground" for place in GROUND} | {place: "3.3 V" for place in SUPPLY} | {2: "5 V", 4: "5 V"}
_NAMES |= {8: "serial port", 10: "serial port", 27: "ID EEPROM", 28: "ID EEPROM"}
COLOURS = {Button.STAY: "green", Button.LEAVE: "red", Button.DOUBLE: "yellow"}
_INKS = {"green": "#1f8a4c", "red": "#c0392b", "yellow": "#d9a400"}
_WIDTH, _PITCH, _TOP, _PIN = 1000, 27, 96, 13


@dataclass(frozen=True)
class Row:
    """One wire. place: on the header, 1 to 40, None on other chips; line: what it is called there; chip: of others."""

    place: int | None
    line: str
    chip: str
    colour: str
    seat: int
    button: Button
    lamp: bool

    @property
    def goes_to(self) -> str:
        """What is at its other end, seats from 1."""
        what = f"seat {self.seat + 1} {self.button}"
        return f"{what} lamp, through {RESISTOR}" if self.lamp else what


def rows(config: PanelConfig) -> tuple[Row, ...]:
    """All wires: those of the header by place, then those of other chips."""
    found = [_row(config, wire) for wire in wires(config)]
    return tuple(sorted(found, key=lambda row: (row.place or 99, row.chip)))


def table(config: PanelConfig) -> Table:
    """The list for a terminal."""
    listed = Table("place", "line", "wire", "goes to")
    for row in rows(config):
        where = f"header {row.place}" if row.place else row.chip
        listed.add_row(where, row.line, row.colour, row.goes_to, style="" if row.lamp else COLOURS[row.button])
    return listed


def common(config: PanelConfig) -> str:
    """Where the other contact of every button goes, and that of every lamp."""
    supply, ground = f"3.3 V (places {_listed(SUPPLY)})", f"ground (places {_listed(GROUND)})"
    if config.pull == "up":
        return f"The other contact of every button, and of every lamp, goes to {ground}."
    return f"The other contact of every button goes to {supply}, of every lamp to {ground}."


def draw(config: PanelConfig) -> str:
    """The header with its wires, and other chips below it, as an SVG document."""
    found = rows(config)
    at_header = {row.place: row for row in found if row.place is not None}
    far = [row for row in found if row.place is None]
    below = _TOP + 20 * _PITCH if at_header else _TOP - 16
    height = below + (_far_height(far) if far else 24)
    parts = [*_title(config, bool(at_header)), *(_header(at_header) if at_header else ()), *_far(far, below + 16)]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" height="{height}"'
    style = ' font-family="IBM Plex Sans, DejaVu Sans, sans-serif" font-size="14" fill="#222">'
    return "\n".join([head + style, f'<rect width="{_WIDTH}" height="{height}" fill="#faf7f0"/>', *parts, "</svg>\n"])


def _row(config: PanelConfig, wire: Wire) -> Row:
    chip = wire.chip or config.chip
    place = header_place(wire.pin) if chip in ("", *HEADER_CHIPS) else None
    plain = plain_pin(wire.pin)
    line = str(wire.pin).partition("@")[0] if not plain.isdecimal() else f"{'GPIO' if place else 'line '}{plain}"
    seat, button = wire.key
    colour = "white" if wire.lamp else COLOURS[button]
    return Row(place, line, "" if place else chip or "header", colour, seat, button, wire.lamp)


def _listed(places: tuple[int, ...]) -> str:
    return f"{', '.join(map(str, places[:-1]))} or {places[-1]}"


def _text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:g}" y="{y:g}" {more}>{escape(words)}</text>'


def _title(config: PanelConfig, header: bool) -> Iterator[str]:
    yield _text(_WIDTH / 2, 32, "Wiring of the buttons", 'text-anchor="middle" font-size="22" font-weight="bold"')
    yield _text(_WIDTH / 2, 58, common(config), 'text-anchor="middle"')
    if header:
        yield _text(
            _WIDTH / 2, 80, "The header seen from above, place 1 at the corner", 'text-anchor="middle" fill="#666"'
        )


def _header(used: dict[int, Row]) -> Iterator[str]:
    middle = _WIDTH / 2
    yield f'<rect x="{middle - 46}" y="{_TOP - 8}" width="92" height="{20 * _PITCH + 8}" rx="8" fill="#2b2b2b"/>'
    for place in range(1, 41):
        left = place % 2 == 1
        x, y = middle + (-22 if left else 22), _TOP + (place - 1) // 2 * _PITCH + _PITCH / 2
        yield _place(place, x, y, used.get(place))
        yield from _label(place, x, y, left, used.get(place))


def _place(place: int, x: float, y: float, row: Row | None) -> str:
    fill = {"ground": "#111", "3.3 V": "#e8833a", "5 V": "#b33"}.get(_NAMES.get(place, ""), "#8a8578")
    if row is not None:
        fill = "#fff" if row.lamp else _INKS[row.colour]
    ink = "#222" if row is not None and (row.lamp or row.colour == "yellow") else "#fff"
    number = _text(x, y + 4, str(place), f'text-anchor="middle" font-size="10" fill="{ink}"')
    return f'<circle cx="{x:g}" cy="{y:g}" r="{_PIN - 3}" fill="{fill}"/>{number}'


def _label(place: int, x: float, y: float, left: bool, row: Row | None) -> Iterator[str]:
    way = -1 if left else 1
    anchor = "end" if left else "start"
    if row is None:
        yield _text(x + way * 34, y + 5, _NAMES.get(place, ""), f'text-anchor="{anchor}" fill="#777" font-size="12"')
        return
    ink = _INKS[COLOURS[row.button]]
    dash = ' stroke-dasharray="5 3"' if row.lamp else ""
    yield f'<path d="M{x + way * 12:g} {y:g}H{x + way * 120:g}" stroke="{ink}" stroke-width="3" fill="none"{dash}/>'
    if row.lamp:
        yield f'<rect x="{x + way * 66 - 14:g}" y="{y - 5:g}" width="28" height="10" fill="#faf7f0" stroke="{ink}"/>'
    yield f'<circle cx="{x + way * 127:g}" cy="{y:g}" r="6" fill="{"none" if row.lamp else ink}" stroke="{ink}"/>'
    yield _text(x + way * 140, y + 5, row.line, f'text-anchor="{anchor}" fill="#777" font-size="12"')
    yield _text(x + way * 196, y + 5, row.goes_to, f'text-anchor="{anchor}"')


def _far_height(far: list[Row]) -> int:
    return 46 + 22 * -(-len(far) // 2)


def _far(far: list[Row], top: float) -> Iterator[str]:
    """Lines of other chips, in two columns."""
    deep = -(-len(far) // 2)
    for number, row in enumerate(far):
        x, y = 40 + number // deep * 480, top + 20 + number % deep * 22
        fill = "none" if row.lamp else _INKS[row.colour]
        yield f'<circle cx="{x}" cy="{y - 5:g}" r="6" fill="{fill}" stroke="#222"/>'
        yield _text(x + 14, y, f"{row.chip}, {row.line}: {row.goes_to}", 'font-size="12"')
