"""Phrases spoken aloud by espeak-ng, without network. Each is made once and kept; nothing here is waited for.

A thread of its own makes phrases and plays them one after another; what piles up behind them is left out. A
language whose voice fails stays silent, the screen says so once, and nothing else changes.
"""

from __future__ import annotations

import os
import struct
import subprocess
from collections import deque
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Condition, Event, Thread

from hardware.signals import Fault

LIMIT = 32_000_000
"""Bytes that the kept phrases may take; those unheard for longest go first. A phrase has some 100 000."""
WAITING = 4
"""So many phrases may wait for the one that is heard; the oldest of more are left out."""
PATIENCE_S = 5.0
"""A program that takes longer for a phrase hangs and is killed; a tenth of a second is usual."""
PACE = "155"
"""Words a minute."""
_SAID_OTHERWISE = str.maketrans({"\u2212": "-", "·": ",", "…": ",", "\u200e": None})

Play = Callable[[bytes], float | None]
"""Plays a WAV file and gives its length in seconds; None if nothing can be heard here."""


class Mute(Exception):
    """A phrase cannot be made; key: of the words that say so; the text is why, for logs."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(why)
        self.key = key


class Voice:
    """Says phrases. cache: folder of the kept ones. report: told once what ails it; may be called from a thread."""

    def __init__(
        self,
        play: Play,
        cache: Path,
        report: Callable[[Fault], None],
        program: str = "espeak-ng",
        patience_s: float = PATIENCE_S,
        limit: int = LIMIT,
    ) -> None:
        self._play, self._cache, self._report = play, cache, report
        self._program, self._patience_s, self._limit = program, patience_s, limit
        self._phrases: deque[tuple[str, str]] = deque(maxlen=WAITING)
        self._fresh = Condition()
        self._closing = Event()
        self._speaker: Thread | None = None
        self._running: subprocess.Popen[bytes] | None = None
        self._mute: set[str] = set()

    def say(self, language: str, text: str) -> None:
        """Says a phrase after those that wait; returns at once."""
        with self._fresh:
            self._phrases.append((language, text.translate(_SAID_OTHERWISE)))
            self._fresh.notify()
        if self._speaker is None:
            self._speaker = Thread(target=self._speak, name="voice", daemon=True)
            self._speaker.start()

    def close(self) -> None:
        """Falls silent; a phrase being made is given up."""
        with self._fresh:
            self._closing.set()
            self._fresh.notify()
            if self._running is not None:
                self._running.kill()
        if self._speaker is not None:
            self._speaker.join()

    def _speak(self) -> None:
        while (phrase := self._next()) is not None:
            if phrase[0] in self._mute:
                continue
            try:
                length_s = self._play(self._wav(*phrase))
            except Mute as fault:
                self._fail(phrase[0], fault)
                continue
            self._closing.wait(length_s or 0)

    def _next(self) -> tuple[str, str] | None:
        with self._fresh:
            self._fresh.wait_for(lambda: self._phrases or self._closing.is_set())
            return None if self._closing.is_set() else self._phrases.popleft()

    def _fail(self, language: str, fault: Mute) -> None:
        if not self._mute and not self._closing.is_set():
            self._report(Fault("voice", fault.key, str(fault), passing=True))
        self._mute.add(language)

    def _wav(self, language: str, text: str) -> bytes:
        """The phrase, kept or made now."""
        file = self._cache / f"{sha256(f'{language} {PACE} {text}'.encode()).hexdigest()[:32]}.wav"
        try:
            kept = file.read_bytes()
            if kept == _whole(kept):
                os.utime(file)
                return kept
        except (OSError, ValueError):
            pass  # not there, or not to be used: it is made anew
        made = self._made(language, text)
        self._keep(file, made)
        return made

    def _made(self, language: str, text: str) -> bytes:
        command = [self._program, "--stdout", "-v", language, "-s", PACE, "--stdin"]
        try:
            with self._fresh:
                if self._closing.is_set():
                    raise Mute("voice-fails", "the console closes")
                pipe = subprocess.PIPE
                program = self._running = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
            with program:
                spoken = self._heard(program, text)
            return _whole(spoken)
        except FileNotFoundError as error:
            raise Mute("voice-absent", f"{self._program} is not installed") from error
        except (OSError, ValueError) as error:
            raise Mute("voice-fails", f"{self._program} has no phrase in {language!r}: {error}") from error
        finally:
            self._running = None

    def _heard(self, program: subprocess.Popen[bytes], text: str) -> bytes:
        try:
            spoken, _ = program.communicate(text.encode(), self._patience_s)
        except subprocess.TimeoutExpired as error:
            program.kill()
            raise Mute("voice-fails", f"{self._program} has hung and was ended") from error
        if program.returncode:
            raise ValueError(f"it ended with {program.returncode}")
        return spoken

    def _keep(self, file: Path, wav: bytes) -> None:
        """Puts a phrase by, whole or not at all; a folder that cannot be written costs time, not words."""
        try:
            self._cache.mkdir(parents=True, exist_ok=True)
            fresh = file.with_suffix(".new")
            fresh.write_bytes(wav)
            fresh.replace(file)
            self._tidy()
        except OSError:
            pass

    def _tidy(self) -> None:
        found = sorted((file.stat().st_mtime_ns, file.stat().st_size, file) for file in self._cache.iterdir())
        room = self._limit
        for _, size, file in reversed(found):
            room -= size
            if room < 0:
                file.unlink()


def _whole(wav: bytes) -> bytes:
    """A WAV file whose head tells its length, which a program that writes to a pipe does not know; ValueError."""
    if len(wav) <= 44 or wav[:4] != b"RIFF" or wav[36:40] != b"data":
        raise ValueError("what came is no WAV file with a sound in it")
    size, held = len(wav), bytearray(wav)
    struct.pack_into("<I", held, 4, size - 8)
    struct.pack_into("<I", held, 40, size - 44)
    return bytes(held)
