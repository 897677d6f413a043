"""What the library offers, found by looking: its modules, functions and methods."""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import margins


def modules() -> list[ModuleType]:
    """All modules of the library, but for the proof scripts, which only pages run."""
    names = [module.name for module in pkgutil.walk_packages(margins.__path__, "margins.")]
    return [importlib.import_module(n) for n in names if not n.startswith("margins.proofs")]


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__call__"


def functions(*, without: tuple[str, ...]) -> Iterator[tuple[str, Callable[..., Any]]]:
    """All public functions and methods, by their names below `margins`, except those of modules
    whose names begin as said."""
    for module in modules():
        if module.__name__.startswith(without):
            continue
        for name, value in vars(module).items():
            if not is_public(name) or getattr(value, "__module__", None) != module.__name__:
                continue
            short = f"{module.__name__.removeprefix('margins.')}.{name}"
            if inspect.isfunction(value):
                yield short, value
            elif inspect.isclass(value):
                for part, method in vars(value).items():
                    if is_public(part) and inspect.isfunction(method):
                        yield f"{short}.{part}", method
