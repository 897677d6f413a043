"""Functions of LAPACK by their names, such as `lapack.dpotrf`, through SciPy.

They are loaded when the first is used: to import them takes longer than most fits.
"""

from types import ModuleType
from typing import Any


def load() -> ModuleType:
    """SciPy's module."""
    from scipy.linalg import lapack

    return lapack  # type: ignore[no-any-return]


def __getattr__(name: str) -> Any:
    globals()[name] = function = getattr(load(), name)
    return function
