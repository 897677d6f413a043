"""One thread for linear algebra on small matrices.

The products here take microseconds. BLAS libraries may still wake all cores for them, and wait
for cores that are busy with something else: on a shared machine that takes a hundred times
longer than doing the work.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController

from margins.base import lapack


@contextmanager
def one_thread() -> Iterator[None]:
    """While it lasts, BLAS uses one thread. Libraries that do so anyway are left alone."""
    before = [(library, library.get_num_threads()) for library in _libraries()]
    several = [(library, count) for library, count in before if count != 1]
    for library, _ in several:
        library.set_num_threads(1)
    try:
        yield
    finally:
        for library, count in several:
            library.set_num_threads(count)


@cache
def _libraries() -> list[Any]:
    """Finding the loaded libraries takes milliseconds, so it is done once."""
    lapack.load()  # SciPy brings a library of its own
    found: list[Any] = ThreadpoolController().select(user_api="blas").lib_controllers
    return found
