"""The proof scripts of a package."""

import importlib
import pkgutil
from pathlib import Path

from evidence.proof import Script


def scripts(package: str) -> dict[str, Script]:
    """All scripts of a package, by the names of their functions."""
    found: dict[str, Script] = {}
    root = importlib.import_module(package)
    for module in pkgutil.iter_modules(root.__path__, f"{package}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, Script) and value.function.__module__ == module.name:
                if value.name in found:
                    raise ValueError(f"two scripts are called {value.name}")
                found[value.name] = value
    return found


def folder(package: str) -> Path:
    """The folder of a package."""
    return Path(importlib.import_module(package).__path__[0])
