"""The least of an NBD server: one disk for whoever connects to a socket.

The protocol is described in the NBD project's doc/proto.md; names are those of that page, without NBD_.
"""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Callable
from pathlib import Path

from tests.lab.outside.cut_disk import CutDisk

Take = Callable[[int], bytes]

FLAGS = 0x1 | 0x4 | 0x8  # HAS_FLAGS, SEND_FLUSH, SEND_FUA
OPT_EXPORT_NAME, OPT_ABORT, OPT_INFO, OPT_GO = 1, 2, 6, 7
REP_ACK, REP_INFO, REP_ERR_UNSUP = 1, 3, 0x80000001
CMD_READ, CMD_WRITE, CMD_DISC, CMD_FLUSH = range(4)
CMD_FLAG_FUA = 1
OPTION_REPLY, SIMPLE_REPLY = 0x3E889045565A9, 0x67446698


class NbdServer:
    """Serves until it is closed; each client has a thread."""

    def __init__(self, disk: CutDisk, path: Path) -> None:
        self._disk = disk
        self._door = socket.socket(socket.AF_UNIX)
        self._door.bind(str(path))
        self._door.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._door.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._door.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        with client, client.makefile("rb") as said:

            def take(length: int) -> bytes:
                data = said.read(length)
                if len(data) < length:
                    raise EOFError
                return data

            try:
                client.sendall(b"NBDMAGIC" + b"IHAVEOPT" + struct.pack(">H", 1))
                if self._agree(client, take):
                    while self._answer(client, take):
                        pass
            except (OSError, EOFError):  # it has gone
                pass

    def _agree(self, client: socket.socket, take: Take) -> bool:
        """The negotiation; False if the client only asked."""
        take(4)
        while True:
            _, option, length = struct.unpack(">QII", take(16))
            take(length)
            if option == OPT_EXPORT_NAME:
                client.sendall(struct.pack(">QH", self._disk.size, FLAGS) + bytes(124))
                return True
            if option in (OPT_INFO, OPT_GO):
                _reply(client, option, REP_INFO, struct.pack(">HQH", 0, self._disk.size, FLAGS))
            _reply(client, option, REP_ACK if option in (OPT_INFO, OPT_GO, OPT_ABORT) else REP_ERR_UNSUP)
            if option in (OPT_GO, OPT_ABORT):
                return bool(option == OPT_GO)

    def _answer(self, client: socket.socket, take: Take) -> bool:
        """One command; False if it was the last."""
        _, flags, command, cookie, at, length = struct.unpack(">IHHQQI", take(28))
        found = b""
        if command == CMD_READ:
            found = self._disk.read(at, length)
        elif command == CMD_WRITE:
            self._disk.write(at, take(length), through=bool(flags & CMD_FLAG_FUA))
        elif command == CMD_FLUSH:
            self._disk.flush()
        if command == CMD_DISC:
            return False
        client.sendall(struct.pack(">IIQ", SIMPLE_REPLY, 0, cookie) + found)
        return True


def _reply(client: socket.socket, option: int, kind: int, data: bytes = b"") -> None:
    client.sendall(struct.pack(">QIII", OPTION_REPLY, option, kind, len(data)) + data)
