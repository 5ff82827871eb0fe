"""The configuration: one TOML document in up to three files, typed, and refused in one sentence where it is wrong."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from console.profiles import PROFILES, Profile, Rest, StaffConfig, VisitorsConfig
from hardware.config import DiceConfig, PanelConfig, check_dice, check_panel, check_together
from hardware.config_errors import ALLOWED, explain, find_unknown, has_key
from hardware.pin_names import BadHardware

if TYPE_CHECKING:
    from games.core import AnyGame


class ConfigError(ValueError):
    """The configuration cannot be used; the text is one sentence with the file, the key and what is allowed."""


class Display(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Table [display]: the screen."""

    fullscreen: Annotated[bool, Meta(description="the whole screen, or a window")] = True
    width: Annotated[int, Meta(ge=320, le=7680, description="width of the window in pixels")] = 1280
    height: Annotated[int, Meta(ge=240, le=4320, description="height of the window in pixels")] = 720
    motion: Annotated[bool, Meta(description="dice tumble and points count up; off: everything is there at once")] = (
        True
    )
    rest: Annotated[
        Rest, Meta(description="when nobody has pressed for long the picture stays, goes dim, or goes dark")
    ] = "off"
    rest_after_min: Annotated[
        float, Meta(ge=1, le=1440, description="minutes without a press until then; the next press only wakes it")
    ] = 20.0

    @property
    def size(self) -> tuple[int, int]:
        """The window's size in pixels."""
        return self.width, self.height


