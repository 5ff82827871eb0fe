"""A configuration written out as TOML, with a comment a field; reading it gives the same configuration."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import msgspec.inspect as inspect

from console.config import Config
from hardware.config_errors import allowed, plain

HEAD = "# The effective configuration. A line that is left out has its default.\n"


def dump_commented(config: Config) -> str:
    """All fields with their meaning and what is allowed; `load` reads it back equal."""
    lines = _table(inspect.type_info(Config), msgspec.to_builtins(config), "")
    return HEAD + "\n".join(lines) + "\n"


def _table(info: inspect.Type, data: Mapping[str, Any], name: str) -> Iterator[str]:
    """Fields first and tables after them, as TOML wants it."""
    info = plain(info)
    assert isinstance(info, inspect.StructType)
    inner = [field for field in info.fields if _is_table(field.type, data[field.encode_name])]
    for field in info.fields:
        if field not in inner:
            yield from ("", f"# {_comment(field.type)}", *_assignment(field.encode_name, data[field.encode_name]))
    for field in inner:
        yield from _inner(field.type, data[field.encode_name], f"{name}{field.encode_name}")


def _inner(info: inspect.Type, data: Any, name: str) -> Iterator[str]:
    if isinstance(data, dict):
        yield from ("", "", f"[{name}]", *_table(info, data, f"{name}."))
        return
    yield from ("", f"# {_comment(info)}")
    for item in data:
        yield f"[[{name}]]"
        for key, value in item.items():
            yield from _assignment(key, value)


def _is_table(info: inspect.Type, data: Any) -> bool:
    info = plain(info)
    return isinstance(info, inspect.StructType) or (isinstance(data, (list, tuple)) and any(map(_is_dict, data)))


def _is_dict(value: object) -> bool:
    return isinstance(value, dict)


def _comment(info: inspect.Type) -> str:
    schema = info.extra_json_schema if isinstance(info, inspect.Metadata) else None
    meaning = (schema or {}).get("description", "")
    return f"{meaning} ({allowed(info)})"


def _assignment(key: str, value: Any) -> tuple[str, ...]:
    return () if value is None else (f"{key} = {_toml(value)}",)


def _toml(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value)
