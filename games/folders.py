"""Where words are: folders with one Fluent file a language, found without reading any."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

Folder: TypeAlias = Traversable
"""A folder of .ftl files; a `pathlib.Path` is one."""


def languages(folders: Iterable[Folder]) -> tuple[str, ...]:
    """The languages every one of the folders has words in, sorted; () without folders."""
    found = [{file.name[:-4] for file in folder.iterdir() if file.name.endswith(".ftl")} for folder in folders]
    return tuple(sorted(set.intersection(*found))) if found else ()


def text_folders(package: str) -> tuple[Folder, ...]:
    """The folders of words in a package: its own `text` and those of the folders right below it."""
    root = files(package)
    places = [root, *sorted((place for place in root.iterdir() if place.is_dir()), key=lambda place: place.name)]
    return tuple(place / "text" for place in places if (place / "text").is_dir())