class GamepadConfig(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One table [[gamepads]]: a pad or arcade encoder by name, and the seats it serves."""

    name: Annotated[str, Meta(min_length=1, max_length=80, description="part of the name the pad gives itself")]
    first_seat: Annotated[int, Meta(ge=1, le=100, description="its first seat, counted from 1")] = 1
    seats: Annotated[
        int, Meta(ge=1, le=33, description="how many seats; from 2 on, each has three buttons: STAY, LEAVE, DOUBLE")
    ] = 1


class Config(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The whole configuration, complete: what no file says has its default."""

    profile: Annotated[
        Profile, Meta(description="party: a living room; kiosk: a museum, where nobody looks after it; classroom")
    ] = "party"
    language: Annotated[
        str,
        Meta(
            pattern="^[a-z]{2,3}(-[A-Za-z]{2,8})*$",
            description="language at the start, by its short name",
            extra={ALLOWED: 'a text such as "en", "fa" or "pt-BR"'},
        ),
    ] = "en"
    languages: Annotated[
        tuple[Annotated[str, Meta(max_length=40)], ...],
        Meta(max_length=20, description="languages to choose from, in this order; none: all there are words in"),
    ] = ()
    layout: Annotated[
        Literal["wall", "table"],
        Meta(description="wall: all upright; table: the screen lies flat and people sit around it"),
    ] = "wall"
    seats: Annotated[int, Meta(ge=1, le=100, description="seats offered at the start")] = 4
    bots: Annotated[
        tuple[Annotated[str, Meta(min_length=1, max_length=40)], ...],
        Meta(max_length=100, description='bots that hold seats at the start, by name, as in ["cautious"]'),
    ] = ()
    timer_s: Annotated[float, Meta(ge=0, le=600, description="seconds a question stays open; 0: no timer")] = 20.0
    call_after_s: Annotated[
        float, Meta(ge=0, le=600, description="seconds until the thrower may end a question by calling the throw")
    ] = 5.0
    grace_ms: Annotated[
        int, Meta(ge=0, le=1000, description="milliseconds a press may arrive late, if it was made in time")
    ] = 40
    source: Annotated[
        Literal["software", "hand", "reader"],
        Meta(description="where throws come from: the console, dice typed in by buttons, the reader"),
    ] = "software"
    throw: Annotated[
        Literal["press", "pause"],
        Meta(description="a software throw falls when the thrower presses, or by itself after a pause"),
    ] = "press"
    pause_s: Annotated[float, Meta(ge=0.5, le=60, description='seconds of that pause, with throw = "pause"')] = 3.0
    idle_s: Annotated[
        float, Meta(ge=0, le=86400, description="seconds without a press until the attract screen returns; 0: never")
    ] = 180.0
    absent: Annotated[
        Literal["bot", "stops"],
        Meta(description="a seat silent in two questions running: a bot plays on for it, or it stops with its score"),
    ] = "bot"
    volume: Annotated[int, Meta(ge=0, le=100, description="loudness in percent; 0: silent")] = 70
    voice: Annotated[
        Literal["off", "rules", "on"],
        Meta(description="aloud: nothing; throws, where the rules of a game ask for it; throws, turns and results"),
    ] = "rules"
    display: Display = Display()
    visitors: VisitorsConfig = VisitorsConfig()
    staff: StaffConfig = StaffConfig()
    gamepads: Annotated[
        tuple[GamepadConfig, ...],
        Meta(max_length=32, description="pads with seats of their own; others get the seats in the order they come"),
    ] = ()
    panel: PanelConfig = PanelConfig()
    dice: DiceConfig = DiceConfig()


LONGEST_FILE = 1_000_000
"""Bytes; a hundred seats with lamps have some ten thousand."""
ARGUMENTS = Path("arguments")
"""Named in an error where a file would be."""
Layers = list[tuple[Path, dict[str, Any]]]


def load(
    files: Iterable[Path],
    given: Path | None = None,
    languages: Sequence[str] = (),
    arguments: Mapping[str, Any] | None = None,
) -> Config:
    """The configuration of those files that exist, later ones overriding by key; ConfigError.

    given: one more file that must exist. languages: those the table speaks; empty: not checked.
    arguments: tables and keys of the command line, over all files.
    """
    layers = [(path, data) for path in files if (data := _read(path)) is not None]
    if given is not None:
        layers.append((given, _required(given)))
    layers.append((ARGUMENTS, dict(arguments or {})))
    for path, data in layers:
        if fault := find_unknown(Config, data):
            raise ConfigError(f"{path}: {fault}")
    config = _convert(layers)
    _check(config, layers, languages)
    return config


def _required(path: Path) -> dict[str, Any]:
    data = _read(path)
    if data is None:
        raise ConfigError(f"{path}: there is no such file; name one that exists or leave --config away.")
    return data


def _read(path: Path) -> dict[str, Any] | None:
    """The document, None if there is no file."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
        if len(content) > LONGEST_FILE:
            raise ConfigError(f"{path}: the file is longer than {LONGEST_FILE:,} bytes, so it is no configuration.")
        return tomllib.loads(content.decode("utf-8-sig"))  # some editors put a mark before the first byte
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ConfigError(f"{path}: the file cannot be read ({error.strerror}).") from error
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: the file is not UTF-8 text (byte {error.start + 1}).") from error
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: the file is not TOML: {error}.") from error
    except RecursionError:
        raise ConfigError(f"{path}: the file is not TOML that can be read: it is nested too deeply.") from None


def _convert(layers: Layers) -> Config:
    merged: dict[str, Any] = {}
    for _, data in layers:
        merged = _merge(merged, data)
    merged = _merge(_profile(merged), merged)
    try:
        return msgspec.convert(merged, Config)
    except msgspec.ValidationError as error:
        keys, sentence = explain(Config, merged, str(error))
        raise ConfigError(f"{_origin(layers, keys)}: {sentence}") from error


def _profile(merged: Mapping[str, Any]) -> dict[str, Any]:
    """The defaults of the profile that is named; a wrong name is refused with the rest."""
    named = merged.get("profile", "party")
    return next((defaults for profile, defaults in PROFILES.items() if profile == named), {})


def _merge(under: dict[str, Any], over: dict[str, Any]) -> dict[str, Any]:
    both = {key: _merge(under[key], over[key]) for key in under.keys() & over.keys() if _tables(under[key], over[key])}
    return under | over | both


def _tables(*values: object) -> bool:
    return all(isinstance(value, dict) for value in values)


def _origin(layers: Layers, keys: Sequence[str | int]) -> Path:
    """The last file that says something at this place."""
    return ([Path("the built-in default")] + [path for path, data in layers if has_key(data, keys)])[-1]


def _check(config: Config, layers: Layers, languages: Sequence[str]) -> None:
    """What types cannot tell."""
    _check_languages(config, layers, languages)
    if config.source == "reader" and not config.dice.device:
        raise ConfigError(f'{_origin(layers, ("source",))}: source = "reader" needs the path of it as dice.device.')
    checks: list[tuple[str, Callable[[], None]]] = [
        ("gamepads", lambda: _check_gamepads(config.gamepads)),
        ("panel", lambda: check_panel(config.panel)),
        ("dice", lambda: check_dice(config.dice)),
        ("panel", lambda: check_together(config.panel, config.dice)),
        ("staff", lambda: _check_staff(config)),
    ]
    for table, check in checks:
        try:
            check()
        except BadHardware as reason:
            raise ConfigError(f"{_origin(layers, (table,))}: {reason}.") from reason


def check_games(config: Config, games: Mapping[str, AnyGame]) -> None:
    """Games that are offered and bots that hold seats must be there; ConfigError. games: those of this table."""
    from games.core import has_bot  # here: the table is lit before the rules of games are there

    for name in config.visitors.games:
        if name not in games:
            raise ConfigError(f"visitors.games: there is no game {name!r}; choose from {', '.join(games)}.")
    for name in config.bots:
        if not any(has_bot(game, name) for game in games.values()):
            known = dict.fromkeys(bot for game in games.values() for bot in game.bots)
            raise ConfigError(f"bots: no game has a bot {name!r}; choose from {', '.join(known)}.")


def _check_staff(config: Config) -> None:
    """The seat whose buttons let staff in must have some."""
    wired = len(config.panel.all_seats()) if config.panel.kind == "gpio" else 0
    most = max(config.seats, wired, *(pad.first_seat + pad.seats - 1 for pad in config.gamepads), 0)
    if config.staff.seat > most:
        raise BadHardware(f"staff.seat = {config.staff.seat}, but this table has buttons for seats 1 to {most} only")


def _check_languages(config: Config, layers: Layers, spoken: Sequence[str]) -> None:
    """spoken: those there are words in; empty: not checked."""
    first, chosen = config.language, config.languages
    if spoken and first not in spoken:
        where = _origin(layers, ("language",))
        raise ConfigError(f"{where}: language = {first!r} is not spoken; choose {', '.join(spoken)}.")
    strange = [name for name in chosen if spoken and name not in spoken]
    if strange:
        fault = f"{strange[0]!r} is not spoken; choose from {', '.join(spoken)}"
    elif len(set(chosen)) < len(chosen):
        fault = "one is named twice"
    elif chosen and first not in chosen:
        fault = f"the language at the start, {first!r}, is not among them"
    else:
        return
    raise ConfigError(f"{_origin(layers, ('languages',))}: languages = {list(chosen)}: {fault}.")


def _check_gamepads(pads: Sequence[GamepadConfig]) -> None:
    for number, pad in enumerate(pads, 1):
        if (last := pad.first_seat + pad.seats - 1) > 100:
            raise BadHardware(f"gamepads[{number}] serves seats {pad.first_seat} to {last}, but the last one is 100")
