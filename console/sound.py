"""Short, warm sounds, one a meaning, computed once and played by SDL's mixer; without a sound card all is silent."""

from __future__ import annotations

import logging
import os
from array import array
from cmath import exp, pi
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from io import BytesIO
from threading import Event, Lock, Thread

import pygame

from games.core import Tone

RATE = 22_050
_STRIKE, _DAMP = 132, 441
"""How many samples a note takes to begin, and to be silenced at its end."""
_GIVE_WAY_S = 0.03
"""Between two sounds their maker rests, so that the loop is not kept waiting for Python's lock."""
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
    wave = [0.0] * int(RATE * max(begin + rings for begin, _, rings in notes) + 1)
    for begin, pitch, rings in notes:
        for n, value in enumerate(_note(pitch, rings), int(RATE * begin)):
            wave[n] += value
    peak = max(1.3, max(map(abs, wave)))
    return array("h", (int(32_000 * volume / 100 * value / peak) for value in wave))


def _note(pitch: float, rings: float) -> list[float]:
    """One struck note. A turning, shrinking complex number is a fading sine for one multiplication a sample."""
    turn, octave = (exp(complex(-5 / rings, 2 * pi * times * pitch) / RATE) for times in (1, 2))
    tone, over, note = 1 + 0j, 0.3 + 0j, []
    for _ in range(int(RATE * rings)):
        note.append(tone.imag + over.imag)
        tone, over = tone * turn, over * octave
    for n in range(_STRIKE):
        note[n] *= n / _STRIKE
    for n in range(_DAMP):
        note[-1 - n] *= n / _DAMP
    return note


@contextmanager
def _hushed() -> Iterator[None]:
    """Without a sound card ALSA's library says so in many lines of its own, past Python; one of ours will do."""
    try:
        kept = os.dup(2)
    except OSError:  # the error output is closed: there is nothing to hush
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Sound:
    """Plays tones. volume: 0 to 100; with 0 the mixer is never touched, without a sound card one line of log is all.

    A thread of its own makes the sounds when the first is asked for, so that no frame waits for them.
    """

    def __init__(self, volume: int) -> None:
        self._volume = volume
        self._sounds: dict[Tone, pygame.mixer.Sound] = {}
        self._maker: Thread | None = None
        self._closing = Event()
        self._opening = Lock()

    def play(self, tone: Tone) -> None:
        """Plays a tone over whatever is heard; the first as soon as there are sounds, others if there are."""
        if not self._volume:
            return
        if self._maker is None:
            self._maker = Thread(target=self._make, args=(tone,), name="sound", daemon=True)
            self._maker.start()
        elif tone in self._sounds:
            self._sounds[tone].play()

    def loud(self, percent: int) -> None:
        """How loud it is from now on, 0 to 100."""
        self._volume = percent
        for sound in list(self._sounds.values()):
            sound.set_volume(percent / 100)

    @property
    def audible(self) -> bool:
        """Whether anything is to be heard."""
        return self._volume > 0

    def speak(self, wav: bytes) -> float | None:
        """Plays a WAV file and gives its length in seconds; None where nothing can be heard. Opening the mixer takes
        its time: not for the loop's thread."""
        if not self._volume:
            return None
        try:
            self._open()
            sound = pygame.mixer.Sound(file=BytesIO(wav))
        except pygame.error as error:
            self._silent(error)
            return None
        sound.set_volume(self._volume / 100)
        sound.play()
        return float(sound.get_length())

    def _open(self) -> None:
        """Opens the mixer once, from whichever thread comes first."""
        with self._opening, _hushed():
            if not pygame.mixer.get_init():
                pygame.mixer.init(RATE, -16, 1, 512)

    def _silent(self, error: pygame.error) -> None:
        self._volume = 0
        logging.getLogger(__name__).warning("there is no sound: %s", error)

    def _make(self, first: Tone) -> None:
        try:
            self._open()
            for tone in sorted(NOTES, key=lambda tone: tone != first):
                self._sounds[tone] = pygame.mixer.Sound(buffer=samples(NOTES[tone], 100))
                self._sounds[tone].set_volume(self._volume / 100)
                if tone == first:
                    self._sounds[tone].play()
                self._closing.wait(_GIVE_WAY_S)
        except pygame.error as error:
            self._silent(error)

    def ready(self) -> None:
        """Waits until the sounds that have been asked for can be heard."""
        if self._maker is not None:
            self._maker.join()

    def close(self) -> None:
        """Gives the sound card back."""
        self._closing.set()
        self.ready()
        if pygame.mixer.get_init():
            pygame.mixer.quit()
