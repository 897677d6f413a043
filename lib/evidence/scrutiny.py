"""What the kind of a check promises, and whether the test keeps it."""

import ast
import inspect
import math
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any

from evidence.project import Project

TOOLS = ("numpy", "hypothesis", "pytest", "evidence")


def has_float(value: Any) -> bool:
    """Whether there is a float anywhere in an example; infinity is exact."""
    if isinstance(value, float):
        return not math.isinf(value)
    if isinstance(value, dict):
        return any(map(has_float, value.values()))
    if isinstance(value, list | tuple | set | frozenset):
        return any(map(has_float, value))
    if is_dataclass(value) and not isinstance(value, type):
        return any(has_float(getattr(value, f.name)) for f in fields(value))
    kind = getattr(getattr(value, "dtype", None), "kind", "")
    return kind in ("f", "c") or (kind == "O" and has_float(value.tolist()))


def written_out(value: Any) -> str:
    """All that is in an example. What an object prints of itself may be short."""
    if isinstance(value, dict):
        return str({key: written_out(entry) for key, entry in value.items()})
    if isinstance(value, list | tuple):
        return str([written_out(entry) for entry in value])
    if is_dataclass(value) and not isinstance(value, type):
        return type(value).__name__ + written_out([getattr(value, f.name) for f in fields(value)])
    return repr(value.tolist() if hasattr(value, "dtype") else value)


def has_peer(test: Any, project: Project) -> bool:
    """Whether a test, or a function of its file that it calls, uses a program that is not ours."""
    known = {*TOOLS, *project.modules(), *sys.stdlib_module_names}
    return any(root not in known for root in _roots(test, set()))


def _roots(function: FunctionType, seen: set[FunctionType]) -> Iterator[str]:
    """The packages that a function takes something from."""
    seen.add(function)
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
        elif isinstance(node, ast.Name) and node.id in function.__globals__:
            value = function.__globals__[node.id]
            if isinstance(value, FunctionType) and value.__module__ == function.__module__:
                if value not in seen:
                    yield from _roots(value, seen)
            elif module := inspect.getmodule(value):
                yield module.__name__.partition(".")[0]
