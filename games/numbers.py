"""A game in whole numbers, for tools that learn: every move has a number of its own, every state is a row of numbers.

How a state is written is declared once, part by part, and holds both ways: what has been written can be read back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")

Lots: TypeAlias = tuple[tuple[str, str], ...]
"""As in `Setup.lots`."""


class NoRoom(ValueError):
    """A state does not fit into its row; the text names the place."""


@dataclass(frozen=True, slots=True)
class Place:
    """One number of a row: what it says, in words separated by spaces, and its bounds, both included."""

    name: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Layout(Generic[A, B]):
    """How values are written as a row of numbers that always has the same places.

    put: adds the numbers of a value to a list, one a place. read: takes them back, in order.
    """

    places: tuple[Place, ...]
    put: Callable[[A, list[int]], None]
    read: Callable[[Iterator[int]], B]

    def write(self, value: A) -> list[int]:
        """The numbers of a value; NoRoom if one of them is out of its bounds."""
        numbers: list[int] = []
        self.put(value, numbers)
        return numbers


AnyLayout: TypeAlias = Layout[Any, Any]


@dataclass(frozen=True, slots=True)
class Numbers(Generic[A]):
    """What learners' tools need to know of a game at one table.

    actions: all that `moves` ever lists, in its notation without the seat; the place here is the action's number.
    state: a state as a row of numbers, from which the same line is read as `show` gives.
    together: whether several seats may be asked at once.
    deals: all lots that may be drawn before the first move, equally likely.
    """

    actions: tuple[str, ...]
    state: Layout[A, str]
    together: bool = False
    deals: tuple[Lots, ...] = ((),)


def number(low: int, high: int) -> Layout[int, int]:
    """A whole number within bounds."""

    def put(value: int, numbers: list[int]) -> None:
        if not low <= value <= high:
            raise NoRoom(f"{value} is not within {low} to {high}")
        numbers.append(value)

    return Layout((Place("", low, high),), put, next)


def one_of(*values: T) -> Layout[T, T]:
    """One of a few values, by its place among them."""
    place_of = {value: at for at, value in enumerate(values)}
    place = Place("", 0, len(values) - 1)
    return Layout((place,), lambda value, numbers: numbers.append(place_of[value]), lambda row: values[next(row)])


def always(value: T) -> Layout[T, T]:
    """What is fixed before the first move takes no place."""
    return Layout((), lambda *_: None, lambda _: value)


def each(count: int, part: Layout[A, B]) -> Layout[tuple[A, ...], tuple[B, ...]]:
    """So many values of one kind."""
    places = tuple(place for at in range(count) for place in _named(part, at + 1))
    return Layout(places, partial(_put_all, part.put), lambda row: tuple([part.read(row) for _ in range(count)]))


def _put_all(put: Callable[[A, list[int]], None], values: tuple[A, ...], numbers: list[int]) -> None:
    for value in values:
        put(value, numbers)


def up_to(most: int, part: Layout[A, B]) -> Layout[tuple[A, ...], tuple[B, ...]]:
    """No more than so many values of one kind: how many there are, each of them, and 0 in all places that are left."""
    wide = len(part.places)
    places = tuple(Place(place.name, min(0, place.low), max(0, place.high)) for place in each(most, part).places)

    def put(values: tuple[A, ...], numbers: list[int]) -> None:
        if len(values) > most:
            raise NoRoom(f"{len(values)} are more than {most}")
        numbers.append(len(values))
        _put_all(part.put, values, numbers)
        numbers.extend([0] * (wide * (most - len(values))))

    def read(row: Iterator[int]) -> tuple[B, ...]:
        count = next(row)
        found = tuple([part.read(row) for _ in range(count)])
        for _ in range(wide * (most - count)):
            next(row)
        return found

    return Layout((Place("count", 0, most), *places), put, read)


def maybe(part: Layout[A, B]) -> Layout[A | None, B | None]:
    """A value or None."""
    return seen_as(
        up_to(1, part), lambda value: () if value is None else (value,), lambda found: found[0] if found else None
    )


def row(*parts: AnyLayout) -> Layout[tuple[Any, ...], tuple[Any, ...]]:
    """A value of each of these kinds, in order; `called` gives them names."""
    puts = [part.put for part in parts]

    def put(values: tuple[Any, ...], numbers: list[int]) -> None:
        for put_one, value in zip(puts, values, strict=True):
            put_one(value, numbers)

    places = tuple(place for part in parts for place in part.places)
    return Layout(places, put, lambda numbers: tuple([part.read(numbers) for part in parts]))


def record(kind: Callable[..., T], **parts: AnyLayout) -> Layout[T, T]:
    """A dataclass by the names of its fields; all must be given."""
    inside = row(*(called(name, part) for name, part in parts.items()))
    return seen_as(
        inside,
        lambda value: tuple([getattr(value, name) for name in parts]),
        lambda found: kind(**dict(zip(parts, found, strict=True))),
    )


def seen_as(part: Layout[A, B], before: Callable[[T], A], after: Callable[[B], Any]) -> Layout[T, Any]:
    """Values that are written as others: `before` makes those of them, `after` goes back."""
    return Layout(
        part.places,
        lambda value, numbers: part.put(before(value), numbers),
        lambda numbers: after(part.read(numbers)),
    )


def called(name: str, part: Layout[A, B]) -> Layout[A, B]:
    """The same, every place of it named by what it is a part of; NoRoom says it too."""

    def put(value: A, numbers: list[int]) -> None:
        try:
            part.put(value, numbers)
        except NoRoom as full:
            raise NoRoom(f"{name}: {full}") from None

    return Layout(_named(part, name), put, part.read)


def _named(part: AnyLayout, name: str | int) -> tuple[Place, ...]:
    return tuple(Place(f"{name} {place.name}".rstrip(), place.low, place.high) for place in part.places)
