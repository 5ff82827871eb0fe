"""Sounds: one a meaning, as loud as was asked, and no trouble without a sound card."""

from __future__ import annotations

import os
from typing import get_args

import pygame
import pytest

from console.sound import NOTES, Sound, samples
from games.core import Tone


def test_every_meaning_sounds_and_sounds_like_no_other() -> None:
    waves = {tone: samples(NOTES[tone], 100).tobytes() for tone in get_args(Tone)}
    assert set(NOTES) == set(waves)
    assert len(set(waves.values())) == len(waves)


@pytest.mark.parametrize("tone", get_args(Tone))
def test_volume_is_loudness_and_nothing_is_clipped(tone: Tone) -> None:
    loud, soft, silent = (max(map(abs, samples(NOTES[tone], volume))) for volume in (100, 50, 0))
    assert 8_000 < loud <= 32_000
    assert loud // 2 - 1 <= soft <= loud // 2 + 1
    assert silent == 0


def test_silence_never_touches_the_mixer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: pytest.fail("the mixer was opened"))
    sound = Sound(0)
    sound.play("won")
    sound.ready()


def test_without_a_sound_card_play_goes_on(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    sound = Sound(70)
    sound.play("safe")
    sound.ready()
    sound.play("safe")
    assert [record.message.partition(":")[0] for record in caplog.records] == ["there is no sound"]
    sound.close()


def test_what_a_library_says_of_a_missing_card_is_not_passed_on(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def init(*_: int) -> None:
        os.write(2, b"ALSA lib confmisc.c: cannot find card 0\n")
        raise pygame.error("no card")

    monkeypatch.setattr(pygame.mixer, "init", init)
    sound = Sound(70)
    sound.play("safe")
    sound.ready()
    os.write(2, b"heard again\n")
    assert "heard again" in (said := capfd.readouterr().err)
    assert "ALSA" not in said


def test_a_sound_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound = Sound(70)
    sound.play("turn")
    sound.ready()
    sound.play("won")  # the first may have faded on a busy machine
    assert pygame.mixer.get_busy()
    sound.close()
    assert pygame.mixer.get_init() is None
