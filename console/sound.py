"""Short, warm sounds, one a meaning, computed once and played by SDL's mixer; without a sound card all is silent."""

from __future__ import annotations

import logging
from array import array
from collections.abc import Iterable
from math import exp, pi, sin
from threading import Thread

import pygame

from games.core import Tone

RATE = 22_050
NOTES: dict[Tone, tuple[tuple[float, float, float], ...]] = {
    "turn": ((0.00, 523.3, 0.18), (0.12, 659.3, 0.25)),
    "accepted": ((0.00, 880.0, 0.10),),
    "refused": ((0.00, 196.0, 0.16), (0.10, 185.0, 0.20)),
    "safe": ((0.00, 587.3, 0.14), (0.08, 784.0, 0.22)),
    "lost": ((0.00, 392.0, 0.25), (0.16, 311.1, 0.40)),
    "all-lost": ((0.00, 392.0, 0.30), (0.18, 311.1, 0.35), (0.38, 233.1, 0.70)),
    "won": ((0.00, 523.3, 0.25), (0.14, 659.3, 0.25), (0.28, 784.0, 0.30), (0.42, 1046.5, 0.70)),
}
"""For each meaning its notes: when it begins (s), its pitch (Hz), how long it rings (s)."""


def samples(notes: Iterable[tuple[float, float, float]], volume: int) -> array[int]:
    """Sixteen-bit mono samples: each note a sine with a soft octave, struck and fading. volume: 0 to 100."""
    notes = tuple(notes)
    length = int(RATE * max(begin + rings for begin, _, rings in notes))
    wave = [0.0] * length
    for begin, pitch, rings in notes:
        first = int(RATE * begin)
        for n in range(int(RATE * rings)):
            at_s = n / RATE
            loud = min(1.0, at_s / 0.006) * exp(-5 * at_s / rings) * min(1.0, (rings - at_s) / 0.02)
            wave[first + n] += loud * (sin(2 * pi * pitch * at_s) + 0.3 * sin(4 * pi * pitch * at_s))
    peak = max(1.3, *map(abs, wave))
    return array("h", (int(32_000 * volume / 100 * value / peak) for value in wave))


class Sound:
    """Plays tones. volume: 0 to 100; with 0 the mixer is never touched, without a sound card one line of log is all.

    A thread of its own makes the sounds when the first is asked for, so that no frame waits for them.
    """

    def __init__(self, volume: int) -> None:
        self._volume = volume
        self._sounds: dict[Tone, pygame.mixer.Sound] = {}
        self._maker: Thread | None = None

    def play(self, tone: Tone) -> None:
        """Plays a tone over whatever is heard; the first as soon as there are sounds, others if there are."""
        if not self._volume:
            return
        if self._maker is None:
            self._maker = Thread(target=self._make, args=(tone,), name="sound", daemon=True)
            self._maker.start()
        elif tone in self._sounds:
            self._sounds[tone].play()

    def _make(self, first: Tone) -> None:
        try:
            pygame.mixer.init(RATE, -16, 1, 512)
            for tone in sorted(NOTES, key=lambda tone: tone != first):
                self._sounds[tone] = pygame.mixer.Sound(buffer=samples(NOTES[tone], self._volume))
                if tone == first:
                    self._sounds[tone].play()
        except pygame.error as error:
            self._volume = 0
            logging.getLogger(__name__).warning("there is no sound: %s", error)

    def ready(self) -> None:
        """Waits until the sounds that have been asked for can be heard."""
        if self._maker is not None:
            self._maker.join()

    def close(self) -> None:
        """Gives the sound card back."""
        self.ready()
        if pygame.mixer.get_init():
            pygame.mixer.quit()
