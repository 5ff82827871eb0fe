"""The socket of a running console: another terminal asks how it is, or plays a fault at a pretended table.

A connection carries one line of words and gets one answer. The first word names a hand ("health", "buttons", "dice"),
the others are for it: "buttons bounce 3 STAY". The answer begins with "ok" or "no" and goes on with sentences.
Only the user of the console may connect (mode 0600). Nothing that is sent can end the console: the answer says why not.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import TypeAlias

_LOG = logging.getLogger(__name__)
_NAME = "tabletop.sock"
_LONGEST = 1000
"""Bytes of a line."""
_PATIENCE_S = 2.0
"""How long one connection may keep the others waiting."""

Hand: TypeAlias = Callable[[Sequence[str]], str]
"""Takes the words after its name and says what it did; a ValueError is the sentence that says why not."""


class Refused(ValueError):
    """What was asked cannot be done; the text is one sentence."""


class NobodyThere(OSError):
    """No console answers at this socket."""


def places(env: Mapping[str, str], state: Path) -> tuple[Path, ...]:
    """Where the socket may be, the likeliest first: the service's runtime directory, the user's, the state directory.

    A console takes the first; who looks for one tries all, and the service's usual place besides.
    """
    own = [folder for folder in env.get("RUNTIME_DIRECTORY", "").split(":")[:1] if folder]
    user = [env["XDG_RUNTIME_DIR"]] if env.get("XDG_RUNTIME_DIR") else []
    folders = [*map(Path, own + user), state, Path("/run/tabletop")]
    return tuple(folder / _NAME for folder in dict.fromkeys(folders))


class ControlSocket:
    """Listens at a path until `close`. A socket that a console left behind when it was killed is taken over.

    Raises OSError if the path cannot be used, AlreadyListening among them.
    """

    def __init__(self, path: Path, hands: Mapping[str, Hand]) -> None:
        self._path, self._hands = path, dict(hands)
        self._socket = _bound(path)
        self._thread = Thread(target=self._run, name="control socket", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and take the path away; safe to call twice."""
        if self._socket.fileno() < 0:
            return
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._socket.close()
        self._path.unlink(missing_ok=True)

    def _run(self) -> None:
        while True:
            try:
                connection, _ = self._socket.accept()
            except OSError:  # closed
                return
            with connection, suppress(OSError):  # who asks may go before the answer
                connection.settimeout(_PATIENCE_S)
                connection.sendall(answer(self._hands, _line(connection)).encode())


class AlreadyListening(OSError):
    """Another console listens at this path."""


def answer(hands: Mapping[str, Hand], line: bytes) -> str:
    """What is answered to a line; never raises."""
    try:
        return "ok " + _done(hands, line)
    except ValueError as reason:
        return f"no {reason}"
    except Exception as reason:  # a hand that fails must not end the listening
        _LOG.exception("a request to the control socket has failed")
        return f"no that went wrong: {type(reason).__name__}: {reason}"


def ask(path: Path, words: Sequence[str]) -> str:
    """What the console at this path says to these words. Raises NobodyThere, or Refused with its reason."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.settimeout(_PATIENCE_S * 2)
        try:
            connection.connect(str(path))
            connection.sendall(" ".join(words).encode() + b"\n")
            said = b"".join(iter(lambda: connection.recv(4096), b"")).decode()
        except OSError as error:
            raise NobodyThere(f"no console answers at {path} ({error.strerror or error})") from error
    verdict, _, sentence = said.partition(" ")
    if verdict != "ok":
        raise Refused(sentence or f"the console at {path} said nothing")
    return sentence


def ask_any(paths: Sequence[Path], words: Sequence[str]) -> str:
    """The same of the first console that answers at one of these places. Raises NobodyThere if none does."""
    for path in paths:
        with suppress(NobodyThere):
            return ask(path, words)
    raise NobodyThere("no console is running that you may ask; it must be your own, or ask as root")


def _done(hands: Mapping[str, Hand], line: bytes) -> str:
    try:
        words = line.decode().split()
    except UnicodeDecodeError:
        raise Refused("that is no UTF-8 text") from None
    if len(line) > _LONGEST:
        raise Refused(f"the line is longer than {_LONGEST} bytes")
    if not words or words[0] not in hands:
        asked = f"nothing here is called {words[0][:40]!r}" if words else "the line is empty"
        raise Refused(f"{asked}; there is {', '.join(sorted(hands))}")
    return hands[words[0]](words[1:])


def _line(connection: socket.socket) -> bytes:
    """Bytes up to the end of the line or of what is sent; cut off when it is too long."""
    data = b""
    while b"\n" not in data and len(data) <= _LONGEST:
        got = connection.recv(_LONGEST)
        if not got:
            break
        data += got
    return data.partition(b"\n")[0]


def _bound(path: Path) -> socket.socket:
    if _alive(path):
        raise AlreadyListening(f"another console listens at {path}")
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileNotFoundError):
        if path.is_socket():
            path.unlink()
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)  # the socket is nobody else's from its first moment
    try:
        listening.bind(str(path))
    except BaseException:
        listening.close()
        raise
    finally:
        os.umask(before)
    listening.listen()
    return listening


def _alive(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(_PATIENCE_S)
        try:
            probe.connect(str(path))
        except OSError:
            return False
        return True
