"""The emulator's monitor (QMP): screenshots, keys, devices that come and go."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from time import monotonic
from typing import Any

import pygame

from tests.lab.outside.pause import pause

PATIENCE_S = 60.0


class Monitor:
    """A conversation with one emulator, over the socket that it has been given."""

    def __init__(self, path: Path) -> None:
        self._socket = connected(path)
        self._said = self._socket.makefile("r", encoding="utf-8")
        self._said.readline()
        self.ask("qmp_capabilities")

    def ask(self, command: str, **arguments: object) -> Any:
        """The answer; RuntimeError with the emulator's reason if it refuses, EOFError if it has ended."""
        self._socket.sendall(json.dumps({"execute": command, "arguments": arguments}).encode() + b"\n")
        while line := self._said.readline():
            answer = json.loads(line)
            if "error" in answer:
                raise RuntimeError(f"{command}: {answer['error']['desc']}")
            if "return" in answer:
                return answer["return"]
        raise EOFError(f"the emulator has ended before it answered {command}")

    def screenshot(self, path: Path) -> pygame.Surface:
        """What its screen shows, also left in a file."""
        self.ask("screendump", filename=str(path), format="png")
        return pygame.image.load(path)

    def key(self, *names: str) -> None:
        """Keys pressed together, by the emulator's names ("ctrl", "alt", "delete")."""
        self.ask("send-key", keys=[{"type": "qcode", "data": name} for name in names])

    def close(self) -> None:
        self._said.close()
        self._socket.close()


def connected(path: Path) -> socket.socket:
    """A socket that somebody is about to open."""
    end = monotonic() + PATIENCE_S
    while True:
        made = socket.socket(socket.AF_UNIX)
        made.settimeout(PATIENCE_S)
        try:
            made.connect(str(path))
        except OSError:
            made.close()
            assert monotonic() < end, f"nobody listens at {path} within {PATIENCE_S} s"
            pause(0.05)
        else:
            return made
