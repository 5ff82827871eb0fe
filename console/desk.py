"""What all screens share: games, words, store, dice, device faults and the habits of the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from console.audits import Audits
from console.profiles import Rest, StaffConfig, VisitorsConfig
from console.session import Session
from console.signals import Command, Shown, Signal
from console.store import Store
from console.thinking import Think, at_once
from games.core import AnyGame, Tone
from games.scene import Layout, Msg
from games.words import Words
from hardware.signals import Button, DiceRead, Fault, Pressed, Ready, Released, Tick

SECOND = 1_000_000_000
PASSING_NS = 4 * SECOND
"""How long a passing fault stays in the centre of the screen."""

DiceSource: TypeAlias = Literal["console", "hand", "reader"]
VoiceLevel: TypeAlias = Literal["rules", "on", "off"]
"""What is said aloud: throws where the rules of the game ask for it, all throws, turns and results, or nothing."""
VOICES: tuple[VoiceLevel, ...] = ("rules", "on", "off")


Power: TypeAlias = Literal["console", "restart", "off"]
"""Only the console starts again, the machine does, or it is shut down."""


class Dice(Protocol):
    """A dice reader: told which throw is due, it answers with `DiceRead` signals."""

    def arm(self, dice: int, sides: int, due_id: int) -> None:
        """The first valid throw from now on counts, once."""

    def disarm(self) -> None:
        """No throw is due."""


class Door(Protocol):
    """What staff may do to the machine from the table."""

    @property
    def sound(self) -> Callable[[int], object]:
        """Sets how loud it is from now on, 0 to 100."""

    def export(self) -> Msg:
        """Writes audits and records to a stick or a folder; says where, or why not."""

    def power(self, how: Power) -> None:
        """Ends the console, and the machine with it or not."""


@dataclass(frozen=True)
class Habits:
    """How this table plays; all times in seconds unless named.

    seats: panels at the table. bots: names of those that hold seats from the start. timer_s: how long a question stays
    open, 0 for ever. call_after_s: when the caller may end it. grace_ms: how late a press may arrive (T4). pause_s: a
    software throw falls by itself after it, 0 waits for the thrower's button. idle_s: without a press the attract
    screen returns, 0 never.
    absent: what becomes of a seat that is silent twice (T6): a bot plays on for it, or it stops with its score.
    """

    seats: int = 4
    bots: tuple[str, ...] = ()
    timer_s: float = 30
    call_after_s: float = 5
    grace_ms: int = 40
    pause_s: float = 0
    hold_s: float = 2
    idle_s: float = 180
    absent: Literal["bot", "stops"] = "bot"
    tumble_ms: int = 800
    source: DiceSource = "console"


@dataclass
class Desk:
    """The one place where screens find each other's tools. Mutable: language, layout, motion, faults, session, time.

    speak: the words of a language. entropy: that many bytes from the system. dice: the reader, if there is one.
    keys: what stands on the keys of each seat ("Q W E"), where a keyboard is the panel.
    source: where throws come from now (the habit's, until a reader is lost). faults: lasting, by device, newest last.
    well: what devices that are well say of themselves.
    passing: a passing fault and when it goes (None until it is on the screen). pressed_ns: the last contact
    anywhere; presser: the panel it was at. tones: what is to be heard, until `heard` takes it.
    think: where bots think. closely: whether a game that is over is judged anew by its better judge, which takes its
    time. voice: what is said aloud; said: what is to be said, until `spoken` takes it.
    visitors: what those may who come to the table; staff: how staff get in. home_language: the one of each new visit.
    rest: what the picture does when nobody comes, after rest_after_s; light: how bright it is now.
    held: since when each button is down. audits: what is counted. door: what staff may do to the machine.
    volume: how loud it is, 0 to 100. wrong_pins: how many in a row; pin_opens_ns: when the next one may be tried.
    """

    games: tuple[AnyGame, ...]
    store: Store
    speak: Callable[[str], Words]
    languages: tuple[str, ...]
    words: Words
    entropy: Callable[[int], bytes]
    habits: Habits = field(default_factory=Habits)
    dice: Dice | None = None
    keys: tuple[str, ...] = ()
    layout: Layout = "wall"
    motion: bool = True
    session: Session | None = None
    faults: dict[str, Fault] = field(default_factory=dict)
    well: dict[str, Ready] = field(default_factory=dict)
    passing: tuple[Fault, int | None] | None = None
    now_ns: int = 0
    pressed_ns: int = 0
    presser: int = 0
    tones: deque[Tone] = field(default_factory=lambda: deque(maxlen=8))
    think: Think = at_once
    closely: bool = False
    voice: VoiceLevel = "off"
    said: deque[Msg] = field(default_factory=lambda: deque(maxlen=8))
    visitors: VisitorsConfig = field(default_factory=VisitorsConfig)
    staff: StaffConfig = field(default_factory=StaffConfig)
    home_language: str = ""
    rest: Rest = "off"
    rest_after_s: float = 1200
    light: Literal["full", "dim", "blank"] = "full"
    held: dict[tuple[int, Button], int] = field(default_factory=dict)
    audits: Audits = field(default_factory=Audits)
    door: Door | None = None
    volume: int = 70
    wrong_pins: int = 0
    pin_opens_ns: int = 0

    def __post_init__(self) -> None:
        self.home_language = self.home_language or self.words.language

    @property
    def offered(self) -> tuple[AnyGame, ...]:
        """The games that may be chosen here: those that are named, all if none of them is there."""
        named = tuple(game for game in self.games if game.id in self.visitors.games)
        return named or self.games

    def keys_of(self, panel: int) -> tuple[str, ...]:
        """What stands on the keys that are a panel's STAY, LEAVE and DOUBLE; () where it has buttons of its own."""
        return tuple(self.keys[panel].split()) if panel < len(self.keys) else ()

    @property
    def tumble_ns(self) -> int:
        """How long dice tumble, in nanoseconds; 0 with motion off."""
        return self.habits.tumble_ms * 1_000_000 if self.motion else 0

    @property
    def dice_sources(self) -> tuple[DiceSource, ...]:
        """Where throws can come from at this table."""
        return ("console", "hand") if self.dice is None else ("console", "hand", "reader")

    def game(self, game_id: str) -> AnyGame:
        """The game of that id, KeyError if this table has none."""
        return {game.id: game for game in self.games}[game_id]

    def flush(self) -> bool:
        """Hands everything submitted in this pass to the store as one transaction; True if it will answer for it."""
        return self.session is not None and self.session.flush()

    def heard(self) -> tuple[Tone, ...]:
        """What is to be heard now; a second call gives nothing."""
        tones = tuple(self.tones)
        self.tones.clear()
        return tones

    def spoken(self) -> tuple[str, ...]:
        """What is to be said now, in the language of the table; a second call gives nothing.

        A message that does not read aloud well has an attribute `spoken` that does.
        """
        said = tuple(self.words.say(self._aloud(each)) for each in self.said)
        self.said.clear()
        return said

    def _aloud(self, message: Msg) -> Msg:
        own = f"{message.key}.spoken"
        return Msg(own, message.args) if self.words.has(own) else message

    def take(self, signal: Signal) -> None:
        """What a signal means for every screen alike; each screen calls it first."""
        match signal:
            case Tick(now_ns):
                self._at(now_ns)
            case Shown(at_ns):
                self._at(at_ns)
                if self.passing and self.passing[1] is None:
                    self.passing = (self.passing[0], at_ns + PASSING_NS)
            case DiceRead(at_ns=at_ns):
                self._at(at_ns)
            case Pressed() | Released():
                self._contact(signal)
            case Fault(passing=True):
                self.passing = (signal, None)
            case Fault() | Ready():
                self._health(signal)
            case Command(name) if not self.visitors.locked:
                self._command(name)
            case _:
                pass

    def chord_ns(self) -> int | None:
        """When the buttons that let staff in will have been held together long enough; None if they are not down."""
        since = [self.held[key] for key in self.staff.chord if key in self.held]
        return max(since) + int(self.staff.hold_s * SECOND) if len(since) == len(self.staff.chord) else None

    def abandon(self, key: int, game_id: str) -> None:
        """The table will not go on with this game."""
        self.store.abandon(key)
        self.audits.count("abandoned", game_id)

    def next_language(self) -> None:
        """Changes to the next language of the table, at once and everywhere."""
        after = self.languages.index(self.words.language) + 1
        self.words = self.speak(self.languages[after % len(self.languages)])

    def _contact(self, signal: Pressed | Released) -> None:
        key = signal.seat, signal.button
        if isinstance(signal, Pressed):
            self.presser = signal.seat
            self.pressed_ns = max(self.pressed_ns, signal.at_ns)
            self.held.setdefault(key, signal.at_ns)
            game = None if self.session is None else self.session.game.id
            self.audits.press(signal.seat, signal.button, signal.at_ns, game)
        else:
            self.held.pop(key, None)
        self._at(signal.at_ns)

    def _health(self, signal: Fault | Ready) -> None:
        """A lasting fault, or the end of one."""
        self.faults.pop(signal.device, None)
        if isinstance(signal, Ready):
            self.well[signal.device] = signal
            return
        self.faults[signal.device] = signal
        self.well.pop(signal.device, None)
        if signal.key == "fault-dice-lost":
            self.audits.count("reader-lost")

    def next_voice(self) -> None:
        """More is said aloud, or nothing any more; the screen says which."""
        self.voice = VOICES[(VOICES.index(self.voice) + 1) % len(VOICES)]
        self.passing = (Fault("voice", f"voice-{self.voice}", f"voice: {self.voice}", passing=True), None)
        self.said.clear()
        if self.voice == "on":
            self.said.append(Msg("voice-on"))

    def due_ns(self) -> int | None:
        """When the passing notice goes, if one is shown."""
        return self.passing[1] if self.passing else None

    def _at(self, now_ns: int) -> None:
        self.now_ns = max(self.now_ns, now_ns)
        if self.passing and self.passing[1] is not None and self.passing[1] <= self.now_ns:
            self.passing = None

    def _command(self, name: str) -> None:
        if name == "language":
            self.next_language()
        elif name == "layout":
            self.layout = "table" if self.layout == "wall" else "wall"
        elif name == "motion":
            self.motion = not self.motion
        elif name == "voice":
            self.next_voice()
