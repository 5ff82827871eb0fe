"""Sentences for what is wrong in a configuration: unknown keys with a suggestion, wrong values with what is allowed.

A place in the document is a tuple of keys and list positions; in sentences lists are counted from 1.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, TypeAlias

import msgspec.inspect as inspect

Keys: TypeAlias = tuple[str | int, ...]
ALLOWED = "allowed"
"""In the `extra` of a type: what its values may be, where the type's own limits are nothing to read for people."""


def find_unknown(struct: type, data: Mapping[str, Any]) -> str | None:
    """A sentence about the first key that the struct does not have, None if it has all."""
    whole = inspect.type_info(struct)
    for keys, key, table in _unknown(whole, data, ()):
        return f"there is no key {dotted((*keys, key))}; {_suggestion(whole, keys, key, table)}"
    return None


def explain(struct: type, data: Mapping[str, Any], error: str) -> tuple[Keys, str]:
    """The place in the data that msgspec's validation error means, and a sentence of our own about it."""
    whole = inspect.type_info(struct)
    message, _, path = error.partition(" - at `")
    keys: Keys = tuple(int(at) if at else key for key, at in re.findall(r"\.(\w+)|\[(\d+)\]", path))
    if missing := re.search(r"missing required field `(\w+)`", message):
        wanted = allowed(_at(whole, (*keys, missing[1])))
        return keys, f"{dotted((*keys, missing[1]))} is missing; it must be {wanted}."
    value = _value(data, keys)
    return keys, f"{dotted(keys)} = {_short(value)} is not allowed; it must be {allowed(_at(whole, keys))}."


def has_key(data: Any, keys: Sequence[str | int]) -> bool:
    """Whether the document says something at this place."""
    try:
        _value(data, keys)
    except (KeyError, IndexError, TypeError):
        return False
    return True


def dotted(keys: Sequence[str | int]) -> str:
    """The place as written in a sentence: panel.seats[2].stay is of the second seat."""
    text = "".join(f"[{key + 1}]" if isinstance(key, int) else f".{_as_key(key)}" for key in keys)
    return text.removeprefix(".")


def _as_key(key: str) -> str:
    """A key as TOML writes it: quoted where it is not plain."""
    return key if re.fullmatch("[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def allowed(info: inspect.Type) -> str:
    """What a value of this type may be."""
    if isinstance(info, inspect.Metadata) and info.extra and ALLOWED in info.extra:
        return str(info.extra[ALLOWED])
    match plain(info):
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            return _either([str(value) if isinstance(value, int) else f'"{value}"' for value in values])
        case inspect.IntType() as number:
            return f"a whole number{_range(number)}"
        case inspect.FloatType() as number:
            return f"a number{_range(number)}"
        case inspect.StrType() as text:
            return f"a text{_length(text)}"
        case inspect.UnionType(types=types):
            return _either([allowed(one) for one in types if not isinstance(one, inspect.NoneType)])
        case inspect.VarTupleType() as many:
            return f"a list of at most {many.max_length}, each of them {allowed(many.item_type)}"
        case _:
            return "a table"


def plain(info: inspect.Type) -> inspect.Type:
    """The type without its description."""
    return plain(info.type) if isinstance(info, inspect.Metadata) else info


def _range(number: inspect.IntType | inspect.FloatType) -> str:
    return "" if number.ge is None or number.le is None else f" from {number.ge:g} to {number.le:g}"


def _length(text: inspect.StrType) -> str:
    return f" of {text.min_length or 0} to {text.max_length} characters" if text.max_length else ""


def _either(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False) if isinstance(value, (bool, str)) else f"{value!r}"
    return text if len(text) <= 60 else text[:59] + "…"


def _unknown(info: inspect.Type, data: Any, keys: Keys) -> Iterator[tuple[Keys, str, inspect.StructType]]:
    info = plain(info)
    if isinstance(info, inspect.StructType) and isinstance(data, dict):
        fields = {field.encode_name: field.type for field in info.fields}
        for key, value in data.items():
            if key in fields:
                yield from _unknown(fields[key], value, (*keys, key))
            else:
                yield keys, key, info
    elif isinstance(info, inspect.VarTupleType) and isinstance(data, list):
        for at, item in enumerate(data):
            yield from _unknown(info.item_type, item, (*keys, at))


def _suggestion(whole: inspect.Type, keys: Keys, key: str, table: inspect.StructType) -> str:
    """The likeliest key in the same table, else in any table, else all that this table has."""
    here = {field.encode_name: (*keys, field.encode_name) for field in table.fields}
    for places in (here, dict(_leaves(whole, ()))):
        if close := get_close_matches(key, places, 1, cutoff=0.7):
            return f"did you mean {dotted(places[close[0]])}?"
    return f"allowed here: {', '.join(here)}."


def _leaves(info: inspect.Type, keys: Keys) -> Iterator[tuple[str, Keys]]:
    info = plain(info)
    for field in info.fields if isinstance(info, inspect.StructType) else ():
        yield field.encode_name, (*keys, field.encode_name)
        yield from _leaves(field.type, (*keys, field.encode_name))


def _at(info: inspect.Type, keys: Keys) -> inspect.Type:
    for key in keys:
        info = plain(info)
        if isinstance(info, inspect.StructType):
            info = {field.encode_name: field.type for field in info.fields}[str(key)]
        elif isinstance(info, inspect.VarTupleType):
            info = info.item_type
    return info


def _value(data: Any, keys: Sequence[str | int]) -> Any:
    for key in keys:
        data = data[key]
    return data
