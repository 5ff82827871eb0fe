"""Tables that a machine makes for itself: kept whole or not at all, and read only if they are what was asked for."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from games import tables

DATA = bytes(range(256)) * 40


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tables.folder()


def stored(name: str, rules: str) -> bytes | None:
    found = tables.stored(name, rules)
    return None if found is None else bytes(found)


def test_a_table_is_read_as_it_was_kept() -> None:
    assert stored("one", "rules") is None
    tables.save("one", "rules", DATA)
    tables.save("two", "rules", DATA[::-1])
    assert stored("one", "rules") == DATA and stored("two", "rules") == DATA[::-1]
    tables.save("one", "rules", DATA[:300])
    assert stored("one", "rules") == DATA[:300]


def test_a_table_of_other_rules_is_none(place: Path) -> None:
    tables.save("one", "rules", DATA)
    (place / "one").rename(place / "two")
    assert stored("two", "rules") is None
    tables.save("one", "rules", DATA)
    assert stored("one", "other rules") is None


@pytest.mark.parametrize("keeps", [0, 1, 255, 256, 300, 256 + len(DATA) - 1])
def test_a_table_cut_short_is_none(place: Path, keeps: int) -> None:
    tables.save("one", "rules", DATA)
    os.truncate(place / "one", keeps)
    assert stored("one", "rules") is None


@pytest.mark.parametrize("at", [0, 60, 255, 256, 5000])
def test_a_table_with_a_bent_byte_is_none(place: Path, at: int) -> None:
    tables.save("one", "rules", DATA)
    content = bytearray((place / "one").read_bytes())
    content[at] ^= 1
    (place / "one").write_bytes(content)
    assert stored("one", "rules") is None


def test_a_full_disk_leaves_the_table_that_was_there(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables.save("one", "rules", DATA)

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as failed:
        tables.save("one", "rules", b"anew")
    assert failed.value.filename == str(place / "one")
    assert stored("one", "rules") == DATA and [path.name for path in place.iterdir()] == ["one"]


def test_a_place_that_cannot_be_a_folder_is_named(place: Path) -> None:
    place.parent.mkdir()
    place.write_text("a file")
    with pytest.raises(OSError) as failed:
        tables.save("one", "rules", DATA)
    assert failed.value.filename == str(place)
