"""Phrases are spoken by a program beside the loop; whatever it does, play goes on."""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue

import pygame
import pytest

from console.sound import Sound
from console.voice import Voice
from hardware.signals import Fault

HEAD = struct.pack(
    "<4sI4s4sIHHIIHH4sI", b"RIFF", 0x7FFFF024, b"WAVE", b"fmt ", 16, 1, 1, 22050, 44100, 2, 16, b"data", 0
)
SOUND = b"\0\1" * 500
FAKE = """#!/bin/sh
cat >>"{log}"
printf ' [%s]\\n' "$3" >>"{log}"
{then}
"""


class Desk:
    """A voice with a program of our own for espeak-ng, found on PATH as the real one is."""

    def __init__(self, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.place, self.log, self.cache = place, place / "asked", place / "cache"
        self.played: SimpleQueue[bytes] = SimpleQueue()
        self.faults: SimpleQueue[Fault] = SimpleQueue()
        self.voices: list[Voice] = []
        (place / "wav").write_bytes(HEAD + SOUND)
        (place / "bin").mkdir()
        monkeypatch.setenv("PATH", f"{place / 'bin'}{os.pathsep}{os.environ['PATH']}")

    def program(self, then: str = 'cat "{wav}"') -> None:
        """What espeak-ng does after writing down what it was asked."""
        file = self.place / "bin" / "fake-espeak"
        file.write_text(FAKE.format(log=self.log, then=then.format(wav=self.place / "wav")))
        file.chmod(0o755)

    def voice(
        self, limit: int = 1_000_000, patience_s: float = 20, play: Callable[[bytes], float | None] | None = None
    ) -> Voice:
        voice = Voice(play or self.heard, self.cache, self.faults.put, "fake-espeak", patience_s, limit)
        self.voices.append(voice)
        return voice

    def heard(self, wav: bytes) -> float:
        self.played.put(wav)
        return 0.0

    def asked(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(tmp_path, monkeypatch)


@pytest.fixture(autouse=True)
def closed(desk: Desk) -> object:
    yield
    for voice in desk.voices:
        voice.close()


def test_a_phrase_is_made_once_and_heard_whole(desk: Desk) -> None:
    desk.program()
    voice = desk.voice()
    voice.say("en", "4 and 6")
    first = desk.played.get(timeout=20)
    voice.say("en", "4 and 6")
    assert desk.played.get(timeout=20) == first
    assert desk.asked() == ["4 and 6 [en]"]
    assert first[44:] == SOUND
    assert struct.unpack_from("<I", first, 4)[0] == len(first) - 8
    assert struct.unpack_from("<I", first, 40)[0] == len(SOUND)


def test_phrases_kept_are_used_by_the_next_console(desk: Desk) -> None:
    desk.program()
    desk.voice().say("en", "12")
    desk.played.get(timeout=20)
    desk.voice().say("en", "12")
    desk.played.get(timeout=20)
    assert desk.asked() == ["12 [en]"]


def test_a_phrase_that_was_kept_half_is_made_anew(desk: Desk) -> None:
    desk.program()
    desk.voice().say("en", "12")
    whole = desk.played.get(timeout=20)
    kept = next(desk.cache.iterdir())
    kept.write_bytes(whole[:60])
    desk.voice().say("en", "12")
    assert desk.played.get(timeout=20) == whole == kept.read_bytes()


def test_each_language_has_its_own_voice(desk: Desk) -> None:
    desk.program()
    voice = desk.voice()
    for language in ("en", "sv", "en"):
        voice.say(language, "12")
        desk.played.get(timeout=20)
    assert desk.asked() == ["12 [en]", "12 [sv]"]


def test_signs_are_written_as_they_are_read(desk: Desk) -> None:
    desk.program()
    desk.voice().say("fa", "\u200e\u22126 · ۴")
    desk.played.get(timeout=20)
    assert desk.asked() == ["-6 , ۴ [fa]"]


def test_without_the_program_it_is_said_once(desk: Desk) -> None:
    voice = desk.voice()
    for language in ("en", "en", "sv"):
        voice.say(language, "4")
    fault = desk.faults.get(timeout=20)
    assert (fault.device, fault.key, fault.passing) == ("voice", "voice-absent", True)
    voice.close()
    assert desk.faults.empty() and desk.played.empty()


@pytest.mark.parametrize("then", ["exit 3", "true", "echo no sound at all, but many words instead of one"])
def test_a_language_whose_voice_fails_is_silent_and_others_speak(desk: Desk, then: str) -> None:
    desk.program(f'if [ "$3" = fa ]; then {then}; else cat "{{wav}}"; fi')
    voice = desk.voice()
    for language in ("fa", "fa", "en"):
        voice.say(language, "4")
    desk.played.get(timeout=20)
    assert desk.faults.get(timeout=20).key == "voice-fails"
    assert desk.faults.empty() and desk.asked() == ["4 [fa]", "4 [en]"]


def test_a_program_that_hangs_is_ended(desk: Desk) -> None:
    desk.program(f'echo $$ >"{desk.place / "pid"}"; exec sleep 600')
    desk.voice(patience_s=0.5).say("en", "4")
    assert "hung" in desk.faults.get(timeout=20).text
    with pytest.raises(ProcessLookupError):
        os.kill(int((desk.place / "pid").read_text()), 0)


def test_closing_waits_for_no_phrase(desk: Desk) -> None:
    fifo = desk.place / "begun"
    os.mkfifo(fifo)
    desk.program(f'echo begun >"{fifo}"; exec sleep 600')
    voice = desk.voice(patience_s=600)
    voice.say("en", "4")
    assert fifo.read_text() == "begun\n"
    voice.close()
    assert desk.faults.empty() and desk.played.empty()


def test_what_was_not_heard_for_longest_goes_when_the_folder_is_full(desk: Desk) -> None:
    desk.program()
    voice = desk.voice(limit=3 * (len(SOUND) + 44))
    for text in ("1", "2", "3", "1", "4", "1", "2"):
        voice.say("en", text)
        desk.played.get(timeout=20)
        for age, file in enumerate(
            sorted(desk.cache.iterdir(), key=lambda file: file.stat().st_mtime_ns, reverse=True)
        ):
            os.utime(file, ns=(0, file.stat().st_mtime_ns - age))
    assert desk.asked() == ["1 [en]", "2 [en]", "3 [en]", "4 [en]", "2 [en]"]
    voice.close()
    assert sum(file.stat().st_size for file in desk.cache.iterdir()) <= 3 * (len(SOUND) + 44)


def test_a_folder_that_cannot_be_written_costs_no_words(desk: Desk) -> None:
    desk.program()
    desk.cache.write_text("a file in the way")
    voice = desk.voice()
    for _ in range(2):
        voice.say("en", "4")
        assert desk.played.get(timeout=20)[44:] == SOUND
    assert desk.faults.empty()


def test_what_piles_up_behind_a_long_phrase_is_left_out(desk: Desk) -> None:
    desk.program()
    going, gone = SimpleQueue[None](), SimpleQueue[None]()

    def slowly(_wav: bytes) -> float:
        going.put(None)
        gone.get(timeout=20)
        return 0.0

    voice = desk.voice(play=slowly)
    voice.say("en", "first")
    going.get(timeout=20)
    for number in range(20):
        voice.say("en", str(number))
    for _ in range(5):
        gone.put(None)
    for _ in range(4):
        going.get(timeout=20)
    assert desk.asked() == ["first [en]", *(f"{number} [en]" for number in range(16, 20))]


def test_a_phrase_that_cannot_be_heard_now_ends_nothing(desk: Desk) -> None:
    desk.program()
    heard = iter((None, 0.0))

    def play(wav: bytes) -> float | None:
        desk.played.put(wav)
        return next(heard)

    voice = desk.voice(play=play)
    for text in ("4", "5"):
        voice.say("en", text)
        desk.played.get(timeout=20)
    assert desk.asked() == ["4 [en]", "5 [en]"] and desk.faults.empty()


def test_the_mixer_plays_a_phrase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = Sound(50)
    wav = HEAD[:4] + struct.pack("<I", 22_086) + HEAD[8:40] + struct.pack("<I", 22_050) + bytes(22_050)
    assert sound.speak(wav) == pytest.approx(0.5, abs=0.01)
    assert pygame.mixer.get_busy() and sound.audible
    sound.close()
    assert Sound(0).speak(wav) is None and not Sound(0).audible
