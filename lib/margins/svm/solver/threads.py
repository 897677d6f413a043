"""One thread for linear algebra on small matrices.

The products here take microseconds. BLAS libraries may still wake all cores for them, and wait
for cores that are busy with something else: on a shared machine that takes a hundred times
longer than doing the work.
"""

from contextlib import AbstractContextManager
from functools import cache
from typing import Any

from threadpoolctl import ThreadpoolController


def one_thread() -> AbstractContextManager[Any]:
    """While it lasts, BLAS uses one thread."""
    limited: AbstractContextManager[Any] = _controller().limit(limits=1, user_api="blas")
    return limited


@cache
def _controller() -> Any:
    """Finding the loaded libraries takes milliseconds, so it is done once."""
    return ThreadpoolController()
