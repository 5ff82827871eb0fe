"""The loop: it sleeps on one queue that devices wake, hands signals to the screen, and paints what is different.

One pass: gather signals in the order of their stamps, let the screen react, hand what it accepted to the store as
one transaction, paint if the scene is another (a moment later if the store is at work), report `Shown`. Between
passes nothing runs.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import Literal, Protocol, TypeAlias

from console.desk import Desk
from console.screens import Screen
from console.signals import Shown, Signal
from games.core import Tone
from games.scene import Scene
from games.words import Words
from hardware.signals import Button, Pressed, Released, Tick

FRAME_NS = 16_000_000
"""While something moves a frame is painted at this pace, and SDL's events are looked at as often."""
COLLECT = 20_000, 20, 50
"""Python's collector looks less often: a scene is some thousand values that go by themselves."""
SWITCH_S = 0.0005
"""So long at most the threads of pins and store wait for this one; Python's own 5 ms are a third of a frame."""
LISTEN_NS = 25_000_000
"""How often SDL's events are looked at on a screen that stands still; buttons on pins wake the loop themselves."""
PATIENCE_NS = 5_000_000
"""So long a picture waits for the disk: most disks answer sooner, and then one picture tells what two would have."""

Leave: TypeAlias = Literal["leave"]
Letter: TypeAlias = Signal | Leave | Literal["wake", "repaint"]
"""What may lie in the inbox: a signal, the wish to leave, that a device has something, that the picture was lost."""


class Device(Protocol):
    """A panel or a dice reader: puts "wake" in the inbox when `poll` has something."""

    def poll(self, now_ns: int) -> Sequence[Signal]:
        """What has happened since the last call."""

    def due_ns(self) -> int | None:
        """When it wants to be polled without having woken anybody."""

    def close(self) -> None:
        """Lets go of everything."""


class Panel(Device, Protocol):
    """A device with buttons, and perhaps a lamp in each."""

    def light(self, seat: int, button: Button, on: bool) -> None:
        """Lights a lamp; a button without one does nothing."""


class Picture(Protocol):
    """Where scenes are seen, and where a keyboard or gamepads are heard."""

    def events(self, now_ns: int) -> Sequence[Letter]:
        """What keyboard, gamepads and the window report."""

    def present(self, scene: Scene, words: Words, now_ns: int) -> bool:
        """Shows the scene; True while something in it still moves."""


class App:
    """One console at work. `turn` makes one pass, `run` goes on until somebody leaves.

    presented: told each scene once it is on the screen, and of nothing else. play: makes a sound heard. say: speaks
    a text in a language. hear: told all signals of a pass before the screen is, and when.
    """

    def __init__(
        self,
        desk: Desk,
        screen: Screen,
        picture: Picture,
        inbox: SimpleQueue[Letter],
        clock_ns: Callable[[], int],
        devices: Sequence[Device] = (),
        presented: Callable[[Scene], None] = lambda scene: None,
        play: Callable[[Tone], None] = lambda tone: None,
        say: Callable[[str, str], None] = lambda language, text: None,
        hear: Callable[[Sequence[Signal], int], None] = lambda signals, now_ns: None,
    ) -> None:
        self.desk, self.screen = desk, screen
        self._picture, self._inbox, self._clock_ns = picture, inbox, clock_ns
        self._devices = tuple(devices)
        self._presented, self._play, self._say, self._hear = presented, play, say, hear
        self._shown: tuple[Scene, Words] | None = None
        self._moving = False
        self._patient_until_ns: int | None = None
        self._lit: frozenset[tuple[int, Button]] = frozenset()
        self.leaving = False

    def run(self) -> None:
        """Makes passes until somebody leaves."""
        self.turn(0)
        gc.freeze()  # what is there now stays: looking through it again would take longer than a frame
        gc.set_threshold(*COLLECT)
        sys.setswitchinterval(SWITCH_S)
        while not self.leaving:
            self.turn(self.wait_s())

    def wait_s(self) -> float:
        """How long nothing is due, in seconds; never longer than SDL's events may lie, for SDL wakes nobody."""
        now_ns = self._clock_ns()
        dues = (self.screen.due_ns(), self._patient_until_ns, *(device.due_ns() for device in self._devices))
        pace_ns = FRAME_NS if self._moving else LISTEN_NS
        return max(0, min([pace_ns, *(due - now_ns for due in dues if due is not None)])) / 1e9

    def turn(self, wait_s: float) -> None:
        """One pass; waits at most wait_s seconds for something to happen."""
        signals = self._gather(wait_s)
        for signal in signals:
            self.screen = self.screen.handle(signal)
        fresh = bool(signals) or self._shown is None
        if fresh and self.desk.flush() and self._patient_until_ns is None:
            self._patient_until_ns = self._clock_ns() + PATIENCE_NS
        elif fresh or (self._patient_until_ns is not None and self._patient_until_ns <= self._clock_ns()):
            self._patient_until_ns = None
            self._show()
        elif self._moving and self._shown is not None:
            self._paint(self._shown[0])

    def _gather(self, wait_s: float) -> list[Signal]:
        letters = self._letters(wait_s)
        now_ns = self._clock_ns()
        letters += self._picture.events(now_ns)
        for device in self._devices:
            letters += device.poll(now_ns)
        self.leaving = self.leaving or "leave" in letters
        if "repaint" in letters:
            self._shown = None
        signals = [letter for letter in letters if not isinstance(letter, str)]
        self._hear(signals, now_ns)
        due_ns = self.screen.due_ns()
        if due_ns is not None and due_ns <= now_ns:
            signals.append(Tick(now_ns))
        return sorted(signals, key=lambda signal: _stamp(signal, now_ns))

    def _letters(self, wait_s: float) -> list[Letter]:
        letters: list[Letter] = []
        try:
            letters.append(self._inbox.get(wait_s > 0, wait_s or None))
            while True:
                letters.append(self._inbox.get_nowait())
        except Empty:
            return letters

    def _show(self) -> None:
        """Paints until the screen, told that its scene is shown, has nothing else to show."""
        for _ in range(3):
            self._paint(self.screen.scene())
            self.screen = self.screen.handle(Shown(self._clock_ns()))
            if self._shown == (self.screen.scene(), self.desk.words):
                break
        self.desk.flush()
        self._light()
        for tone in self.desk.heard():
            self._play(tone)
        for text in self.desk.spoken():
            self._say(self.desk.words.language, text)

    def _paint(self, scene: Scene) -> None:
        fresh = self._shown != (scene, self.desk.words)
        if fresh or self._moving:
            self._moving = self._picture.present(scene, self.desk.words, self._clock_ns())
        if fresh:
            self._shown = (scene, self.desk.words)
            self._presented(scene)

    def _light(self) -> None:
        lamps = self.screen.lamps()
        for device in self._devices:
            if hasattr(device, "light"):
                for seat, button in lamps ^ self._lit:
                    device.light(seat, button, (seat, button) in lamps)
        self._lit = lamps


def _stamp(signal: Signal, now_ns: int) -> int:
    """Contacts go by their stamps; everything else has happened now."""
    return signal.at_ns if isinstance(signal, Pressed | Released) else now_ns
