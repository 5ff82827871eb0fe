"""Software dice that can be checked afterwards: faces from a secret seed to which the record is committed.

The seed is 32 bytes from the system's entropy. Its SHA-256 stands in the record's header before the first
throw, the seed itself in the trailer. Throw k (counted from 0, software throws only) reads the bytes of
HMAC-SHA-256(seed, "throw k block b") for b = 0, 1, …; a byte below the greatest multiple of `sides` that fits
into 256 gives the next face, its remainder plus 1; other bytes are passed over, so no face is favoured.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from hashlib import sha256
from itertools import count, islice

from games.core import AnyGame, Throw, Thrown
from games.record import Record, Step, replay, steps

__all__ = ["SEED_BYTES", "commitment", "face", "faces", "short", "verify"]

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed in hexadecimal, to be shown before the first throw."""
    return sha256(seed).hexdigest()


def short(secret: str) -> tuple[str, str, str]:
    """The first twelve digits of a promise or a seed in three groups, as people compare them."""
    return secret[:4], secret[4:8], secret[8:12]


def face(byte: int, sides: int) -> int | None:
    """The face a byte gives, None if it must be passed over. sides: 2 to 256."""
    return byte % sides + 1 if byte < 256 - 256 % sides else None


def faces(seed: bytes, throw_index: int, dice: int, sides: int) -> tuple[int, ...]:
    """The faces of a throw. throw_index: how many software throws the record holds before it."""
    every = (face(byte, sides) for byte in _bytes(seed, throw_index))
    return tuple(islice((one for one in every if one is not None), dice))


def verify(game: AnyGame, record: Record) -> list[str]:
    """What is wrong with the software throws of a record, a sentence each; empty if they are as promised.

    BadRecord if the rules refuse the record itself.
    """
    replay(game, record)
    throws = [step for step in steps(game, record) if _of_console(step)]
    if not throws and record.seed is None:
        return []
    if record.commitment is None:
        return ["the record holds software throws, but no commitment was made before them"]
    if record.seed is None:
        return ["the seed of the software dice has not been revealed, so the throws cannot be checked"]
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        return ["the revealed seed is not the one the record was committed to"]
    return [problem for index, step in enumerate(throws) for problem in _problems(game, seed, index, step)]


def _of_console(step: Step) -> bool:
    return step.entry.source == "console" and isinstance(step.move, Thrown)


def _problems(game: AnyGame, seed: bytes, index: int, step: Step) -> list[str]:
    due = game.waiting(step.before)
    assert isinstance(due, Throw)
    proper = Thrown(faces(seed, index, due.dice, due.sides))
    if step.move == proper:
        return []
    where = f"line {step.entry.line}: " if step.entry.line else ""
    return [f"{where}software throw {index + 1} is {step.entry.text!r}, but the seed gives {str(proper)!r}"]


def _bytes(seed: bytes, throw_index: int) -> Iterator[int]:
    for block in count():
        yield from hmac.digest(seed, f"throw {throw_index} block {block}".encode(), "sha256")
