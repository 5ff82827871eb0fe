"""The software dice favour no face, and what they promise can be checked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import BadRecord, Setup, Throw, Thrown, complete
from games.fair_dice import commitment, face, faces, verify
from games.record import Entry, Record, replay
from tests.games.walks import GAMES

MINIATURE = GAMES["miniature"]
SEED = sha256(b"a seed that never changes").digest()
OTHER = sha256(b"another one").digest()


@pytest.mark.parametrize("sides", range(2, 21))
def test_every_face_stands_for_equally_many_bytes(sides: int) -> None:
    """The rejection bound, exactly: over all 256 bytes no face comes more often than another."""
    counts = Counter(face(byte, sides) for byte in range(256))
    passed_over = counts.pop(None, 0)
    assert set(counts) == set(range(1, sides + 1))
    assert set(counts.values()) == {256 // sides} and passed_over == 256 % sides


@pytest.mark.parametrize(("sides", "critical"), [(6, 20.515), (20, 43.820)])
def test_long_rows_of_throws_look_fair(sides: int, critical: float) -> None:
    """Chi-square against the value exceeded once in a thousand with sides - 1 degrees of freedom."""
    throws = 12_000
    for die in (0, 1):
        counts = Counter(faces(SEED, index, 2, sides)[die] for index in range(throws))
        expected = throws / sides
        assert sum((counts[n] - expected) ** 2 / expected for n in range(1, sides + 1)) < critical


def test_dice_of_a_throw_and_throws_in_a_row_do_not_follow_each_other() -> None:
    pairs = Counter(faces(SEED, index, 2, 6) for index in range(18_000))
    assert len(pairs) == 36 and sum((count - 500) ** 2 / 500 for count in pairs.values()) < 66.619
    rows = Counter((faces(SEED, index, 1, 6), faces(SEED, index + 1, 1, 6)) for index in range(18_000))
    assert len(rows) == 36 and sum((count - 500) ** 2 / 500 for count in rows.values()) < 66.619


def test_the_way_from_seed_to_faces_never_changes() -> None:
    """Old records must stay checkable; the faces were worked out apart from this code, from its description."""
    assert [faces(SEED, index, 3, 6) for index in range(3)] == [(5, 4, 6), (5, 1, 4), (4, 5, 4)]
    assert faces(SEED, 0, 5, 20)[:2] == faces(SEED, 0, 2, 20)
    assert commitment(SEED) == sha256(SEED).hexdigest()


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10**6), st.integers(1, 5), st.integers(2, 20))
def test_throws_are_possible_and_repeatable(seed: bytes, index: int, dice: int, sides: int) -> None:
    thrown = faces(seed, index, dice, sides)
    assert len(thrown) == dice and all(1 <= one <= sides for one in thrown)
    assert thrown == faces(seed, index, dice, sides)


def promised(throws: int, seed: bytes = SEED) -> Record:
    """A game of a table where every third throw is by hand, the others by the software dice."""
    setup = complete(MINIATURE, Setup(2, {"rounds": 10}))
    state, entries, made = MINIATURE.start(setup), [], 0
    for number in range(throws):
        due = MINIATURE.waiting(state)
        assert isinstance(due, Throw)
        by_hand = number % 3 == 2
        thrown = Thrown((4,)) if by_hand else Thrown(faces(seed, made, 1, 6))
        made += not by_hand
        entries += [Entry(str(thrown), "hand" if by_hand else "console"), Entry(f"{due.seat + 1} done", "hand")]
        state = replay(MINIATURE, Record("miniature", 1, setup, tuple(entries)))
    return Record("miniature", 1, setup, tuple(entries), commitment(seed), seed.hex())


def test_an_honest_record_verifies() -> None:
    assert verify(MINIATURE, promised(12)) == []
    assert verify(MINIATURE, replace(promised(0), commitment=None, seed=None)) == []


def test_every_dishonest_throw_is_told() -> None:
    honest = promised(12)
    for at, entry in enumerate(honest.entries):
        if entry.source == "console":
            other = f"throw {1 + int(entry.text[-1]) % 6}"
            bent = replace(
                honest, entries=(*honest.entries[:at], replace(entry, text=other), *honest.entries[at + 1 :])
            )
            assert [problem for problem in verify(MINIATURE, bent) if repr(other) in problem] == verify(MINIATURE, bent)
            assert len(verify(MINIATURE, bent)) == 1


def test_what_a_record_withholds_is_told() -> None:
    honest = promised(4)
    assert "no commitment was made" in verify(MINIATURE, replace(honest, commitment=None))[0]
    assert "has not been revealed" in verify(MINIATURE, replace(honest, seed=None))[0]
    assert "not the one the record was committed to" in verify(MINIATURE, replace(honest, seed=OTHER.hex()))[0]
    assert "not the one" in verify(MINIATURE, replace(promised(0), seed=OTHER.hex()))[0]


def test_throws_that_change_places_are_told() -> None:
    honest = promised(12)
    console = [at for at, entry in enumerate(honest.entries) if entry.source == "console"]
    entries = list(honest.entries)
    one, other = next((a, b) for a in console for b in console if entries[a].text != entries[b].text)
    entries[one], entries[other] = entries[other], entries[one]
    assert len(verify(MINIATURE, replace(honest, entries=tuple(entries)))) == 2


def test_a_record_the_rules_refuse_is_not_verified() -> None:
    with pytest.raises(BadRecord, match="one die of 6 sides"):
        verify(MINIATURE, replace(promised(0), entries=(Entry("throw 7", "console"),)))
