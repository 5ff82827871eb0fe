"""What all screens share: games, words, store, dice, device faults and the habits of the table."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from console.session import Session
from console.signals import Command, Shown, Signal
from console.store import Store
from console.thinking import Think, at_once
from games.core import AnyGame, Tone
from games.scene import Layout, Msg
from games.words import Words
from hardware.signals import DiceRead, Fault, Pressed, Ready, Released, Tick

SECOND = 1_000_000_000
PASSING_NS = 4 * SECOND
"""How long a passing fault stays in the centre of the screen."""

DiceSource: TypeAlias = Literal["console", "hand", "reader"]
VoiceLevel: TypeAlias = Literal["rules", "on", "off"]
"""What is said aloud: throws where the rules of the game ask for it, all throws, turns and results, or nothing."""
VOICES: tuple[VoiceLevel, ...] = ("rules", "on", "off")


class Dice(Protocol):
    """A dice reader: told which throw is due, it answers with `DiceRead` signals."""

    def arm(self, dice: int, sides: int, due_id: int) -> None:
        """The first valid throw from now on counts, once."""

    def disarm(self) -> None:
        """No throw is due."""


@dataclass(frozen=True)
class Habits:
    """How this table plays; all times in seconds unless named.

    seats: panels at the table. bots: their names, at the last seats from the start. timer_s: how long a question stays
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
    source: where throws come from now (the habit's, until a reader is lost). faults: lasting, by device.
    well: what devices that are well say of themselves.
    passing: a passing fault and when it goes (None until it is on the screen). pressed_ns: the last contact
    anywhere; presser: the panel it was at. tones: what is to be heard, until `heard` takes it.
    think: where bots think. voice: what is said aloud; said: what is to be said, until `spoken` takes it.
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
    voice: VoiceLevel = "off"
    said: deque[Msg] = field(default_factory=lambda: deque(maxlen=8))

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
            case DiceRead(at_ns=at_ns) | Released(at_ns=at_ns):
                self._at(at_ns)
            case Pressed(panel, at_ns=at_ns):
                self.presser = panel
                self.pressed_ns = max(self.pressed_ns, at_ns)
                self._at(at_ns)
            case Fault(passing=True):
                self.passing = (signal, None)
            case Fault(device=device):
                self.faults[device] = signal
                self.well.pop(device, None)
            case Ready(device):
                self.faults.pop(device, None)
                self.well[device] = signal
            case Command(name):
                self._command(name)
            case _:
                pass

    def next_language(self) -> None:
        """Changes to the next language of the table, at once and everywhere."""
        after = self.languages.index(self.words.language) + 1
        self.words = self.speak(self.languages[after % len(self.languages)])

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
